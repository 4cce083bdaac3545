//! Bots in HEIST. Each decides from the view of its own seat alone.

use crate::hosted_game::{Found, Manners, Minded, Now, Question, StillGood, Thought};
use bots::{Budget, Level, Seats};
use rivals::{Command, Rivals, State};
use serde_json::Value;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use table::{FastDealer, Seat};

impl Minded for Rivals {
    /// They begin every thought anew.
    type Minds = ();
    /// What they have in mind is a secret.
    type Why = ();
    type Stage = ();
    type Asked = ();
    type Advice = Infallible;

    const WHIM: () = ();

    fn spot(_state: &State) -> ((), ()) {
        ((), ())
    }

    /// Everybody decides when it is their turn, or unseen: nobody need wait for anybody.
    fn manners(&self, _state: &State, _people: Seats, _present: Seats) -> Manners {
        Manners::Go
    }

    fn is_rude(&self, _command: &Command) -> bool {
        false
    }

    fn announcement(
        &self,
        _state: &State,
        _found: &Found<Command, ()>,
    ) -> Option<(String, String)> {
        None
    }

    /// Nobody sees what is decided unseen.
    fn pause(pace: Duration, command: &Command) -> Duration {
        match command {
            Command::Help { .. } | Command::Decline => pace / 3,
            _ => pace,
        }
    }

    fn think(
        _minds: &mut (),
        question: &Question<Rivals>,
        budget: Budget,
        seed: u64,
    ) -> Option<Found<Command, ()>> {
        let mut luck = FastDealer::new(seed);
        let levels = Level::ALL.into_iter().zip(question.seats);
        let mut seats =
            levels.flat_map(|(level, seats)| seats.iter().map(move |seat| (level, seat)));
        seats.find_map(|(level, seat)| {
            let view = question.state.view(seat);
            let command = bots::rivals::next(&question.game, &view, level, budget, &mut luck)?;
            Some(Found {
                seat,
                command,
                why: (),
            })
        })
    }

    fn advise(
        _game: &Arc<Rivals>,
        _state: &State,
        _seat: Seat,
        _budget: Budget,
        _seed: u64,
    ) -> Option<Thought<Infallible>> {
        None
    }

    fn refresh(&self, _state: &State, _seat: Seat, advice: &mut Infallible) -> StillGood {
        match *advice {}
    }

    fn advice(&self, _state: &State, _seat: Seat, advice: &Infallible) -> Value {
        match *advice {}
    }

    fn hints(_now: &Now<Rivals>, _seat: Seat, advice: &Infallible) -> String {
        match *advice {}
    }

    fn chance(
        _game: &Arc<Rivals>,
        _state: &State,
        _budget: Budget,
        _seed: u64,
    ) -> Option<Thought<f64>> {
        None
    }
}
