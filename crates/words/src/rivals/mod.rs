//! The words of HEIST. Players go by the names of their identities, which are dealt without repetition.
//!
//! Whoever is told something must be allowed to know it: events come [projected](::rivals::Event::seen_by), and nothing here
//! is given the hidden half of a state.

mod cards;
mod commands;
mod ending;
mod events;
pub(crate) mod names;
mod options;
mod phases;
mod secrets;

use crate::Language;
use crate::record;
use ::rivals::record::BadRecord;
use ::rivals::{Public, Refusal};
use table::{Seat, UndoRefusal};

pub use cards::{
    card_cheese, card_kind, card_number, card_text, card_upgrade, obstacle_lines, way, ways,
};
pub use commands::command;
pub use ending::outcome;
pub use events::{event, events, lines};
pub use names::{
    card_name, card_told, colour_name, colour_values, game_name, identity_flavour, identity_name,
    job_flavour, job_name, obstacle_name, obstacle_number, secret_flavour, secret_name, signed,
    skill_name, token, tokens, who,
};
pub use options::{RULES, rule_name, rule_text, setup_problem, setup_problems};
pub use phases::phase;
pub use secrets::{secret_text, secret_text_for_all};

/// Why a command is refused, for the player who wanted it.
pub fn refusal(lang: Language, refusal: &Refusal) -> String {
    lang.say(match refusal {
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

/// Why a record cannot be played again, for whoever brought it.
pub fn bad_record(lang: Language, error: &BadRecord) -> String {
    match error {
        BadRecord::Text(error) => record::unreadable(lang, error),
        BadRecord::OtherRuleset { found, .. } => record::other_ruleset(lang, *found),
        BadRecord::OtherGame(game) => record::at(
            lang,
            1,
            &lang.say_with("record-other-game", &[("game", game)]),
        ),
        BadRecord::Setup(problems) => record::at(lang, 1, &setup_problems(lang, problems)),
        BadRecord::Step { line, error } => {
            record::unplayable(lang, *line, error, |why| refusal(lang, why))
        }
    }
}

/// Why a command cannot be taken back.
pub fn undo_refusal(lang: Language, public: &Public, refusal: &UndoRefusal<Refusal>) -> String {
    let of = |seat: Seat| ("who", who(lang, public, seat).into());
    match refusal {
        UndoRefusal::NothingToUndo => lang.say("undo-nothing-to-undo"),
        UndoRefusal::LuckWasAsked => lang.say("rivals-undo-luck-was-asked"),
        UndoRefusal::OthersBuiltOnIt { seat, refusal } => {
            let why = self::refusal(lang, refusal);
            lang.sentence("undo-others-built-on-it", [of(*seat), ("why", why.into())])
        }
        UndoRefusal::LuckWouldBeAsked { seat } => {
            lang.sentence("rivals-undo-luck-would-be-asked", [of(*seat)])
        }
    }
}
