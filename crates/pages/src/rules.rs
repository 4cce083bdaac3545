//! How to play, in our own words, with pictures made from the pieces of the game. What is said depends on what the
//! edition has and on its rules.

mod before;
mod building;
mod ending;
mod facts;
mod glossary;
mod pictures;
mod rounds;
mod switch;
mod tell;

use crate::frame::{At, Head, frame};
use crew::content::edition::Edition;
use maud::{Markup, html};
use tell::Tell;
use words::{fixed, say_with};

pub(crate) use facts::Facts;
pub use glossary::{Entry, glossary};
pub(crate) use glossary::{
    loot as loot_entries, pieces as piece_entries, security as security_entries,
};
pub use switch::edition_switch;

/// A part of the page: its anchor, the key of its title and what it says.
struct Part {
    anchor: &'static str,
    title: &'static str,
    says: Markup,
}

impl Part {
    fn new(anchor: &'static str, title: &'static str, says: Markup) -> Part {
        Part {
            anchor,
            title: fixed(title),
            says,
        }
    }
}

/// The page that teaches the game.
pub fn rules_page(edition: &Edition) -> String {
    let lead = say_with("rules-lead", &[("edition", &edition.name)]);
    let parts = parts(edition);
    frame(
        fixed("rules-title"),
        Head {
            about: &lead,
            ..Head::at(At::Rules)
        },
        html! {
            article class="page rules" {
                header class="page-head" {
                    (edition_switch("/how-to-play", edition))
                    p class="over" { (edition.name) " · " (edition.version) }
                    h1 { (fixed("rules-title")) }
                    p class="lead" { (lead) }
                    @if !edition.about.is_empty() { p class="quiet" { (edition.about) } }
                }
                nav class="rules-toc" aria-label=(fixed("rules-contents")) {
                    ol { @for part in &parts { li { a href={ "#" (part.anchor) } { (part.title) } } } }
                }
                div class="rules-body" {
                    @for part in &parts {
                        section id=(part.anchor) { h2 { (part.title) } (part.says) }
                    }
                }
                p class="actions" {
                    a class="button primary large" href="/" { (art::icon("play")) (fixed("rules-play")) }
                    a class="button large" href={ "/cards/" (edition.id) } { (fixed("home-cards-button")) }
                }
            }
        },
    )
}

fn parts(edition: &Edition) -> Vec<Part> {
    let tell = &Tell::about(edition);
    let helpers = !edition.fixers.is_empty() || !edition.items.is_empty();
    let people = tell.has.npcs();
    let parts = [
        Some(before::goal(tell)),
        Some(before::table(tell)),
        Some(before::crew(tell)),
        Some(before::planning(tell)),
        Some(rounds::round(tell)),
        Some(rounds::icons(tell)),
        Some(rounds::security(tell)),
        Some(rounds::noise(tell)),
        Some(rounds::answer(tell)),
        Some(building::pieces(tell)),
        Some(building::loot(tell)),
        people.then(|| building::people(tell)),
        Some(ending::escape(tell)),
        Some(ending::result(tell)),
        Some(ending::growing(tell)),
        helpers.then(|| ending::helpers(tell)),
        Some(ending::undo(tell)),
    ];
    parts.into_iter().flatten().collect()
}
