//! Records of games: writing one, and playing one again.

use crate::command::Command;
use crate::content::content;
use crate::game::Rivals;
use crate::refusal::Refusal;
use crate::rules::{Setup, SetupProblem};
use std::sync::Arc;
use table::{Header, RecordError, ReplayError, Session, read_record, write_record};
use thiserror::Error;

/// A game of HEIST being played, with what has happened in it.
pub type RivalsSession = Session<Arc<Rivals>>;

/// Why a record cannot be played again.
#[derive(Debug, Error)]
pub enum BadRecord {
    #[error(transparent)]
    Text(#[from] RecordError),
    #[error(
        "line 1: the record was played by ruleset {found}, but this version knows only {known}"
    )]
    OtherRuleset { found: u32, known: u32 },
    #[error("line 1: the record is of the game \"{0}\"")]
    OtherGame(String),
    #[error("line 1: {}", sentences(.0))]
    Setup(Vec<SetupProblem>),
    #[error("line {line}: {error}")]
    Step {
        line: usize,
        error: ReplayError<Refusal>,
    },
}

fn sentences(problems: &[SetupProblem]) -> String {
    let sentences: Vec<String> = problems.iter().map(SetupProblem::to_string).collect();
    sentences.join("; ")
}

impl BadRecord {
    /// The line at fault, counted from 1.
    pub fn line(&self) -> usize {
        match self {
            BadRecord::Text(error) => error.line(),
            BadRecord::Step { line, .. } => *line,
            _ => 1,
        }
    }
}

/// The game as a record. It tells everything: every hand and every secret can be read from it.
pub fn write(session: &RivalsSession) -> Result<String, RecordError> {
    let header = Header {
        game: content().id.clone(),
        ruleset: content().ruleset,
        setup: session.game().setup,
        start: session.start_answers().to_vec(),
    };
    write_record(&header, session.steps())
}

/// Plays a record again up to its end.
pub fn read(text: &str) -> Result<RivalsSession, BadRecord> {
    let game = table::game_of(text)?;
    if game != content().id {
        return Err(BadRecord::OtherGame(game));
    }
    let (header, steps) = read_record::<Setup, Command>(text)?;
    if header.ruleset != content().ruleset {
        return Err(BadRecord::OtherRuleset {
            found: header.ruleset,
            known: content().ruleset,
        });
    }
    let game = Arc::new(Rivals::new(header.setup).map_err(BadRecord::Setup)?);
    Session::replay(game, header.start, steps).map_err(|error| {
        // The header is line 1, so the first step is on line 2.
        let line = match &error {
            ReplayError::Start { .. } => 1,
            ReplayError::Refused { step, .. }
            | ReplayError::Luck { step, .. }
            | ReplayError::UndoneLuck { step } => step + 2,
        };
        BadRecord::Step { line, error }
    })
}
