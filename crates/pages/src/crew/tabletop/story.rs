//! What a heist was like: noise, alerts and reveals round by round, and what was brought out.

use super::Play;
use super::chronicle::retell;
use crew::{Event, Piece, Who};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A stretch of a heist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StoryStage {
    Planning,
    Round(u8),
    Escape,
}

/// The numbers of one stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RoundTally {
    pub stage: StoryStage,
    pub noise: u16,
    pub alerts: u16,
    pub reveals: u16,
}

/// The numbers of every stage so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Story {
    pub rounds: Vec<RoundTally>,
    /// Loot and cash that somebody left outside, to be told at the end.
    #[serde(default)]
    pub brought: Vec<BroughtOut>,
}

/// Something that somebody got out of the building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct BroughtOut {
    pub who: Who,
    pub piece: Piece,
    /// In thousands, where it is cash.
    pub cash: u8,
}

impl Default for Story {
    fn default() -> Story {
        Story {
            rounds: vec![RoundTally::new(StoryStage::Planning)],
            brought: Vec::new(),
        }
    }
}

impl RoundTally {
    fn new(stage: StoryStage) -> RoundTally {
        RoundTally {
            stage,
            noise: 0,
            alerts: 0,
            reveals: 0,
        }
    }
}

impl Story {
    /// The story of the heist that is being played, told from the steps. What was taken back did not happen.
    pub fn of(play: &Play) -> Story {
        let mut story = Story::default();
        retell(play, |told| {
            told.events.iter().for_each(|event| story.see(event));
            if !Arc::ptr_eq(told.heist, told.after.game()) {
                story = Story::default();
            }
        });
        story
    }

    /// Hears what happened.
    pub fn see(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { round } => {
                self.rounds.push(RoundTally::new(StoryStage::Round(round)))
            }
            Event::EscapeBegan => self.rounds.push(RoundTally::new(StoryStage::Escape)),
            Event::Noise { .. } => self.now().noise += 1,
            Event::Alert { .. } => self.now().alerts += 1,
            Event::Revealed { .. } => self.now().reveals += 1,
            Event::Secured { who, piece, cash } => {
                self.brought.push(BroughtOut { who, piece, cash });
            }
            _ => {}
        }
    }

    fn now(&mut self) -> &mut RoundTally {
        if self.rounds.is_empty() {
            self.rounds.push(RoundTally::new(StoryStage::Planning));
        }
        let last = self.rounds.len() - 1;
        &mut self.rounds[last]
    }
}
