use super::{Dealer, DealerFault, Faulty};
use std::collections::VecDeque;

/// Deals from a list as long as that can be, and leaves the rest to another dealer: for lessons, in which luck is kind and
/// nothing goes wrong if somebody does otherwise.
#[derive(Debug)]
pub struct RiggedDealer<D> {
    rig: Rig,
    then: D,
}

/// The next answers of a rigged dealer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rig {
    pub rolls: VecDeque<u8>,
    pub draws: VecDeque<u8>,
}

impl<D> RiggedDealer<D> {
    pub fn new(rig: Rig, then: D) -> RiggedDealer<D> {
        RiggedDealer { rig, then }
    }
}

impl<D: Dealer> Dealer for RiggedDealer<D> {
    fn roll(&mut self, sides: u8) -> u8 {
        match self.rig.rolls.pop_front() {
            Some(face) if (1..=sides).contains(&face) => face,
            _ => self.then.roll(sides),
        }
    }

    fn draw(&mut self, counts: &[u8]) -> u8 {
        let wanted = self.rig.draws.pop_front();
        let there = |kind: &u8| {
            counts
                .get(usize::from(*kind))
                .is_some_and(|&count| count > 0)
        };
        wanted
            .filter(there)
            .unwrap_or_else(|| self.then.draw(counts))
    }
}

impl<D: Faulty> Faulty for RiggedDealer<D> {
    fn fault(&self) -> Option<&DealerFault> {
        self.then.fault()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dealer::ScriptedDealer;

    #[test]
    fn the_list_comes_first_and_what_is_not_possible_is_dealt_fairly() {
        let rig = Rig {
            rolls: [5, 6, 0].into(),
            draws: [1, 2].into(),
        };
        let mut dealer = RiggedDealer::new(rig, ScriptedDealer::new([1, 2, 3], [0, 1]));
        // A die of four faces has no 6.
        assert_eq!([dealer.roll(6), dealer.roll(4)], [5, 1]);
        assert_eq!([dealer.roll(6), dealer.roll(6)], [2, 3]);
        // Of the third kind nothing is left.
        assert_eq!([dealer.draw(&[1, 1, 0]), dealer.draw(&[1, 1, 0])], [1, 0]);
        assert_eq!(dealer.draw(&[1, 1, 0]), 1);
        assert_eq!(dealer.fault(), None);
    }
}
