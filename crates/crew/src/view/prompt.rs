//! The question on the table.

use crate::command::{Command, Who};
use crate::heist::Heist;
use crate::state::{Prompt, State};
use board::{Space, SpaceSet};
use serde::{Deserialize, Serialize};
use table::{Game, Seat};

/// The question on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PromptView {
    #[serde(flatten)]
    pub prompt: Prompt,
    /// Seats that can answer.
    pub seats: Vec<Seat>,
    /// Spaces to choose from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spaces: Vec<Space>,
    /// Characters to pick from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub characters: Vec<Who>,
}

impl PromptView {
    /// The question on top, if one waits. Who may answer what is read off the legal commands.
    pub fn new(heist: &Heist, state: &State) -> Option<PromptView> {
        let prompt = state.prompt()?;
        let mut seats = Vec::new();
        let mut spaces = SpaceSet::EMPTY;
        let mut characters = Vec::new();
        let mut answers = Vec::new();
        for seat in (0..heist.players).map(Seat) {
            answers.clear();
            heist.legal(state, seat, &mut answers);
            if !answers.is_empty() {
                seats.push(seat);
            }
            for answer in &answers {
                match *answer {
                    Command::Choose { space } => spaces.insert(space),
                    Command::Pick { who } if !characters.contains(&who) => characters.push(who),
                    _ => {}
                }
            }
        }
        Some(PromptView {
            prompt,
            seats,
            spaces: spaces.iter().collect(),
            characters,
        })
    }
}
