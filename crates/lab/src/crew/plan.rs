//! What is played: matchups, and how often, by whom.

use crate::think::Think;
use bots::Level;
use crew::content::edition::edition;
use crew::setup::{ScenarioChoice, SetupProblems};
use crew::{Heist, Setup};
use serde::{Deserialize, Serialize};
use words::Language;
use words::crew::cards::edition_name;
use words::crew::job;

/// One thing to be played many times: a crew at a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Matchup {
    /// What people call it in tables and reports, such as the names of the crew.
    pub label: String,
    pub setup: Setup,
}

impl Matchup {
    /// A matchup called by the names of its crew.
    pub fn new(setup: Setup) -> Result<Matchup, SetupProblems> {
        let heist = Heist::new(setup.clone())?;
        Ok(Matchup {
            label: crew_label(&heist),
            setup,
        })
    }

    /// What its scenario is called.
    fn scenario(&self, lang: Language) -> String {
        match &self.setup.scenario {
            ScenarioChoice::Known(id) => {
                let edition = edition(&self.setup.edition);
                let known = edition.and_then(|edition| Some((edition, edition.scenario(id)?.1)));
                let name = known.map_or(id.as_str(), |(edition, scenario)| {
                    job(lang, edition, &scenario.draft).name()
                });
                name.to_owned()
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
    /// Heists of each matchup.
    pub heists: u32,
    pub seed: u64,
    #[serde(rename = "jobs")]
    pub matchups: Vec<Matchup>,
}

impl Plan {
    /// The name of each matchup's scenario. Editions share names: where there are several, the edition tells them apart.
    pub fn scenarios(&self, lang: Language) -> Vec<String> {
        let mut editions = self.matchups.iter().map(|matchup| &matchup.setup.edition);
        let first = editions.next();
        let several = editions.any(|edition| Some(edition) != first);
        let name = |matchup: &Matchup| match edition(&matchup.setup.edition) {
            Some(edition) if several => {
                let box_name = edition_name(lang, edition);
                format!("{} ({box_name})", matchup.scenario(lang))
            }
            _ => matchup.scenario(lang),
        };
        self.matchups.iter().map(name).collect()
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
