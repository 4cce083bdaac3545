//! Rulesets: what began under an earlier one is played by the rules of that time.

use crew::setup::{RulesetError, SetupProblem, SetupProblems};
use crew::suggested::{Strength, evening};
use crew::{Heist, RuleChanges, Setup};

/// A heist of some edition.
fn one(edition: &str) -> Setup {
    let edition = crew::content::edition(edition).expect("an edition");
    evening(edition, &edition.scenarios[0], 3, Strength::Amateur)
}

/// The same, and another one to follow.
fn two_in_a_row(edition: &str) -> Setup {
    let again = crew::content::edition(edition).expect("an edition");
    Setup {
        then: vec![again.scenarios[0].draft.id.clone()],
        ..one(edition)
    }
}

#[test]
fn a_series_is_refused_where_the_edition_has_none() {
    for edition in crew::content::editions() {
        let problems = Heist::new(two_in_a_row(&edition.id)).err();
        let refused = SetupProblem::NoSeries {
            edition: edition.name.clone(),
        };
        let refused = edition.series.is_empty().then(|| vec![refused]);
        assert_eq!(problems.map(|problems| problems.0), refused);
    }
}

// covers: option:series-everywhere
#[test]
fn what_began_as_a_series_before_goes_on_as_one() {
    let setup = two_in_a_row("master-heist");
    assert!(Heist::new(setup.clone()).is_err());
    let old = Heist::of_ruleset(setup, 1).expect("it could be played then");
    assert_eq!((old.ruleset, old.setup.then.len()), (1, 1));
    assert!(!old.rules.shaken_dogs_wait && old.rules.series_everywhere);
    assert_eq!(old.setup.rules, RuleChanges::default(), "as it was written");
}

#[test]
fn what_a_group_changed_itself_stays_changed_in_every_ruleset() {
    let mut setup = one("master-heist");
    setup.rules.shaken_dogs_wait = Some(true);
    let old = Heist::of_ruleset(setup, 1).expect("a fitting setup");
    assert!(old.rules.shaken_dogs_wait);
}

#[test]
fn the_present_ruleset_is_that_of_a_new_heist() {
    let setup = one("master-heist");
    let new = Heist::new(setup.clone()).expect("a fitting setup");
    let same = Heist::of_ruleset(setup, new.edition.ruleset).expect("a fitting setup");
    assert_eq!((new.ruleset, same.ruleset), (2, 2));
    assert_eq!(new.rules, same.rules);
}

#[test]
fn a_ruleset_nobody_listed_is_an_error() {
    for found in [0, 3, 99] {
        let why = Heist::of_ruleset(one("master-heist"), found).err();
        assert_eq!(why, Some(RulesetError::Unknown { found }));
    }
    let unknown = Setup {
        edition: "chess".into(),
        ..Setup::default()
    };
    let problem = SetupProblem::UnknownEdition {
        name: "chess".into(),
    };
    let why = Heist::of_ruleset(unknown, 1).err();
    assert_eq!(why, Some(RulesetError::Setup(SetupProblems(vec![problem]))));
}

#[test]
fn earlier_rulesets_are_numbered_and_change_something() {
    for edition in crew::content::editions() {
        let numbers: Vec<u32> = edition.earlier.iter().map(|old| old.ruleset).collect();
        let before: Vec<u32> = (1..edition.ruleset).collect();
        assert_eq!(numbers, before, "{}: none is missing", edition.id);
        for old in &edition.earlier {
            assert_ne!(edition.rules.clone().with(&old.rules), edition.rules);
        }
    }
}
