//! What connections say to a table.

use board::Space;
use bots::Level;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A message of a page or a program, in the words of the game at the table. `id` is a number of theirs, which the answer
/// repeats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage<C> {
    /// Do a command for a seat.
    Do {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        seat: Seat,
        command: C,
        /// And what goes without saying after it.
        #[serde(default, skip_serializing_if = "is_false")]
        follow: bool,
    },
    /// Take a seat's latest command back.
    Undo {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        seat: Seat,
    },
    /// A space was pressed: do what is meant, or ask which, or say why not. Pages ask so.
    Press {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        seat: Seat,
        space: Space,
        #[serde(default, skip_serializing_if = "is_false")]
        follow: bool,
    },
    /// A stroke was drawn over these spaces, one after the other: do what it means. Pages ask so.
    Trace {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        seat: Seat,
        spaces: Vec<Space>,
    },
    /// Do several commands, one after the other, as far as they can be done. Pages ask so when a plan is taken over.
    DoAll {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        moves: Vec<SeatCommand<C>>,
    },
    /// Say something to everybody.
    Say {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        text: String,
    },
    /// Point at a space of the map.
    Point {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        space: Space,
    },
    /// Show everything anew.
    Sync {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
    },
    /// Let a bot play a seat, or no longer.
    Bot {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        seat: Seat,
        level: Option<Level>,
    },
    /// Bots need not wait for people.
    Go {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
    },
    /// What would be good for a seat?
    Hint {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        seat: Seat,
    },
    /// Show the chance of success, or no longer.
    Bar {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        on: bool,
    },
}

/// A command of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatCommand<C> {
    pub seat: Seat,
    pub command: C,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// A message that could not be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Unclear {
    pub id: Option<u64>,
    pub why: String,
}

impl<C: DeserializeOwned> ClientMessage<C> {
    pub fn read(text: &str) -> Result<ClientMessage<C>, Unclear> {
        serde_json::from_str(text).map_err(|error| Unclear {
            id: id_of(text),
            why: error.to_string(),
        })
    }
}

/// The number of a message that is not read any further, for the answer that says so.
pub fn id_of(text: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Numbered {
        id: Option<u64>,
    }
    let message: Numbered = serde_json::from_str(text).ok()?;
    message.id
}

#[cfg(test)]
mod tests {
    use super::*;
    use crew::Command;

    type Message = ClientMessage<Command>;

    #[test]
    fn what_is_written_is_read_back() {
        let (id, seat) = (Some(7), Seat(1));
        let messages: [Message; 12] = [
            ClientMessage::Do {
                id,
                seat,
                command: Command::Ready,
                follow: true,
            },
            ClientMessage::Undo { id: None, seat },
            ClientMessage::Press {
                id,
                seat,
                space: Space(3),
                follow: false,
            },
            ClientMessage::Trace {
                id,
                seat,
                spaces: vec![Space(3), Space(4)],
            },
            ClientMessage::DoAll {
                id,
                moves: vec![SeatCommand {
                    seat,
                    command: Command::Ready,
                }],
            },
            ClientMessage::Say {
                id,
                text: "Now \"you\"".to_owned(),
            },
            ClientMessage::Point {
                id: None,
                space: Space(0),
            },
            ClientMessage::Sync { id },
            ClientMessage::Bot {
                id,
                seat,
                level: Some(Level::Search),
            },
            ClientMessage::Go { id: None },
            ClientMessage::Hint { id, seat },
            ClientMessage::Bar { id, on: true },
        ];
        for message in messages {
            let text = serde_json::to_string(&message).expect("JSON");
            assert_eq!(Message::read(&text).as_ref(), Ok(&message), "{text}");
        }
    }

    #[test]
    fn what_is_unclear_is_answered_under_its_number() {
        for (text, id) in [
            ("", None),
            ("[]", None),
            (r#"{"id":3}"#, Some(3)),
            (r#"{"id":3,"op":"undo"}"#, Some(3)),
            (r#"{"id":4,"op":"undo","seat":0,"so":1}"#, Some(4)),
            (r#"{"id":5,"op":"go","so":1}"#, Some(5)),
            (
                r#"{"id":6,"op":"do","seat":0,"command":{"do":"fly"}}"#,
                Some(6),
            ),
            (r#"{"id":-1,"op":"sync"}"#, None),
        ] {
            let unclear = Message::read(text).expect_err(text);
            assert_eq!(unclear.id, id, "{text}");
            assert!(!unclear.why.is_empty());
        }
    }
}
