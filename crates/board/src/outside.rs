use crate::cell::{Cell, MAX_SPAN};

/// One empty row or column around the map on every side, so that the outside hangs together.
const PADDED: usize = MAX_SPAN as usize + 2;

/// Cells of the map and of the empty ring around it: a row mask per row, a bit per column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CellSet([u16; PADDED]);

impl CellSet {
    const EMPTY: CellSet = CellSet([0; PADDED]);

    pub(crate) fn contains(&self, cell: Cell) -> bool {
        let (row, bit) = place(cell);
        self.0[row] & bit != 0
    }

    fn insert(&mut self, cell: Cell) {
        let (row, bit) = place(cell);
        self.0[row] |= bit;
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        let mut set = CellSet::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

fn place(cell: Cell) -> (usize, u16) {
    ((cell.row + 1) as usize, 1 << (cell.col + 1))
}

/// Every cell that can be reached from beyond the map without crossing a wall.
pub(crate) fn outside(walls: &CellSet) -> CellSet {
    let mut reached = CellSet::EMPTY;
    reached.0[0] = u16::MAX;
    loop {
        let before = reached;
        for row in 1..PADDED {
            reached.0[row] |= touching(row - 1, reached.0[row - 1]);
            reached.0[row] = along(reached.0[row], !walls.0[row]);
        }
        for row in (0..PADDED - 1).rev() {
            reached.0[row] |= touching(row + 1, reached.0[row + 1]);
            reached.0[row] = along(reached.0[row], !walls.0[row]);
        }
        if reached == before {
            return reached;
        }
    }
}

/// The columns that cells of this row touch in the row above, which are those in the row below.
fn touching(padded_row: usize, cells: u16) -> u16 {
    // The padding moves every row down by one: odd rows of the map, which are shifted right,
    // have even numbers here.
    if padded_row.is_multiple_of(2) {
        cells | cells << 1
    } else {
        cells | cells >> 1
    }
}

/// Spreads cells sideways over the free cells of their row.
fn along(cells: u16, free: u16) -> u16 {
    let mut reached = cells & free;
    loop {
        let spread = (reached | reached << 1 | reached >> 1) & free;
        if spread == reached {
            return reached;
        }
        reached = spread;
    }
}
