//! The contract every game of the house keeps.

use crate::dealer::Dealer;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A place at the table, counted from 0. A seat belongs to a player, human or bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

/// Hears what happened, in order, while a command is applied.
pub trait Witness<E> {
    fn see(&mut self, event: E);
}

impl<E> Witness<E> for Vec<E> {
    fn see(&mut self, event: E) {
        self.push(event);
    }
}

impl<E, W: Witness<E> + ?Sized> Witness<E> for &mut W {
    #[inline]
    fn see(&mut self, event: E) {
        (**self).see(event);
    }
}

/// Nobody watches: for bots and benchmarks.
impl<E> Witness<E> for () {
    fn see(&mut self, _event: E) {}
}

/// A game whose rules and set-up are fixed; what changes in play is a [`Game::State`] value.
///
/// The contract, proved by one law suite over every game:
/// - `legal` lists exactly the commands that `check` accepts, each once.
/// - `apply` accepts exactly what `check` accepts; refused, it changes nothing and asks the dealer nothing.
/// - A state holds no luck: every chance is asked of the [`Dealer`] when it falls, so the same commands with the same
///   answers always give the same state, and a bot may copy a state without learning anything.
/// - When the game is over no seat has a legal command; until then at least one seat has one.
/// - No command, however odd, panics.
pub trait Game {
    type State: Clone + PartialEq + Debug;
    type Command: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    type Event: Clone + PartialEq + Debug + Serialize;
    type Refusal: Clone + PartialEq + Debug + Serialize;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// The state before the first command.
    fn start<D: Dealer, W: Witness<Self::Event>>(
        &self,
        dealer: &mut D,
        witness: &mut W,
    ) -> Self::State;

    /// Appends every command the seat may give now. It does not clear the list and does not allocate beyond it.
    fn legal(&self, state: &Self::State, seat: Seat, into: &mut Vec<Self::Command>);

    /// Whether the seat may give this command now, or why not.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        command: Self::Command,
    ) -> Result<(), Self::Refusal>;

    /// Does the command and everything that follows by itself, up to the next choice of a player.
    fn apply<D: Dealer, W: Witness<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        command: Self::Command,
        dealer: &mut D,
        witness: &mut W,
    ) -> Result<(), Self::Refusal>;

    /// [`Game::apply`] compiled once, with the rules, instead of for every dealer and witness: for tables, records and
    /// programs, where a few calls through pointers do not count. Bots want the other one.
    fn perform(
        &self,
        state: &mut Self::State,
        seat: Seat,
        command: Self::Command,
        dealer: &mut dyn Dealer,
        witness: &mut dyn Witness<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Whether a command that led from one state to the other showed players what had been hidden. Nothing up to it can be
    /// undone: it would be decided anew with that knowledge.
    fn reveals(&self, _before: &Self::State, _after: &Self::State) -> bool {
        false
    }

    /// Whether the game has ended.
    fn over(&self, state: &Self::State) -> bool;

    /// The game that follows an ended one in the same record, if any.
    fn next(&self, _state: &Self::State) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }
}
