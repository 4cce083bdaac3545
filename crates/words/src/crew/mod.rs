//! The words of the cooperative heists. Whatever is named by a card or a scenario comes from the content of the [`Heist`].

mod arguments;
mod commands;
mod ending;
pub(crate) mod names;
pub mod record;
mod why;

use crate::Language;
use ::crew::setup::{SetupProblem, SetupProblems};
use ::crew::state::Prompt;
use ::crew::{Command, Event, Heist, Refusal, Who};
use arguments::told;
use serde_json::Value;
use table::{Seat, UndoRefusal};

pub use ending::outcome;
pub use names::{action, card, loot_name, piece, ring, space, who};
pub use why::why;

/// Why a command is refused, for the player who wanted it.
pub fn refusal(lang: Language, heist: &Heist, refusal: &Refusal) -> String {
    told(lang, heist, "refusal", "reason", refusal)
}

/// Why a setup cannot be played. There is no heist yet to take names from: the problem brings its own.
pub fn setup_problem(lang: Language, problem: &SetupProblem) -> String {
    let value = serde_json::to_value(problem).unwrap_or_default();
    let text = |name: &str, value: &Value| match value.as_str() {
        Some(chit) if name == "chit" => lang.text(&format!("chit-{chit}"), [("count", 1.into())]),
        Some(word) => word.to_owned(),
        None => value.to_string(),
    };
    let fields = value.as_object().into_iter().flatten();
    let fields: Vec<(String, String)> = fields
        .map(|(name, value)| (name.clone(), text(name, value)))
        .collect();
    let reason = value["reason"].as_str().unwrap_or_default();
    let arguments: Vec<(&str, &str)> = fields
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    lang.say_with(&format!("setup-{reason}"), &arguments)
}

/// All reasons against a setup, one sentence after the other.
pub fn setup_problems(lang: Language, problems: &SetupProblems) -> String {
    let sentences: Vec<String> = problems
        .0
        .iter()
        .map(|each| setup_problem(lang, each))
        .collect();
    sentences.join(" ")
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
    let (kind, mut arguments) = arguments::of(lang, heist, "ask", prompt);
    if let Prompt::HoldGate { who, .. } = *prompt {
        let ideas = names::role(heist, who).map_or(0, |role| role.holds_gates);
        arguments.push(("ideas".into(), ideas.into()));
    }
    lang.sentence(&format!("prompt-{kind}"), arguments)
}

/// What the button for a command says.
pub fn command(lang: Language, heist: &Heist, command: &Command) -> String {
    let (kind, arguments) = commands::named(lang, heist, None, command);
    lang.sentence(&format!("command-{kind}"), arguments)
}

/// What the button for a command says to this seat. Between heists it is about the cards the seat has.
pub fn command_of(lang: Language, heist: &Heist, seat: Seat, command: &Command) -> String {
    let (kind, arguments) = commands::named(lang, heist, Some(seat), command);
    lang.sentence(&format!("command-{kind}"), arguments)
}

/// What happened, as a line of the story.
pub fn event(lang: Language, heist: &Heist, event: &Event) -> String {
    told(lang, heist, "event", "what", event)
}
