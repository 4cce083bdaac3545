//! How to play, in our own words, with pictures made from the pieces of the game.

mod glossary;
mod pictures;

use crate::frame::{At, Head, frame};
use crew::content::edition::Edition;
use maud::{Markup, html};
use words::{fixed, say_with};

pub use glossary::{Entry, explain, glossary};

/// A part of the page: its anchor, its title and what it says.
struct Part {
    anchor: &'static str,
    title: &'static str,
    says: Markup,
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
                    p class="over" { (edition.name) " " (edition.version) }
                    h1 { (fixed("rules-title")) }
                    p class="lead" { (lead) }
                }
                nav class="rules-toc" aria-label=(fixed("rules-contents")) {
                    ol {
                        @for part in &parts { li { a href={ "#" (part.anchor) } { (part.title) } } }
                        li { a href="#glossary" { (fixed("rules-glossary")) } }
                    }
                }
                div class="rules-body" {
                    @for part in &parts {
                        section id=(part.anchor) { h2 { (part.title) } (part.says) }
                    }
                }
                (glossary_part())
                p class="actions" {
                    a class="button primary large" href="/" { (art::icon("play")) (fixed("rules-play")) }
                    a class="button large" href="/cards" { (fixed("home-cards-button")) }
                }
            }
        },
    )
}

fn glossary_part() -> Markup {
    html! {
        section id="glossary" {
            h2 { (fixed("rules-glossary")) }
            h3 { (fixed("rules-glossary-actions")) }
            (glossary::list(glossary::ACTIONS))
            h3 { (fixed("rules-glossary-security")) }
            (glossary::list(glossary::SECURITY))
            h3 { (fixed("rules-glossary-loot")) }
            (glossary::list(glossary::LOOT))
            h3 { (fixed("rules-glossary-pieces")) }
            (glossary::list(glossary::PIECES))
        }
    }
}

fn part(anchor: &'static str, title: &'static str, says: Markup) -> Part {
    Part {
        anchor,
        title,
        says,
    }
}

fn parts(edition: &Edition) -> Vec<Part> {
    vec![
        part(
            "goal",
            fixed("rules-goal"),
            paragraphs(&["rules-goal-1", "rules-goal-2"]),
        ),
        part(
            "table",
            fixed("rules-table"),
            html! {
                (paragraphs(&["rules-table-1"]))
                (pictures::overview(edition))
                (paragraphs(&["rules-table-2", "rules-table-3"]))
            },
        ),
        part(
            "planning",
            fixed("rules-planning"),
            paragraphs(&["rules-planning-1", "rules-planning-2", "rules-planning-3"]),
        ),
        part("round", fixed("rules-round"), round(edition)),
        part(
            "security",
            fixed("rules-security"),
            html! {
                (paragraphs(&["rules-security-1"]))
                (pictures::security())
                (paragraphs(&["rules-security-2", "rules-security-3"]))
            },
        ),
        part("noise", fixed("rules-noise"), noise(edition)),
        part(
            "events",
            fixed("rules-events"),
            html! {
                (paragraphs(&["rules-events-1", "rules-events-2"]))
                (pictures::events(edition))
                (paragraphs(&["rules-events-3"]))
            },
        ),
        part(
            "escape",
            fixed("rules-escape"),
            html! {
                (paragraphs(&["rules-escape-1"]))
                (escape_costs())
                (paragraphs(&["rules-escape-2"]))
                (pictures::run(edition))
                (paragraphs(&["rules-escape-3"]))
            },
        ),
        part(
            "loot",
            fixed("rules-loot"),
            paragraphs(&["rules-loot-1", "rules-loot-2"]),
        ),
        part(
            "pieces",
            fixed("rules-pieces"),
            paragraphs(&["rules-pieces-1", "rules-pieces-2"]),
        ),
        part(
            "crew",
            fixed("rules-crew"),
            html! {
                (paragraphs(&["rules-crew-1"]))
                (pictures::character(edition))
                (paragraphs(&["rules-crew-2"]))
            },
        ),
        part(
            "helpers",
            fixed("rules-helpers"),
            html! {
                (paragraphs(&["rules-helpers-1", "rules-helpers-2"]))
                (pictures::helpers(edition))
            },
        ),
        part("undo", fixed("rules-undo"), paragraphs(&["rules-undo-1"])),
    ]
}

fn paragraphs(keys: &[&'static str]) -> Markup {
    html! { @for key in keys { p { (fixed(key)) } } }
}

fn round(edition: &Edition) -> Markup {
    let steps = [
        (fixed("rules-round-roll"), fixed("rules-round-roll-1")),
        (fixed("rules-round-choose"), fixed("rules-round-choose-1")),
        (fixed("rules-round-act"), fixed("rules-round-act-1")),
        (fixed("rules-round-event"), fixed("rules-round-event-1")),
    ];
    html! {
        p { (fixed("rules-round-1")) }
        ol class="round-steps" {
            @for (name, says) in steps { li { b { (name) } " " (says) } }
        }
        (pictures::choice(edition))
        p { (fixed("rules-round-2")) }
        p { (fixed("rules-round-3")) }
    }
}

fn noise(edition: &Edition) -> Markup {
    let first = edition.track(4).and_then(|track| track.alerts.first());
    let first = first.copied().unwrap_or_default().to_string();
    html! {
        p { (say_with("rules-noise-1", &[("slot", &first)])) }
        (pictures::track(edition))
        p { (fixed("rules-noise-2")) }
        p { (fixed("rules-noise-3")) }
    }
}

fn escape_costs() -> Markup {
    html! {
        ul class="costs" {
            li { b { "1" } " " (fixed("rules-cost-step")) }
            li { b { "+1" } " " (fixed("rules-cost-guard")) }
            li { b { "+1" } " " (fixed("rules-cost-door")) }
        }
    }
}
