//! Every card of the box to browse, and the faces of cards for whoever explains one.

mod faces;
mod icons;
mod scenario;

use crate::frame::{At, Head, frame};
use crew::content::edition::Edition;
use maud::{Markup, html};
use words::{fixed, say_with};

pub use faces::{
    action_line, face_achievement, face_character, face_event, face_fixer, face_item, face_npc,
    face_skill, skill_faces,
};
pub use icons::{icons, in_words, lacks, pay, picture};
pub use scenario::{bag, board_picture, difficulty, difficulty_name, face_scenario, special_rules};

/// Cards of one kind: the anchor, the heading and each card with its own anchor.
struct Shelf {
    anchor: &'static str,
    title: &'static str,
    about: &'static str,
    cards: Vec<(String, Markup)>,
}

/// The page with every card of an edition.
pub fn cards_page(edition: &Edition) -> String {
    let shelves = shelves(edition);
    let count: usize = shelves.iter().map(|shelf| shelf.cards.len()).sum();
    let count = count.to_string();
    let lead = say_with(
        "cards-lead",
        &[("count", &count), ("edition", &edition.name)],
    );
    frame(
        fixed("cards-title"),
        Head {
            about: &lead,
            ..Head::at(At::Cards)
        },
        html! {
            div class="page" data-filter-page {
                header class="page-head" {
                    p class="over" { (edition.name) " " (edition.version) }
                    h1 { (fixed("cards-title")) }
                    p class="lead" { (lead) }
                }
                div class="shelf-bar" {
                    label class="filter" hidden data-filter-box {
                        span class="hidden" { (fixed("cards-filter")) }
                        input type="search" placeholder=(fixed("cards-filter")) data-filter;
                    }
                    nav class="shelf-nav" aria-label=(fixed("cards-kinds")) {
                        @for shelf in &shelves { a href={ "#" (shelf.anchor) } { (shelf.title) } }
                    }
                }
                p class="quiet" role="status" hidden data-filter-none { (fixed("cards-none")) }
                @for shelf in &shelves { (show(shelf)) }
            }
        },
    )
}

fn show(shelf: &Shelf) -> Markup {
    html! {
        section class="shelf" id=(shelf.anchor) data-filter-group {
            h2 { (shelf.title) " " span class="tally" { (shelf.cards.len()) } }
            p class="quiet" { (shelf.about) }
            div class="face-grid" {
                @for (id, card) in &shelf.cards {
                    div class="face-place" id=(id) data-filter-item { (card) }
                }
            }
        }
    }
}

fn shelves(edition: &Edition) -> Vec<Shelf> {
    let events = |crises: bool| {
        let cards = edition.cards.iter().enumerate();
        cards
            .filter(|(index, _)| edition.is_crisis(*index) == crises)
            .map(|(index, card)| (format!("card-{}", card.code), face_event(edition, index)))
            .collect()
    };
    vec![
        Shelf {
            anchor: "characters",
            title: fixed("cards-characters"),
            about: fixed("cards-characters-about"),
            cards: list("character", &edition.characters, |card| {
                (card.id.as_str(), face_character(edition, card))
            }),
        },
        Shelf {
            anchor: "skills",
            title: fixed("cards-skills"),
            about: fixed("cards-skills-about"),
            cards: list("skill", &edition.skills, |card| {
                (card.id.as_str(), face_skill(edition, card))
            }),
        },
        Shelf {
            anchor: "items",
            title: fixed("cards-items"),
            about: fixed("cards-items-about"),
            cards: list("item", &edition.items, |card| {
                (card.id.as_str(), face_item(card))
            }),
        },
        Shelf {
            anchor: "fixers",
            title: fixed("cards-fixers"),
            about: fixed("cards-fixers-about"),
            cards: list("fixer", &edition.fixers, |card| {
                (card.id.as_str(), face_fixer(edition, card))
            }),
        },
        Shelf {
            anchor: "events",
            title: fixed("cards-events"),
            about: fixed("cards-events-about"),
            cards: events(false),
        },
        Shelf {
            anchor: "crises",
            title: fixed("cards-crises"),
            about: fixed("cards-crises-about"),
            cards: events(true),
        },
        Shelf {
            anchor: "npcs",
            title: fixed("cards-npcs"),
            about: fixed("cards-npcs-about"),
            cards: list("npc", &edition.npcs, |card| {
                (card.id.as_str(), face_npc(edition, card))
            }),
        },
        Shelf {
            anchor: "scenarios",
            title: fixed("cards-scenarios"),
            about: fixed("cards-scenarios-about"),
            cards: list("scenario", &edition.scenarios, |scenario| {
                (scenario.draft.id.as_str(), face_scenario(edition, scenario))
            }),
        },
        Shelf {
            anchor: "achievements",
            title: fixed("cards-achievements"),
            about: fixed("cards-achievements-about"),
            cards: list("achievement", &edition.achievements, |card| {
                (card.id.as_str(), face_achievement(card))
            }),
        },
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
