//! Strong and weak crews.

mod contest;
mod halving;
mod page;

pub use contest::{Contest, Stopped};
pub use halving::{Batch, Ends, Finalist, Halving};
pub use page::html;

use crate::share::Share;
use crate::think::Think;
use bots::Level;
use crew::suggested::Strength;
use serde::{Deserialize, Serialize};

/// The form of the file.
pub const FORMAT: u32 = 1;

/// Both ends of the crews that were tried.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FoundCrews {
    pub format: u32,
    /// Id and printed name.
    pub scenario: String,
    pub name: String,
    pub strength: Strength,
    pub players: u8,
    pub bot: Level,
    pub think: Think,
    pub seed: u64,
    /// How many crews were tried, and in how many heists altogether.
    pub tried: u64,
    pub heists: u64,
    /// How all of them did in the first round, before anybody was chosen.
    pub everybody: Share,
    /// The strongest first.
    pub strong: Vec<FoundCrew>,
    /// The weakest first.
    pub weak: Vec<FoundCrew>,
    /// Heists left out because they broke off: an error of ours.
    pub broken: u64,
}

/// A crew, and how it did in heists that had no part in choosing it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FoundCrew {
    pub crew: String,
    pub won: Share,
    pub interval: (f64, f64),
}

impl FoundCrew {
    pub fn new(crew: String, won: Share) -> FoundCrew {
        FoundCrew {
            crew,
            won,
            interval: won.interval(),
        }
    }
}

impl FoundCrews {
    /// The text of `crews.json`.
    pub fn json(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        text.expect("crews have string keys and finite numbers") + "\n"
    }
}
