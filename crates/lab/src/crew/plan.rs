//! What is played: jobs, and how often, by whom.

use crate::think::Think;
use bots::Level;
use crew::content::edition::edition;
use crew::setup::{ScenarioChoice, SetupProblems};
use crew::{Heist, Setup};
use serde::{Deserialize, Serialize};

/// One thing to be played many times: a crew at a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Job {
    /// What people call it in tables and reports, such as the names of the crew.
    pub label: String,
    pub setup: Setup,
}

impl Job {
    /// A job called by the names of its crew.
    pub fn new(setup: Setup) -> Result<Job, SetupProblems> {
        let heist = Heist::new(setup.clone())?;
        Ok(Job {
            label: crew_label(&heist),
            setup,
        })
    }

    /// The printed name of its scenario.
    fn scenario(&self) -> String {
        match &self.setup.scenario {
            ScenarioChoice::Known(id) => {
                let known = edition(&self.setup.edition).and_then(|edition| edition.scenario(id));
                known.map_or_else(|| id.clone(), |(_, scenario)| scenario.draft.name.clone())
            }
            ScenarioChoice::Inline(draft) => draft.name.clone(),
        }
    }

    /// The heist as its players find it.
    pub fn heist(&self) -> Result<Heist, SetupProblems> {
        Heist::new(self.setup.clone())
    }
}

/// The names of a crew in a line.
pub fn crew_label(heist: &Heist) -> String {
    heist.names.join(", ")
}

/// Everything the results depend on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Plan {
    pub bot: Level,
    /// What a search bot may think about one decision.
    pub think: Think,
    /// Heists of each job.
    pub heists: u32,
    pub seed: u64,
    pub jobs: Vec<Job>,
}

impl Plan {
    /// The name of each job's scenario. Editions share names: where there are several, the edition tells them apart.
    pub fn scenarios(&self) -> Vec<String> {
        let mut editions = self.jobs.iter().map(|job| &job.setup.edition);
        let first = editions.next();
        let several = editions.any(|edition| Some(edition) != first);
        let name = |job: &Job| match edition(&job.setup.edition) {
            Some(edition) if several => format!("{} ({})", job.scenario(), edition.name),
            _ => job.scenario(),
        };
        self.jobs.iter().map(name).collect()
    }

    /// Whether heists of one can go on in the other: all is the same but how many.
    pub fn continues(&self, other: &Plan) -> bool {
        let longer = Plan {
            heists: self.heists,
            ..other.clone()
        };
        *self == longer
    }
}
