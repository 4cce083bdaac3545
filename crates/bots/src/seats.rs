//! The seats a bot plays.

use table::Seat;

/// Seats of one table, a bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats(pub u8);

impl Seats {
    pub const NONE: Seats = Seats(0);

    /// All seats of a table with so many players.
    pub fn all(players: u8) -> Seats {
        Seats((1u16 << players.min(8)).wrapping_sub(1) as u8)
    }

    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & 1 << seat.0 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}
