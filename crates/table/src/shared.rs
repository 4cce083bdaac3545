//! A borrowed or shared game is a game too, so that many sessions can play one loaded set-up.

use crate::{Dealer, Game, Seat, Witness};
use std::sync::Arc;

macro_rules! game_behind {
    ($($pointer:ty, $next:expr);+) => {$(
        impl<G: Game> Game for $pointer {
            type State = G::State;
            type Command = G::Command;
            type Event = G::Event;
            type Refusal = G::Refusal;

            fn seats(&self) -> u8 {
                G::seats(self)
            }

            fn start<D: Dealer, W: Witness<G::Event>>(&self, dealer: &mut D, witness: &mut W) -> G::State {
                G::start(self, dealer, witness)
            }

            fn legal(&self, state: &G::State, seat: Seat, into: &mut Vec<G::Command>) {
                G::legal(self, state, seat, into)
            }

            fn check(&self, state: &G::State, seat: Seat, command: G::Command) -> Result<(), G::Refusal> {
                G::check(self, state, seat, command)
            }

            fn apply<D: Dealer, W: Witness<G::Event>>(
                &self,
                state: &mut G::State,
                seat: Seat,
                command: G::Command,
                dealer: &mut D,
                witness: &mut W,
            ) -> Result<(), G::Refusal> {
                G::apply(self, state, seat, command, dealer, witness)
            }

            fn perform(
                &self,
                state: &mut Self::State,
                seat: Seat,
                command: Self::Command,
                dealer: &mut dyn Dealer,
                witness: &mut dyn Witness<Self::Event>,
            ) -> Result<(), Self::Refusal> {
                G::perform(self, state, seat, command, dealer, witness)
            }

            fn reveals(&self, before: &G::State, after: &G::State) -> bool {
                G::reveals(self, before, after)
            }

            fn over(&self, state: &G::State) -> bool {
                G::over(self, state)
            }

            fn next(&self, state: &G::State) -> Option<Self> {
                $next(self, state)
            }
        }
    )+};
}

// What is only borrowed cannot be followed by a game of its own.
game_behind!(&G, |_: &Self, _: &G::State| None; Arc<G>, |game: &Self, state: &G::State| G::next(game, state).map(Arc::new));
