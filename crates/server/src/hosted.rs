//! The games the house hosts: what a game brings so that people, programs and bots can play it at a table.
//!
//! Whatever leaves the server is made for somebody. `held` is the seats they hold, as bits, and 0 for whoever looks on. A
//! game with nothing to hide may ignore it; a game with hidden hands must not.

mod crew;
pub mod rivals;

use crate::id::TableId;
use crate::key::KeyHash;
use crate::replay::Then;
use crate::room::Room;
use crate::table_summary::TableSummary;
use board::Space;
use bots::{Budget, Patience, Seats};
use pages::company::Company;
use pages::crew::tabletop::Part;
use pages::mine::Stand;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;
use table::{Game, RecordError, Seat, Session, Step, UndoRefusal};

/// Which game a table plays. Logs from before there was a choice do not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameName {
    /// The cooperative heists, whatever their edition.
    #[default]
    Crew,
    /// The competitive card game.
    Heist,
}

impl GameName {
    pub fn is_default(&self) -> bool {
        *self == GameName::default()
    }
}

/// A game being played at a table. Tables with the same setup share it.
pub type Play<G> = Session<Arc<G>>;

/// What is wrong with a setup: a sentence, and the reasons for programs.
#[derive(Debug)]
pub struct BadSetup {
    pub text: String,
    pub reasons: Value,
}

/// A game as the book of a table and the interface for programs know it.
pub trait Hosted:
    Game<
        State: Send + Sync,
        Command: Send + Sync + 'static,
        Event: Send + Sync + 'static,
        Refusal: Send,
    > + Sized
    + Send
    + Sync
    + 'static
{
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    const NAME: GameName;

    /// Seats have hands that the others must not see: nobody walks from seat to seat to look at them.
    const HIDDEN_HANDS: bool;

    fn build(setup: Self::Setup) -> Result<Self, BadSetup>;

    fn setup(&self) -> &Self::Setup;

    /// The version of its rules.
    fn ruleset(&self) -> u32;

    /// What lists of tables call it.
    fn title(&self) -> String;

    /// The name of its record as a file.
    fn file_name(&self) -> String;

    /// Viewers of the same audience are told the same. `held` are the seats one of them holds.
    fn audience(held: u8) -> u8;

    /// What of an event reaches whoever holds these seats.
    fn seen(event: &Self::Event, held: u8) -> Self::Event;

    /// A step as programs hear of it.
    fn told(step: &Step<Self::Command>, held: u8) -> Told<'_, Self::Command>;

    /// The table for programs.
    fn view(&self, state: &Self::State, held: u8) -> impl Serialize;

    /// How it went, once that is known.
    fn outcome(&self, state: &Self::State) -> Option<impl Serialize>;

    /// Whether whoever holds `held` may know what a seat can do.
    fn shows_legal(seat: Seat, held: u8) -> bool;

    /// The seats whose eyes a replay is seen with, for whoever holds `held`. `open`: the game is over, and everything
    /// is asked for.
    fn eyes(held: u8, open: bool) -> u8;

    /// The record, or none as long as it would tell what is hidden.
    fn record(play: &Play<Self>) -> Option<Result<String, RecordError>>;

    fn refusal(&self, refusal: &Self::Refusal) -> String;

    /// Why a seat may not take a command back: for programs and for people.
    fn no_undo(&self, state: &Self::State, refusal: &UndoRefusal<Self::Refusal>)
    -> (Value, String);
}

/// What somebody hears of a step.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Told<'a, C> {
    /// All of it, with its luck.
    Whole(&'a Step<C>),
    /// Only what was done: its luck would tell what is hidden.
    Bare {
        seat: Seat,
        #[serde(rename = "do")]
        command: &'a C,
    },
    /// That something was done in secret.
    Secret { seat: Seat, hidden: bool },
}

