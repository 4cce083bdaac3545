//! A thing that can be carried.

use crate::command::Piece;
use crate::content::effect::Chit;
use crate::heist::{Heist, PieceKind};
use crate::state::{PIECES, Place, State};
use serde::{Deserialize, Serialize};

/// A piece: an item card by its id, or a kind of loot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PieceView {
    pub piece: Piece,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loot: Option<Chit>,
}

impl PieceView {
    /// None for cash and numbers that are not pieces.
    pub(super) fn new(heist: &Heist, piece: Piece) -> Option<PieceView> {
        let (item, loot) = match heist.piece(piece)? {
            PieceKind::Item(item) => (Some(heist.edition.items[item as usize].id.clone()), None),
            PieceKind::Loot(chit) => (None, Some(chit)),
        };
        Some(PieceView { piece, item, loot })
    }
}

pub(super) fn pieces_at(heist: &Heist, state: &State, place: Place) -> Vec<PieceView> {
    (0..PIECES as u8)
        .map(Piece)
        .filter(|piece| state.pieces[piece.index()] == place)
        .filter_map(|piece| PieceView::new(heist, piece))
        .collect()
}
