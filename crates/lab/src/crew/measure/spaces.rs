//! Where it happens: the heat maps.

use super::{EventContext, Measure};
use crate::histogram::add_counts;
use board::Space;
use crew::state::{CREW, SPACES, Status, Token};
use crew::{Event, Position, Who};
use serde::{Deserialize, Serialize};

/// Numbers by space of the board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Spaces {
    /// How often a character began or arrived there.
    pub visits: SpaceCounts,
    /// How often one was busted there.
    pub busts: SpaceCounts,
    /// Rounds a character ended there without having moved.
    pub stalled: SpaceCounts,
    /// Of those, rounds with a guard or dog on the same tile.
    pub held_by_guard: SpaceCounts,
    /// Of the others, rounds beside a lock.
    pub beside_lock: SpaceCounts,
    #[serde(skip)]
    heist: OneHeist,
}

/// A number for each space; what is missing is 0.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SpaceCounts(Vec<u64>);

impl SpaceCounts {
    pub fn at(&self, space: Space) -> u64 {
        self.0.get(space.index()).copied().unwrap_or(0)
    }

    pub fn most(&self) -> u64 {
        self.0.iter().copied().max().unwrap_or(0)
    }

    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    fn count(&mut self, space: Space) {
        if space.index() >= SPACES {
            return;
        }
        if self.0.is_empty() {
            self.0.resize(SPACES, 0);
        }
        self.0[space.index()] += 1;
    }

    fn add(&mut self, other: &SpaceCounts) {
        add_counts(&mut self.0, &other.0);
    }
}

/// Where everybody is in the heist that is being watched.
#[derive(Clone, Debug, PartialEq)]
struct OneHeist {
    at: [Space; CREW],
    /// Characters that moved this round, a bit each.
    moved: u8,
    acting: bool,
}

impl Default for OneHeist {
    fn default() -> Self {
        OneHeist {
            at: [Space::NONE; CREW],
            moved: 0,
            acting: false,
        }
    }
}

impl Spaces {
    /// The Action phase is over: who did not get anywhere?
    fn round_is_over(&mut self, moment: &EventContext) {
        if !std::mem::take(&mut self.heist.acting) {
            return;
        }
        // The last command of the phase moves nobody: it was the same before it.
        let state = moment.before;
        let scene = Position::new(moment.heist, state);
        for (who, member) in (0..CREW).zip(&state.crew) {
            if member.status != Status::Active || self.heist.moved & 1 << who != 0 {
                continue;
            }
            let at = self.heist.at[who];
            self.stalled.count(at);
            if state.tokens.guards(at) > 0 {
                self.held_by_guard.count(at);
            } else if scene.near(at).intersects(state.tokens.on(Token::Lock)) {
                self.beside_lock.count(at);
            }
        }
    }

    fn arrives(&mut self, who: Who, space: Space) {
        self.heist.at[who.index()] = space;
        self.visits.count(space);
    }
}

impl Measure for Spaces {
    fn see(&mut self, moment: &EventContext, event: &Event) {
        match event {
            Event::HeistBegan => {
                for (who, member) in (0..).map(Who).zip(&moment.after.crew) {
                    if member.status != Status::Absent {
                        self.arrives(who, member.start);
                    }
                }
            }
            Event::RoundBegan { .. } => {
                self.heist.moved = 0;
                self.heist.acting = true;
            }
            Event::Moved { who, to, .. } => {
                self.heist.moved |= 1 << who.0;
                self.arrives(*who, *to);
            }
            Event::NpcMoved { to, .. } => self.arrives(Who::NPC, *to),
            Event::EventActive { .. } | Event::CrisisStruck { .. } | Event::EscapeBegan => {
                self.round_is_over(moment)
            }
            Event::Busted { who } => {
                let at = self.heist.at[who.index()];
                self.busts.count(at);
            }
            _ => {}
        }
    }

    fn add(&mut self, other: &Spaces) {
        self.visits.add(&other.visits);
        self.busts.add(&other.busts);
        self.stalled.add(&other.stalled);
        self.held_by_guard.add(&other.held_by_guard);
        self.beside_lock.add(&other.beside_lock);
    }
}
