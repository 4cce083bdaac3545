//! How to play, in our own words, with pictures made from the pieces of the game. What is said depends on what the
//! edition has and on its rules.

mod before;
mod building;
mod ending;
mod facts;
mod glossary;
mod pictures;
mod quick;
mod rounds;
mod tell;

use crate::rule_reference::{RuleChapter, RuleReference, teach};
use crew::content::edition::Edition;
use tell::Tell;
use words::Language;
use words::crew::cards::{edition_about, edition_name};

pub(crate) use facts::Facts;
pub use glossary::{GlossaryEntry, glossary};
pub(crate) use glossary::{
    loot as loot_entries, pieces as piece_entries, security as security_entries,
};
pub use quick::primer_page;

/// The page that teaches an edition. What is searched for in it is shown alone.
pub fn rules_page(lang: Language, edition: &Edition, search: &str) -> String {
    teach(
        lang,
        RuleReference {
            id: &edition.id,
            name: edition_name(lang, edition),
            version: &edition.version,
            about: edition_about(lang, edition),
            play: ("/", lang.fixed("rules-play")),
            chapters: chapters(lang, edition),
            search,
        },
    )
}

fn chapters(lang: Language, edition: &Edition) -> Vec<RuleChapter> {
    let tell = &Tell::about(lang, edition);
    let helpers = !edition.fixers.is_empty() || !edition.items.is_empty();
    let people = tell.has.npcs();
    let chapters = [
        Some(before::goal(tell)),
        Some(before::table(tell)),
        Some(before::crew(tell)),
        Some(before::planning(tell)),
        Some(rounds::round(tell)),
        Some(rounds::icons(tell)),
        Some(rounds::security(tell)),
        Some(rounds::noise(tell)),
        Some(rounds::answer(tell)),
        Some(building::pieces(tell)),
        Some(building::loot(tell)),
        people.then(|| building::people(tell)),
        Some(ending::escape(tell)),
        Some(ending::result(tell)),
        Some(ending::growing(tell)),
        helpers.then(|| ending::helpers(tell)),
        Some(ending::undo(tell)),
    ];
    chapters.into_iter().flatten().collect()
}
