//! Who sits where.

use super::markup::{colour, mark, name};
use super::{Moment, Part};
use crate::bot::badge;
use crew::Who;
use maud::html;
use table::Seat;
use words::{fixed, say_with};

/// The seats with their people, and how many look on.
pub fn people(moment: &Moment) -> Part {
    let Moment {
        heist,
        company,
        table,
        ..
    } = *moment;
    let seats = company.colours();
    let html = html! {
        section id="people" class="people" aria-label=(fixed("people-title")) {
            ul {
                @for seat in 0..heist.players {
                    @let who = Who(seat);
                    @let bot = company.bot(Seat(seat));
                    li class={ "hue-" (colour(&seats, Seat(seat)).word()) } {
                        (mark(&seats, who))
                        @match &company.seats[usize::from(seat)] {
                            Some(person) => {
                                b class=[(!person.online).then_some("away")] { (person.name) }
                                @if company.host.as_ref() == Some(&person.name) { span class="badge" { (fixed("people-host")) } }
                                @if !person.online { span class="quiet" { (fixed("people-away")) } }
                            }
                            None if bot.is_some() => {}
                            None => a href={ "/t/" (table) "/seats" } { (fixed("people-free")) },
                        }
                        @if let Some(level) = bot { (badge(level)) }
                        span class="quiet" { (name(heist, who)) }
                    }
                }
            }
            p {
                @if company.watchers > 0 {
                    span class="quiet" { (art::icon("eye")) (say_with("people-watchers", &[("count", &company.watchers.to_string())])) }
                }
                a href={ "/t/" (table) "/seats" } { (art::icon("link")) (fixed("people-seats")) }
            }
        }
    };
    Part::new("people", html)
}
