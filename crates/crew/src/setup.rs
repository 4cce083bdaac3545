//! What a group brings to the table: scenario, crew, fixers, money. Anything may be written; [`Heist::new`] checks it.
//!
//! [`Heist::new`]: crate::heist::Heist::new

use crate::content::effect::Chit;
use crate::content::problems::{Problem, worded};
use crate::content::scenario::ScenarioDraft;
use crate::rules::RuleChanges;
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use thiserror::Error;

/// A wish for a heist.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// Edition id.
    pub edition: String,
    pub scenario: ScenarioChoice,
    pub crew: Vec<CrewChoice>,
    /// Fixer ids.
    #[serde(default)]
    pub fixers: Vec<String>,
    /// Ids of fixers that helped in the part before, of a heist in two parts.
    #[serde(default)]
    pub fixers_before: Vec<String>,
    /// Team cash in thousands; untold, it is what the scenario begins with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cash: Option<u8>,
    /// Item ids the team owns, one entry a card.
    #[serde(default)]
    pub items: Vec<String>,
    /// Items found in earlier heists, which the shop now sells.
    #[serde(default)]
    pub discovered: Vec<String>,
    /// Jewels the team owns.
    #[serde(default)]
    pub jewels: u8,
    /// Paintings the team brings from earlier heists.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub loot: Vec<Chit>,
    /// The team freed the prisoner of an earlier chapter.
    #[serde(default, skip_serializing_if = "is_false")]
    pub freed: bool,
    /// Ids of the scenarios that follow in the same sitting.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<String>,
    /// What is played otherwise than the edition says.
    #[serde(default)]
    pub rules: RuleChanges,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// A scenario of the edition by id, or one brought along.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ScenarioChoice {
    Known(String),
    Inline(Box<ScenarioDraft>),
}

impl Default for ScenarioChoice {
    fn default() -> Self {
        ScenarioChoice::Known(String::new())
    }
}

/// A character by the name of a pre-built one, or card by card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum CrewChoice {
    Prebuilt(String),
    Built(CrewMember),
}

/// Reads a name or a whole record. Unlike serde's untagged enums it says what is wrong inside the record.
struct NameOr<T, C> {
    expecting: &'static str,
    named: fn(String) -> C,
    written_out: fn(T) -> C,
}

impl<'de, T: Deserialize<'de>, C> Visitor<'de> for NameOr<T, C> {
    type Value = C;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expecting)
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<C, E> {
        Ok((self.named)(name.to_string()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<C, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map)).map(self.written_out)
    }
}

impl<'de> Deserialize<'de> for ScenarioChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NameOr {
            expecting: "the id of a scenario, or a scenario written out",
            named: ScenarioChoice::Known,
            written_out: |draft| ScenarioChoice::Inline(Box::new(draft)),
        })
    }
}

impl<'de> Deserialize<'de> for CrewChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NameOr {
            expecting: "the name of a pre-built character, or a character written out",
            named: CrewChoice::Prebuilt,
            written_out: CrewChoice::Built,
        })
    }
}

/// A named character and what they bring from earlier heists.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CrewMember {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Use the character and skills of this pre-built one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prebuilt: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub character: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<String>,
    /// In jail: may start inside in a breakout.
    #[serde(default)]
    pub busted: bool,
    /// Which hideout they ended the part before in, counted from the left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hideout: Option<u8>,
    /// Ideas left from the part before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ideas_left: Option<u8>,
}

/// One reason why a setup cannot be played. The sentences are in the language files.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum SetupProblem {
    UnknownEdition {
        name: String,
    },
    UnknownScenario {
        name: String,
    },
    /// The scenario that is written out cannot be used.
    BadScenario {
        problem: Problem,
    },
    CrewSize {
        count: usize,
    },
    UnknownCharacter {
        name: String,
    },
    UnknownPrebuilt {
        name: String,
    },
    UnknownSkill {
        name: String,
    },
    SkillCount {
        member: String,
        count: usize,
    },
    SameSkillTwice {
        member: String,
        skill: String,
    },
    SameClass {
        first: String,
        second: String,
        class: String,
    },
    TooManyCopies {
        skill: String,
        count: usize,
    },
    UnknownFixer {
        name: String,
    },
    FixerTwice {
        name: String,
    },
    UnknownItem {
        name: String,
    },
    TooManyItems {
        name: String,
        copies: u8,
    },
    InJail {
        member: String,
    },
    UnknownHideout {
        member: String,
        number: u8,
    },
    OverLimit {
        what: SetupAmount,
        most: u32,
    },
    /// The scenario cannot do without this character.
    Missing {
        character: String,
    },
    /// Nothing to be brought along.
    NotBrought {
        chit: Chit,
    },
    /// Two professional forms of a skill share their cards.
    SharedSkillCards {
        skill: String,
        count: usize,
    },
    TooManyPieces {
        count: usize,
        most: usize,
    },
    /// Heists to follow, in an edition without a series.
    NoSeries {
        edition: String,
    },
}

worded! {
    /// What a setup may have only so much of.
    SetupAmount {
        /// In thousands.
        Cash = "cash",
        Jewels = "jewels",
        Paintings = "paintings",
        Items = "items",
        /// Heists that follow in the same sitting.
        HeistsToFollow = "heists-to-follow",
        /// Letters of a character's name.
        NameLength = "name-length",
        /// Ideas left from the part before.
        IdeasLeft = "ideas-left",
    }
}

/// Every reason at once.
#[derive(Clone, Debug, PartialEq, Error, Serialize)]
#[error("the setup cannot be played: {0:?}")]
pub struct SetupProblems(pub Vec<SetupProblem>);

/// Why a setup cannot be played by the rules of some ruleset.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum RulesetError {
    /// Neither the present one nor one that is listed as an earlier one.
    #[error("ruleset {found} is not known")]
    Unknown { found: u32 },
    #[error(transparent)]
    Setup(#[from] SetupProblems),
}
