//! One scale for scenarios and crews.
//!
//! A crew wins with the chance `1 / (1 + e^(difficulty - strength))`: half of its heists where the two are equal. All
//! difficulties and strengths together are those under which what was seen is the likeliest (maximum likelihood, by
//! Newton's method). Half a win and half a loss are added to each pairing, so that one that never wins stays on the
//! scale. Only differences mean something, so the mean strength of the crews is 0. Standard errors come from the
//! curvature at the top, and those of difficulties are measured against that mean.

use crate::confidence::Z_95;
use serde::{Deserialize, Serialize};

/// How often a crew won a scenario.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pairing {
    pub scenario: usize,
    pub crew: usize,
    pub wins: u64,
    pub heists: u64,
}

/// A place on the scale, in units in which 1 multiplies the odds by 2.7.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Estimate {
    pub value: f64,
    pub standard_error: f64,
}

impl Estimate {
    /// Where it lies with 95 % confidence.
    pub fn interval(self) -> (f64, f64) {
        let half = self.half_interval();
        (self.value - half, self.value + half)
    }

    /// Half of the width of its interval: what stands behind a ±.
    pub fn half_interval(self) -> f64 {
        Z_95 * self.standard_error
    }
}

/// Everything on one scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    pub difficulty: Vec<Estimate>,
    pub strength: Vec<Estimate>,
}

impl Fit {
    /// The chance of a crew in a scenario.
    pub fn chance(&self, scenario: usize, crew: usize) -> f64 {
        chance(self.strength[crew].value - self.difficulty[scenario].value)
    }
}

/// The chance of a crew that is so much stronger than the scenario is difficult.
pub fn chance(ahead: f64) -> f64 {
    1.0 / (1.0 + (-ahead).exp())
}

/// The other way round.
pub fn ahead(chance: f64) -> f64 {
    (chance / (1.0 - chance)).ln()
}

const STEPS: usize = 60;
const CLOSE: f64 = 1e-10;
/// No step goes farther than this: far from the top the curvature misleads.
const FARTHEST: f64 = 2.0;

/// The likeliest scale; none if the pairings do not hang together or there are none.
pub fn fit(scenarios: usize, crews: usize, pairings: &[Pairing]) -> Option<Fit> {
    let size = scenarios + crews;
    let mut at = vec![0.0; size];
    for _ in 0..STEPS {
        let (slope, curvature) = top(scenarios, crews, pairings, &at);
        let inverse = inverse(curvature)?;
        let step: Vec<f64> = inverse
            .iter()
            .map(|row| row.iter().zip(&slope).map(|(a, b)| a * b).sum())
            .collect();
        let far = step.iter().fold(0.0, |far: f64, s: &f64| far.max(s.abs()));
        let part = if far > FARTHEST { FARTHEST / far } else { 1.0 };
        for (value, step) in at.iter_mut().zip(&step) {
            *value += part * step;
        }
        if far < CLOSE {
            // What holding the sum leaves open is the same for all, and is none of the data's doing.
            let held = 1.0 / (HOLD * (crews * crews) as f64);
            let estimate = |n: usize| Estimate {
                value: at[n],
                standard_error: (inverse[n][n] - held).max(0.0).sqrt(),
            };
            return Some(Fit {
                difficulty: (0..scenarios).map(estimate).collect(),
                strength: (scenarios..size).map(estimate).collect(),
            });
        }
    }
    None
}

/// How strongly the sum of the strengths is held at 0. It takes nothing from the fit, which knows only differences.
const HOLD: f64 = 1.0;

/// Slope and curvature of the likelihood, with the sum of the strengths held at 0.
fn top(
    scenarios: usize,
    crews: usize,
    pairings: &[Pairing],
    at: &[f64],
) -> (Vec<f64>, Vec<Vec<f64>>) {
    let size = scenarios + crews;
    let mut slope = vec![0.0; size];
    let mut curvature = vec![vec![0.0; size]; size];
    for pairing in pairings {
        let (scenario, crew) = (pairing.scenario, scenarios + pairing.crew);
        let chance = chance(at[crew] - at[scenario]);
        let (wins, heists) = (pairing.wins as f64 + 0.5, pairing.heists as f64 + 1.0);
        let more = wins - heists * chance;
        slope[crew] += more;
        slope[scenario] -= more;
        let weight = heists * chance * (1.0 - chance);
        curvature[crew][crew] += weight;
        curvature[scenario][scenario] += weight;
        curvature[crew][scenario] -= weight;
        curvature[scenario][crew] -= weight;
    }
    let sum: f64 = at[scenarios..].iter().sum();
    for one in scenarios..size {
        slope[one] -= HOLD * sum;
        for other in &mut curvature[one][scenarios..] {
            *other += HOLD;
        }
    }
    (slope, curvature)
}

