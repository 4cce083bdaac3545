//! What a bot answers.

use crate::crew::why::Why;
use crew::Command;
use table::Seat;

/// What a bot does next, and why.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move {
    pub seat: Seat,
    pub command: Command,
    pub why: Why,
}
