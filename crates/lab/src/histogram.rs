//! How often each small number came up.

use serde::{Deserialize, Serialize};

/// Larger numbers are counted as this one.
const MOST: usize = 255;

/// The count of each number from 0 on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(Vec<u64>);

impl Histogram {
    pub fn count(&mut self, number: usize) {
        let number = number.min(MOST);
        if self.0.len() <= number {
            self.0.resize(number + 1, 0);
        }
        self.0[number] += 1;
    }

    pub fn add(&mut self, other: &Histogram) {
        add_counts(&mut self.0, &other.0);
    }

    /// The counts, from number 0 to the largest that came up.
    pub fn counts(&self) -> &[u64] {
        &self.0
    }

    /// How many numbers were counted.
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The sum of all numbers counted.
    pub fn sum(&self) -> u64 {
        let numbers = (0u64..).zip(&self.0);
        numbers.map(|(number, times)| number * times).sum()
    }

    pub fn mean(&self) -> Option<f64> {
        let total = self.total();
        (total > 0).then(|| self.sum() as f64 / total as f64)
    }

    /// The smallest number that at least this share of all do not exceed.
    pub fn quantile(&self, share: f64) -> Option<usize> {
        let total = self.total();
        let wanted = (share * total as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        let found = self.0.iter().position(|times| {
            seen += times;
            seen >= wanted
        });
        found.filter(|_| total > 0)
    }
}

/// Adds one list of counts to another, which grows as needed.
pub(crate) fn add_counts(to: &mut Vec<u64>, other: &[u64]) {
    if to.len() < other.len() {
        to.resize(other.len(), 0);
    }
    for (count, more) in to.iter_mut().zip(other) {
        *count += more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[usize]) -> Histogram {
        let mut histogram = Histogram::default();
        numbers.iter().for_each(|&number| histogram.count(number));
        histogram
    }

    #[test]
    fn counts_add_up() {
        let mut all = of(&[1, 1, 4]);
        all.add(&of(&[0, 6]));
        assert_eq!(all.counts(), [1, 2, 0, 0, 1, 0, 1]);
        assert_eq!((all.total(), all.sum()), (5, 12));
        assert_eq!(all.mean(), Some(2.4));
    }

    #[test]
    fn quantiles_are_numbers_that_came_up() {
        let numbers = of(&[2, 3, 3, 9]);
        assert_eq!(numbers.quantile(0.0), Some(2));
        assert_eq!(numbers.quantile(0.5), Some(3));
        assert_eq!(numbers.quantile(1.0), Some(9));
        assert_eq!(Histogram::default().quantile(0.5), None);
    }
}
