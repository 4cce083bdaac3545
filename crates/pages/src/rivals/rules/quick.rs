//! HEIST in two minutes.

use super::example;
use crate::primer::{CastMember, Primer, PrimerStep, primer};
use crate::rivals::cards::{face_card, face_identity, face_obstacle};
use maud::{Markup, html};
use rivals::{Colour, Identity, content};
use words::Language;

/// The page that says the most important things about the game.
pub fn primer_page(lang: Language) -> String {
    let play = format!("/new?game={}", content().id);
    primer(
        lang,
        Primer {
            id: &content().id,
            name: words::rivals::game_name(lang),
            lead: lang.fixed("rivals-primer-lead"),
            steps: steps(lang).unwrap_or_default(),
            cast: cast(lang),
            play: (&play, lang.fixed("rivals-rules-play")),
        },
    )
}

fn faces(cards: Markup) -> Markup {
    html! { div class="face-grid in-text" { (cards) } }
}

fn steps(lang: Language) -> Option<Vec<PrimerStep>> {
    let (tester, obstacle) = example::who_and_what()?;
    let (assist, trick) = example::help()?;
    let step = |title, says: [&'static str; 2], picture| PrimerStep {
        title: lang.fixed(title),
        says: says.map(|key| lang.fixed(key)).to_vec(),
        picture,
    };
    Some(vec![
        step(
            "rivals-primer-choose",
            ["rivals-primer-choose-1", "rivals-primer-choose-2"],
            faces(html! { (face_identity(lang, tester)) (face_obstacle(lang, obstacle)) }),
        ),
        step(
            "rivals-primer-help",
            ["rivals-primer-help-1", "rivals-primer-help-2"],
            faces(html! { (face_card(lang, assist)) }),
        ),
        step(
            "rivals-primer-draw",
            ["rivals-primer-draw-1", "rivals-primer-draw-2"],
            tokens(lang),
        ),
        step(
            "rivals-primer-earn",
            ["rivals-primer-earn-1", "rivals-primer-earn-2"],
            faces(html! { (face_card(lang, trick)) }),
        ),
    ])
}

/// Both faces of every color.
fn tokens(lang: Language) -> Markup {
    html! {
        ul class="twins in-text" {
            @for colour in Colour::ALL {
                li {
                    (art::rivals::token(lang, colour, 0, false))
                    (art::rivals::token(lang, colour, 1, false))
                }
            }
        }
    }
}

fn cast(lang: Language) -> Vec<CastMember> {
    let member = |face, name, says| CastMember {
        face,
        name: lang.fixed(name),
        says: lang.fixed(says),
    };
    vec![
        member(
            art::rivals::portrait(Identity(0)),
            "rivals-primer-you",
            "rivals-primer-you-why",
        ),
        member(
            art::rivals::portrait(Identity(1)),
            "rivals-primer-others",
            "rivals-primer-others-why",
        ),
        member(
            art::rivals::guard_portrait(),
            "rivals-primer-obstacle",
            "rivals-primer-obstacle-why",
        ),
        member(
            art::icon("bag"),
            "rivals-primer-bag",
            "rivals-primer-bag-why",
        ),
        member(
            art::icon("cheese"),
            "rivals-primer-cheese",
            "rivals-primer-cheese-why",
        ),
    ]
}
