//! The scenarios of the booklet: how each is laid out, and its own rules.

mod black_box;
mod county;
mod final_score;
mod jobs;
// Tables of facts: a fact a line.
#[rustfmt::skip]
mod layout;
mod melee;
mod safehouse;
mod side_channel;

use crate::kit::*;
use board::{Cell, Space, SpaceSet};
use crew::content::scenario::ScenarioRule;
use crew::heist::PieceKind;
use crew::*;

/// Row and column on the map.
type Hex = (i8, i8);

/// Thirty events that do nothing, then the alarm.
const QUIET: &str =
    "M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,M1,Z1";

/// The first Action phase with characters placed by hand, every tile planned and nothing unknown.
fn begin(stage: Stage, places: &[(u8, Hex)], faces: &[u8]) -> Table {
    begin_after(stage.plan(), places, faces)
}

/// The same after some planning.
fn begin_after(mut table: Table, places: &[(u8, Hex)], faces: &[u8]) -> Table {
    table.state.unknown = SpaceSet::EMPTY;
    for &(who, (row, col)) in places {
        table.teleport(who, row, col);
    }
    for seat in 0..table.heist.players {
        table.state.crew[seat as usize].planned = table.heist.board().tiles();
    }
    table.dealer.add_rolls(faces.iter().copied());
    for seat in 0..table.heist.players {
        table.seat(seat, Command::Ready);
    }
    table
}

/// The stage without one of its special rules.
fn without(mut stage: Stage, rule: ScenarioRule) -> Stage {
    stage
        .draft
        .rules
        .retain(|special| special.rule.as_ref() != Some(&rule));
    stage
}

fn at(table: &Table, space: Space) -> Hex {
    let Cell { row, col } = table.heist.board().cell(space).expect("a space of the map");
    (row, col)
}

fn cells(table: &Table, set: SpaceSet) -> Vec<Hex> {
    set.iter().map(|space| at(table, space)).collect()
}

/// The card, place, ideas and status of the non-player character.
fn npc(table: &Table) -> Option<(&str, Option<Hex>, u8, Status)> {
    let part = table.heist.scenario.draft.npc.as_ref()?;
    let member = table.state.member(Who::NPC);
    let place = table
        .heist
        .board()
        .cell(member.at)
        .map(|cell| (cell.row, cell.col));
    Some((&part.card, place, member.ideas, member.status))
}

fn name(table: &Table, piece: Piece) -> String {
    match table.heist.piece(piece) {
        Some(PieceKind::Item(item)) => table.heist.edition.items[item as usize].id.clone(),
        Some(PieceKind::Loot(chit)) => format!("{chit:?}").to_lowercase(),
        None => panic!("no piece"),
    }
}

/// Loot and items on the floor.
fn lying(table: &Table) -> Vec<(i8, i8, String)> {
    let pieces = (0..31).map(Piece);
    let floor = pieces.filter_map(|piece| Some((piece, table.place(piece).space()?)));
    let mut found: Vec<_> = floor
        .map(|(piece, space)| {
            let (row, col) = at(table, space);
            (row, col, name(table, piece))
        })
        .collect();
    found.sort();
    found
}

fn things(list: &[(i8, i8, &str)]) -> Vec<(i8, i8, String)> {
    list.iter()
        .map(|&(row, col, name)| (row, col, name.to_string()))
        .collect()
}

/// Digs in planning and starts there; the entrance must touch only that hex.
fn dig_and_start(table: &mut Table, cell: Hex, tile: Hex, nth: usize) {
    table.seat(0, tunnel(table, cell, tile));
    let exit = table.heist.board().spare_exit(nth);
    assert!(table.told(Event::TunnelOpened { space: exit }));
    let near = Position::new(&table.heist, &table.state).near(exit);
    assert_eq!(cells(table, near), [tile]);
    table.seat(
        nth as u8,
        Command::Start {
            who: Who(nth as u8),
            space: exit,
        },
    );
    assert_eq!(table.state.crew[nth].at, exit);
}
