use crate::outside::{CellSet, outside};
use crate::{BoardError, BoardFault, Cell, Exit, MAX_SPAN, Side, Sides, Space, SpaceSet};

/// A board has at most this many tiles.
pub const MAX_TILES: usize = 64;
/// A board has at most this many printed exits.
pub const MAX_EXITS: usize = 12;
/// Spare exits of every board, to be opened in play.
pub const EXTRA_EXITS: usize = 4;

const SPAN: usize = MAX_SPAN as usize;

/// The tile after so many steps in a straight line, or [`Space::NONE`].
type Ray = [Space; SPAN];

/// A map as it is printed. It never changes: what play adds or removes is told to it as sets.
#[derive(Clone, Debug)]
pub struct Board {
    cells: Vec<Cell>,
    exits: Vec<Exit>,
    tile_at: [[Space; SPAN]; SPAN],
    near: [SpaceSet; Space::LIMIT],
    rays: Vec<[Ray; 6]>,
    lines: Vec<SpaceSet>,
}

impl Board {
    /// Lays out the tiles, in any order, and the exits, in the order their spaces will have.
    pub fn new(tiles: impl IntoIterator<Item = Cell>, exits: &[Exit]) -> Result<Board, BoardError> {
        let mut cells: Vec<Cell> = tiles.into_iter().collect();
        cells.sort_unstable();
        let faults = faults(&cells, exits);
        if !faults.is_empty() {
            return Err(BoardError { faults });
        }

        let mut tile_at = [[Space::NONE; SPAN]; SPAN];
        for (n, cell) in cells.iter().enumerate() {
            tile_at[cell.row as usize][cell.col as usize] = Space(n as u8);
        }
        let mut board = Board {
            cells,
            exits: exits.to_vec(),
            tile_at,
            near: [SpaceSet::EMPTY; Space::LIMIT],
            rays: Vec::new(),
            lines: Vec::new(),
        };
        board.rays = board.cells.iter().map(|&cell| board.rays(cell)).collect();
        board.lines = board.rays.iter().map(spaces_on).collect();
        board.near = board.neighbours();
        Ok(board)
    }

    /// How many tiles were laid out.
    #[inline]
    pub fn tile_count(&self) -> usize {
        self.cells.len()
    }

    /// How many exits are printed.
    #[inline]
    pub fn exit_count(&self) -> usize {
        self.exits.len()
    }

    /// How many spaces there are: tiles, printed exits and spare exits.
    #[inline]
    pub fn space_count(&self) -> usize {
        self.first_spare() + EXTRA_EXITS
    }

    /// Every tile.
    #[inline]
    pub fn tiles(&self) -> SpaceSet {
        SpaceSet::range(0, self.tile_count())
    }

    /// Every printed exit.
    #[inline]
    pub fn printed_exits(&self) -> SpaceSet {
        SpaceSet::range(self.tile_count(), self.first_spare())
    }

    /// Every spare exit, opened or not.
    #[inline]
    pub fn spare_exits(&self) -> SpaceSet {
        SpaceSet::range(self.first_spare(), self.space_count())
    }

    /// The spare exit with this number, below [`EXTRA_EXITS`].
    #[inline]
    pub fn spare_exit(&self, n: usize) -> Space {
        assert!(n < EXTRA_EXITS, "there are only {EXTRA_EXITS} spare exits");
        Space((self.first_spare() + n) as u8)
    }

    /// Whether this space is a tile.
    #[inline]
    pub fn is_tile(&self, space: Space) -> bool {
        space.index() < self.tile_count()
    }

    /// Whether this space is an exit, printed or spare.
    #[inline]
    pub fn is_exit(&self, space: Space) -> bool {
        (self.tile_count()..self.space_count()).contains(&space.index())
    }

    /// The tile that lies in this cell.
    #[inline]
    pub fn tile_at(&self, cell: Cell) -> Option<Space> {
        if cell.is_on_map() {
            some(self.tile_at[cell.row as usize][cell.col as usize])
        } else {
            None
        }
    }

    /// The cell of a tile or a printed exit.
    #[inline]
    pub fn cell(&self, space: Space) -> Option<Cell> {
        match self.cells.get(space.index()) {
            Some(&cell) => Some(cell),
            None => self.exit(space).map(|exit| exit.cell),
        }
    }

    /// The printed exit that this space is.
    #[inline]
    pub fn exit(&self, space: Space) -> Option<Exit> {
        let n = space.index().checked_sub(self.tile_count())?;
        self.exits.get(n).copied()
    }

    /// The neighbours as printed: tiles of tiles, and a printed exit and the tile it touches.
    #[inline]
    pub fn near(&self, space: Space) -> SpaceSet {
        self.near.get(space.index()).copied().unwrap_or_default()
    }

    /// The tile next to a tile on that side.
    #[inline]
    pub fn beside(&self, tile: Space, side: Side) -> Option<Space> {
        self.along(tile, side, 1)
    }

    /// The tile exactly so many cells away in a straight line, whatever lies between.
    #[inline]
    pub fn along(&self, tile: Space, side: Side, steps: u8) -> Option<Space> {
        let ray = &self.rays.get(tile.index())?[side.index()];
        some(*ray.get(usize::from(steps))?)
    }

