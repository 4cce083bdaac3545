//! Characters, ready-made ones and those nobody plays.

use super::cards::{act, face_line};
use super::page::Page;
use crate::terms::level;
use crew::content::Edition;
use crew::content::cards::{ActionRef, CharacterCard, NpcCard, NpcSide, Prebuilt};
use words::Language;
use words::crew::cards::{self, name, text};

pub fn character(lang: Language, edition: &Edition, card: &CharacterCard) -> Page {
    let level = level(lang, card.level);
    let kind = lang.say_with("show-kind-character", &[("level", &level)]);
    let mut page = Page::new(lang, name(lang, edition, card), kind);
    describe(lang, &mut page, edition, card);
    let better = card.becomes.iter().filter_map(|id| edition.character(id));
    page.list(
        "show-grows",
        better.map(|(_, card)| name(lang, edition, card)),
    );
    let from = edition
        .characters
        .iter()
        .filter(|amateur| amateur.becomes.contains(&card.id));
    page.list(
        "show-grown",
        from.map(|amateur| name(lang, edition, amateur)),
    );
    page
}

fn describe(lang: Language, page: &mut Page, edition: &Edition, card: &CharacterCard) {
    page.line("show-tokens", card.memory);
    page.line("show-ideas", card.ideas);
    page.heading(lang.say("show-actions"));
    for action in &card.actions {
        entry(lang, page, edition, action);
    }
    if !card.abilities.is_empty() {
        page.heading(lang.say("show-abilities"));
    }
    for ability in &card.abilities {
        page.entry(name(lang, edition, ability), text(lang, edition, ability));
    }
}

fn entry(lang: Language, page: &mut Page, edition: &Edition, action: &ActionRef) {
    match action {
        ActionRef::Special(card) => page.entry(name(lang, edition, card), act(lang, card)),
        ActionRef::Common(action) => {
            if let Some((_, card)) = edition.action(action) {
                page.entry(name(lang, edition, card), act(lang, card));
            }
        }
    }
}

pub fn prebuilt(lang: Language, edition: &Edition, card: &Prebuilt) -> Page {
    let character = edition.character(&card.character);
    let title = character.map_or(card.character.as_str(), |(_, card)| {
        name(lang, edition, card)
    });
    let kind = lang.say_with("show-kind-prebuilt", &[("character", title)]);
    let mut page = Page::new(lang, name(lang, edition, card), kind);
    if let Some((_, character)) = character {
        describe(lang, &mut page, edition, character);
    }
    page.heading(lang.say("show-skills"));
    for (_, skill) in card.skills.iter().filter_map(|id| edition.skill(id)) {
        page.entry(name(lang, edition, skill), face_line(lang, edition, skill));
    }
    page
}

pub fn npc(lang: Language, edition: &Edition, card: &NpcCard) -> Page {
    let mut page = Page::new(lang, name(lang, edition, card), lang.say("show-kind-npc"));
    for (panicked, mood) in [(false, "show-calm"), (true, "show-panicked")] {
        let name = cards::npc_side(lang, edition, card, panicked);
        page.heading(lang.say_with(mood, &[("name", name)]));
        let side = if panicked { &card.panicked } else { &card.calm };
        npc_side(lang, &mut page, edition, side);
    }
    page
}

fn npc_side(lang: Language, page: &mut Page, edition: &Edition, side: &NpcSide) {
    for action in &side.actions {
        entry(lang, page, edition, action);
    }
    if side.special {
        page.entry(lang.say("show-special"), lang.say("show-special-text"));
    }
    let six = side.six.as_ref().and_then(|six| match six {
        ActionRef::Special(card) => Some(card),
        ActionRef::Common(name) => edition.action(name).map(|(_, card)| card),
    });
    if let Some(card) = six {
        let action = name(lang, edition, card);
        let title = lang.say_with("show-on-six", &[("action", action)]);
        page.entry(title, act(lang, card));
    }
    for ability in &side.abilities {
        page.entry(name(lang, edition, ability), text(lang, edition, ability));
    }
}
