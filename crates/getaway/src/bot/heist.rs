//! The bot's own copy of the heist. The server tells every command with the luck it got, so the copy follows exactly.

use super::trouble::Trouble;
use crew::{Command, Heist, State};
use serde::Deserialize;
use table::{RecordedDealer, Step};
use words::record::{self, Play};

pub struct OwnHeist(Play);

/// A command that was done at the table, counted from 1.
#[derive(Deserialize)]
pub struct Done {
    pub step: usize,
    pub did: Step<Command>,
}

impl OwnHeist {
    /// Plays a record again.
    pub fn read(text: &str) -> Result<OwnHeist, Trouble> {
        let play = record::read(text).map_err(|error| Trouble::Unclear(error.to_string()))?;
        Ok(OwnHeist(play))
    }

    pub fn game(&self) -> &Heist {
        self.0.game()
    }

    pub fn state(&self) -> &State {
        self.0.state()
    }

    /// Heists that may follow in the same sitting. Each heist of a series has fewer than the one before.
    pub fn following(&self) -> usize {
        self.game().setup.then.len()
    }

    pub fn over(&self) -> bool {
        self.0.over()
    }

    /// Does what was done at the table. False if it does not follow on what is known.
    pub fn follow(&mut self, done: &Done) -> bool {
        let known = self.0.steps().len();
        if done.step <= known {
            // It was in the record already.
            return true;
        }
        let Step {
            seat,
            command,
            answers,
            ..
        } = &done.did;
        let mut luck = RecordedDealer::new(answers);
        done.step == known + 1 && self.0.act(*seat, *command, &mut luck, &mut ()).is_ok()
    }
}
