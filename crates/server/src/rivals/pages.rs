//! A game of HEIST as pages show it. Pages are given what all may know and the views of held seats, never a whole state.

use crate::hosted_game::{HostedGame, Page, ReplayPage, Snapshot, Which};
use crate::table_state::TableState;
use crate::table_summary::TableSummary;
use pages::again;
use pages::mine::{Character, Stand};
use pages::rivals::{self as tabletop, Moment, Own, Part, TablePage, Undo};
use pages::seats::{self, SeatsPage};
use rivals::{Public, Rivals, content, view};
use table::Seat;

fn moment<'a>(moment: &'a Snapshot<Rivals>) -> Moment<'a> {
    Moment {
        lang: moment.lang,
        game: moment.game(),
        public: &moment.state().public,
        company: moment.company,
        table: moment.id.as_str(),
    }
}

/// What a seat would take back, or why it may not.
fn undo(now: &Snapshot<Rivals>, seat: Seat) -> Undo {
    now.play.can_undo(seat).map(|undone| undone.command)
}

pub fn fragments(now: &Snapshot<Rivals>, which: Which<bool>, into: &mut Vec<Part>) {
    let shown = moment(now);
    match which {
        Which::Touched(false) => {}
        Which::Touched(true) | Which::Shared => tabletop::shared(&shown, into),
        Which::Seat(seat) => {
            let view = now.state().view(seat);
            tabletop::of_seat(&shown, &view, &undo(now, seat), into);
        }
        Which::People => into.extend([
            tabletop::people(&shown),
            tabletop::gathering(&shown),
            again::successor(now.lang, now.company),
        ]),
        Which::Waiting => into.push(tabletop::bots(&shown)),
        Which::Past { eyes } => {
            let own = view::held(now.state(), eyes);
            into.extend(tabletop::replay_parts(&shown, &own));
        }
    }
}

pub fn page(now: &Snapshot<Rivals>, page: Page) -> String {
    match page {
        Page::Table {
            held,
            host,
            link,
            log,
        } => {
            let views = view::held(now.state(), held);
            let own = views.into_iter().map(|view| Own {
                undo: undo(now, view.seat),
                view,
            });
            let own: Vec<Own> = own.collect();
            tabletop::page(&TablePage {
                moment: moment(now),
                n: now.n,
                own: &own,
                log,
                waited: now.waited.as_millis() as u64,
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
            game: &moment(now),
            company: now.company,
            mine: held,
            hidden,
            host,
            problem,
        }),
        Page::Replay(ReplayPage {
            log,
            step,
            steps,
            eyes,
            open,
            over,
            ..
        }) => tabletop::replay_page(&tabletop::ReplayPage {
            moment: moment(now),
            own: &view::held(now.state(), eyes),
            step,
            steps,
            log,
            over,
            open,
        }),
    }
}

/// What lists show of the table.
pub fn summary(table: &TableState<Rivals>) -> TableSummary {
    let public = &table.session.state().public;
    let about = table.game().about();
    TableSummary {
        game: Some(Rivals::NAME),
        edition: content().id.clone(),
        scenario: None,
        title: about.title,
        ruleset: about.ruleset,
        stand: Some(Stand::of_rivals(public)),
        seats: table.seat_summaries(|seat| character(public, seat)),
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
