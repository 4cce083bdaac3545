//! The parts of the board: chits, reveals, and everything from the back of the rulebook but the non-player characters.

mod chits;
mod dogs;
mod gates;
mod ground;
mod keycards;
mod remote_locks;
mod reveals;
mod safes;
mod tunnels;

use crate::kit::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::Prompt;
use crew::*;

fn step(table: &mut Table, who: u8, row: i8, col: i8) {
    let to = table.at(row, col);
    table.ok(Command::Move { who: Who(who), to });
}

fn blocked(table: &mut Table, who: u8, row: i8, col: i8) -> Refusal {
    let to = table.at(row, col);
    table.refused(Command::Move { who: Who(who), to })
}

fn status(table: &Table) -> Vec<Status> {
    (0..3).map(|who| table.state.crew[who].status).collect()
}

/// Lets every seat keep the tokens that came back.
fn decline_replans(table: &mut Table) {
    while let Some(Prompt::Replan { seat, .. }) = table.prompt() {
        table.seat(seat, Command::Decline);
    }
}

/// A bag with one chit, and the luck to draw it.
fn sure(chit: Chit) -> (Bag, u8) {
    let mut bag = Bag::default();
    *match chit {
        Chit::Guard => &mut bag.guards,
        Chit::Camera => &mut bag.cameras,
        Chit::Lock => &mut bag.locks,
        Chit::Dog => &mut bag.dogs,
        Chit::Jewel => &mut bag.jewels,
        Chit::Documents => &mut bag.documents,
        Chit::Keycard => &mut bag.keycards,
        Chit::Usb => &mut bag.usb,
        _ => &mut bag.blanks,
    } = 1;
    (bag, chit as u8)
}
