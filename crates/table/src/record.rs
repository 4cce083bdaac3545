//! Records as text: one JSON line for the header, then one a step. Whoever holds a record can play the game again.

use crate::dealer::Luck;
use crate::session::Step;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use thiserror::Error;

/// The format this version writes, and the newest it reads.
pub const FORMAT: u64 = 1;
/// The longest line a record may have, in bytes.
pub const MAX_LINE_BYTES: usize = 1 << 20;
/// The most steps a record may have.
pub const MAX_STEPS: usize = 100_000;

/// What the first line of every record says it is: `"getaway":"record"`.
const MARK: &str = "record";

/// What must be known before the first step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header<S> {
    /// The id of the edition.
    pub game: String,
    /// The version of the rules it was played by.
    pub ruleset: u32,
    pub setup: S,
    /// The luck that the start asked for.
    pub start: Vec<Luck>,
}

/// Why a text is not a record we can read, or a game cannot be written as one. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    #[error("the record is empty")]
    Empty,
    #[error("line 1: this is not a record: it does not begin with \"getaway\":\"record\"")]
    NotARecord,
    #[error("line 1: the record has format {format}, but this version reads only up to {FORMAT}")]
    TooNew { format: u64 },
    #[error("line {line}: {why}")]
    BadLine { line: usize, why: String },
    #[error("line {line}: the line is longer than {MAX_LINE_BYTES} bytes")]
    LongLine { line: usize },
    #[error("line {line}: a record has at most {MAX_STEPS} steps")]
    TooManySteps { line: usize },
}

impl RecordError {
    /// The line at fault, counted from 1.
    pub fn line(&self) -> usize {
        match *self {
            RecordError::Empty | RecordError::NotARecord | RecordError::TooNew { .. } => 1,
            RecordError::BadLine { line, .. }
            | RecordError::LongLine { line }
            | RecordError::TooManySteps { line } => line,
        }
    }
}

#[derive(Serialize)]
struct HeaderOut<'a, S> {
    getaway: &'static str,
    format: u64,
    game: &'a str,
    ruleset: u32,
    setup: &'a S,
    start: &'a [Luck],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderIn<S> {
    #[serde(rename = "getaway")]
    _mark: String,
    #[serde(rename = "format")]
    _format: u64,
    game: String,
    ruleset: u32,
    setup: S,
    start: Vec<Luck>,
}

/// Writes a record that [`read_record`] reads back, or says why it would not.
pub fn write_record<S: Serialize, C: Serialize>(
    header: &Header<S>,
    steps: &[Step<C>],
) -> Result<String, RecordError> {
    if steps.len() > MAX_STEPS {
        return Err(RecordError::TooManySteps {
            line: MAX_STEPS + 2,
        });
    }
    let header = HeaderOut {
        getaway: MARK,
        format: FORMAT,
        game: &header.game,
        ruleset: header.ruleset,
        setup: &header.setup,
        start: &header.start,
    };
    let mut text = String::new();
    write_line(&mut text, 1, &header)?;
    for (line, step) in (2..).zip(steps) {
        write_line(&mut text, line, step)?;
    }
    Ok(text)
}

fn write_line<T: Serialize>(text: &mut String, line: usize, value: &T) -> Result<(), RecordError> {
    let json = serde_json::to_string(value).map_err(|error| bad_line(line, &error))?;
    if json.len() > MAX_LINE_BYTES {
        return Err(RecordError::LongLine { line });
    }
    text.push_str(&json);
    text.push('\n');
    Ok(())
}

/// Reads a record. Blank lines at its end do no harm.
pub fn read_record<S: DeserializeOwned, C: DeserializeOwned>(
    text: &str,
) -> Result<(Header<S>, Vec<Step<C>>), RecordError> {
    let mut lines = (1..).zip(text.trim_end().lines());
    let (_, first) = lines.next().ok_or(RecordError::Empty)?;
    let header = read_header(first)?;
    let mut steps = Vec::new();
    for (line, json) in lines {
        if steps.len() == MAX_STEPS {
            return Err(RecordError::TooManySteps { line });
        }
        steps.push(read_line(line, json)?);
    }
    Ok((header, steps))
}

/// The id of the game that a record is of, whichever that is.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    let first = text.lines().next().ok_or(RecordError::Empty)?;
    let header: Header<serde::de::IgnoredAny> = read_header(first)?;
    Ok(header.game)
}

fn read_header<S: DeserializeOwned>(json: &str) -> Result<Header<S>, RecordError> {
    #[derive(Deserialize)]
    struct Mark {
        getaway: String,
    }
    #[derive(Deserialize)]
    struct Format {
        format: u64,
    }

    // A newer header may hold anything but these two, so they are read first.
    match read_line(1, json) {
        Ok(Mark { getaway }) if getaway == MARK => {}
        Err(long @ RecordError::LongLine { .. }) => return Err(long),
        _ => return Err(RecordError::NotARecord),
    }
    let Format { format } = read_line(1, json)?;
    match format {
        FORMAT => {}
        0 => {
            let why = "there is no format 0".to_owned();
            return Err(RecordError::BadLine { line: 1, why });
        }
        _ => return Err(RecordError::TooNew { format }),
    }
    let HeaderIn {
        game,
        ruleset,
        setup,
        start,
        ..
    } = read_line(1, json)?;
    Ok(Header {
        game,
        ruleset,
        setup,
        start,
    })
}

fn read_line<T: DeserializeOwned>(line: usize, json: &str) -> Result<T, RecordError> {
    if json.len() > MAX_LINE_BYTES {
        return Err(RecordError::LongLine { line });
    }
    if json.trim().is_empty() {
        let why = "the line is blank".to_owned();
        return Err(RecordError::BadLine { line, why });
    }
    serde_json::from_str(json).map_err(|error| bad_line(line, &error))
}

/// serde_json tells the place inside the text it was given, always line 1 here: only the column is of use.
fn bad_line(line: usize, error: &serde_json::Error) -> RecordError {
    let full = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let why = match full.strip_suffix(&place) {
        Some(what) => format!("{what} (column {})", error.column()),
        None => full,
    };
    RecordError::BadLine { line, why }
}
