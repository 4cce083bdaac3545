//! Your Last Heist (2016): an alert track with a bar and a security die, pressure sensors, stories told in chapters.

mod alert_bar;
mod burglars;
mod challenges;
mod chapters;
mod crowds;
mod escape;
mod fall_guys;
mod gates;
mod hackers;
mod locksmiths;
mod lookouts;
mod loot;
mod noise;
mod planning;
mod prisoner;
mod reinforcements;
mod rings;
mod rounds;
mod rulings;
mod security;
mod smugglers;
mod swaps;
mod thugs;
mod urchins;
mod venetian;
// Tables of facts: a fact a line.
#[rustfmt::skip]
mod cards;
#[rustfmt::skip]
mod skills;

use crate::kit::*;
use board::SpaceSet;
use crew::content::edition::Edition;
use crew::content::effect::Chit;
use crew::state::{Place, Token};
use crew::*;
use table::ScriptedDealer;

const EDITION: &str = "your-last-heist";

const FIRST: Who = Who(0);
const SECOND: Who = Who(1);
const THIRD: Who = Who(2);
const NPC: Who = Who::NPC;

/// Row and column on the map.
type Hex = (i8, i8);

fn this_box() -> &'static Edition {
    crew::content::edition(EDITION).expect("the edition")
}

/// Draws a board; nobody of the three has a say in the security roll.
fn board(map: &str) -> Stage {
    stage_of(EDITION, map).crew(["thug", "burglar", "angry-locksmith"])
}

/// The same with this character in the first seat.
fn with(map: &str, character: &str) -> Stage {
    let class = |id: &str| {
        let (_, card) = this_box().character(id).expect("a character of the box");
        &card.class
    };
    let mut others = ["thug", "burglar", "angry-locksmith"]
        .into_iter()
        .filter(|other| class(other) != class(character));
    let mut next = || others.next().expect("at least two of other classes");
    stage_of(EDITION, map).crew([character, next(), next()])
}

/// Everybody is done, the security die falls like this, and all roll ones for the next round.
fn pass(table: &mut Table, face: u8) {
    pass_and_draw(table, face, &[]);
}

/// The same where chits are drawn afterwards.
fn pass_and_draw(table: &mut Table, face: u8, draws: &[Chit]) {
    table.dealer = ScriptedDealer::default();
    table.dealer.add_rolls([face, 1, 1, 1, 1]);
    table.dealer.add_draws(draws.iter().map(|&chit| chit as u8));
    table.events.clear();
    for seat in 0..table.heist.players {
        if table.state.crew[seat as usize].status == Status::Active {
            table.seat(seat, Command::Ready);
        }
    }
}

/// Nobody does anything more, and security hits this square: how many alerts it raised.
fn hit(table: &mut Table, square: u8) -> u16 {
    let before = table.alerts();
    table.state.security.bar = square - 1;
    pass(table, 1);
    assert_eq!(table.played().first(), Some(&square.to_string().as_str()));
    table.alerts() - before
}

/// Alerts a square raises for characters on these spaces of a board.
fn alerts_of<const N: usize>(map: &str, places: [Hex; N], square: u8) -> u16 {
    let stage = board(map);
    let stage = match N {
        4 => stage.crew(["thug", "burglar", "angry-locksmith", "street-urchin"]),
        _ => stage,
    };
    hit(&mut stage.act(places, &[1; N]), square)
}

/// Turns the one chit there to its other side.
fn flip(table: &mut Table, token: Token, row: i8, col: i8) {
    let space = table.at(row, col);
    assert!(table.state.tokens.flip(token, space), "no {token:?} there");
}

fn step(table: &mut Table, who: u8, row: i8, col: i8) {
    let to = table.at(row, col);
    table.ok(Command::Move { who: Who(who), to });
}

fn blocked(table: &mut Table, who: u8, row: i8, col: i8) -> Refusal {
    let to = table.at(row, col);
    table.refused(Command::Move { who: Who(who), to })
}

fn unlock(table: &Table, who: u8, row: i8, col: i8) -> Command {
    let space = table.at(row, col);
    Command::Unlock {
        who: Who(who),
        space,
    }
}

