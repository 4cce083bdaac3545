//! Where ideas come from and where they go.

use super::{Measure, add_all};
use crate::crew::row::Row;
use crate::histogram::Histogram;
use crew::state::Status;
use crew::{Heist, State};
use serde::{Deserialize, Serialize};

/// The ideas of all characters; the last is the one without a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ideas {
    pub members: Vec<IdeaCounts>,
}

/// One character's ideas.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct IdeaCounts {
    pub heists: u64,
    pub gained: u64,
    pub spent: u64,
    pub lost: u64,
    /// How many heists ended with so many.
    pub left: Histogram,
}

impl Measure for Ideas {
    fn finish(&mut self, _heist: &Heist, state: &State, _row: &mut Row) {
        self.members = state
            .crew
            .iter()
            .map(|member| {
                let mut thoughts = IdeaCounts::default();
                if member.status != Status::Absent {
                    thoughts.heists = 1;
                    thoughts.gained = u64::from(member.tally.ideas_gained);
                    thoughts.spent = u64::from(member.tally.ideas_spent);
                    thoughts.lost = u64::from(member.tally.ideas_lost);
                    thoughts.left.count(usize::from(member.ideas));
                }
                thoughts
            })
            .collect();
    }

    fn add(&mut self, other: &Ideas) {
        add_all(&mut self.members, &other.members, |mine, more| {
            mine.heists += more.heists;
            mine.gained += more.gained;
            mine.spent += more.spent;
            mine.lost += more.lost;
            mine.left.add(&more.left);
        });
    }
}
