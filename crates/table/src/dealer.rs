//! Luck. Rules never roll or shuffle by themselves: they ask a dealer.

mod any;
mod fair;
mod fast;
mod fault;
mod recorded;
mod rigged;
mod scripted;
mod tap;

pub use any::AnyDealer;
pub use fair::FairDealer;
pub use fast::FastDealer;
pub use fault::{DealerFault, Faulty};
pub use recorded::RecordedDealer;
pub use rigged::{Rig, RiggedDealer};
pub use scripted::ScriptedDealer;
pub use tap::Tap;

use serde::{Deserialize, Serialize};

/// Answers every question of chance.
pub trait Dealer {
    /// Rolls a die with `sides` faces: 1 to `sides`.
    fn roll(&mut self, sides: u8) -> u8;

    /// Draws from a bag with `counts[kind]` pieces of each kind; gives the kind. The bag is never empty when asked.
    fn draw(&mut self, counts: &[u8]) -> u8;
}

/// One answer of a dealer, as records keep it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Luck {
    Roll(u8),
    Draw(u8),
}

impl<D: Dealer + ?Sized> Dealer for &mut D {
    #[inline]
    fn roll(&mut self, sides: u8) -> u8 {
        (**self).roll(sides)
    }

    #[inline]
    fn draw(&mut self, counts: &[u8]) -> u8 {
        (**self).draw(counts)
    }
}

impl<D: Dealer + ?Sized> Dealer for Box<D> {
    #[inline]
    fn roll(&mut self, sides: u8) -> u8 {
        (**self).roll(sides)
    }

    #[inline]
    fn draw(&mut self, counts: &[u8]) -> u8 {
        (**self).draw(counts)
    }
}

/// How many pieces the bag holds.
#[inline]
fn pieces(counts: &[u8]) -> u32 {
    counts.iter().map(|&count| u32::from(count)).sum()
}

/// The kind of the piece at `place` when the bag is laid out in a row, kind by kind.
#[inline]
fn kind_at(counts: &[u8], mut place: u32) -> u8 {
    debug_assert!(place < pieces(counts), "a draw from an empty bag");
    for (kind, &count) in counts.iter().enumerate() {
        if place < u32::from(count) {
            return kind as u8;
        }
        place -= u32::from(count);
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_row_of_a_bag_skips_kinds_that_are_gone() {
        let row: Vec<u8> = (0..pieces(&[0, 2, 0, 1]))
            .map(|place| kind_at(&[0, 2, 0, 1], place))
            .collect();
        assert_eq!(row, [1, 1, 3]);
    }

    #[test]
    fn a_full_bag_is_counted_beyond_a_byte() {
        assert_eq!(pieces(&[255, 255, 2]), 512);
    }
}
