//! One card or scenario in full, in the terminal.

mod cards;
mod map;
pub mod nearest;
mod page;
mod people;
mod scenario;

use crate::failure::Failure;
use crew::content::{Edition, master_heist};
use page::Page;
use std::io::Write;

/// Shows everything that bears this name: an id, a code or a printed name. Without a name, lists the names.
pub fn show(out: &mut impl Write, name: &str) -> Result<(), Failure> {
    let edition = master_heist();
    let name = name.trim();
    let pages = match name {
        "" => vec![contents(edition)],
        name => pages(edition, name),
    };
    if pages.is_empty() {
        return Err(Failure::Asked(nearest::unknown(edition, name)));
    }
    let text: Vec<String> = pages.into_iter().map(Page::into_text).collect();
    Ok(write!(out, "{}", text.join("\n"))?)
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

fn contents(edition: &Edition) -> Page {
    let mut page = Page::new(&edition.name, "everything that can be shown");
    page.list("Scenarios", edition.scenarios.iter().map(|s| &s.draft.name));
    page.list("Characters", edition.characters.iter().map(|c| &c.name));
    page.list("Pre-built", edition.prebuilts.iter().map(|c| &c.name));
    page.list("Skills", edition.skills.iter().map(|c| &c.name));
    page.list("Items", edition.items.iter().map(|c| &c.name));
    page.list("Fixers", edition.fixers.iter().map(|c| &c.name));
    page.list(
        "Non-player characters",
        edition.npcs.iter().map(|c| &c.name),
    );
    page.list("Actions", edition.actions.iter().map(|c| &c.name));
    let (events, crises) = edition.cards.split_at(edition.events);
    let titled = |card: &crew::content::cards::EventCard| format!("{} {}", card.code, card.name);
    page.list("Events", events.iter().map(titled));
    page.list("Crises", crises.iter().map(titled));
    page.list("Achievements", edition.achievements.iter().map(|c| &c.name));
    page
}
