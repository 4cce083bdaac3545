//! What raises alerts.

use super::{EventContext, Measure, add_all};
use crate::crew::row::Row;
use crate::histogram::Histogram;
use crew::state::AlertCause;
use crew::{Event, Heist, State};
use serde::{Deserialize, Serialize};

/// Alerts by cause.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Alerts {
    pub all: AlertCounts,
    /// By round: the first entry is round 1.
    pub rounds: Vec<AlertCounts>,
    /// How many heists had so many alerts.
    pub total: Histogram,
}

/// A number for each cause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct AlertCounts {
    pub noise: u64,
    pub camera: u64,
    pub action: u64,
    pub event: u64,
}

impl AlertCounts {
    pub fn total(&self) -> u64 {
        self.noise + self.camera + self.action + self.event
    }

    fn count(&mut self, cause: AlertCause) {
        *match cause {
            AlertCause::Noise => &mut self.noise,
            AlertCause::Camera => &mut self.camera,
            AlertCause::Action => &mut self.action,
            AlertCause::Event => &mut self.event,
        } += 1;
    }

    fn add(&mut self, other: &AlertCounts) {
        self.noise += other.noise;
        self.camera += other.camera;
        self.action += other.action;
        self.event += other.event;
    }
}

impl Measure for Alerts {
    fn see(&mut self, moment: &EventContext, event: &Event) {
        match event {
            Event::RoundBegan { .. } => self.rounds.push(AlertCounts::default()),
            Event::Alert { cause, .. } => {
                self.all.count(*cause);
                let round = usize::from(moment.round).checked_sub(1);
                if let Some(round) = round.and_then(|round| self.rounds.get_mut(round)) {
                    round.count(*cause);
                }
            }
            _ => {}
        }
    }

    fn finish(&mut self, _heist: &Heist, _state: &State, _row: &mut Row) {
        self.total.count(self.all.total() as usize);
    }

    fn add(&mut self, other: &Alerts) {
        self.all.add(&other.all);
        add_all(&mut self.rounds, &other.rounds, AlertCounts::add);
        self.total.add(&other.total);
    }
}
