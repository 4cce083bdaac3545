use crate::{Space, SpaceSet};

const UNREACHED: u8 = u8::MAX;

/// The fewest steps to every space, from the nearest of the starting spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Distances([u8; Space::LIMIT]);

impl Distances {
    /// Spreads from `start` over the spaces in `through`. The starting spaces are at 0 steps,
    /// in `through` or not; no other space outside `through` is reached.
    pub fn from(near: impl Fn(Space) -> SpaceSet, start: SpaceSet, through: SpaceSet) -> Distances {
        let mut steps = [UNREACHED; Space::LIMIT];
        let mut unreached = through - start;
        let mut front = start;
        let mut step = 0;
        while !front.is_empty() {
            let mut next = SpaceSet::EMPTY;
            for space in front {
                steps[space.index()] = step;
                next |= near(space);
            }
            front = next & unreached;
            unreached -= front;
            step += 1;
        }
        Distances(steps)
    }

    /// The steps to this space, if there is a way.
    #[inline]
    pub fn get(&self, space: Space) -> Option<u8> {
        match self.0.get(space.index()) {
            None | Some(&UNREACHED) => None,
            Some(&steps) => Some(steps),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(spaces: &[u8]) -> SpaceSet {
        spaces.iter().copied().map(Space).collect()
    }

    /// Spaces in a row, each next to the ones before and after it.
    fn corridor(space: Space) -> SpaceSet {
        let bit = SpaceSet::of(space).0;
        SpaceSet(bit << 1 | bit >> 1)
    }

    #[test]
    fn steps_grow_away_from_the_nearest_start() {
        let distances = Distances::from(corridor, set(&[0, 6]), !SpaceSet::EMPTY);
        let steps: Vec<_> = (0..8).map(|n| distances.get(Space(n))).collect();
        assert_eq!(steps, [0, 1, 2, 3, 2, 1, 0, 1].map(Some));
    }

    #[test]
    fn the_longest_way_is_measured() {
        let distances = Distances::from(corridor, set(&[0]), !SpaceSet::EMPTY);
        assert_eq!(distances.get(Space(127)), Some(127));
    }

    #[test]
    fn a_blocked_space_is_neither_reached_nor_passed() {
        let distances = Distances::from(corridor, set(&[0]), !set(&[2]));
        assert_eq!(distances.get(Space(1)), Some(1));
        assert_eq!(distances.get(Space(2)), None);
        assert_eq!(distances.get(Space(3)), None);
    }

    #[test]
    fn a_start_counts_even_where_nothing_may_pass() {
        let distances = Distances::from(corridor, set(&[4]), set(&[5]));
        assert_eq!(distances.get(Space(4)), Some(0));
        assert_eq!(distances.get(Space(5)), Some(1));
        assert_eq!(distances.get(Space(3)), None);
    }

    #[test]
    fn there_is_no_way_to_nowhere() {
        let distances = Distances::from(corridor, set(&[0]), !SpaceSet::EMPTY);
        assert_eq!(distances.get(Space::NONE), None);
    }
}
