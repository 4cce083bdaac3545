//! What a table tells connections.

use super::patch::patch;
use crate::hosted_game::{StepFor, raw};
use axum::extract::ws::Utf8Bytes;
use board::Space;
use pages::company::Company;
use pages::crew::tabletop::Part;
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;
use table::Seat;

/// A message to a page or a program. They tell messages apart by their fields.
#[derive(Serialize)]
#[serde(untagged)]
pub enum ServerMessage<'a> {
    /// To pages: what has changed, or everything.
    Page(PageUpdate<'a>),
    /// To pages: fragments that are no part of the table's number.
    Fragments { parts: Vec<&'a RawValue> },
    /// To pages: come again, for you have other parts now.
    Reload { reload: bool },
    /// To pages: a press may mean several things.
    Menu {
        re: Option<u64>,
        menu: String,
        at: Space,
    },
    /// To pages: hints.
    Hint { re: Option<u64>, hint: String },
    /// To pages: the chance of success.
    BarShown { bar: BarShown },
    /// To pages, when nothing else was said for a while: the table is there.
    Tick { tick: bool },
    /// To programs: what was done.
    Update(ProgramUpdate<'a>),
    /// To programs: everything.
    Table(ProgramTable<'a>),
    /// To programs: what was asked for is done.
    Done { re: u64, ok: bool },
    /// To programs: hints.
    Advice { re: Option<u64>, advice: Value },
    /// To programs: the chance of success.
    Bar { bar: f64 },
    /// To programs: the connection ends.
    Closing { closing: Closing },
    /// To both: something is not done.
    Refused {
        re: Option<u64>,
        /// For people.
        why: Cow<'a, str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        error: Option<ErrorBody<'a>>,
        /// Where on the map it was meant.
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<Space>,
    },
    /// To both: somebody points at a space.
    Point { point: Point<'a> },
}

impl ServerMessage<'_> {
    pub fn text(&self) -> Utf8Bytes {
        // Our own types always become JSON.
        serde_json::to_string(self).unwrap_or_default().into()
    }
}

/// What a page shows, from one number of the table to another.
#[derive(Serialize)]
pub struct PageUpdate<'a> {
    pub n: u64,
    /// The number it leads on from; none shows everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
    #[serde(skip_serializing_if = "is_false")]
    pub full: bool,
    /// Fragments as [`part`] writes them.
    pub parts: Vec<&'a RawValue>,
    /// The last so many lines of the log go before the new ones come: they are told otherwise now.
    #[serde(skip_serializing_if = "is_zero")]
    pub unlog: usize,
    /// Lines of the log, as list items.
    pub log: &'a RawValue,
    /// A command was done or taken back.
    #[serde(skip_serializing_if = "is_false")]
    pub played: bool,
    /// What can be heard and seen to move.
    pub cues: &'a [Cue],
    /// Milliseconds since the present decision began, where pages show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waited: Option<u64>,
}

/// What of an event can be heard or seen to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cue {
    Step,
    Lock,
    Thud,
    Shutter,
    Bulb,
    Alert,
    Noise,
    /// Dice tumble.
    Dice,
    Chit,
    /// A space shows what was unknown.
    Reveal,
    /// Tokens fall.
    Draw,
    /// Tokens turn.
    Flip,
    Loot,
    /// Loot is brought out.
    Out,
    /// A dog runs.
    Dog,
    /// A gate falls.
    Gate,
    /// Somebody is caught.
    Bust,
}

/// A fragment, with the text that all who get it have of it, if they do: `[id, html]`, or `[id, pieces]` where that is
/// shorter.
pub fn part(part: &Part, before: Option<&str>) -> Box<RawValue> {
    match before.and_then(|before| patch(before, &part.html)) {
        Some(pieces) => raw(&(&part.id, pieces)),
        None => raw(&(&part.id, &part.html)),
    }
}

/// The chance of success as a bar.
#[derive(Serialize)]
pub struct BarShown {
    pub chance: f64,
    pub html: String,
}

/// What was done since a number of the table.
#[derive(Serialize)]
pub struct ProgramUpdate<'a> {
    pub n: u64,
    pub after: u64,
    /// [`StepTold`]s.
    pub steps: &'a RawValue,
    /// [`Said`]s.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<&'a RawValue>,
    pub over: bool,
    pub legal: BySeat<'a>,
    /// The number of the message that it answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
}

/// The table, for a program that begins or missed something.
#[derive(Serialize)]
pub struct ProgramTable<'a> {
    pub n: u64,
    pub full: bool,
    pub view: &'a RawValue,
    pub company: &'a Company,
    /// The program's own.
    pub seats: Vec<Seat>,
    pub over: bool,
    pub legal: BySeat<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
}

/// A list for some of the seats.
pub struct BySeat<'a>(pub Vec<(Seat, &'a RawValue)>);

impl Serialize for BySeat<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(seat, list)| (seat, list)))
    }
}

/// A step as a program hears of it.
#[derive(Serialize)]
pub struct StepTold<'a, C, E> {
    /// Counted from 1.
    pub step: u32,
    pub did: StepFor<'a, C>,
    pub events: Vec<E>,
}

/// Something said.
#[derive(Serialize)]
pub struct Said<'a> {
    pub name: Cow<'a, str>,
    pub seat: Option<Seat>,
    pub text: Cow<'a, str>,
    #[serde(skip_serializing_if = "is_false")]
    pub bot: bool,
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Closing {
    /// The server stops.
    Closing,
    /// What was done could not be kept; the table begins anew from what was.
    Lost,
}

/// Why something is not done.
#[derive(Serialize)]
pub struct ErrorBody<'a> {
    pub kind: &'static str,
    pub text: Cow<'a, str>,
    /// What could not be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<&'a str>,
    /// By the rules.
    pub reason: Option<&'a Value>,
}

/// Somebody points.
#[derive(Serialize)]
pub struct Point<'a> {
    pub space: Space,
    pub name: &'a str,
    pub seat: Option<Seat>,
}

/// The answer to a program that looks at a table.
#[derive(Serialize)]
pub struct TableReport<'a> {
    pub n: u64,
    pub view: &'a RawValue,
    pub company: &'a Company,
    pub seats: Vec<Seat>,
    pub over: bool,
    pub outcome: Option<&'a RawValue>,
}

/// What a seat may do.
#[derive(Serialize)]
pub struct LegalOf<C> {
    pub n: u64,
    pub seat: Seat,
    pub commands: Vec<C>,
}

/// A moment that a page looks back at.
#[derive(Serialize)]
pub struct ReplayMoment {
    pub step: usize,
    pub steps: usize,
    pub leg: usize,
    pub parts: Vec<(Cow<'static, str>, String)>,
    pub log: Vec<String>,
}

/// A record as a file.
pub struct RecordFile {
    pub name: String,
    pub text: String,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}
