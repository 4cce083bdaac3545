//! Which actions characters choose.

use super::{EventContext, Measure, add_all};
use crate::crew::row::{Ending, Row};
use crew::{Event, Heist, State};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The actions of all characters by id ([`crew::ActionId`]); the last is the one without a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Actions {
    pub members: Vec<BTreeMap<u8, ActionCounts>>,
}

/// How often an action was chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ActionCounts {
    pub times: u64,
    /// Heists in which it was chosen, and how many of those were won.
    pub heists: u64,
    pub wins: u64,
}

impl Measure for Actions {
    fn see(&mut self, _moment: &EventContext, event: &Event) {
        let Event::Committed { who, action, .. } = event else {
            return;
        };
        if self.members.len() <= who.index() {
            self.members.resize(who.index() + 1, BTreeMap::new());
        }
        let chosen = self.members[who.index()].entry(action.0).or_default();
        chosen.times += 1;
    }

    fn finish(&mut self, _heist: &Heist, _state: &State, row: &mut Row) {
        let won = u64::from(row.ending == Ending::Won);
        for chosen in self.members.iter_mut().flat_map(BTreeMap::values_mut) {
            chosen.heists = 1;
            chosen.wins = won;
        }
    }

    fn add(&mut self, other: &Actions) {
        add_all(&mut self.members, &other.members, |mine, more| {
            for (action, chosen) in more {
                let mine = mine.entry(*action).or_default();
                mine.times += chosen.times;
                mine.heists += chosen.heists;
                mine.wins += chosen.wins;
            }
        });
    }
}
