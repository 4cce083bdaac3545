//! What the bar says: the round, what the table waits for, the heat track.

use super::markup::{hue, mark, name, token, word};
use super::{Moment, Part};
use maud::html;
use rivals::view::{phase, waits_for};
use rivals::{Phase, Token};
use words::rivals as say;

/// What the table waits for, told from nobody's side, and who still decides.
pub fn facts(moment: &Moment) -> Part {
    let public = moment.public;
    let waiting: Vec<_> = waits_for(public).collect();
    let round = public.round.to_string();
    let html = html! {
        section id="facts" class="facts" data-phase=(phase(public.phase)) data-stage={ (public.round) "." (public.turns) } {
            p class="now" {
                b class="phase" { @if public.phase == Phase::Over { (moment.lang.fixed("rivals-table-over")) } @else { (moment.lang.say_with("rivals-table-round", &[("round", &round)])) } }
            }
            p class="objective" { (say::phase(moment.lang, moment.game, public, None)) }
            ul class="standings" aria-label=(moment.lang.fixed("rivals-table-waits")) {
                @for seat in public.seats() {
                    @let asked = waiting.contains(&seat);
                    li class={ (hue(moment, seat)) @if asked { " asked" } @else { " done" } } title=(name(moment, seat)) {
                        (mark(moment, seat))
                        @if asked { (art::icon("eye")) span class="hear" { (moment.lang.say_with("rivals-table-waits-for", &[("who", name(moment, seat))])) } }
                    }
                }
            }
        }
    };
    Part::new("facts", html)
}

/// The five spaces of the heat track: what comes into the bag at the end of each round.
pub fn heat(moment: &Moment) -> Part {
    let public = moment.public;
    let spaces = (1_u8..).zip(moment.game.heat).zip(public.heat);
    let html = html! {
        section id="heat" class="heat" aria-label=(moment.lang.fixed("rivals-table-heat")) title=(moment.lang.fixed("rivals-table-heat-why")) {
            h3 { (art::icon("alert")) (moment.lang.fixed("rivals-table-heat")) }
            ol {
                @for ((round, colour), count) in spaces {
                    @let now = round == public.round && public.phase != Phase::Over;
                    @let (number, tokens) = (round.to_string(), count.to_string());
                    @let words = moment.lang.say_with("rivals-table-heat-space", &[("round", &number), ("count", &tokens), ("colour", say::colour_name(moment.lang, colour))]);
                    li class={ "of-" (word(colour)) @if now { " now" } @if count == 0 { " past" } } title=(words) {
                        span class="hear" { (words) }
                        span class="space" aria-hidden="true" {
                            b { (round) }
                            @for _ in 0..count { (token(moment.lang, Token { colour, face: 0, doubled: false })) }
                        }
                    }
                }
            }
        }
    };
    Part::new("heat", html)
}
