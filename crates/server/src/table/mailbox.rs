//! What can be asked of a table.

use super::{AgainAsked, Sorry};
use crate::any_table::{AnyTable, Presence};
use crate::key::{Key, KeyHash};
use art::Colour;
use axum::extract::ws::Utf8Bytes;
use bots::Level;
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::atomic::{AtomicU64, Ordering};
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use words::Language;

/// Number of a connection. No two of this process are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewerId(u64);

impl ViewerId {
    pub fn next() -> ViewerId {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        ViewerId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// What a connection is told: fragments of the page, or JSON for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClientKind {
    Page,
    Program,
}

/// Something for a connection to send.
#[derive(Clone, Debug)]
pub enum Out {
    Text(Utf8Bytes),
    /// The connection ends, after this message if there is one.
    End(Option<Utf8Bytes>),
}

/// A connection that wants to watch.
pub struct Arrival {
    pub kind: ClientKind,
    /// What its reader reads.
    pub lang: Language,
    pub key: KeyHash,
    pub out: mpsc::Sender<Out>,
    /// What the client has seen already.
    pub seen: Option<u64>,
    /// A program that keeps lists of legal commands: it is told those that changed.
    pub keeps_legal: bool,
}

/// One message of a table's mailbox.
pub enum Ask {
    Join {
        arrival: Arrival,
        answer: oneshot::Sender<Result<ViewerId, Sorry>>,
    },
    Part(ViewerId),
    /// A connection says something: a [`ClientMessage`](crate::wire::ClientMessage), in the words of the table's game.
    Receive(ViewerId, Utf8Bytes),
    /// A command without a connection.
    Act {
        /// In which a refusal is told.
        lang: Language,
        key: KeyHash,
        act: SeatAct<Box<RawValue>>,
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
    /// The host lets the stage wait for a nod, or some seconds.
    Nods {
        key: KeyHash,
        wanted: bool,
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
    /// Wants to play again with the same people.
    Again(AgainAsked),
    /// Looks at the table as it is.
    Look(TableVisit),
    /// The server stops: tell everybody and end.
    Close,
}

impl Ask {
    /// Whether it concerns only the table as it was, before it fell asleep.
    pub fn is_for_one_life(&self) -> bool {
        matches!(self, Ask::Part(_) | Ask::Receive(..) | Ask::Close)
    }
}

/// A look at a table by whoever brings it.
pub type TableVisit = Box<dyn FnOnce(&dyn AnyTable, &Presence) + Send>;

/// A command for a seat, or taking one back.
#[derive(Clone, Copy, Debug)]
pub enum SeatAct<C> {
    Do { seat: Seat, command: C },
    Undo { seat: Seat },
}

impl<C> SeatAct<C> {
    pub fn seat(&self) -> Seat {
        let (SeatAct::Do { seat, .. } | SeatAct::Undo { seat }) = self;
        *seat
    }
}