/// The inverse of a matrix, if it has one (Gauss and Jordan, the largest pivot first).
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> = (0..size)
        .map(|row| (0..size).map(|n| f64::from(u8::from(n == row))).collect())
        .collect();
    for n in 0..size {
        let best = (n..size).max_by(|&a, &b| matrix[a][n].abs().total_cmp(&matrix[b][n].abs()))?;
        matrix.swap(n, best);
        inverse.swap(n, best);
        let pivot = matrix[n][n];
        if pivot.abs() < 1e-12 || !pivot.is_finite() {
            return None;
        }
        for column in 0..size {
            matrix[n][column] /= pivot;
            inverse[n][column] /= pivot;
        }
        for row in (0..size).filter(|&row| row != n) {
            let times = matrix[row][n];
            for column in 0..size {
                matrix[row][column] -= times * matrix[n][column];
                inverse[row][column] -= times * inverse[n][column];
            }
        }
    }
    Some(inverse)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a scale would show over so many heists, rounded to whole wins.
    fn seen(difficulty: &[f64], strength: &[f64], heists: u64) -> Vec<Pairing> {
        let mut pairings = Vec::new();
        for (scenario, difficulty) in difficulty.iter().enumerate() {
            for (crew, strength) in strength.iter().enumerate() {
                let wins = (chance(strength - difficulty) * heists as f64).round() as u64;
                pairings.push(Pairing {
                    scenario,
                    crew,
                    wins,
                    heists,
                });
            }
        }
        pairings
    }

    #[test]
    fn a_known_scale_is_found_again() {
        let (difficulty, strength) = ([-1.0, 0.4, 2.2], [-1.2, 0.2, 1.0]);
        let fit = fit(3, 3, &seen(&difficulty, &strength, 100_000)).unwrap();
        for (found, known) in fit.difficulty.iter().zip(difficulty) {
            assert!((found.value - known).abs() < 0.01, "{found:?}, not {known}");
        }
        for (found, known) in fit.strength.iter().zip(strength) {
            assert!((found.value - known).abs() < 0.01, "{found:?}, not {known}");
        }
        assert!((fit.chance(1, 1) - chance(-0.2)).abs() < 0.002);
    }

    /// One crew and one scenario: the error of a logit is known to be 1 over the root of n p (1 - p).
    #[test]
    fn the_error_of_one_pairing_is_that_of_a_logit() {
        let pairing = Pairing {
            scenario: 0,
            crew: 0,
            wins: 30,
            heists: 100,
        };
        let fit = fit(1, 1, &[pairing]).unwrap();
        let p: f64 = 30.5 / 101.0;
        assert!((fit.difficulty[0].value + ahead(p)).abs() < 1e-9);
        let known = 1.0 / (101.0 * p * (1.0 - p)).sqrt();
        let error = fit.difficulty[0].standard_error;
        assert!((error - known).abs() < 1e-9, "{error}, not {known}");
        assert!(fit.strength[0].value.abs() < 1e-9);
    }

    #[test]
    fn more_heists_make_it_surer() {
        let error = |heists| {
            let fit = fit(3, 2, &seen(&[0.0, 1.0, -1.0], &[-0.5, 0.5], heists)).unwrap();
            fit.difficulty[1].standard_error
        };
        let ratio = error(100) / error(10_000);
        assert!((ratio - 10.0).abs() < 0.3, "{ratio}");
    }

    #[test]
    fn a_scenario_nobody_wins_stays_on_the_scale() {
        let fit = fit(2, 2, &seen(&[0.0, 40.0], &[-1.0, 1.0], 200)).unwrap();
        let hopeless = fit.difficulty[1];
        assert!(
            hopeless.value > 4.0 && hopeless.value < 12.0,
            "{hopeless:?}"
        );
        assert!(hopeless.standard_error > 1.0, "{hopeless:?}");
    }

    #[test]
    fn what_does_not_hang_together_has_no_scale() {
        let apart = [(0, 0), (1, 1)].map(|(scenario, crew)| Pairing {
            scenario,
            crew,
            wins: 5,
            heists: 10,
        });
        assert_eq!(fit(2, 2, &apart), None);
        assert_eq!(fit(1, 0, &[]), None);
    }
}
