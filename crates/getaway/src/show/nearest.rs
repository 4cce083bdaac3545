//! What somebody may have meant.

use crew::content::{Edition, editions};
use words::Language;
use words::crew::cards::{self, Card};

/// Names at least this alike are offered.
const ALIKE: f64 = 0.8;
const MOST: usize = 5;

/// A sentence about a name nothing in these editions bears.
pub fn unknown(lang: Language, editions: &[&Edition], name: &str) -> String {
    let names = editions.iter().copied();
    let names = names.flat_map(|edition| self::names(lang, edition));
    sentence(lang, "any", nearest(names, name), name)
}

/// A sentence about a name no scenario of these editions bears.
pub fn unknown_scenario(lang: Language, editions: &[&Edition], name: &str) -> String {
    let names = editions.iter().copied().flat_map(scenarios);
    sentence(lang, "scenario", nearest(names, name), name)
}

/// A sentence about a name no edition bears.
pub fn unknown_edition(lang: Language, name: &str) -> String {
    let ids = editions().map(|edition| edition.id.as_str());
    sentence(lang, "edition", nearest(ids.into_iter(), name), name)
}

/// A sentence about a name no pre-built character bears.
pub fn unknown_prebuilt(lang: Language, edition: &Edition, name: &str) -> String {
    let names = edition.prebuilts.iter().map(|card| card.name.as_str());
    sentence(lang, "prebuilt", nearest(names, name), name)
}

fn sentence(lang: Language, kind: &str, near: Vec<&str>, name: &str) -> String {
    let shown: String = name.chars().take(60).collect();
    let mut arguments = vec![("kind", kind), ("name", &*shown)];
    let words = |words: &[&str]| lang.list(words.iter().map(|&word| word.to_owned()));
    let near = match &near[..] {
        [] => {
            let all = words(&editions().map(|edition| edition.id.as_str()));
            arguments.push(("all", &all));
            return lang.say_with("unknown-name", &arguments);
        }
        [one] => (*one).to_owned(),
        [first @ .., last] => {
            lang.say_with("list-or", &[("before", &words(first)), ("next", last)])
        }
    };
    arguments.push(("near", &near));
    lang.say_with("unknown-name-near", &arguments)
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

/// Every name that is shown or that setups use, and every code.
fn names(lang: Language, edition: &Edition) -> impl Iterator<Item = &str> {
    let aliases = edition.fixers.iter().flat_map(|card| &card.aliases);
    let codes = edition.cards.iter().map(|card| &card.code);
    let others = aliases.chain(codes).map(String::as_str);
    let achievements = edition.achievements.iter();
    let achievements = achievements.map(move |card| cards::name(lang, edition, card));
    (called(lang, edition, &edition.characters))
        .chain(called(lang, edition, &edition.prebuilts))
        .chain(called(lang, edition, &edition.skills))
        .chain(called(lang, edition, &edition.items))
        .chain(called(lang, edition, &edition.fixers))
        .chain(called(lang, edition, &edition.npcs))
        .chain(called(lang, edition, &edition.actions))
        .chain(
            edition
                .cards
                .iter()
                .map(move |card| cards::name(lang, edition, card)),
        )
        .chain(achievements)
        .chain(others)
        .chain(scenarios(edition))
}

fn called<'e, C: Card>(
    lang: Language,
    edition: &'e Edition,
    list: &'e [C],
) -> impl Iterator<Item = &'e str> {
    list.iter()
        .flat_map(move |card| [cards::name(lang, edition, card), card.wire_name()])
}

fn scenarios(edition: &Edition) -> impl Iterator<Item = &str> {
    let scenarios = edition.scenarios.iter();
    scenarios.map(|scenario| scenario.draft.name.as_str())
}
