//! Prisoner, Hostage and Guide, calm and panicked.

mod everyone;
mod guide;
mod hostage;
mod prisoner;

use crate::kit::*;
use crew::*;

const NPC: Who = Who::NPC;

fn npc(table: &Table) -> &crew::state::Member {
    &table.state.crew[4]
}

fn step(table: &mut Table, row: i8, col: i8) {
    let to = table.at(row, col);
    table.ok(Command::Move { who: NPC, to });
}
