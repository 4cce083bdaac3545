//! A set of characters.

use crate::command::Who;
use crate::state::CREW;
use std::fmt::{self, Debug, Formatter};
use std::ops::{BitAnd, Sub};

/// A set of the characters in a heist, the non-player character included.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Characters(u8);

impl Characters {
    pub const EMPTY: Characters = Characters(0);
    pub const ALL: Characters = Characters((1 << CREW) - 1);

    /// One character alone; nobody if there is no such character.
    #[inline]
    pub const fn of(who: Who) -> Characters {
        if (who.0 as usize) < CREW {
            Characters(1 << who.0)
        } else {
            Characters::EMPTY
        }
    }

    #[inline]
    pub const fn contains(self, who: Who) -> bool {
        self.0 & Characters::of(who).0 != 0
    }

    #[inline]
    pub fn insert(&mut self, who: Who) {
        self.0 |= Characters::of(who).0;
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The characters in order.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Who> + Clone {
        (0..CREW as u8)
            .map(Who)
            .filter(move |&who| self.contains(who))
    }
}

/// Characters of both sets.
impl BitAnd for Characters {
    type Output = Characters;

    #[inline]
    fn bitand(self, other: Characters) -> Characters {
        Characters(self.0 & other.0)
    }
}

/// Characters of the first set that are not in the second.
impl Sub for Characters {
    type Output = Characters;

    #[inline]
    fn sub(self, other: Characters) -> Characters {
        Characters(self.0 & !other.0)
    }
}

impl FromIterator<Who> for Characters {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Who>>(characters: I) -> Characters {
        let mut set = Characters::EMPTY;
        for who in characters {
            set.insert(who);
        }
        set
    }
}

impl Debug for Characters {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|who| who.0)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_npc_is_a_character_and_nobody_comes_after_it() {
        let mut set: Characters = [Who(2), Who::NPC, Who(5), Who(200)].into_iter().collect();
        set.insert(Who(0));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Who(0), Who(2), Who::NPC]);
        assert_eq!(set.len(), 3);
        assert!(!set.contains(Who(5)) && !set.contains(Who(1)));
        assert_eq!(format!("{set:?}"), "{0, 2, 4}");
    }

    #[test]
    fn sets_meet_and_part() {
        let set = |numbers: &[u8]| numbers.iter().copied().map(Who).collect::<Characters>();
        assert_eq!(set(&[0, 1]) & set(&[1, 4]), Characters::of(Who(1)));
        assert_eq!(set(&[0, 1]) - set(&[1, 4]), Characters::of(Who(0)));
        assert!((set(&[3]) - set(&[3])).is_empty());
    }
}
