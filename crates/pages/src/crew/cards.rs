//! Every card of the box to browse, and the faces of cards for whoever explains one.

mod chits;
mod faces;
mod icons;
mod scenario;
mod shelves;
mod story;

use crate::crew::rules::edition_switch;
use crate::frame::{At, Head, frame};
use crew::content::edition::{Edition, edition};
use maud::{Markup, html};
use shelves::shelves;
use words::Language;

pub(crate) use faces::face;
pub use faces::{
    action_line, face_achievement, face_action, face_character, face_event, face_fixer, face_item,
    face_npc, face_prebuilt, face_skill, skill_faces,
};
pub use icons::{icons, in_words, lacks, pay, picture};
pub use scenario::{bag, board_picture, difficulty, difficulty_name, face_scenario, special_rules};
pub(crate) use shelves::Shelf;
pub use story::chapters;

/// Where the card of an edition with this anchor is to be found.
fn address(edition: &Edition, anchor: &str) -> String {
    format!("/cards/{}#{anchor}", edition.id)
}

/// A game whose cards are shown.
pub(crate) struct Box<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub version: &'a str,
    pub lead: String,
    pub shelves: Vec<Shelf>,
}

/// The cards of the game of this name.
pub fn page_of(lang: Language, id: &str) -> Option<String> {
    let known = || edition(id).map(|each| cards_page(lang, each));
    let heist = crate::rivals::cards::cards_page;
    known().or_else(|| (rivals::content().id == id).then(|| heist(lang)))
}

/// The page with every card of an edition.
pub fn cards_page(lang: Language, edition: &Edition) -> String {
    let shelves = shelves(lang, edition);
    let count: usize = shelves.iter().map(|shelf| shelf.tally).sum();
    let lead = [("count", &*count.to_string()), ("edition", &edition.name)];
    browse(
        lang,
        Box {
            id: &edition.id,
            name: &edition.name,
            version: &edition.version,
            lead: lang.say_with("cards-lead", &lead),
            shelves,
        },
    )
}

pub(crate) fn browse(lang: Language, game: Box) -> String {
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
                    (edition_switch(lang, "/cards", game.id))
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
