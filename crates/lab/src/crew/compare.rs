//! Two settings on the same luck.

mod page;
mod paired;
#[cfg(test)]
mod tests;

pub use page::html;
pub use paired::Pairs;

use crate::crew::plan::Plan;
use crate::crew::results::Results;
use serde::{Deserialize, Serialize};

/// The form of the file.
const FORMAT: u32 = 1;

/// What came of two settings that played the same seeds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Comparison {
    pub format: u32,
    pub a: Setting,
    pub b: Setting,
    pub seed: u64,
    /// One for each matchup of the plans, in their order.
    #[serde(rename = "jobs")]
    pub matchups: Vec<MatchupPairs>,
    /// Over all matchups.
    pub all: Pairs,
    /// Where the true difference of the win rates, B's less A's, lies with 95 % confidence.
    pub interval: (f64, f64),
    /// Pairs left out because one of the two broke off: an error of ours.
    pub broken: u64,
}

/// One side of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setting {
    /// As it was asked for.
    pub asked: String,
    pub plan: Plan,
}

/// One matchup of both plans.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MatchupPairs {
    pub a: String,
    pub b: String,
    pub pairs: Pairs,
    pub interval: (f64, f64),
}

/// Pairs the heists of two runs by matchup and number. `names` says what a matchup of either run is called.
pub fn compare(
    (asked_a, a): (&str, &Results),
    (asked_b, b): (&str, &Results),
    names: impl Fn(&Results, usize) -> String,
) -> Comparison {
    let mut broken = 0;
    let mut all = Pairs::default();
    let both = a.matchups.iter().zip(&b.matchups).enumerate();
    let matchups = both.map(|(number, (one, other))| {
        let mut pairs = Pairs::default();
        for (one, other) in one.rows.iter().zip(&other.rows) {
            match one.fault.or(other.fault) {
                Some(_) => broken += 1,
                None => pairs.add(one.won(), other.won()),
            }
        }
        all.join(&pairs);
        MatchupPairs {
            a: names(a, number),
            b: names(b, number),
            interval: pairs.interval(),
            pairs,
        }
    });
    let matchups = matchups.collect();
    let setting = |asked: &str, results: &Results| Setting {
        asked: asked.to_owned(),
        plan: results.plan.clone(),
    };
    Comparison {
        format: FORMAT,
        a: setting(asked_a, a),
        b: setting(asked_b, b),
        seed: a.plan.seed,
        matchups,
        interval: all.interval(),
        all,
        broken,
    }
}

impl Comparison {
    /// The text of `compare.json`.
    pub fn json(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        text.expect("a comparison has string keys and finite numbers") + "\n"
    }
}
