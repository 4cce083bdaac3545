//! The bag as a chart: everybody may know what is in it. And the piles beside it.

use super::markup::{named_card, word};
use super::{Moment, Part};
use maud::{Markup, html};
use rivals::{Cards, Colour, Phase};
use words::Language;
use words::rivals as say;

/// The widest bar stands for so many tokens.
const WIDE: u8 = 12;

pub fn bag(moment: &Moment) -> Part {
    let public = moment.public;
    let drawn = match public.phase {
        Phase::Look { seen, .. } => seen,
        _ => Default::default(),
    };
    let total = public.bag.len().to_string();
    let html = html! {
        section id="bag" class="bag-chart" aria-label=(moment.lang.fixed("rivals-table-bag")) {
            h3 { (art::icon("bag")) (moment.lang.fixed("rivals-table-bag")) b { (moment.lang.say_with("rivals-table-bag-count", &[("count", &total)])) } }
            ul {
                @for colour in Colour::ALL {
                    (bar(moment.lang, colour, public.bag.count(colour), drawn.count(colour), public.supply.count(colour)))
                }
            }
        }
    };
    Part::new("bag", html)
}

/// One colour: what is in the bag, what a helper holds of it just now, what the supply has.
fn bar(lang: Language, colour: Colour, count: u8, seen: u8, supply: u8) -> Markup {
    let words = lang.say_with(
        "rivals-table-bag-colour",
        &[
            ("colour", say::colour_name(lang, colour)),
            ("values", &say::colour_values(colour)),
            ("count", &count.to_string()),
            ("supply", &supply.to_string()),
        ],
    );
    html! {
        li class={ "of-" (word(colour)) @if count == 0 { " none" } } title=(words) {
            span class="hear" { (words) }
            span class="values" aria-hidden="true" { (say::colour_values(colour)) }
            svg viewBox={ "0 0 " (WIDE) " 1" } preserveAspectRatio="none" aria-hidden="true" {
                rect class="all" width=(WIDE) height="1" {}
                rect class="along" width=(count) height="1" {}
                @if seen > 0 { rect class="seen" x=(count) width=(seen) height="1" {} }
            }
            b aria-hidden="true" { (count) }
        }
    }
}

/// The deck, and what was discarded.
pub fn piles(moment: &Moment) -> Part {
    let public = moment.public;
    let (deck, gone) = (public.deck.to_string(), public.discard.len().to_string());
    let html = html! {
        section id="piles" class="piles" aria-label=(moment.lang.fixed("rivals-table-piles")) {
            p { (art::icon("deck")) (moment.lang.say_with("rivals-table-deck", &[("count", &deck)])) }
            details {
                summary { (moment.lang.say_with("rivals-table-discard", &[("count", &gone)])) }
                (listed(moment.lang, &public.discard))
            }
        }
    };
    Part::new("piles", html)
}

/// The cards of an open pile, kind by kind.
pub fn listed(lang: Language, pile: &Cards) -> Markup {
    html! {
        ul class="listed" {
            @for card in pile.each() {
                @let count = pile.count(card);
                li { (named_card(lang, card)) @if count > 1 { " ×" (count) } }
            }
        }
    }
}
