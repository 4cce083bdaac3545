//! An edition: what is in its box.

use super::page::Page;
use crew::content::Edition;
use crew::content::cards::EventCard;
use words::Language;

/// Everything of an edition that can be shown.
pub fn page(lang: Language, edition: &Edition) -> Page {
    let title = format!("{} {}", edition.name, edition.version);
    let mut page = Page::new(lang, title, lang.say("show-kind-edition"));
    if !edition.about.is_empty() {
        page.say(&edition.about);
    }
    page.line("show-edition", &edition.id);
    page.list("show-stories", edition.campaigns.iter().map(|c| &c.name));
    page.list(
        "show-scenarios",
        edition.scenarios.iter().map(|s| &s.draft.name),
    );
    page.list(
        "show-characters",
        edition.characters.iter().map(|c| &c.name),
    );
    page.list("show-prebuilts", edition.prebuilts.iter().map(|c| &c.name));
    page.list("show-skills", edition.skills.iter().map(|c| &c.name));
    page.list("show-items", edition.items.iter().map(|c| &c.name));
    page.list("show-fixers", edition.fixers.iter().map(|c| &c.name));
    page.list("show-npcs", edition.npcs.iter().map(|c| &c.name));
    page.list("show-actions", edition.actions.iter().map(|c| &c.name));
    let (events, crises) = edition.cards.split_at(edition.events);
    let titled = |card: &EventCard| format!("{} {}", card.code, card.name);
    let kind = match edition.alert {
        Some(_) => "show-squares",
        None => "show-events",
    };
    page.list(kind, events.iter().map(titled));
    page.list("show-crises", crises.iter().map(titled));
    let achievements = edition.achievements.iter();
    page.list("show-achievements", achievements.map(|c| &c.name));
    page
}
