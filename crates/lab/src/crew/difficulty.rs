//! Scenarios on one scale of difficulty.

mod label;
mod markdown;
mod model;

pub use label::Verdict;
pub use model::{Estimate, Fit, Pairing, fit};

use crate::share::Share;
use crate::think::Think;
use bots::Level;
use crew::content::scenario::Difficulty;
use crew::suggested::Strength;
use serde::{Deserialize, Serialize};
use words::Language;

/// The form of the file.
const FORMAT: u32 = 1;

/// How crews of one strength did at one scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct ScenarioResult {
    /// Id and printed name.
    pub scenario: String,
    pub name: String,
    pub printed: Difficulty,
    pub strength: Strength,
    pub won: Share,
}

/// Who played.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RatedBy {
    pub bot: Level,
    pub think: Think,
    pub players: u8,
    pub seed: u64,
    /// Of each crew at each scenario.
    pub heists: u32,
}

/// Every scenario on the scale, the easiest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DifficultyScale {
    pub format: u32,
    pub played: RatedBy,
    /// The mean rate at which crews win scenarios printed with their own strength: what a label promises.
    pub usual: f64,
    pub crews: Vec<RatedCrew>,
    pub scenarios: Vec<RatedScenario>,
}

/// A crew's place on the scale.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RatedCrew {
    pub strength: Strength,
    pub place: Estimate,
    /// The difficulty at which it wins at the usual rate: where its label belongs.
    pub label_at: f64,
}

/// A scenario's place on the scale.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RatedScenario {
    pub id: String,
    pub name: String,
    pub difficulty: Estimate,
    pub interval: (f64, f64),
    pub printed: Difficulty,
    pub fits: Strength,
    pub verdict: Verdict,
    /// What each crew won, in the order of the crews.
    pub won: Vec<Share>,
    /// What the scale expects each to win.
    pub expected: Vec<f64>,
}

/// Places everything; none if there is too little to compare.
pub fn rate_scenarios(played: RatedBy, seen: &[ScenarioResult]) -> Option<DifficultyScale> {
    let mut ids: Vec<&ScenarioResult> = Vec::new();
    let mut strengths: Vec<Strength> = Vec::new();
    for one in seen {
        if !ids.iter().any(|known| known.scenario == one.scenario) {
            ids.push(one);
        }
        if !strengths.contains(&one.strength) {
            strengths.push(one.strength);
        }
    }
    strengths.sort();
    let place = |one: &ScenarioResult| {
        let scenario = ids
            .iter()
            .position(|known| known.scenario == one.scenario)?;
        let crew = strengths.iter().position(|known| *known == one.strength)?;
        Some((scenario, crew))
    };
    let pairings: Vec<Pairing> = seen
        .iter()
        .filter_map(|one| {
            let (scenario, crew) = place(one)?;
            Some(Pairing {
                scenario,
                crew,
                wins: one.won.wins,
                heists: one.won.of,
            })
        })
        .collect();
    let fit = fit(ids.len(), strengths.len(), &pairings)?;
    let usual = usual(seen)?;
    let centres = label::centres(&fit.strength, usual);
    let mut scenarios: Vec<RatedScenario> = ids
        .iter()
        .enumerate()
        .map(|(n, scenario)| {
            let difficulty = fit.difficulty[n];
            let own = Strength::of(scenario.printed);
            let printed = strengths.iter().position(|strength| *strength == own);
            let (label, verdict) = label::judge(&fit.strength, usual, difficulty, printed);
            let won = |strength: &Strength| {
                let here = seen
                    .iter()
                    .find(|one| one.scenario == scenario.scenario && one.strength == *strength);
                here.map(|one| one.won).unwrap_or_default()
            };
            RatedScenario {
                id: scenario.scenario.clone(),
                name: scenario.name.clone(),
                difficulty,
                interval: difficulty.interval(),
                printed: scenario.printed,
                fits: strengths[label],
                verdict,
                won: strengths.iter().map(won).collect(),
                expected: (0..strengths.len())
                    .map(|crew| fit.chance(n, crew))
                    .collect(),
            }
        })
        .collect();
    scenarios.sort_by(|a, b| {
        let (one, other) = (a.difficulty.value, b.difficulty.value);
        one.total_cmp(&other).then_with(|| a.id.cmp(&b.id))
    });
    let crews = strengths.iter().zip(&fit.strength).zip(&centres);
    Some(DifficultyScale {
        format: FORMAT,
        played,
        usual,
        crews: crews
            .map(|((&strength, &place), &label_at)| RatedCrew {
                strength,
                place,
                label_at,
            })
            .collect(),
        scenarios,
    })
}

