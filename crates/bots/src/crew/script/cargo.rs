//! Things on their way: who carries what how far, and where it changes hands.

use super::Script;
use crate::crew::brief::Brief;
use crate::crew::effort::{EffortMap, FAR, StepCosts};
use crate::crew::errands::Task;
use board::{Space, SpaceSet};
use crew::state::CREW;
use crew::{Piece, Position, State, Who};

/// Effort of giving something to somebody.
const HAND_OVER: u16 = 10;

/// Things that must get somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cargo {
    Prize,
    Card,
    Tool,
    /// A painting found on the map that is to hang somewhere else.
    Twin,
}

impl Cargo {
    pub const ALL: [Cargo; 4] = [Cargo::Prize, Cargo::Card, Cargo::Tool, Cargo::Twin];

    pub fn mask(self, brief: &Brief) -> u32 {
        match self {
            Cargo::Prize => brief.prize,
            Cargo::Card => brief.keycards,
            Cargo::Tool => brief.tools,
            Cargo::Twin => brief.found_twins,
        }
    }

    pub fn destination(self, scene: Position<'_>, brief: &Brief) -> SpaceSet {
        match self {
            Cargo::Prize => scene.h.goals(scene.s),
            Cargo::Card => scene.near_all(scene.s.doors),
            Cargo::Tool => scene.closed_safe().map_or(SpaceSet::EMPTY, SpaceSet::of),
            Cargo::Twin => {
                let open = brief.exchanges.iter().filter(|exchange| {
                    exchange.twins & brief.found_twins != 0 && !brief.replaced(scene.s, exchange)
                });
                open.map(|exchange| exchange.home).collect()
            }
        }
    }
}

/// The effort to bring something to a destination in each character's hands: somebody who cannot get there may meet
/// somebody who can.
pub fn relay<'t>(
    scene: Position<'_>,
    people: u8,
    costs: impl Fn(usize) -> &'t StepCosts,
    through: &[SpaceSet; CREW],
    destination: SpaceSet,
    effort_maps: &mut [EffortMap; CREW],
) {
    let crew = || (0..CREW).filter(move |who| people & 1 << who != 0);
    for who in crew() {
        effort_maps[who] =
            EffortMap::toward(scene, costs(who), destination & through[who], through[who]);
    }
    for _ in 0..2 {
        for who in crew() {
            let mut met = [(Space(0), 0u16); 64];
            let mut count = 0;
            for space in through[who] {
                let others = crew().filter(|&other| other != who && through[other].contains(space));
                let then = others
                    .map(|other| effort_maps[other].at(space))
                    .min()
                    .unwrap_or(FAR);
                if then != FAR && then + HAND_OVER < effort_maps[who].at(space) && count < 64 {
                    met[count] = (space, then + HAND_OVER);
                    count += 1;
                }
            }
            if count > 0 {
                effort_maps[who].nearer(scene, costs(who), through[who], &met[..count]);
            }
        }
    }
}

