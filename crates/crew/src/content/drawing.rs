//! A map drawn in tile codes, taken apart into tiles, pieces, entrances and tunnel spaces.

use board::{Cell, Exit, MAX_SPAN, Side};

use super::codes::{Code, Piece};
use super::problems::{Counted, Problem, ProblemKind};
use super::source::At;

/// What stands where on a map.
pub(super) struct Drawing<'s> {
    at: At<'s>,
    /// The line of the text in which each row stands.
    lines: Vec<usize>,
    pub tiles: Vec<Cell>,
    pub pieces: Vec<(Cell, Piece)>,
    pub exits: Vec<Exit>,
    pub tunnels: Vec<Cell>,
}

impl<'s> Drawing<'s> {
    /// Reads the rows of a map. A code that cannot be read is reported and taken for an empty
    /// tile, so that it is not held against its neighbours.
    pub fn read(at: At<'s>, map: &str, problems: &mut Vec<Problem>) -> Drawing<'s> {
        let mut drawing = Drawing {
            at,
            lines: Vec::new(),
            tiles: Vec::new(),
            pieces: Vec::new(),
            exits: Vec::new(),
            tunnels: Vec::new(),
        };
        let rows: Vec<(usize, Vec<&str>)> = map
            .lines()
            .enumerate()
            .map(|(line, row)| (line, row.split_whitespace().collect()))
            .filter(|(_, row): &(usize, Vec<&str>)| !row.is_empty())
            .collect();
        let most = MAX_SPAN as usize;
        let width = rows.first().map_or(0, |(_, row)| row.len());
        for (what, found) in [(Counted::Rows, rows.len()), (Counted::Columns, width)] {
            if found > most {
                problems.push(at.problem(ProblemKind::TooMany { what, most, found }));
            }
        }
        for (r, (line, row)) in rows.iter().enumerate().take(most) {
            drawing.lines.push(*line);
            if row.len() != width {
                let col = width.min(row.len()).min(most - 1);
                let kind = ProblemKind::UnevenRow {
                    wanted: width,
                    found: row.len(),
                };
                problems.push(drawing.problem(cell(r, col), kind));
            }
            for (c, code) in row.iter().enumerate().take(most) {
                let kind = drawing.place(cell(r, c), code);
                problems.extend(kind.map(|kind| drawing.problem(cell(r, c), kind)));
            }
        }
        if drawing.tiles.is_empty() {
            problems.push(at.problem(ProblemKind::EmptyMap));
        }
        drawing
    }

    fn place(&mut self, cell: Cell, code: &str) -> Option<ProblemKind> {
        match Code::parse(code) {
            None => {
                self.tiles.push(cell);
                let code = short(code);
                return Some(ProblemKind::UnknownTile { code });
            }
            Some(Code::OtherEdition(piece)) => {
                self.tiles.push(cell);
                let code = code.to_string();
                return Some(ProblemKind::TileOfOtherEdition { code, piece });
            }
            Some(Code::Gap) => {}
            Some(Code::Entrance(side)) => self.exits.push(Exit { cell, side }),
            Some(Code::Tunnel) => self.tunnels.push(cell),
            Some(Code::Tile(pieces)) => {
                self.tiles.push(cell);
                self.pieces
                    .extend(pieces.into_iter().map(|piece| (cell, piece)));
            }
        }
        None
    }

    /// A problem with a cell of this map.
    pub fn problem(&self, cell: Cell, kind: ProblemKind) -> Problem {
        let line = self.lines.get(cell.row as usize).copied().unwrap_or(0);
        self.at.problem_at_cell(cell, line, kind)
    }

    /// Where this piece stands, in reading order.
    pub fn cells(&self, piece: Piece) -> Vec<Cell> {
        self.pick(|other| (other == piece).then_some(()))
            .map(|(cell, ())| cell)
            .collect()
    }

    /// The pieces that `pick` takes, with their cells, in reading order.
    pub fn pick<T>(&self, pick: impl Fn(Piece) -> Option<T>) -> impl Iterator<Item = (Cell, T)> {
        self.pieces
            .iter()
            .filter_map(move |&(cell, piece)| Some((cell, pick(piece)?)))
    }

    /// The ways to put an entrance into a cell.
    pub fn sides_with_tile(&self, cell: Cell) -> impl Iterator<Item = Side> {
        Side::ALL
            .into_iter()
            .filter(move |&side| self.has_tile(cell.beside(side)))
    }

    /// The first tile of every part of the map that no way leads to from the first tile.
    pub fn islands(&self) -> Vec<Cell> {
        let mut islands = Vec::new();
        let mut seen: Vec<Cell> = Vec::new();
        for &tile in &self.tiles {
            if seen.contains(&tile) {
                continue;
            }
            islands.push(tile);
            let mut next = vec![tile];
            while let Some(tile) = next.pop() {
                if !seen.contains(&tile) {
                    seen.push(tile);
                    next.extend(self.sides_with_tile(tile).map(|side| tile.beside(side)));
                }
            }
        }
        islands.drain(..islands.len().min(1));
        islands
    }

    fn has_tile(&self, cell: Cell) -> bool {
        // Cells were read in order.
        self.tiles.binary_search(&cell).is_ok()
    }
}

fn cell(row: usize, col: usize) -> Cell {
    Cell {
        row: row as i8,
        col: col as i8,
    }
}

/// Enough of a wrong code to find it.
fn short(code: &str) -> String {
    code.chars().take(12).collect()
}
