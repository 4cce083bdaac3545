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

/// Shows everything that bears this name: an id, a code or a printed name. Without a name, lists the names.
///
/// What several editions have is shown as the newest of them has it.
pub fn show(out: &mut impl Write, edition: Option<&str>, name: &str) -> Result<(), Failure> {
    let wanted = Wanted::new(edition, name)?;
    let editions = wanted.editions();
    let pages = match wanted.name {
        "" => editions.iter().copied().map(edition::page).collect(),
        name => found(&editions, name),
    };
    if pages.is_empty() {
        return Err(Failure::Asked(nearest::unknown(&editions, wanted.name)));
    }
    let text: Vec<String> = pages.into_iter().map(Page::into_text).collect();
    Ok(write!(out, "{}", text.join("\n"))?)
}

/// The edition of that name, and whatever bears it in the newest edition that has something.
fn found(editions: &[&Edition], name: &str) -> Vec<Page> {
    let mut found: Vec<Page> = content::edition(name)
        .map(edition::page)
        .into_iter()
        .collect();
    let mut having = editions
        .iter()
        .copied()
        .filter(|edition| has(edition, name));
    if let Some(newest) = having.next() {
        found.extend(pages(newest, name));
        let others: Vec<String> = having.map(|older| format!("{}/{name}", older.id)).collect();
        if let (Some(last), false) = (found.last_mut(), others.is_empty()) {
            last.line("In other editions", others.join(", "));
        }
    }
    found
}

fn has(edition: &Edition, name: &str) -> bool {
    !pages(edition, name).is_empty()
}

/// A page for every thing of that name; few names are used twice.
fn pages(edition: &Edition, name: &str) -> Vec<Page> {
    let mut pages = Vec::new();
    let scenario = edition.scenario(name).map(|(_, scenario)| scenario);
    pages.extend(scenario.map(|scenario| scenario::page(edition, scenario)));
    let character = edition.character(name);
    pages.extend(character.map(|(_, card)| people::character(edition, card)));
    let prebuilt = edition.prebuilt(name);
    pages.extend(prebuilt.map(|(_, card)| people::prebuilt(edition, card)));
    pages.extend(
        edition
            .npc(name)
            .map(|(_, card)| people::npc(edition, card)),
    );
    pages.extend(
        edition
            .skill(name)
            .map(|(_, card)| cards::skill(edition, card)),
    );
    pages.extend(
        edition
            .item(name)
            .map(|(_, card)| cards::item(edition, card)),
    );
    pages.extend(
        edition
            .fixer(name)
            .map(|(_, card)| cards::fixer(edition, card)),
    );
    pages.extend(edition.action(name).map(|(_, card)| cards::action(card)));
    pages.extend(
        edition
            .achievement(name)
            .map(|(_, card)| cards::achievement(card)),
    );
    let by_name = |name: &str| {
        let mut cards = edition.cards.iter().enumerate();
        cards.find(|(_, card)| card.name.eq_ignore_ascii_case(name))
    };
    let event = edition.card(&name.to_uppercase()).or_else(|| by_name(name));
    pages.extend(event.map(|(index, card)| cards::event(edition, index, card)));
    pages
}
