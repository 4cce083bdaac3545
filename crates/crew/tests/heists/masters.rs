//! Masters of the Heist: what it plays otherwise, and every card of its box.

mod alarm;
mod alerts;
mod bag;
mod burglars;
// Tables of facts: a fact a line.
#[rustfmt::skip]
mod cards;
mod crises;
mod dogs;
mod escape;
mod fighters;
mod fixers;
mod gates;
mod hackers;
mod items;
mod locksmiths;
mod lookouts;
mod loot;
mod looters;
mod money;
mod nerves;
mod npcs;
mod placing;
mod planning;
mod restoring;
mod rings;
mod rounds;
mod security;
mod shutterbugs;
mod urchins;

mod scenarios;

use crate::kit::*;
use board::Space;
use crew::content::effect::Chit;
use crew::state::{Pool, Token};
use crew::*;

const EDITION: &str = "masters-of-the-heist";

const FIRST: Who = Who(0);
const SECOND: Who = Who(1);
const THIRD: Who = Who(2);

/// A drawn board with three characters whose cheapest actions make three noises together: one below the first alert.
fn board(map: &str) -> Stage {
    stage_of(EDITION, map).crew(["thug", "burglar", "pickpocket"])
}

/// A board with this character in seat 0.
fn with(map: &str, character: &str) -> Stage {
    let edition = crew::content::edition(EDITION).expect("the edition");
    let class = |id: &str| {
        let (_, card) = edition.character(id).expect("a character of the box");
        card.class.clone()
    };
    let own = class(character);
    let mut others = ["thug", "burglar", "pickpocket"]
        .into_iter()
        .filter(|id| class(id) != own);
    let mut companion = || others.next().expect("two of other classes");
    stage_of(EDITION, map).crew([character, companion(), companion()])
}

/// A deck that begins with these cards.
fn night(map: &str, cards: &str) -> Stage {
    board(map).deck(&deck(cards))
}

fn deck(cards: &str) -> String {
    format!("{cards},M1,M1,M1,M1,M1,M1,M1,M1,25")
}

/// What the card brought before the next round began.
fn brought(table: &Table) -> &[Event] {
    let events = &table.events;
    let active = |event: &Event| matches!(event, Event::EventActive { .. });
    let from = events.iter().position(active).expect("an active event") + 1;
    let round = |event: &Event| matches!(event, Event::RoundBegan { .. });
    let rest = &events[from..];
    let to = rest.iter().position(round).unwrap_or(rest.len());
    &rest[..to]
}

/// The card neither did nor asked anything.
fn nothing_came(table: &Table) -> bool {
    brought(table).is_empty() && table.prompt().is_none()
}

/// Alerts raised by cards.
fn event_alerts(table: &Table) -> u16 {
    table.state.count.alerts_by_events
}

fn ideas(table: &Table) -> [u8; 3] {
    [0, 1, 2].map(|who| table.ideas(who))
}

/// How many chits of this side lie on each of these columns of the first row.
fn counts<const N: usize>(table: &Table, token: Token, cols: [i8; N]) -> [u8; N] {
    cols.map(|col| table.count(token, 0, col))
}

fn pool(table: &Table, who: Who) -> Pool {
    table.state.member(who).pool
}

fn stands(table: &Table, who: u8) -> Space {
    table.state.crew[who as usize].at
}

fn fates(table: &Table) -> [Status; 3] {
    [0, 1, 2].map(|who| table.state.crew[who].status)
}

/// What goes into a bag by hand.
fn fill(table: &mut Table, chit: Chit, count: u8) {
    table.state.bag[chit as usize] = count;
}

fn choose(table: &mut Table, seat: u8, row: i8, col: i8) {
    let space = table.at(row, col);
    table.seat(seat, Command::Choose { space });
}

fn go(table: &mut Table, who: u8, row: i8, col: i8) {
    let to = table.at(row, col);
    table.ok(Command::Move { who: Who(who), to });
}

fn no_go(table: &mut Table, who: u8, row: i8, col: i8) -> Refusal {
    let to = table.at(row, col);
    table.refused(Command::Move { who: Who(who), to })
}

fn unlock(table: &mut Table, who: u8, row: i8, col: i8) {
    let space = table.at(row, col);
    let who = Who(who);
    table.ok(Command::Unlock { who, space });
}

fn subdue(table: &mut Table, who: u8, row: i8, col: i8) {
    let space = table.at(row, col);
    let (who, dog) = (Who(who), false);
    table.ok(Command::Subdue { who, space, dog });
}

fn disable(table: &mut Table, who: u8, row: i8, col: i8) {
    let space = table.at(row, col);
    let who = Who(who);
    table.ok(Command::Disable { who, space });
}

/// Everybody calls Escape; by the rules of this edition it begins with the last call.
fn call_escape(table: &mut Table) {
    for seat in 0..table.heist.players {
        if table.state.crew[seat as usize].status == Status::Active {
            table.seat(seat, Command::CallEscape);
        }
    }
}

/// Escape with everybody where the list says and these ideas.
fn flight<const N: usize>(stage: Stage, places: [(i8, i8); N], ideas: [u8; N]) -> Table {
    let mut table = stage.act(places, &[1; N]);
    call_escape(&mut table);
    assert_eq!(table.state.phase, Phase::Escape, "{:?}", table.prompt());
    set_ideas(&mut table, ideas);
    table.events.clear();
    table
}

fn dash(table: &mut Table, who: u8, row: i8, col: i8) {
    let to = table.at(row, col);
    table.ok(Command::Dash { who: Who(who), to });
}

fn no_dash(table: &mut Table, who: u8, row: i8, col: i8) -> Refusal {
    let to = table.at(row, col);
    table.refused(Command::Dash { who: Who(who), to })
}

fn declare(table: &mut Table, who: u8, way: &[(i8, i8)]) {
    for &(row, col) in way {
        let to = table.at(row, col);
        table.ok(Command::Declare { who: Who(who), to });
    }
}

fn last_ditch(table: &mut Table, who: u8, ideas: u8, roll: u8) {
    table.dealer.add_rolls([roll]);
    let who = Who(who);
    table.ok(Command::LastDitch { who, ideas });
}

fn run(table: &mut Table, who: u8, steps: usize) {
    for _ in 0..steps {
        table.ok(Command::Run { who: Who(who) });
    }
}
