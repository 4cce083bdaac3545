//! The coach of a first game of HEIST: what it says to a seat is read off what that seat knows.

use super::Moment;
use crate::coach::{At, Note, coach_part};
use crate::part::Part;
use rivals::{Phase, SeatView};

/// From this round on everybody knows how it goes.
const LAST_ROUND: u8 = 2;

/// What the coach says to a seat: `coach{seat}`; nothing at any other table.
pub fn coach(moment: &Moment, view: &SeatView) -> Option<Part> {
    if !moment.game.setup.lesson {
        return None;
    }
    let notes = notes(moment, view);
    Some(coach_part(moment.lang, view.seat, &notes))
}

fn notes(moment: &Moment, view: &SeatView) -> Vec<Note> {
    let public = moment.public;
    if moment.company.bot(view.seat).is_some() || public.phase == Phase::Over {
        return Vec::new();
    }
    let say = |key: &'static str, at: At, stays: bool| Note {
        key,
        words: moment.lang.say(key),
        at,
        stays,
    };
    let read = |key, at| say(key, at, false);
    let stay = |key, at| say(key, at, true);
    if public.round > LAST_ROUND {
        return vec![read("rivals-coach-bye", At::Own(".me"))];
    }
    let mine = public.active == view.seat;
    let decided = public.test.decided.contains(view.seat);
    let mut notes = vec![
        read("rivals-coach-welcome", At::Own(".me")),
        read("rivals-coach-secret", At::Own(".secret")),
        read("rivals-coach-hand", At::Own(".offers .fan, .offers")),
        read("rivals-coach-jobs", At::Page("#jobs")),
    ];
    let now = match public.phase {
        Phase::Choose if mine => stay("rivals-coach-choose", At::Own(".faces")),
        Phase::Help if !mine && !decided => stay("rivals-coach-help", At::Own(".offers")),
        Phase::Pay { seat } | Phase::Look { seat, .. } if seat == view.seat => {
            stay("rivals-coach-asked", At::Own(".ask"))
        }
        Phase::Tricks if mine => {
            notes.push(read("rivals-coach-bag", At::Page("#test")));
            stay("rivals-coach-tricks", At::Own(".finish"))
        }
        Phase::Tie | Phase::Prepare if mine => stay("rivals-coach-asked", At::Own(".ask")),
        Phase::Learn if mine => stay("rivals-coach-learn", At::Own(".offers")),
        _ => stay("rivals-coach-wait", At::Page("#test, .crew-side")),
    };
    notes.push(now);
    notes
}
