//! The end: the bag is emptied, the secrets are shown, the points are counted.

use super::markup::{hue, mark, name};
use super::{Moment, Part};
use crate::play::markup::nothing;
use maud::{Markup, html};
use rivals::Secret;
use rivals::outcome::{Outcome, Score};
use table::Seat;
use words::{fixed, rivals as say};

pub fn ending(moment: &Moment) -> Part {
    let html = match (moment.game.outcome(moment.public), moment.public.secrets) {
        (Some(outcome), Some(secrets)) => told(moment, &outcome, &secrets),
        _ => nothing("ending"),
    };
    Part::new("ending", html)
}

fn told(moment: &Moment, outcome: &Outcome, secrets: &[Secret; 4]) -> Markup {
    let lines = say::outcome(moment.game, moment.public);
    let mut seats: Vec<Seat> = moment.public.seats().collect();
    let rank = |seat: &Seat| {
        let score = &outcome.scores[usize::from(seat.0)];
        std::cmp::Reverse((score.points(), score.count))
    };
    seats.sort_by_key(rank);
    html! {
        section id="ending" class="ending won" aria-labelledby="ending-title" {
            h2 id="ending-title" { (lines.first().map_or("", String::as_str)) }
            table class="scores" {
                thead { tr {
                    th scope="col" { span class="hear" { (fixed("rivals-table-player")) } }
                    th scope="col" { (fixed("rivals-table-obstacles")) }
                    th scope="col" { (fixed("rivals-table-cards")) }
                    th scope="col" { (fixed("rivals-table-bonus")) }
                    th scope="col" { (fixed("rivals-table-secret")) }
                    th scope="col" { (fixed("rivals-table-points")) }
                } }
                tbody {
                    @for seat in seats {
                        @let at = usize::from(seat.0);
                        (row(moment, seat, &outcome.scores[at], secrets[at], outcome.winners & 1 << at != 0))
                    }
                }
            }
            (actions(moment))
        }
    }
}

fn row(moment: &Moment, seat: Seat, score: &Score, secret: Secret, won: bool) -> Markup {
    let wanted = say::secret_text(moment.game, secret);
    html! {
        tr class={ (hue(moment, seat)) @if won { " winner" } } {
            th scope="row" { (mark(moment, seat)) (name(moment, seat)) @if won { (art::icon("ready")) } }
            td { (score.obstacles) small { " / " (score.count) } }
            td { (score.cards) }
            td { (score.bonus) }
            td class={ "secret-told" @if score.secret.is_none() { " missed" } } {
                div { b { (score.secret.unwrap_or(0)) } span { (say::secret_name(secret)) " " small { (wanted) } } }
            }
            td { b class="points" { (score.points()) } }
        }
    }
}

fn actions(moment: &Moment) -> Markup {
    let table = moment.table;
    html! {
        p class="actions" {
            a class="button primary" href={ "/t/" (table) "/replay?open=1" } { (art::icon("replay")) (fixed("rivals-table-replay-open")) }
            a class="button" href={ "/t/" (table) "/record" } download { (art::icon("log")) (fixed("rivals-table-record")) }
            a class="button" href="/new?game=heist" { (art::icon("play")) (fixed("rivals-table-again")) }
            button type="button" class="button" data-close="ending" { (art::icon("eye")) (fixed("rivals-table-look")) }
        }
    }
}
