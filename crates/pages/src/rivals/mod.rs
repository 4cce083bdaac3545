//! The table of HEIST: its page, the fragments it is made of, and the form that opens one.
//!
//! What all see is made from [`Public`] ([`shared`]), what a seat knows from its [`SeatView`] ([`of_seat`]); nothing here is
//! ever given the hidden half of a state. A fragment is an element with an id, as at the tables of [`crate::crew::tabletop`].

mod bag;
pub mod cards;
mod coach;
mod ending;
mod facts;
mod hand;
mod jobs;
pub mod lobby;
mod log;
mod markup;
mod page;
pub mod rules;
mod sheet;
mod trial;
mod you;

#[cfg(test)]
mod tests;

pub use crate::company::{Company, Person};
pub use crate::part::Part;
pub use log::{begins_chapter, log_lines, undid_line};
pub use page::{page, replay_page};

use crate::seats::Seated;
use crate::{lobby as gather, shell};
use ::rivals::Skill;
use maud::Markup;
use rivals::{Command, Public, Refusal, Rivals, SeatView};
use table::Seat;
use table::UndoRefusal;
use words::Language;
use words::rivals as say;
use you::Desk;

/// What everybody sees of one moment.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    pub lang: Language,
    pub game: &'a Rivals,
    pub public: &'a Public,
    pub company: &'a Company,
    /// The table's id, for links.
    pub table: &'a str,
}

/// What a seat would take back, or why it may not: `session.can_undo(seat).map(|undone| undone.command)`.
pub type Undo = Result<Command, UndoRefusal<Refusal>>;

/// What a seat that somebody holds knows.
#[derive(Clone, Debug)]
pub struct Own {
    pub view: SeatView,
    pub undo: Undo,
}

/// What the page is made from.
pub struct TablePage<'a> {
    pub moment: Moment<'a>,
    /// The number of the table's present.
    pub n: u64,
    /// The seats whoever looks at it holds.
    pub own: &'a [Own],
    /// Lines of the log, made already.
    pub log: &'a [String],
    /// Milliseconds since the present decision began, for the soft timer.
    pub waited: u64,
    /// The link for everyone.
    pub link: &'a str,
    /// Whoever looks at it set up the table.
    pub host: bool,
}

/// What the replay is made from.
pub struct ReplayPage<'a> {
    /// The moment it begins with.
    pub moment: Moment<'a>,
    /// The seats it is looked at with: the own ones, or all once the game is over and everybody's cards are asked for.
    pub own: &'a [SeatView],
    pub step: usize,
    pub steps: usize,
    /// Lines of the log up to the step.
    pub log: &'a [String],
    /// The game is over: everybody's cards may be looked at.
    pub over: bool,
    /// They are.
    pub open: bool,
}

/// The fragments all see.
pub fn shared(moment: &Moment, into: &mut Vec<Part>) {
    into.push(facts::facts(moment));
    into.push(facts::heat(moment));
    into.push(jobs::jobs(moment));
    into.push(trial::test(moment));
    into.extend(moment.public.seats().map(|seat| sheet::sheet(moment, seat)));
    into.push(bag::bag(moment));
    into.push(bag::piles(moment));
    into.push(ending::ending(moment));
}

/// The fragments of one seat: `you{seat}` with its hand, its secret and what it can do, and in a lesson
/// `coach{seat}`. Only its holders may get them.
pub fn of_seat(moment: &Moment, view: &SeatView, undo: &Undo, into: &mut Vec<Part>) {
    into.push(you::you(moment, view, undo));
    into.extend(coach::coach(moment, view));
}

/// Who sits where, and how many look on.
pub fn people(moment: &Moment) -> Part {
    let players = moment.public.players;
    shell::people(moment.lang, moment.company, moment.table, players, |seat| {
        markup::name(moment, seat).into()
    })
}

/// The seats as they fill up before the first turn is over.
pub fn gathering(moment: &Moment) -> Part {
    let begins = moment.public.round == 1 && moment.public.turns == 0;
    gather::gathering(moment.lang, moment, moment.company, begins)
}

/// Whether bots let people go first, and how to tell them not to.
pub fn bots(moment: &Moment) -> Part {
    shell::waiting(moment.lang, moment.company)
}

/// The fragments of a moment that is looked back at: what all saw, and the hands it is looked at with.
pub fn replay_parts(moment: &Moment, own: &[SeatView]) -> Vec<Part> {
    let mut parts = Vec::new();
    shared(moment, &mut parts);
    parts.extend(own.iter().map(|view| hand::shown(moment, view)));
    parts
}

impl Seated for Moment<'_> {
    fn over(&self, lang: Language) -> String {
        lang.fixed("rivals-over").to_owned()
    }

    fn title(&self, lang: Language) -> String {
        words::rivals::game_name(lang).to_owned()
    }

    fn lead(&self, lang: Language) -> String {
        lang.fixed("rivals-about").to_owned()
    }

    fn players(&self) -> u8 {
        self.public.players
    }

    fn name(&self, lang: Language, seat: Seat) -> String {
        say::who(lang, self.public, seat).to_owned()
    }

    fn about(&self, lang: Language, seat: Seat) -> String {
        let skills = Skill::ALL.into_iter();
        let skills = skills.filter(|&skill| self.public.skill(seat, skill) > 0);
        let each = |skill| {
            format!(
                "{} {}",
                say::skill_name(lang, skill),
                self.public.skill(seat, skill)
            )
        };
        let skills: Vec<String> = skills.map(each).collect();
        skills.join(" · ")
    }

    fn portrait(&self, seat: Seat) -> Markup {
        art::rivals::portrait(self.public.identities[usize::from(seat.0)])
    }
}
