//! Phase 4: the way out.

mod beginning;
mod end;
mod goals;
mod last_ditch;
mod loot;
mod odds;
mod people;
mod steps;
mod way_out;

use crate::kit::*;
use board::Space;
use crew::*;
use table::ScriptedDealer;

/// Straight to Escape: everybody where the list says, with these ideas, and no luck scripted.
fn alarm<const N: usize>(stage: Stage, places: [(i8, i8); N], ideas: [u8; N]) -> Table {
    let mut table = stage.act(places, &[1; 5]);
    table.escape();
    set_ideas(&mut table, ideas);
    table.dealer = ScriptedDealer::default();
    table.events.clear();
    table
}

/// Running, in a word.
trait Run {
    fn dash(&mut self, who: u8, row: i8, col: i8);
    fn no_dash(&mut self, who: u8, row: i8, col: i8) -> Refusal;
    fn declare(&mut self, who: u8, way: &[(i8, i8)]);
    fn no_declare(&mut self, who: u8, row: i8, col: i8) -> Refusal;
    fn last_ditch(&mut self, who: u8, ideas: u8, roll: u8);
    fn run(&mut self, who: u8);
    fn stands(&self, who: u8) -> Space;
    fn everyone_is_done(&mut self);
}

impl Run for Table {
    fn dash(&mut self, who: u8, row: i8, col: i8) {
        let to = self.at(row, col);
        self.ok(Command::Dash { who: Who(who), to });
    }

    fn no_dash(&mut self, who: u8, row: i8, col: i8) -> Refusal {
        let to = self.at(row, col);
        self.refused(Command::Dash { who: Who(who), to })
    }

    fn declare(&mut self, who: u8, way: &[(i8, i8)]) {
        for &(row, col) in way {
            let to = self.at(row, col);
            self.ok(Command::Declare { who: Who(who), to });
        }
    }

    fn no_declare(&mut self, who: u8, row: i8, col: i8) -> Refusal {
        let to = self.at(row, col);
        self.refused(Command::Declare { who: Who(who), to })
    }

    fn last_ditch(&mut self, who: u8, ideas: u8, roll: u8) {
        self.dealer.add_rolls([roll]);
        self.ok(Command::LastDitch {
            who: Who(who),
            ideas,
        });
    }

    fn run(&mut self, who: u8) {
        self.ok(Command::Run { who: Who(who) });
    }

    fn stands(&self, who: u8) -> Space {
        self.state.crew[who as usize].at
    }

    /// Everybody says so; what is asked then stays open.
    fn everyone_is_done(&mut self) {
        for seat in 0..self.heist.players {
            if self.state.crew[seat as usize].status == Status::Active {
                self.seat(seat, Command::Ready);
            }
        }
    }
}
