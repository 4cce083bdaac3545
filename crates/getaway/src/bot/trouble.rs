//! What can go wrong for a bot on its way.

use serde_json::Value;
use std::io;
use words::Language;

#[derive(Debug)]
pub enum Trouble {
    /// The name it was given is none, in a sentence.
    BadName(String),
    NoSuchTable {
        link: String,
    },
    NoSuchSeat {
        seat: u8,
        last: u8,
    },
    SeatTaken {
        seat: u8,
    },
    NoFreeSeat,
    SeatLost {
        seat: u8,
    },
    Gone {
        server: String,
        why: Absence,
    },
    Refused {
        status: u16,
        /// The server's word for the reason.
        kind: String,
        /// The server's sentence.
        text: Option<String>,
    },
    /// What the server says is not understood: this of it.
    Unclear(String),
    NoLuck(getrandom::Error),
    /// Nobody reads what the bot says, or it cannot be written.
    Out(io::Error),
}

/// Why a server does not answer.
#[derive(Debug)]
pub enum Absence {
    /// The machine's or the network's word for it.
    Failed(String),
    Silent,
    Ended,
    Closing,
}

impl Trouble {
    /// What the server said instead of yes.
    pub fn refused(status: u16, answer: &Value) -> Trouble {
        let error = &answer["error"];
        let word = |name: &str| error[name].as_str().map(str::to_owned);
        Trouble::Refused {
            status,
            kind: word("kind").unwrap_or_default(),
            text: word("text"),
        }
    }

    /// Whether it is worth trying again: the server is away, starts, or has too much to do.
    pub fn passes(&self) -> bool {
        match self {
            Trouble::Gone { .. } => true,
            Trouble::Refused { status, .. } => *status == 429 || *status >= 500,
            _ => false,
        }
    }

    /// What to tell whoever sent the bot.
    pub fn sentence(&self, lang: Language) -> String {
        let of_seat = |key: &str, seat: u8| lang.say_with(key, &[("seat", &*seat.to_string())]);
        match self {
            Trouble::BadName(sentence) => sentence.clone(),
            Trouble::NoSuchTable { link } => lang.say_with("trouble-no-table", &[("link", link)]),
            Trouble::NoSuchSeat { seat, last } => {
                let seats = [("seat", &*seat.to_string()), ("last", &last.to_string())];
                lang.say_with("trouble-no-seat", &seats)
            }
            Trouble::SeatTaken { seat } => of_seat("trouble-seat-taken", *seat),
            Trouble::NoFreeSeat => lang.say("trouble-no-free-seat"),
            Trouble::SeatLost { seat } => of_seat("trouble-seat-lost", *seat),
            Trouble::Gone { server, why } => {
                let about = [("server", &**server), ("why", &why.sentence(lang))];
                lang.say_with("trouble-gone", &about)
            }
            Trouble::Refused { status, text, .. } => {
                let number =
                    || lang.say_with("trouble-status", &[("status", &*status.to_string())]);
                let why = text.clone().unwrap_or_else(number);
                lang.say_with("trouble-refused", &[("why", &why)])
            }
            Trouble::Unclear(what) => lang.say_with("trouble-unclear", &[("what", what)]),
            Trouble::NoLuck(error) => {
                lang.say_with("engine-no-luck", &[("why", &*error.to_string())])
            }
            Trouble::Out(error) => error.to_string(),
        }
    }
}

impl Absence {
    fn sentence(&self, lang: Language) -> String {
        match self {
            Absence::Failed(why) => why.clone(),
            Absence::Silent => lang.say("trouble-silent"),
            Absence::Ended => lang.say("trouble-ended"),
            Absence::Closing => lang.say("trouble-closing"),
        }
    }
}

impl From<getrandom::Error> for Trouble {
    fn from(error: getrandom::Error) -> Trouble {
        Trouble::NoLuck(error)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Out(error)
    }
}
