//! What a game brings so that people, programs and bots can play it at a table.
//!
//! [`HostedGame`] is the whole contract. Whatever leaves the server is made for somebody: `held` is the seats they hold,
//! none for whoever looks on. A game with nothing to hide may ignore it; a game with hidden hands must not.

use crate::id::TableId;
use crate::table_state::{BadLog, TableState};
use crate::table_summary::TableSummary;
use crate::wire::Cue;
use board::Space;
use bots::{Budget, Patience};
use pages::company::Company;
use pages::crew::tabletop::Part;
use pages::log::LogLine;
use pages::mine::Stand;
use pages::playback::Timeline;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;
use table::{Game, RecordError, Rig, Seat, Seats, Session, Step, UndoRefusal};
use words::Language;

/// Which game a table plays. Logs from before there was a choice do not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameName {
    /// The cooperative heists, whatever their edition.
    #[default]
    Crew,
    /// The competitive card game.
    #[serde(rename = "heist")]
    Rivals,
}

impl GameName {
    pub fn is_default(&self) -> bool {
        *self == GameName::default()
    }
}

/// A game being played at a table. Tables with the same setup share the game.
pub type Play<G> = Session<Arc<G>>;

/// A game that tables host: its rules as [`Game`] has them, and what follows here.
///
/// - **Rules.** [`build`](Self::build) makes the game from what a group brings, or says everything that is wrong with it.
///   [`view`](Self::view), [`event_for`](Self::event_for) and [`step_for`](Self::step_for) are all that programs are shown of
///   it. Where [`HIDDEN_HANDS`](Self::HIDDEN_HANDS) is set, each is a function of what the seats in `held` know and of
///   nothing else (`table/hidden_hands_law.rs` is the check), [`record`](Self::record) gives nothing while the game goes on,
///   and the server tells every audience apart; where it is not, everybody is told the same and `held` means nothing.
/// - **Pages.** A page is made of fragments, elements with an id. [`follow`](Self::follow) reads off a command which of the
///   shared ones are out of date; [`fragments`](Self::fragments) makes those asked for, and leaving one out that was not
///   touched must make no difference to the page. Lines of the log are values that the server writes as HTML. What a line
///   tells may change what was told before, back to the latest event that [`begins_chapter`](Self::begins_chapter).
/// - **Bots.** [`turn`](Self::turn) says whether bots let people go first, [`think`](Self::think) finds their next command.
///   Each bot goes by what its own seats may know. What it does is checked like anybody's.
///
/// Methods with a default are for what not every game has: a map, hints, a chance of success.
pub trait HostedGame:
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
    /// What pages tell of a game beyond its state, gathered from its events.
    type Story: Default + Debug + PartialEq + Send + Sync;
    /// Shared fragments that are out of date; none by default.
    type Touched: Copy + Default + Send;
    /// A stretch of the game in which people can tell bots not to wait.
    type Stage: Copy + PartialEq + Send;
    /// What is asked of players within it.
    type Question: Copy + PartialEq + Send;
    /// The bots of a table, with what they keep in mind from one decision to the next.
    type Bots: Default + Send + 'static;
    /// What a bot says about its next move, as it is kept.
    type Remark: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Hints for a seat.
    type Advice: Clone + Send + 'static;

    const NAME: GameName;
    /// Seats have hands that the others must not see: nobody walks from seat to seat to look at them.
    const HIDDEN_HANDS: bool;
    /// Pages show how long the present decision takes.
    const CLOCK: bool;
    /// There is a map to point at.
    const MAP: bool;
    /// Pages can show the chance of success.
    const BAR: bool;

    // Rules

    fn build(lang: Language, setup: Self::Setup) -> Result<Self, BadSetup>;

    /// The same for a log that began under a ruleset, perhaps an earlier one; or why it cannot be played on.
    fn by_ruleset(setup: Self::Setup, ruleset: u32) -> Result<Self, BadLog>;

    fn about(&self) -> About<'_, Self::Setup>;

    /// What people call it.
    fn title(&self, lang: Language) -> String;

    /// What of an event reaches whoever holds these seats.
    fn event_for(event: &Self::Event, held: Seats) -> Self::Event;

    /// What of a step reaches them.
    fn step_for(step: &Step<Self::Command>, held: Seats) -> StepFor<'_, Self::Command>;

    /// The table for programs.
    fn view(&self, state: &Self::State, held: Seats) -> GameView;

    /// Why a command was not done, or not taken back.
    fn why_not(
        &self,
        lang: Language,
        state: &Self::State,
        refused: Refused<Self::Refusal>,
    ) -> Reason;

    /// What the dealer of a lesson answers first in the next command; none where luck is luck.
    fn rig(&self, _state: &Self::State) -> Option<Rig> {
        None
    }

    /// The record, or none as long as it would tell what is hidden.
    fn record(play: &Play<Self>) -> Option<Result<String, RecordError>>;

    // Pages

    /// Adds what a command did to the story, and to what it touched.
    fn follow(story: &mut Self::Story, touched: &mut Self::Touched, done: &Transition<Self>);

    /// Adds the fragments asked for.
    fn fragments(moment: &Snapshot<Self>, which: Which<Self::Touched>, into: &mut Vec<Part>);

    /// A number that stays as long as the fragments of a seat do, while the same people sit and nothing is taken back; none
    /// where that is not known.
    fn seat_fingerprint(_moment: &Snapshot<Self>, _seat: Seat) -> Option<u64> {
        None
    }

    fn page(moment: &Snapshot<Self>, page: Page) -> String;

    /// Who is played from a seat.
    fn seat_name(&self, lang: Language, state: &Self::State, seat: Seat) -> String;

    /// What the bot on a seat said, for a reader of this language.
    fn remark(&self, lang: Language, seat: Seat, remark: &Self::Remark) -> String;

    /// The lines of the log that tell what was done to whoever holds these seats.
    fn lines(
        &self,
        lang: Language,
        state: &Self::State,
        done: Telling<Self>,
        held: Seats,
    ) -> Vec<LogLine>;

    /// Whether lines before this event stay what they are, whatever happens from then on.
    fn begins_chapter(event: &Self::Event) -> bool;

    /// What of an event can be heard or seen to move.
    fn cue(event: &Self::Event) -> Option<Cue>;

    /// What lists show of a table.
    fn summary(table: &TableState<Self>) -> TableSummary;

    /// How far the game has come. The summary changes with it, with who sits where, and with the next game of a series.
    fn stand(state: &Self::State) -> Stand;

    /// What a press on the map means; none where there is no map.
    fn press(_moment: &Snapshot<Self>, _seat: Seat, _at: Space) -> Option<Pressed<Self::Command>> {
        None
    }

    /// What a stroke over these spaces of the map means: commands, each with the space it is for. None where there is no
    /// map.
    fn trace(
        _moment: &Snapshot<Self>,
        _seat: Seat,
        _spaces: &[Space],
    ) -> Option<Vec<(Space, Self::Command)>> {
        None
    }

    /// Where on the map a command is meant.
    fn place(_state: &Self::State, _command: &Self::Command) -> Option<Space> {
        None
    }

    /// What goes without saying after a command of a seat; it is done like any command of theirs, if they want it so.
    fn follow_up(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _done: &Self::Command,
    ) -> Option<Self::Command> {
        None
    }

    // Bots

    /// Where the game is as far as waiting goes. `people` are the seats that no bot plays, `present` those of them whose
    /// holders are here.
    fn turn(&self, state: &Self::State, people: Seats, present: Seats) -> TurnOf<Self>;

    /// The next command of one of the seats asked about.
    fn think(
        bots: &mut Self::Bots,
        task: &BotTask<Self>,
        budget: Budget,
        seed: u64,
    ) -> Option<BotMoveOf<Self>>;

    /// Hints for a seat, to be thought about elsewhere.
    fn advise(
        _game: &Arc<Self>,
        _state: &Self::State,
        _seat: Seat,
        _budget: Budget,
        _seed: u64,
    ) -> Option<Thought<Self::Advice>> {
        None
    }

    /// The hints that the table has not overtaken; the others are dropped.
    fn hints(_moment: &Snapshot<Self>, _seat: Seat, _advice: &mut Self::Advice) -> Option<Hints> {
        None
    }

    /// The chance of success, from 0 to 1, while it is not known how it went.
    fn chance(
        _game: &Arc<Self>,
        _state: &Self::State,
        _budget: Budget,
        _seed: u64,
    ) -> Option<Thought<f64>> {
        None
    }

    // Looking back

    /// The estimates of the chance of success at the milestones of a game of the series, which is over. They depend on
    /// nothing but what was played. None where there is no such chance.
    fn estimates(_play: &Play<Self>, _leg: usize) -> Vec<Thought<f64>> {
        Vec::new()
    }

    /// What stands on the time line of a replay: only what all may know.
    fn timeline(_lang: Language, _play: &Play<Self>) -> Timeline {
        Timeline::default()
    }

    /// A moment as an SVG file without letters, for whoever gets a link to it; none where hands are hidden.
    fn drawing(_moment: &Snapshot<Self>) -> Option<String> {
        None
    }

    /// What such estimates tell; none if they are not of this game.
    fn hindsight(_moment: &Snapshot<Self>, _leg: usize, _chances: &[f64]) -> Option<String> {
        None
    }
}