fn subdue(table: &Table, who: u8, row: i8, col: i8) -> Command {
    let (who, space) = (Who(who), table.at(row, col));
    Command::Subdue {
        who,
        space,
        dog: false,
    }
}

fn disable(table: &Table, who: u8, row: i8, col: i8) -> Command {
    let space = table.at(row, col);
    Command::Disable {
        who: Who(who),
        space,
    }
}

fn reveal(table: &mut Table, who: u8, row: i8, col: i8, chit: Chit) {
    let space = table.at(row, col);
    table.dealer.add_draws([chit as u8]);
    table.ok(Command::Reveal {
        who: Who(who),
        space,
    });
}

fn pick_up(table: &Table, who: u8, piece: Piece) -> Command {
    let from = table.state.crew[who as usize].at;
    Command::Take {
        who: Who(who),
        piece,
        from,
    }
}

fn put_down(table: &Table, who: u8, piece: Piece) -> Command {
    let to = table.state.crew[who as usize].at;
    Command::Drop {
        who: Who(who),
        piece,
        to,
    }
}

fn panel(who: u8, letter: u8) -> Command {
    Command::OpenRemote {
        who: Who(who),
        letter,
    }
}

fn status(table: &Table, who: u8) -> Status {
    table.state.crew[who as usize].status
}

/// Where a character stands.
fn stands(table: &Table, who: u8) -> Hex {
    let at = table.state.crew[who as usize].at;
    let cell = table.heist.board().cell(at).expect("a space of the map");
    (cell.row, cell.col)
}

/// The first seat calls Escape, everybody where the list says and with these ideas; no luck is scripted.
fn alarm<const N: usize>(stage: Stage, places: [Hex; N], ideas: [u8; N]) -> Table {
    let mut table = stage.act(places, &[1; N]);
    call_escape(&mut table);
    set_ideas(&mut table, ideas);
    table.events.clear();
    table
}

/// Escape begins at once.
fn call_escape(table: &mut Table) {
    table.seat(0, Command::CallEscape);
    assert_eq!(table.state.phase, Phase::Escape, "{:?}", table.prompt());
    table.dealer = ScriptedDealer::default();
}

fn dash(table: &Table, who: u8, row: i8, col: i8) -> Command {
    let to = table.at(row, col);
    Command::Dash { who: Who(who), to }
}

fn declare(table: &Table, who: u8, row: i8, col: i8) -> Command {
    let to = table.at(row, col);
    Command::Declare { who: Who(who), to }
}

/// Declares a way, pays this many ideas towards it and rolls.
fn roll_for(table: &mut Table, who: u8, way: &[Hex], ideas: u8, roll: u8) {
    for &(row, col) in way {
        table.ok(declare(table, who, row, col));
    }
    table.dealer.add_rolls([roll]);
    table.ok(Command::LastDitch {
        who: Who(who),
        ideas,
    });
}

/// Runs the declared way as far as it goes.
fn run(table: &mut Table, who: u8) {
    while table.state.run.runner == Some(Who(who)) {
        table.ok(Command::Run { who: Who(who) });
    }
}

/// A chapter with nothing unknown, everybody where the list says and every tile planned.
fn begin<const N: usize>(stage: Stage, places: [Hex; N]) -> Table {
    begin_planned(stage.plan(), places)
}

/// The same after some planning.
fn begin_planned<const N: usize>(mut table: Table, places: [Hex; N]) -> Table {
    table.state.unknown = SpaceSet::EMPTY;
    table.begin(places, &[1; 5]);
    table.dealer = ScriptedDealer::default();
    table
}

/// A chapter of the booklet with three amateurs.
fn chapter(id: &str) -> Stage {
    scenario_of(EDITION, id).crew(["thug", "burglar", "angry-locksmith"])
}

/// Everybody stands at this exit, the first one with these things, and calls it a night: how it went.
fn away_with(stage: Stage, exit: Hex, loot: &[(Chit, usize)], cash: u8) -> crew::outcome::Outcome {
    let mut table = begin(stage, [exit; 3]);
    for &(chit, nth) in loot {
        let piece = table.loot(chit, nth);
        table.give(piece, 0);
    }
    table.state.crew[0].cash = cash;
    call_escape(&mut table);
    table.finish();
    table.outcome()
}
