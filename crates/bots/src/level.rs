//! How well a bot plays.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal command, each as likely as the next.
    Random,
    /// Plans routes to the objective and goes by rules of thumb.
    Scripted,
    /// Tries its options out in many imagined heists.
    Search,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Random, Level::Scripted, Level::Search];

    /// The word for it in command lines, records and addresses.
    pub fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Scripted => "scripted",
            Level::Search => "search",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no bot called {:?}: choose random, scripted or search",
            self.0
        )
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Level, UnknownLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.word() == word)
            .ok_or_else(|| UnknownLevel(word.to_owned()))
    }
}
