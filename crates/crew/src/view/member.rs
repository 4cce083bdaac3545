//! A character of the heist, and the action they took.

use super::piece::PieceView;
use super::{is_false, is_zero};
use crate::command::{ActionId, Who};
use crate::heist::Heist;
use crate::position::Position;
use crate::state::{Member, MemberCount, Phase, Pool, State, Status};
use board::{Space, SpaceSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Seat;

/// A character of the heist.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct MemberView {
    pub who: Who,
    /// The seat that plays them; a non-player character belongs to all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    pub name: String,
    /// Ids of the cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub npc: Option<String>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub panicked: bool,
    pub status: Status,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Space>,
    pub ideas: u8,
    /// In hand, in thousands.
    pub cash: u8,
    pub pieces: Vec<PieceView>,
    /// The face of the die, once it was rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// The round's action, once it was taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub committed: Option<CommittedView>,
    /// Spaces with a planning token of this character.
    pub planned: SpaceSet,
    /// Planning tokens not on the board.
    pub tokens: u8,
    /// Between heists: the cards they go on with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<NextView>,
    /// Once-per-heist abilities that are gone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<OnceView>,
    /// May leave guarded tiles for the rest of the phase.
    #[serde(default, skip_serializing_if = "is_false")]
    pub slipping: bool,
    /// Reaches loot on adjacent tiles for the rest of the phase.
    #[serde(default, skip_serializing_if = "is_false")]
    pub reaching: bool,
    /// The tile across a gap that counts as adjacent for the next sub-action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vent: Option<Space>,
    /// Planning tokens that may be shifted.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub shifts: u8,
    /// In Escape: the die was rolled.
    #[serde(default, skip_serializing_if = "is_false")]
    pub rolled: bool,
    /// In Escape: the run is over.
    #[serde(default, skip_serializing_if = "is_false")]
    pub stopped: bool,
    pub tally: MemberCount,
}

impl MemberView {
    pub(super) fn new(heist: &Heist, state: &State, who: Who) -> MemberView {
        let member = state.member(who);
        let cards = heist.member_cards(who);
        let part = heist.scenario.draft.npc.as_ref();
        let part = part.filter(|_| who == Who::NPC);
        let npc = part.and_then(|part| heist.edition.npc(&part.card));
        let name = match heist.names.get(who.index()) {
            Some(name) => name.clone(),
            None => part
                .and_then(|part| part.name.clone())
                .or(npc.map(|(_, card)| card.name.clone()))
                .unwrap_or_default(),
        };
        MemberView {
            who,
            seat: (who != Who::NPC).then_some(Seat(who.0)),
            name,
            character: cards
                .as_ref()
                .and_then(|cards| heist.edition.character(&cards.character))
                .map(|(_, card)| card.id.clone()),
            skills: cards
                .iter()
                .flat_map(|cards| &cards.skills)
                .filter_map(|skill| heist.edition.skill(skill))
                .map(|(_, card)| card.id.clone())
                .collect(),
            npc: npc.map(|(_, card)| card.id.clone()),
            panicked: who == Who::NPC && state.npc_panicked,
            status: member.status,
            at: known(member.at),
            ideas: member.ideas,
            cash: member.cash,
            pieces: Position::new(heist, state)
                .held(member)
                .filter_map(|piece| PieceView::new(heist, piece))
                .collect(),
            die: (member.die > 0).then_some(member.die),
            committed: member
                .committed
                .then(|| CommittedView::new(heist, who, member)),
            planned: member.planned,
            tokens: member.tokens,
            next: NextView::new(heist, state, who),
            used: [
                (member.replanned, OnceView::ChangePlans),
                (member.coded, OnceView::Codes),
                (
                    member.misdirected && heist.role(who).misdirect_once,
                    OnceView::Misdirect,
                ),
                (
                    member.pinched && heist.role(who).pinch_once,
                    OnceView::Pinch,
                ),
            ]
            .into_iter()
            .filter(|(used, _)| *used)
            .map(|(_, ability)| ability)
            .collect(),
            slipping: member.slipping,
            reaching: member.reaching,
            vent: known(member.vent),
            shifts: member.shifts,
            rolled: member.rolled,
            stopped: member.stopped,
            tally: member.tally,
        }
    }
}

fn known(space: Space) -> Option<Space> {
    (space != Space::NONE).then_some(space)
}

/// The action a character took, and what is left of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CommittedView {
    pub action: ActionId,
    pub name: String,
    /// Sub-actions not used yet; those at zero are left out.
    pub pool: BTreeMap<String, u8>,
}

impl CommittedView {
    fn new(heist: &Heist, who: Who, member: &Member) -> CommittedView {
        let name = heist.action_name(who, member.action).unwrap_or_default();
        CommittedView {
            action: member.action,
            name: name.to_owned(),
            pool: pool(member.pool),
        }
    }
}

fn pool(pool: Pool) -> BTreeMap<String, u8> {
    // Named one by one, so that a new kind of sub-action is not forgotten here.
    let Pool {
        moves,
        unlocks,
        subdues,
        disables,
        ideas,
        reveals,
        loot,
        rewires,
        grants,
        toss,
        flick,
        granted_unlocks,
        inspire,
    } = pool;
    [
        ("moves", moves),
        ("unlocks", unlocks),
        ("subdues", subdues),
        ("disables", disables),
        ("ideas", ideas),
        ("reveals", reveals),
        ("loot", loot),
        ("rewires", rewires),
        ("grants", grants),
        ("toss", toss),
        ("flick", flick),
        ("granted-unlocks", granted_unlocks),
        ("inspire", inspire),
    ]
    .into_iter()
    .filter(|(_, left)| *left > 0)
    .map(|(kind, left)| (kind.to_owned(), left))
    .collect()
}

/// The cards of a player in the next heist by id, as far as they are chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct NextView {
    pub character: Option<String>,
    pub skills: [Option<String>; 2],
}

impl NextView {
    fn new(heist: &Heist, state: &State, who: Who) -> Option<NextView> {
        let choosing = state.phase == Phase::LevelUp && who != Who::NPC;
        choosing.then(|| {
            let (character, skills) = heist.cards_after(state, Seat(who.0));
            NextView {
                character: character.map(|card| card.id.clone()),
                skills: skills.map(|skill| skill.map(|card| card.id.clone())),
            }
        })
    }
}

/// Abilities that work once per heist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OnceView {
    ChangePlans,
    Codes,
    Pinch,
    Misdirect,
}
