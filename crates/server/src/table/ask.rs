//! What can be asked of a table.

use crate::any_room::{AnyRoom, Around};
use crate::key::{Key, KeyHash};
use crate::room::RoomError;
use art::Colour;
use axum::extract::ws::Utf8Bytes;
use board::Space;
use bots::Level;
use serde::Deserialize;
use serde_json::Value;
use std::sync::atomic::{AtomicU64, Ordering};
use table::Seat;
use tokio::sync::{mpsc, oneshot};

/// Number of a connection. No two of this process are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewerId(u64);

impl ViewerId {
    pub fn next() -> ViewerId {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        ViewerId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// What a connection wants to hear: fragments of the page, or JSON for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Page,
    Program,
}

/// Something for a connection to send.
#[derive(Clone, Debug)]
pub enum Out {
    Text(Utf8Bytes),
    /// The last message; the connection ends after it.
    Bye(Utf8Bytes),
}

/// A connection that wants to watch.
pub struct Arrival {
    pub kind: Kind,
    pub key: KeyHash,
    pub out: mpsc::Sender<Out>,
    /// What the client has seen already.
    pub seen: Option<u64>,
}

/// One message of a table's mailbox.
pub enum Ask {
    Join {
        arrival: Arrival,
        answer: oneshot::Sender<Result<ViewerId, Sorry>>,
    },
    Part(ViewerId),
    /// A connection says something.
    Hear(ViewerId, Request),
    /// A command without a connection.
    Act {
        key: KeyHash,
        act: Act,
        answer: oneshot::Sender<Result<u64, Sorry>>,
    },
    Sit {
        key: KeyHash,
        seat: Seat,
        name: String,
        colour: Colour,
        answer: oneshot::Sender<Result<u64, Sorry>>,
    },
    /// By the holder, or by the host.
    Leave {
        key: KeyHash,
        seat: Seat,
        bar: bool,
        answer: oneshot::Sender<Result<u64, Sorry>>,
    },
    /// Lets a bot play a seat, or no longer.
    Bot {
        key: KeyHash,
        seat: Seat,
        level: Option<Level>,
        answer: oneshot::Sender<Result<u64, Sorry>>,
    },
    /// Wants hints, without a connection.
    Advise {
        key: KeyHash,
        seat: Seat,
        answer: oneshot::Sender<Result<Value, Sorry>>,
    },
    /// Makes a private link.
    Lend {
        key: KeyHash,
        answer: oneshot::Sender<Result<Key, Sorry>>,
    },
    /// Comes by a private link.
    Come {
        link: KeyHash,
        key: KeyHash,
        answer: oneshot::Sender<Result<u64, Sorry>>,
    },
    /// Looks at the table as it is.
    Look(Look),
    /// The server stops: tell everybody and end.
    Close,
}

impl Ask {
    /// Whether it concerns only the table as it was, before it fell asleep.
    pub fn is_for_one_life(&self) -> bool {
        matches!(self, Ask::Part(_) | Ask::Hear(..) | Ask::Close)
    }
}

/// A look at a table by whoever brings it.
pub type Look = Box<dyn FnOnce(&dyn AnyRoom, &Around) + Send>;

/// A deed for a seat. The table knows its game and reads the command.
#[derive(Clone, Debug)]
pub enum Act {
    Do { seat: Seat, command: Value },
    Undo { seat: Seat },
}

/// Why something is not done.
#[derive(Clone, Debug)]
pub enum Sorry {
    NoSuchTable,
    /// There is one, but its log makes no game any more.
    Unreadable(RoomError),
    /// The table failed while it was asked. It wakes up again when it is asked once more.
    OurMistake,
    /// A command that is none of this game.
    Unclear(String),
    /// By the rules: the reason for programs, and a sentence.
    Refused(Value, String),
    NoUndo(Value, String),
    NotYourSeat,
    /// A bot plays for the holder.
    BotPlays,
    /// One hint after the other.
    OneHint,
    /// No hint was found in time.
    NoHint,
    /// This game has no hints.
    NoHints,
    /// This game has no map.
    NoMap,
    /// The record would tell what is hidden as long as the game goes on.
    Hidden,
    /// The record could not be written.
    NoRecord(String),
    NoSuchSeat,
    SeatTaken,
    ColourTaken,
    NotHost,
    Barred,
    /// The seat's hand is not for whoever has seen another.
    HiddenHand,
    BadLink,
    TooManyViewers(usize),
    TooLong(usize),
    Empty,
    /// So much happened at this table that nothing more is taken.
    Full,
    /// The database failed, and nothing was done.
    NotKept,
}

impl Sorry {
    /// For people.
    pub fn sentence(&self) -> String {
        let say = words::say;
        let most = |key, most: usize| words::say_with(key, &[("most", &most.to_string())]);
        match self {
            Sorry::NoSuchTable => say("sorry-no-such-table"),
            Sorry::Unreadable(why) => unreadable(why),
            Sorry::OurMistake => say("sorry-our-mistake"),
            Sorry::Unclear(_) => say("sorry-unclear"),
            Sorry::Refused(_, sentence)
            | Sorry::NoUndo(_, sentence)
            | Sorry::NoRecord(sentence) => sentence.clone(),
            Sorry::NotYourSeat => say("sorry-not-your-seat"),
            Sorry::BotPlays => say("sorry-bot-plays"),
            Sorry::OneHint => say("sorry-one-hint"),
            Sorry::NoHint => say("sorry-no-hint"),
            Sorry::NoHints => say("sorry-no-hints"),
            Sorry::NoMap => say("sorry-no-map"),
            Sorry::Hidden => say("sorry-hidden"),
            Sorry::NoSuchSeat => say("sorry-no-such-seat"),
            Sorry::SeatTaken => say("sorry-seat-taken"),
            Sorry::ColourTaken => say("sorry-colour-taken"),
            Sorry::NotHost => say("sorry-not-host"),
            Sorry::Barred => say("sorry-barred"),
            Sorry::HiddenHand => say("sorry-hidden-hand"),
            Sorry::BadLink => say("sorry-bad-link"),
            Sorry::TooManyViewers(count) => most("sorry-too-many-viewers", *count),
            Sorry::TooLong(count) => most("sorry-too-long", *count),
            Sorry::Empty => say("sorry-empty"),
            Sorry::Full => say("sorry-table-full"),
            Sorry::NotKept => say("sorry-not-kept"),
        }
    }