impl Script<'_> {
    /// For each kind of cargo that is under way, the effort to bring it where it belongs, hand-overs included.
    pub(super) fn cargo(&mut self, scene: Position<'_>) {
        let s = scene.s;
        for kind in Cargo::ALL {
            let mask = kind.mask(self.brief);
            let destination = kind.destination(scene, self.brief);
            let moving = scene.characters().any(|who| s.member(who).held & mask != 0)
                || !crate::crew::brief::on_floor(s, mask).is_empty();
            self.memory.moving[kind as usize] = moving && !destination.is_empty();
            if !self.memory.moving[kind as usize] {
                continue;
            }
            let assignments = &self.memory.assignments;
            let mut through = [SpaceSet::EMPTY; CREW];
            for who in scene.characters() {
                through[who.index()] =
                    assignments[who.index()].through | SpaceSet::of(s.member(who).at);
            }
            let people = scene.characters().fold(0u8, |mask, who| mask | 1 << who.0);
            relay(
                scene,
                people,
                |who| &assignments[who].costs,
                &through,
                destination,
                &mut self.memory.carry[kind as usize],
            );
        }
    }

    /// Who meets whom where, for cargo its holder cannot bring there alone.
    pub(super) fn relays(&mut self, scene: Position<'_>, free: &mut u8) {
        let s = scene.s;
        for kind in Cargo::ALL {
            if !self.memory.moving[kind as usize] {
                continue;
            }
            let mask = kind.mask(self.brief);
            for who in scene.characters() {
                let holds = s.member(who).held & mask != 0;
                let fetches = matches!(self.memory.assignments[who.index()].task, Task::Fetch(piece) if mask & 1 << piece.0 != 0);
                let start = if holds {
                    s.member(who).at
                } else if fetches {
                    self.memory.assignments[who.index()]
                        .at
                        .first()
                        .unwrap_or(Space::NONE)
                } else {
                    continue;
                };
                let Some((place, other)) = self.meeting(scene, kind, who, start) else {
                    continue;
                };
                let ordered = |who: Who| matches!(self.memory.orders[who.index()], Some((round, _)) if round == s.round);
                let busy = self.brief.loaded(s.member(other)) && kind != Cargo::Prize;
                if holds && !ordered(who) {
                    self.send(scene, who, Task::Meet(other), SpaceSet::of(place));
                    *free &= !(1 << who.0);
                }
                let idle = *free & 1 << other.0 != 0;
                let ordered = matches!(self.memory.orders[other.index()], Some((round, _)) if round == s.round);
                if !ordered && !busy && (idle || holds) {
                    self.send(scene, other, Task::Meet(who), SpaceSet::of(place));
                    *free &= !(1 << other.0);
                }
            }
        }
    }

    /// Where a piece changes hands next, and into whose.
    pub(super) fn meeting(
        &self,
        scene: Position<'_>,
        kind: Cargo,
        who: Who,
        start: Space,
    ) -> Option<(Space, Who)> {
        let effort_maps = &self.memory.carry[kind as usize];
        let effort_map = &effort_maps[who.index()];
        let assignment = &self.memory.assignments[who.index()];
        let mut here = start;
        for _ in 0..30 {
            let now = effort_map.at(here);
            if now == FAR || now == 0 {
                return None;
            }
            for other in scene.characters().filter(|&other| other != who) {
                let open = self.memory.assignments[other.index()]
                    .through
                    .contains(here);
                let then = effort_maps[other.index()].at(here);
                if open && then != FAR && then + HAND_OVER == now {
                    return Some((here, other));
                }
            }
            let next = scene
                .near(here)
                .iter()
                .filter(|&next| (assignment.through.contains(next)) && effort_map.at(next) < now)
                .min_by_key(|&next| {
                    effort_map.at(next) + u16::from(assignment.costs.enter[next.index()])
                })?;
            here = next;
        }
        None
    }

    /// Whether a piece on this tile is better off in other hands.
    pub(super) fn better_off(&self, s: &State, piece: Piece, from: Who, to: Who) -> bool {
        let at = s.member(from).at;
        Cargo::ALL.into_iter().any(|kind| {
            let here =
                self.memory.moving[kind as usize] && kind.mask(self.brief) & 1 << piece.0 != 0;
            let effort_maps = &self.memory.carry[kind as usize];
            let then = effort_maps[to.index()].at(at);
            here && then != FAR && then + HAND_OVER <= effort_maps[from.index()].at(at)
        })
    }

    /// Effort to bring a piece from a space to where it belongs.
    pub(super) fn onward(&self, piece: Piece, who: Who, from: Space) -> u16 {
        for kind in Cargo::ALL {
            if self.memory.moving[kind as usize] && kind.mask(self.brief) & 1 << piece.0 != 0 {
                return self.memory.carry[kind as usize][who.index()]
                    .at(from)
                    .min(200);
            }
        }
        0
    }
}
