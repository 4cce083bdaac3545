//! Which difficulty a scenario should be printed with.
//!
//! Crews win scenarios printed with their own strength at some usual rate, the mean over all scenarios. The label that fits a
//! scenario is the one whose crew comes nearest to that rate there. That the printed one is wrong is said only where
//! the crews of both labels can be told apart and the scenario lies clearly beyond the middle between them.

use super::model::{Estimate, ahead};
use crate::confidence::Z_95;
use serde::{Deserialize, Serialize};

/// What is thought of a printed label; labels are counted from the easiest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It fits.
    Fits,
    /// Another fits better, and nothing speaks against it.
    Differs,
    /// Another fits better, but it is too close to say.
    Close,
}

/// The rate is kept away from 0 and 1, where no crew can be told from another.
const EDGE: f64 = 0.01;

/// The difficulty at which each label's crew wins at the usual rate.
pub fn centres(strength: &[Estimate], usual: f64) -> Vec<f64> {
    let margin = ahead(usual.clamp(EDGE, 1.0 - EDGE));
    let centres = strength.iter().map(|strength| strength.value - margin);
    centres.collect()
}

/// The label nearest to a difficulty.
pub fn nearest(centres: &[f64], difficulty: f64) -> usize {
    let far = |label: &usize| (centres[*label] - difficulty).abs();
    let labels = 0..centres.len();
    labels
        .min_by(|a, b| far(a).total_cmp(&far(b)))
        .unwrap_or_default()
}

/// The label that fits, and what to think of the printed one.
pub fn judge(
    strength: &[Estimate],
    usual: f64,
    difficulty: Estimate,
    printed: Option<usize>,
) -> (usize, Verdict) {
    let centres = centres(strength, usual);
    let label = nearest(&centres, difficulty.value);
    let verdict = match printed {
        Some(printed) if printed == label => Verdict::Fits,
        Some(printed) if is_clear(strength, &centres, difficulty, [printed, label]) => {
            Verdict::Differs
        }
        Some(_) => Verdict::Close,
        None => Verdict::Differs,
    };
    (label, verdict)
}

/// Whether two labels can be told apart at all, and the scenario lies beyond the middle between them. Errors are taken
/// as if they had nothing to do with each other, which is on the safe side.
fn is_clear(
    strength: &[Estimate],
    centres: &[f64],
    difficulty: Estimate,
    [printed, label]: [usize; 2],
) -> bool {
    let square = |estimate: Estimate| estimate.standard_error * estimate.standard_error;
    let both = square(strength[printed]) + square(strength[label]);
    let apart = (centres[label] - centres[printed]).abs();
    let middle = (centres[label] + centres[printed]) / 2.0;
    let beyond = (difficulty.value - middle).abs();
    apart > Z_95 * both.sqrt() && beyond > Z_95 * (square(difficulty) + both / 4.0).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(value: f64, standard_error: f64) -> Estimate {
        Estimate {
            value,
            standard_error,
        }
    }

    #[test]
    fn the_nearest_label_fits_and_a_wide_interval_is_no_proof() {
        let strength = [at(-2.0, 0.1), at(0.0, 0.1), at(2.0, 0.1)];
        assert_eq!(centres(&strength, 0.5), [-2.0, 0.0, 2.0]);
        let judge = |difficulty| judge(&strength, 0.5, difficulty, Some(1));
        assert_eq!(judge(at(0.3, 0.1)), (1, Verdict::Fits));
        assert_eq!(judge(at(1.8, 0.1)), (2, Verdict::Differs));
        assert_eq!(judge(at(1.2, 0.3)), (2, Verdict::Close));
    }

    #[test]
    fn crews_that_cannot_be_told_apart_prove_no_label_wrong() {
        let strength = [at(-0.1, 0.4), at(0.0, 0.4), at(0.2, 0.4)];
        let (label, verdict) = judge(&strength, 0.5, at(5.0, 0.1), Some(1));
        assert_eq!((label, verdict), (2, Verdict::Close));
    }

    #[test]
    fn a_higher_usual_rate_makes_every_label_easier() {
        let strength = [at(0.0, 0.1), at(1.0, 0.1)];
        let (half, most) = (centres(&strength, 0.5), centres(&strength, 0.8));
        assert!(most[0] < half[0] && most[1] < half[1]);
        assert!(centres(&strength, 0.0).iter().all(|c| c.is_finite()));
    }
}
