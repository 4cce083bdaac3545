//! How much effort it takes from every space to the nearest of some targets.

use board::{Space, SpaceSet};
use crew::Position;
use crew::state::SPACES;

/// No way.
pub const FAR: u16 = 9_999;
/// A step without trouble.
pub const STEP: u8 = 8;
/// More than the dearest single step.
const RING: usize = 64;
/// More than any way with hand-overs that is worth looking at.
const LONGEST: usize = 512;

/// What it costs to step onto a space, and to leave it.
#[derive(Clone, Debug)]
pub struct StepCosts {
    pub enter: [u8; SPACES],
    pub leave: [u8; SPACES],
}

impl StepCosts {
    /// Every step costs the same.
    pub fn even() -> StepCosts {
        StepCosts {
            enter: [STEP; SPACES],
            leave: [0; SPACES],
        }
    }

    #[inline]
    pub fn dearer(&mut self, space: Space, by: u8) {
        let cost = &mut self.enter[space.index()];
        *cost = cost.saturating_add(by).min(RING as u8 / 2 - 1);
    }

    #[inline]
    pub fn stickier(&mut self, space: Space, by: u8) {
        let cost = &mut self.leave[space.index()];
        *cost = cost.saturating_add(by).min(RING as u8 / 2 - 1);
    }
}

/// Effort between every space and a set of spaces.
#[derive(Clone, Debug)]
pub struct EffortMap([u16; SPACES]);

impl EffortMap {
    pub const NOWHERE: EffortMap = EffortMap([FAR; SPACES]);

    #[inline]
    pub fn at(&self, space: Space) -> u16 {
        self.0.get(space.index()).copied().unwrap_or(FAR)
    }

    /// The least effort over a set of spaces.
    pub fn least(&self, spaces: SpaceSet) -> u16 {
        spaces
            .iter()
            .map(|space| self.at(space))
            .min()
            .unwrap_or(FAR)
    }

    /// From every space to the nearest target, over the spaces in `through`.
    pub fn toward(
        scene: Position<'_>,
        costs: &StepCosts,
        targets: SpaceSet,
        through: SpaceSet,
    ) -> EffortMap {
        let mut effort_map = EffortMap::NOWHERE;
        effort_map.spread::<RING>(scene, targets, through, |from, to| {
            costs.enter[from.index()] + costs.leave[to.index()]
        });
        effort_map
    }

    /// From one space to every other.
    pub fn from(
        scene: Position<'_>,
        costs: &StepCosts,
        start: Space,
        through: SpaceSet,
    ) -> EffortMap {
        let mut effort_map = EffortMap::NOWHERE;
        effort_map.spread::<RING>(scene, SpaceSet::of(start), through, |from, to| {
            costs.leave[from.index()] + costs.enter[to.index()]
        });
        effort_map
    }

    /// Takes in that some spaces have become nearer than it thought.
    pub fn nearer(
        &mut self,
        scene: Position<'_>,
        costs: &StepCosts,
        through: SpaceSet,
        now: &[(Space, u16)],
    ) {
        let mut start = SpaceSet::EMPTY;
        for &(space, effort) in now {
            if effort < self.at(space) && effort < LONGEST as u16 - RING as u16 {
                self.0[space.index()] = effort;
                start.insert(space);
            }
        }
        if !start.is_empty() {
            self.spread::<LONGEST>(scene, start, through, |from, to| {
                costs.enter[from.index()] + costs.leave[to.index()]
            });
        }
    }

    /// Dijkstra with a ring of buckets: steps are small numbers. Starts from what is known of the starting spaces.
    fn spread<const BUCKETS: usize>(
        &mut self,
        scene: Position<'_>,
        start: SpaceSet,
        through: SpaceSet,
        step: impl Fn(Space, Space) -> u8,
    ) {
        let mut ring = [SpaceSet::EMPTY; BUCKETS];
        let mut open = 0u32;
        for space in start {
            if space.index() < SPACES {
                let effort = &mut self.0[space.index()];
                if *effort == FAR {
                    *effort = 0;
                }
                ring[*effort as usize % BUCKETS].insert(space);
                open += 1;
            }
        }
        let mut now = 0u16;
        while open > 0 {
            let bucket = now as usize % BUCKETS;
            while let Some(space) = ring[bucket].first() {
                ring[bucket].remove(space);
                open -= 1;
                if self.0[space.index()] != now {
                    continue;
                }
                for next in scene.near(space) & through {
                    let effort = now + u16::from(step(space, next));
                    let known = &mut self.0[next.index()];
                    if effort < *known {
                        *known = effort;
                        let place = &mut ring[effort as usize % BUCKETS];
                        if !place.contains(next) {
                            place.insert(next);
                            open += 1;
                        }
                    }
                }
            }
            now += 1;
        }
    }
}

/// All spaces that can be reached from `start` over `through`.
pub fn flood(scene: Position<'_>, start: SpaceSet, through: SpaceSet) -> SpaceSet {
    let mut region = start;
    let mut front = start;
    while !front.is_empty() {
        let mut next = SpaceSet::EMPTY;
        for space in front {
            next |= scene.near(space);
        }
        front = (next & through) - region;
        region |= front;
    }
    region
}
