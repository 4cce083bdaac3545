//! HEIST at the table. Hands, secrets and what is decided unseen are hidden: everything here is made from what all may
//! know and from the views of the seats that somebody holds.

mod bots;
mod pages;
#[cfg(test)]
mod tests;

use super::{BadSetup, GameName, Hosted, Play, Told};
use rivals::view::{self, View};
use rivals::{Command, Event, Refusal, Rivals, Setup, SetupProblem, State, content};
use serde::Serialize;
use serde_json::{Value, json};
use table::{RecordError, Seat, Seats, Step, UndoRefusal};

/// What is wrong with a setup, for programs: the field, and a sentence.
fn reason(problem: &SetupProblem) -> Value {
    let field = match problem {
        SetupProblem::Players(_) => "players",
        SetupProblem::Obstacles(_) => "obstacles-per-job",
        SetupProblem::Timer(_) => "think-seconds",
    };
    json!({ "reason": field, "text": words::rivals::setup_problem(problem) })
}

impl Hosted for Rivals {
    type Setup = Setup;

    const NAME: GameName = GameName::Heist;
    const HIDDEN_HANDS: bool = true;

    fn build(setup: Setup) -> Result<Rivals, BadSetup> {
        Rivals::new(setup).map_err(|problems| BadSetup {
            text: words::rivals::setup_problems(&problems),
            reasons: problems.iter().map(reason).collect(),
        })
    }

    fn build_by(setup: Setup, ruleset: u32) -> Result<Rivals, String> {
        if ruleset != content().ruleset {
            return Err(format!("it was played by ruleset {ruleset}"));
        }
        Rivals::build(setup).map_err(|problems| problems.text)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn ruleset(&self) -> u32 {
        content().ruleset
    }

    fn title(&self) -> String {
        content().name.clone()
    }

    fn file_name(&self) -> String {
        content().id.clone()
    }

    fn audience(held: Seats) -> Seats {
        held
    }

    fn seen(event: &Event, held: Seats) -> Event {
        event.seen_by(held)
    }

    fn told(step: &Step<Command>, held: Seats) -> Told<'_, Command> {
        let seat = step.seat;
        match &step.command {
            // Whether somebody helps is shown when all have decided.
            Command::Help { .. } | Command::Decline if !held.contains(seat) => {
                Told::Secret { seat, hidden: true }
            }
            command => Told::Bare { seat, command },
        }
    }

    fn view(&self, state: &State, held: Seats) -> impl Serialize {
        View::new(self, &state.public, &view::held(state, held))
    }

    fn outcome(&self, state: &State) -> Option<impl Serialize> {
        Rivals::outcome(self, &state.public)
    }

    fn shows_legal(seat: Seat, held: Seats) -> bool {
        held.contains(seat)
    }

    fn eyes(held: Seats, open: bool) -> Seats {
        if open { Seats::all(Seats::MOST) } else { held }
    }

    fn record(play: &Play<Rivals>) -> Option<Result<String, RecordError>> {
        play.over().then(|| rivals::record::write(play))
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        words::rivals::refusal(refusal)
    }

    fn no_undo(&self, state: &State, refusal: &UndoRefusal<Refusal>) -> (Value, String) {
        // Why another seat's command would be refused may tell what it holds.
        let reason = match refusal {
            UndoRefusal::OthersBuiltOnIt { seat, .. } => {
                json!({ "others-built-on-it": { "seat": seat } })
            }
            other => json!(other),
        };
        (reason, words::rivals::undo_refusal(&state.public, refusal))
    }
}
