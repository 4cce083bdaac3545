//! Why a command is refused. The sentences are in the language files.

use serde::{Deserialize, Serialize};

/// A reason against a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Refusal {
    GameIsOver,
    NoSuchSeat,
    /// Another player is to act.
    NotYourTurn,
    /// The table waits for something else.
    NotNow,
    /// One does not help oneself.
    YourOwnTest,
    AlreadyDecided,
    NoSuchJob,
    /// Nothing is left of it.
    JobIsDone,
    NoSuchWay,
    NotInYourHand,
    NotAnAssist,
    NotATrick,
    /// The trick must be played on a token.
    TokenNeeded,
    /// The trick needs no token.
    NoTokenNeeded,
    NoSuchToken,
    /// This colour cannot go.
    NotThisColour,
    /// One of them has to go.
    OneMustGo,
    /// The card has no skill at its bottom.
    TeachesNothing,
    /// It was not played in this test.
    NotPlayed,
}
