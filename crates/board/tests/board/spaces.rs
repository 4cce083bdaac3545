use board::{Distances, EXTRA_EXITS, Side, Space, SpaceSet};

use crate::drawing::{board, cell, tile, tiles};

const HOUSE: &str = "
    A B .
     C D 5
    F E .
     6 . .
";

#[test]
fn spaces_are_tiles_then_printed_exits_then_spare_ones() {
    let house = board(HOUSE);
    assert_eq!((house.tile_count(), house.exit_count()), (6, 2));
    assert_eq!(house.space_count(), 8 + EXTRA_EXITS);
    assert!(house.tiles().iter().map(|s| s.0).eq(0..6));
    assert!(house.printed_exits().iter().map(|s| s.0).eq(6..8));
    assert!(house.spare_exits().iter().map(|s| s.0).eq(8..12));
    assert_eq!(house.spare_exit(3), Space(11));

    assert!(house.is_tile(Space(5)) && !house.is_exit(Space(5)));
    assert!(house.is_exit(Space(6)) && !house.is_tile(Space(6)));
    assert!(house.is_exit(Space(11)) && !house.is_exit(Space(12)));
}

#[test]
fn spaces_know_their_cells() {
    let house = board(HOUSE);
    assert_eq!(house.tile_at(cell(1, 0)), Some(tile(HOUSE, 'C')));
    assert_eq!(house.tile_at(cell(3, 1)), None);
    assert_eq!(house.tile_at(cell(-1, 14)), None);
    assert_eq!(house.cell(tile(HOUSE, 'E')), Some(cell(2, 1)));
    assert_eq!(house.cell(Space(6)), Some(cell(1, 2)));
    assert_eq!(house.cell(house.spare_exit(0)), None);
    assert_eq!(house.exit(Space(6)).map(|exit| exit.side), Some(Side::Left));
    assert_eq!(house.exit(tile(HOUSE, 'E')), None);
    assert_eq!(house.exit(house.spare_exit(0)), None);
}

#[test]
fn tiles_are_near_the_tiles_they_touch() {
    let house = board(HOUSE);
    assert_eq!(house.near(tile(HOUSE, 'A')), tiles(HOUSE, "BC"));
    assert_eq!(house.near(tile(HOUSE, 'B')), tiles(HOUSE, "ACD"));
    assert_eq!(house.near(tile(HOUSE, 'C')), tiles(HOUSE, "ABDEF"));
    assert_eq!(
        house.beside(tile(HOUSE, 'D'), Side::UpperLeft),
        Some(tile(HOUSE, 'B'))
    );
    assert_eq!(house.beside(tile(HOUSE, 'D'), Side::UpperRight), None);
}

#[test]
fn an_exit_is_near_the_one_tile_it_touches() {
    let (d, e) = (tile(HOUSE, 'D'), tile(HOUSE, 'E'));
    let house = board(HOUSE);
    let (right, below) = (Space(6), Space(7));
    assert_eq!(house.near(right), SpaceSet::of(d));
    assert_eq!(house.near(d), tiles(HOUSE, "BCE") | SpaceSet::of(right));
    // The lower exit's cell touches E on its upper right, but the exit leans the other way.
    assert!(!house.near(e).contains(below));
}

#[test]
fn spare_exits_and_no_space_are_near_nothing() {
    let house = board(HOUSE);
    for space in house.spare_exits().iter().chain([Space::NONE]) {
        assert_eq!(house.near(space), SpaceSet::EMPTY);
        assert_eq!(house.lines(space), SpaceSet::EMPTY);
        assert_eq!(house.across_gap(space, house.tiles()), SpaceSet::EMPTY);
        assert_eq!(house.beside(space, Side::Right), None);
    }
}

#[test]
fn distances_follow_the_board_and_the_links_of_play() {
    let house = board(HOUSE);
    let (a, e) = (tile(HOUSE, 'A'), tile(HOUSE, 'E'));
    let start = SpaceSet::of(a);
    let printed = Distances::from(|space| house.near(space), start, house.tiles());
    assert_eq!(printed.get(e), Some(2));
    assert_eq!(printed.get(Space(6)), None, "exits are not in `through`");

    let vent = |space| {
        house.near(space)
            | if space == a {
                SpaceSet::of(e)
            } else {
                SpaceSet::EMPTY
            }
    };
    let linked = Distances::from(vent, start, house.tiles());
    assert_eq!(linked.get(e), Some(1));
}
