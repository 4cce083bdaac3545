//! What a bot is asked and answers.

use crate::why::Why;
use crew::Command;
use table::Seat;

/// Whether to let the others at the table go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// People are still making up their minds: do what does not depend on them, then wait.
    Wait,
    /// Go on.
    Go,
}

/// What a bot does next, and why.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move {
    pub seat: Seat,
    pub command: Command,
    pub why: Why,
}
