//! What the table waits for, told to whoever looks at it.

use super::names::{all_of, job_name, plain, who};
use crate::Language;
use crate::language::Argument;
use ::rivals::content::content;
use ::rivals::state::Phase;
use ::rivals::view::waits_for;
use ::rivals::{Public, Rivals, SeatView};
use table::Seat;

/// What the table waits for, from the side of a seat, or of nobody's.
pub fn phase(lang: Language, game: &Rivals, public: &Public, from: Option<&SeatView>) -> String {
    let me = from.map(|view| view.seat);
    let mine = me.is_some_and(|me| waits_for(public).any(|seat| seat == me));
    let waiting = all_of(
        lang,
        waits_for(public).map(|seat| who(lang, public, seat).to_owned()),
    );
    let key = match (public.phase, mine) {
        (Phase::Choose, true) => "rivals-phase-choose-mine",
        (Phase::Choose, false) => "rivals-phase-choose",
        (Phase::Help, true) => "rivals-phase-help-mine",
        (Phase::Help, false) if me == Some(public.active) => "rivals-phase-help-for-me",
        (Phase::Help, false) if me.is_some() => "rivals-phase-help-decided",
        (Phase::Help, false) => "rivals-phase-help",
        (Phase::Pay { .. }, true) => "rivals-phase-pay-mine",
        (Phase::Pay { .. }, false) => "rivals-phase-pay",
        (Phase::Look { seat, .. }, true) if must_remove(public, seat) => {
            "rivals-phase-look-must-mine"
        }
        (Phase::Look { .. }, true) => "rivals-phase-look-mine",
        (Phase::Look { .. }, false) => "rivals-phase-look",
        (Phase::Tricks, true) => "rivals-phase-tricks-mine",
        (Phase::Tricks, false) => "rivals-phase-tricks",
        (Phase::Tie, true) => "rivals-phase-tie-mine",
        (Phase::Tie, false) => "rivals-phase-tie",
        (Phase::Learn, true) => "rivals-phase-learn-mine",
        (Phase::Learn, false) => "rivals-phase-learn",
        (Phase::Prepare, true) => "rivals-phase-prepare-mine",
        (Phase::Prepare, false) => "rivals-phase-prepare",
        (Phase::Over, _) => "rivals-phase-over",
    };
    let mut arguments: Vec<Argument> = vec![
        ("waiting".into(), waiting.into()),
        ("count".into(), waits_for(public).count().into()),
        ("active".into(), who(lang, public, public.active).into()),
        ("hand".into(), content().hand.into()),
    ];
    if let Some(job) = public.test.job {
        arguments.push(("job".into(), job_name(lang, job).into()));
    }
    if let Some((_, _, way)) = game.facing(public) {
        arguments.push(("total".into(), plain(game.total(public)).into()));
        arguments.push(("target".into(), plain(way.target.into()).into()));
    }
    lang.sentence(key, arguments)
}

fn must_remove(public: &Public, seat: Seat) -> bool {
    let card = public.test.assists[usize::from(seat.0)];
    let card = card.and_then(|card| content().cards.get(card.index()));
    let look = card.and_then(|card| card.as_assist()?.look);
    look.is_some_and(|look| look.must_remove)
}
