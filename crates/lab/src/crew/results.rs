//! Everything that is known after a run: `results.json` and `heists.csv`.

use crate::crew::measure::Summary;
use crate::crew::plan::{Matchup, Plan};
use crate::crew::row::Row;
use crew::setup::SetupProblems;
use crew::state::CREW;
use crew::{ActionId, Heist, Who};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use words::Language;

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DamagedResults {
    Json(String),
    Format(u32),
    Matchups { matchups: usize, results: usize },
    Csv(String),
    Rows(RowsFault),
}

/// Why a list of heists does not fit the results beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowsFault {
    /// The results know of other heists of this matchup.
    Others {
        matchup: usize,
        heists: u64,
        won: u64,
    },
    UnknownMatchup {
        matchup: u32,
    },
    OutOfOrder {
        matchup: u32,
        heist: u32,
    },
}

impl DamagedResults {
    /// For whoever wanted to go on with them.
    pub fn sentence(&self, lang: Language) -> String {
        match self {
            DamagedResults::Json(why) => lang.say_with("damaged-json", &[("why", why)]),
            DamagedResults::Format(found) => {
                let forms = [
                    ("found", &*found.to_string()),
                    ("known", &FORMAT.to_string()),
                ];
                lang.say_with("damaged-format", &forms)
            }
            DamagedResults::Matchups { matchups, results } => {
                let (matchups, results) = (matchups.to_string(), results.to_string());
                let counts = [("matchups", &*matchups), ("results", &results)];
                lang.say_with("damaged-jobs", &counts)
            }
            DamagedResults::Csv(why) => lang.say_with("damaged-csv", &[("why", why)]),
            DamagedResults::Rows(fault) => fault.sentence(lang),
        }
    }
}

impl RowsFault {
    fn sentence(&self, lang: Language) -> String {
        match self {
            RowsFault::Others {
                matchup,
                heists,
                won,
            } => {
                let (heists, won) = (heists.to_string(), won.to_string());
                let job = matchup.to_string();
                let known = [("job", &*job), ("heists", &heists), ("won", &won)];
                lang.say_with("damaged-rows", &known)
            }
            RowsFault::UnknownMatchup { matchup } => {
                lang.say_with("damaged-unknown-job", &[("job", &*matchup.to_string())])
            }
            RowsFault::OutOfOrder { matchup, heist } => {
                let which = [
                    ("job", &*matchup.to_string()),
                    ("heist", &heist.to_string()),
                ];
                lang.say_with("damaged-order", &which)
            }
        }
    }
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
            matchup.fits(number).map_err(DamagedResults::Rows)?;
        }
        Ok(results)
    }

    /// Takes a row back, after so many found of each matchup.
    fn take_back(&mut self, row: Row, found: &mut [u32]) -> Result<(), DamagedResults> {
        let Some(matchup) = self.matchups.get_mut(row.matchup as usize) else {
            let matchup = row.matchup;
            return Err(DamagedResults::Rows(RowsFault::UnknownMatchup { matchup }));
        };
        let found = &mut found[row.matchup as usize];
        if row.heist != *found {
            let (matchup, heist) = (row.matchup, row.heist);
            let fault = RowsFault::OutOfOrder { matchup, heist };
            return Err(DamagedResults::Rows(fault));
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
    fn fits(&self, matchup: usize) -> Result<(), RowsFault> {
        let heists = self.summary.heists();
        let wins = self.rows.iter().filter(|row| row.won()).count() as u64;
        if self.rows.len() as u64 != heists || wins != self.summary.won.wins {
            let won = self.summary.won.wins;
            return Err(RowsFault::Others {
                matchup,
                heists,
                won,
            });
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
