//! A tile or an open exit and all that lies on it.

use super::piece::{PieceView, pieces_at};
use super::{is_false, is_zero};
use crate::content::codes::Letter;
use crate::heist::Heist;
use crate::position::Position;
use crate::state::{Place, State, Token};
use board::{Side, Space};
use serde::{Deserialize, Serialize};

/// What a space is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CellKind {
    Tile,
    Exit,
}

/// A tile or an open exit and all that lies on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CellView {
    pub space: Space,
    pub kind: CellKind,
    /// From 0; an exit breached beside the edge of the map may lie just outside it.
    pub row: i8,
    pub col: i8,
    /// For an exit the tile it touches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<Space>,
    /// For an exit the direction from its cell towards the tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// A tile with a side to the outside.
    #[serde(default, skip_serializing_if = "is_false")]
    pub external: bool,
    /// Nobody knows yet what guards it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unknown: bool,
    #[serde(default, skip_serializing_if = "TokensView::is_empty")]
    pub tokens: TokensView,
    /// Cash on the floor, in thousands.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cash: u8,
    /// Items and loot on the floor.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<PieceView>,
    /// Letters of the remote locks or rings, the outermost first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remote_locks: Vec<LetterView>,
    /// Letters of the remote locks that open here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub servers: Vec<LetterView>,
    /// A keycard door that is closed.
    #[serde(default, skip_serializing_if = "is_false")]
    pub door: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub watchtower: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub reinforcements: bool,
    /// The letter of a lockdown gate that is still open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gate: Option<char>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub kennel: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub safe: bool,
    /// Marked by the scenario.
    #[serde(default, skip_serializing_if = "is_false")]
    pub story: bool,
    /// Busted characters may start here.
    #[serde(default, skip_serializing_if = "is_false")]
    pub start_inside: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub idea_token: bool,
    /// Ideas for whoever comes first.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ideas: u8,
    /// A chit here must be handled twice.
    #[serde(default, skip_serializing_if = "is_false")]
    pub tough: bool,
    /// Guards subdued by a flashbang wake here when the Event phase ends.
    #[serde(default, skip_serializing_if = "is_false")]
    pub flashbang: bool,
    /// Escorts among the guards.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub escorts: u8,
}

impl CellView {
    pub(super) fn new(heist: &Heist, state: &State, space: Space) -> CellView {
        let board = heist.board();
        let scenario = &heist.scenario;
        let cell = state.cell(board, space);
        let is_tile = board.is_tile(space);
        let exit = (!is_tile).then(|| Position::new(heist, state).near(space).first());
        let gates = Position::new(heist, state).open_gates();
        let mut remote: Vec<LetterView> = [LetterView::X, LetterView::Y, LetterView::Z]
            .into_iter()
            .zip(state.remote)
            .filter(|(_, on)| on.contains(space))
            .map(|(letter, _)| letter)
            .collect();
        if let Some((_, outer, _)) = scenario.nested.iter().find(|(at, ..)| *at == space) {
            remote.sort_by_key(|letter| *letter != outer.into());
        }
        let servers = scenario.servers.iter().filter(|(at, _)| *at == space);
        let escorts = state.escort.at.iter().filter(|&&at| at == space);
        CellView {
            space,
            kind: if is_tile {
                CellKind::Tile
            } else {
                CellKind::Exit
            },
            row: cell.row,
            col: cell.col,
            tile: exit.flatten(),
            side: exit
                .flatten()
                .and_then(|tile| board.cell(tile))
                .and_then(|tile| {
                    Side::ALL
                        .into_iter()
                        .find(|&side| cell.beside(side) == tile)
                }),
            external: state.external.contains(space),
            unknown: state.unknown.contains(space),
            tokens: TokensView::new(state, space),
            cash: state.cash_on[space.index()],
            pieces: pieces_at(heist, state, Place::on(space)),
            remote_locks: remote,
            servers: servers.map(|(_, letter)| letter.into()).collect(),
            door: state.doors.contains(space),
            watchtower: state.towers.contains(space),
            reinforcements: state.reinforcements.contains(space),
            gate: gates
                .filter(|(_, at)| *at == space)
                .map(|(n, _)| char::from(b'a' + n.0))
                .next(),
            kennel: heist.kennel == Some(space),
            safe: scenario.safe == Some(space),
            story: scenario.story.contains(space),
            start_inside: scenario.inside.contains(space) || scenario.starts.contains(&space),
            ideas: bag_ideas(state, space),
            tough: state.tough.contains(&space),
            idea_token: state.idea_tokens.contains(space),
            flashbang: state.flashbangs.contains(space),
            escorts: escorts.count() as u8,
        }
    }
}

fn bag_ideas(state: &State, space: Space) -> u8 {
    let tokens = state.bag_ideas.iter().zip([2, 3]);
    tokens
        .filter(|(at, _)| **at == space)
        .map(|(_, ideas)| ideas)
        .sum()
}

/// Security chits on a space, by the side that is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct TokensView {
    #[serde(skip_serializing_if = "is_zero")]
    pub guard: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub subdued_guard: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub dog: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub subdued_dog: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub camera: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub disabled_camera: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub lock: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub open_lock: u8,
}

impl TokensView {
    fn new(state: &State, space: Space) -> TokensView {
        let count = |token| state.tokens.count(token, space);
        TokensView {
            guard: count(Token::Guard),
            subdued_guard: count(Token::SubduedGuard),
            dog: count(Token::Dog),
            subdued_dog: count(Token::SubduedDog),
            camera: count(Token::Camera),
            disabled_camera: count(Token::DisabledCamera),
            lock: count(Token::Lock),
            open_lock: count(Token::OpenLock),
        }
    }

    fn is_empty(&self) -> bool {
        *self == TokensView::default()
    }
}

/// Which servers open which remote locks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LetterView {
    X,
    Y,
    Z,
}

impl From<&Letter> for LetterView {
    fn from(letter: &Letter) -> LetterView {
        match letter {
            Letter::X => LetterView::X,
            Letter::Y => LetterView::Y,
            Letter::Z => LetterView::Z,
        }
    }
}
