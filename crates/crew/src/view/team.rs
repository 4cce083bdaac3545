//! What belongs to all, and who helps.

use super::is_zero;
use super::piece::{PieceView, pieces_at};
use crate::heist::Heist;
use crate::state::{Place, State};
use serde::{Deserialize, Serialize};

/// What belongs to all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TeamView {
    /// In thousands.
    pub cash: u8,
    pub jewels: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bet: u8,
    /// Cash brought out in this heist.
    pub cash_out: u8,
    /// Owned and left at home.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stash: Vec<PieceView>,
    /// For sale.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shop: Vec<PieceView>,
    /// Brought out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub secured: Vec<PieceView>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<PieceView>,
    /// Blanks the consultant has on call.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub blanks: u8,
    /// Bought in planning and not placed yet.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub idea_tokens: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub events: u8,
    /// Help that costs nothing in planning.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub free_reveals: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub free_ideas: u8,
}

impl TeamView {
    pub(super) fn new(heist: &Heist, state: &State) -> TeamView {
        TeamView {
            cash: state.team.cash,
            jewels: state.team.jewels,
            bet: state.team.bet,
            cash_out: state.team.cash_out,
            stash: pieces_at(heist, state, Place::STASH),
            shop: pieces_at(heist, state, Place::SHOP),
            secured: pieces_at(heist, state, Place::SECURED),
            lost: pieces_at(heist, state, Place::LOST),
            blanks: state.team.blanks,
            idea_tokens: state.team.idea_tokens_left,
            events: state.team.events_left,
            free_reveals: state.team.free_reveals,
            free_ideas: state.team.free_ideas,
        }
    }
}

/// A fixer who helps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FixerView {
    pub id: String,
    pub used: bool,
}

pub(super) fn fixers(heist: &Heist, state: &State) -> Vec<FixerView> {
    heist
        .edition
        .fixers
        .iter()
        .filter(|card| heist.has_fixer(card.power))
        .map(|card| FixerView {
            id: card.id.clone(),
            used: state.team.fixers_used.contains(card.power),
        })
        .collect()
}
