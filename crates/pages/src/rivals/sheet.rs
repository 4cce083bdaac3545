//! The players: who they are, what they can do, what they have, as far as everybody may know.

use super::bag::listed;
use super::markup::{cheese, chip, hue, mark, name, named_card, person, place, skill_icon, token};
use super::{Moment, Part};
use crate::bot::badge;
use maud::{Markup, html};
use rivals::outcome::obstacles;
use rivals::{Phase, Skill};
use table::Seat;
use words::Language;
use words::rivals as say;

pub fn sheet(moment: &Moment, seat: Seat) -> Part {
    let public = moment.public;
    let at = usize::from(seat.0);
    let id = format!("m{}", seat.0);
    let active = seat == public.active && public.phase != Phase::Over;
    let html = html! {
        article id=(id) class={ "sheet rival " (hue(moment, seat)) @if active { " active" } } aria-label=(name(moment, seat)) {
            header {
                (art::rivals::portrait(public.identities[at]))
                (mark(moment, seat))
                h3 { (name(moment, seat)) }
                @if seat == public.starter { span class="badge" title=(moment.lang.fixed("rivals-table-starter-why")) { (moment.lang.fixed("rivals-table-starter")) } }
                (whose(moment, seat))
                (decided(moment, seat))
            }
            p class="stats" {
                @for skill in Skill::ALL {
                    span title=(say::skill_name(moment.lang, skill)) { (skill_icon(skill)) span class="hear" { (say::skill_name(moment.lang, skill)) } b { (public.skill(seat, skill)) } }
                }
                (cheese(moment.lang, moment.game.score(public, seat).points()))
                (hand_size(moment.lang, public.hands[at]))
            }
            (tokens(moment, seat))
            (collected(moment, seat))
        }
    };
    Part::new(id, html)
}

/// Who plays it.
fn whose(moment: &Moment, seat: Seat) -> Markup {
    html! {
        (person(moment, seat))
        @if let Some(level) = moment.company.bot(seat) { (badge(moment.lang, level)) }
    }
}

fn hand_size(lang: Language, count: u8) -> Markup {
    let words = lang.say_with("rivals-table-hand-size", &[("count", &count.to_string())]);
    html! { span class="hand-size" role="img" aria-label=(words) title=(words) { (art::icon("deck")) b { (count) } } }
}

/// Tokens before a player, and those that wait for the next test.
fn tokens(moment: &Moment, seat: Seat) -> Markup {
    let at = usize::from(seat.0);
    let (front, waiting) = (&moment.public.front[at], moment.public.waiting[at]);
    html! {
        @if !front.is_empty() || !waiting.is_empty() {
            p class="has-tokens" {
                @if !front.is_empty() { span class="hear" { (moment.lang.fixed("rivals-table-front")) } }
                @for each in front.iter() { span class="lies" data-at=(place(seat, each)) { (token(moment.lang, each)) } }
                @if !waiting.is_empty() {
                    span class="waits" title=(moment.lang.fixed("rivals-table-waiting")) {
                        span class="hear" { (moment.lang.fixed("rivals-table-waiting")) " " (say::tokens(moment.lang, &waiting)) }
                        @for colour in waiting.each() { @for _ in 0..waiting.count(colour) { (chip(colour)) } }
                    }
                }
            }
        }
    }
}

/// Whether a helper has made up its mind.
fn decided(moment: &Moment, seat: Seat) -> Markup {
    let public = moment.public;
    let (class, icon, words) = match public.decided(seat) {
        true => (
            "mark-ready",
            "ready",
            moment.lang.fixed("rivals-table-decided"),
        ),
        false => (
            "mark-ready thinking",
            "hand",
            moment.lang.fixed("rivals-table-thinking"),
        ),
    };
    html! {
        @if public.phase == Phase::Help && seat != public.active {
            span class=(class) title=(words) { (art::icon(icon)) span class="hear" { (words) } }
        }
    }
}

/// Score pile and cards added to the identity.
fn collected(moment: &Moment, seat: Seat) -> Markup {
    let public = moment.public;
    let at = usize::from(seat.0);
    let (added, scored) = (&public.added[at], &public.scored[at]);
    let passed: Vec<_> = obstacles(public.obstacles[at]).collect();
    let count = passed.len() + usize::from(scored.len());
    html! {
        @if !added.is_empty() {
            p class="added" title=(moment.lang.fixed("rivals-table-added")) {
                span class="hear" { (moment.lang.fixed("rivals-table-added")) }
                @for card in added.iter() { (named_card(moment.lang, card)) " " }
            }
        }
        @if count > 0 {
            details class="score-pile" {
                summary { (moment.lang.say_with("rivals-table-score-pile", &[("count", &count.to_string())])) }
                ul class="listed" {
                    @for obstacle in passed {
                        li { span class="named obstacle-name" data-card={ "obstacle-" (obstacle.id()) } tabindex="0" { (obstacle.id()) " " (say::obstacle_name(moment.lang, obstacle)) } }
                    }
                }
                (listed(moment.lang, scored))
            }
        }
    }
}
