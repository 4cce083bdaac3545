//! `docs/heist-coverage.md`: each section of HEIST's rulebook, each ruling, option and card, with the tests that prove it.
//!
//! The page is made of the `// covers:` lines above tests. `GETAWAY_WRITE_COVERAGE=1 cargo test -p rivals --test coverage`
//! writes it anew; without that the test fails when the page is stale, a key is unknown, or something has no test.

use rivals::{Rules, content};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// What a chapter is about: keys and what they mean.
type Chapter = (&'static str, Vec<(String, String)>);

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

fn wanted() -> Vec<Chapter> {
    let content = content();
    let key = |kind: &str, id: &str, title: &str| (format!("{kind}:{id}"), title.to_owned());
    let options = serde_json::to_value(Rules::default()).expect("rules become JSON");
    let options = options.as_object().expect("an object").keys();
    let resources = |wanted: u32| {
        let cards = (0..).zip(&content.cards);
        let cards = cards.filter(move |(at, _)| wanted & 1 << at != 0);
        cards
            .map(|(_, card)| key("card", &card.id, &card.name))
            .collect()
    };
    let obstacles = content.obstacles.iter().filter(|card| card.id != "T1");
    let obstacles = obstacles.map(|card| key("obstacle", &card.id, &card.name));
    let secrets = content.secrets.iter();
    vec![
        (
            "Rulebook",
            SECTIONS
                .iter()
                .map(|(id, title)| key("rule", id, title))
                .collect(),
        ),
        (
            "Rulings",
            RULINGS
                .iter()
                .map(|(n, title)| key("ruling", &n.to_string(), title))
                .collect(),
        ),
        (
            "Options",
            options.map(|name| key("option", name, name)).collect(),
        ),
        ("Obstacles", obstacles.collect()),
        (
            "Secrets",
            secrets
                .map(|card| key("secret", &card.id, &card.name))
                .collect(),
        ),
        ("Assists", resources(content.assists)),
        ("Tricks", resources(content.tricks)),
    ]
}

/// Tests by the keys they cite.
fn cited(folder: &Path) -> BTreeMap<String, Vec<String>> {
    let mut cited: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut files = sources(folder);
    files.sort();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a readable test");
        let module = file
            .file_stem()
            .and_then(|stem| stem.to_str())
            .unwrap_or_default();
        let mut keys: Vec<String> = Vec::new();
        for line in text.lines().map(str::trim) {
            if let Some(list) = line.strip_prefix("// covers: ") {
                keys.extend(list.split(", ").map(str::to_owned));
            } else if let Some(rest) = line.strip_prefix("fn ") {
                let name = rest.split('(').next().unwrap_or_default();
                for key in keys.drain(..) {
                    cited
                        .entry(key)
                        .or_default()
                        .push(format!("{module}::{name}"));
                }
            }
        }
    }
    cited
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of tests");
    let paths = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = paths.partition(|path| path.is_dir());
    let rust = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "rs");
    let mut found: Vec<PathBuf> = files.into_iter().filter(rust).collect();
    found.extend(folders.iter().flat_map(|folder| sources(folder)));
    found
}

#[test]
fn everything_has_a_test() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut cited = cited(&here.join("tests"));
    let mut page = String::from(
        "# HEIST: which test proves what\n\nMade by `GETAWAY_WRITE_COVERAGE=1 cargo test -p rivals --test coverage` from the tests in `crates/rivals/tests`.\n",
    );
    let mut missing = Vec::new();
    for (title, chapter) in wanted() {
        let _ = write!(page, "\n## {title}\n\n| | tests |\n|---|---|\n");
        for (key, title) in chapter {
            let tests = cited.remove(&key).unwrap_or_default();
            let id = key.split(':').nth(1).unwrap_or_default();
            let name = if id == title {
                title
            } else {
                format!("{id}: {title}")
            };
            let _ = writeln!(page, "| {name} | {} |", tests.join(", "));
            if tests.is_empty() {
                missing.push(key);
            }
        }
    }
    assert!(missing.is_empty(), "without a test: {missing:?}");
    assert!(cited.is_empty(), "unknown keys: {:?}", cited.keys());
    let path = here.join("../../docs/heist-coverage.md");
    if std::env::var_os("GETAWAY_WRITE_COVERAGE").is_some() {
        std::fs::write(&path, &page).expect("the page can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == page,
        "docs/heist-coverage.md is stale: write it anew"
    );
}
