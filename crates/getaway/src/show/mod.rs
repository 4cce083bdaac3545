//! One card or scenario in full, in the terminal.

mod cards;
mod edition;
mod map;
pub mod nearest;
mod page;
mod people;
mod scenario;

use crate::failure::Failure;
use crate::which::Wanted;
use crew::content::{self, Edition};
use page::Page;
use std::io::Write;
use words::Language;

/// Shows everything that bears this name: an id, a code or a printed name. Without a name, lists the names.
///
/// What several editions have is shown as the newest of them has it.
pub fn show(
    lang: Language,
    out: &mut impl Write,
    edition: Option<&str>,
    name: &str,
) -> Result<(), Failure> {
    let wanted = Wanted::new(lang, edition, name)?;
    let editions = wanted.editions();
    let pages = match wanted.name {
        "" => {
            let all = editions.iter().copied();
            all.map(|edition| edition::page(lang, edition)).collect()
        }
        name => found(lang, &editions, name),
    };
    if pages.is_empty() {
        let sentence = nearest::unknown(lang, &editions, wanted.name);
        return Err(Failure::Asked(sentence));
    }
    let text: Vec<String> = pages.into_iter().map(Page::into_text).collect();
    Ok(write!(out, "{}", text.join("\n"))?)
}

/// The edition of that name, and whatever bears it in the newest edition that has something.
fn found(lang: Language, editions: &[&Edition], name: &str) -> Vec<Page> {
    let mut found: Vec<Page> = content::edition(name)
        .map(|edition| edition::page(lang, edition))
        .into_iter()
        .collect();
    let mut having = editions
        .iter()
        .copied()
        .filter(|edition| has(lang, edition, name));
    if let Some(newest) = having.next() {
        found.extend(pages(lang, newest, name));
        let others = having.map(|older| format!("{}/{name}", older.id));
        if let Some(last) = found.last_mut() {
            last.list("show-other-editions", others);
        }
    }
    found
}

fn has(lang: Language, edition: &Edition, name: &str) -> bool {
    !pages(lang, edition, name).is_empty()
}

/// A page for every thing of that name; few names are used twice.
fn pages(lang: Language, edition: &Edition, name: &str) -> Vec<Page> {
    let mut pages = Vec::new();
    let scenario = edition.scenario(name).map(|(_, scenario)| scenario);
    pages.extend(scenario.map(|scenario| scenario::page(lang, edition, scenario)));
    let character = edition.character(name);
    pages.extend(character.map(|(_, card)| people::character(lang, edition, card)));
    let prebuilt = edition.prebuilt(name);
    pages.extend(prebuilt.map(|(_, card)| people::prebuilt(lang, edition, card)));
    pages.extend(
        edition
            .npc(name)
            .map(|(_, card)| people::npc(lang, edition, card)),
    );
    pages.extend(
        edition
            .skill(name)
            .map(|(_, card)| cards::skill(lang, edition, card)),
    );
    pages.extend(
        edition
            .item(name)
            .map(|(_, card)| cards::item(lang, edition, card)),
    );
    pages.extend(
        edition
            .fixer(name)
            .map(|(_, card)| cards::fixer(lang, edition, card)),
    );
    pages.extend(
        edition
            .action(name)
            .map(|(_, card)| cards::action(lang, edition, card)),
    );
    let mut achievements = edition.achievements.iter();
    let achievement = achievements.find(|card| {
        let shown = words::crew::cards::name(lang, edition, *card);
        card.id == name || shown.eq_ignore_ascii_case(name)
    });
    pages.extend(achievement.map(|card| cards::achievement(lang, edition, card)));
    let by_name = |name: &str| {
        let mut cards = edition.cards.iter().enumerate();
        cards.find(|(_, card)| {
            words::crew::cards::name(lang, edition, *card).eq_ignore_ascii_case(name)
        })
    };
    let event = edition.card(&name.to_uppercase()).or_else(|| by_name(name));
    pages.extend(event.map(|(index, card)| cards::event(lang, edition, index, card)));
    pages
}
