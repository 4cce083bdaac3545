//! The test in the middle of the table: skill, help, tricks and tokens as a sum against the number to reach.

use super::markup::{
    chip, hue, likely, likely_words, mark, name, named_card, person, place, skill_icon, token, word,
};
use super::{Moment, Part};
use maud::{Markup, html};
use rivals::content::Way;
use rivals::{Colour, Command, Obstacle, Phase};
use table::Seat;
use words::rivals as say;

pub fn test(moment: &Moment) -> Part {
    let public = moment.public;
    // A test that failed is settled: without the tokens it cost, its sum would tell something else.
    let facing = match public.phase {
        Phase::Learn => None,
        _ => moment.game.facing(public),
    };
    let html = html! {
        section id="test" class={ "test " (hue(moment, public.active)) } data-on=[facing.is_some().then_some("")] aria-label=(moment.lang.fixed("rivals-table-test")) {
            @match facing {
                Some((obstacle, _, way)) => (sum(moment, obstacle, way)),
                None => p class="idle" { (mark(moment, public.active)) span { (say::phase(moment.lang, moment.game, public, None)) } },
            }
        }
    };
    Part::new("test", html)
}

/// Whether the tokens are still in the bag.
fn before_the_draw(phase: Phase) -> bool {
    matches!(phase, Phase::Help | Phase::Pay { .. } | Phase::Look { .. })
}

fn sum(moment: &Moment, obstacle: Obstacle, way: &Way) -> Markup {
    let (game, public) = (moment.game, moment.public);
    let active = public.active;
    let at = usize::from(active.0);
    let unknown = before_the_draw(public.phase);
    let total = game.total(public);
    let reached = !unknown && total >= i16::from(way.target);
    let title = moment.lang.say_with(
        "rivals-table-test-of",
        &[
            ("who", name(moment, active)),
            ("obstacle", say::obstacle_name(moment.lang, obstacle)),
        ],
    );
    html! {
        h2 { (mark(moment, active)) span { (title) (person(moment, active)) } }
        div class="sum" {
            span class="term has-skill" title=(say::way(moment.lang, way)) {
                span class="icons" aria-hidden="true" { @for skill in way.skills() { (skill_icon(skill)) } }
                span class="hear" { (moment.lang.fixed("rivals-table-skill")) }
                b { (way.score(public.skills[at])) }
            }
            @if public.test.number != 0 {
                span class="term adds" title=(moment.lang.fixed("rivals-table-number")) {
                    span class="hear" { (moment.lang.fixed("rivals-table-number")) }
                    b { (say::signed(public.test.number.into())) }
                }
            }
            span class="term drawn" {
                @if unknown { (to_come(moment)) } @else { (tokens(moment)) }
            }
            span class={ "term total" @if reached { " reached" } } {
                span class="equals" aria-hidden="true" { "=" }
                span class="hear" { (moment.lang.fixed("rivals-table-total")) }
                b { (plain(total)) @if unknown { span aria-hidden="true" { "…" } } }
                span class="against" { (moment.lang.fixed("rivals-table-against")) " " b { (way.target) } }
            }
        }
        @if let Some(chance) = game.chance_now(public) {
            p class="now-likely" {
                span class="hear" { (likely_words(moment.lang, chance)) }
                span aria-hidden="true" { (moment.lang.fixed("rivals-table-as-it-is")) " " (likely(moment.lang, chance)) }
            }
        }
        (looked_at(moment))
        (helpers(moment))
        (tricks(moment))
    }
}

/// A sum with a proper minus.
fn plain(number: i16) -> String {
    match number {
        0.. => number.to_string(),
        _ => say::signed(number),
    }
}

/// What will be drawn, and what waits to join it.
fn to_come(moment: &Moment) -> Markup {
    let public = moment.public;
    let draws = moment.game.draws(public);
    let waiting = public.joining(public.active);
    html! {
        span class="hear" { (moment.lang.say_with("rivals-table-draws", &[("count", &draws.to_string())])) }
        @for _ in 0..draws { span class="token unknown" aria-hidden="true" { "?" } }
        @for colour in waiting.each() {
            @for _ in 0..waiting.count(colour) {
                span class="waits" title=(moment.lang.fixed("rivals-table-waiting")) { (chip(colour)) span class="hear" { (say::colour_name(moment.lang, colour)) } }
            }
        }
    }
}

fn tokens(moment: &Moment) -> Markup {
    let (active, lying) = (moment.public.active, moment.public.test_tokens());
    html! {
        @if lying.is_empty() { span class="hear" { (moment.lang.fixed("rivals-no-tokens")) } }
        @for each in lying.iter() { span class="lies" data-at=(place(active, each)) { (token(moment.lang, each)) } }
    }
}

/// Tokens that a helper holds in the paw.
fn looked_at(moment: &Moment) -> Markup {
    let Phase::Look { seat, seen } = moment.public.phase else {
        return html! {};
    };
    html! {
        p class="looked-at" {
            span { (moment.lang.say_with("rivals-table-looks", &[("who", name(moment, seat))])) }
            @for colour in seen.each() {
                @for _ in 0..seen.count(colour) {
                    span class="lies" data-at=(seen_place(colour)) title=(say::colour_name(moment.lang, colour)) { (chip(colour)) span class="hear" { (say::colour_name(moment.lang, colour)) } }
                }
            }
        }
    }
}

fn seen_place(colour: Colour) -> String {
    format!("seen-{}", word(colour))
}

/// Where a decision about tokens is meant.
pub fn removed_place(moment: &Moment, command: &Command) -> Option<String> {
    let Command::Remove { colour } = *command else {
        return None;
    };
    let public = moment.public;
    if public.phase != Phase::Tie {
        return Some(seen_place(colour));
    }
    let lying = public.test_tokens();
    let most = lying.each().map(|token| token.printed()).max();
    let meant = lying
        .each()
        .filter(|token| token.colour == colour && Some(token.printed()) == most);
    let places: Vec<String> = meant.map(|token| place(public.active, token)).collect();
    Some(places.join(" "))
}

/// What the others do about helping.
fn helpers(moment: &Moment) -> Markup {
    let public = moment.public;
    html! {
        ul class="helpers" {
            @for seat in public.after(public.active) {
                li class=(hue(moment, seat)) { (mark(moment, seat)) span class="helper" { b { (name(moment, seat)) } (person(moment, seat)) (help_of(moment, seat)) } }
            }
        }
    }
}

fn help_of(moment: &Moment, seat: Seat) -> Markup {
    let public = moment.public;
    let assist = public.test.assists[usize::from(seat.0)];
    let pays = matches!(public.phase, Phase::Pay { seat: payer } if payer == seat);
    html! {
        @match (public.phase, assist) {
            (Phase::Help, _) if public.decided(seat) => span class="face-down" { (moment.lang.fixed("rivals-table-decided")) },
            (Phase::Help, _) => span class="thinking" { (moment.lang.fixed("rivals-table-thinking")) },
            (_, Some(card)) => {
                (named_card(moment.lang, card))
                @if pays { span class="thinking" { (moment.lang.fixed("rivals-table-pays")) } }
            },
            (_, None) => span class="quiet" { (moment.lang.fixed("rivals-table-no-help")) },
        }
    }
}

fn tricks(moment: &Moment) -> Markup {
    let tricks = &moment.public.test.tricks;
    html! {
        @if !tricks.is_empty() {
            p class="played" { (moment.lang.fixed("rivals-table-tricks")) " " @for card in tricks.iter() { (named_card(moment.lang, card)) " " } }
        }
    }
}
