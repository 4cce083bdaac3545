//! Words are made here, at the edge: typed values in, sentences out. All sentences are in `lang/en.ftl`.
//!
//! Whatever is named by a card or a scenario comes from the content of the [`Heist`].

mod arguments;
mod ending;
mod language;
mod names;
pub mod record;
#[cfg(test)]
mod tests;
mod why;

use arguments::told;
use crew::content::cards::Deed;
use crew::setup::{SetupProblem, SetupProblems};
use crew::state::Prompt;
use crew::{Command, Event, Heist, Refusal, Who};
use language::{Argument, sentence};
use serde_json::Value;
use table::UndoRefusal;

pub use ending::outcome;
pub use language::{fixed, say, say_with};
pub use names::{action, card, piece, space, who};
pub use why::why;

/// Why a command is refused, for the player who wanted it.
pub fn refusal(heist: &Heist, refusal: &Refusal) -> String {
    told(heist, "refusal", "reason", refusal)
}

/// Why a setup cannot be played. There is no heist yet to take names from: the problem brings its own.
pub fn setup_problem(problem: &SetupProblem) -> String {
    let value = serde_json::to_value(problem).unwrap_or_default();
    let text = |value: &Value| {
        value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned)
    };
    let fields = value.as_object().into_iter().flatten();
    let fields: Vec<(String, String)> = fields
        .map(|(name, value)| (name.clone(), text(value)))
        .collect();
    let reason = value["reason"].as_str().unwrap_or_default();
    let arguments: Vec<(&str, &str)> = fields
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    say_with(&format!("setup-{reason}"), &arguments)
}

/// All reasons against a setup, one sentence after the other.
pub fn setup_problems(problems: &SetupProblems) -> String {
    let sentences: Vec<String> = problems.0.iter().map(setup_problem).collect();
    sentences.join(" ")
}

/// Why a command cannot be taken back.
pub fn undo_refusal(heist: &Heist, refusal: &UndoRefusal<Refusal>) -> String {
    let of = |seat: table::Seat| ("who", who(heist, Who(seat.0)).into());
    match refusal {
        UndoRefusal::NothingToUndo => say("undo-nothing-to-undo"),
        UndoRefusal::LuckWasAsked => say("undo-luck-was-asked"),
        UndoRefusal::OthersBuiltOnIt { seat, refusal } => {
            let why = crate::refusal(heist, refusal);
            sentence("undo-others-built-on-it", [of(*seat), ("why", why.into())])
        }
        UndoRefusal::LuckWouldBeAsked { seat } => sentence("undo-luck-would-be-asked", [of(*seat)]),
    }
}

/// The question that waits for an answer.
pub fn prompt(heist: &Heist, prompt: &Prompt) -> String {
    told(heist, "prompt", "ask", prompt)
}

/// What the button for a command says.
pub fn command(heist: &Heist, command: &Command) -> String {
    let (kind, arguments) = named(heist, command);
    sentence(&format!("command-{kind}"), arguments)
}

/// The name of a command among the sentences about it, and what they need.
fn named(heist: &Heist, command: &Command) -> (String, Vec<Argument>) {
    let (mut kind, arguments) = arguments::of(heist, "do", command);
    if let Command::Commit {
        who, action, face, ..
    } = *command
    {
        let does = names::act(heist, who, action).and_then(|act| act.does);
        if matches!(does, Some(Deed::Breach | Deed::KillPixels(_))) {
            kind += "-aimed";
        } else if face > 0 {
            kind += "-turned";
        }
    }
    (kind, arguments)
}

/// What happened, as a line of the story.
pub fn event(heist: &Heist, event: &Event) -> String {
    told(heist, "event", "what", event)
}
