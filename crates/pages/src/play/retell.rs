//! What was played, told again from the beginning, one heist of a series after the other.

use super::Play;
use crew::{Event, Heist};
use std::sync::Arc;
use table::{RecordedDealer, Session};

/// One step that was done.
pub struct Retold<'a> {
    /// Counted from 1, without what was taken back.
    pub step: usize,
    /// The heist it belongs to.
    pub heist: &'a Heist,
    pub events: &'a [Event],
    /// Another heist began with it.
    pub next: bool,
}

/// Plays the first so many steps of a session again, and gives the session as it was then.
pub fn retell(play: &Play, steps: usize, mut hear: impl FnMut(&Retold)) -> Option<Play> {
    let mut luck = RecordedDealer::new(play.start_answers());
    let mut again = Session::new(play.first_game().clone(), &mut luck).ok()?;
    let done = play.steps().iter().filter(|step| !step.undone);
    for (step, done) in (1..).zip(done.take(steps)) {
        let heist = again.game().clone();
        let mut events: Vec<Event> = Vec::new();
        let mut luck = RecordedDealer::new(&done.answers);
        // A session holds only steps that were accepted in this order.
        let _ = again.act(done.seat, done.command, &mut luck, &mut events);
        hear(&Retold {
            step,
            heist: &heist,
            events: &events,
            next: !Arc::ptr_eq(&heist, again.game()),
        });
    }
    Some(again)
}
