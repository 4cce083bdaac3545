//! Why a setup cannot be played. There is no heist yet to take names from: a problem brings its own.

use super::names;
use crate::Language;
use crew::setup::{SetupProblem, SetupProblems};
use fluent_bundle::FluentValue;

/// Why a setup cannot be played.
pub fn setup_problem(lang: Language, problem: &SetupProblem) -> String {
    let (key, arguments) = match problem {
        SetupProblem::UnknownEdition { name } => {
            ("setup-unknown-edition", vec![text("name", name)])
        }
        SetupProblem::UnknownScenario { name } => {
            ("setup-unknown-scenario", vec![text("name", name)])
        }
        SetupProblem::BadScenario { why } => ("setup-bad-scenario", vec![text("why", why)]),
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
            vec![text("member", member), amount("count", *count)],
        ),
        SetupProblem::SameSkillTwice { member, skill } => (
            "setup-same-skill-twice",
            vec![text("member", member), text("skill", skill)],
        ),
        SetupProblem::SameClass {
            first,
            second,
            class,
        } => (
            "setup-same-class",
            vec![
                text("first", first),
                text("second", second),
                text("class", class),
            ],
        ),
        SetupProblem::TooManyCopies { skill, count } => (
            "setup-too-many-copies",
            vec![text("skill", skill), amount("count", *count)],
        ),
        SetupProblem::UnknownFixer { name } => ("setup-unknown-fixer", vec![text("name", name)]),
        SetupProblem::FixerTwice { name } => ("setup-fixer-twice", vec![text("name", name)]),
        SetupProblem::UnknownItem { name } => ("setup-unknown-item", vec![text("name", name)]),
        SetupProblem::TooManyItems { name, copies } => (
            "setup-too-many-items",
            vec![text("name", name), amount("copies", *copies)],
        ),
        SetupProblem::InJail { member } => ("setup-in-jail", vec![text("member", member)]),
        SetupProblem::UnknownHideout { member, number } => (
            "setup-unknown-hideout",
            vec![text("member", member), amount("number", *number)],
        ),
        SetupProblem::OverLimit { what, most } => (
            "setup-over-limit",
            vec![text("what", what), amount("most", *most)],
        ),
        SetupProblem::Missing { character } => {
            ("setup-missing", vec![text("character", character)])
        }
        SetupProblem::NotBrought { chit } => (
            "setup-not-brought",
            vec![("chit", names::chit(lang, *chit, 1).into())],
        ),
        SetupProblem::SharedSkillCards { skill, count } => (
            "setup-shared-skill-cards",
            vec![text("skill", skill), amount("count", *count)],
        ),
        SetupProblem::TooManyPieces { count, most } => (
            "setup-too-many-pieces",
            vec![amount("count", *count), amount("most", *most)],
        ),
        SetupProblem::NoSeries { edition } => ("setup-no-series", vec![text("edition", edition)]),
    };
    lang.text(key, arguments)
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

fn amount(
    name: &'static str,
    amount: impl Into<FluentValue<'static>>,
) -> (&'static str, FluentValue<'static>) {
    (name, amount.into())
}
