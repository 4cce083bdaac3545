use crate::drawing::{board, tile, tiles};

#[test]
fn a_gap_is_crossed_straight() {
    // J is straight across one gap; n is as far away, but around a corner or over a tile.
    let yard = "
        n J n
         . n n
        X . J
         n n n
        n n n
    ";
    let board = board(yard);
    let across = board.across_gap(tile(yard, 'X'), board.tiles());
    assert_eq!(across, tiles(yard, "J"));
}

#[test]
fn only_one_gap_can_be_crossed() {
    let wide = "X . . n";
    let board = board(wide);
    assert!(board.across_gap(tile(wide, 'X'), board.tiles()).is_empty());
}

#[test]
fn a_removed_tile_is_a_gap() {
    let hall = "X t J";
    let board = board(hall);
    let x = tile(hall, 'X');
    assert!(board.across_gap(x, board.tiles()).is_empty());
    let present = board.tiles() - tiles(hall, "t");
    assert_eq!(board.across_gap(x, present), tiles(hall, "J"));
}

#[test]
fn nobody_lands_on_a_removed_tile() {
    let hall = "X . J";
    let board = board(hall);
    let present = board.tiles() - tiles(hall, "J");
    assert!(board.across_gap(tile(hall, 'X'), present).is_empty());
}

#[test]
fn an_exit_does_not_fill_its_gap() {
    let hall = "X 5 J";
    let board = board(hall);
    let across = board.across_gap(tile(hall, 'X'), board.tiles());
    assert_eq!(across, tiles(hall, "J"));
}
