//! A heist as pages show it.

use crate::hosted::{Deed, Hosted, Now, Play, Pressed, SeatsAsked, Shown};
use crate::id::TableId;
use crate::replay::Then;
use crate::room::Room;
use crate::table_summary::TableSummary;
use board::Space;
use bots::Level;
use crew::{Command, Event, Heist, ScenarioChoice, State, Who};
use pages::company::Company;
use pages::crew::tabletop::{self, Moment, Part, Press, ReplayPage, Story, TablePage, Touched};
use pages::mine::{Character, Stand};
use pages::seats::{self, SeatsPage};
use table::Seat;

/// What everybody sees now.
pub fn moment<'a>(now: &Now<'a, Heist>) -> Moment<'a> {
    Moment {
        heist: now.room.game(),
        state: now.room.session.state(),
        company: now.company,
        story: &now.room.story,
        table: now.id.as_str(),
    }
}

/// What everybody saw then.
fn past<'a>(then: &'a Then<Heist>, company: &'a Company, id: &'a TableId) -> Moment<'a> {
    Moment {
        heist: then.play.game(),
        state: then.play.state(),
        company,
        story: &then.story,
        table: id.as_str(),
    }
}

impl Shown for Heist {
    type Story = Story;
    type Touched = Touched;

    const CLOCK: bool = false;
    const NOTHING: Touched = Touched::NOTHING;

    fn everything() -> Touched {
        Touched::everything()
    }

    fn touch(touched: &mut Touched, deed: &Deed<Heist>) {
        let Deed { before, after, .. } = deed;
        touched.add(
            deed.game,
            before,
            after,
            deed.seat,
            deed.command,
            deed.events,
        );
    }

    fn see(story: &mut Story, event: &Event) {
        story.see(event);
    }

    fn story_of(play: &Play<Heist>) -> Story {
        Story::of(play)
    }

    fn page(now: &Now<Heist>, held: u8, log: &[String]) -> String {
        let seats = (0..now.room.players()).map(Seat);
        let mine: Vec<Seat> = seats.filter(|seat| held & 1 << seat.0 != 0).collect();
        tabletop::page(&TablePage {
            moment: moment(now),
            play: &now.room.session,
            n: now.room.n,
            mine: &mine,
            log,
        })
    }

    fn seats_page(room: &Room<Heist>, asked: SeatsAsked) -> String {
        seats::seats_page(&SeatsPage {
            id: asked.id.as_str(),
            link: asked.link,
            game: room.game().as_ref(),
            company: asked.company,
            mine: room.held(asked.key),
            hidden: room.hidden_from(asked.key),
            host: room.hosts(asked.key),
            problem: asked.problem,
        })
    }

    fn shared(now: &Now<Heist>, touched: &Touched, into: &mut Vec<Part>) {
        tabletop::shared(&moment(now), touched, into);
    }

    fn of_seat(now: &Now<Heist>, seat: Seat, into: &mut Vec<Part>) {
        let legal = now.room.legal(seat);
        tabletop::of_seat(&moment(now), &now.room.session, seat, &legal, into);
    }

    fn people(now: &Now<Heist>) -> Part {
        tabletop::people(&moment(now))
    }

    fn bots(now: &Now<Heist>) -> Part {
        tabletop::bots(&moment(now))
    }

    fn happened_lines(&self, _: &State, step: u32, events: &[Event], _held: u8) -> Vec<String> {
        let line = |event| tabletop::log_line(self, step as usize, None, event);
        events.iter().filter_map(line).collect()
    }

    fn undid_line(&self, _: &State, step: u32, seat: Seat, command: &Command) -> String {
        tabletop::undid_line(self, step as usize, seat, command)
    }

    fn bot_line(&self, _: &State, seat: Seat, level: Option<Level>) -> String {
        tabletop::bot_line(self, seat, level)
    }

    fn sat_line(&self, _: &State, seat: Seat, name: &str) -> String {
        tabletop::sat_line(self, seat, name)
    }

    fn left_line(&self, _: &State, seat: Seat, name: &str) -> String {
        tabletop::left_line(self, seat, name)
    }

    fn next_line(&self) -> Option<String> {
        Some(tabletop::next_line(self))
    }

    fn press(room: &Room<Heist>, seat: Seat, space: Space) -> Option<Pressed<Command>> {
        let legal = room.legal(seat);
        let press = tabletop::press(room.game(), room.session.state(), seat, space, &legal);
        Some(match press {
            Press::Do(command) => Pressed::Do(command),
            Press::Menu(html) => Pressed::Menu(html),
            Press::Why(sentence) => Pressed::Why(sentence),
        })
    }

    fn has_map() -> bool {
        true
    }

    fn place(state: &State, command: &Command) -> Option<Space> {
        tabletop::place(state, command)
    }

    fn replay_page(then: &Then<Heist>, company: &Company, id: &TableId) -> String {
        tabletop::replay_page(&ReplayPage {
            moment: past(then, company, id),
            leg: then.leg,
            step: then.step,
            steps: then.steps,
            log: &then.log,
        })
    }

    fn replay_parts(then: &Then<Heist>, company: &Company, id: &TableId) -> Vec<Part> {
        let mut parts = Vec::new();
        let moment = past(then, company, id);
        tabletop::shared(&moment, &Touched::everything(), &mut parts);
        parts
    }

    fn stand(state: &State) -> Stand {
        Stand::of(state)
    }

    fn summary(room: &Room<Heist>) -> TableSummary {
        let heist = room.game();
        let scenario = match &heist.setup.scenario {
            ScenarioChoice::Known(id) => id.clone(),
            ScenarioChoice::Inline(draft) => draft.name.clone(),
        };
        TableSummary {
            game: Some(Heist::NAME),
            edition: heist.edition.id.clone(),
            scenario: Some(scenario),
            title: heist.title(),
            ruleset: heist.ruleset(),
            stand: Some(Stand::of(room.session.state())),
            seats: room.seat_summaries(|seat| character(heist, seat)),
        }
    }
}

/// Who is played on a seat: the card, and the name it was given.
fn character(heist: &Heist, seat: Seat) -> Character {
    let member = heist.member_cards(Who(seat.0));
    let card = member.as_ref().and_then(|member| {
        let card = heist.edition.character(&member.character);
        card.map(|(_, card)| card.id.clone())
    });
    Character {
        card: card.unwrap_or_default(),
        called: member.and_then(|member| member.name),
    }
}
