//! The difference of two win rates, measured on the same heists.
//!
//! Both settings play the same seeds, so what is alike in both takes part of the luck away. The interval is Newcombe's
//! for paired shares (1998, method 10): the Wilson intervals of both rates, joined by how much the two go together.

use crate::share::Share;
use serde::{Deserialize, Serialize};

/// How pairs of heists ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pairs {
    pub both: u64,
    pub only_a: u64,
    pub only_b: u64,
    pub neither: u64,
}

impl Pairs {
    pub fn add(&mut self, a: bool, b: bool) {
        match (a, b) {
            (true, true) => self.both += 1,
            (true, false) => self.only_a += 1,
            (false, true) => self.only_b += 1,
            (false, false) => self.neither += 1,
        }
    }

    /// Adds other pairs.
    pub fn join(&mut self, other: &Pairs) {
        self.both += other.both;
        self.only_a += other.only_a;
        self.only_b += other.only_b;
        self.neither += other.neither;
    }

    pub fn count(&self) -> u64 {
        self.both + self.only_a + self.only_b + self.neither
    }

    pub fn share_a(&self) -> Share {
        Share::new(self.both + self.only_a, self.count())
    }

    pub fn share_b(&self) -> Share {
        Share::new(self.both + self.only_b, self.count())
    }

    /// B's win rate less A's.
    pub fn difference(&self) -> f64 {
        let count = self.count().max(1) as f64;
        (self.only_b as f64 - self.only_a as f64) / count
    }

    /// Where the true difference lies with 95 % confidence.
    pub fn interval(&self) -> (f64, f64) {
        let shares = self.share_a().value().zip(self.share_b().value());
        let Some((a, b)) = shares else {
            return (-1.0, 1.0);
        };
        let (a_low, a_high) = self.share_a().interval();
        let (b_low, b_high) = self.share_b().interval();
        let together = self.together();
        let join = |one: f64, other: f64| {
            let square = one * one - 2.0 * together * one * other + other * other;
            square.max(0.0).sqrt()
        };
        let low = self.difference() - join(b - b_low, a_high - a);
        let high = self.difference() + join(a - a_low, b_high - b);
        (low.max(-1.0), high.min(1.0))
    }

    /// How much the two go together, from -1 to 1, taken a little closer to 0 as Newcombe has it.
    fn together(&self) -> f64 {
        let [both, only_a, only_b, neither] =
            [self.both, self.only_a, self.only_b, self.neither].map(|n| n as f64);
        let margins = (both + only_a) * (only_b + neither) * (both + only_b) * (only_a + neither);
        if margins == 0.0 {
            return 0.0;
        }
        let product = both * neither - only_a * only_b;
        let half = self.count() as f64 / 2.0;
        let corrected = if product > 0.0 {
            (product - half).max(0.0)
        } else {
            product
        };
        corrected / margins.sqrt()
    }

    /// Whether one is clearly better.
    pub fn is_clear(&self) -> bool {
        let (low, high) = self.interval();
        low > 0.0 || high < 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(both: u64, only_a: u64, only_b: u64, neither: u64) -> Pairs {
        Pairs {
            both,
            only_a,
            only_b,
            neither,
        }
    }

    /// The numbers were worked out apart from this code, by the formula as Newcombe gives it.
    #[test]
    fn known_intervals_come_out() {
        let known = [
            (pairs(14, 0, 5, 22), (0.0115, 0.2265)),
            (pairs(20, 2, 12, 16), (0.0562, 0.3292)),
            (pairs(36, 2, 12, 0), (0.0569, 0.3404)),
        ];
        for (pairs, (low, high)) in known {
            let (found_low, found_high) = pairs.interval();
            assert!((found_low - low).abs() < 5e-5, "{pairs:?}: {found_low}");
            assert!((found_high - high).abs() < 5e-5, "{pairs:?}: {found_high}");
        }
    }

    #[test]
    fn the_other_way_round_is_the_same_with_the_other_sign() {
        let (low, high) = pairs(20, 2, 12, 16).interval();
        let (back_low, back_high) = pairs(20, 12, 2, 16).interval();
        assert!((low + back_high).abs() < 1e-12 && (high + back_low).abs() < 1e-12);
        assert!(pairs(20, 2, 12, 16).is_clear() && !pairs(20, 7, 8, 16).is_clear());
    }

    #[test]
    fn heists_that_always_end_alike_leave_little_doubt() {
        let (low, high) = pairs(500, 0, 0, 500).interval();
        assert!(low < 0.0 && high > 0.0 && high - low < 0.01, "{low} {high}");
    }

    #[test]
    fn the_ends_of_the_scale_are_kept() {
        for odd in [pairs(0, 0, 0, 0), pairs(1, 0, 0, 0), pairs(0, 1, 0, 0)] {
            let (low, high) = odd.interval();
            assert!((-1.0..=1.0).contains(&low) && low <= high && high <= 1.0);
        }
    }
}
