use serde::{Deserialize, Serialize};

use crate::Side;

/// A map has at most this many rows, and as many columns.
pub const MAX_SPAN: i8 = 14;

/// A hex of the map grid, with or without a tile. Hexes stand on a point, rows run from top to
/// bottom, and odd rows are shifted right by half a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Cell {
    pub row: i8,
    pub col: i8,
}

impl Cell {
    /// The cell that shares this side.
    #[inline]
    pub const fn beside(self, side: Side) -> Cell {
        // The shift of odd rows: 0 on even rows, 1 on odd ones, also above the map.
        let shift = self.row & 1;
        let (down, across) = match side {
            Side::UpperRight => (-1, shift),
            Side::Right => (0, 1),
            Side::LowerRight => (1, shift),
            Side::LowerLeft => (1, shift - 1),
            Side::Left => (0, -1),
            Side::UpperLeft => (-1, shift - 1),
        };
        Cell {
            row: self.row + down,
            col: self.col + across,
        }
    }

    /// Steps from cell to cell, whatever stands in them.
    pub fn distance(self, other: Cell) -> u8 {
        let (q1, r1) = self.axial();
        let (q2, r2) = other.axial();
        let (q, r) = (q1 - q2, r1 - r2);
        let steps = q.abs().max(r.abs()).max((q + r).abs());
        u8::try_from(steps).unwrap_or(u8::MAX)
    }

    /// What people call it, as along the edge of a street map: the letter of its column, the number of its row.
    pub fn label(self) -> String {
        format!("{}{}", self.column_letter(), self.row + 1)
    }

    /// The letter of its column: A is the first. The ring around the map has no letters that anybody reads.
    pub fn column_letter(self) -> char {
        char::from(b'A'.saturating_add_signed(self.col))
    }

    /// Whether a map can have this cell.
    #[inline]
    pub const fn is_on_map(self) -> bool {
        0 <= self.row && self.row < MAX_SPAN && 0 <= self.col && self.col < MAX_SPAN
    }

    /// The coordinates in which all six directions are constant offsets.
    fn axial(self) -> (i16, i16) {
        let (row, col) = (i16::from(self.row), i16::from(self.col));
        (col - (row - (row & 1)) / 2, row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(row: i8, col: i8) -> Cell {
        Cell { row, col }
    }

    #[test]
    fn neighbours_of_an_even_row() {
        let home = cell(4, 3);
        assert_eq!(home.beside(Side::UpperLeft), cell(3, 2));
        assert_eq!(home.beside(Side::UpperRight), cell(3, 3));
        assert_eq!(home.beside(Side::Left), cell(4, 2));
        assert_eq!(home.beside(Side::Right), cell(4, 4));
        assert_eq!(home.beside(Side::LowerLeft), cell(5, 2));
        assert_eq!(home.beside(Side::LowerRight), cell(5, 3));
    }

    #[test]
    fn neighbours_of_an_odd_row() {
        let home = cell(5, 3);
        assert_eq!(home.beside(Side::UpperLeft), cell(4, 3));
        assert_eq!(home.beside(Side::UpperRight), cell(4, 4));
        assert_eq!(home.beside(Side::Left), cell(5, 2));
        assert_eq!(home.beside(Side::Right), cell(5, 4));
        assert_eq!(home.beside(Side::LowerLeft), cell(6, 3));
        assert_eq!(home.beside(Side::LowerRight), cell(6, 4));
    }

    #[test]
    fn the_way_there_is_the_way_back() {
        for row in -1..=MAX_SPAN {
            for col in -1..=MAX_SPAN {
                for side in Side::ALL {
                    let home = cell(row, col);
                    let other = home.beside(side);
                    assert_eq!(other.beside(side.opposite()), home);
                    assert_eq!(home.distance(other), 1);
                }
            }
        }
    }

    #[test]
    fn labels_are_a_letter_and_a_number() {
        assert_eq!(cell(0, 0).label(), "A1");
        assert_eq!(cell(4, 2).label(), "C5");
        assert_eq!(cell(MAX_SPAN - 1, MAX_SPAN - 1).label(), "N14");
    }

    #[test]
    fn distance_counts_steps() {
        assert_eq!(cell(2, 2).distance(cell(2, 2)), 0);
        assert_eq!(cell(0, 0).distance(cell(0, 5)), 5);
        // Two rows down move one column for free.
        assert_eq!(cell(0, 0).distance(cell(2, 1)), 2);
        assert_eq!(cell(0, 0).distance(cell(3, 1)), 3);
        assert_eq!(cell(0, 0).distance(cell(3, 3)), 5);
        assert_eq!(cell(13, 13).distance(cell(0, 0)), 20);
    }
}
