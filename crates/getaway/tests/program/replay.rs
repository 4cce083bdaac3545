use crate::kit::{complaint, random_record, run, run_with, said};
use std::sync::LazyLock;

static RECORD: LazyLock<String> = LazyLock::new(|| random_record("the-startup-job", 11));

fn replay(record: &str) -> std::process::Output {
    run_with(&["replay", "-"], record.as_bytes())
}

/// The complaint about a record names this line and says this.
fn named(record: &str, line: usize, what: &str) {
    let output = replay(record);
    let complaint = complaint(&output);
    assert!(complaint.contains(&format!("line {line}:")), "{complaint}");
    assert!(complaint.contains(what), "{complaint}");
}

/// The record with one line changed.
fn with_line(line: usize, change: impl Fn(&str) -> String) -> String {
    let lines = (1..).zip(RECORD.lines());
    let lines = lines.map(|(n, text)| match n == line {
        true => change(text),
        false => text.to_owned(),
    });
    lines.map(|line| line + "\n").collect()
}

#[test]
fn a_record_in_a_file_is_told_as_a_story() {
    let file = std::env::temp_dir().join(format!("getaway-replay-{}", std::process::id()));
    std::fs::write(&file, &*RECORD).unwrap();
    let output = run(&["replay", file.to_str().unwrap()]);
    std::fs::remove_file(&file).unwrap();
    let story = said(&output);
    assert!(story.starts_with("The Startup Job, Tech Lab\n"));
    assert!(story.contains("\nPlanning\n  "));
    assert!(story.contains("\n\nRound 1\n  "));
    assert!(story.contains("\n\nEscape\n"));
}

#[test]
fn half_a_record_is_half_a_story() {
    let half: String = RECORD
        .lines()
        .take(6)
        .map(|line| format!("{line}\n"))
        .collect();
    let output = replay(&half);
    assert!(said(&output).contains("The heist has not begun."));
}

#[test]
fn a_record_that_was_cut_is_named() {
    let cut = &RECORD[..RECORD.trim_end().len() - 5];
    named(cut, RECORD.lines().count(), "");
    named(&RECORD[..50], 1, "");
    let output = replay("");
    assert!(complaint(&output).contains("the record is empty"));
}

#[test]
fn a_record_that_was_edited_is_named() {
    let answer = |_: &str| r#"{"seat":0,"do":{"do":"accept"}}"#.to_owned();
    named(&with_line(3, answer), 3, "the rules refuse this");

    let with_luck = (1..)
        .zip(RECORD.lines())
        .find(|(n, line)| *n > 1 && line.contains("\"luck\""))
        .map(|(n, _)| n)
        .unwrap();
    let shortened = |line: &str| line.split(",\"luck\"").next().unwrap().to_owned() + "}";
    named(&with_line(with_luck, shortened), with_luck, "luck");
    let undone = |line: &str| line.strip_suffix('}').unwrap().to_owned() + ",\"undone\":true}";
    named(&with_line(with_luck, undone), with_luck, "marked undone");
    named(&with_line(4, |_| "garbage".to_owned()), 4, "");
    named(&with_line(4, |_| String::new()), 4, "blank");
}

#[test]
fn a_record_that_is_too_new_is_named() {
    let newer = |from: &'static str, to: &'static str| with_line(1, |line| line.replace(from, to));
    named(&newer("\"format\":1", "\"format\":2"), 1, "format 2");
    named(&newer("\"ruleset\":2", "\"ruleset\":9"), 1, "ruleset 9");
    named(
        &newer("\"game\":\"master-heist\"", "\"game\":\"chess\""),
        1,
        "chess",
    );
    named(&newer("the-startup-job", "the-next-job"), 1, "the-next-job");
    named(&newer("\"record\"", "\"recording\""), 1, "not a record");
}

#[test]
fn what_is_no_text_is_named() {
    let mut bytes = RECORD.as_bytes().to_vec();
    let second = RECORD.find('\n').unwrap() + 3;
    bytes[second] = 0xff;
    let output = run_with(&["replay", "-"], &bytes);
    assert!(complaint(&output).contains("line 2: this is not text"));
}

#[test]
fn a_file_that_is_not_there_or_too_big_is_named() {
    let output = run(&["replay", "no-such-record"]);
    assert!(complaint(&output).contains("no-such-record"));
    let output = run_with(&["replay", "-"], &vec![b'\n'; (32 << 20) + 1]);
    assert!(complaint(&output).contains("longer than 32 MiB"));
}
