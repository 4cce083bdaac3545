use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place on the board: tiles first in reading order, then the printed exits, then the spare
/// exits opened in play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// No place at all. It belongs to no set and neighbours nothing.
    pub const NONE: Space = Space(u8::MAX);

    /// One more than the highest index a board can use.
    pub const LIMIT: usize = 128;

    /// The position of this space in tables over all spaces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SpaceSet(pub u128);

impl SpaceSet {
    /// The set without a space.
    pub const EMPTY: SpaceSet = SpaceSet(0);

    /// The set of one space; empty for [`Space::NONE`].
    #[inline]
    pub const fn of(space: Space) -> SpaceSet {
        match 1u128.checked_shl(space.0 as u32) {
            Some(bit) => SpaceSet(bit),
            None => SpaceSet::EMPTY,
        }
    }

    /// Every space with an index in `from..to`.
    #[inline]
    pub(crate) const fn range(from: usize, to: usize) -> SpaceSet {
        SpaceSet(below(to) & !below(from))
    }

    /// Whether `space` is a member.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.intersects(SpaceSet::of(space))
    }

    /// Adds a space.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0 |= SpaceSet::of(space).0;
    }

    /// Takes a space out, if it is in.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0 &= !SpaceSet::of(space).0;
    }

    /// Whether no space is a member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces are members.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The member with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Space> {
        if self.0 == 0 {
            None
        } else {
            Some(Space(self.0.trailing_zeros() as u8))
        }
    }

    /// Whether the two sets share a space.
    #[inline]
    pub const fn intersects(self, other: SpaceSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The members in ascending order.
    #[inline]
    pub const fn iter(self) -> Spaces {
        Spaces {
            low: self.0 as u64,
            high: (self.0 >> 64) as u64,
        }
    }
}

const fn below(limit: usize) -> u128 {
    match 1u128.checked_shl(limit as u32) {
        Some(bit) => bit - 1,
        None => u128::MAX,
    }
}

/// The members of a [`SpaceSet`] in ascending order. Two words are quicker to walk than one of 128 bits.
#[derive(Clone, Debug)]
pub struct Spaces {
    low: u64,
    high: u64,
}

impl Iterator for Spaces {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        if self.low != 0 {
            let space = Space(self.low.trailing_zeros() as u8);
            self.low &= self.low - 1;
            return Some(space);
        }
        if self.high != 0 {
            let space = Space(64 + self.high.trailing_zeros() as u8);
            self.high &= self.high - 1;
            return Some(space);
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = (self.low.count_ones() + self.high.count_ones()) as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Spaces {}

impl IntoIterator for SpaceSet {
    type Item = Space;
    type IntoIter = Spaces;

    #[inline]
    fn into_iter(self) -> Spaces {
        self.iter()
    }
}

impl FromIterator<Space> for SpaceSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        let mut set = SpaceSet::EMPTY;
        for space in spaces {
            set.insert(space);
        }
        set
    }
}

impl BitOr for SpaceSet {
    type Output = SpaceSet;

    #[inline]
    fn bitor(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }
}

impl BitAnd for SpaceSet {
    type Output = SpaceSet;

    #[inline]
    fn bitand(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }
}

/// Every index that is not a member, whether or not the board has such a space.
impl Not for SpaceSet {
    type Output = SpaceSet;

    #[inline]
    fn not(self) -> SpaceSet {
        SpaceSet(!self.0)
    }
}

/// The members that the other set lacks.
impl Sub for SpaceSet {
    type Output = SpaceSet;

    #[inline]
    fn sub(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }
}

impl BitOrAssign for SpaceSet {
    #[inline]
    fn bitor_assign(&mut self, other: SpaceSet) {
        *self = *self | other;
    }
}

impl BitAndAssign for SpaceSet {
    #[inline]
    fn bitand_assign(&mut self, other: SpaceSet) {
        *self = *self & other;
    }
}

impl SubAssign for SpaceSet {
    #[inline]
    fn sub_assign(&mut self, other: SpaceSet) {
        *self = *self - other;
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

// A list of numbers rather than one big number: readers in other languages have no 128 bits.
impl Serialize for SpaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for SpaceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SpaceSet, D::Error> {
        deserializer.deserialize_seq(SpaceList)
    }
}

struct SpaceList;

impl<'de> Visitor<'de> for SpaceList {
    type Value = SpaceSet;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "a list of spaces below {}", Space::LIMIT)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<SpaceSet, A::Error> {
        let mut set = SpaceSet::EMPTY;
        while let Some(space) = list.next_element::<Space>()? {
            if space.index() >= Space::LIMIT {
                return Err(A::Error::custom(format_args!(
                    "space {} is not below {}",
                    space.0,
                    Space::LIMIT
                )));
            }
            set.insert(space);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use serde::de::value::{Error, SeqDeserializer};

    use super::*;

    fn set(spaces: &[u8]) -> SpaceSet {
        spaces.iter().copied().map(Space).collect()
    }

    fn read(spaces: &[u8]) -> Result<SpaceSet, Error> {
        SpaceSet::deserialize(SeqDeserializer::new(spaces.iter().copied()))
    }

    #[test]
    fn members_come_out_in_ascending_order() {
        let spaces: Vec<u8> = set(&[127, 3, 64, 0]).iter().map(|s| s.0).collect();
        assert_eq!(spaces, [0, 3, 64, 127]);
        assert_eq!(set(&[64, 3]).first(), Some(Space(3)));
        assert_eq!(SpaceSet::EMPTY.first(), None);
    }

    #[test]
    fn operators_are_those_of_sets() {
        let (left, right) = (set(&[1, 2, 3]), set(&[3, 4]));
        assert_eq!(left | right, set(&[1, 2, 3, 4]));
        assert_eq!(left & right, set(&[3]));
        assert_eq!(left - right, set(&[1, 2]));
        assert_eq!(left & !right, left - right);
        assert!(left.intersects(right));
        assert!(!set(&[1]).intersects(right));

        let mut changed = left;
        changed |= right;
        changed -= set(&[1]);
        changed &= set(&[1, 2, 4]);
        assert_eq!(changed, set(&[2, 4]));
    }

    #[test]
    fn a_space_goes_in_and_out() {
        let mut spaces = SpaceSet::EMPTY;
        spaces.insert(Space(127));
        assert!(spaces.contains(Space(127)));
        assert_eq!(spaces.len(), 1);
        spaces.remove(Space(127));
        assert!(spaces.is_empty());
    }

    #[test]
    fn no_space_is_in_no_set() {
        let mut spaces = !SpaceSet::EMPTY;
        assert!(!spaces.contains(Space::NONE));
        spaces.remove(Space::NONE);
        assert_eq!(spaces, !SpaceSet::EMPTY);
        assert_eq!(SpaceSet::of(Space::NONE), SpaceSet::EMPTY);
    }

    #[test]
    fn ranges_reach_both_ends() {
        assert_eq!(SpaceSet::range(2, 5), set(&[2, 3, 4]));
        assert_eq!(SpaceSet::range(7, 7), SpaceSet::EMPTY);
        assert_eq!(SpaceSet::range(0, Space::LIMIT), !SpaceSet::EMPTY);
    }

    #[test]
    fn a_list_of_numbers_reads_as_a_set() {
        assert_eq!(read(&[5, 1]), Ok(set(&[1, 5])));
        let error = read(&[1, 128]).unwrap_err();
        assert_eq!(error.to_string(), "space 128 is not below 128");
    }
}
