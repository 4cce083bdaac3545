//! How long a bot may think about one decision.

use std::time::Duration;

/// A decision is one character's whole action of a round, or what compares to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many imagined heists: the same seed gives the same decision anywhere.
    Heists(u32),
    /// So much time; the best found by then is played.
    Time(Duration),
}

impl Budget {
    /// What the table and the lab give a search bot unless told otherwise.
    pub const USUAL: Budget = Budget::Time(Duration::from_millis(200));
}
