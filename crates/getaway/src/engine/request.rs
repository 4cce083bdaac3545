//! What a program can ask for.

use super::answer::{Error, Kind};
use super::luck::ScriptedLuck;
use bots::Level;
use serde::Deserialize;
use serde_json::Value;
use table::Seat;
use words::Language;

#[derive(Debug, Deserialize)]
#[serde(tag = "op", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    Editions {},
    Cards {
        /// The newest unless told otherwise.
        edition: Option<String>,
    },
    New {
        /// The cooperative games unless told otherwise.
        game: Option<String>,
        setup: Value,
        seed: Option<u64>,
        luck: Option<ScriptedLuck>,
    },
    Load {
        record: String,
        seed: Option<u64>,
        luck: Option<ScriptedLuck>,
    },
    Legal {
        seat: Option<Seat>,
    },
    Do {
        seat: Seat,
        command: Value,
    },
    Undo {
        seat: Seat,
    },
    State {},
    View {
        seat: Seat,
    },
    Odds {},
    Advise {
        seat: Seat,
        /// Milliseconds.
        think: Option<u64>,
        heists: Option<u64>,
        seed: Option<u64>,
    },
    Suggest {
        level: Level,
        /// All of them unless told otherwise.
        seats: Option<Vec<Seat>>,
        /// Others are still making up their minds.
        #[serde(default)]
        wait: bool,
        think: Option<u64>,
        heists: Option<u64>,
        seed: Option<u64>,
    },
    Outcome {},
    Save {},
    Luck {
        #[serde(default)]
        rolls: Vec<u8>,
        #[serde(default)]
        draws: Vec<String>,
        /// Forget what waits.
        #[serde(default)]
        replace: bool,
    },
}

/// Reads what only the game can make sense of.
pub fn read<T: serde::de::DeserializeOwned>(value: Value) -> Result<T, Error> {
    serde_json::from_value(value).map_err(|error| Error::new(Kind::BadRequest, error.to_string()))
}

/// A request, and the id under which its answer is awaited, which may be there even if the rest cannot be read.
pub struct Message {
    pub id: Option<Value>,
    pub request: Result<Request, Error>,
}

impl Message {
    pub fn read(lang: Language, text: &[u8]) -> Message {
        let mut fields = match serde_json::from_slice(text) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => return Message::bad(lang.say("engine-not-object")),
            Err(error) => {
                let why = error.to_string();
                return Message::bad(lang.say_with("engine-not-json", &[("why", &why)]));
            }
        };
        let id = fields.remove("id");
        if !matches!(id, None | Some(Value::String(_) | Value::Number(_))) {
            return Message::bad(lang.say("engine-bad-id"));
        }
        let request = serde_json::from_value(Value::Object(fields))
            .map_err(|error| Error::new(Kind::BadRequest, error.to_string()));
        Message { id, request }
    }

    fn bad(why: String) -> Message {
        Message {
            id: None,
            request: Err(Error::new(Kind::BadRequest, why)),
        }
    }
}
