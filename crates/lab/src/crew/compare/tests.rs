//! Pairing two runs.

use super::{Pairs, compare, html};
use crate::crew::{Ending, Matchup, Plan, Results, run_all};
use crate::{Fault, Think};
use bots::Level;
use crew::content::master_heist;
use crew::suggested::{Strength, campaign};
use std::num::NonZeroUsize;
use words::Language;

fn results() -> Results {
    let edition = master_heist();
    let matchup = |n: usize| {
        let scenario = &edition.scenarios[n];
        Matchup::new(campaign(edition, scenario, 4, Strength::Amateur)).expect("it can be played")
    };
    let plan = Plan {
        bot: Level::Random,
        think: Think::default(),
        heists: 8,
        seed: 3,
        matchups: vec![matchup(0), matchup(1)],
    };
    run_all(plan, NonZeroUsize::MIN).expect("it can be played")
}

fn endings(results: &mut Results, matchup: usize, won: [bool; 8]) {
    for (row, won) in results.matchups[matchup].rows.iter_mut().zip(won) {
        row.ending = if won { Ending::Won } else { Ending::Lost };
    }
}

#[test]
fn heists_are_paired_by_job_and_number() {
    let (mut a, mut b) = (results(), results());
    let (t, f) = (true, false);
    endings(&mut a, 0, [t, t, t, f, f, f, f, f]);
    endings(&mut b, 0, [t, t, f, t, t, t, f, f]);
    endings(&mut a, 1, [t; 8]);
    endings(&mut b, 1, [t; 8]);
    b.matchups[1].rows[7].fault = Some(Fault::BotStuck);
    let found = compare(("one", &a), ("other", &b), |results, matchup| {
        results.plan.matchups[matchup].label.clone()
    });
    let first = Pairs {
        both: 2,
        only_a: 1,
        only_b: 3,
        neither: 2,
    };
    assert_eq!(found.matchups[0].pairs, first);
    assert_eq!((found.matchups[1].pairs.both, found.broken), (7, 1));
    assert_eq!((found.all.both, found.all.count()), (9, 15));
    assert!((found.matchups[0].pairs.difference() - 0.25).abs() < 1e-12);

    let page = html(Language::english(), &found);
    assert!(page.contains("one") && page.contains("other"));
    assert!(!page.contains("http") && !page.contains("<script"));
    let back: super::Comparison = serde_json::from_str(&found.json()).expect("it can be read");
    assert_eq!(back.all, found.all);
}

/// The same setting twice ends alike, heist by heist.
#[test]
fn a_setting_does_not_differ_from_itself() {
    let found = compare(("-", &results()), ("-", &results()), |_, _| String::new());
    assert_eq!((found.all.only_a, found.all.only_b), (0, 0));
    assert_eq!(found.all.count(), 16);
    assert!(!found.all.is_clear());
}
