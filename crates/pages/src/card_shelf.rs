//! Every card of a box to browse: shelves, and the face of a card.

use crate::frame::{At, Head, frame};
use crate::game_switch::game_switch;
use maud::{Markup, html};
use words::Language;

/// A game whose cards are shown.
pub struct CardBox<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub version: &'a str,
    pub lead: String,
    pub shelves: Vec<Shelf>,
}

/// Cards of one kind: the anchor, the heading and each card with its own anchor.
pub struct Shelf {
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
        lang: Language,
        anchor: &'static str,
        title: &'static str,
        about: &'static str,
        cards: Vec<(String, Markup)>,
    ) -> Shelf {
        Shelf {
            anchor: anchor.to_owned(),
            title: lang.fixed(title),
            about: lang.fixed(about),
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

/// The whole page.
pub fn browse(lang: Language, game: CardBox) -> String {
    let (lead, shelves) = (&game.lead, &game.shelves);
    frame(
        lang,
        lang.fixed("cards-title"),
        Head {
            about: lead,
            ..Head::at(At::Cards)
        },
        html! {
            div class="page" data-filter-page {
                header class="page-head" {
                    (game_switch(lang, "/cards", game.id))
                    p class="over" { (game.name) " · " (game.version) }
                    h1 { (lang.fixed("cards-title")) }
                    p class="lead" { (lead) }
                }
                div class="shelf-bar" {
                    label class="filter" hidden data-filter-box {
                        span class="hidden" { (lang.fixed("cards-filter")) }
                        input type="search" placeholder=(lang.fixed("cards-filter")) data-filter;
                    }
                    nav class="shelf-nav" aria-label=(lang.fixed("cards-kinds")) {
                        @for shelf in shelves { a href={ "#" (shelf.anchor) } { (shelf.title) } }
                    }
                }
                p class="quiet" role="status" hidden data-filter-none { (lang.fixed("cards-none")) }
                @for shelf in shelves { (show(shelf)) }
            }
        },
    )
}

fn show(shelf: &Shelf) -> Markup {
    html! {
        section class="shelf" id=(shelf.anchor) data-filter-group {
            h2 { (shelf.title) " " span class="tally" { (shelf.tally) } }
            p class="quiet" { (shelf.about) }
            div class={ "face-grid" @if shelf.small { " small" } } {
                @for (id, card) in &shelf.cards {
                    div class="face-place" id=(id) data-filter-item { (card) }
                }
            }
        }
    }
}

/// A card: what kind it is, its name and what is on it.
pub fn face(kind: &str, class: &str, name: &str, inside: Markup) -> Markup {
    html! {
        article class={ "face " (class) } {
            header {
                p class="face-kind" { (kind) }
                h3 { (name) }
            }
            (inside)
        }
    }
}
