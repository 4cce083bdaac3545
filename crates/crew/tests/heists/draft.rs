//! Your Last Heist as it was in June 2016: a die that looks ahead of a bar, gates that cut people off, rings around
//! jewels, and three heists in one sitting.

mod actions;
mod boards;
mod bypassers;
mod cards;
mod escape;
mod fighters;
mod gates;
mod grifters;
mod guards;
mod hackers;
mod levels;
mod planning;
mod reinforcements;
mod rings;
mod series;
mod skills;
mod squares;
mod support;
mod thieves;
mod tracks;

use crate::kit::*;
use board::SpaceSet;
use crew::content::effect::Chit;
use crew::*;
use table::{ScriptedDealer, Seat};

const EDITION: &str = "your-last-heist-draft";

/// Draws a board; the three who come have no say in the security roll.
fn stage(map: &str) -> Stage {
    stage_of(EDITION, map).crew(["thug", "burglar", "angry-locksmith"])
}

/// The same with somebody else in the first seat, and two of other classes who do not disturb.
fn with(map: &str, character: &str) -> Stage {
    let edition = crew::content::edition(EDITION).expect("the edition");
    let (_, card) = edition.character(character).expect("a character");
    let mut others = ["burglar", "angry-locksmith", "thug"]
        .into_iter()
        .filter(|other| *other != card.class);
    let mut next = || others.next().expect("three, and one may be the same");
    stage_of(EDITION, map).crew([character, next(), next()])
}

/// Everybody who has not said so is done, the security die falls like this, and all roll ones for the next round.
fn pass(table: &mut Table, face: u8) {
    let crew = table.heist.players;
    table.dealer.add_rolls([face]);
    table.dealer.add_rolls((0..crew).map(|_| 1));
    table.events.clear();
    for seat in 0..crew {
        let waits = table.state.crew[seat as usize].status == Status::Active
            && !table.state.ready.contains(Seat(seat));
        if waits && table.state.phase == Phase::Action && table.prompt().is_none() {
            table.seat(seat, Command::Ready);
        }
    }
}

/// Nobody does anything more, and security hits this square. How many alerts it raised.
fn hit(table: &mut Table, square: u8) -> u16 {
    let before = table.state.count.alerts_by_events;
    table.state.security.bar = square - 1;
    pass(table, 1);
    assert_eq!(table.played().first(), Some(&square.to_string().as_str()));
    table.state.count.alerts_by_events - before
}

fn step(table: &mut Table, who: u8, row: i8, col: i8) {
    let to = table.at(row, col);
    table.ok(Command::Move { who: Who(who), to });
}

fn blocked(table: &mut Table, who: u8, row: i8, col: i8) -> Refusal {
    let to = table.at(row, col);
    table.refused(Command::Move { who: Who(who), to })
}

fn subdue(table: &mut Table, who: u8, row: i8, col: i8) {
    let space = table.at(row, col);
    table.ok(Command::Subdue {
        who: Who(who),
        space,
        dog: false,
    });
}

fn unlock(table: &mut Table, who: u8, row: i8, col: i8) {
    let space = table.at(row, col);
    table.ok(Command::Unlock {
        who: Who(who),
        space,
    });
}

/// One of them has had enough: Escape begins, with these ideas and no luck scripted.
fn call_it_a_night<const N: usize>(table: &mut Table, ideas: [u8; N]) {
    table.dealer = ScriptedDealer::default();
    table.seat(0, Command::CallEscape);
    set_ideas(table, ideas);
}

/// A whole heist in a word: everybody waits at the first entrance, the first character has this loot, and that is it.
fn walk_out(table: &mut Table, loot: &[(Chit, usize)]) {
    let players = table.heist.players;
    let entrance = table.heist.board().printed_exits().first();
    for member in &mut table.state.crew[..players as usize] {
        member.at = entrance.expect("a board has an entrance");
    }
    for &(chit, nth) in loot {
        let piece = table.loot(chit, nth);
        table.give(piece, 0);
    }
    table.state.unknown = SpaceSet::EMPTY;
    table.dealer.add_rolls((0..players).map(|_| 1));
    for seat in 0..players {
        table.seat(seat, Command::Ready);
    }
    table.seat(0, Command::CallEscape);
    for seat in 0..players {
        table.seat(seat, Command::Ready);
    }
}

fn status(table: &Table) -> Vec<Status> {
    let players = table.heist.players as usize;
    let crew = table.state.crew[..players].iter();
    crew.map(|member| member.status).collect()
}
