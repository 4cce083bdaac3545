use board::{Board, Cell, Distances, SpaceSet};

use crate::drawing::{board, marks};

const MAPS: &str = include_str!("maps.txt");

/// Every map of the file: its name, its drawing and its board.
fn maps() -> Vec<(&'static str, &'static str, Board)> {
    let (_legend, maps) = MAPS.split_once("== ").unwrap();
    maps.split("== ")
        .map(|map| map.split_once('\n').unwrap())
        .map(|(name, drawing)| (name, drawing, board(drawing)))
        .collect()
}

fn cells_marked(drawing: &str, wanted: impl Fn(char) -> bool) -> Vec<Cell> {
    marks(drawing)
        .into_iter()
        .filter(|(_, mark)| wanted(*mark))
        .map(|(cell, _)| cell)
        .collect()
}

#[test]
fn all_maps_are_there() {
    assert_eq!(maps().len(), 17);
}

#[test]
fn holes_are_where_the_maps_have_them() {
    for (name, drawing, board) in maps() {
        let holes = cells_marked(drawing, |mark| matches!(mark, 'o' | 'a'..='f'));
        assert_eq!(board.enclosed_cells(board.tiles()), holes, "{name}");
    }
}

#[test]
fn tiles_have_external_sides_where_the_maps_say() {
    for (name, drawing, board) in maps() {
        let inner = board.tiles() - board.external_tiles(board.tiles());
        let inner: Vec<Cell> = inner.iter().filter_map(|tile| board.cell(tile)).collect();
        assert_eq!(inner, cells_marked(drawing, |mark| mark == '@'), "{name}");
    }
}

#[test]
fn the_two_ways_to_ask_for_external_sides_agree() {
    for (name, _, board) in maps() {
        for removed in board.tiles() {
            let present = board.tiles() - SpaceSet::of(removed);
            let external: SpaceSet = present
                .iter()
                .filter(|&tile| !board.external_sides(present, tile).is_empty())
                .collect();
            assert_eq!(board.external_tiles(present), external, "{name}");
        }
    }
}

#[test]
fn every_map_hangs_together() {
    for (name, _, board) in maps() {
        let everywhere = board.tiles() | board.printed_exits();
        let start = SpaceSet::of(everywhere.first().unwrap());
        let distances = Distances::from(|space| board.near(space), start, everywhere);
        for space in everywhere {
            assert!(distances.get(space).is_some(), "{name}: {space:?}");
        }
    }
}