    /// For programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Sorry::NoSuchTable => "no-such-table",
            Sorry::Unreadable(RoomError::OtherRuleset { .. }) => "other-ruleset",
            Sorry::Unreadable(_) => "broken-log",
            Sorry::OurMistake => "our-mistake",
            Sorry::Unclear(_) => "bad-request",
            Sorry::Refused(..) => "refused",
            Sorry::NoUndo(..) => "undo",
            Sorry::NotYourSeat => "not-your-seat",
            Sorry::BotPlays => "bot-plays",
            Sorry::OneHint => "slow-down",
            Sorry::NoHint => "no-hint",
            Sorry::NoHints => "no-hints",
            Sorry::NoMap => "no-map",
            Sorry::Hidden => "hidden",
            Sorry::NoRecord(_) => "not-possible",
            Sorry::NoSuchSeat => "no-such-seat",
            Sorry::SeatTaken => "seat-taken",
            Sorry::ColourTaken => "colour-taken",
            Sorry::NotHost => "not-host",
            Sorry::Barred => "barred",
            Sorry::HiddenHand => "hidden-hand",
            Sorry::BadLink => "bad-link",
            Sorry::TooManyViewers(_) => "too-many-viewers",
            Sorry::TooLong(_) => "too-long",
            Sorry::Empty => "empty",
            Sorry::Full => "full",
            Sorry::NotKept => "not-kept",
        }
    }

    /// The typed reason, where there is one.
    pub fn reason(&self) -> Option<Value> {
        match self {
            Sorry::Refused(reason, _) | Sorry::NoUndo(reason, _) => Some(reason.clone()),
            _ => None,
        }
    }
}

/// Why a log makes no game any more. Lines are counted from 1.
fn unreadable(why: &RoomError) -> String {
    let with = |key, name, number: u64| words::say_with(key, &[(name, &number.to_string())]);
    match why {
        RoomError::OtherRuleset { ruleset } => {
            with("sorry-other-ruleset", "ruleset", (*ruleset).into())
        }
        RoomError::NoBeginning => with("sorry-broken-log", "line", 1),
        RoomError::Unreadable { n, .. } | RoomError::Unfit { n, .. } => {
            with("sorry-broken-log", "line", n + 1)
        }
        RoomError::Panicked => words::say("sorry-log-panics"),
    }
}

/// What a connection says, with the number under which it awaits the answer.
#[derive(Clone, Debug)]
pub struct Request {
    pub id: Option<u64>,
    pub wish: Wish,
}

