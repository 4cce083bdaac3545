//! What makes things worse: noise, the event deck, the alert track.

use super::is_zero;
use crate::heist::Heist;
use crate::state::State;
use serde::{Deserialize, Serialize};

/// The noise track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct NoiseView {
    pub slot: u8,
    /// Slots ahead whose entry raises an alert.
    pub alerts: Vec<u8>,
    /// The last slot: every further noise raises an alert.
    pub last: u8,
    /// Noise that is bought off.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hush: u8,
}

impl NoiseView {
    pub(super) fn new(heist: &Heist, state: &State) -> NoiseView {
        let ahead = state.noise.saturating_add(1)..=heist.noise_last;
        NoiseView {
            slot: state.noise,
            alerts: ahead
                .filter(|slot| heist.noise_alerts & 1 << slot != 0)
                .collect(),
            last: heist.noise_last,
            hush: state.team.hush,
        }
    }
}

/// The event deck, which lies face up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct DeckView {
    /// Codes from the top.
    pub cards: Vec<String>,
    /// The event being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub active: Option<String>,
    /// Crises to come, in order.
    pub queue: Vec<String>,
    pub discarded: u8,
}

impl DeckView {
    pub(super) fn new(heist: &Heist, state: &State) -> DeckView {
        let code = |card: &u8| heist.edition.cards[*card as usize].code.clone();
        let left = &state.events.cards[state.events.top as usize..state.events.len as usize];
        let queue = &state.events.queue[..state.events.queued as usize];
        let active = (state.events.active != u8::MAX).then_some(state.events.active);
        let all = heist.scenario.deck.len() + state.team.events_in as usize;
        // A recalled event stays on the pile.
        let apart = queue.len() + usize::from(active.is_some() && !state.events.recalled);
        DeckView {
            cards: left.iter().map(code).collect(),
            active: active.as_ref().map(code),
            queue: queue.iter().map(code).collect(),
            discarded: all.saturating_sub(left.len() + apart) as u8,
        }
    }
}

/// The alert track with its bar and the security die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct AlertView {
    /// The slot of the bar: the number of squares behind it.
    pub bar: u8,
    /// Codes of the events on the squares, the first one first.
    pub squares: Vec<String>,
    /// The security die as it lies, once it was rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// Faces of the security die.
    pub faces: u8,
    /// The slot at which reinforcements come, and whether they have.
    pub reinforcements: u8,
    pub reinforced: bool,
}

impl AlertView {
    pub(super) fn new(heist: &Heist, state: &State) -> Option<AlertView> {
        let track = heist.edition.alert.as_ref()?;
        let code = |card: &u8| heist.edition.cards[*card as usize].code.clone();
        Some(AlertView {
            bar: state.security.bar,
            squares: track.squares.iter().map(code).collect(),
            die: (state.security.die > 0).then_some(state.security.die),
            faces: track.die,
            reinforcements: track.reinforcements_at,
            reinforced: state.security.reinforced,
        })
    }
}
