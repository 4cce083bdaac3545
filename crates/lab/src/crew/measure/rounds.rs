//! How long heists take.

use super::Measure;
use crate::crew::row::{Ending, Row};
use crate::histogram::Histogram;
use crew::{Heist, State};
use serde::{Deserialize, Serialize};

/// How many heists took so many rounds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rounds {
    pub won: Histogram,
    pub lost: Histogram,
}

impl Measure for Rounds {
    fn finish(&mut self, _heist: &Heist, _state: &State, row: &mut Row) {
        let rounds = match row.ending {
            Ending::Won => &mut self.won,
            _ => &mut self.lost,
        };
        rounds.count(usize::from(row.rounds));
    }

    fn add(&mut self, other: &Rounds) {
        self.won.add(&other.won);
        self.lost.add(&other.lost);
    }
}