#[derive(Clone, Debug)]
pub enum Wish {
    Act(Act),
    /// A space was pressed: do what is meant, or ask which, or say why not.
    Press {
        seat: Seat,
        space: Space,
    },
    Say(String),
    Point(Space),
    Sync,
    /// Lets a bot play a seat, or no longer.
    Bot {
        seat: Seat,
        level: Option<Level>,
    },
    /// Bots need not wait for people.
    Go,
    /// What would be good for a seat?
    Hint {
        seat: Seat,
    },
    /// Shows the chance of success, or no longer.
    Bar {
        on: bool,
    },
}

/// A message that could not be read.
#[derive(Clone, Debug)]
pub struct Unclear {
    pub id: Option<u64>,
    pub why: String,
}

impl Request {
    /// Reads what a page sent.
    pub fn from_page(text: &str) -> Result<Request, Unclear> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Op {
            Bot,
            Go,
            Hint,
            Bar,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Message {
            id: Option<u64>,
            op: Option<Op>,
            level: Option<Level>,
            on: Option<bool>,
            seat: Option<Seat>,
            #[serde(rename = "do")]
            command: Option<Value>,
            undo: Option<Seat>,
            press: Option<Space>,
            say: Option<String>,
            point: Option<Space>,
            sync: Option<bool>,
        }
        let message: Message = serde_json::from_str(text).map_err(unclear)?;
        let id = message.id;
        let wish = match message {
            Message {
                op: Some(Op::Bot),
                seat: Some(seat),
                level,
                ..
            } => Wish::Bot { seat, level },
            Message {
                op: Some(Op::Go), ..
            } => Wish::Go,
            Message {
                op: Some(Op::Hint),
                seat: Some(seat),
                ..
            } => Wish::Hint { seat },
            Message {
                op: Some(Op::Bar),
                on: Some(on),
                ..
            } => Wish::Bar { on },
            Message {
                command: Some(command),
                seat: Some(seat),
                ..
            } => Wish::Act(Act::Do { seat, command }),
            Message {
                undo: Some(seat), ..
            } => Wish::Act(Act::Undo { seat }),
            Message {
                press: Some(space),
                seat: Some(seat),
                ..
            } => Wish::Press { seat, space },
            Message {
                say: Some(text), ..
            } => Wish::Say(text),
            Message {
                point: Some(space), ..
            } => Wish::Point(space),
            Message {
                sync: Some(true), ..
            } => Wish::Sync,
            _ => {
                let why = "nothing is asked for".to_owned();
                return Err(Unclear { id, why });
            }
        };
        Ok(Request { id, wish })
    }

    /// The number under which an answer is awaited, of a message that is not read any further.
    pub fn id(text: &str) -> Option<u64> {
        #[derive(Deserialize)]
        struct Message {
            id: Option<u64>,
        }
        let message: Message = serde_json::from_str(text).ok()?;
        message.id
    }

    /// Reads what a program sent.
    pub fn from_program(text: &str) -> Result<Request, Unclear> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Op {
            Do,
            Undo,
            Say,
            Point,
            Sync,
            Bot,
            Go,
            Hint,
            Bar,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Message {
            op: Op,
            level: Option<Level>,
            on: Option<bool>,
            id: Option<u64>,
            seat: Option<Seat>,
            command: Option<Value>,
            text: Option<String>,
            space: Option<Space>,
        }
        let message: Message = serde_json::from_str(text).map_err(unclear)?;
        let Message { op, id, seat, .. } = message;
        let act = match op {
            Op::Do => seat
                .zip(message.command)
                .map(|(seat, command)| Wish::Act(Act::Do { seat, command })),
            Op::Undo => seat.map(|seat| Wish::Act(Act::Undo { seat })),
            Op::Say => message.text.map(Wish::Say),
            Op::Point => message.space.map(Wish::Point),
            Op::Sync => Some(Wish::Sync),
            Op::Bot => seat.map(|seat| Wish::Bot {
                seat,
                level: message.level,
            }),
            Op::Go => Some(Wish::Go),
            Op::Hint => seat.map(|seat| Wish::Hint { seat }),
            Op::Bar => message.on.map(|on| Wish::Bar { on }),
        };
        let why = "a field is missing: do has seat and command, undo, bot and hint seat, say text, point space, bar on";
        let wish = act.ok_or_else(|| Unclear {
            id,
            why: why.to_owned(),
        })?;
        Ok(Request { id, wish })
    }
}

fn unclear(error: serde_json::Error) -> Unclear {
    Unclear {
        id: None,
        why: error.to_string(),
    }
}
