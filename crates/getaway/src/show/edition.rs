//! An edition: what is in its box.

use super::page::Page;
use crew::content::Edition;
use crew::content::cards::EventCard;

/// Everything of an edition that can be shown.
pub fn page(edition: &Edition) -> Page {
    let mut page = Page::new(
        format!("{} {}", edition.name, edition.version),
        "everything that can be shown",
    );
    if !edition.about.is_empty() {
        page.say(&edition.about);
    }
    page.line("Edition", &edition.id);
    page.list("Stories", edition.campaigns.iter().map(|c| &c.name));
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
    let titled = |card: &EventCard| format!("{} {}", card.code, card.name);
    let kind = match edition.alert {
        Some(_) => "Squares of the alert track",
        None => "Events",
    };
    page.list(kind, events.iter().map(titled));
    page.list("Crises", crises.iter().map(titled));
    page.list("Achievements", edition.achievements.iter().map(|c| &c.name));
    page
}
