//! Why a setup cannot be played. There is no heist yet to take names from: a problem brings those of the setup.

use super::cards::{self, Card};
use super::{names, problem_at};
use crate::Language;
use crew::content::{Edition, editions};
use crew::setup::{SetupAmount, SetupProblem, SetupProblems};
use fluent_bundle::FluentValue;
use serde::Serialize;

/// Why a setup cannot be played.
pub fn setup_problem(lang: Language, problem: &SetupProblem) -> String {
    let (key, arguments) = match problem {
        SetupProblem::UnknownEdition { name } => {
            ("setup-unknown-edition", vec![text("name", name)])
        }
        SetupProblem::UnknownScenario { name } => {
            ("setup-unknown-scenario", vec![text("name", name)])
        }
        SetupProblem::BadScenario { problem } => (
            "setup-bad-scenario",
            vec![("why", problem_at(lang, problem).into())],
        ),
        SetupProblem::CrewSize { count } => ("setup-crew-size", vec![amount("count", *count)]),
        SetupProblem::UnknownCharacter { name } => {
            ("setup-unknown-character", vec![text("name", name)])
        }
        SetupProblem::UnknownPrebuilt { name } => {
            ("setup-unknown-prebuilt", vec![text("name", name)])
        }
        SetupProblem::UnknownSkill { name } => ("setup-unknown-skill", vec![text("name", name)]),
        SetupProblem::SkillCount { member, count } => (
            "setup-skill-count",
            vec![person(lang, "member", member), amount("count", *count)],
        ),
        SetupProblem::SameSkillTwice { member, skill } => (
            "setup-same-skill-twice",
            vec![
                person(lang, "member", member),
                card(lang, "skill", skill, |edition| &edition.skills),
            ],
        ),
        SetupProblem::SameClass {
            first,
            second,
            class,
        } => (
            "setup-same-class",
            vec![
                person(lang, "first", first),
                person(lang, "second", second),
                card(lang, "class", class, |edition| &edition.characters),
            ],
        ),
        SetupProblem::TooManyCopies { skill, count } => (
            "setup-too-many-copies",
            vec![
                card(lang, "skill", skill, |edition| &edition.skills),
                amount("count", *count),
            ],
        ),
        SetupProblem::UnknownFixer { name } => ("setup-unknown-fixer", vec![text("name", name)]),
        SetupProblem::FixerTwice { name } => (
            "setup-fixer-twice",
            vec![card(lang, "name", name, |edition| &edition.fixers)],
        ),
        SetupProblem::UnknownItem { name } => ("setup-unknown-item", vec![text("name", name)]),
        SetupProblem::TooManyItems { name, copies } => (
            "setup-too-many-items",
            vec![
                card(lang, "name", name, |edition| &edition.items),
                amount("copies", *copies),
            ],
        ),
        SetupProblem::InJail { member } => ("setup-in-jail", vec![person(lang, "member", member)]),
        SetupProblem::UnknownHideout { member, number } => (
            "setup-unknown-hideout",
            vec![person(lang, "member", member), amount("number", *number)],
        ),
        SetupProblem::OverLimit { what, most } => (over_limit(*what), vec![amount("most", *most)]),
        SetupProblem::Missing { character } => (
            "setup-missing",
            vec![card(lang, "character", character, |edition| {
                &edition.characters
            })],
        ),
        SetupProblem::NotBrought { chit } => (
            "setup-not-brought",
            vec![("chit", names::chit(lang, *chit, 1).into())],
        ),
        SetupProblem::SharedSkillCards { skill, count } => (
            "setup-shared-skill-cards",
            vec![
                card(lang, "skill", skill, |edition| &edition.skills),
                amount("count", *count),
            ],
        ),
        SetupProblem::TooManyPieces { count, most } => (
            "setup-too-many-pieces",
            vec![amount("count", *count), amount("most", *most)],
        ),
        SetupProblem::NoSeries { edition } => {
            let known = editions().into_iter().find(|known| known.name == *edition);
            let name = known.map_or(edition.as_str(), |known| cards::edition_name(lang, known));
            ("setup-no-series", vec![text("edition", name)])
        }
    };
    lang.text(key, arguments)
}

fn over_limit(what: SetupAmount) -> &'static str {
    match what {
        SetupAmount::Cash => "setup-over-limit-cash",
        SetupAmount::Jewels => "setup-over-limit-jewels",
        SetupAmount::Paintings => "setup-over-limit-paintings",
        SetupAmount::Items => "setup-over-limit-items",
        SetupAmount::HeistsToFollow => "setup-over-limit-heists-to-follow",
        SetupAmount::NameLength => "setup-over-limit-name-length",
        SetupAmount::IdeasLeft => "setup-over-limit-ideas-left",
    }
}

/// One reason against a setup as programs read it: the value, and the sentence for people.
#[derive(Serialize)]
pub struct SetupReason<'p> {
    #[serde(flatten)]
    problem: &'p SetupProblem,
    /// Where and what is wrong with a scenario that is written out.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    text: String,
}

impl SetupReason<'_> {
    pub fn new(lang: Language, problem: &SetupProblem) -> SetupReason<'_> {
        SetupReason {
            problem,
            why: match problem {
                SetupProblem::BadScenario { problem } => Some(problem_at(lang, problem)),
                _ => None,
            },
            text: setup_problem(lang, problem),
        }
    }
}

/// All reasons against a setup, one sentence after the other.
pub fn setup_problems(lang: Language, problems: &SetupProblems) -> String {
    let sentences: Vec<String> = problems
        .0
        .iter()
        .map(|each| setup_problem(lang, each))
        .collect();
    sentences.join(" ")
}

fn text<'a>(name: &'static str, text: &'a str) -> (&'static str, FluentValue<'a>) {
    (name, text.into())
}

/// A card by what setups call it.
fn card<'a, C: Card + 'static>(
    lang: Language,
    argument: &'static str,
    name: &'a str,
    cards: fn(&'static Edition) -> &'static Vec<C>,
) -> (&'static str, FluentValue<'a>) {
    let of_edition = |edition: &'static Edition| {
        let card = cards(edition).iter().find(|card| card.wire_name() == name);
        card.map(|card| cards::name(lang, edition, card))
    };
    let known = editions().into_iter().find_map(of_edition);
    text(argument, known.unwrap_or(name))
}

/// A character of the crew: ready-made, by the card, or with a name of their own.
fn person<'a>(
    lang: Language,
    argument: &'static str,
    name: &'a str,
) -> (&'static str, FluentValue<'a>) {
    match editions()
        .into_iter()
        .find(|edition| edition.prebuilt(name).is_some())
    {
        Some(edition) => text(argument, cards::person(lang, edition, name)),
        None => card(lang, argument, name, |edition| &edition.characters),
    }
}

fn amount(
    name: &'static str,
    amount: impl Into<FluentValue<'static>>,
) -> (&'static str, FluentValue<'static>) {
    (name, amount.into())
}
