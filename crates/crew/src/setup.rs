//! What a group brings to the table: scenario, crew, fixers, money. Anything may be written; [`Heist::new`] checks it.
//!
//! [`Heist::new`]: crate::heist::Heist::new

use crate::content::scenario::ScenarioDraft;
use crate::rules::Rules;
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use thiserror::Error;

/// A wish for a heist.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// Team cash in thousands.
    #[serde(default)]
    pub cash: u8,
    /// Item ids the team owns, one entry a card.
    #[serde(default)]
    pub items: Vec<String>,
    /// Items found in earlier heists, which the shop now sells.
    #[serde(default)]
    pub discovered: Vec<String>,
    /// Jewels the team owns.
    #[serde(default)]
    pub jewels: u8,
    #[serde(default)]
    pub rules: Rules,
}

/// A scenario of the edition by id, or one brought along.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ScenarioChoice {
    Known(String),
    Inline(Box<ScenarioDraft>),
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

/// One reason why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Error, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum SetupProblem {
    #[error("there is no edition called \"{name}\"")]
    UnknownEdition { name: String },
    #[error("there is no scenario called \"{name}\"")]
    UnknownScenario { name: String },
    #[error("the scenario cannot be played: {why}")]
    BadScenario { why: String },
    #[error("a crew has 3 or 4 characters, not {count}")]
    CrewSize { count: usize },
    #[error("there is no character called \"{name}\"")]
    UnknownCharacter { name: String },
    #[error("there is no pre-built character called \"{name}\"")]
    UnknownPrebuilt { name: String },
    #[error("there is no skill called \"{name}\"")]
    UnknownSkill { name: String },
    #[error("{member} needs two skills, not {count}")]
    SkillCount { member: String, count: usize },
    #[error("{member} has {skill} twice")]
    SameSkillTwice { member: String, skill: String },
    #[error("{first} and {second} are both of the class {class}: one of each class per heist")]
    SameClass {
        first: String,
        second: String,
        class: String,
    },
    #[error("{count} characters want {skill}, but the box has two copies")]
    TooManyCopies { skill: String, count: usize },
    #[error("there is no fixer called \"{name}\"")]
    UnknownFixer { name: String },
    #[error("the fixer {name} is named twice")]
    FixerTwice { name: String },
    #[error("there is no item called \"{name}\"")]
    UnknownItem { name: String },
    #[error("the box has only {copies} of {name}")]
    TooManyItems { name: String, copies: u8 },
    #[error("{member} is in jail and can only be played in a breakout")]
    InJail { member: String },
    #[error("{member} has no hideout number {number} to start in")]
    UnknownHideout { member: String, number: u8 },
    #[error("{what} is over the limit of {most}")]
    OverLimit { what: &'static str, most: u32 },
    #[error(
        "the scenario has more loot and items than the table can hold ({count}, at most {most})"
    )]
    TooManyPieces { count: usize, most: usize },
}

/// Every reason at once.
#[derive(Clone, Debug, PartialEq, Error, Serialize)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupProblems(pub Vec<SetupProblem>);
