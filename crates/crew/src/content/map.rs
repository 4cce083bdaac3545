//! A scenario whose every part fits: its map laid out, its deck in order, its names known.

use board::{Board, Cell, Side, Space, SpaceSet};

use super::check::{Texts, check};
use super::codes::{Letter, Piece};
use super::drawing::Drawing;
use super::edition::Edition;
use super::effect::Chit;
use super::problems::{Problem, Problems};
use super::scenario::{ScenarioDraft, ScenarioRule};
use super::source::{At, ContentFile};

/// A scenario ready to be played.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub draft: ScenarioDraft,
    pub board: Board,
    /// Security tiles.
    pub unknown: SpaceSet,
    /// Security and loot on the map, one entry for each chit.
    pub chits: Vec<(Space, Chit)>,
    /// In thousands.
    pub cash: Vec<(Space, u8)>,
    pub servers: Vec<(Space, Letter)>,
    pub remote_locks: Vec<(Space, Letter)>,
    /// Rings within rings: the tile, the outer one and the inner one.
    pub nested: Vec<(Space, Letter, Letter)>,
    /// Where player characters begin inside: each seat's tile.
    pub starts: Vec<Space>,
    /// A first.
    pub gates: Vec<Space>,
    pub watchtowers: SpaceSet,
    pub reinforcements: SpaceSet,
    pub doors: SpaceSet,
    pub kennel: Option<Space>,
    pub safe: Option<Space>,
    /// With the index of the item in the edition.
    pub items: Vec<(Space, usize)>,
    pub story: SpaceSet,
    /// Where busted characters may start.
    pub inside: SpaceSet,
    pub npc_at: Option<Space>,
    pub tunnels: Vec<Tunnel>,
    /// Indices into the cards of the edition, top card first.
    pub deck: Vec<u8>,
    /// What is odd about it.
    pub warnings: Vec<Problem>,
}

impl Scenario {
    /// A hideout by its number, in the order of the spaces.
    pub fn hideout(&self, number: u8) -> Option<Space> {
        self.story.iter().nth(number as usize)
    }
}

/// One way to put an entrance into a tunnel space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tunnel {
    pub cell: Cell,
    /// From the entrance towards the tile.
    pub side: Side,
    pub tile: Space,
}

/// Reads a scenario file and checks it.
pub fn load_scenario(file: &str, text: &str, edition: &Edition) -> Result<Scenario, Problems> {
    let (source, problems) = ContentFile::parse(file, text);
    if !problems.is_empty() {
        return Err(Problems(problems));
    }
    let at = source.whole();
    let draft = at
        .read()
        .map_err(|problem| Problems(problem.into_iter().collect()))?;
    check(at, draft, Texts::Own, edition).map_err(Problems)
}

/// Checks a scenario that did not come as a text. Its problems have no line, and are reported
/// under the name given here.
pub fn check_scenario(
    name: &str,
    draft: ScenarioDraft,
    edition: &Edition,
) -> Result<Scenario, Problems> {
    check(At::nowhere(name), draft, Texts::Own, edition).map_err(Problems)
}

/// Puts a map without errors on its board.
pub(super) fn lay_out(
    draft: ScenarioDraft,
    drawing: &Drawing,
    board: Board,
    items: Vec<usize>,
    deck: Vec<u8>,
    warnings: Vec<Problem>,
) -> Scenario {
    let tile = |cell: Cell| board.tile_at(cell).unwrap_or(Space::NONE);
    let tiles = |piece: Piece| drawing.cells(piece).into_iter().map(tile);
    let gates = (0..).map_while(|n| tiles(Piece::Gate(n)).next()).collect();
    let figures = || tiles(Piece::Figure);
    let break_in = has_rule(&draft, |rule| *rule == ScenarioRule::BreakIn);
    let remote_locks = placed(drawing, tile, |piece| match piece {
        Piece::RemoteLock(letter) => Some(letter),
        _ => None,
    });
    let nested = remote_locks
        .windows(2)
        .filter(|pair| pair[0].0 == pair[1].0)
        .map(|pair| (pair[0].0, pair[0].1, pair[1].1))
        .collect();
    let everyone = tiles(Piece::Start(0)).next();
    let starts = (1..=4)
        .map_while(|seat| everyone.or_else(|| tiles(Piece::Start(seat)).next()))
        .collect();
    Scenario {
        remote_locks,
        nested,
        starts,
        unknown: tiles(Piece::Unknown).collect(),
        chits: placed(drawing, tile, |piece| match piece {
            Piece::Chit(chit) => Some(chit),
            _ => None,
        }),
        cash: placed(drawing, tile, |piece| match piece {
            Piece::Cash(cash) => Some(cash),
            _ => None,
        }),
        servers: placed(drawing, tile, |piece| match piece {
            Piece::Server(letter) => Some(letter),
            _ => None,
        }),
        gates,
        watchtowers: tiles(Piece::Watchtower).collect(),
        reinforcements: tiles(Piece::Reinforcements).collect(),
        doors: tiles(Piece::Door).collect(),
        kennel: tiles(Piece::Kennel).next(),
        safe: tiles(Piece::Safe).next(),
        items: tiles(Piece::Item).zip(items).collect(),
        story: tiles(Piece::Story).collect(),
        inside: figures().filter(|_| break_in).collect(),
        npc_at: figures().find(|_| !break_in),
        tunnels: drawing
            .tunnels
            .iter()
            .flat_map(|&cell| drawing.sides_with_tile(cell).map(move |side| (cell, side)))
            .map(|(cell, side)| Tunnel {
                cell,
                side,
                tile: tile(cell.beside(side)),
            })
            .collect(),
        deck,
        warnings,
        draft,
        board,
    }
}

fn placed<T>(
    drawing: &Drawing,
    tile: impl Fn(Cell) -> Space,
    pick: impl Fn(Piece) -> Option<T>,
) -> Vec<(Space, T)> {
    let picked = drawing.pick(pick);
    picked.map(|(cell, thing)| (tile(cell), thing)).collect()
}

pub(super) fn has_rule(draft: &ScenarioDraft, is_it: impl Fn(&ScenarioRule) -> bool) -> bool {
    draft
        .rules
        .iter()
        .any(|r| r.rule.as_ref().is_some_and(&is_it))
}
