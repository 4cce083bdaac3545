//! The ground a character walks on: where it may set foot, what steps cost, and the ways out.

use crate::crew::effort::{EffortMap, StepCosts};
use board::SpaceSet;
use crew::content::effect::Chit;
use crew::state::Token;
use crew::{Position, State, Who};

/// Where a character may set foot in the Action phase, locks and guards aside.
pub(super) fn walkable(scene: Position<'_>, who: Who) -> SpaceSet {
    let s = scene.s;
    let member = s.member(who);
    let exits = s.present - scene.h.board().tiles();
    let planned = if who == Who::NPC {
        s.present
    } else {
        member.planned | exits
    };
    let start = if scene.h.special.start_in_hideouts || scene.h.rules.start_hex_counts_as_planned {
        SpaceSet::of(member.start) & s.present
    } else {
        SpaceSet::EMPTY
    };
    ((planned | start) & s.present) - scene.remote_locked() - s.doors
}

/// What the tiles cost this character.
pub fn step_costs(
    scene: Position<'_>,
    brief: &crate::crew::brief::Brief,
    who: Who,
    gate: u8,
) -> StepCosts {
    let s = scene.s;
    let handicap = brief.handicaps[who.index()];
    let mut costs = StepCosts::even();
    for space in s.tokens.on(Token::Lock) {
        costs.dearer(
            space,
            handicap
                .lock
                .saturating_mul(s.tokens.count(Token::Lock, space)),
        );
    }
    for space in scene.watching() {
        costs.dearer(
            space,
            handicap
                .camera
                .saturating_mul(s.tokens.count(Token::Camera, space)),
        );
    }
    for space in s.tokens.guarded() {
        costs.stickier(space, handicap.guard.saturating_mul(s.tokens.guards(space)));
    }
    let bag = s.bag_size();
    if bag > 0 && !s.unknown.is_empty() {
        let lots = |chit: Chit| u32::from(s.in_bag(chit));
        let trouble = u32::from(handicap.lock) * (lots(Chit::Lock) + 2 * lots(Chit::TwoLocks))
            + u32::from(handicap.guard)
                * (lots(Chit::Guard) + lots(Chit::Dog) + 2 * lots(Chit::TwoGuards))
            + u32::from(handicap.camera) * (lots(Chit::Camera) + 2 * lots(Chit::TwoCameras));
        let each = (trouble / bag) as u8;
        for space in s.unknown {
            costs.dearer(space, each);
        }
    }
    for space in brief.gates & s.present {
        costs.dearer(space, gate);
    }
    costs
}

/// Escape moves from every space to a way out, if Escape began now: one a step, one more for each guard left behind.
pub fn way_out(scene: Position<'_>, gates: SpaceSet) -> EffortMap {
    let s = scene.s;
    let mut costs = StepCosts {
        enter: [1; crew::state::SPACES],
        leave: [0; crew::state::SPACES],
    };
    for space in s.tokens.guarded() {
        costs.leave[space.index()] = s.tokens.guards(space).min(30);
    }
    let gates = if s.phase == crew::Phase::Escape {
        SpaceSet::EMPTY
    } else {
        gates
    };
    let through = s.present - shut_in_escape(scene) - gates;
    EffortMap::toward(scene, &costs, goals_of_escape(scene), through)
}

/// Spaces nobody may enter in Escape, whatever the phase is now.
pub(super) fn shut_in_escape(scene: Position<'_>) -> SpaceSet {
    let rules = &scene.h.rules;
    let rings = if rules.rings_bar_entry && rules.rings_hold_in_escape {
        scene.ringed()
    } else {
        SpaceSet::EMPTY
    };
    scene.s.tokens.on(Token::Lock) | scene.s.doors | rings
}

/// Where Escape will lead.
pub(super) fn goals_of_escape(scene: Position<'_>) -> SpaceSet {
    let beacon = if scene.h.special.beacon_exit {
        scene.h.scenario.story & scene.s.present
    } else {
        SpaceSet::EMPTY
    };
    scene.h.goals(scene.s) | beacon
}

/// The goals of Escape that still have room for a character.
pub(super) fn ways_out(scene: Position<'_>, who: Who) -> SpaceSet {
    let goals = scene.h.goals(scene.s).iter();
    goals.filter(|&space| scene.room_at(who, space)).collect()
}

/// How far away the alarm is: events before the last card of the deck, or alerts before the security die can hit it.
pub fn time_left(heist: &crew::Heist, s: &State) -> u8 {
    if let Some(track) = &heist.edition.alert {
        return (track.last() + 1).saturating_sub(s.security.bar + track.die);
    }
    let rest = &s.events.cards[s.events.top as usize..s.events.len as usize];
    rest.iter()
        .filter(|&&card| !heist.edition.is_crisis(card as usize))
        .count() as u8
}
