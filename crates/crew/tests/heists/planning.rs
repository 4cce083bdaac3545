//! Part I, the plan: tokens, starts, tunnels and the shop.

mod shop;
mod starts;
mod tokens;

use crate::kit::*;
use crew::*;

fn start(table: &Table, who: u8, row: i8, col: i8) -> Command {
    Command::Start {
        who: Who(who),
        space: table.at(row, col),
    }
}