    /// Every other tile on the six straight lines from a tile to the edge, gaps not blocking.
    #[inline]
    pub fn lines(&self, tile: Space) -> SpaceSet {
        self.lines.get(tile.index()).copied().unwrap_or_default()
    }

    /// The tiles of `present` straight across exactly one cell without a tile of `present`.
    #[inline]
    pub fn across_gap(&self, tile: Space, present: SpaceSet) -> SpaceSet {
        let Some(rays) = self.rays.get(tile.index()) else {
            return SpaceSet::EMPTY;
        };
        let mut across = SpaceSet::EMPTY;
        for ray in rays {
            if !present.contains(ray[1]) {
                across.insert(ray[2]);
            }
        }
        across & present
    }

    /// The tiles of `present` with a side to the outside.
    pub fn external_tiles(&self, present: SpaceSet) -> SpaceSet {
        let outside = self.outside(present);
        (present & self.tiles())
            .iter()
            .filter(|tile| !sides_facing(self.cells[tile.index()], &outside).is_empty())
            .collect()
    }

    /// The sides of a tile of `present` that face the outside: a cell reached from beyond the map
    /// over cells without a tile of `present`. Exits do not fill their cell, and an enclosed hole
    /// is not outside.
    pub fn external_sides(&self, present: SpaceSet, tile: Space) -> Sides {
        if self.is_tile(tile) && present.contains(tile) {
            sides_facing(self.cells[tile.index()], &self.outside(present))
        } else {
            Sides::EMPTY
        }
    }

    /// The cells without a tile of `present` that are not outside either, in reading order.
    pub fn enclosed_cells(&self, present: SpaceSet) -> Vec<Cell> {
        let walls = self.cells_of(present);
        let outside = outside(&walls);
        (0..MAX_SPAN)
            .flat_map(|row| (0..MAX_SPAN).map(move |col| Cell { row, col }))
            .filter(|&cell| !walls.contains(cell) && !outside.contains(cell))
            .collect()
    }

    fn first_spare(&self) -> usize {
        self.tile_count() + self.exit_count()
    }

    fn cells_of(&self, present: SpaceSet) -> CellSet {
        (present & self.tiles())
            .iter()
            .map(|tile| self.cells[tile.index()])
            .collect()
    }

    fn outside(&self, present: SpaceSet) -> CellSet {
        outside(&self.cells_of(present))
    }

    fn rays(&self, from: Cell) -> [Ray; 6] {
        Side::ALL.map(|side| {
            let mut cell = from;
            std::array::from_fn(|steps| {
                if steps > 0 {
                    cell = cell.beside(side);
                }
                self.tile_at(cell).unwrap_or(Space::NONE)
            })
        })
    }

    fn neighbours(&self) -> [SpaceSet; Space::LIMIT] {
        let mut near = [SpaceSet::EMPTY; Space::LIMIT];
        for tile in self.tiles() {
            near[tile.index()] = Side::ALL
                .into_iter()
                .filter_map(|side| self.beside(tile, side))
                .collect();
        }
        for exit in self.printed_exits() {
            let tile = self.exit(exit).and_then(|exit| self.tile_at(exit.tile()));
            if let Some(tile) = tile {
                near[tile.index()].insert(exit);
                near[exit.index()].insert(tile);
            }
        }
        near
    }
}

fn some(space: Space) -> Option<Space> {
    (space != Space::NONE).then_some(space)
}

fn spaces_on(rays: &[Ray; 6]) -> SpaceSet {
    rays.iter().flat_map(|ray| &ray[1..]).copied().collect()
}

fn sides_facing(tile: Cell, cells: &CellSet) -> Sides {
    Side::ALL
        .into_iter()
        .filter(|&side| cells.contains(tile.beside(side)))
        .collect()
}

/// Every reason why these tiles, which are sorted, and these exits are not a board.
fn faults(tiles: &[Cell], exits: &[Exit]) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    if tiles.len() > MAX_TILES {
        faults.push(BoardFault::TooManyTiles(tiles.len()));
    }
    if exits.len() > MAX_EXITS {
        faults.push(BoardFault::TooManyExits(exits.len()));
    }
    for (n, &tile) in tiles.iter().enumerate() {
        if !tile.is_on_map() {
            faults.push(BoardFault::TileOffMap(tile));
        }
        if n > 0 && tiles[n - 1] == tile {
            faults.push(BoardFault::DuplicateTile(tile));
        }
    }
    let is_tile = |cell: Cell| tiles.binary_search(&cell).is_ok();
    for (n, &exit) in exits.iter().enumerate() {
        if !exit.cell.is_on_map() {
            // Its tile may be beyond what a cell can tell, so nothing more is asked of it.
            faults.push(BoardFault::ExitOffMap(exit));
            continue;
        }
        if is_tile(exit.cell) {
            faults.push(BoardFault::ExitOnTile(exit));
        }
        if !is_tile(exit.tile()) {
            faults.push(BoardFault::ExitTouchesNoTile(exit));
        }
        if exits[..n].contains(&exit) {
            faults.push(BoardFault::DuplicateExit(exit));
        }
    }
    faults
}
