//! The playing table: its page, the fragments the page is made of, and what a press on it means.
//!
//! A fragment is an element with an id. What all see is made once ([`shared`]); what a seat may do is made for that
//! seat ([`of_seat`]). After a command the fragments it [`Touched`] are made anew and replace those in the pages.

mod alarm;
mod around;
mod cards;
pub mod chronicle;
mod coach;
mod ending;
mod facts;
mod fingerprint;
mod floor;
pub(crate) mod gauge;
mod goals;
pub mod hindsight;
mod hints;
mod lit;
mod log;
pub(crate) mod markup;
mod meaning;
mod noise;
mod outlook;
mod page;
mod people;
mod press;
mod replay;
mod routes;
mod sheet;
mod story;
mod team;
mod timeline;
mod touched;
mod trace;
mod waiting;
mod ways;
mod you;

#[cfg(test)]
mod tests;

pub use crate::company::{Company, Person};
pub use crate::part::Part;
pub use fingerprint::fingerprint;
pub use gauge::chance_bar;
pub use hints::hints;
pub use log::{log_line, undid_line};
pub use meaning::place;
pub use page::{TablePage, page};
pub use people::{gathering, people};
pub use press::{Press, press};
pub use replay::{ReplayPage, replay_page};

pub use story::{BroughtOut, RoundTally, Story, StoryStage};
pub use timeline::timeline;
pub use touched::Touched;
pub use trace::trace;
pub use waiting::bots;

use crew::state::CREW;
use crew::{Command, Heist, State, Who};
use std::sync::Arc;
use table::{Seat, Session};
use words::Language;

/// A heist being played.
pub type Play = Session<Arc<Heist>>;

/// What everybody sees of one moment.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    pub lang: Language,
    pub heist: &'a Heist,
    pub state: &'a State,
    pub company: &'a Company,
    pub story: &'a Story,
    /// The table's id, for links.
    pub table: &'a str,
}

/// Makes one fragment.
type Fragment = fn(&Moment) -> Part;

/// The fragments all see, those that were touched.
pub fn shared(moment: &Moment, touched: &Touched, into: &mut Vec<Part>) {
    let Moment { heist, state, .. } = *moment;
    let seats = moment.company.colours();
    for space in touched.cells {
        if space.index() < heist.board().space_count() {
            into.push(floor::cell(moment.lang, heist, state, space, &seats));
        }
    }
    for who in (0..CREW as u8).map(Who) {
        if touched.pawns {
            into.push(floor::pawn(moment.lang, heist, state, who, &seats));
        }
        if touched.crew.contains(who) {
            into.push(sheet::sheet(moment, who));
        }
    }
    let fragments: [(bool, Fragment); 11] = [
        (touched.facts, facts::facts),
        (touched.noise, noise::noise),
        (touched.event, cards::event),
        (touched.deck, cards::deck),
        (touched.team, team::team),
        (touched.bag, team::bag),
        (touched.ways, ways::ways),
        (touched.routes, routes::routes),
        (touched.outlook, outlook::outlook),
        (touched.outlook, outlook::omens),
        (touched.ending, ending::ending),
    ];
    for (_, fragment) in fragments.iter().filter(|(touched, _)| *touched) {
        into.push(fragment(moment));
    }
}

/// What a seat is offered of what is legal: nothing while a bot plays it.
fn offered<'a>(moment: &Moment, seat: Seat, legal: &'a [Command]) -> &'a [Command] {
    match moment.company.bot(seat) {
        Some(_) => &[],
        None => legal,
    }
}

/// The fragments of one seat: `you{seat}`, what it can do, `lit{seat}`, where on the map, and in a lesson `coach{seat}`.
pub fn of_seat(moment: &Moment, play: &Play, seat: Seat, legal: &[Command], into: &mut Vec<Part>) {
    let legal = offered(moment, seat, legal);
    into.push(you::you(moment, play, seat, legal));
    into.push(lit::lit(
        moment.lang,
        moment.heist,
        moment.state,
        seat,
        legal,
    ));
    into.extend(coach::coach(moment, play, seat, legal));
}
