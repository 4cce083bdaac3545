//! How the fields of a value become the arguments of its sentence.
//!
//! A value is read by its serialised form: its tag is the key and each field is an argument, so that a new variant
//! needs no line of code here, only its sentence. The head of the language file lists what each field turns into.

use super::names;
use crate::Language;
use crate::language::Argument;
use board::{Side, Space};
use crew::content::cards::Barriers;
use crew::{ActionId, Heist, Piece, Who};
use fluent_bundle::FluentValue;
use serde::Serialize;
use serde_json::{Map, Value};
use table::Seat;

/// The sentence of a value of this group, whose kind stands under `tag`.
pub(crate) fn told(
    lang: Language,
    heist: &Heist,
    group: &str,
    tag: &str,
    value: &impl Serialize,
) -> String {
    let (kind, arguments) = of(lang, heist, tag, value);
    lang.sentence(&format!("{group}-{kind}"), arguments)
}

/// The kind of a value and the arguments its fields give. A field left empty makes a kind of its own.
pub(crate) fn of(
    lang: Language,
    heist: &Heist,
    tag: &str,
    value: &impl Serialize,
) -> (String, Vec<Argument>) {
    let fields = match serde_json::to_value(value) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    };
    let mut kind = String::new();
    let mut arguments = everywhere(lang, heist);
    for (name, value) in &fields {
        match value {
            Value::String(word) if name == tag => kind.insert_str(0, word),
            Value::Null => kind.push_str(&format!("-no-{name}")),
            value => field(lang, heist, &fields, name, value, &mut arguments),
        }
    }
    (kind, arguments)
}

/// What every sentence may use: who is along, and how this edition plays what others play differently.
fn everywhere(lang: Language, heist: &Heist) -> Vec<Argument> {
    let barriers = match heist.edition.barriers {
        Barriers::RemoteLocks => "remote-locks",
        Barriers::Rings => "rings",
    };
    let security = match heist.edition.alert {
        Some(_) => "track",
        None => "deck",
    };
    vec![
        ("npc".into(), names::who(lang, heist, Who::NPC).into()),
        ("barriers".into(), barriers.into()),
        ("security".into(), security.into()),
    ]
}

/// What one field says. Some say two things: `to` is a place or a character, as the sentence likes.
fn field(
    lang: Language,
    heist: &Heist,
    fields: &Map<String, Value>,
    name: &str,
    value: &Value,
    into: &mut Vec<Argument>,
) {
    let mut add = |name: &'static str, value: String| into.push((name.into(), value.into()));
    let number = small(value);
    let who = || Who(small(fields.get("who").unwrap_or(value)));
    match name {
        "who" => add("who", names::who(lang, heist, Who(number))),
        "seat" => add("seat", names::who(lang, heist, Who(number))),
        "space" => add("space", names::space(lang, heist, Space(number))),
        "from" => add("from", names::space(lang, heist, Space(number))),
        "tile" => add("tile", names::space(lang, heist, Space(number))),
        "to" => {
            add("to", names::space(lang, heist, Space(number)));
            add("mate", names::who(lang, heist, Who(number)));
        }
        "piece" => {
            let cash = fields.get("cash").and_then(Value::as_u64);
            add("piece", names::thing(lang, heist, Piece(number), cash));
        }
        "item" => add("item", names::item(lang, heist, number)),
        "chit" => {
            let count = fields.get("count").and_then(Value::as_u64).unwrap_or(1);
            let key = format!("chit-{}", value.as_str().unwrap_or_default());
            add("chit", lang.text(&key, [("count", count.into())]));
        }
        "card" if fields.contains_key("part") => {
            let part = fields.get("part").map_or(u8::MAX, small);
            add("card", names::person_card(lang, heist, part, number));
        }
        "choice" => {
            let part = fields.get("part").map_or(u8::MAX, small);
            if let Some(seat) = fields.get("seat").map(small) {
                let [own, better] = names::own_and_better(lang, heist, Seat(seat), part, number);
                add("own", own);
                add("better", better);
            }
            into.push(("choice".into(), plain(value)));
        }
        "card" => {
            let known = heist.edition.cards.get(number as usize);
            add("card", names::card(lang, heist, number));
            add(
                "card-text",
                known.map(|card| card.text.clone()).unwrap_or_default(),
            );
            if let Some(square) = names::square(heist, number) {
                into.push(("square".into(), square.into()));
            }
        }
        "action" => {
            let action = ActionId(number);
            add("action", names::action(lang, heist, who(), action));
            add(
                "action-name",
                names::action_name(lang, heist, who(), action),
            );
        }
        "aim" => add(
            "side",
            Side::from_index(number)
                .map(|each| names::side(lang, each))
                .unwrap_or_default(),
        ),
        "tunnel" => {
            let tunnel = heist.scenario.tunnels.get(number as usize);
            let cell = tunnel.map(|tunnel| names::cell(lang, tunnel.cell));
            let tile = tunnel.map_or(Space::NONE, |tunnel| tunnel.tile);
            add("cell", cell.unwrap_or_else(|| lang.say("place-nowhere")));
            add("tile", names::space(lang, heist, tile));
        }
        "letter" => {
            add("letter", names::ring(lang, heist, number));
            add("panel", names::panel(lang, heist, number));
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
