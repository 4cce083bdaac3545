use board::{Side, Sides, SpaceSet};

use crate::drawing::{board, cell, tile, tiles};

const RING: &str = "
    . # # .
     L o R
    . # # .
";

#[test]
fn an_enclosed_hole_is_not_outside() {
    let ring = board(RING);
    let left = tile(RING, 'L');
    let sides = ring.external_sides(ring.tiles(), left);
    assert_eq!(ring.enclosed_cells(ring.tiles()), [cell(1, 1)]);
    assert!(!sides.contains(Side::Right));
    assert_eq!(
        sides,
        [Side::LowerLeft, Side::Left, Side::UpperLeft]
            .into_iter()
            .collect::<Sides>()
    );
}

#[test]
fn a_hole_opens_when_a_tile_goes() {
    let ring = board(RING);
    let left = tile(RING, 'L');
    let present = ring.tiles() - tiles(RING, "R");
    assert!(ring.enclosed_cells(present).is_empty());
    assert!(ring.external_sides(present, left).contains(Side::Right));
}

#[test]
fn an_inner_tile_becomes_external_when_its_neighbour_goes() {
    let flower = "
        . # # .
         # X R
        . # # .
    ";
    let board = board(flower);
    let x = tile(flower, 'X');
    assert_eq!(
        board.external_tiles(board.tiles()),
        board.tiles() - SpaceSet::of(x)
    );
    let present = board.tiles() - tiles(flower, "R");
    assert_eq!(board.external_tiles(present), present);
    assert_eq!(
        board.external_sides(present, x),
        Sides(1 << Side::Right.index())
    );
}

#[test]
fn a_removed_inner_tile_leaves_an_enclosed_hole() {
    let flower = "
        . # # .
         # X #
        . # # .
    ";
    let board = board(flower);
    let present = board.tiles() - tiles(flower, "X");
    assert_eq!(board.enclosed_cells(present), [cell(1, 1)]);
}

#[test]
fn a_removed_tile_has_no_external_side() {
    let ring = board(RING);
    let present = ring.tiles() - tiles(RING, "R");
    assert!(ring.external_sides(present, tile(RING, 'R')).is_empty());
    assert!(!ring.external_tiles(present).contains(tile(RING, 'R')));
    assert!(ring.external_sides(present, ring.spare_exit(0)).is_empty());
}

#[test]
fn tiles_at_every_edge_of_the_largest_map_are_external() {
    let last = board::MAX_SPAN - 1;
    let corners = [cell(0, 0), cell(0, last), cell(last, 0), cell(last, last)];
    let board = board::Board::new(corners, &[]).unwrap();
    for corner in board.tiles() {
        let sides = board.external_sides(board.tiles(), corner);
        assert_eq!(sides.len(), 6);
    }
}

#[test]
fn the_outside_finds_its_way_into_a_spiral() {
    let spiral = "
        # # # # # # #
         # . . . . . #
        # . # # # # . #
         # . # . . # . #
        # . # . # # . #
         # . # # . . . #
        # . . . . # # #
         # # # # # # #
    ";
    let board = board(spiral);
    // Sealed as drawn, the corridor opens when one tile of the outer wall goes.
    let sealed = board.enclosed_cells(board.tiles()).len();
    let gate = board.tile_at(cell(7, 0)).unwrap();
    let open = board.tiles() - SpaceSet::of(gate);
    assert!(sealed > 10);
    assert_eq!(
        board.enclosed_cells(open),
        [cell(3, 3), cell(3, 4), cell(4, 3)]
    );
}
