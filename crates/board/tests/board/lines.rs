use board::{Side, SpaceSet};

use crate::drawing::{board, tile, tiles};

#[test]
fn lines_run_to_the_edge_over_gaps() {
    // L lies on a straight line from X, n does not.
    let star = "
        . L n L n
         n L . n n
        L L X . L
         n L L n n
        n . n L n
         L n n L n
    ";
    let board = board(star);
    assert_eq!(board.lines(tile(star, 'X')), tiles(star, "L"));
}

#[test]
fn lines_are_mutual() {
    let all = "
        # # . # # #
         # . # # # .
        # # # . # #
         . # # # # #
        # # # # . #
    ";
    let board = board(all);
    for from in board.tiles() {
        assert!(!board.lines(from).contains(from));
        for to in board.lines(from) {
            assert!(board.lines(to).contains(from));
        }
    }
}

#[test]
fn along_counts_cells_and_not_tiles() {
    let row = "X A . B";
    let board = board(row);
    let x = tile(row, 'X');
    assert_eq!(board.along(x, Side::Right, 0), Some(x));
    assert_eq!(board.along(x, Side::Right, 1), Some(tile(row, 'A')));
    assert_eq!(board.along(x, Side::Right, 2), None);
    assert_eq!(board.along(x, Side::Right, 3), Some(tile(row, 'B')));
    assert_eq!(board.along(x, Side::Right, u8::MAX), None);
    assert_eq!(board.along(x, Side::Left, 1), None);
}

#[test]
fn along_goes_down_the_slant() {
    let slope = "
        X . .
         # . .
        . Y .
         . # .
        . . Z
    ";
    let board = board(slope);
    let (x, y, z) = (tile(slope, 'X'), tile(slope, 'Y'), tile(slope, 'Z'));
    assert_eq!(board.along(x, Side::LowerRight, 2), Some(y));
    assert_eq!(board.along(x, Side::LowerRight, 4), Some(z));
    assert_eq!(board.along(z, Side::UpperLeft, 4), Some(x));
    assert_eq!(board.lines(y), board.tiles() - SpaceSet::of(y));
}
