use super::{Dealer, DealerFault, Faulty, kind_at, pieces};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use std::fmt;

/// Deals for people: ChaCha20, so that nobody can foretell the next answer from those seen.
///
/// The caller brings the entropy. It cannot be cloned and does not show its state: a copy would foretell the future.
pub struct FairDealer {
    stream: ChaCha20Rng,
}

impl FairDealer {
    pub fn new(entropy: [u8; 32]) -> Self {
        Self {
            stream: ChaCha20Rng::from_seed(entropy),
        }
    }

    /// A number below `bound`, each equally likely.
    fn below(&mut self, bound: u32) -> u32 {
        loop {
            if let Some(number) = fold(self.stream.next_u32(), bound) {
                return number;
            }
        }
    }
}

/// Folds a word onto the numbers below `bound`. None for the last, incomplete run of words, which would favour the low
/// numbers: those must be thrown away.
fn fold(word: u32, bound: u32) -> Option<u32> {
    let incomplete = bound.wrapping_neg() % bound;
    (word <= u32::MAX - incomplete).then(|| word % bound)
}

impl Dealer for FairDealer {
    fn roll(&mut self, sides: u8) -> u8 {
        debug_assert!(sides > 0, "a die without faces");
        1 + self.below(u32::from(sides.max(1))) as u8
    }

    fn draw(&mut self, counts: &[u8]) -> u8 {
        let place = self.below(pieces(counts).max(1));
        kind_at(counts, place)
    }
}

impl Faulty for FairDealer {
    fn fault(&self) -> Option<&DealerFault> {
        None
    }
}

impl fmt::Debug for FairDealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FairDealer").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first words of the ChaCha20 key stream for a key and nonce of zeros (RFC 8439, A.1, test vector 1).
    const ZERO_KEY_WORDS: [u32; 8] = [
        0xade0_b876,
        0x903d_f1a0,
        0xe56a_5d40,
        0x28bd_8653,
        0xb819_d2bd,
        0x1aed_8da0,
        0xccef_36a8,
        0xc70d_778b,
    ];

    #[test]
    fn answers_are_the_published_key_stream() {
        let mut dealer = FairDealer::new([0; 32]);
        for word in ZERO_KEY_WORDS {
            assert_eq!(u32::from(dealer.roll(6)), 1 + word % 6);
        }
    }

    #[test]
    fn the_incomplete_run_is_thrown_away() {
        // 2^32 = 6 * 715_827_882 + 4: the last four words would make 0 to 3 likelier than 4 and 5.
        assert_eq!(fold(u32::MAX - 4, 6), Some(5));
        assert!((u32::MAX - 3..=u32::MAX).all(|word| fold(word, 6).is_none()));
        // Powers of two divide evenly: nothing is thrown away.
        assert_eq!(fold(u32::MAX, 4), Some(3));
        assert_eq!(fold(u32::MAX, 1), Some(0));
    }

    #[test]
    fn a_die_is_even() {
        let mut dealer = FairDealer::new([7; 32]);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[usize::from(dealer.roll(6) - 1)] += 1;
        }
        assert!(
            seen.iter().all(|times| (9_500..10_500).contains(times)),
            "{seen:?}"
        );
    }

    #[test]
    fn its_state_is_not_printed() {
        assert_eq!(
            format!("{:?}", FairDealer::new([1; 32])),
            "FairDealer { .. }"
        );
    }
}
