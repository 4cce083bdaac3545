//! The words of HEIST. Players go by the names of their identities, which are dealt without repetition.
//!
//! Whoever is told something must be allowed to know it: events come [projected](::rivals::Event::seen_by), and nothing here
//! is given the hidden half of a state.

mod cards;
mod commands;
mod ending;
mod events;
mod names;
mod options;
mod phases;
mod secrets;

use crate::language::{say, sentence};
use ::rivals::record::BadRecord;
use ::rivals::{Public, Refusal};
use table::{ReplayError, Seat, UndoRefusal};

pub use cards::{
    card_cheese, card_kind, card_number, card_text, card_upgrade, obstacle_lines, way, ways,
};
pub use commands::command;
pub use ending::outcome;
pub use events::{event, events, lines};
pub use names::{
    card_name, card_told, colour_name, colour_values, identity_name, job_name, obstacle_name,
    obstacle_number, secret_name, signed, skill_name, token, tokens, who,
};
pub use options::{RULES, rule_name, rule_text, setup_problem, setup_problems};
pub use phases::phase;
pub use secrets::{secret_text, secret_text_for_all};

/// Why a command is refused, for the player who wanted it.
pub fn refusal(refusal: &Refusal) -> String {
    say(match refusal {
        Refusal::GameIsOver => "rivals-refusal-game-is-over",
        Refusal::NoSuchSeat => "rivals-refusal-no-such-seat",
        Refusal::NotYourTurn => "rivals-refusal-not-your-turn",
        Refusal::NotNow => "rivals-refusal-not-now",
        Refusal::YourOwnTest => "rivals-refusal-your-own-test",
        Refusal::AlreadyDecided => "rivals-refusal-already-decided",
        Refusal::NoSuchJob => "rivals-refusal-no-such-job",
        Refusal::JobIsDone => "rivals-refusal-job-is-done",
        Refusal::NoSuchWay => "rivals-refusal-no-such-way",
        Refusal::NotInYourHand => "rivals-refusal-not-in-your-hand",
        Refusal::NotAnAssist => "rivals-refusal-not-an-assist",
        Refusal::NotATrick => "rivals-refusal-not-a-trick",
        Refusal::TokenNeeded => "rivals-refusal-token-needed",
        Refusal::NoTokenNeeded => "rivals-refusal-no-token-needed",
        Refusal::NoSuchToken => "rivals-refusal-no-such-token",
        Refusal::NotThisColour => "rivals-refusal-not-this-colour",
        Refusal::OneMustGo => "rivals-refusal-one-must-go",
        Refusal::TeachesNothing => "rivals-refusal-teaches-nothing",
        Refusal::NotPlayed => "rivals-refusal-not-played",
    })
}

/// Why a record cannot be played again.
pub fn bad_record(error: &BadRecord) -> String {
    match error {
        BadRecord::Step {
            line,
            error: ReplayError::Refused { refusal: why, .. },
        } => format!("line {line}: the rules refuse this: {}", refusal(why)),
        BadRecord::Setup(problems) => format!("line 1: {}", setup_problems(problems)),
        error => error.to_string(),
    }
}

/// Why a command cannot be taken back.
pub fn undo_refusal(public: &Public, refusal: &UndoRefusal<Refusal>) -> String {
    let of = |seat: Seat| ("who", who(public, seat).into());
    match refusal {
        UndoRefusal::NothingToUndo => say("undo-nothing-to-undo"),
        UndoRefusal::LuckWasAsked => say("rivals-undo-luck-was-asked"),
        UndoRefusal::OthersBuiltOnIt { seat, refusal } => {
            let why = self::refusal(refusal);
            sentence("undo-others-built-on-it", [of(*seat), ("why", why.into())])
        }
        UndoRefusal::LuckWouldBeAsked { seat } => {
            sentence("rivals-undo-luck-would-be-asked", [of(*seat)])
        }
    }
}
