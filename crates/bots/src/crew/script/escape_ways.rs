//! The ways out in Escape: what they cost each character, and whether running will do.

use super::Script;
use super::exits::{allot, limit};
use super::ground::{goals_of_escape, shut_in_escape};
use crate::crew::brief::bits;
use crate::crew::effort::{EffortMap, FAR, StepCosts};
use board::SpaceSet;
use crew::content::effect::Chit;
use crew::state::{CREW, Phase, SPACES, Token};
use crew::{Position, Status, Who};

/// Ideas a breach costs whoever makes it as their action.
const BREACH_PRICE: u8 = 4;

/// How one character sees the way out.
pub(super) struct Ways {
    pub costs: StepCosts,
    pub through: SpaceSet,
    /// Escape moves to the nearest goal with room.
    pub out: EffortMap,
}

impl<'h> Script<'h> {
    /// The way out as this character sees it; before Escape as it would be if it began now.
    pub(super) fn ways(&self, scene: Position<'_>, who: Who) -> Ways {
        let (costs, through) = self.ground(scene, who);
        let goals = self.goals_for(scene, who);
        let through = if self.heist.special.hideouts == 0 {
            // A full exit is no way through.
            through - (goals_of_escape(scene) - goals)
        } else {
            through
        };
        let out = EffortMap::toward(scene, &costs, goals, through);
        Ways {
            costs,
            through,
            out,
        }
    }

    /// What steps cost this character in Escape, and where they lead.
    pub(super) fn ground(&self, scene: Position<'_>, who: Who) -> (StepCosts, SpaceSet) {
        let s = scene.s;
        let role = self.heist.role(who);
        let member = s.member(who);
        let mut costs = StepCosts {
            enter: [1; SPACES],
            leave: [0; SPACES],
        };
        if !role.better_ways {
            for space in s.tokens.guarded() {
                costs.leave[space.index()] = s.tokens.guards(space).min(30);
            }
        }
        let mut shut = shut_in_escape(scene) - s.doors - s.tokens.on(Token::Lock);
        if member.held & self.brief.keycards != 0 {
            for space in s.doors {
                costs.enter[space.index()] = 2;
            }
        } else {
            shut |= s.doors;
        }
        if role.pick_under_pressure && member.ideas > 0 {
            for space in s.tokens.on(Token::Lock) {
                costs.enter[space.index()] = 1 + s.tokens.count(Token::Lock, space).min(20);
            }
        } else {
            shut |= s.tokens.on(Token::Lock);
        }
        if s.phase != Phase::Escape {
            // Something may turn up there, and a lock means another way.
            let trouble = if s.in_bag(Chit::Lock) + s.in_bag(Chit::TwoLocks) > 0 {
                3
            } else {
                1
            };
            for space in s.unknown {
                costs.enter[space.index()] += trouble;
            }
            shut |= self.brief.gates;
        }
        (costs, s.present - shut)
    }

    /// The goals of Escape meant for this character: where room is scarce, the one that is best for all.
    pub(super) fn goals_for(&self, scene: Position<'_>, who: Who) -> SpaceSet {
        let goals = goals_of_escape(scene);
        if limit(scene) == 0 {
            return goals;
        }
        let open = goals.iter().filter(|&space| {
            scene.s.member(who).at == space
                || scene.s.phase != Phase::Escape
                || scene.room_at(who, space)
        });
        let open: SpaceSet = open.collect();
        let mut effort_maps: [EffortMap; CREW] = std::array::from_fn(|_| EffortMap::NOWHERE);
        for one in scene.characters() {
            let (costs, through) = self.ground(scene, one);
            let at = scene.s.member(one).at;
            effort_maps[one.index()] =
                EffortMap::from(scene, &costs, at, through | SpaceSet::of(at));
        }
        let allotted = allot(scene, |one, goal| {
            let member = scene.s.member(one);
            let moves = match effort_maps[one.index()].at(goal) {
                _ if member.at == goal => 0,
                _ if member.stopped => FAR,
                moves => moves,
            };
            // The surer the better; of two sure ways the shorter one.
            let missing = u32::from(moves.saturating_sub(u16::from(member.ideas)));
            (moves != FAR)
                .then_some(u32::from(moves) + 40 * missing + 400 * missing.saturating_sub(6))
        });
        let mine = allotted[who.index()] & open;
        if mine.is_empty() { open } else { mine }
    }

    /// Faces of the die that would bring a character out if Escape began now.
    pub(super) fn prospects(&self, scene: Position<'_>, who: Who) -> u8 {
        let member = scene.s.member(who);
        if goals_of_escape(scene).contains(member.at) {
            let mine = self.goals_for(scene, who);
            if mine.contains(member.at) {
                return 6;
            }
        }
        if scene.s.phase != Phase::Escape && self.brief.gates.contains(member.at) {
            return 0;
        }
        chance(self.ways(scene, who).out.at(member.at), member.ideas, true)
    }

