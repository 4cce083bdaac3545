//! How the fields of a value become the arguments of its sentence.
//!
//! A value is read by its serialised form: its tag is the key and each field is an argument, so that a new variant
//! needs no line of code here, only its sentence. The head of the language file lists what each field turns into.

use super::names;
use crate::language::{self, Argument, sentence, text};
use board::{Side, Space};
use crew::content::cards::Barriers;
use crew::{ActionId, Heist, Piece, Who};
use fluent_bundle::FluentValue;
use serde::Serialize;
use serde_json::{Map, Value};
use table::Seat;

/// The sentence of a value of this group, whose kind stands under `tag`.
pub(crate) fn told(heist: &Heist, group: &str, tag: &str, value: &impl Serialize) -> String {
    let (kind, arguments) = of(heist, tag, value);
    sentence(&format!("{group}-{kind}"), arguments)
}

/// The kind of a value and the arguments its fields give. A field left empty makes a kind of its own.
pub(crate) fn of(heist: &Heist, tag: &str, value: &impl Serialize) -> (String, Vec<Argument>) {
    let fields = match serde_json::to_value(value) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    };
    let mut kind = String::new();
    let mut arguments = everywhere(heist);
    for (name, value) in &fields {
        match value {
            Value::String(word) if name == tag => kind.insert_str(0, word),
            Value::Null => kind.push_str(&format!("-no-{name}")),
            value => field(heist, &fields, name, value, &mut arguments),
        }
    }
    (kind, arguments)
}

/// What every sentence may use: who is along, and how this edition plays what others play differently.
fn everywhere(heist: &Heist) -> Vec<Argument> {
    let barriers = match heist.edition.barriers {
        Barriers::RemoteLocks => "remote-locks",
        Barriers::Rings => "rings",
    };
    let security = match heist.edition.alert {
        Some(_) => "track",
        None => "deck",
    };
    vec![
        ("npc".into(), names::who(heist, Who::NPC).into()),
        ("barriers".into(), barriers.into()),
        ("security".into(), security.into()),
    ]
}

/// What one field says. Some say two things: `to` is a place or a character, as the sentence likes.
fn field(
    heist: &Heist,
    fields: &Map<String, Value>,
    name: &str,
    value: &Value,
    into: &mut Vec<Argument>,
) {
    let mut say = |name: &'static str, value: String| into.push((name.into(), value.into()));
    let number = small(value);
    let who = || Who(small(fields.get("who").unwrap_or(value)));
    match name {
        "who" => say("who", names::who(heist, Who(number))),
        "seat" => say("seat", names::who(heist, Who(number))),
        "space" => say("space", names::space(heist, Space(number))),
        "from" => say("from", names::space(heist, Space(number))),
        "tile" => say("tile", names::space(heist, Space(number))),
        "to" => {
            say("to", names::space(heist, Space(number)));
            say("mate", names::who(heist, Who(number)));
        }
        "piece" => {
            let cash = fields.get("cash").and_then(Value::as_u64);
            say("piece", names::thing(heist, Piece(number), cash));
        }
        "item" => say("item", names::item(heist, number)),
        "chit" => {
            let count = fields.get("count").and_then(Value::as_u64).unwrap_or(1);
            let key = format!("chit-{}", value.as_str().unwrap_or_default());
            say("chit", text(&key, [("count", count.into())]));
        }
        "card" if fields.contains_key("part") => {
            let part = fields.get("part").map_or(u8::MAX, small);
            say("card", names::person_card(heist, part, number));
        }
        "choice" => {
            let part = fields.get("part").map_or(u8::MAX, small);
            if let Some(seat) = fields.get("seat").map(small) {
                let [own, better] = names::own_and_better(heist, Seat(seat), part, number);
                say("own", own);
                say("better", better);
            }
            into.push(("choice".into(), plain(value)));
        }
        "card" => {
            let known = heist.edition.cards.get(number as usize);
            say("card", names::card(heist, number));
            say(
                "card-text",
                known.map(|card| card.text.clone()).unwrap_or_default(),
            );
            if let Some(square) = names::square(heist, number) {
                into.push(("square".into(), square.into()));
            }
        }
        "action" => {
            let action = ActionId(number);
            say("action", names::action(heist, who(), action));
            say("action-name", names::action_name(heist, who(), action));
        }
        "aim" => say(
            "side",
            Side::from_index(number)
                .map(names::side)
                .unwrap_or_default(),
        ),
        "tunnel" => {
            let tunnel = heist.scenario.tunnels.get(number as usize);
            let cell = tunnel.map(|tunnel| names::cell(tunnel.cell));
            let tile = tunnel.map_or(Space::NONE, |tunnel| tunnel.tile);
            say(
                "cell",
                cell.unwrap_or_else(|| language::say("place-nowhere")),
            );
            say("tile", names::space(heist, tile));
        }
        "letter" => {
            say("letter", names::ring(heist, number));
            say("panel", names::panel(heist, number));
        }
        "above" => into.push(("position".into(), (u64::from(number) + 1).into())),
        _ => into.push((name.to_owned().into(), plain(value))),
    }
}

/// A number to count by, or a word to choose by.
fn plain(value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => number.as_i64().unwrap_or_default().into(),
        Value::String(word) => word.clone().into(),
        other => other.to_string().into(),
    }
}

fn small(value: &Value) -> u8 {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.unwrap_or(u8::MAX)
}
