//! Everything that is known after a run: `results.json` and `heists.csv`.

use crate::crew::measure::Summary;
use crate::crew::plan::{Matchup, Plan};
use crate::crew::row::Row;
use crew::setup::SetupProblems;
use crew::state::CREW;
use crew::{ActionId, Heist, Who};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use thiserror::Error;

/// The form of the results file; another number cannot be read.
const FORMAT: u32 = 1;

/// A plan and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Results {
    pub format: u32,
    pub plan: Plan,
    /// One for each matchup of the plan, in its order.
    #[serde(rename = "jobs")]
    pub matchups: Vec<MatchupResults>,
}

/// What came of one matchup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MatchupResults {
    /// Who takes part, by number; the last is the one without a player, if there is one.
    pub people: Vec<Person>,
    pub summary: Summary,
    /// One for each heist so far, by its number. They are in a file of their own.
    #[serde(skip)]
    pub rows: Vec<Row>,
}

/// Names for the numbers in a summary.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Person {
    pub name: String,
    /// Id of the character card; none for the one without a player.
    pub character: Option<String>,
    /// Ids of the skill cards.
    pub skills: Vec<String>,
    /// Printed names of actions by id: 0 to 7 on the character card, 8 to 13 and 14 to 19 on the skills, then items.
    pub actions: BTreeMap<u8, String>,
}

/// Why files are not the results of a run.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DamagedResults {
    #[error("this is not a results file: {0}")]
    Json(String),
    #[error("this results file has form {0}, and only form {FORMAT} can be read")]
    Format(u32),
    #[error("the plan has {matchups} jobs and there are results of {results}")]
    Matchups { matchups: usize, results: usize },
    #[error("this is not a list of heists: {0}")]
    Csv(String),
    #[error("the list of heists does not fit the results: {0}")]
    Rows(String),
}

impl Results {
    /// A plan of which nothing was played yet.
    pub fn new(plan: Plan) -> Result<Results, SetupProblems> {
        let matchups = plan.matchups.iter().map(MatchupResults::new);
        Ok(Results {
            format: FORMAT,
            matchups: matchups.collect::<Result<_, _>>()?,
            plan,
        })
    }

    /// Heists played so far.
    pub fn played(&self) -> u64 {
        self.matchups
            .iter()
            .map(|matchup| matchup.rows.len() as u64)
            .sum()
    }

    /// Whether all that was planned is played.
    pub fn complete(&self) -> bool {
        self.played() == u64::from(self.plan.heists) * self.plan.matchups.len() as u64
    }

    /// Every heist, by matchup and number.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.matchups.iter().flat_map(|matchup| &matchup.rows)
    }

    /// The text of `results.json`.
    pub fn json(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        text.expect("results have string keys and finite numbers") + "\n"
    }

    /// The text of `heists.csv`.
    pub fn csv(&self) -> String {
        let mut writer = csv::Writer::from_writer(Vec::new());
        for row in self.rows() {
            writer.serialize(row).expect("a row is flat");
        }
        let bytes = writer.into_inner().expect("memory takes everything");
        String::from_utf8(bytes).expect("made of text")
    }

    /// Reads both files back. There may be more rows than the results know of, from a run that was stopped between the
    /// two files: those are left out.
    pub fn read(json: &str, csv: &str) -> Result<Results, DamagedResults> {
        #[derive(Deserialize)]
        struct Form {
            format: u32,
        }
        let form: Form =
            serde_json::from_str(json).map_err(|why| DamagedResults::Json(why.to_string()))?;
        if form.format != FORMAT {
            return Err(DamagedResults::Format(form.format));
        }
        let mut results: Results =
            serde_json::from_str(json).map_err(|why| DamagedResults::Json(why.to_string()))?;
        let (matchups, found) = (results.plan.matchups.len(), results.matchups.len());
        if matchups != found {
            return Err(DamagedResults::Matchups {
                matchups,
                results: found,
            });
        }
        let mut found = vec![0; matchups];
        for row in csv::Reader::from_reader(csv.as_bytes()).deserialize() {
            let row: Row = row.map_err(|why| DamagedResults::Csv(why.to_string()))?;
            results.take_back(row, &mut found)?;
        }
        for (number, matchup) in results.matchups.iter().enumerate() {
            matchup.fits().map_err(|why| {
                DamagedResults::Rows(format!("of job {number} there should be {why}"))
            })?;
        }
        Ok(results)
    }

    /// Takes a row back, after so many found of each matchup.
    fn take_back(&mut self, row: Row, found: &mut [u32]) -> Result<(), DamagedResults> {
        let Some(matchup) = self.matchups.get_mut(row.matchup as usize) else {
            return Err(DamagedResults::Rows(format!(
                "there is no job {}",
                row.matchup
            )));
        };
        let found = &mut found[row.matchup as usize];
        if row.heist != *found {
            let (matchup, heist) = (row.matchup, row.heist);
            return Err(DamagedResults::Rows(format!(
                "heist {heist} of job {matchup} is not where it should be"
            )));
        }
        *found += 1;
        if (matchup.rows.len() as u64) < matchup.summary.heists() {
            matchup.rows.push(row);
        }
        Ok(())
    }
}

impl MatchupResults {
    fn new(matchup: &Matchup) -> Result<MatchupResults, SetupProblems> {
        let heist = matchup.heist()?;
        Ok(MatchupResults {
            people: people(&heist),
            summary: Summary::default(),
            rows: Vec::new(),
        })
    }

    /// Rows and summary tell of the same heists.
    fn fits(&self) -> Result<(), String> {
        let heists = self.summary.heists();
        let wins = self.rows.iter().filter(|row| row.won()).count() as u64;
        if self.rows.len() as u64 != heists || wins != self.summary.won.wins {
            let won = self.summary.won.wins;
            return Err(format!("{heists} heists with {won} won"));
        }
        Ok(())
    }
}

fn people(heist: &Heist) -> Vec<Person> {
    let most = if heist.scenario.draft.npc.is_some() {
        CREW
    } else {
        usize::from(heist.players)
    };
    (0..most as u8).map(|who| person(heist, Who(who))).collect()
}

fn person(heist: &Heist, who: Who) -> Person {
    let cards = heist.member_cards(who);
    let actions = (0..u8::MAX).filter_map(|action| {
        let name = heist.action_name(who, ActionId(action))?;
        Some((action, name.to_owned()))
    });
    let name = match heist.names.get(who.index()) {
        Some(name) => name.clone(),
        None if who == Who::NPC => heist.npc_name(),
        None => String::new(),
    };
    let (character, skills) = match cards {
        Some(cards) => (Some(cards.character), cards.skills),
        None => (None, Vec::new()),
    };
    Person {
        name,
        character,
        skills,
        actions: actions.collect(),
    }
}
