//! An axis: from where to where it goes, and the round numbers on it.

/// An axis with its marks.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    low: f64,
    high: f64,
    /// Round numbers from low to high.
    pub ticks: Vec<f64>,
}

impl Axis {
    /// From nothing to a round number that is not less than this.
    pub fn up_to(most: f64) -> Axis {
        Axis::between(0.0, most, 4.0)
    }

    /// From 0 to 100 %.
    pub fn shares() -> Axis {
        Axis {
            low: 0.0,
            high: 1.0,
            ticks: vec![0.0, 0.25, 0.5, 0.75, 1.0],
        }
    }

    /// Round numbers around both, and nothing in the middle of it.
    pub fn around(low: f64, high: f64) -> Axis {
        Axis::between(low.min(0.0), high.max(0.0), 5.0)
    }

    fn between(low: f64, high: f64, steps: f64) -> Axis {
        let span = high - low;
        let span = if span.is_finite() && span > 0.0 {
            span
        } else {
            1.0
        };
        let step = round_step(span / steps);
        let first = (low / step).floor();
        let last = (high.max(low + span) / step).ceil();
        let count = (last - first).clamp(1.0, 20.0) as u32;
        Axis {
            low: first * step,
            high: (first + f64::from(count)) * step,
            ticks: (0..=count).map(|n| (first + f64::from(n)) * step).collect(),
        }
    }

    /// Where a value lies, from 0 to 1.
    pub fn at(&self, value: f64) -> f64 {
        ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }
}

/// 1, 2 or 5 times a power of ten, and not less than this.
fn round_step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    let times = [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .find(|times| times * power >= least * 0.999_999);
    times.unwrap_or(10.0) * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_hold_everything() {
        let axis = Axis::up_to(7.3);
        assert_eq!(axis.ticks, [0.0, 2.0, 4.0, 6.0, 8.0]);
        assert_eq!(axis.at(4.0), 0.5);
        let small = Axis::up_to(0.031);
        assert!(small.ticks.len() >= 3 && *small.ticks.last().unwrap() >= 0.031);
        let around = Axis::around(-0.31, 0.12);
        assert!(around.ticks.contains(&0.0), "{around:?}");
        assert!(around.ticks[0] <= -0.31);
    }

    #[test]
    fn odd_numbers_make_a_scale_too() {
        for most in [0.0, -3.0, f64::NAN, f64::INFINITY] {
            let axis = Axis::up_to(most);
            assert!(axis.ticks.len() >= 2, "{most}: {axis:?}");
            assert!((0.0..=1.0).contains(&axis.at(0.5)), "{most}: {axis:?}");
        }
    }
}
