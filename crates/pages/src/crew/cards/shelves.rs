//! The kinds of cards an edition has. A kind of which it has none is left out.

use super::chits::chits;
use super::faces::{
    face_achievement, face_action, face_character, face_event, face_fixer, face_item, face_npc,
    face_prebuilt, face_skill,
};
use super::scenario::face_scenario;
use super::story::face_story;
use crew::content::edition::Edition;
use maud::Markup;
use words::fixed;

/// Cards of one kind: the anchor, the heading and each card with its own anchor.
pub(crate) struct Shelf {
    pub anchor: String,
    pub title: &'static str,
    pub about: &'static str,
    pub cards: Vec<(String, Markup)>,
    /// How many cards there are, all copies counted.
    pub tally: usize,
    /// Cards with little on them.
    pub small: bool,
}

impl Shelf {
    pub fn new(
        anchor: &'static str,
        title: &'static str,
        about: &'static str,
        cards: Vec<(String, Markup)>,
    ) -> Shelf {
        Shelf {
            anchor: anchor.to_owned(),
            title: fixed(title),
            about: fixed(about),
            tally: cards.len(),
            cards,
            small: false,
        }
    }

    pub fn small(self) -> Shelf {
        Shelf {
            small: true,
            ..self
        }
    }
}

pub(crate) fn shelves(edition: &Edition) -> Vec<Shelf> {
    let all = [
        people(edition),
        events(edition),
        helpers(edition),
        jobs(edition),
    ];
    let shelves = all.into_iter().flatten();
    shelves.filter(|shelf| !shelf.cards.is_empty()).collect()
}

fn people(edition: &Edition) -> Vec<Shelf> {
    vec![
        Shelf::new(
            "characters",
            "cards-characters",
            "cards-characters-about",
            list("character", &edition.characters, |card| {
                (card.id.as_str(), face_character(edition, card))
            }),
        ),
        Shelf::new(
            "skills",
            "cards-skills",
            "cards-skills-about",
            list("skill", &edition.skills, |card| {
                (card.id.as_str(), face_skill(edition, card))
            }),
        ),
        Shelf::new(
            "actions",
            "cards-actions",
            "cards-actions-about",
            // Two actions may have one name and different icons, so they are numbered.
            (1..)
                .zip(&edition.actions)
                .map(|(n, card)| (format!("action-{n}"), face_action(edition, card)))
                .collect(),
        )
        .small(),
        Shelf::new(
            "prebuilts",
            "cards-prebuilts",
            "cards-prebuilts-about",
            (1..)
                .zip(&edition.prebuilts)
                .map(|(n, card)| (format!("prebuilt-{n}"), face_prebuilt(edition, card)))
                .collect(),
        )
        .small(),
        Shelf::new(
            "npcs",
            "cards-npcs",
            if edition.npcs.iter().any(|npc| npc.calm != npc.panicked) {
                "cards-npcs-about"
            } else {
                "cards-npcs-about-calm"
            },
            list("npc", &edition.npcs, |card| {
                (card.id.as_str(), face_npc(edition, card))
            }),
        ),
    ]
}

fn events(edition: &Edition) -> Vec<Shelf> {
    let cards = |crises: bool| {
        let cards = edition.cards.iter().enumerate();
        cards
            .filter(|(index, _)| edition.is_crisis(*index) == crises)
            .map(|(index, card)| (format!("card-{}", card.code), face_event(edition, index)))
            .collect()
    };
    if edition.alert.is_some() {
        vec![
            Shelf::new(
                "events",
                "cards-squares",
                "cards-squares-about",
                cards(false),
            ),
            Shelf::new(
                "crises",
                "cards-reinforcements",
                "cards-reinforcements-about",
                cards(true),
            ),
        ]
    } else {
        vec![
            Shelf::new("events", "cards-events", "cards-events-about", cards(false)),
            Shelf::new("crises", "cards-crises", "cards-crises-about", cards(true)),
        ]
    }
}

fn helpers(edition: &Edition) -> Vec<Shelf> {
    let found = edition.items.iter().any(|item| !item.shop);
    vec![
        Shelf::new(
            "fixers",
            "cards-fixers",
            "cards-fixers-about",
            list("fixer", &edition.fixers, |card| {
                (card.id.as_str(), face_fixer(edition, card))
            }),
        ),
        Shelf::new(
            "items",
            "cards-items",
            if found {
                "cards-items-about"
            } else {
                "cards-items-about-shop"
            },
            list("item", &edition.items, |card| {
                (card.id.as_str(), face_item(card))
            }),
        ),
        Shelf::new("chits", "cards-chits", "cards-chits-about", chits(edition)).small(),
    ]
}

fn jobs(edition: &Edition) -> Vec<Shelf> {
    vec![
        Shelf::new(
            "stories",
            "cards-stories",
            "cards-stories-about",
            list("story", &edition.campaigns, |card| {
                (card.id.as_str(), face_story(edition, card))
            }),
        ),
        Shelf::new(
            "scenarios",
            "cards-scenarios",
            "cards-scenarios-about",
            list("scenario", &edition.scenarios, |scenario| {
                (scenario.draft.id.as_str(), face_scenario(edition, scenario))
            }),
        ),
        Shelf::new(
            "achievements",
            "cards-achievements",
            "cards-achievements-about",
            list("achievement", &edition.achievements, |card| {
                (card.id.as_str(), face_achievement(card))
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
