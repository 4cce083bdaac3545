use crate::toy::{ANN, BEN, Do, table_after};
use table::record::{MAX_LINE_BYTES, MAX_STEPS};
use table::{Header, Luck, RecordError, Step, read_record, write_record};

const RECORD: &str = r#"{"getaway":"record","format":1,"game":"pot","ruleset":1,"setup":{"map":"A1"},"start":[{"draw":1},{"draw":0},{"draw":0}]}
{"seat":0,"do":{"put":2},"undone":true}
{"seat":1,"do":"roll","luck":[{"roll":3}]}
"#;

type Setup = std::collections::BTreeMap<String, String>;
type Read = Result<(Header<Setup>, Vec<Step<Do>>), RecordError>;

fn read(text: &str) -> Read {
    read_record(text)
}

fn header() -> Header<Setup> {
    Header {
        game: "pot".into(),
        ruleset: 1,
        setup: [("map".into(), "A1".into())].into(),
        start: vec![Luck::Draw(1), Luck::Draw(0), Luck::Draw(0)],
    }
}

/// Ann puts coins in and takes them back; Ben rolls.
fn steps() -> Vec<Step<Do>> {
    let mut session = table_after([], [(ANN, Do::Put(2))]);
    session.undo(ANN).unwrap();
    let mut dealer = table::ScriptedDealer::new([3], []);
    session.act(BEN, Do::Roll, &mut dealer, &mut ()).unwrap();
    session.steps().to_vec()
}

/// The record with one of its lines (counted from 1) replaced.
fn with_line(number: usize, new: &str) -> String {
    let mut lines: Vec<&str> = RECORD.lines().collect();
    lines[number - 1] = new;
    lines.join("\n")
}

fn why(read: Read) -> (usize, String) {
    match read.unwrap_err() {
        RecordError::BadLine { line, why } => (line, why),
        other => panic!("expected a bad line, got {other:?}"),
    }
}

#[test]
fn a_record_reads_like_this() {
    assert_eq!(write_record(&header(), &steps()).unwrap(), RECORD);
}

#[test]
fn a_record_is_read_back_as_written() {
    assert_eq!(read(RECORD), Ok((header(), steps())));
}

#[test]
fn the_end_of_the_text_is_forgiving() {
    for text in [
        RECORD.trim_end().to_owned(),
        format!("{RECORD}\n  \n\n"),
        RECORD.replace('\n', "\r\n"),
    ] {
        assert_eq!(read(&text), Ok((header(), steps())), "{text:?}");
    }
}

#[test]
fn nothing_is_not_a_record() {
    for text in ["", "\n", " \n\n"] {
        assert_eq!(read(text), Err(RecordError::Empty));
    }
}

#[test]
fn another_text_is_not_a_record() {
    for first in [
        "hello",
        "[]",
        "{}",
        r#"{"getaway":"map"}"#,
        r#"{"getaway":1}"#,
        "",
    ] {
        assert_eq!(read(&with_line(1, first)), Err(RecordError::NotARecord));
    }
}

#[test]
fn a_newer_record_is_said_to_be_newer_whatever_else_it_holds() {
    let text = with_line(1, r#"{"getaway":"record","format":2,"surprise":[]}"#);
    let error = read(&text).unwrap_err();
    assert_eq!(error, RecordError::TooNew { format: 2 });
    assert_eq!(
        error.to_string(),
        "line 1: the record has format 2, but this version reads only up to 1"
    );
}

#[test]
fn a_header_must_be_whole() {
    let (line, why_not) = why(read(&with_line(1, r#"{"getaway":"record","format":1}"#)));
    assert_eq!(line, 1);
    assert!(why_not.contains("missing field `game`"), "{why_not}");
    let (line, _) = why(read(&with_line(1, r#"{"getaway":"record","format":0}"#)));
    assert_eq!(line, 1);
    let (line, _) = why(read(&with_line(1, r#"{"getaway":"record"}"#)));
    assert_eq!(line, 1);
}

#[test]
fn a_header_with_an_unknown_word_is_bad() {
    let text = RECORD.replacen("\"ruleset\"", "\"mood\":1,\"ruleset\"", 1);
    let (line, why_not) = why(read(&text));
    assert_eq!(line, 1);
    assert!(why_not.contains("mood"), "{why_not}");
}

#[test]
fn a_bad_step_is_named_by_its_line_and_column() {
    let (line, why_not) = why(read(&with_line(3, r#"{"seat":1,"do":"fly"}"#)));
    assert_eq!(line, 3);
    assert!(why_not.contains("fly"), "{why_not}");
    assert!(why_not.ends_with("(column 20)"), "{why_not}");
}

#[test]
fn a_step_with_an_unknown_word_is_bad() {
    let (line, why_not) = why(read(&with_line(
        3,
        r#"{"seat":1,"do":"roll","lukc":[{"roll":3}]}"#,
    )));
    assert_eq!(line, 3);
    assert!(why_not.contains("lukc"), "{why_not}");
}

#[test]
fn a_blank_line_amid_the_steps_is_bad() {
    assert_eq!(
        why(read(&with_line(2, ""))),
        (2, "the line is blank".to_owned())
    );
}

#[test]
fn a_deeply_nested_line_is_bad_and_harmless() {
    let (line, _) = why(read(&with_line(2, &"[".repeat(100_000))));
    assert_eq!(line, 2);
}

#[test]
fn lines_have_a_limit() {
    let step = r#"{"seat":0,"do":"roll","luck":[{"roll":3}]}"#;
    let filled = |bytes: usize| format!("{}{step}", " ".repeat(bytes - step.len()));
    assert!(read(&with_line(2, &filled(MAX_LINE_BYTES))).is_ok());
    let error = read(&with_line(2, &filled(MAX_LINE_BYTES + 1))).unwrap_err();
    assert_eq!(error, RecordError::LongLine { line: 2 });
    let error = read(&" ".repeat(MAX_LINE_BYTES)).unwrap_err();
    assert_eq!(error, RecordError::Empty);
    let long_header = format!("{}{{}}", " ".repeat(MAX_LINE_BYTES));
    assert_eq!(read(&long_header), Err(RecordError::LongLine { line: 1 }));
}

#[test]
fn steps_have_a_limit() {
    let mut steps = vec![steps()[0].clone(); MAX_STEPS];
    let text = write_record(&header(), &steps).unwrap();
    assert_eq!(read(&text).unwrap().1.len(), MAX_STEPS);

    let error = RecordError::TooManySteps {
        line: MAX_STEPS + 2,
    };
    let one_more = format!("{text}{}\n", text.lines().last().unwrap());
    assert_eq!(read(&one_more), Err(error.clone()));
    steps.push(steps[0].clone());
    assert_eq!(write_record(&header(), &steps), Err(error));
}

#[test]
fn what_could_not_be_read_back_is_not_written() {
    let mut header = header();
    header
        .setup
        .insert("map".into(), "x".repeat(MAX_LINE_BYTES));
    assert_eq!(
        write_record(&header, &steps()),
        Err(RecordError::LongLine { line: 1 })
    );
}

#[test]
fn every_error_knows_its_line() {
    assert_eq!(RecordError::NotARecord.line(), 1);
    assert_eq!(RecordError::LongLine { line: 7 }.line(), 7);
}
