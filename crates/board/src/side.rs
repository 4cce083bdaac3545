use serde::{Deserialize, Serialize};

/// A side of a hex, counted clockwise from the upper right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    UpperRight = 0,
    Right = 1,
    LowerRight = 2,
    LowerLeft = 3,
    Left = 4,
    UpperLeft = 5,
}

impl Side {
    /// The six sides, clockwise.
    pub const ALL: [Side; 6] = [
        Side::UpperRight,
        Side::Right,
        Side::LowerRight,
        Side::LowerLeft,
        Side::Left,
        Side::UpperLeft,
    ];

    /// The position of this side in [`Side::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side at this position in [`Side::ALL`].
    #[inline]
    pub const fn from_index(index: u8) -> Option<Side> {
        if (index as usize) < Side::ALL.len() {
            Some(Side::ALL[index as usize])
        } else {
            None
        }
    }

    /// The side a neighbour on this side shares with us, as it names it.
    #[inline]
    pub const fn opposite(self) -> Side {
        Side::ALL[(self.index() + 3) % 6]
    }
}

/// A set of sides: bit `n` stands for `Side::ALL[n]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Sides(pub u8);

impl Sides {
    /// No side.
    pub const EMPTY: Sides = Sides(0);

    /// Whether `side` is a member.
    #[inline]
    pub const fn contains(self, side: Side) -> bool {
        self.0 & (1 << side.index()) != 0
    }

    /// Adds a side.
    #[inline]
    pub const fn insert(&mut self, side: Side) {
        self.0 |= 1 << side.index();
    }

    /// The members, clockwise from the upper right.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL
            .into_iter()
            .filter(move |side| self.contains(*side))
    }

    /// Whether no side is a member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many sides are members.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl FromIterator<Side> for Sides {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Sides {
        let mut set = Sides::EMPTY;
        for side in sides {
            set.insert(side);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use std::fmt;

    use super::*;

    struct Written(Side);

    impl fmt::Display for Written {
        fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
            self.0.serialize(f)
        }
    }

    #[test]
    fn opposite_sides_come_in_pairs() {
        assert_eq!(Side::UpperRight.opposite(), Side::LowerLeft);
        assert_eq!(Side::Right.opposite(), Side::Left);
        assert_eq!(Side::LowerRight.opposite(), Side::UpperLeft);
        for side in Side::ALL {
            assert_eq!(side.opposite().opposite(), side);
        }
    }

    #[test]
    fn a_side_is_found_by_its_index() {
        for side in Side::ALL {
            assert_eq!(Side::from_index(side.index() as u8), Some(side));
        }
        assert_eq!(Side::from_index(6), None);
    }

    #[test]
    fn a_side_is_written_in_kebab_case() {
        assert_eq!(Written(Side::UpperRight).to_string(), "upper-right");
        assert_eq!(Written(Side::Left).to_string(), "left");
    }

    #[test]
    fn sides_keep_what_was_put_in() {
        let sides: Sides = [Side::Left, Side::UpperRight].into_iter().collect();
        assert!(sides.contains(Side::Left));
        assert!(!sides.contains(Side::Right));
        assert_eq!(sides.len(), 2);
        assert!(!sides.is_empty());
        assert!(sides.iter().eq([Side::UpperRight, Side::Left]));
    }
}
