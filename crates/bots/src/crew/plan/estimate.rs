//! What a sketch is worth at a glance, before anybody plays it.

use super::layout::planning_costs;
use super::{Planner, Sketch};
use crate::crew::effort::{EffortMap, StepCosts};
use crate::crew::script::{Cargo, relay};
use board::{Space, SpaceSet};
use crew::state::CREW;
use crew::{Position, Who};

impl Planner<'_> {
    /// The likeliest of several sketches, by a look at the map alone.
    pub(super) fn promising(
        &mut self,
        of: usize,
        mut make: impl FnMut(&mut Self) -> Sketch,
    ) -> Sketch {
        let mut best = make(self);
        let mut least = self.estimate(&best);
        for _ in 1..of {
            let other = make(self);
            let effort = self.estimate(&other);
            // Now and then the look is wrong.
            if effort < least || self.below(24) == 0 {
                (best, least) = (other, effort);
            }
        }
        best
    }

    /// The effort it takes if nothing goes wrong and every way is opened in time: places nobody gets to weigh heavily.
    pub(super) fn estimate(&self, sketch: &Sketch) -> u32 {
        const NEVER: u32 = 300;
        let mut state = self.state.clone();
        let mut luck = self.luck.clone();
        self.carry_out(sketch, &mut state, &mut luck);
        let shut = state.clone();
        state.remote = [SpaceSet::EMPTY; 3];
        state.doors = SpaceSet::EMPTY;
        let scene = Position::new(self.heist, &state);
        let exits = state.present - self.heist.board().tiles();
        let players = self.heist.players as usize;
        let costs: [StepCosts; 4] =
            std::array::from_fn(|who| planning_costs(scene, self.brief, Who(who as u8)));
        let mut through = [SpaceSet::EMPTY; CREW];
        let mut reach: [EffortMap; CREW] = std::array::from_fn(|_| EffortMap::NOWHERE);
        for who in 0..players {
            let at = state.crew[who].at;
            if at == Space::NONE {
                return NEVER * 20;
            }
            through[who] = state.crew[who].planned | exits | SpaceSet::of(at);
            reach[who] = EffortMap::from(scene, &costs[who], at, through[who]);
        }
        let mut total = 0;
        for group in &self.groups {
            let efforts = group.sites.iter().map(|&site| {
                let nearest = (0..players).map(|who| reach[who].at(site)).min();
                nearest.map_or(NEVER, |effort| u32::from(effort).min(NEVER))
            });
            total += least_of(efforts, group.enough);
        }
        let people = (1u8 << players) - 1;
        let mut effort_maps: [EffortMap; CREW] = std::array::from_fn(|_| EffortMap::NOWHERE);
        for kind in Cargo::ALL {
            let destination = kind.destination(Position::new(self.heist, &shut), self.brief);
            let mask = kind.mask(self.brief);
            if destination.is_empty() || mask == 0 {
                continue;
            }
            relay(
                scene,
                people,
                |who| &costs[who],
                &through,
                destination,
                &mut effort_maps,
            );
            let mut cards = mask;
            let mut least = Vec::new();
            while cards != 0 {
                let piece = cards.trailing_zeros() as usize;
                cards &= cards - 1;
                let place = state.pieces[piece];
                let effort = if let Some(space) = place.space() {
                    let best = (0..players).map(|who| {
                        u32::from(reach[who].at(space)).min(NEVER)
                            + u32::from(effort_maps[who].at(space)).min(NEVER)
                    });
                    best.min()
                } else if let Some(who) = place.holder() {
                    let at = state.member(who).at;
                    Some(u32::from(effort_maps[who.index()].at(at)).min(NEVER))
                } else {
                    None
                };
                least.extend(effort);
            }
            // As many prizes as are wanted; of tools and cards the handiest.
            let (enough, weight) = match kind {
                Cargo::Prize => (self.prizes_wanted(), 1),
                Cargo::Card | Cargo::Tool | Cargo::Twin => (1, 2),
            };
            total += least_of(least.into_iter(), enough) * weight;
        }
        if self.brief.everyone_escapes {
            for (reach, &mine) in reach.iter().zip(&sketch.exits).take(players) {
                let exit = if mine == Space::NONE {
                    reach.least(self.heist.goals(&state))
                } else {
                    reach.at(mine)
                };
                total += u32::from(exit).min(NEVER);
            }
        }
        total
    }

    /// How many prizes have to get out in all.
    fn prizes_wanted(&self) -> usize {
        let brief = self.brief;
        let wanted = brief.loot_goals.iter().map(|want| usize::from(want.count));
        let swapped = if brief.exchanges_out {
            usize::from(brief.exchanges_wanted)
        } else {
            0
        };
        wanted.sum::<usize>() + swapped
    }
}

/// The sum of so many of the smallest.
fn least_of(efforts: impl Iterator<Item = u32>, count: usize) -> u32 {
    let mut efforts: Vec<u32> = efforts.collect();
    efforts.sort_unstable();
    efforts.iter().take(count).sum()
}
