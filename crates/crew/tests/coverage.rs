//! `docs/rules-coverage.md`: of every edition each section of the rulebook and each card, with the tests that prove it.
//!
//! The page is made of the `// covers:` lines above tests. A key names an edition, a kind and what it is about:
//! `your-last-heist/event:8`; the newest edition's keys go without its name (`event:8`).
//! `GETAWAY_WRITE_COVERAGE=1 cargo test -p crew --test coverage` writes the page anew; without that the test fails when
//! the page is stale, a key is unknown, or something has no test.

mod coverage {
    pub mod sections;
}

use coverage::sections::sections;
use crew::Rules;
use crew::content::{Edition, editions};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Tests by the keys they cite.
type Cited = BTreeMap<String, Vec<String>>;

/// Something that must be proved.
struct Wanted {
    key: String,
    /// Other keys that prove it too.
    also: Vec<String>,
    title: String,
}

impl Wanted {
    fn new(key: String, title: impl Into<String>) -> Wanted {
        Wanted {
            key,
            also: Vec::new(),
            title: title.into(),
        }
    }

    fn tests(&self, cited: &Cited) -> Vec<String> {
        let keys = std::iter::once(&self.key).chain(&self.also);
        let mut tests: Vec<String> = keys
            .filter_map(|key| cited.get(key))
            .flatten()
            .cloned()
            .collect();
        let mut seen = std::collections::BTreeSet::new();
        tests.retain(|test| seen.insert(test.clone()));
        tests
    }
}

/// What must be proved of an edition, by chapter, and rulings that need no proof but have one. Chapters with nothing in
/// them are left out.
fn wanted(edition: &Edition, cited: &Cited) -> Vec<(&'static str, Vec<Wanted>)> {
    let prefix = if edition.id == editions()[0].id {
        String::new()
    } else {
        format!("{}/", edition.id)
    };
    let key = |kind: &str, id: &str| format!("{prefix}{kind}:{id}");
    let one = |kind: &str, id: &str, title: &str| Wanted::new(key(kind, id), title);
    let coded = |kind, cards: &[crew::content::cards::EventCard]| {
        let title = |card: &crew::content::cards::EventCard| format!("{} {}", card.code, card.name);
        let cards = cards.iter().map(|card| one(kind, &card.code, &title(card)));
        cards.collect::<Vec<_>>()
    };
    let rulebook = sections(&edition.id);
    let rulebook = rulebook
        .iter()
        .map(|(slug, title)| one("rule", slug, title));
    let abilities = edition.characters.iter().flat_map(|card| {
        let mut names: Vec<&str> = card.abilities.iter().map(|a| a.name.as_str()).collect();
        names.dedup();
        let alone = names.len() == 1;
        let ability = |name: &str| {
            let id = format!("{}/{name}", card.id);
            let mut wanted = one("ability", &id, &format!("{}: {name}", card.name));
            // A card with one ability may be named itself.
            wanted
                .also
                .extend(alone.then(|| key("character", &card.id)));
            wanted
        };
        names.into_iter().map(ability).collect::<Vec<_>>()
    });
    let skills = edition.skills.iter();
    let skills = skills.map(|card| one("skill", &card.id, &card.name));
    let (events, crises) = edition.cards.split_at(edition.events);
    let items = edition.items.iter();
    let items = items.map(|card| one("item", &card.id, &card.name));
    let fixers = edition.fixers.iter();
    let fixers = fixers.map(|card| one("fixer", &card.id, &card.name));
    let npcs = edition.npcs.iter().flat_map(|card| {
        [("calm", &card.calm), ("panicked", &card.panicked)]
            .map(|(side, face)| one("npc", &format!("{}/{side}", card.id), &face.name))
    });
    let scenarios = edition.scenarios.iter().flat_map(|scenario| {
        let draft = &scenario.draft;
        let rules = draft.rules.iter().filter(|rule| rule.rule.is_some());
        let rules = rules.map(|rule| {
            let id = format!("{}/{}", draft.id, rule.name);
            one("scenario", &id, &format!("{}: {}", draft.name, rule.name))
        });
        let itself = one("scenario", &draft.id, &draft.name);
        std::iter::once(itself).chain(rules).collect::<Vec<_>>()
    });
    let rulings = rulings(&edition.rules).into_iter();
    let rulings = rulings.map(|(name, value, changed)| {
        let title = format!("{name} = {value}");
        (one("option", &name, &title), changed)
    });
    let rulings = rulings
        .filter(|(wanted, changed)| *changed || cited.contains_key(&wanted.key))
        .map(|(wanted, _)| wanted);
    let achievements = edition.achievements.iter();
    let achievements = achievements.map(|card| one("achievement", &card.id, &card.name));
    let chapters = vec![
        ("Rulebook", rulebook.collect::<Vec<_>>()),
        ("Characters", abilities.collect()),
        ("Skills", skills.collect()),
        ("Events", coded("event", events)),
        ("Crises", coded("crisis", crises)),
        ("Items", items.collect()),
        ("Fixers", fixers.collect()),
        ("Non-player characters", npcs.collect()),
        ("Scenarios", scenarios.collect()),
        ("Rulings", rulings.collect()),
        ("Achievements", achievements.collect()),
    ];
    let full = chapters.into_iter().filter(|(_, list)| !list.is_empty());
    full.collect()
}