/// What a table's page is made from.
#[derive(Clone, Copy)]
pub struct Now<'a, G: Shown> {
    pub room: &'a Room<G>,
    pub company: &'a Company,
    pub id: &'a TableId,
    /// Since when the present decision is waited for.
    pub waited: Duration,
}

/// What the page of seats is made from, beside the room.
pub struct SeatsAsked<'a> {
    pub id: &'a TableId,
    /// The link for everyone.
    pub link: &'a str,
    pub company: &'a Company,
    pub key: &'a KeyHash,
    /// Why the last wish was not granted.
    pub problem: Option<String>,
}

/// What a command did, for finding out which fragments it changed.
pub struct Deed<'a, G: Game> {
    pub game: &'a G,
    pub before: &'a G::State,
    pub after: &'a G::State,
    pub seat: Seat,
    pub command: &'a G::Command,
    pub events: &'a [G::Event],
}

/// What a press on the map leads to.
pub enum Pressed<C> {
    Do(C),
    /// Several things may be meant: a small menu.
    Menu(String),
    /// It means nothing now, for this reason.
    Why(String),
}

/// A game as pages show it.
pub trait Shown: Hosted {
    /// What pages tell of a game beyond its state, gathered from its events.
    type Story: Default + Debug + PartialEq + Send + Sync;
    /// Shared fragments that are out of date.
    type Touched: Copy + Send;

    /// Pages show how long the present decision takes.
    const CLOCK: bool;

    const NOTHING: Self::Touched;

    fn everything() -> Self::Touched;

    /// Adds what a command changed.
    fn touch(touched: &mut Self::Touched, deed: &Deed<Self>);

    fn see(story: &mut Self::Story, event: &Self::Event);

    /// The story of the game that is being played now.
    fn story_of(play: &Play<Self>) -> Self::Story;

    /// The whole page for whoever holds these seats.
    fn page(now: &Now<Self>, held: u8, log: &[String]) -> String;

    fn seats_page(room: &Room<Self>, asked: SeatsAsked) -> String;

    /// The fragments all see, those that were touched.
    fn shared(now: &Now<Self>, touched: &Self::Touched, into: &mut Vec<Part>);

    /// The fragments of one seat. Only its holders get them.
    fn of_seat(now: &Now<Self>, seat: Seat, into: &mut Vec<Part>);

    /// Who is there.
    fn people(now: &Now<Self>) -> Part;

    /// What the table's bots wait for.
    fn bots(now: &Now<Self>) -> Part;

    /// What a step brought, as list items.
    fn happened_lines(
        &self,
        state: &Self::State,
        step: u32,
        events: &[Self::Event],
        held: u8,
    ) -> Vec<String>;

    /// A command was taken back. Everybody reads the same, so it tells nothing that is hidden.
    fn undid_line(
        &self,
        state: &Self::State,
        step: u32,
        seat: Seat,
        command: &Self::Command,
    ) -> String;

    fn bot_line(&self, state: &Self::State, seat: Seat, level: Option<bots::Level>) -> String;

    fn sat_line(&self, state: &Self::State, seat: Seat, name: &str) -> String;

    fn left_line(&self, state: &Self::State, seat: Seat, name: &str) -> String;

    /// The next game of a series begins; none where there are no series.
    fn next_line(&self) -> Option<String>;

    /// What a press on the map means; none where there is no map.
    fn press(room: &Room<Self>, seat: Seat, space: Space) -> Option<Pressed<Self::Command>>;

    /// Whether there is a map to point at.
    fn has_map() -> bool;

    /// Where on the map a command is meant.
    fn place(state: &Self::State, command: &Self::Command) -> Option<Space>;

    fn replay_page(then: &Then<Self>, company: &Company, id: &TableId) -> String;

    /// The fragments of a moment that is looked back at.
    fn replay_parts(then: &Then<Self>, company: &Company, id: &TableId) -> Vec<Part>;

    /// How far the game has come.
    fn stand(state: &Self::State) -> Stand;

