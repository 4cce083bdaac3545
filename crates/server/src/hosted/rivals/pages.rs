//! A game of HEIST as pages show it. Pages are given what all may know and the views of held seats, never a whole state.

use crate::hosted::{Deed, Hosted, Now, Play, Pressed, SeatsAsked, Shown};
use crate::id::TableId;
use crate::replay::Then;
use crate::room::Room;
use crate::table_summary::TableSummary;
use board::Space;
use bots::Level;
use pages::company::Company;
use pages::mine::{Character, Stand};
use pages::rivals::{self as table_of, Moment, Own, Part, ReplayPage, TablePage, Undo};
use pages::seats::{self, SeatsPage};
use rivals::{Command, Event, Public, Rivals, SeatView, State, content, view};
use table::Seat;

fn moment<'a>(now: &Now<'a, Rivals>) -> Moment<'a> {
    Moment {
        game: now.room.game(),
        public: &now.room.session.state().public,
        company: now.company,
        table: now.id.as_str(),
    }
}

fn past<'a>(then: &'a Then<Rivals>, company: &'a Company, id: &'a TableId) -> Moment<'a> {
    Moment {
        game: then.play.game(),
        public: &then.play.state().public,
        company,
        table: id.as_str(),
    }
}

/// What a seat would take back, or why it may not.
fn undo(room: &Room<Rivals>, seat: Seat) -> Undo {
    room.session.can_undo(seat).map(|undone| undone.command)
}

fn seats_of(then: &Then<Rivals>) -> Vec<SeatView> {
    view::held(then.play.state(), then.eyes)
}

impl Shown for Rivals {
    /// Everything that pages tell is in the state.
    type Story = ();
    /// Something was done: every fragment may differ, and those that do are sent.
    type Touched = bool;

    const CLOCK: bool = true;
    const NOTHING: bool = false;

    fn everything() -> bool {
        true
    }

    fn touch(touched: &mut bool, _deed: &Deed<Rivals>) {
        *touched = true;
    }

    fn see(_story: &mut (), _event: &Event) {}

    fn story_of(_play: &Play<Rivals>) {}

    fn page(now: &Now<Rivals>, held: u8, log: &[String]) -> String {
        let views = view::held(now.room.session.state(), held);
        let own = views.into_iter().map(|view| Own {
            undo: undo(now.room, view.seat),
            view,
        });
        let own: Vec<Own> = own.collect();
        table_of::page(&TablePage {
            moment: moment(now),
            n: now.room.n,
            own: &own,
            log,
            waited: now.waited.as_millis() as u64,
        })
    }

    fn seats_page(room: &Room<Rivals>, asked: SeatsAsked) -> String {
        let moment = Moment {
            game: room.game(),
            public: &room.session.state().public,
            company: asked.company,
            table: asked.id.as_str(),
        };
        seats::seats_page(&SeatsPage {
            id: asked.id.as_str(),
            link: asked.link,
            game: &moment,
            company: asked.company,
            mine: room.held(asked.key),
            hidden: room.hidden_from(asked.key),
            host: room.hosts(asked.key),
            problem: asked.problem,
        })
    }

    fn shared(now: &Now<Rivals>, touched: &bool, into: &mut Vec<Part>) {
        if *touched {
            table_of::shared(&moment(now), into);
        }
    }

    fn of_seat(now: &Now<Rivals>, seat: Seat, into: &mut Vec<Part>) {
        let view = now.room.session.state().view(seat);
        table_of::of_seat(&moment(now), &view, &undo(now.room, seat), into);
    }

    fn people(now: &Now<Rivals>) -> Part {
        table_of::people(&moment(now))
    }

    fn bots(now: &Now<Rivals>) -> Part {
        table_of::bots(&moment(now))
    }

    fn happened_lines(&self, state: &State, step: u32, events: &[Event], held: u8) -> Vec<String> {
        table_of::log_lines(self, &state.public, step as usize, events, held)
    }

    fn undid_line(&self, state: &State, step: u32, seat: Seat, command: &Command) -> String {
        table_of::undid_line(self, &state.public, step as usize, seat, command)
    }

    fn bot_line(&self, state: &State, seat: Seat, level: Option<Level>) -> String {
        table_of::bot_line(&state.public, seat, level)
    }

    fn sat_line(&self, state: &State, seat: Seat, name: &str) -> String {
        table_of::sat_line(&state.public, seat, name)
    }

    fn left_line(&self, state: &State, seat: Seat, name: &str) -> String {
        table_of::left_line(&state.public, seat, name)
    }

    fn next_line(&self) -> Option<String> {
        None
    }

    fn press(_room: &Room<Rivals>, _seat: Seat, _space: Space) -> Option<Pressed<Command>> {
        None
    }

    fn has_map() -> bool {
        false
    }

    fn place(_state: &State, _command: &Command) -> Option<Space> {
        None
    }

    fn replay_page(then: &Then<Rivals>, company: &Company, id: &TableId) -> String {
        table_of::replay_page(&ReplayPage {
            moment: past(then, company, id),
            own: &seats_of(then),
            step: then.step,
            steps: then.steps,
            log: &then.log,
            over: then.over,
            open: then.open,
        })
    }

    fn replay_parts(then: &Then<Rivals>, company: &Company, id: &TableId) -> Vec<Part> {
        table_of::replay_parts(&past(then, company, id), &seats_of(then))
    }

    fn stand(state: &State) -> Stand {
        Stand::of_rivals(&state.public)
    }

    fn summary(room: &Room<Rivals>) -> TableSummary {
        let game = room.game();
        let public = &room.session.state().public;
        TableSummary {
            game: Some(Rivals::NAME),
            edition: content().id.clone(),
            scenario: None,
            title: game.title(),
            ruleset: game.ruleset(),
            stand: Some(Stand::of_rivals(public)),
            seats: room.seat_summaries(|seat| character(public, seat)),
        }
    }
}

/// Who is played on a seat. Everybody knows that.
fn character(public: &Public, seat: Seat) -> Character {
    let identity = public.identities[usize::from(seat.0)];
    let card = content().identities.get(identity.index());
    Character {
        card: card.map(|card| card.id.clone()).unwrap_or_default(),
        called: None,
    }
}
