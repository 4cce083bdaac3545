use board::{Board, BoardFault, Cell, Exit, MAX_EXITS, MAX_TILES, Side};

use crate::drawing::cell;

fn faults(tiles: &[Cell], exits: &[Exit]) -> Vec<BoardFault> {
    Board::new(tiles.iter().copied(), exits).unwrap_err().faults
}

fn exit(row: i8, col: i8, side: Side) -> Exit {
    Exit {
        cell: cell(row, col),
        side,
    }
}

#[test]
fn every_fault_is_listed() {
    let tiles = [cell(0, 0), cell(14, 0), cell(0, 1), cell(0, 0)];
    let exits = [
        exit(0, 1, Side::Left),
        exit(0, 2, Side::Right),
        exit(0, 2, Side::Left),
        exit(0, 2, Side::Left),
        exit(-1, 0, Side::LowerRight),
    ];
    assert_eq!(
        faults(&tiles, &exits),
        [
            BoardFault::DuplicateTile(cell(0, 0)),
            BoardFault::TileOffMap(cell(14, 0)),
            BoardFault::ExitOnTile(exits[0]),
            BoardFault::ExitTouchesNoTile(exits[1]),
            BoardFault::DuplicateExit(exits[3]),
            BoardFault::ExitOffMap(exits[4]),
        ]
    );
}

#[test]
fn cells_far_off_the_map_are_a_fault_and_no_panic() {
    let far = cell(i8::MAX, i8::MIN);
    let exits = [Exit {
        cell: far,
        side: Side::LowerLeft,
    }];
    assert_eq!(
        faults(&[far], &exits),
        [
            BoardFault::TileOffMap(far),
            BoardFault::ExitOffMap(exits[0])
        ]
    );
}

#[test]
fn tiles_and_exits_are_counted() {
    let rows = |count: usize| (0..count).map(|n| cell((n / 14) as i8 * 2, (n % 14) as i8));
    assert!(Board::new(rows(MAX_TILES), &[]).is_ok());
    let tiles: Vec<Cell> = rows(MAX_TILES + 1).collect();
    assert_eq!(faults(&tiles, &[]), [BoardFault::TooManyTiles(65)]);

    let below = |count: i8| (0..count).map(|col| exit(1, col, Side::UpperLeft));
    let most: Vec<Exit> = below(MAX_EXITS as i8).collect();
    assert!(Board::new(rows(14), &most).is_ok());
    let more: Vec<Exit> = below(MAX_EXITS as i8 + 1).collect();
    let tiles: Vec<Cell> = rows(14).collect();
    assert_eq!(faults(&tiles, &more), [BoardFault::TooManyExits(13)]);
}

#[test]
fn one_cell_may_hold_exits_to_different_tiles() {
    let tiles = [cell(0, 0), cell(0, 2)];
    let exits = [exit(0, 1, Side::Left), exit(0, 1, Side::Right)];
    assert!(Board::new(tiles, &exits).is_ok());
}