/// Viewers of the same audience are told the same of what happens: the seats that make a difference to it.
pub fn audience<G: HostedGame>(held: Seats) -> Seats {
    if G::HIDDEN_HANDS { held } else { Seats::EMPTY }
}

/// Whether whoever holds `held` may know what a seat can do.
pub fn shows_legal<G: HostedGame>(seat: Seat, held: Seats) -> bool {
    !G::HIDDEN_HANDS || held.contains(seat)
}

/// What is wrong with a setup: a sentence, and the reasons for programs.
#[derive(Debug)]
pub struct BadSetup {
    pub text: String,
    pub reasons: Value,
}

/// What does not change while a game is played.
pub struct About<'a, S> {
    pub setup: &'a S,
    /// The version of its rules.
    pub ruleset: u32,
    /// What the database calls it.
    pub title: String,
    /// The name of its record as a file.
    pub file_name: &'a str,
}

/// What programs are shown of a game.
pub struct GameView {
    pub view: Box<RawValue>,
    /// How it went, once that is known.
    pub outcome: Option<Box<RawValue>>,
}

impl GameView {
    pub fn new(view: &impl Serialize, outcome: Option<&impl Serialize>) -> GameView {
        GameView {
            view: raw(view),
            outcome: outcome.map(raw),
        }
    }
}

