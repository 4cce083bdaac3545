//! The kinds of cards an edition has. A kind of which it has none is left out.

use super::chits::chits;
use super::faces::{
    face_achievement, face_action, face_character, face_event, face_fixer, face_item, face_npc,
    face_prebuilt, face_skill,
};
use super::scenario::face_scenario;
use super::story::face_story;
use crate::card_shelf::Shelf;
use crew::content::edition::Edition;
use maud::Markup;
use words::Language;

pub(crate) fn shelves(lang: Language, edition: &Edition) -> Vec<Shelf> {
    let all = [
        people(lang, edition),
        events(lang, edition),
        helpers(lang, edition),
        jobs(lang, edition),
    ];
    let shelves = all.into_iter().flatten();
    shelves.filter(|shelf| !shelf.cards.is_empty()).collect()
}

fn people(lang: Language, edition: &Edition) -> Vec<Shelf> {
    vec![
        Shelf::new(
            lang,
            "characters",
            "cards-characters",
            "cards-characters-about",
            list("character", &edition.characters, |card| {
                (card.id.as_str(), face_character(lang, edition, card))
            }),
        ),
        Shelf::new(
            lang,
            "skills",
            "cards-skills",
            "cards-skills-about",
            list("skill", &edition.skills, |card| {
                (card.id.as_str(), face_skill(lang, edition, card))
            }),
        ),
        Shelf::new(
            lang,
            "actions",
            "cards-actions",
            "cards-actions-about",
            // Two actions may have one name and different icons, so they are numbered.
            (1..)
                .zip(&edition.actions)
                .map(|(n, card)| (format!("action-{n}"), face_action(lang, edition, card)))
                .collect(),
        )
        .small(),
        Shelf::new(
            lang,
            "prebuilts",
            "cards-prebuilts",
            "cards-prebuilts-about",
            (1..)
                .zip(&edition.prebuilts)
                .map(|(n, card)| (format!("prebuilt-{n}"), face_prebuilt(lang, edition, card)))
                .collect(),
        )
        .small(),
        Shelf::new(
            lang,
            "npcs",
            "cards-npcs",
            if edition.npcs.iter().any(|npc| npc.calm != npc.panicked) {
                "cards-npcs-about"
            } else {
                "cards-npcs-about-calm"
            },
            list("npc", &edition.npcs, |card| {
                (card.id.as_str(), face_npc(lang, edition, card))
            }),
        ),
    ]
}

fn events(lang: Language, edition: &Edition) -> Vec<Shelf> {
    let cards = |crises: bool| {
        let cards = edition.cards.iter().enumerate();
        cards
            .filter(|(index, _)| edition.is_crisis(*index) == crises)
            .map(|(index, card)| {
                (
                    format!("card-{}", card.code),
                    face_event(lang, edition, index),
                )
            })
            .collect()
    };
    if edition.alert.is_some() {
        vec![
            Shelf::new(
                lang,
                "events",
                "cards-squares",
                "cards-squares-about",
                cards(false),
            ),
            Shelf::new(
                lang,
                "crises",
                "cards-reinforcements",
                "cards-reinforcements-about",
                cards(true),
            ),
        ]
    } else {
        vec![
            Shelf::new(
                lang,
                "events",
                "cards-events",
                "cards-events-about",
                cards(false),
            ),
            Shelf::new(
                lang,
                "crises",
                "cards-crises",
                "cards-crises-about",
                cards(true),
            ),
        ]
    }
}

fn helpers(lang: Language, edition: &Edition) -> Vec<Shelf> {
    let found = edition.items.iter().any(|item| !item.shop);
    vec![
        Shelf::new(
            lang,
            "fixers",
            "cards-fixers",
            "cards-fixers-about",
            list("fixer", &edition.fixers, |card| {
                (card.id.as_str(), face_fixer(lang, edition, card))
            }),
        ),
        Shelf::new(
            lang,
            "items",
            "cards-items",
            if found {
                "cards-items-about"
            } else {
                "cards-items-about-shop"
            },
            list("item", &edition.items, |card| {
                (card.id.as_str(), face_item(lang, edition, card))
            }),
        ),
        Shelf::new(
            lang,
            "chits",
            "cards-chits",
            "cards-chits-about",
            chits(lang, edition),
        )
        .small(),
    ]
}

fn jobs(lang: Language, edition: &Edition) -> Vec<Shelf> {
    vec![
        Shelf::new(
            lang,
            "stories",
            "cards-stories",
            "cards-stories-about",
            list("story", &edition.campaigns, |card| {
                (card.id.as_str(), face_story(lang, edition, card))
            }),
        ),
        Shelf::new(
            lang,
            "scenarios",
            "cards-scenarios",
            "cards-scenarios-about",
            list("scenario", &edition.scenarios, |scenario| {
                (
                    scenario.draft.id.as_str(),
                    face_scenario(lang, edition, scenario),
                )
            }),
        ),
        Shelf::new(
            lang,
            "achievements",
            "cards-achievements",
            "cards-achievements-about",
            list("achievement", &edition.achievements, |card| {
                (card.id.as_str(), face_achievement(lang, edition, card))
            }),
        ),
    ]
}

fn list<'a, T>(
    kind: &str,
    cards: &'a [T],
    face: impl Fn(&'a T) -> (&'a str, Markup),
) -> Vec<(String, Markup)> {
    let faces = cards.iter().map(face);
    faces
        .map(|(id, face)| (format!("{kind}-{id}"), face))
        .collect()
}