/// The mean rate at which crews win scenarios printed with their own strength; with no such scenario, the mean of all.
fn usual(seen: &[ScenarioResult]) -> Option<f64> {
    let mean = |shares: Vec<f64>| {
        let count = shares.len();
        (count > 0).then(|| shares.iter().sum::<f64>() / count as f64)
    };
    let own = seen
        .iter()
        .filter(|one| Strength::of(one.printed) == one.strength);
    let own: Vec<f64> = own.filter_map(|one| one.won.value()).collect();
    let all = || seen.iter().filter_map(|one| one.won.value()).collect();
    mean(own).or_else(|| mean(all()))
}

impl DifficultyScale {
    /// The text of `rate.json`.
    pub fn json(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        text.expect("a scale has string keys and finite numbers") + "\n"
    }

    /// The text of `rate.md`.
    pub fn markdown(&self, lang: Language) -> String {
        markdown::write(lang, self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played() -> RatedBy {
        RatedBy {
            bot: Level::Scripted,
            think: Think::default(),
            players: 4,
            seed: 1,
            heists: 1000,
        }
    }

    /// Crews at 0, 1 and 2; a scenario for each label, and one that is called amateur and is not.
    fn seen() -> Vec<ScenarioResult> {
        let scenarios = [
            ("hard", 2.0, Difficulty::Pro),
            ("easy", 0.0, Difficulty::Amateur),
            ("middle", 1.0, Difficulty::SemiPro),
            ("mislabelled", 2.1, Difficulty::Amateur),
            ("also-easy", -0.1, Difficulty::Amateur),
        ];
        let mut seen = Vec::new();
        for (id, difficulty, printed) in scenarios {
            for (crew, strength) in Strength::ALL.into_iter().enumerate() {
                let wins = (1000.0 * model::chance(crew as f64 - difficulty)).round();
                seen.push(ScenarioResult {
                    scenario: id.to_owned(),
                    name: id.to_uppercase(),
                    printed,
                    strength,
                    won: Share::new(wins as u64, 1000),
                });
            }
        }
        seen
    }

    #[test]
    fn scenarios_are_sorted_and_a_wrong_label_is_found() {
        let scale = rate_scenarios(played(), &seen()).unwrap();
        let order: Vec<&str> = scale.scenarios.iter().map(|s| s.id.as_str()).collect();
        assert_eq!(
            order,
            ["also-easy", "easy", "middle", "hard", "mislabelled"]
        );
        for scenario in &scale.scenarios {
            let known = match scenario.id.as_str() {
                "mislabelled" => (Strength::Pro, Verdict::Differs),
                _ => (Strength::of(scenario.printed), Verdict::Fits),
            };
            assert_eq!((scenario.fits, scenario.verdict), known, "{}", scenario.id);
        }
        let gaps = scale.crews.windows(2);
        for gap in gaps {
            let wide = gap[1].place.value - gap[0].place.value;
            assert!((wide - 1.0).abs() < 0.02, "{wide}");
        }
    }

    #[test]
    fn the_table_for_documents_has_every_scenario() {
        let scale = rate_scenarios(played(), &seen()).unwrap();
        let text = scale.markdown(Language::english());
        for name in ["EASY", "MISLABELLED"] {
            assert!(text.contains(&format!("| {name} |")), "{text}");
        }
        let rows: Vec<&str> = text.lines().filter(|line| line.starts_with('|')).collect();
        let columns = |row: &&str| row.matches('|').count();
        assert_eq!(rows.len(), 2 + 5);
        assert!(rows.iter().all(|row| columns(row) == columns(&rows[0])));
    }

    #[test]
    fn what_is_written_can_be_read() {
        let scale = rate_scenarios(played(), &seen()).unwrap();
        let back: DifficultyScale = serde_json::from_str(&scale.json()).unwrap();
        assert_eq!(back.scenarios.len(), scale.scenarios.len());
        assert_eq!(back.played, scale.played);
    }

    #[test]
    fn nothing_makes_no_scale() {
        assert_eq!(rate_scenarios(played(), &[]), None);
    }
}
