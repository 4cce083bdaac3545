//! Who makes noise, and when.

use super::{EventContext, Measure, add_all};
use crate::crew::row::Row;
use crew::state::CREW;
use crew::{Event, Heist, State};
use serde::{Deserialize, Serialize};

/// Noise by round: the first entry is round 1.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Noise {
    pub rounds: Vec<RoundNoise>,
    /// Made before the first round, such as for a blank on call.
    pub planning: u64,
    /// Noise that was bought off.
    pub hushed: u64,
}

/// The noise of one round over all heists that came so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RoundNoise {
    /// Heists that had this round.
    pub heists: u64,
    /// By character; the last is the one without a player.
    pub members: [u64; CREW],
    /// Made by nobody, such as events.
    pub nobody: u64,
    /// The sum over heists of the square of the round's noise, for the spread.
    pub squares: u64,
}

impl RoundNoise {
    /// All noise of the round.
    pub fn total(&self) -> u64 {
        self.members.iter().sum::<u64>() + self.nobody
    }

    /// Noise of the round in one heist, and its standard deviation between heists.
    pub fn mean_and_deviation(&self) -> Option<(f64, f64)> {
        if self.heists == 0 {
            return None;
        }
        let n = self.heists as f64;
        let mean = self.total() as f64 / n;
        let variance = (self.squares as f64 / n - mean * mean).max(0.0);
        Some((mean, variance.sqrt()))
    }
}

impl Measure for Noise {
    fn see(&mut self, moment: &EventContext, event: &Event) {
        match event {
            Event::RoundBegan { .. } => self.rounds.push(RoundNoise {
                heists: 1,
                ..RoundNoise::default()
            }),
            Event::Noise { who, .. } => {
                let round = usize::from(moment.round).checked_sub(1);
                let Some(round) = round.and_then(|round| self.rounds.get_mut(round)) else {
                    self.planning += 1;
                    return;
                };
                match who.and_then(|who| round.members.get_mut(who.index())) {
                    Some(member) => *member += 1,
                    None => round.nobody += 1,
                }
            }
            Event::Hushed { .. } => self.hushed += 1,
            _ => {}
        }
    }

    fn finish(&mut self, _heist: &Heist, _state: &State, _row: &mut Row) {
        for round in &mut self.rounds {
            round.squares = round.total() * round.total();
        }
    }

    fn add(&mut self, other: &Noise) {
        self.planning += other.planning;
        self.hushed += other.hushed;
        add_all(&mut self.rounds, &other.rounds, |mine, more| {
            mine.heists += more.heists;
            mine.nobody += more.nobody;
            mine.squares += more.squares;
            for (mine, more) in mine.members.iter_mut().zip(more.members) {
                *mine += more;
            }
        });
    }
}
