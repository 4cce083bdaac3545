//! What a seat can want.

use crate::cards::{Card, Job};
use crate::tokens::{Colour, Token};
use serde::{Deserialize, Serialize};
use table::Seat;

/// A wish of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Takes on the top obstacle of a job, by one of its alternatives.
    Face {
        job: Job,
        #[serde(default)]
        way: u8,
    },
    /// Helps with this assist, unseen until all have decided.
    Help { card: Card },
    /// Does not help.
    Decline,
    /// Discards a card to come over.
    Pay { card: Card },
    /// A token of this colour leaves the bag, or the test.
    Remove { colour: Colour },
    /// All tokens that were looked at go back into the bag.
    Keep,
    /// Plays a trick, on a token if it needs one.
    Play {
        card: Card,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<TrickTarget>,
    },
    /// No more tricks.
    Resolve,
    /// Adds a trick to the identity after a failure.
    Learn { card: Card, from: Source },
    /// Adds none.
    Skip,
    /// Discards a card before drawing.
    Discard { card: Card },
    /// Draws up.
    Draw,
}

/// A token, and before whom it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrickTarget {
    pub before: Seat,
    pub token: Token,
}

/// Where a trick comes from that is learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// It was played in this test.
    Played,
    Hand,
}
