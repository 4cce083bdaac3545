//! What is wrong with a scenario is said in whole sentences, with its place.

use super::{en, samples};
use crate::Language;
use crate::crew::{problem, problem_at, problem_line, setup_problem};
use crew::content::load_scenario;
use crew::content::master_heist;
use crew::content::problems::{ProblemKind, Severity};
use crew::setup::SetupProblem;

/// The word of a kind is the same for programs and in the language files.
#[test]
fn a_kind_goes_by_one_word() {
    for problem in samples::problems() {
        let json = serde_json::to_value(&problem).expect("JSON");
        assert_eq!(json["kind"], problem.kind.word());
        let severity = match problem.severity() {
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        assert_eq!(json["severity"], severity);
    }
}

#[test]
fn a_problem_is_said_with_its_place() {
    let unknown = samples::problem_of(ProblemKind::UnknownTile { code: "XX".into() });
    assert_eq!(problem(en(), &unknown), "\"XX\" isn't a tile code.");
    assert_eq!(problem_at(en(), &unknown), "B2: \"XX\" isn't a tile code.");
    assert_eq!(
        problem_line(en(), &unknown),
        "scenario.toml:21:8: B2: \"XX\" isn't a tile code."
    );
    let mut odd = samples::problem_of(ProblemKind::UnusedTunnels);
    odd.place.position = None;
    odd.place.cell = None;
    assert_eq!(
        problem_line(en(), &odd),
        "scenario.toml: Warning: map: The map has tunnel spaces (T), but no tunnel may be added."
    );
    let setup = SetupProblem::BadScenario { problem: unknown };
    assert_eq!(
        setup_problem(en(), &setup),
        "The scenario can't be played. B2: \"XX\" isn't a tile code."
    );
}

#[test]
fn a_problem_counts_in_plain_english() {
    let said = |kind| problem(en(), &samples::problem_of(kind));
    let chit = crew::content::effect::Chit::Jewel;
    let goal = |wanted, found| ProblemKind::GoalImpossible {
        chit,
        wanted,
        found,
    };
    assert_eq!(
        said(goal(3, 1)),
        "The goal asks for 3 jewels, but there is only one on the map, in the bag and in the safe."
    );
    assert_eq!(
        said(goal(1, 0)),
        "The goal asks for a jewel, but there is none on the map, in the bag and in the safe."
    );
    assert_eq!(
        said(ProblemKind::NotLoot { chit }),
        "A jewel can't be carried out. Only loot can."
    );
    let (items, hexes) = (0, 1);
    assert_eq!(
        said(ProblemKind::ItemHexes { items, hexes }),
        "No item is named, but the map has one item hex (I)."
    );
}

/// Only codes, names of fields and what the TOML library says stand there in no language.
#[test]
fn everything_wrong_with_a_file_is_told_in_the_language_of_the_reader() {
    let text = include_str!("../../../../crew/tests/broken/scenario.toml");
    let problems = load_scenario("x", text, master_heist()).expect_err("it is broken");
    assert!(problems.0.len() > 30);
    for found in &problems.0 {
        let said = problem(Language::pseudo(), found);
        let whole = said.starts_with('⟦') && said.ends_with('⟧');
        assert!(whole && said != problem(en(), found), "{said}");
    }
}
