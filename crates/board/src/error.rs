use crate::{Cell, Exit};

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
