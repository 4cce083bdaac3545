use super::{Dealer, DealerFault, Faulty, kind_at, pieces};

/// Deals for bots and benchmarks: xoshiro256++, quick to run and to copy, easy to foretell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FastDealer {
    state: [u64; 4],
}

impl FastDealer {
    /// The same seed always gives the same answers.
    pub fn new(seed: u64) -> Self {
        let mut mix = seed;
        Self {
            state: std::array::from_fn(|_| splitmix64(&mut mix)),
        }
    }

    /// A number below `bound` (0 when the bound is 0). The likeliest exceeds the unlikeliest by `bound` parts in 2^32.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let high = self.next() >> 32;
        ((high * u64::from(bound)) >> 32) as u32
    }

    #[inline]
    fn next(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.state;
        let number = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        number
    }
}

/// Spreads a seed over the state, as the authors of xoshiro advise: nearby seeds give unrelated streams.
fn splitmix64(mix: &mut u64) -> u64 {
    *mix = mix.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *mix;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Dealer for FastDealer {
    #[inline]
    fn roll(&mut self, sides: u8) -> u8 {
        debug_assert!(sides > 0, "a die without faces");
        1 + self.below(u32::from(sides.max(1))) as u8
    }

    #[inline]
    fn draw(&mut self, counts: &[u8]) -> u8 {
        let place = self.below(pieces(counts));
        kind_at(counts, place)
    }
}

impl Faulty for FastDealer {
    fn fault(&self) -> Option<&DealerFault> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_reference_xoshiro() {
        let mut dealer = FastDealer {
            state: [1, 2, 3, 4],
        };
        let numbers: [u64; 6] = std::array::from_fn(|_| dealer.next());
        assert_eq!(
            numbers,
            [
                41943041,
                58720359,
                3588806011781223,
                3591011842654386,
                9228616714210784205,
                9973669472204895162
            ]
        );
    }

    #[test]
    fn seeds_are_spread_as_by_the_reference_splitmix() {
        assert_eq!(
            FastDealer::new(1234567).state[..3],
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423
            ]
        );
    }

    #[test]
    fn a_die_is_even() {
        let mut dealer = FastDealer::new(1);
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
    fn a_bag_is_drawn_by_its_counts() {
        let mut dealer = FastDealer::new(2);
        let mut seen = [0u32; 3];
        for _ in 0..40_000 {
            seen[usize::from(dealer.draw(&[1, 0, 3]))] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((9_500..10_500).contains(&seen[0]), "{seen:?}");
    }
}
