//! A heist as pages show it.

use crate::hosted_game::{Page, Pressed, ReplayPage, Snapshot, Which};
use crate::id::TableId;
use crate::key::KeyHash;
use crate::table_state::TableState;
use board::Space;
use crew::{Command, Heist, ScenarioChoice, Who};
use pages::crew::tabletop::{self, Moment, Part, Press, TablePage, Touched};
use pages::mine::{MyGame, MyTable, Stand};
use pages::seats::{self, SeatsPage};
use table::Seat;
use words::Language;

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
        Which::People => into.push(tabletop::people(&shown)),
        Which::Waiting => into.push(tabletop::bots(&shown)),
    }
}

pub fn page(now: &Snapshot<Heist>, page: Page) -> String {
    match page {
        Page::Table { held, log } => {
            let mine: Vec<Seat> = held.iter().collect();
            tabletop::page(&TablePage {
                moment: moment(now),
                play: now.play,
                n: now.n,
                mine: &mine,
                log,
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
            ..
        }) => tabletop::replay_page(&tabletop::ReplayPage {
            moment: moment(now),
            leg,
            step,
            steps,
            log,
        }),
    }
}

/// What a press on the map means.
pub fn press(now: &Snapshot<Heist>, seat: Seat, space: Space) -> Pressed<Command> {
    let legal = now.legal(seat);
    match tabletop::press(now.lang, now.game(), now.state(), seat, space, &legal) {
        Press::Do(command) => Pressed::Do(command),
        Press::Menu(html) => Pressed::Menu(html),
        Press::Why(sentence) => Pressed::Why(sentence),
    }
}

/// The line of the list of somebody's tables.
pub fn mine(lang: Language, table: &TableState<Heist>, id: &TableId, key: &KeyHash) -> MyTable {
    let heist = table.game();
    let mine = table
        .held(key)
        .iter()
        .map(|seat| words::crew::who(lang, heist, Who(seat.0)));
    let scenario = match &heist.setup.scenario {
        ScenarioChoice::Known(id) => id.clone(),
        ScenarioChoice::Inline(draft) => draft.name.clone(),
    };
    MyTable {
        id: id.to_string(),
        game: MyGame::Crew {
            edition: heist.edition,
            scenario,
        },
        stand: Stand::of(table.session.state()),
        characters: mine.collect(),
        others: table.others(key),
    }
}
