//! The end: the bag is emptied, the secrets are shown, the points are counted.

use super::markup::{hue, mark, name, person};
use super::{Moment, Part, lobby};
use crate::part::nothing;
use maud::{Markup, html};
use rivals::Secret;
use rivals::outcome::{Outcome, Score};
use table::Seat;
use words::rivals as say;

pub fn ending(moment: &Moment) -> Part {
    let html = match (moment.game.outcome(moment.public), moment.public.secrets) {
        (Some(outcome), Some(secrets)) => told(moment, &outcome, &secrets),
        _ => nothing("ending"),
    };
    Part::new("ending", html)
}

fn told(moment: &Moment, outcome: &Outcome, secrets: &[Secret; 4]) -> Markup {
    let lines = say::outcome(moment.lang, moment.game, moment.public);
    let mut seats: Vec<Seat> = moment.public.seats().collect();
    let rank = |seat: &Seat| {
        let score = &outcome.scores[usize::from(seat.0)];
        std::cmp::Reverse((score.points(), score.count))
    };
    seats.sort_by_key(rank);
    let most = outcome.scores.iter().map(Score::points).max().unwrap_or(0);
    html! {
        section id="ending" class="ending won" aria-labelledby="ending-title" {
            h2 id="ending-title" { (lines.first().map_or("", String::as_str)) }
            table class="scores" {
                thead { tr {
                    th scope="col" { span class="hear" { (moment.lang.fixed("rivals-table-player")) } }
                    th scope="col" class="of-obstacles" { (moment.lang.fixed("rivals-table-obstacles")) }
                    th scope="col" class="of-cards" { (moment.lang.fixed("rivals-table-cards")) }
                    th scope="col" class="of-bonus" { (moment.lang.fixed("rivals-table-bonus")) }
                    th scope="col" class="of-secret" { (moment.lang.fixed("rivals-table-secret")) }
                    th scope="col" { (moment.lang.fixed("rivals-table-points")) }
                } }
                @for seat in seats {
                    @let at = usize::from(seat.0);
                    @let score = &outcome.scores[at];
                    @let won = outcome.winners.contains(seat);
                    tbody class={ (hue(moment, seat)) @if won { " winner" } } {
                        (row(moment, seat, score, secrets[at], won))
                        tr class="made-of" aria-hidden="true" { td colspan="6" { (made_of(score, most)) } }
                    }
                }
            }
            (actions(moment))
        }
    }
}

fn row(moment: &Moment, seat: Seat, score: &Score, secret: Secret, won: bool) -> Markup {
    let wanted = say::secret_text(moment.lang, moment.game, secret);
    html! {
        tr {
            th scope="row" { (mark(moment, seat)) (name(moment, seat)) (person(moment, seat)) @if won { (art::icon("ready")) } }
            td { (score.obstacles) " " small { (moment.lang.say_with("rivals-table-passed", &[("count", &score.count.to_string())])) } }
            td { (score.cards) }
            td { (score.bonus) }
            td class={ "secret-told" @if score.secret.is_none() { " missed" } } {
                div { b { (score.secret.unwrap_or(0)) } span { (say::secret_name(moment.lang, secret)) " " small { (wanted) } } }
            }
            td { b class="points" { (score.points()) } }
        }
    }
}

/// The points as a bar, in the order of the columns: as long as the winner's at most.
fn made_of(score: &Score, most: u8) -> Markup {
    let parts = [
        ("of-obstacles", score.obstacles),
        ("of-cards", score.cards),
        ("of-bonus", score.bonus),
        ("of-secret", score.secret.unwrap_or(0)),
    ];
    let placed = parts.into_iter().scan(0, |end, (part, points)| {
        *end += points;
        Some((part, *end - points, points))
    });
    html! {
        svg viewBox={ "0 0 " (most.max(1)) " 1" } preserveAspectRatio="none" {
            @for (part, from, points) in placed {
                @if points > 0 { rect class=(part) x=(from) width=(points) height="1" {} }
            }
        }
    }
}

fn actions(moment: &Moment) -> Markup {
    let table = moment.table;
    html! {
        p class="actions" {
            (crate::again::play_again(moment.lang))
            a class="button" href={ "/t/" (table) "/replay?open=1" } { (art::icon("replay")) (moment.lang.fixed("rivals-table-replay-open")) }
            a class="button" href={ "/t/" (table) "/record" } download { (art::icon("log")) (moment.lang.fixed("rivals-table-record")) }
            a class="button" href=(lobby::address(&moment.game.setup)) { (art::icon("play")) (moment.lang.fixed("rivals-table-again")) }
            button type="button" class="button" data-close="ending" { (art::icon("eye")) (moment.lang.fixed("rivals-table-look")) }
        }
    }
}
