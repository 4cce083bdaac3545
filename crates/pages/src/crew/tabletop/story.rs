//! What a heist was like, round by round: noise, alerts and reveals.

use super::Play;
use crew::Event;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{RecordedDealer, Session};

/// A stretch of a heist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Planning,
    Round(u8),
    Escape,
}

/// The numbers of one stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RoundTally {
    pub stage: Stage,
    pub noise: u16,
    pub alerts: u16,
    pub reveals: u16,
}

/// The numbers of every stage so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Story {
    pub rounds: Vec<RoundTally>,
}

impl Default for Story {
    fn default() -> Story {
        Story {
            rounds: vec![RoundTally::new(Stage::Planning)],
        }
    }
}

impl RoundTally {
    fn new(stage: Stage) -> RoundTally {
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
        let mut luck = RecordedDealer::new(play.start_answers());
        let Ok(mut again) = Session::new(play.first_game().clone(), &mut luck) else {
            return story;
        };
        for step in play.steps().iter().filter(|step| !step.undone) {
            let heist = again.game().clone();
            let mut events: Vec<Event> = Vec::new();
            let mut luck = RecordedDealer::new(&step.answers);
            // A session holds only steps that were accepted in this order.
            let _ = again.act(step.seat, step.command, &mut luck, &mut events);
            events.iter().for_each(|event| story.see(event));
            if !Arc::ptr_eq(&heist, again.game()) {
                story = Story::default();
            }
        }
        story
    }

    /// Hears what happened.
    pub fn see(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { round } => self.rounds.push(RoundTally::new(Stage::Round(round))),
            Event::EscapeBegan => self.rounds.push(RoundTally::new(Stage::Escape)),
            Event::Noise { .. } => self.now().noise += 1,
            Event::Alert { .. } => self.now().alerts += 1,
            Event::Revealed { .. } => self.now().reveals += 1,
            _ => {}
        }
    }

    fn now(&mut self) -> &mut RoundTally {
        if self.rounds.is_empty() {
            self.rounds.push(RoundTally::new(Stage::Planning));
        }
        let last = self.rounds.len() - 1;
        &mut self.rounds[last]
    }
}
