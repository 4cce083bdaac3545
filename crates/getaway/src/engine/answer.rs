//! What the engine says.

use super::thinking::{Hint, Suggestion};
use crew::content::cards::Barriers;
use crew::content::scenario::{Chapter, Difficulty};
use crew::content::{Edition, Scenario, editions};
use crew::odds::EscapeOdds;
use crew::outcome::Outcome;
use crew::setup::{SetupProblem, SetupProblems};
use crew::state::End;
use crew::view::{PromptView, View};
use crew::{Command, Event, Phase};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use table::Seat;
use words::Language;

/// Something with a sentence for people.
#[derive(Serialize)]
pub struct Said<T> {
    #[serde(flatten)]
    pub value: T,
    pub text: String,
}

/// What a request brought.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Answer {
    Editions {
        editions: Vec<EditionName>,
        rivals: Value,
    },
    Cards(Box<Cards>),
    Welcome {
        edition: String,
        scenario: String,
        /// The names of the characters, seat by seat.
        seats: Vec<String>,
        #[serde(flatten)]
        situation: Situation,
    },
    Legal {
        commands: Vec<LegalChoice>,
    },
    Done {
        events: Vec<Said<Event>>,
        #[serde(flatten)]
        situation: Situation,
    },
    Undone {
        undone: LegalChoice,
        #[serde(flatten)]
        situation: Situation,
    },
    State {
        state: Box<View>,
    },
    View {
        seat: Seat,
        state: Box<View>,
        commands: Vec<LegalChoice>,
        /// What the seat could take back.
        #[serde(skip_serializing_if = "Option::is_none")]
        undo: Option<LegalChoice>,
    },
    Odds {
        odds: Vec<EscapeOdds>,
    },
    Advice {
        chance: f64,
        hints: Vec<Hint>,
    },
    Suggested {
        suggestion: Option<Suggestion>,
    },
    Outcome {
        outcome: Option<Outcome>,
        text: Vec<String>,
    },
    Saved {
        record: String,
    },
    /// How much of the script waits.
    Luck {
        rolls: usize,
        draws: usize,
    },
    /// What only HEIST says.
    Rivals(Value),
}

/// Where the game stands, in short.
#[derive(Serialize)]
pub struct Situation {
    /// Commands in the record so far, undone ones too.
    pub steps: usize,
    pub phase: Phase,
    pub round: u8,
    pub prompt: Option<Said<PromptView>>,
    pub over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
}

/// A command with who may give it.
#[derive(Serialize)]
pub struct LegalChoice {
    pub seat: Seat,
    pub command: Command,
    pub text: String,
}

/// An edition and what kind of game it is.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct EditionName {
    id: &'static str,
    name: &'static str,
    version: &'static str,
    year: u16,
    ruleset: u32,
    about: &'static str,
    /// Whether events come from an alert track instead of a deck.
    alert_track: bool,
    barriers: Barriers,
    /// Stories told in chapters.
    stories: Vec<StoryName>,
    /// Scenarios to be played one after the other: one of each list.
    series: &'static [Vec<String>],
    scenarios: usize,
}

#[derive(Serialize)]
struct StoryName {
    id: &'static str,
    name: &'static str,
}

/// The names a setup can be made of.
#[derive(Serialize)]
pub struct Cards {
    edition: String,
    ruleset: u32,
    scenarios: Vec<ScenarioName>,
    prebuilt: Vec<String>,
    characters: Vec<String>,
    skills: Vec<String>,
    items: Vec<String>,
    fixers: Vec<String>,
    events: Vec<String>,
    crises: Vec<String>,
    /// The two cards each amateur card grows into.
    grows: Grows,
}

#[derive(Serialize)]
struct Grows {
    characters: BTreeMap<String, Vec<String>>,
    skills: BTreeMap<String, Vec<String>>,
}

#[derive(Serialize)]
struct ScenarioName {
    id: String,
    name: String,
    difficulty: Difficulty,
    #[serde(skip_serializing_if = "Option::is_none")]
    chapter: Option<Chapter>,
}

impl Answer {
    pub fn editions(lang: Language) -> Answer {
        let editions = editions()
            .into_iter()
            .map(|edition| EditionName::new(lang, edition));
        Answer::Editions {
            editions: editions.collect(),
            rivals: super::rivals::about(),
        }
    }

