//! The cooperative heists at the table. Nothing is hidden, so everybody is told the same.

mod bots;
mod manners;
mod pages;
mod speech;

use super::{BadSetup, GameName, Hosted, Play, Told};
use crew::setup::RulesetError;
use crew::view::View;
use crew::{Command, Event, Heist, Refusal, Setup, State};
use serde::Serialize;
use serde_json::{Value, json};
use table::{RecordError, Seat, Seats, Step, UndoRefusal};

impl Hosted for Heist {
    type Setup = Setup;

    const NAME: GameName = GameName::Crew;
    const HIDDEN_HANDS: bool = false;

    fn build(setup: Setup) -> Result<Heist, BadSetup> {
        Heist::new(setup).map_err(|problems| BadSetup {
            text: words::setup_problems(&problems),
            reasons: json!(problems.0),
        })
    }

    fn build_by(setup: Setup, ruleset: u32) -> Result<Heist, String> {
        Heist::of_ruleset(setup, ruleset).map_err(|why| match why {
            RulesetError::Unknown { found } => format!("it was played by ruleset {found}"),
            RulesetError::Setup(problems) => words::setup_problems(&problems),
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn ruleset(&self) -> u32 {
        self.ruleset
    }

    fn title(&self) -> String {
        self.scenario.draft.name.clone()
    }

    fn file_name(&self) -> String {
        self.scenario.draft.id.clone()
    }

    fn audience(_held: Seats) -> Seats {
        Seats::EMPTY
    }

    fn seen(event: &Event, _held: Seats) -> Event {
        *event
    }

    fn told(step: &Step<Command>, _held: Seats) -> Told<'_, Command> {
        Told::Whole(step)
    }

    fn view(&self, state: &State, _held: Seats) -> impl Serialize {
        View::new(self, state)
    }

    fn outcome(&self, state: &State) -> Option<impl Serialize> {
        Heist::outcome(self, state)
    }

    fn shows_legal(_seat: Seat, _held: Seats) -> bool {
        true
    }

    fn eyes(held: Seats, _open: bool) -> Seats {
        held
    }

    fn record(play: &Play<Heist>) -> Option<Result<String, RecordError>> {
        Some(words::record::write(play))
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        words::refusal(self, refusal)
    }

    fn no_undo(&self, _: &State, refusal: &UndoRefusal<Refusal>) -> (Value, String) {
        (json!(refusal), words::undo_refusal(self, refusal))
    }
}
