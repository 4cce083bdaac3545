//! The words of the cooperative heists.

mod arguments;
pub mod cards;
mod commands;
mod ending;
mod events;
mod hint;
mod job;
pub(crate) mod names;
mod problems;
mod prompts;
pub mod record;
mod refusals;
mod setup_problems;
mod why;

use crate::Language;
use ::crew::state::Prompt;
use ::crew::{Command, Event, Heist, Refusal, Who};
use arguments::Arguments;
use table::{Seat, UndoRefusal};

pub use ending::outcome;
pub use hint::hint;
pub use job::{Job, job, job_of};
pub use names::{action, card, loot_name, piece, ring, space, who};
pub use problems::{problem, problem_at, problem_line};
pub use setup_problems::{SetupReason, setup_problem, setup_problems};
pub use why::{Remark, why};

/// Why a command is refused, for the player who wanted it.
pub fn refusal(lang: Language, heist: &Heist, refusal: &Refusal) -> String {
    let (key, arguments) = refusals::message(Arguments::new(lang, heist), refusal);
    arguments.sentence(key)
}

/// Why a command cannot be taken back.
pub fn undo_refusal(lang: Language, heist: &Heist, refusal: &UndoRefusal<Refusal>) -> String {
    let of = |seat: Seat| ("who", who(lang, heist, Who(seat.0)).into());
    match refusal {
        UndoRefusal::NothingToUndo => lang.say("undo-nothing-to-undo"),
        UndoRefusal::LuckWasAsked => lang.say("undo-luck-was-asked"),
        UndoRefusal::OthersBuiltOnIt { seat, refusal } => {
            let why = self::refusal(lang, heist, refusal);
            lang.sentence("undo-others-built-on-it", [of(*seat), ("why", why.into())])
        }
        UndoRefusal::LuckWouldBeAsked { seat } => {
            lang.sentence("undo-luck-would-be-asked", [of(*seat)])
        }
    }
}

/// The question that waits for an answer.
pub fn prompt(lang: Language, heist: &Heist, prompt: &Prompt) -> String {
    let (key, arguments) = prompts::message(Arguments::new(lang, heist), prompt);
    arguments.sentence(key)
}

/// What the button for a command says.
pub fn command(lang: Language, heist: &Heist, command: &Command) -> String {
    let (name, arguments) = commands::named(Arguments::new(lang, heist), None, command);
    arguments.sentence(&format!("command-{name}"))
}

/// What the button for a command says to this seat. Between heists it is about the cards the seat has.
pub fn command_of(lang: Language, heist: &Heist, seat: Seat, command: &Command) -> String {
    let (name, arguments) = commands::named(Arguments::new(lang, heist), Some(seat), command);
    arguments.sentence(&format!("command-{name}"))
}

/// What happened, as a line of the story.
pub fn event(lang: Language, heist: &Heist, event: &Event) -> String {
    let (key, arguments) = events::message(Arguments::new(lang, heist), event);
    arguments.sentence(key)
}
