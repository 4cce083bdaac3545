//! Characters, ready-made ones and those nobody plays.

use super::cards::{act, face_line, level};
use super::page::Page;
use crew::content::Edition;
use crew::content::cards::{ActionRef, CharacterCard, NpcCard, NpcSide, Prebuilt};

pub fn character(edition: &Edition, card: &CharacterCard) -> Page {
    let mut page = Page::new(&card.name, format!("{} character", level(card.level)));
    describe(&mut page, edition, card);
    let name = |id: &String| match edition.character(id) {
        Some((_, card)) => card.name.clone(),
        None => id.clone(),
    };
    page.list("Grows into", card.becomes.iter().map(name));
    let from = edition
        .characters
        .iter()
        .filter(|amateur| amateur.becomes.contains(&card.id));
    page.list("Grown from", from.map(|amateur| &amateur.name));
    page
}

fn describe(page: &mut Page, edition: &Edition, card: &CharacterCard) {
    page.line("Planning tokens", card.memory);
    page.line("Ideas", card.ideas);
    page.heading("Actions");
    for action in &card.actions {
        entry(page, edition, action);
    }
    if !card.abilities.is_empty() {
        page.heading("Abilities");
    }
    for ability in &card.abilities {
        page.entry(&ability.name, &ability.text);
    }
}

fn entry(page: &mut Page, edition: &Edition, action: &ActionRef) {
    match action {
        ActionRef::Special(card) => page.entry(&card.name, act(card)),
        ActionRef::Common(name) => {
            if let Some((_, card)) = edition.action(name) {
                page.entry(&card.name, act(card));
            }
        }
    }
}

pub fn prebuilt(edition: &Edition, card: &Prebuilt) -> Page {
    let character = edition.character(&card.character);
    let title = character.map_or(card.character.as_str(), |(_, card)| card.name.as_str());
    let mut page = Page::new(&card.name, format!("a ready-made {title}"));
    if let Some((_, character)) = character {
        describe(&mut page, edition, character);
    }
    page.heading("Skills");
    for (_, skill) in card.skills.iter().filter_map(|id| edition.skill(id)) {
        page.entry(&skill.name, face_line(skill));
    }
    page
}

pub fn npc(edition: &Edition, card: &NpcCard) -> Page {
    let mut page = Page::new(&card.name, "non-player character");
    for (side, mood) in [(&card.calm, "calm"), (&card.panicked, "panicked")] {
        page.heading(format!("{} ({mood})", side.name));
        npc_side(&mut page, edition, side);
    }
    page
}

fn npc_side(page: &mut Page, edition: &Edition, side: &NpcSide) {
    for action in &side.actions {
        entry(page, edition, action);
    }
    if side.special {
        page.entry("Special", "the action of the scenario");
    }
    let six = side.six.as_ref().and_then(|six| match six {
        ActionRef::Special(card) => Some(card),
        ActionRef::Common(name) => edition.action(name).map(|(_, card)| card),
    });
    if let Some(card) = six {
        page.entry(format!("On a six, {}", card.name), act(card));
    }
    for ability in &side.abilities {
        page.entry(&ability.name, &ability.text);
    }
}
