//! Each section of HEIST's rulebook, each ruling, option and card has a test, and `docs/coverage.md` says so.
//!
//! A line `// covers:` above a test cites what it proves. Which test proves what is written into `target/coverage` on every
//! run. `GETAWAY_WRITE_COVERAGE=1 cargo test -p rivals --test coverage` redraws the summary.

use coverage::{Citations, Coverage, Rulebook, Topic, TopicGroup, summary};
use rivals::{Rules, content};
use std::path::{Path, PathBuf};

const SECTIONS: [(&str, &str); 16] = [
    ("components", "Components"),
    ("setup", "Setup"),
    ("your-turn", "Your turn"),
    ("evaluate-skill", "1. Evaluate skill"),
    ("get-help", "2. Get help"),
    ("come-over", "2. Get help: coming over"),
    ("draw-tokens", "3. Draw tokens"),
    ("play-tricks", "4. Play tricks"),
    ("resolve", "5. Resolve"),
    ("failure", "Failure"),
    ("success", "Success"),
    ("prepare", "6. Prepare"),
    ("end-of-round", "End of the round"),
    ("end-of-game", "End game"),
    ("scoring", "Scoring"),
    ("hidden", "What nobody may know"),
];

/// Our rulings, by the number of the question, in a few words.
const RULINGS: [(u8, &str); 39] = [
    (1, "the alternative is chosen before help"),
    (2, "two skills are added"),
    (3, "coming over is paid after the reveal"),
    (4, "who is there helps free"),
    (5, "what cannot be done of an assist is skipped"),
    (6, "the discard pile becomes the deck"),
    (7, "tokens of earlier tests refill the bag"),
    (8, "a mandatory obstacle stays"),
    (9, "when a job is completed"),
    (10, "whose next test an assist means"),
    (11, "tokens that wait"),
    (12, "added tokens fall on a random face"),
    (13, "removed tokens go to the supply"),
    (14, "an empty supply"),
    (15, "tokens that are looked at are public"),
    (16, "assists are not seen before the alternative is chosen"),
    (17, "the others do not draw"),
    (18, "no discarding before drawing"),
    (19, "tricks with cheese after a success"),
    (20, "which tricks teach"),
    (21, "Never Again"),
    (22, "lent skills"),
    (23, "the order of heat and returned tokens"),
    (24, "two to four players"),
    (25, "heat tokens for each space"),
    (26, "the starting player stays"),
    (28, "empty hands"),
    (29, "ties in secrets"),
    (30, "a revealed assist is not taken back"),
    (31, "hands above five"),
    (32, "Smash & Grab"),
    (33, "Light Sabotage"),
    (34, "all numbers are added"),
    (35, "added cards count from the next test on"),
    (36, "which bottoms are optional"),
    (37, "no token to remove"),
    (38, "nobody helps himself"),
    (39, "any job may be chosen"),
    (40, "failed obstacles count for nobody"),
];

fn rulebook() -> Rulebook {
    let content = content();
    let one = |kind: &str, id: &str, title: &str| Topic::new(format!("{kind}:{id}"), title);
    let sections = SECTIONS.iter();
    let rulings = RULINGS.iter();
    let options = serde_json::to_value(Rules::default()).expect("rules become JSON");
    let options = options.as_object().expect("an object").keys();
    let obstacles = content.obstacles.iter().filter(|card| card.id != "T1");
    let secrets = content.secrets.iter();
    let resources = |wanted: u32| {
        let cards = (0..).zip(&content.cards);
        let cards = cards.filter(move |(at, _)| wanted & 1 << at != 0);
        cards.map(|(_, card)| one("card", &card.id, &card.name))
    };
    let groups = vec![
        TopicGroup::new(
            "Sections of the rulebook",
            sections.map(|(id, title)| one("rule", id, title)),
        ),
        TopicGroup::new(
            "Rulings",
            rulings.map(|(n, title)| one("ruling", &n.to_string(), title)),
        ),
        TopicGroup::new("Options", options.map(|name| one("option", name, name))),
        TopicGroup::new(
            "Obstacles",
            obstacles.map(|card| one("obstacle", &card.id, &card.name)),
        ),
        TopicGroup::new(
            "Secrets",
            secrets.map(|card| one("secret", &card.id, &card.name)),
        ),
        TopicGroup::new("Assists", resources(content.assists)),
        TopicGroup::new("Tricks", resources(content.tricks)),
    ];
    Rulebook {
        id: "rivals".into(),
        name: "HEIST".into(),
        groups,
    }
}

fn coverage() -> Coverage {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    Coverage {
        rulebooks: vec![rulebook()],
        citations: Citations::in_folder(&tests).expect("the tests can be read"),
    }
}

#[test]
fn everything_has_a_test() {
    let coverage = coverage();
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("coverage");
    let written = coverage.write_listings(&target);
    written.expect("listings can be written");
    let untested = coverage.untested();
    assert!(untested.is_empty(), "without a test: {untested:#?}");
}

#[test]
fn every_citation_names_something() {
    let coverage = coverage();
    let unknown = coverage.unknown();
    assert!(unknown.is_empty(), "keys that name nothing: {unknown:#?}");
}

#[test]
fn the_summary_is_fresh() {
    let page: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../docs/coverage.md"]
        .iter()
        .collect();
    let text = coverage().summary();
    if std::env::var_os("GETAWAY_WRITE_COVERAGE").is_some() {
        summary::write(&page, "rivals", &text).expect("docs can be written");
    }
    assert!(
        summary::is_fresh(&page, "rivals", &text).expect("docs/coverage.md can be read"),
        "docs/coverage.md is stale: GETAWAY_WRITE_COVERAGE=1 cargo test -p rivals --test coverage"
    );
}
