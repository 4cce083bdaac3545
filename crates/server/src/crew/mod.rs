//! The cooperative heists at the table. Nothing is hidden, so everybody is told the same.

mod bots;
mod manners;
mod pages;
mod speech;

use crate::hosted_game::{BadSetup, GameName, Hosted, Play, Told};
use crew::view::View;
use crew::{Command, Event, Heist, Refusal, Setup, State};
use serde::Serialize;
use serde_json::{Value, json};
use table::{RecordError, Seat, Step, UndoRefusal};

impl Hosted for Heist {
    type Setup = Setup;

    const NAME: GameName = GameName::Crew;
    const HIDDEN_HANDS: bool = false;

    fn build(setup: Setup) -> Result<Heist, BadSetup> {
        Heist::new(setup).map_err(|problems| BadSetup {
            text: words::crew::setup_problems(&problems),
            reasons: json!(problems.0),
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn ruleset(&self) -> u32 {
        self.edition.ruleset
    }

    fn title(&self) -> String {
        self.scenario.draft.name.clone()
    }

    fn file_name(&self) -> String {
        self.scenario.draft.id.clone()
    }

    fn audience(_held: u8) -> u8 {
        0
    }

    fn seen(event: &Event, _held: u8) -> Event {
        *event
    }

    fn told(step: &Step<Command>, _held: u8) -> Told<'_, Command> {
        Told::Whole(step)
    }

    fn view(&self, state: &State, _held: u8) -> impl Serialize {
        View::new(self, state)
    }

    fn outcome(&self, state: &State) -> Option<impl Serialize> {
        Heist::outcome(self, state)
    }

    fn shows_legal(_seat: Seat, _held: u8) -> bool {
        true
    }

    fn eyes(held: u8, _open: bool) -> u8 {
        held
    }

    fn record(play: &Play<Heist>) -> Option<Result<String, RecordError>> {
        Some(words::crew::record::write(play))
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        words::crew::refusal(self, refusal)
    }

    fn no_undo(&self, _: &State, refusal: &UndoRefusal<Refusal>) -> (Value, String) {
        (json!(refusal), words::crew::undo_refusal(self, refusal))
    }
}
