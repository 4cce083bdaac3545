//! The six heists of the booklet.

mod bricks;
mod jobs;
mod safehouse;

use super::*;

/// Twenty-four events that do nothing, then the alarm.
const QUIET: &str = "M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,25";

type Hex = (i8, i8);

fn job(id: &str) -> Stage {
    scenario_of(EDITION, id).crew(["thug", "burglar", "pickpocket"])
}

/// The first Action phase with nothing unknown and every tile planned.
fn begin(stage: Stage, places: [Hex; 3]) -> Table {
    let mut table = stage.deck(QUIET).plan();
    table.state.unknown = board::SpaceSet::EMPTY;
    table.begin(places, &[1; 3]);
    table
}

/// Carries a piece to an exit by hand and lets it be secured.
fn carry_out(table: &mut Table, piece: Piece, who: u8, inside: Hex, exit: Hex) {
    table.give(piece, who);
    table.teleport(who, inside.0, inside.1);
    table.state.crew[who as usize].pool.moves = 1;
    go(table, who, exit.0, exit.1);
}
