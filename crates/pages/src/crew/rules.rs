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
pub(crate) mod tell;

use crate::frame::{At, Head, frame};
use crew::content::edition::{Edition, edition};
use maud::{Markup, html};
use tell::Tell;
use words::Language;

pub(crate) use facts::Facts;
pub use glossary::{Entry, glossary};
pub(crate) use glossary::{
    loot as loot_entries, pieces as piece_entries, security as security_entries,
};
pub(crate) use switch::edition_switch;

/// A part of the page: its anchor, the key of its title and what it says.
pub(crate) struct Part {
    anchor: &'static str,
    title: &'static str,
    says: Markup,
}

impl Part {
    pub(crate) fn new(
        lang: Language,
        anchor: &'static str,
        title: &'static str,
        says: Markup,
    ) -> Part {
        Part {
            anchor,
            title: lang.fixed(title),
            says,
        }
    }
}

/// The game that a page teaches.
pub(crate) struct Lesson<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub version: &'a str,
    /// Where it comes from.
    pub about: &'a str,
    /// Where one plays it, and what the button there says.
    pub play: (&'a str, &'a str),
    pub parts: Vec<Part>,
}

/// How to play the game of this name.
pub fn page_of(lang: Language, id: &str) -> Option<String> {
    let known = || edition(id).map(|each| rules_page(lang, each));
    let heist = || crate::rivals::rules::rules_page(lang, &rivals::Rules::default());
    known().or_else(|| (rivals::content().id == id).then(heist))
}

/// The page that teaches an edition.
pub fn rules_page(lang: Language, edition: &Edition) -> String {
    teach(
        lang,
        Lesson {
            id: &edition.id,
            name: &edition.name,
            version: &edition.version,
            about: &edition.about,
            play: ("/", lang.fixed("rules-play")),
            parts: parts(lang, edition),
        },
    )
}

pub(crate) fn teach(lang: Language, lesson: Lesson) -> String {
    let (where_to, play) = lesson.play;
    let lead = lang.say_with("rules-lead", &[("edition", lesson.name)]);
    frame(
        lang,
        lang.fixed("rules-title"),
        Head {
            about: &lead,
            ..Head::at(At::Rules)
        },
        html! {
            article class="page rules" {
                header class="page-head" {
                    (edition_switch(lang, "/how-to-play", lesson.id))
                    p class="over" { (lesson.name) " · " (lesson.version) }
                    h1 { (lang.fixed("rules-title")) }
                    p class="lead" { (lead) }
                    @if !lesson.about.is_empty() { p class="quiet" { (lesson.about) } }
                }
                nav class="rules-toc" aria-label=(lang.fixed("rules-contents")) {
                    ol { @for part in &lesson.parts { li { a href={ "#" (part.anchor) } { (part.title) } } } }
                }
                div class="rules-body" {
                    @for part in &lesson.parts {
                        section id=(part.anchor) { h2 { (part.title) } (part.says) }
                    }
                }
                p class="actions" {
                    a class="button primary large" href=(where_to) { (art::icon("play")) (play) }
                    a class="button large" href={ "/cards/" (lesson.id) } { (lang.fixed("home-cards-button")) }
                }
            }
        },
    )
}

fn parts(lang: Language, edition: &Edition) -> Vec<Part> {
    let tell = &Tell::about(lang, edition);
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
