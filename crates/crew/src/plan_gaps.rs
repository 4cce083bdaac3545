//! What the plans of the crew together cannot do yet. Nothing is said that might not be so: where things are hidden, or
//! somebody goes where they like, this is silent.

use crate::command::{ActionId, Piece, Who};
use crate::content::cards::Joins;
use crate::content::effect::Chit;
use crate::content::scenario::Goal;
use crate::heist::{Heist, ITEM_ACTIONS, PieceKind};
use crate::position::Position;
use crate::state::*;
use board::{Space, SpaceSet};

/// Something the objective takes that no plan does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanGap {
    /// Plans lead to so many pieces of this kind, of those that somebody has to come for.
    Loot { chit: Chit, reached: u8, wanted: u8 },
    /// What the objective asks for is in the safe, and no plan comes near it.
    Safe { space: Space },
    /// Somebody waits to be taken along, and no plan comes to them.
    Npc { space: Space },
    /// A lock is on a route, and nobody who can unlock plans to come next to it.
    Lock { space: Space },
}

impl Heist {
    /// What is missing from the plans, the most important first; none while nobody has planned anything.
    pub fn plan_gap(&self, state: &State) -> Option<PlanGap> {
        let plans = Plans::of(self, state)?;
        plans
            .loot()
            .or_else(|| plans.safe())
            .or_else(|| plans.npc())
            .or_else(|| plans.lock())
    }
}

/// Everybody's plans, while they are made.
struct Plans<'a> {
    heist: &'a Heist,
    state: &'a State,
    position: Position<'a>,
    /// Rooms somebody plans to enter, or starts in.
    entered: SpaceSet,
}

impl<'a> Plans<'a> {
    fn of(heist: &'a Heist, state: &'a State) -> Option<Plans<'a>> {
        let planning = state.phase == Phase::Plan && state.prompt().is_none();
        let position = Position::new(heist, state);
        let begun = || {
            position
                .players()
                .any(|who| !state.member(who).planned.is_empty())
        };
        // The character all share needs no tokens.
        let free = state.member(Who::NPC).status == Status::Active;
        if !planning || free || !begun() {
            return None;
        }
        let mut plans = Plans {
            heist,
            state,
            position,
            entered: SpaceSet::EMPTY,
        };
        plans.entered = position
            .players()
            .fold(SpaceSet::EMPTY, |all, who| all | plans.rooms(who));
        Some(plans)
    }

    /// Where a character will be.
    fn rooms(&self, who: Who) -> SpaceSet {
        let member = self.state.member(who);
        let start = match member.at {
            Space::NONE => SpaceSet::EMPTY,
            at => SpaceSet::of(at),
        };
        member.planned | start
    }

    /// Where somebody can work or take something.
    fn in_reach(&self) -> SpaceSet {
        self.entered | self.position.near_all(self.entered)
    }

    /// Pieces of this kind, and where each is.
    fn pieces(&self, chit: Chit) -> impl Iterator<Item = Place> + '_ {
        let pieces = (0..self.heist.pieces().len() as u8).map(Piece);
        let of_it = move |piece: &Piece| self.heist.piece(*piece) == Some(PieceKind::Loot(chit));
        pieces
            .filter(of_it)
            .map(|piece| self.state.pieces[piece.index()])
    }

    fn loot(&self) -> Option<PlanGap> {
        // Some take things from next door, or throw them.
        let arms = |who: Who| {
            let role = self.heist.role(who);
            let throws = |act: &crate::cast::Act| act.pool.toss > 0 || act.pool.flick > 0;
            role.reach || role.acts.iter().any(throws)
        };
        let within = match self.position.players().any(arms) {
            true => self.in_reach(),
            false => self.entered,
        };
        self.heist.scenario.draft.goals.iter().find_map(|goal| {
            let Goal::Secure { chit, count } = *goal else {
                return None;
            };
            let all = self.pieces(chit).count() as u8;
            let lying = || self.pieces(chit).filter_map(|place| place.space());
            let on_floor = lying().count() as u8;
            // The others may come to light on the way.
            let wanted = count.saturating_sub(all - on_floor);
            let reached = lying().filter(|&space| within.contains(space)).count() as u8;
            (reached < wanted).then_some(PlanGap::Loot {
                chit,
                reached,
                wanted,
            })
        })
    }

    fn safe(&self) -> Option<PlanGap> {
        let space = self.heist.scenario.safe?;
        let wanted = |goal: &Goal| match *goal {
            Goal::Secure { chit, count } => {
                let elsewhere = self.pieces(chit).filter(|&place| place != Place::SAFE);
                elsewhere.count() < usize::from(count)
            }
            _ => false,
        };
        let needed = self.heist.scenario.draft.goals.iter().any(wanted);
        (needed && !self.in_reach().contains(space)).then_some(PlanGap::Safe { space })
    }

    fn npc(&self) -> Option<PlanGap> {
        let npc = self.state.member(Who::NPC);
        let goals = &self.heist.scenario.draft.goals;
        let waits = npc.status == Status::Idle
            && self.position.is_tile(npc.at)
            && self.heist.special.npc_joins == Joins::WhenTaken
            && !self.heist.special.moving_target
            && goals.contains(&Goal::NpcEscapes);
        let come = self.entered.contains(npc.at);
        (waits && !come).then_some(PlanGap::Npc { space: npc.at })
    }

    fn lock(&self) -> Option<PlanGap> {
        let locks = self.state.tokens.on(Token::Lock) & self.entered;
        let able = |who: Who| self.may_unlock(who);
        let hands = self.position.players().filter(|&who| able(who));
        let hands = hands.fold(SpaceSet::EMPTY, |all, who| all | self.rooms(who));
        let beside = self.position.near_all(hands);
        let space = (locks - beside).first()?;
        Some(PlanGap::Lock { space })
    }

    /// Whether a character may come to unlock something, by whatever means.
    fn may_unlock(&self, who: Who) -> bool {
        let role = self.heist.role(who);
        let opens = |act: &crate::cast::Act| {
            act.pool.unlocks > 0 || act.pool.granted_unlocks > 0 || act.does.is_some()
        };
        let own = (0..ITEM_ACTIONS).filter_map(|n| self.heist.act(who, ActionId(n)));
        let item = |piece: Piece| {
            let item = self.heist.item(piece);
            item.is_some_and(|item| item.shared_unlocks || item.act.as_ref().is_some_and(opens))
        };
        let mut held = self.position.held(self.state.member(who));
        own.into_iter().any(opens)
            || role.rare
            || role.picker
            || role.codes.is_some()
            || role.vent > 0
            || held.any(item)
            // Gifts of others unlock too.
            || self.position.players().any(|other| {
                let gives = |act: &crate::cast::Act| act.pool.grants > 0;
                other != who && self.heist.role(other).acts.iter().any(gives)
            })
    }
}
