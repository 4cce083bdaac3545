//! How often something happened, and how sure that is.

use crate::confidence::Z_95;
use serde::{Deserialize, Serialize};

/// So many of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    pub wins: u64,
    pub of: u64,
}

impl Share {
    pub fn new(wins: u64, of: u64) -> Share {
        Share { wins, of }
    }

    pub fn count(&mut self, won: bool) {
        self.wins += u64::from(won);
        self.of += 1;
    }

    pub fn add(&mut self, other: Share) {
        self.wins += other.wins;
        self.of += other.of;
    }

    /// From 0 to 1; none of nothing.
    pub fn value(self) -> Option<f64> {
        (self.of > 0).then(|| self.wins as f64 / self.of as f64)
    }

    /// The 95 % Wilson score interval, from 0 to 1; of nothing, everything is possible.
    pub fn interval(self) -> (f64, f64) {
        let Some(share) = self.value() else {
            return (0.0, 1.0);
        };
        let n = self.of as f64;
        let spread = 1.0 + Z_95 * Z_95 / n;
        let centre = (share + Z_95 * Z_95 / (2.0 * n)) / spread;
        let half = Z_95 / spread * (share * (1.0 - share) / n + Z_95 * Z_95 / (4.0 * n * n)).sqrt();
        ((centre - half).max(0.0), (centre + half).min(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: (f64, f64), known: (f64, f64)) {
        let same = |a: f64, b: f64| (a - b).abs() < 5e-5;
        assert!(
            same(found.0, known.0) && same(found.1, known.1),
            "{found:?} is not {known:?}"
        );
    }

    /// Newcombe 1998, Table I, method 3: Wilson score without continuity correction.
    #[test]
    fn the_interval_is_that_of_the_paper() {
        close(Share::new(81, 263).interval(), (0.2553, 0.3662));
        close(Share::new(15, 148).interval(), (0.0624, 0.1605));
        close(Share::new(0, 20).interval(), (0.0, 0.1611));
        close(Share::new(1, 29).interval(), (0.0061, 0.1718));
    }

    #[test]
    fn of_nothing_everything_is_possible() {
        assert_eq!(Share::default().value(), None);
        assert_eq!(Share::default().interval(), (0.0, 1.0));
    }

    #[test]
    fn ends_stay_within_bounds() {
        assert_eq!(Share::new(5, 5).interval().1, 1.0);
        assert_eq!(Share::new(0, 5).interval().0, 0.0);
    }
}
