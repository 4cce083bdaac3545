//! A set of seats.

use crate::game::Seat;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Debug, Formatter};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of the seats of one table: those that are done, those that somebody holds, those that won. Seats beyond
/// [`Seats::MOST`] are in no set.
///
/// Serialised it is a number with a bit for each seat.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    pub const EMPTY: Seats = Seats(0);

    /// No table is larger.
    pub const MOST: u8 = 8;

    /// One seat alone.
    #[inline]
    pub const fn of(seat: Seat) -> Seats {
        match 1_u8.checked_shl(seat.0 as u32) {
            Some(bit) => Seats(bit),
            None => Seats::EMPTY,
        }
    }

    /// All seats of a table with so many players.
    #[inline]
    pub const fn all(players: u8) -> Seats {
        match 1_u8.checked_shl(players as u32) {
            Some(next) => Seats(next - 1),
            None => Seats(u8::MAX),
        }
    }

    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Seats::of(seat).0 != 0
    }

    #[inline]
    pub fn contains_all(self, others: Seats) -> bool {
        self & others == others
    }

    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        *self |= Seats::of(seat);
    }

    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        *self -= Seats::of(seat);
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..Seats::MOST)
            .map(Seat)
            .filter(move |&seat| self.contains(seat))
    }

    /// Every set of some of these seats, none and all included.
    pub fn subsets(self) -> impl Iterator<Item = Seats> {
        (0..=self.0)
            .map(Seats)
            .filter(move |&set| self.contains_all(set))
    }

    /// A number of its own for each set: below `1 << players` for seats of a table with so many players.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Seats of either set.
impl BitOr for Seats {
    type Output = Seats;

    #[inline]
    fn bitor(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }
}

impl BitOrAssign for Seats {
    #[inline]
    fn bitor_assign(&mut self, other: Seats) {
        self.0 |= other.0;
    }
}

/// Seats of both sets.
impl BitAnd for Seats {
    type Output = Seats;

    #[inline]
    fn bitand(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }
}

impl BitAndAssign for Seats {
    #[inline]
    fn bitand_assign(&mut self, other: Seats) {
        self.0 &= other.0;
    }
}

/// Seats of the first set that are not in the second.
impl Sub for Seats {
    type Output = Seats;

    #[inline]
    fn sub(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }
}

impl SubAssign for Seats {
    #[inline]
    fn sub_assign(&mut self, other: Seats) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Seat> for Seats {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl<const N: usize> From<[u8; N]> for Seats {
    /// The seats with these numbers.
    fn from(numbers: [u8; N]) -> Seats {
        numbers.into_iter().map(Seat).collect()
    }
}

impl Debug for Seats {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|seat| seat.0))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_put_in_and_not_taken_out() {
        let mut seats = Seats::from([0, 2, 3]);
        seats.insert(Seat(7));
        seats.remove(Seat(2));
        seats.remove(Seat(5));
        assert_eq!(seats.iter().collect::<Vec<_>>(), [0, 3, 7].map(Seat));
        assert_eq!(seats.len(), 3);
        assert!(seats.contains(Seat(7)) && !seats.contains(Seat(2)));
        assert_eq!(format!("{seats:?}"), "{0, 3, 7}");
    }

    #[test]
    fn sets_join_meet_and_part() {
        let (one, other) = (Seats::from([0, 1]), Seats::from([1, 2]));
        assert_eq!(one | other, Seats::all(3));
        assert_eq!(one & other, Seats::of(Seat(1)));
        assert_eq!(one - other, Seats::of(Seat(0)));
        assert!(Seats::all(3).contains_all(one) && !one.contains_all(other));
        assert!((one - one).is_empty());
    }

    #[test]
    fn a_set_of_two_has_four_subsets() {
        let found: Vec<Seats> = Seats::from([1, 3]).subsets().collect();
        assert_eq!(found, [Seats::EMPTY, [1].into(), [3].into(), [1, 3].into()]);
    }

    #[test]
    fn seats_beyond_the_largest_table_are_in_no_set() {
        for beyond in [8, 9, 32, 255] {
            assert_eq!(Seats::of(Seat(beyond)), Seats::EMPTY);
            assert!(!Seats::all(8).contains(Seat(beyond)));
        }
        assert_eq!(Seats::all(0), Seats::EMPTY);
        assert_eq!(Seats::all(8), Seats::all(200));
        assert_eq!(Seats::all(8).len(), 8);
    }

    #[test]
    fn on_the_wire_it_is_a_number_with_a_bit_for_each_seat() {
        let seats = Seats::from([0, 3]);
        assert_eq!(serde_json::to_string(&seats).unwrap(), "9");
        assert_eq!(serde_json::from_str::<Seats>("9").unwrap(), seats);
    }
}
