use board::{Board, Cell, Exit, Side, Space, SpaceSet};

/// The marks of a drawing with their cells; `maps.txt` says what they mean. Blanks only make the
/// drawing look like hexes.
pub fn marks(drawing: &str) -> Vec<(Cell, char)> {
    let rows = drawing.lines().filter(|line| !line.trim().is_empty());
    let mut marks = Vec::new();
    for (row, line) in (0..).zip(rows) {
        for (col, mark) in (0..).zip(line.split_whitespace()) {
            let mut mark = mark.chars();
            marks.push((cell(row, col), mark.next().unwrap()));
            assert_eq!(mark.next(), None, "marks have a blank between them: {line}");
        }
    }
    marks
}

/// Lays out a drawing. Any mark that is neither a gap nor an exit is a tile.
pub fn board(drawing: &str) -> Board {
    let mut tiles = Vec::new();
    let mut exits = Vec::new();
    for (cell, mark) in marks(drawing) {
        match mark {
            '.' | 'o' => {}
            '1'..='6' => exits.push(exit(cell, mark as u8 - b'1')),
            'a'..='f' => exits.push(exit(cell, mark as u8 - b'a')),
            _ => tiles.push(cell),
        }
    }
    Board::new(tiles, &exits).unwrap()
}

fn exit(cell: Cell, side: u8) -> Exit {
    let side = Side::from_index(side).unwrap();
    Exit { cell, side }
}

pub fn cell(row: i8, col: i8) -> Cell {
    Cell { row, col }
}

/// The space of the tile drawn with this mark, which no other tile has.
pub fn tile(drawing: &str, mark: char) -> Space {
    let tiles = tiles(drawing, &mark.to_string());
    assert_eq!(tiles.len(), 1, "one tile is marked {mark}");
    tiles.first().unwrap()
}

/// The spaces of all tiles drawn with one of these marks.
pub fn tiles(drawing: &str, wanted: &str) -> SpaceSet {
    let board = board(drawing);
    marks(drawing)
        .into_iter()
        .filter(|(_, mark)| wanted.contains(*mark))
        .map(|(cell, _)| board.tile_at(cell).unwrap())
        .collect()
}