/// Every ruling of an edition with its value, and whether the newest edition plays otherwise.
fn rulings(rules: &Rules) -> Vec<(String, String, bool)> {
    let json = |rules: &Rules| serde_json::to_value(rules).expect("rules are plain data");
    let newest = json(&editions()[0].rules);
    let rules = json(rules);
    let fields = rules.as_object().expect("a struct").iter();
    fields
        .map(|(name, value)| (name.clone(), value.to_string(), newest[name] != *value))
        .collect()
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
fn cited(files: &[(String, String)]) -> Cited {
    let mut tests = Cited::new();
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

/// The page, and the keys without a test.
fn page(tests: &Cited) -> (String, Vec<String>) {
    let mut text = String::from(
        "# What proves the rules\n\nMade from the tests' `// covers:` lines; see `crates/crew/tests/coverage.rs`. Do not edit by hand.\n",
    );
    let mut bare = Vec::new();
    for edition in editions() {
        let _ = write!(text, "\n## {}\n", edition.name);
        for (chapter, list) in wanted(edition, tests) {
            let _ = write!(text, "\n### {chapter}\n\n| what | tests |\n|---|---|\n");
            for wanted in list {
                let proofs = wanted.tests(tests).join(", ");
                let _ = writeln!(text, "| {} | {proofs} |", wanted.title);
                if proofs.is_empty() {
                    bare.push(wanted.key);
                }
            }
        }
    }
    (text, bare)
}

/// A file's name within the tests: those of the newest edition by their own, others with their folder.
fn module(path: &Path) -> String {
    let stem = |path: &Path| {
        let stem = path.file_stem().expect("a file name");
        stem.to_string_lossy().to_string()
    };
    let folder = path.parent().map(stem).unwrap_or_default();
    let others = ["masters", "your_last_heist", "draft"];
    match others.contains(&folder.as_str()) {
        true => format!("{folder}/{}", stem(path)),
        false => stem(path),
    }
}

fn test_files() -> Vec<(String, String)> {
    let mut paths = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    rust_files(&root.join("tests"), &mut paths);
    let read = |path: &PathBuf| std::fs::read_to_string(path).expect("a readable file");
    paths
        .iter()
        .map(|path| (module(path), read(path)))
        .collect()
}

#[test]
fn every_key_names_something() {
    let tests = cited(&test_files());
    let list = editions()
        .into_iter()
        .flat_map(|edition| wanted(edition, &tests))
        .flat_map(|(_, list)| list);
    let known: Vec<String> = list
        .flat_map(|wanted| wanted.also.into_iter().chain([wanted.key]))
        .collect();
    let unknown: Vec<_> = tests
        .iter()
        .filter(|(key, _)| !known.contains(key))
        .collect();
    assert!(unknown.is_empty(), "keys that name nothing: {unknown:#?}");
}

#[test]
fn everything_has_a_test_and_the_page_is_fresh() {
    let (text, bare) = page(&cited(&test_files()));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules-coverage.md");
    if std::env::var_os("GETAWAY_WRITE_COVERAGE").is_some() {
        std::fs::write(&file, &text).expect("docs can be written");
    }
    assert!(bare.is_empty(), "without a test: {bare:#?}");
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
        "// covers: event:1, your-last-heist/event:3\n#[test]\nfn one() {}\n".to_string(),
    );
    let tests = cited(&[file]);
    assert_eq!(tests["event:1"], ["events::one"]);
    assert_eq!(tests["your-last-heist/event:3"], ["events::one"]);
    let (text, bare) = page(&tests);
    assert!(text.contains("| 1 Hidden Cameras | events::one |"));
    let named = |key: &str| bare.contains(&key.to_string());
    assert!(named("event:2") && !named("event:1"));
    assert!(named("your-last-heist/event:1") && !named("your-last-heist/event:3"));
}
