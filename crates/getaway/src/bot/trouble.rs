//! What can go wrong for a bot on its way.

use serde_json::Value;
use std::io;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum Trouble {
    /// The name it was given is none.
    #[error("{0}")]
    BadName(String),
    #[error("there is no table at {link}")]
    NoSuchTable { link: String },
    #[error("there is no seat {seat}: this table has the seats 0 to {last}")]
    NoSuchSeat { seat: u8, last: u8 },
    #[error("seat {seat} is taken")]
    SeatTaken { seat: u8 },
    #[error("no seat of this table is free")]
    NoFreeSeat,
    #[error("seat {seat} is not the bot's any more")]
    SeatLost { seat: u8 },
    #[error("{server} does not answer: {why}")]
    Gone { server: String, why: String },
    #[error("the server refused: {text}")]
    Refused {
        status: u16,
        /// The server's word for the reason.
        kind: String,
        text: String,
    },
    #[error("what the server says is not understood: {0}")]
    Unclear(String),
    #[error("the machine gives no luck: {0}")]
    NoLuck(#[from] getrandom::Error),
    /// Nobody reads what the bot says, or it cannot be written.
    #[error(transparent)]
    Out(#[from] io::Error),
}

impl Trouble {
    /// What the server said instead of yes.
    pub fn refused(status: u16, answer: &Value) -> Trouble {
        let error = &answer["error"];
        let text = error["text"].as_str();
        let text = text.map_or_else(|| format!("it answered {status}"), str::to_owned);
        let kind = error["kind"].as_str().unwrap_or_default().to_owned();
        Trouble::Refused { status, kind, text }
    }

    /// Whether it is worth trying again: the server is away, starts, or has too much to do.
    pub fn passes(&self) -> bool {
        match self {
            Trouble::Gone { .. } => true,
            Trouble::Refused { status, .. } => *status == 429 || *status >= 500,
            _ => false,
        }
    }
}
