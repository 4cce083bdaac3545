use serde::{Deserialize, Serialize};

use crate::{Cell, Side};

/// A way in and out: a small space in a cell without a tile, touching one tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Exit {
    pub cell: Cell,
    /// The direction from the exit's cell towards the tile it touches.
    pub side: Side,
}

impl Exit {
    /// Where the tile it touches has to lie.
    #[inline]
    pub const fn tile(self) -> Cell {
        self.cell.beside(self.side)
    }
}
