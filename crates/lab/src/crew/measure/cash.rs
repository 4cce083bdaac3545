//! What the crew brings home.

use super::Measure;
use crate::crew::row::{Ending, Row};
use crate::histogram::Histogram;
use crew::{Heist, State};
use serde::{Deserialize, Serialize};

/// How many heists brought out so much.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Cash {
    /// Cash in thousands, rewards aside.
    pub won: Histogram,
    pub lost: Histogram,
    pub jewels: Histogram,
    pub documents: Histogram,
}

impl Measure for Cash {
    fn finish(&mut self, _heist: &Heist, _state: &State, row: &mut Row) {
        let cash = match row.ending {
            Ending::Won => &mut self.won,
            _ => &mut self.lost,
        };
        cash.count(usize::from(row.cash_out));
        self.jewels.count(usize::from(row.jewels));
        self.documents.count(usize::from(row.documents));
    }

    fn add(&mut self, other: &Cash) {
        self.won.add(&other.won);
        self.lost.add(&other.lost);
        self.jewels.add(&other.jewels);
        self.documents.add(&other.documents);
    }
}
