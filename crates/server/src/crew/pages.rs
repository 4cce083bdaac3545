//! A heist as pages show it.

use crate::hosted_game::{HostedGame, Page, Pressed, ReplayPage, Snapshot, Which};
use crate::table_state::TableState;
use crate::table_summary::TableSummary;
use board::Space;
use crew::{Command, Heist, ScenarioChoice, Who};
use pages::again;
use pages::crew::tabletop::{self, Moment, Part, Press, TablePage, Touched};
use pages::mine::{Character, Stand};
use pages::seats::{self, SeatsPage};
use table::Seat;

/// What everybody sees.
pub fn moment<'a>(moment: &'a Snapshot<Heist>) -> Moment<'a> {
    Moment {
        lang: moment.lang,
        heist: moment.game(),
        state: moment.state(),
        company: moment.company,
        story: moment.story,
        table: moment.id.as_str(),
    }
}

pub fn fragments(now: &Snapshot<Heist>, which: Which<Touched>, into: &mut Vec<Part>) {
    let shown = moment(now);
    match which {
        Which::Touched(touched) => tabletop::shared(&shown, &touched, into),
        Which::Shared | Which::Past { .. } => {
            tabletop::shared(&shown, &Touched::everything(), into);
        }
        Which::Seat(seat) => {
            tabletop::of_seat(&shown, now.play, seat, &now.legal(seat), into);
        }
        Which::People => into.extend([
            tabletop::people(&shown),
            tabletop::gathering(&shown),
            again::successor(now.lang, now.company),
        ]),
        Which::Waiting => into.push(tabletop::bots(&shown)),
    }
}

pub fn page(now: &Snapshot<Heist>, page: Page) -> String {
    match page {
        Page::Table {
            held,
            host,
            link,
            log,
        } => {
            let mine: Vec<Seat> = held.iter().collect();
            tabletop::page(&TablePage {
                moment: moment(now),
                play: now.play,
                n: now.n,
                mine: &mine,
                log,
                link,
                host,
            })
        }
        Page::Seats {
            link,
            held,
            hidden,
            host,
            problem,
        } => seats::seats_page(&SeatsPage {
            lang: now.lang,
            id: now.id.as_str(),
            link,
            game: now.game(),
            company: now.company,
            mine: held,
            hidden,
            host,
            problem,
        }),
        Page::Replay(ReplayPage {
            log,
            leg,
            step,
            steps,
            timeline,
            origin,
            ..
        }) => tabletop::replay_page(&tabletop::ReplayPage {
            moment: moment(now),
            leg,
            step,
            steps,
            timeline,
            log,
            origin,
        }),
    }
}

/// What a press on the map means.
pub fn press(now: &Snapshot<Heist>, seat: Seat, space: Space) -> Pressed<Command> {
    let legal = now.legal(seat);
    match tabletop::press(now.lang, now.game(), now.state(), seat, space, &legal) {
        Press::Do(command) => Pressed::Do(command),
        Press::Walk(steps) => Pressed::Walk(steps),
        Press::Menu(html) => Pressed::Menu(html),
        Press::Why(sentence) => Pressed::Why(sentence),
    }
}

/// What lists show of the table.
pub fn summary(table: &TableState<Heist>) -> TableSummary {
    let heist = table.game();
    let scenario = match &heist.setup.scenario {
        ScenarioChoice::Known(id) => id.clone(),
        ScenarioChoice::Inline(draft) => draft.name.clone(),
    };
    let about = heist.about();
    TableSummary {
        game: Some(Heist::NAME),
        edition: heist.edition.id.clone(),
        scenario: Some(scenario),
        title: about.title,
        ruleset: about.ruleset,
        stand: Some(Stand::of(table.session.state())),
        seats: table.seat_summaries(|seat| character(heist, seat)),
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
