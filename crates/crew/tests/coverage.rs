//! `docs/rules-coverage.md`: every section of the rulebook and every card, with the tests that prove it.
//!
//! The page is made of the `// covers:` lines above tests. `GETAWAY_WRITE_COVERAGE=1 cargo test -p crew --test coverage`
//! writes it anew; without that the test fails when the page is stale, a key is unknown, or something has no test.

use crew::content::master_heist;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The sections of the rulebook this engine plays, with the slug tests cite.
const SECTIONS: &[(&str, &str)] = &[
    ("the-setup", "The Setup"),
    ("the-board", "The Board: adjacent tiles"),
    (
        "entrances-and-exits",
        "The Board: entrances and exits, limit in planning",
    ),
    ("external", "The Board: external sides"),
    ("gaps", "The Board: gaps"),
    ("security-chits", "Security Chits"),
    ("auto-reveal", "Reveal and Auto-Reveal"),
    ("reveal", "Actions: reveal"),
    ("actions-and-sub-actions", "Actions & Sub-Actions"),
    ("characters", "Characters"),
    ("skills", "Skills"),
    ("events", "Events"),
    ("raise-alert", "Events: raise alert"),
    ("crises", "Crises"),
    ("noise", "Noise"),
    ("loot-and-items", "Loot & Items"),
    ("the-shop", "The Shop"),
    ("fixers", "Fixers"),
    ("special-rules", "Special Rules"),
    ("part-1-the-plan", "Part I: The Plan"),
    ("phase-1-roll", "Phase 1. Roll"),
    ("phase-2-action", "Phase 2. Action"),
    ("modify-rolls", "Phase 2: modify rolls"),
    ("interleaving", "Phase 2: interleaving sub-actions"),
    ("undoing", "Phase 2: undoing"),
    ("required-subactions", "Phase 2: required sub-actions"),
    ("no-passing", "Phase 2: no passing"),
    ("no-alphas", "Phase 2: no alphas"),
    ("escape-any-time", "Phase 2: escape any time"),
    ("phase-3-event", "Phase 3. Event"),
    ("active-event", "Phase 3: active event"),
    ("crisis-queue", "Phase 3: crisis queue"),
    ("no-actions", "Phase 3: no actions"),
    ("take-from-supply", "Phase 3: take from supply"),
    ("sound-the-alarm", "Phase 3: sound the alarm"),
    ("phase-4-escape", "Phase 4. Escape"),
    ("escape-moves", "Phase 4: escape moves"),
    ("last-ditch-effort", "Phase 4: last ditch effort"),
    ("no-costly-abilities", "Phase 4: no costly abilities"),
    ("insta-transfers", "Phase 4: insta-transfers"),
    ("busted", "Busted"),
    ("end-of-a-heist", "End of a Heist"),
    ("losing-a-heist", "Losing a Heist"),
    ("winning-a-heist", "Winning a Heist"),
    (
        "one-class-per-heist",
        "Level Up: one character class per heist",
    ),
    ("conflicting-skills", "Level Up: conflicting skills"),
    ("remote-locks", "Remote Locks"),
    ("guard-dogs", "Guard Dogs"),
    ("watchtower", "Watchtower"),
    ("reinforcements", "Reinforcements"),
    ("lockdown-gates", "Lockdown Gates"),
    ("keycard", "Keycard"),
    ("usb-key", "USB key"),
    ("tunnels", "Tunnels"),
    ("non-player-characters", "Non-Player Characters"),
    ("safecracking", "Safecracking"),
];

/// What must be proved: key and title, by chapter.
fn wanted() -> Vec<(&'static str, Vec<(String, String)>)> {
    let edition = master_heist();
    let sections = SECTIONS
        .iter()
        .map(|(slug, title)| (format!("rule:{slug}"), (*title).to_string()));
    let abilities = edition.characters.iter().flat_map(|card| {
        card.abilities.iter().map(|ability| {
            (
                format!("ability:{}/{}", card.id, ability.name),
                format!("{}: {}", card.name, ability.name),
            )
        })
    });
    let skills = edition
        .skills
        .iter()
        .map(|card| (format!("skill:{}", card.id), card.name.clone()));
    let (events, crises) = edition.cards.split_at(edition.events);
    let events = events.iter().map(|card| {
        (
            format!("event:{}", card.code),
            format!("{} {}", card.code, card.name),
        )
    });
    let crises = crises.iter().map(|card| {
        (
            format!("crisis:{}", card.code),
            format!("{} {}", card.code, card.name),
        )
    });
    let items = edition
        .items
        .iter()
        .map(|card| (format!("item:{}", card.id), card.name.clone()));
    let fixers = edition
        .fixers
        .iter()
        .map(|card| (format!("fixer:{}", card.id), card.name.clone()));
    let npcs = edition.npcs.iter().flat_map(|card| {
        [("calm", &card.calm), ("panicked", &card.panicked)]
            .map(|(side, face)| (format!("npc:{}/{side}", card.id), face.name.clone()))
    });
    let scenarios = edition.scenarios.iter().flat_map(|scenario| {
        let draft = &scenario.draft;
        let rules = draft.rules.iter().filter(|rule| rule.rule.is_some());
        let rules = rules.map(|rule| {
            (
                format!("scenario:{}/{}", draft.id, rule.name),
                format!("{}: {}", draft.name, rule.name),
            )
        });
        std::iter::once((format!("scenario:{}", draft.id), draft.name.clone())).chain(rules)
    });
    let achievements = edition
        .achievements
        .iter()
        .map(|card| (format!("achievement:{}", card.id), card.name.clone()));
    vec![
        ("Rulebook", sections.collect()),
        ("Characters", abilities.collect()),
        ("Skills", skills.collect()),
        ("Events", events.collect()),
        ("Crises", crises.collect()),
        ("Items", items.collect()),
        ("Fixers", fixers.collect()),
        ("Non-player characters", npcs.collect()),
        ("Scenarios", scenarios.collect()),
        ("Achievements", achievements.collect()),
    ]
}

