//! The items: actions, abilities, and what they are as loot.

mod charms;
mod cracking;
mod gadgets;
mod handling;
mod papers;
mod picks;

use crate::kit::*;
use crew::heist::ITEM_ACTIONS;
use crew::*;

/// The Thug holds this item; faces and places are those of the three.
fn holding(map: &str, id: &str, places: [(i8, i8); 3], faces: &[u8]) -> Table {
    let mut table = stage(map).act(places, faces);
    let piece = table.item(id, 0);
    table.give(piece, 0);
    table
}

/// Using an item's action with the die turned to a face (0: as it lies), towards a side.
fn using(piece: Piece, face: u8, aim: u8) -> Command {
    let action = ActionId(ITEM_ACTIONS + piece.0);
    Command::Commit {
        who: Who(0),
        action,
        face,
        aim: crew::Aim(aim),
    }
}

fn noise_of(table: &Table, who: usize) -> u16 {
    table.state.crew[who].tally.noise
}