    /// Whether this character could surely fetch something on the way out if Escape began now.
    pub(super) fn surely_fetches(&self, scene: Position<'_>, who: Who, spots: SpaceSet) -> bool {
        let member = scene.s.member(who);
        if scene.s.phase != Phase::Escape && self.brief.gates.contains(member.at) {
            return false;
        }
        let ways = self.ways(scene, who);
        let through = ways.through | SpaceSet::of(member.at);
        let here = EffortMap::from(scene, &ways.costs, member.at, through);
        spots.iter().any(|spot| {
            let (there, then) = (here.at(spot), ways.out.at(spot));
            there != FAR && then != FAR && there + then <= u16::from(member.ideas)
        })
    }

    /// Whether the objective is as good as met if Escape begins now: everything wanted is out, or with people who
    /// surely get out, or surely fetched on the way.
    pub(super) fn running_will_do(&self, scene: Position<'_>) -> bool {
        let s = scene.s;
        let brief = self.brief;
        let needs = self.needs(scene);
        if needs.cash > 0 || needs.looking {
            return false;
        }
        let sure = |who: Who| self.prospects(scene, who) == 6;
        if brief.everyone_escapes && !scene.players().all(sure) {
            return false;
        }
        if brief.npc_must_escape {
            let npc = s.member(Who::NPC).status;
            if npc != Status::Escaped && !(npc == Status::Active && sure(Who::NPC)) {
                return false;
            }
        }
        if !scene
            .characters()
            .all(|who| !brief.loaded(s.member(who)) || sure(who))
        {
            return false;
        }
        // Each missing thing by another character: who fetches one may lack the ideas for the next.
        let mut free = scene.characters().fold(0u8, |mask, who| {
            if brief.loaded(s.member(who)) {
                mask
            } else {
                mask | 1 << who.0
            }
        });
        let mut fetched = |spots: SpaceSet, by: u8| {
            let people = scene.characters();
            let mut people = people.filter(|who| free & by & 1 << who.0 != 0);
            let found = people.find(|&who| self.surely_fetches(scene, who, spots));
            if let Some(who) = found {
                free &= !(1 << who.0);
            }
            found.is_some()
        };
        if needs.pieces.count_ones() > 0 && needs.missing > 0 {
            let mut missing = needs.missing;
            for piece in bits(needs.pieces) {
                if missing > 0
                    && let Some(space) = s.pieces[piece].space()
                    && fetched(SpaceSet::of(space), 0xff)
                {
                    missing -= 1;
                }
            }
            if missing > 0 {
                return false;
            }
        }
        let mut exchanges = needs.exchanges;
        for exchange in &brief.exchanges {
            if exchanges == 0 {
                break;
            }
            let twin = brief.twin(s, exchange);
            let holder = twin.and_then(|twin| s.pieces[twin.index()].holder());
            if let Some(holder) = holder
                && fetched(SpaceSet::of(exchange.home), 1 << holder.0)
            {
                exchanges -= 1;
            }
        }
        exchanges == 0
    }

    /// Whether a way out made here would do: nothing is missing, and everybody the objective hangs on gets there surely,
    /// while they would not otherwise.
    pub(super) fn breach_will_do(&self, scene: Position<'_>, who: Who) -> bool {
        let s = scene.s;
        let brief = self.brief;
        let needs = self.needs(scene);
        let tile = s.member(who).at;
        let missing = needs.missing + needs.cash + needs.exchanges > 0;
        if missing || !scene.is_tile(tile) || brief.gates.contains(tile) {
            return false;
        }
        if brief.npc_must_escape && s.member(Who::NPC).status != Status::Active {
            return false;
        }
        let through_here = |one: Who| {
            let member = s.member(one);
            let (costs, through) = self.ground(scene, one);
            let through = through | SpaceSet::of(member.at);
            let moves = EffortMap::from(scene, &costs, member.at, through).at(tile);
            let price = self.heist.role(who).breach_for.max(BREACH_PRICE);
            let ideas = if one == who {
                member.ideas.saturating_sub(price)
            } else {
                member.ideas
            };
            // The step through the hole, and one more for each guard there.
            let last = 1 + u16::from(costs.leave[tile.index()]);
            moves != FAR && chance(moves + last, ideas, true) >= 5
        };
        let mut gains = false;
        let saved = scene.characters().all(|one| {
            let matters = brief.carries(s, one) || brief.everyone_escapes && one != Who::NPC;
            let safe = self.prospects(scene, one) == 6;
            let through = through_here(one);
            gains |= !safe && through;
            !matters || safe || through
        });
        saved && gains && !self.running_will_do(scene)
    }

    /// Faces of the die that bring a character out.
    pub(super) fn faces(&self, scene: Position<'_>, who: Who) -> u8 {
        let member = scene.s.member(who);
        if self.heist.goals(scene.s).contains(member.at) && scene.room_at(who, member.at) {
            return 6;
        }
        if member.stopped || scene.remote_locked().contains(member.at) {
            return 0;
        }
        let moves = self.ways(scene, who).out.at(member.at);
        chance(moves, member.ideas, !member.rolled)
    }
}

/// Faces of the die that are enough.
pub(super) fn chance(moves: u16, ideas: u8, can_roll: bool) -> u8 {
    if moves == FAR {
        return 0;
    }
    match moves.saturating_sub(u16::from(ideas)) {
        0 => 6,
        missing @ 1..=6 if can_roll => 7 - missing as u8,
        _ => 0,
    }
}
