//! The coach of a lesson: one sentence at a time, beside the thing it speaks of. What it says is read off the state, so that a
//! lesson can be left and taken up again, and whoever does otherwise is taken at their deed. The script shows the first
//! sentence that was not yet read, and remembers which were.

mod notes;
mod route;

use super::you::Desk;
use super::{Moment, Part, Play};
use crate::coach::{At, Note, coach_part};
use crate::crew::new::{SetupWay, link};
use crate::home::lesson_button;
use crew::Command;
use crew::content::edition;
use maud::{Markup, html};
use table::Seat;

/// Whether somebody is being taught at this table.
pub fn is_lesson(moment: &Moment) -> bool {
    moment.heist.edition.lesson.is_some()
}

/// What the coach says to a seat: `coach{seat}`; nothing at any other table.
pub fn coach(moment: &Moment, play: &Play, seat: Seat, legal: &[Command]) -> Option<Part> {
    if !is_lesson(moment) {
        return None;
    }
    let desk = Desk {
        moment,
        heist: moment.heist,
        state: moment.state,
        play,
        seat,
        legal,
    };
    Some(coach_part(moment.lang, seat, &notes::notes(&desk)))
}

/// What can follow a lesson: a job of the box whose cards it taught, or the same once more.
pub fn what_follows(moment: &Moment) -> Markup {
    let (lang, lesson) = (moment.lang, moment.heist.edition);
    let real = edition(lesson.cards_of());
    let job = real.and_then(|real| Some((real, real.scenarios.first()?)));
    html! {
        @if let Some((real, job)) = job {
            a class="button primary" href=(link(real, job, SetupWay::Usual)) { (art::icon("play")) (lang.fixed("lesson-real")) }
        }
        (lesson_button(&lesson.id, "button", lang.fixed("lesson-again")))
    }
}