fn rust_files(folder: &Path, into: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            rust_files(&path, into);
        } else if path.extension().is_some_and(|end| end == "rs") {
            into.push(path);
        }
    }
}

/// Keys cited above tests, each with the tests that cite it.
fn cited(files: &[(String, String)]) -> BTreeMap<String, Vec<String>> {
    let mut tests: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (module, text) in files {
        let mut keys: Vec<String> = Vec::new();
        for line in text.lines().map(str::trim) {
            if let Some(list) = line.strip_prefix("// covers:") {
                for part in list
                    .split(',')
                    .map(str::trim)
                    .filter(|part| !part.is_empty())
                {
                    match keys.last_mut() {
                        // A name with a comma in it.
                        Some(key) if !part.contains(':') => *key = format!("{key}, {part}"),
                        _ => keys.push(part.to_string()),
                    }
                }
            } else if let Some(name) = line.strip_prefix("fn ") {
                let name = name.split('(').next().unwrap_or(name);
                for key in keys.drain(..) {
                    tests
                        .entry(key)
                        .or_default()
                        .push(format!("{module}::{name}"));
                }
            }
        }
    }
    tests
}

fn page(tests: &BTreeMap<String, Vec<String>>) -> (String, Vec<String>) {
    let mut text = String::from(
        "# What proves the rules\n\nMade from the tests' `// covers:` lines; see `crates/crew/tests/coverage.rs`. Do not edit by hand.\n",
    );
    let mut bare = Vec::new();
    for (chapter, keys) in wanted() {
        let _ = write!(text, "\n## {chapter}\n\n| what | tests |\n|---|---|\n");
        for (key, title) in keys {
            let list = tests
                .get(&key)
                .map_or_else(String::new, |tests| tests.join(", "));
            if list.is_empty() {
                bare.push(key);
            }
            let _ = writeln!(text, "| {title} | {list} |");
        }
    }
    (text, bare)
}

#[test]
fn everything_has_a_test_and_the_page_is_fresh() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    rust_files(&root.join("tests"), &mut paths);
    let files: Vec<(String, String)> = paths
        .iter()
        .map(|path| {
            let module = path
                .file_stem()
                .expect("a file name")
                .to_string_lossy()
                .to_string();
            (
                module,
                std::fs::read_to_string(path).expect("a readable file"),
            )
        })
        .collect();
    let tests = cited(&files);
    let known: Vec<String> = wanted()
        .into_iter()
        .flat_map(|(_, keys)| keys)
        .map(|(key, _)| key)
        .collect();
    let unknown: Vec<_> = tests
        .iter()
        .filter(|(key, _)| !known.contains(key))
        .collect();
    assert!(unknown.is_empty(), "keys that name nothing: {unknown:#?}");
    let (text, bare) = page(&tests);
    assert!(bare.is_empty(), "without a test: {bare:#?}");
    let file = root.join("../../docs/rules-coverage.md");
    if std::env::var_os("GETAWAY_WRITE_COVERAGE").is_some() {
        std::fs::write(&file, &text).expect("docs can be written");
    }
    let stored = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        stored == text,
        "docs/rules-coverage.md is stale: GETAWAY_WRITE_COVERAGE=1 cargo test -p crew --test coverage"
    );
}

#[test]
fn a_card_without_a_test_would_be_named() {
    let file = (
        "events".to_string(),
        "// covers: event:1\n#[test]\nfn one() {}\n".to_string(),
    );
    let tests = cited(&[file]);
    assert_eq!(tests["event:1"], ["events::one"]);
    let (text, bare) = page(&tests);
    assert!(text.contains("| 1 Hidden Cameras | events::one |"));
    assert!(bare.contains(&"event:2".to_string()) && !bare.contains(&"event:1".to_string()));
}
