//! An edition: what is in its box.

use super::page::Page;
use crew::content::Edition;
use crew::content::cards::EventCard;
use words::Language;
use words::crew::cards::{edition_about, edition_name, name};
use words::crew::job;

/// Everything of an edition that can be shown.
pub fn page(lang: Language, edition: &Edition) -> Page {
    let title = format!("{} {}", edition_name(lang, edition), edition.version);
    let mut page = Page::new(lang, title, lang.say("show-kind-edition"));
    page.say(edition_about(lang, edition));
    page.line("show-edition", &edition.id);
    page.list(
        "show-stories",
        edition.campaigns.iter().map(|c| name(lang, edition, c)),
    );
    page.list(
        "show-scenarios",
        edition
            .scenarios
            .iter()
            .map(|s| job(lang, edition, &s.draft).name()),
    );
    page.list(
        "show-characters",
        edition.characters.iter().map(|c| name(lang, edition, c)),
    );
    page.list(
        "show-prebuilts",
        edition.prebuilts.iter().map(|c| name(lang, edition, c)),
    );
    page.list(
        "show-skills",
        edition.skills.iter().map(|c| name(lang, edition, c)),
    );
    page.list(
        "show-items",
        edition.items.iter().map(|c| name(lang, edition, c)),
    );
    page.list(
        "show-fixers",
        edition.fixers.iter().map(|c| name(lang, edition, c)),
    );
    page.list(
        "show-npcs",
        edition.npcs.iter().map(|c| name(lang, edition, c)),
    );
    page.list(
        "show-actions",
        edition.actions.iter().map(|c| name(lang, edition, c)),
    );
    let (events, crises) = edition.cards.split_at(edition.events);
    let titled = |card: &EventCard| format!("{} {}", card.code, name(lang, edition, card));
    let kind = match edition.alert {
        Some(_) => "show-squares",
        None => "show-events",
    };
    page.list(kind, events.iter().map(titled));
    page.list("show-crises", crises.iter().map(titled));
    let achievements = edition.achievements.iter();
    page.list(
        "show-achievements",
        achievements.map(|c| name(lang, edition, c)),
    );
    page
}
