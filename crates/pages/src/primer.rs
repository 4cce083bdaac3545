//! How to play in two minutes: a game in four steps, and who is who. The whole rules stand behind it: [`crate::rule_reference`].

use crate::frame::{At, Head, frame};
use crate::game_switch::game_switch;
use maud::{Markup, html};
use words::Language;

/// A game in two minutes.
pub struct Primer<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub lead: &'a str,
    pub steps: Vec<PrimerStep>,
    pub cast: Vec<CastMember>,
    /// Where one plays it, and what the button there says.
    pub play: (&'a str, &'a str),
}

/// One step, with its picture.
pub struct PrimerStep {
    pub title: &'static str,
    pub says: Vec<&'static str>,
    pub picture: Markup,
}

/// Somebody or something to know at sight.
pub struct CastMember {
    pub face: Markup,
    pub name: &'static str,
    pub says: &'static str,
}

/// The whole page.
pub fn primer(lang: Language, primer: Primer) -> String {
    let (where_to, play) = primer.play;
    frame(
        lang,
        lang.fixed("rules-title"),
        Head {
            about: primer.lead,
            ..Head::at(At::Rules)
        },
        html! {
            article class="page primer" {
                header class="page-head" {
                    (game_switch(lang, "/how-to-play", primer.id))
                    p class="over" { (primer.name) " · " (lang.fixed("primer-time")) }
                    h1 { (lang.fixed("rules-title")) }
                    p class="lead" { (primer.lead) }
                }
                ol class="primer-steps" {
                    @for (n, step) in primer.steps.iter().enumerate() {
                        li {
                            div class="primer-words" {
                                h2 { span class="primer-number" aria-hidden="true" { (n + 1) } (step.title) }
                                @for words in &step.says { p { (words) } }
                            }
                            div class="primer-picture" { (step.picture) }
                        }
                    }
                }
                section aria-labelledby="cast-title" {
                    h2 id="cast-title" { (lang.fixed("primer-cast")) }
                    ul class="primer-cast" {
                        @for member in &primer.cast {
                            li { (member.face) div { b { (member.name) } p { (member.says) } } }
                        }
                    }
                }
                p class="actions" {
                    a class="button primary large" href=(where_to) { (art::icon("play")) (play) }
                    a class="button large" href={ "/how-to-play/" (primer.id) "/rules" } { (art::icon("log")) (lang.fixed("primer-rules")) }
                    a class="button large" href={ "/cards/" (primer.id) } { (lang.fixed("home-cards-button")) }
                }
            }
        },
    )
}
