//! The table as everybody sees it, for programs and pages: plain values with names instead of bit sets and indices.
//!
//! The view is an allow-list. The game hides nothing but the order of the bag, and that is never stored, so every seat
//! sees the same; what differs is the legal commands. Empty parts are left out of the JSON.

mod cell;
mod member;
mod piece;
mod prompt;
mod security;
mod team;

pub use cell::{CellKind, CellView, LetterView, TokensView};
pub use member::{CommittedView, MemberView, NextView, OnceView};
pub use piece::PieceView;
pub use prompt::PromptView;
pub use security::{AlertView, DeckView, NoiseView};
pub use team::{FixerView, TeamView};

use crate::command::Who;
use crate::content::effect::Chit;
use crate::heist::Heist;
use crate::odds::EscapeOdds;
use crate::state::{CREW, Count, End, Phase, Place, State, Status};
use board::Space;
use piece::pieces_at;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Seat;

/// Everything on and around the board at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Edition id.
    pub edition: String,
    /// Scenario id.
    pub scenario: String,
    pub phase: Phase,
    pub round: u8,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// Seats that are done with the phase.
    pub ready: Vec<Seat>,
    /// Seats that want Escape at the end of this round.
    pub escape_calls: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<PromptView>,
    /// Every tile on the board and every open exit.
    pub cells: Vec<CellView>,
    pub crew: Vec<MemberView>,
    pub noise: NoiseView,
    pub deck: DeckView,
    /// The alert track, where it takes the place of the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alert: Option<AlertView>,
    /// How many chits of each kind are in the bag.
    pub bag: BTreeMap<Chit, u8>,
    pub team: TeamView,
    pub fixers: Vec<FixerView>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub safe: Option<SafeView>,
    /// In Escape, while somebody is on the run or has declared a path.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub escape: Option<RunView>,
    /// In Escape: the best way out of each character still in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub odds: Vec<EscapeOdds>,
    pub count: Count,
}

impl View {
    pub fn new(heist: &Heist, state: &State) -> View {
        let escaping = state.phase == Phase::Escape;
        View {
            edition: heist.edition.id.clone(),
            scenario: heist.scenario.draft.id.clone(),
            phase: state.phase,
            round: state.round,
            end: (state.phase == Phase::Over).then_some(state.end),
            ready: state.ready.iter().collect(),
            escape_calls: state.escape_calls.iter().collect(),
            prompt: PromptView::new(heist, state),
            cells: state
                .present
                .iter()
                .map(|space| CellView::new(heist, state, space))
                .collect(),
            crew: (0..CREW as u8)
                .map(Who)
                .filter(|&who| state.member(who).status != Status::Absent)
                .map(|who| MemberView::new(heist, state, who))
                .collect(),
            noise: NoiseView::new(heist, state),
            deck: DeckView::new(heist, state),
            alert: AlertView::new(heist, state),
            bag: bag(state),
            team: TeamView::new(heist, state),
            fixers: team::fixers(heist, state),
            safe: SafeView::new(heist, state),
            escape: escaping.then(|| RunView::new(state)).flatten(),
            odds: if escaping {
                heist.escape_odds(state)
            } else {
                Vec::new()
            },
            count: state.count,
        }
    }
}

fn bag(state: &State) -> BTreeMap<Chit, u8> {
    let counts = Chit::BAG.map(|chit| (chit, state.in_bag(chit)));
    counts.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// The safe of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SafeView {
    pub space: Space,
    pub needed: u8,
    pub done: u8,
    pub open: bool,
    /// In thousands, while it is closed.
    pub cash: u8,
    pub pieces: Vec<PieceView>,
}

impl SafeView {
    fn new(heist: &Heist, state: &State) -> Option<SafeView> {
        let safe = heist.scenario.draft.safe.as_ref()?;
        Some(SafeView {
            space: heist.scenario.safe?,
            needed: safe.cracks,
            done: state.cracks,
            open: state.safe_open,
            cash: if state.safe_open { 0 } else { safe.cash },
            pieces: pieces_at(heist, state, Place::SAFE),
        })
    }
}

/// A run in Escape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RunView {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runner: Option<Who>,
    /// The declared steps that are still ahead.
    pub path: Vec<Space>,
    pub moves_left: u8,
}

impl RunView {
    fn new(state: &State) -> Option<RunView> {
        let ahead = state.run.path_at.min(state.run.path_len) as usize..state.run.path_len as usize;
        let run = RunView {
            runner: state.run.runner,
            path: state.run.path[ahead].to_vec(),
            moves_left: state.run.moves_left,
        };
        (run.runner.is_some() || !run.path.is_empty()).then_some(run)
    }
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}