/// Something as JSON, to be put into messages as it is.
pub fn raw(value: &(impl Serialize + ?Sized)) -> Box<RawValue> {
    // Our own types always become JSON.
    serde_json::value::to_raw_value(value).unwrap_or_default()
}

/// What a table refused.
pub enum Refused<'a, R> {
    Command(&'a R),
    Undo(&'a UndoRefusal<R>),
}

/// Why something was refused: for programs, and a sentence for people.
#[derive(Clone, Debug)]
pub struct Reason {
    pub reason: Value,
    pub text: String,
}

/// What somebody hears of a step.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum StepFor<'a, C> {
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

/// What a command did.
pub struct Transition<'a, G: Game> {
    pub game: &'a G,
    pub before: &'a G::State,
    pub after: &'a G::State,
    pub seat: Seat,
    pub command: &'a G::Command,
    pub events: &'a [G::Event],
}

/// A table at one moment, now or looked back at: what pages are made from.
pub struct Snapshot<'a, G: HostedGame> {
    /// For whoever reads this language.
    pub lang: Language,
    pub play: &'a Play<G>,
    pub story: &'a G::Story,
    pub company: &'a Company,
    pub id: &'a TableId,
    /// The number of the table's present.
    pub n: u64,
    /// Since when the present decision is waited for.
    pub waited: Duration,
}

impl<G: HostedGame> Snapshot<'_, G> {
    pub fn game(&self) -> &G {
        self.play.game()
    }

    pub fn state(&self) -> &G::State {
        self.play.state()
    }

    /// What a seat may do. Whether a bot plays it instead is for the pages to say.
    pub fn legal(&self, seat: Seat) -> Vec<G::Command> {
        let mut legal = Vec::new();
        self.game().legal(self.state(), seat, &mut legal);
        legal
    }
}

