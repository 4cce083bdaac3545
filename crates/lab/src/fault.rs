//! What can go wrong in a game the lab plays.

use serde::{Deserialize, Serialize};

/// What kept a heist from being played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// More commands than any heist takes.
    Endless,
    /// The heist was not over and the bot knew nothing to do.
    BotStuck,
    /// The bot gave a command that is not legal.
    BotRefused,
}
