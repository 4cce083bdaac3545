//! What somebody may have meant.

use crew::content::{Edition, editions};

/// Names at least this alike are offered.
const ALIKE: f64 = 0.8;
const MOST: usize = 5;

/// A sentence about a name nothing in these editions bears.
pub fn unknown(editions: &[&Edition], name: &str) -> String {
    let names = editions.iter().copied().flat_map(names);
    let near = nearest(names, name);
    sentence("nothing", near, name, "getaway show lists every name")
}

/// A sentence about a name no scenario of these editions bears.
pub fn unknown_scenario(editions: &[&Edition], name: &str) -> String {
    let names = editions.iter().copied().flat_map(scenarios);
    let near = nearest(names, name);
    sentence("no scenario", near, name, "getaway scenarios lists them")
}

/// A sentence about a name no edition bears.
pub fn unknown_edition(name: &str) -> String {
    let ids = editions().map(|edition| edition.id.as_str());
    let near = nearest(ids.into_iter(), name);
    let all = format!("there are {}", ids.join(", "));
    sentence("no edition", near, name, &all)
}

/// A sentence about a name no pre-built character bears.
pub fn unknown_prebuilt(edition: &Edition, name: &str) -> String {
    let names = edition.prebuilts.iter().map(|card| card.name.as_str());
    let near = nearest(names, name);
    let else_see = "getaway show lists every name";
    sentence("no pre-built character", near, name, else_see)
}

fn sentence(nothing: &str, near: Vec<&str>, name: &str, else_see: &str) -> String {
    let shown: String = name.chars().take(60).collect();
    match &near[..] {
        [] => format!("{nothing} is called \"{shown}\" ({else_see})"),
        [one] => format!("{nothing} is called \"{shown}\". Did you mean {one}?"),
        [first @ .., last] => {
            let first = first.join(", ");
            format!("{nothing} is called \"{shown}\". Did you mean {first} or {last}?")
        }
    }
}

fn nearest<'e>(names: impl Iterator<Item = &'e str>, name: &str) -> Vec<&'e str> {
    let wanted = name.to_lowercase();
    let mut found: Vec<(f64, &str)> = names
        .map(|name| (likeness(&wanted, &name.to_lowercase()), name))
        .filter(|(alike, _)| *alike >= ALIKE)
        .collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(b.1)));
    found.dedup_by_key(|(_, name)| *name);
    found.into_iter().take(MOST).map(|(_, name)| name).collect()
}

/// From 0 to 1. A part of a name is as good as a small slip.
fn likeness(wanted: &str, name: &str) -> f64 {
    let alike = strsim::jaro_winkler(wanted, name);
    if wanted.chars().count() >= 3 && name.contains(wanted) {
        alike.max(0.9)
    } else {
        alike
    }
}

/// Every printed name and code. Ids differ from names only in hyphens and capitals.
fn names(edition: &Edition) -> impl Iterator<Item = &str> {
    let aliases = edition.fixers.iter().flat_map(|card| &card.aliases);
    let codes = edition.cards.iter().map(|card| &card.code);
    let cards = (edition.characters.iter().map(|card| &card.name))
        .chain(edition.prebuilts.iter().map(|card| &card.name))
        .chain(edition.skills.iter().map(|card| &card.name))
        .chain(edition.items.iter().map(|card| &card.name))
        .chain(edition.fixers.iter().map(|card| &card.name))
        .chain(edition.npcs.iter().map(|card| &card.name))
        .chain(edition.actions.iter().map(|card| &card.name))
        .chain(edition.cards.iter().map(|card| &card.name))
        .chain(edition.achievements.iter().map(|card| &card.name))
        .chain(aliases)
        .chain(codes)
        .map(String::as_str);
    scenarios(edition).chain(cards)
}

fn scenarios(edition: &Edition) -> impl Iterator<Item = &str> {
    let scenarios = edition.scenarios.iter();
    scenarios.map(|scenario| scenario.draft.name.as_str())
}
