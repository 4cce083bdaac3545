//! Of every edition each section of the rulebook, each ruling, card and scenario has a test, and `docs/coverage.md` says so.
//!
//! A line `// covers:` above a test cites what it proves. A key names an edition, a kind and what it is about:
//! `your-last-heist/event:8`; the newest edition's keys go without its name (`event:8`).
//! Which test proves what is written into `target/coverage` on every run.
//! `GETAWAY_WRITE_COVERAGE=1 cargo test -p crew --test coverage` redraws the summary.

#[path = "coverage/sections.rs"]
mod sections;

use coverage::{Citations, Coverage, Rulebook, Topic, TopicGroup, summary};
use crew::Rules;
use crew::content::cards::EventCard;
use crew::content::{Edition, editions};
use sections::sections;
use std::path::{Path, PathBuf};

/// What must be proved of an edition, and rulings that need no proof but have one. Chapters with nothing in them are
/// left out.
fn rulebook(edition: &Edition, citations: &Citations) -> Rulebook {
    let prefix = if edition.id == editions()[0].id {
        String::new()
    } else {
        format!("{}/", edition.id)
    };
    let key = |kind: &str, id: &str| format!("{prefix}{kind}:{id}");
    let one = |kind: &str, id: &str, title: &str| Topic::new(key(kind, id), title);
    let coded = |kind, cards: &[EventCard]| {
        let cards = cards.iter().map(|card| one(kind, &card.code, &card.code));
        cards.collect::<Vec<_>>()
    };
    let sections = sections(&edition.id).iter();
    let sections = sections.map(|(slug, title)| one("rule", slug, title));
    let abilities = edition.characters.iter().flat_map(|card| {
        let mut names: Vec<&str> = card.abilities.iter().map(|a| a.id.as_str()).collect();
        names.dedup();
        let alone = names.len() == 1;
        let ability = |name: &str| {
            let id = format!("{}/{name}", card.id);
            let topic = one("ability", &id, &format!("{}: {name}", card.name));
            // A card with one ability may be named itself.
            match alone {
                true => topic.or(key("character", &card.id)),
                false => topic,
            }
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
        ["calm", "panicked"]
            .map(|side| format!("{}/{side}", card.id))
            .map(|side| one("npc", &side, &side))
    });
    let scenarios = edition.scenarios.iter().flat_map(|scenario| {
        let draft = &scenario.draft;
        let rules = draft.rules.iter().filter(|rule| rule.rule.is_some());
        let rules = rules.map(|rule| {
            let id = format!("{}/{}", draft.id, rule.id);
            one("scenario", &id, &format!("{}: {}", draft.name, rule.id))
        });
        let itself = one("scenario", &draft.id, &draft.name);
        std::iter::once(itself).chain(rules).collect::<Vec<_>>()
    });
    let rulings = rulings(edition).into_iter();
    let rulings = rulings.map(|ruling| {
        let title = format!("{} = {}", ruling.name, ruling.value);
        (one("option", &ruling.name, &title), ruling.wants_proof)
    });
    let rulings = rulings
        .filter(|(topic, wanted)| *wanted || !citations.tests(&topic.key).is_empty())
        .map(|(topic, _)| topic);
    let achievements = edition.achievements.iter();
    let achievements = achievements.map(|card| one("achievement", &card.id, &card.id));
    let groups = [
        TopicGroup::new("Sections of the rulebook", sections),
        TopicGroup::new("Abilities of characters", abilities),
        TopicGroup::new("Skills", skills),
        TopicGroup::new("Events", coded("event", events)),
        TopicGroup::new("Crises", coded("crisis", crises)),
        TopicGroup::new("Items", items),
        TopicGroup::new("Fixers", fixers),
        TopicGroup::new("Faces of non-player characters", npcs),
        TopicGroup::new("Scenarios and their special rules", scenarios),
        TopicGroup::new("Rulings", rulings),
        TopicGroup::new("Achievements", achievements),
    ];
    let full = groups.into_iter();
    let full = full.filter(|group| !group.topics.is_empty());
    Rulebook {
        id: edition.id.clone(),
        name: format!("{} ({})", edition.name, edition.version),
        groups: full.collect(),
    }
}

struct Ruling {
    name: String,
    value: String,
    wants_proof: bool,
}

/// Every ruling of an edition. A proof is wanted where an edition plays otherwise than the newest, and of the newest for
/// rulings that all editions share.
fn rulings(edition: &Edition) -> Vec<Ruling> {
    let json = |rules: &Rules| serde_json::to_value(rules).expect("rules are plain data");
    let newest = json(&editions()[0].rules);
    let all: Vec<_> = editions().iter().map(|other| json(&other.rules)).collect();
    let rules = json(&edition.rules);
    let fields = rules.as_object().expect("a struct").iter();
    let ruling = |(name, value): (&String, &serde_json::Value)| {
        let shared = all.iter().all(|other| other[name] == newest[name]);
        Ruling {
            name: name.clone(),
            value: value.to_string(),
            wants_proof: match edition.id == editions()[0].id {
                true => shared,
                false => *value != newest[name],
            },
        }
    };
    fields.map(ruling).collect()
}

fn coverage_by(citations: Citations) -> Coverage {
    let editions = editions().into_iter();
    let rulebooks = editions.map(|edition| rulebook(edition, &citations));
    Coverage {
        rulebooks: rulebooks.collect(),
        citations,
    }
}

fn coverage() -> Coverage {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    coverage_by(Citations::in_folder(&tests).expect("the tests can be read"))
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
        summary::write(&page, "crew", &text).expect("docs can be written");
    }
    assert!(
        summary::is_fresh(&page, "crew", &text).expect("docs/coverage.md can be read"),
        "docs/coverage.md is stale: GETAWAY_WRITE_COVERAGE=1 cargo test -p crew --test coverage"
    );
}

#[test]
fn a_card_without_a_test_would_be_named() {
    let text = "// covers: event:1, your-last-heist/event:3\n#[test]\nfn one() {}\n";
    let coverage = coverage_by(Citations::in_sources([("events", text)]));
    let untested = coverage.untested();
    let named = |key: &str| untested.contains(&key);
    assert!(named("event:2") && !named("event:1"));
    assert!(named("your-last-heist/event:1") && !named("your-last-heist/event:3"));
}
