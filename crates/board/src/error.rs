use std::error::Error;
use std::fmt;

use crate::{Cell, Exit, MAX_EXITS, MAX_SPAN, MAX_TILES};

/// Everything that keeps tiles and exits from being a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardError {
    pub faults: Vec<BoardFault>,
}

/// One reason why tiles and exits are not a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardFault {
    TooManyTiles(usize),
    TooManyExits(usize),
    TileOffMap(Cell),
    ExitOffMap(Exit),
    DuplicateTile(Cell),
    ExitOnTile(Exit),
    ExitTouchesNoTile(Exit),
    DuplicateExit(Exit),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, fault) in self.faults.iter().enumerate() {
            if n > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl Error for BoardError {}

impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            BoardFault::TooManyTiles(count) => {
                write!(f, "{count} tiles are too many, {MAX_TILES} is the most")
            }
            BoardFault::TooManyExits(count) => {
                write!(f, "{count} exits are too many, {MAX_EXITS} is the most")
            }
            BoardFault::TileOffMap(cell) => {
                write!(f, "the tile at {} is off the map", RowAndColumn(cell))?;
                write!(f, ", rows and columns run from 0 to {}", MAX_SPAN - 1)
            }
            BoardFault::ExitOffMap(exit) => {
                write!(f, "the exit at {} is off the map", RowAndColumn(exit.cell))?;
                write!(f, ", rows and columns run from 0 to {}", MAX_SPAN - 1)
            }
            BoardFault::DuplicateTile(cell) => {
                write!(f, "two tiles lie at {}", RowAndColumn(cell))
            }
            BoardFault::ExitOnTile(exit) => {
                write!(
                    f,
                    "the exit at {} stands on a tile",
                    RowAndColumn(exit.cell)
                )
            }
            BoardFault::ExitTouchesNoTile(exit) => {
                write!(f, "the exit at {} touches no tile", RowAndColumn(exit.cell))?;
                write!(f, ", there is none at {}", RowAndColumn(exit.tile()))
            }
            BoardFault::DuplicateExit(exit) => {
                write!(
                    f,
                    "two exits at {} touch the same tile",
                    RowAndColumn(exit.cell)
                )
            }
        }
    }
}

struct RowAndColumn(Cell);

impl fmt::Display for RowAndColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {} column {}", self.0.row, self.0.col)
    }
}
