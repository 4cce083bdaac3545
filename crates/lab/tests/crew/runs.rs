//! Results depend on the plan and on nothing else.

use crate::kit::{plan, play_some, threads};
use bots::Level;
use lab::crew::{DamagedResults, Results, run_all};

const SCENARIOS: [&str; 2] = ["the-inclusion-job", "the-greedy-prisoner"];

fn texts(results: &Results) -> (String, String) {
    (results.json(), results.csv())
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for (bot, heists) in [(Level::Random, 40), (Level::Scripted, 8)] {
        let play = |count| run_all(plan(bot, heists, &SCENARIOS), threads(count)).unwrap();
        let alone = play(1);
        assert!(alone.complete());
        assert_eq!(texts(&alone), texts(&play(2)));
        assert_eq!(texts(&alone), texts(&play(5)));
    }
}

#[test]
fn search_by_numbers_is_the_same_on_any_thread() {
    let play = |count| run_all(plan(Level::Search, 2, &SCENARIOS[..1]), threads(count)).unwrap();
    assert_eq!(texts(&play(1)), texts(&play(2)));
}

#[test]
fn another_seed_gives_other_heists() {
    let play = |seed| {
        let plan = lab::crew::Plan {
            seed,
            ..plan(Level::Random, 20, &SCENARIOS[..1])
        };
        run_all(plan, threads(2)).unwrap().csv()
    };
    assert_ne!(play(1), play(2));
}

#[test]
fn a_run_that_was_stopped_and_goes_on_is_the_run_that_was_not() {
    let whole = run_all(plan(Level::Random, 40, &SCENARIOS), threads(2)).unwrap();
    let mut part = Results::new(plan(Level::Random, 40, &SCENARIOS)).unwrap();
    for count in [0, 1, 20, 35] {
        part = play_some(part, count);
        assert!(!part.complete());
        let (json, csv) = texts(&part);
        part = Results::read(&json, &csv).unwrap();
        assert_eq!(texts(&part), (json, csv));
    }
    let part = play_some(part, u64::MAX);
    assert_eq!(texts(&part), texts(&whole));
}

/// Older editions have other tracks, crews and endings; their results are kept and read like any other.
#[test]
fn a_run_over_older_editions_goes_on_as_well() {
    const OLDER: [&str; 3] = [
        "masters-of-the-heist/the-exhibition-job",
        "your-last-heist/the-smuggler-tip",
        "your-last-heist-draft/the-chateau",
    ];
    for (bot, heists, scenarios) in [
        (Level::Random, 15, &OLDER[..]),
        (Level::Scripted, 3, &OLDER[2..]),
    ] {
        let plan = || plan(bot, heists, scenarios);
        let whole = run_all(plan(), threads(2)).unwrap();
        assert!(whole.complete());
        let part = play_some(Results::new(plan()).unwrap(), u64::from(heists) - 1);
        let (json, csv) = texts(&part);
        let part = play_some(Results::read(&json, &csv).unwrap(), u64::MAX);
        assert_eq!(texts(&part), texts(&whole));
    }
}

#[test]
fn a_run_may_go_on_for_longer_than_it_was_meant_to() {
    let whole = run_all(plan(Level::Random, 30, &SCENARIOS), threads(2)).unwrap();
    let mut part = run_all(plan(Level::Random, 12, &SCENARIOS), threads(2)).unwrap();
    let longer = plan(Level::Random, 30, &SCENARIOS);
    assert!(longer.continues(&part.plan));
    part.plan = longer;
    let part = play_some(part, u64::MAX);
    assert_eq!(texts(&part), texts(&whole));
}

#[test]
fn only_the_same_plan_goes_on() {
    let first = plan(Level::Random, 30, &SCENARIOS);
    let mut seed = first.clone();
    seed.seed += 1;
    assert!(!seed.continues(&first));
    assert!(!plan(Level::Scripted, 30, &SCENARIOS).continues(&first));
    assert!(!plan(Level::Random, 30, &SCENARIOS[..1]).continues(&first));
}

#[test]
fn rows_the_results_do_not_know_of_are_played_again() {
    let part = play_some(
        Results::new(plan(Level::Random, 40, &SCENARIOS)).unwrap(),
        10,
    );
    let older = part.json();
    let more = play_some(part.clone(), 10).csv();
    assert!(more.lines().count() > part.csv().lines().count());
    assert!(Results::read(&older, &more) == Ok(part));
}

#[test]
fn damaged_files_are_named_as_such() {
    let results = run_all(plan(Level::Random, 5, &SCENARIOS[..1]), threads(1)).unwrap();
    let (json, csv) = texts(&results);
    let read = |json: &str, csv: &str| Results::read(json, csv).expect_err("damaged");
    assert!(matches!(read("", &csv), DamagedResults::Json(_)));
    assert!(matches!(
        read(&json[..json.len() / 2], &csv),
        DamagedResults::Json(_)
    ));
    let other = json.replacen("\"format\": 1", "\"format\": 9", 1);
    assert_eq!(read(&other, &csv), DamagedResults::Format(9));
    let mut lines: Vec<&str> = csv.lines().collect();
    lines.remove(2);
    assert!(matches!(
        read(&json, &lines.join("\n")),
        DamagedResults::Rows(_)
    ));
    assert!(matches!(read(&json, ""), DamagedResults::Rows(_)));
    lines.truncate(2);
    assert!(matches!(
        read(&json, &lines.join("\n")),
        DamagedResults::Rows(_)
    ));
    let nonsense = csv.replacen(",lost,", ",maybe,", 1);
    assert!(matches!(read(&json, &nonsense), DamagedResults::Csv(_)));
    let stranger = csv.replacen("\n0,", "\n4,", 1);
    assert!(matches!(read(&json, &stranger), DamagedResults::Rows(_)));
}
