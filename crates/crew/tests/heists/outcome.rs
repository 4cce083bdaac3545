//! How heists end: objectives, people, loot, rewards and numbers.

mod achievements;
mod final_score;
mod numbers;
mod objectives;
mod spoils;

use crate::kit::*;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::outcome::Outcome;
use crew::*;

/// Everyone calls Escape and nobody runs any further.
fn end(mut table: Table) -> Outcome {
    table.escape();
    table.finish();
    table.outcome()
}

/// A step of a character who has moves left, put into the pool by hand.
fn step(table: &mut Table, who: u8, row: i8, col: i8) {
    if !table.state.crew[who as usize].committed {
        let command = table
            .legal(who)
            .into_iter()
            .find(|command| matches!(command, Command::Commit { who: w, .. } if *w == Who(who)));
        table.ok(command.expect("somebody can always act"));
    }
    table.state.crew[who as usize].pool.moves = 1;
    let to = table.at(row, col);
    table.ok(Command::Move { who: Who(who), to });
}

const JEWEL: Goal = Goal::Secure {
    chit: Chit::Jewel,
    count: 1,
};
