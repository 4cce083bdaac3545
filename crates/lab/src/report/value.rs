//! Numbers with what is needed to judge them.

use super::plot::{Bar, count, percent, percent_range};
use crate::confidence::Z_95;
use crate::histogram::Histogram;
use crate::share::Share;
use words::Language;

/// A mean, where the true one lies, and of how many.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    pub mean: f64,
    pub interval: (f64, f64),
    pub of: u64,
}

impl Mean {
    /// Of numbers that were counted; none of nothing.
    pub fn of(histogram: &Histogram) -> Option<Mean> {
        let mean = histogram.mean()?;
        let numbers = (0u32..).zip(histogram.counts());
        let squares = numbers.map(|(number, &times)| {
            let away = f64::from(number) - mean;
            away * away * times as f64
        });
        let of = histogram.total();
        let deviation = (squares.sum::<f64>() / of as f64).sqrt();
        Some(Mean::with_deviation(mean, deviation, of))
    }

    /// Of so many numbers with this spread.
    pub fn with_deviation(mean: f64, deviation: f64, of: u64) -> Mean {
        let half = Z_95 * deviation / (of.max(1) as f64).sqrt();
        Mean {
            mean,
            interval: ((mean - half).max(0.0), mean + half),
            of,
        }
    }
}

/// So much in one heist; nothing of none.
pub fn each(total: u64, heists: u64) -> f64 {
    total as f64 / heists.max(1) as f64
}

/// A share as text: "61.3 %", or a dash.
pub fn percent_of(share: Share) -> String {
    share.value().map_or_else(|| "–".to_owned(), percent)
}

/// Interval and number: "58.1 to 64.4 %, n = 1,000".
pub fn surety(lang: Language, share: Share) -> String {
    let (range, of) = (percent_range(lang, share.interval()), count(share.of));
    lang.say_with("report-surety", &[("range", &range), ("n", &of)])
}

/// A share as a bar, with its interval.
pub fn share_bar(lang: Language, name: String, share: Share, colour: &'static str) -> Bar {
    Bar {
        name,
        value: share.value().unwrap_or_default(),
        interval: Some(share.interval()),
        expected: None,
        says: percent_of(share),
        more: surety(lang, share),
        colour,
    }
}

/// The difference of two rates of different heists and its 95 % interval (Newcombe 1998, method 10: both Wilson
/// intervals, joined).
pub fn difference(one: Share, other: Share) -> Option<(f64, (f64, f64))> {
    let (a, b) = (one.value()?, other.value()?);
    let ((a_low, a_high), (b_low, b_high)) = (one.interval(), other.interval());
    let low = ((a - a_low).powi(2) + (b_high - b).powi(2)).sqrt();
    let high = ((a_high - a).powi(2) + (b - b_low).powi(2)).sqrt();
    Some((a - b, (a - b - low, a - b + high)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_knows_its_spread() {
        let mut numbers = Histogram::default();
        for number in [2, 4, 4, 4, 5, 5, 7, 9] {
            numbers.count(number);
        }
        let mean = Mean::of(&numbers).unwrap();
        assert_eq!((mean.mean, mean.of), (5.0, 8));
        // The deviation of these is 2.
        let half = Z_95 * 2.0 / 8f64.sqrt();
        assert!((mean.interval.1 - 5.0 - half).abs() < 1e-12);
        assert_eq!(Mean::of(&Histogram::default()), None);
    }

    /// Newcombe 1998, Table II, example (a): 56 of 70 and 48 of 80.
    #[test]
    fn the_difference_of_two_rates_is_that_of_the_paper() {
        let found = difference(Share::new(56, 70), Share::new(48, 80)).unwrap();
        let (difference, (low, high)) = found;
        assert!((difference - 0.2).abs() < 1e-12);
        assert!((low - 0.0524).abs() < 5e-5, "{low}");
        assert!((high - 0.3339).abs() < 5e-5, "{high}");
        assert_eq!(super::difference(Share::default(), Share::new(1, 2)), None);
    }
}