/// Which fragments are wanted.
#[derive(Clone, Copy)]
pub enum Which<T> {
    /// Those that all see, as far as they were touched.
    Touched(T),
    /// All that all see.
    Shared,
    /// Those of one seat. Only its holders get them.
    Seat(Seat),
    /// Who is there.
    People,
    /// What the table's bots wait for.
    Waiting,
    /// Those of a moment that is looked back at with the eyes of these seats.
    Past { eyes: Seats },
}

/// A page of a table.
pub enum Page<'a> {
    /// Where it is played, for whoever holds these seats.
    Table {
        held: Seats,
        /// Whoever looks at it set up the table.
        host: bool,
        /// The link for everyone.
        link: &'a str,
        log: &'a [String],
    },
    /// Who sits where.
    Seats {
        /// The link for everyone.
        link: &'a str,
        held: Seats,
        /// Seats that are not for whoever looks at it.
        hidden: Seats,
        host: bool,
        /// Why the last wish was not granted.
        problem: Option<String>,
    },
    Replay(ReplayPage<'a>),
}

/// The page that looks back.
pub struct ReplayPage<'a> {
    pub log: &'a [String],
    /// The game of the series, counted from 0.
    pub leg: usize,
    /// Steps that count: those before this moment, and all.
    pub step: usize,
    pub steps: usize,
    /// The seats that are looked with.
    pub eyes: Seats,
    /// Everything is shown, for the game is over.
    pub open: bool,
    /// The game is over by now.
    pub over: bool,
    pub timeline: &'a Timeline,
    /// The address of the server, for links that others get.
    pub origin: &'a str,
}

/// What lines of the log tell.
pub enum Telling<'a, G: Game> {
    /// What some steps in a row brought, each event with the number of its step.
    Happened(&'a [(u32, G::Event)]),
    /// A command was taken back. Everybody reads the same, so it tells nothing that is hidden.
    Undid {
        step: u32,
        seat: Seat,
        command: &'a G::Command,
    },
}

/// What a press on the map leads to.
pub enum Pressed<C> {
    Do(C),
    /// These, one after the other, as far as they go.
    Walk(Vec<C>),
    /// Several things may be meant: a small menu.
    Menu(String),
    /// It means nothing now, for this reason.
    Why(String),
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

/// Where a game is, as far as bots that wait for people are concerned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn<S, Q> {
    pub stage: S,
    pub question: Q,
    pub manners: Manners,
}

/// The turn of a table that plays this game.
pub type TurnOf<G> = Turn<<G as HostedGame>::Stage, <G as HostedGame>::Question>;

/// What a bot does next.
#[derive(Clone, Debug, PartialEq)]
pub struct BotMove<C, R> {
    pub seat: Seat,
    pub command: C,
    /// What it says before, where something needs to be said. Everybody hears it.
    pub remark: Option<R>,
    /// It takes something from people who are still making up their minds.
    pub rude: bool,
    /// It changes little, so people look at it for a shorter time.
    pub brief: bool,
}

/// The move of a bot in this game.
pub type BotMoveOf<G> = BotMove<<G as Game>::Command, <G as HostedGame>::Remark>;

/// What the bots of a table are asked.
pub struct BotTask<G: Game> {
    pub game: Arc<G>,
    pub state: G::State,
    /// The seats of each level.
    pub seats: [Seats; bots::Level::ALL.len()],
    pub patience: Patience,
}

impl<G: Game> Clone for BotTask<G> {
    fn clone(&self) -> BotTask<G> {
        BotTask {
            game: self.game.clone(),
            state: self.state.clone(),
            ..*self
        }
    }
}

/// Something to be thought about elsewhere.
pub type Thought<T> = Box<dyn FnOnce() -> T + Send>;

/// Hints for a seat.
pub struct Hints {
    /// For programs.
    pub advice: Value,
    /// For the page.
    pub html: String,
    pub left: StillGood,
}

/// How many hints the table has not overtaken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StillGood {
    All,
    Some,
    /// There were some, and none is left.
    None,
}