    /// The names of an edition, which is the newest unless told otherwise.
    pub fn cards(lang: Language, name: Option<String>) -> Result<Answer, Error> {
        let edition = match name {
            None => editions()[0],
            Some(name) if name == rivals::content().id => {
                return Ok(Answer::Rivals(super::rivals::cards(lang)));
            }
            Some(name) => crew::content::edition(&name)
                .ok_or_else(|| SetupProblems(vec![SetupProblem::UnknownEdition { name }]))
                .map_err(|problems| Error::of_setup(lang, &problems))?,
        };
        let (events, crises) = edition.cards.split_at(edition.events);
        let scenario = |scenario: &Scenario| ScenarioName {
            id: scenario.draft.id.clone(),
            name: scenario.draft.name.clone(),
            difficulty: scenario.draft.difficulty,
            chapter: scenario.draft.chapter.clone(),
        };
        Ok(Answer::Cards(Box::new(Cards {
            edition: edition.id.clone(),
            ruleset: edition.ruleset,
            scenarios: edition.scenarios.iter().map(scenario).collect(),
            prebuilt: names(&edition.prebuilts, |card| &card.name),
            characters: names(&edition.characters, |card| &card.id),
            skills: names(&edition.skills, |card| &card.id),
            items: names(&edition.items, |card| &card.id),
            fixers: names(&edition.fixers, |card| &card.id),
            events: names(events, |card| &card.code),
            crises: names(crises, |card| &card.code),
            grows: Grows {
                characters: grown(&edition.characters, |card| (&card.id, &card.becomes)),
                skills: grown(&edition.skills, |card| (&card.id, &card.becomes)),
            },
        })))
    }
}

impl EditionName {
    fn new(lang: Language, edition: &'static Edition) -> EditionName {
        let stories = edition.campaigns.iter().map(|story| StoryName {
            id: &story.id,
            name: words::crew::cards::name(lang, edition, story),
        });
        EditionName {
            id: &edition.id,
            name: &edition.name,
            version: &edition.version,
            year: edition.year,
            ruleset: edition.ruleset,
            about: words::crew::cards::edition_about(lang, edition),
            alert_track: edition.alert.is_some(),
            barriers: edition.barriers,
            stories: stories.collect(),
            series: &edition.series,
            scenarios: edition.scenarios.len(),
        }
    }
}

fn grown<T>(
    cards: &[T],
    growth: impl Fn(&T) -> (&String, &Vec<String>),
) -> BTreeMap<String, Vec<String>> {
    let grown = cards.iter().map(growth);
    let grown = grown.filter(|(_, becomes)| !becomes.is_empty());
    grown
        .map(|(id, becomes)| (id.clone(), becomes.clone()))
        .collect()
}

fn names<T>(cards: &[T], name: impl Fn(&T) -> &String) -> Vec<String> {
    cards.iter().map(|card| name(card).clone()).collect()
}

/// What kind of thing went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The rules say no.
    Refused,
    /// The line is not a request.
    BadRequest,
    TooLong,
    NoGame,
    /// The setup cannot be played.
    Setup,
    /// The script has no fitting answer, or the game does not follow one.
    Luck,
    Undo,
    /// The record cannot be read or written.
    Record,
}

/// Why a request brought nothing. Nothing has changed.
#[derive(Debug, Serialize)]
pub struct Error {
    kind: Kind,
    /// The typed value, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Value>,
    /// For a setup: every reason.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<Value>,
    /// For a record: the line at fault, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    text: String,
}

impl Error {
    pub fn new(kind: Kind, text: impl Into<String>) -> Error {
        Error {
            kind,
            reason: None,
            reasons: Vec::new(),
            line: None,
            text: text.into(),
        }
    }

    /// With the typed value behind the sentence.
    pub fn because(self, reason: &impl Serialize) -> Error {
        Error {
            reason: serde_json::to_value(reason).ok(),
            ..self
        }
    }

    pub fn at_line(self, line: usize) -> Error {
        Error {
            line: Some(line),
            ..self
        }
    }
}

impl Error {
    /// Why a setup cannot be played, each reason with its sentence.
    pub fn of_setup(lang: Language, problems: &SetupProblems) -> Error {
        let reason = |problem: &SetupProblem| {
            let reason = words::crew::SetupReason::new(lang, problem);
            serde_json::to_value(reason).unwrap_or_default()
        };
        Error {
            reasons: problems.0.iter().map(reason).collect(),
            ..Error::new(Kind::Setup, words::crew::setup_problems(lang, problems))
        }
    }
}

/// An answer as a line, without the line break.
pub fn line(id: Option<Value>, answer: &Result<Answer, Error>) -> String {
    #[derive(Serialize)]
    struct Line<'a> {
        ok: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<Value>,
        #[serde(flatten)]
        answer: Option<&'a Answer>,
        #[serde(skip_serializing_if = "Option::is_none")]
        error: Option<&'a Error>,
    }
    let line = Line {
        ok: answer.is_ok(),
        id,
        answer: answer.as_ref().ok(),
        error: answer.as_ref().err(),
    };
    serde_json::to_string(&line).expect("answers have text keys only")
}