    /// What lists show of a table. It changes with the [`Shown::stand`], with who sits where, and with the next game of
    /// a series.
    fn summary(room: &Room<Self>) -> TableSummary;
}

/// What is due to the people at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manners {
    /// Nobody is kept waiting: go on.
    Go,
    /// People are still making up their minds: do only what does not depend on them.
    Wait,
    /// It is for people to answer or to run, if they want to: keep still for a moment.
    Hold,
}

/// What a bot does next, and why.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found<C, W> {
    pub seat: Seat,
    pub command: C,
    pub why: W,
}

/// What a bot of this game found.
pub type FoundBy<G> = Found<<G as Game>::Command, <G as Minded>::Why>;

/// What the bots of a table are asked.
pub struct Question<G: Game> {
    pub game: Arc<G>,
    pub state: G::State,
    /// The seats of each level.
    pub seats: [Seats; bots::Level::ALL.len()],
    pub patience: Patience,
}

impl<G: Game> Clone for Question<G> {
    fn clone(&self) -> Question<G> {
        Question {
            game: self.game.clone(),
            state: self.state.clone(),
            ..*self
        }
    }
}

/// Something to be thought about elsewhere.
pub type Thought<T> = Box<dyn FnOnce() -> T + Send>;

/// How many hints the table has not overtaken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StillGood {
    All,
    Some,
    /// There were some, and none is left.
    None,
}

/// A game that bots play.
pub trait Minded: Hosted {
    /// The bots of a table, with what they keep in mind from one decision to the next.
    type Minds: Default + Send + 'static;
    type Why: Copy + Debug + Send + 'static;
    /// A stretch of the game in which people can tell bots not to wait.
    type Stage: Copy + PartialEq + Send;
    /// What is asked of players within it.
    type Asked: Copy + PartialEq + Send;
    /// Hints for a seat.
    type Advice: Clone + Send + 'static;

    /// The reason of whoever does just anything.
    const WHIM: Self::Why;

    /// Where the game is, as far as waiting goes.
    fn spot(state: &Self::State) -> (Self::Stage, Self::Asked);

    /// `people` are the seats that no bot plays, `present` those of them whose holders are here.
    fn manners(&self, state: &Self::State, people: Seats, present: Seats) -> Manners;

    /// Whether a command of one seat takes something from people who are still making up their minds.
    fn is_rude(&self, command: &Self::Command) -> bool;

    /// What a bot says before it does this, and under which name; none where nothing needs to be said. Everybody hears it.
    fn announcement(&self, state: &Self::State, found: &FoundBy<Self>) -> Option<(String, String)>;

    /// The pause after a step.
    fn pause(pace: Duration, command: &Self::Command) -> Duration;

    /// The next command of one of the seats asked about. Each bot goes by what its own seats may know.
    fn think(
        minds: &mut Self::Minds,
        question: &Question<Self>,
        budget: Budget,
        seed: u64,
    ) -> Option<FoundBy<Self>>;

    /// Hints for a seat; none if this game has none.
    fn advise(
        game: &Arc<Self>,
        state: &Self::State,
        seat: Seat,
        budget: Budget,
        seed: u64,
    ) -> Option<Thought<Self::Advice>>;

    /// Leaves out the hints that the table has overtaken.
    fn refresh(&self, state: &Self::State, seat: Seat, advice: &mut Self::Advice) -> StillGood;

    /// Hints for programs.
    fn advice(&self, state: &Self::State, seat: Seat, advice: &Self::Advice) -> Value;

    /// Hints for the page.
    fn hints(now: &Now<Self>, seat: Seat, advice: &Self::Advice) -> String
    where
        Self: Shown;

    /// The chance of success, from 0 to 1; none if this game has no such thing.
    fn chance(
        game: &Arc<Self>,
        state: &Self::State,
        budget: Budget,
        seed: u64,
    ) -> Option<Thought<f64>>;
}

/// Everything a table asks of its game.
pub trait AtTable: Shown + Minded {}

impl<G: Shown + Minded> AtTable for G {}
