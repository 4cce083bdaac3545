//! Luck that is the same for every option that is tried in an imagined game.

use super::rollout::turn;
use rivals::Public;
use table::Dealer;

/// What is asked of it.
#[derive(Clone, Copy)]
enum Asked {
    Token,
    Card,
    Face,
}

/// Each answer depends only on the turn, on what is asked for and on how often that was asked in this turn. So a card more or
/// less that somebody draws does not change which tokens come in the next test, and what differs between two options is
/// what they did, not other luck.
pub struct PairedDealer {
    seed: u64,
    turn: u8,
    asked: [u64; 3],
}

impl PairedDealer {
    pub fn new(seed: u64) -> PairedDealer {
        PairedDealer {
            seed,
            turn: 0,
            asked: [0; 3],
        }
    }

    /// Something is done in this turn.
    pub fn at(&mut self, public: &Public) -> &mut PairedDealer {
        self.turn_to(turn(public));
        self
    }

    fn turn_to(&mut self, turn: u8) {
        if turn != self.turn {
            self.turn = turn;
            self.asked = [0; 3];
        }
    }

    /// A number below another one; numbers below about as many are about as large.
    fn below(&mut self, asked: Asked, end: u32) -> u32 {
        let times = &mut self.asked[asked as usize];
        *times += 1;
        let question = u64::from(self.turn) << 32 | *times << 2 | asked as u64;
        let random = mixed(self.seed ^ question.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        ((u64::from(end) * (random >> 32)) >> 32) as u32
    }
}

impl Dealer for PairedDealer {
    fn roll(&mut self, sides: u8) -> u8 {
        1 + self.below(Asked::Face, sides.into()) as u8
    }

    fn draw(&mut self, counts: &[u8]) -> u8 {
        let asked = if counts.len() == rivals::Colour::ALL.len() {
            Asked::Token
        } else {
            Asked::Card
        };
        let all = counts.iter().map(|&count| u32::from(count)).sum();
        let mut place = self.below(asked, all);
        for (kind, &count) in counts.iter().enumerate() {
            if place < u32::from(count) {
                return kind as u8;
            }
            place -= u32::from(count);
        }
        0
    }
}

/// Every bit of the number changes half of the result (the finish of SplitMix64).
fn mixed(mut number: u64) -> u64 {
    number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BAG: [u8; 6] = [2, 3, 5, 4, 2, 1];
    const DECK: [u8; 29] = [2; 29];

    /// The tokens of a test, after so many cards were drawn in the turn before and in this one.
    fn tokens(seed: u64, cards_before: usize, cards_now: usize) -> Vec<(u8, u8)> {
        let mut luck = PairedDealer::new(seed);
        (0..cards_before).for_each(|_| {
            luck.draw(&DECK);
        });
        luck.turn_to(7);
        (0..cards_now).for_each(|_| {
            luck.draw(&DECK);
        });
        (0..4).map(|_| (luck.draw(&BAG), luck.roll(2))).collect()
    }

    #[test]
    fn cards_do_not_change_which_tokens_come() {
        for seed in 0..50 {
            let expected = tokens(seed, 0, 0);
            assert_eq!(tokens(seed, 3, 0), expected);
            assert_eq!(tokens(seed, 0, 2), expected);
        }
        assert_ne!(tokens(1, 0, 0), tokens(2, 0, 0));
    }

    #[test]
    fn tokens_come_as_often_as_there_are_of_them() {
        let mut seen = [0_u32; 6];
        for seed in 0..17_000 {
            let mut luck = PairedDealer::new(seed);
            seen[usize::from(luck.draw(&BAG))] += 1;
        }
        for (times, count) in seen.into_iter().zip(BAG) {
            let expected = u32::from(count) * 1000;
            assert!(times.abs_diff(expected) < 200, "{seen:?}");
        }
    }
}
