//! Plans for tests.

use bots::Level;
use crew::content::{edition, master_heist};
use crew::suggested::{self, Strength};
use lab::Think;
use lab::crew::{Matchup, Plan, Results};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

/// Our crew at a scenario, of the newest edition or of the one before the stroke.
pub fn matchup(scenario: &str) -> Matchup {
    let (edition, scenario) = match scenario.split_once('/') {
        Some((id, scenario)) => (edition(id).expect("an edition"), scenario),
        None => (master_heist(), scenario),
    };
    let (_, scenario) = edition.scenario(scenario).expect("a scenario of the box");
    let strength = Strength::of(scenario.draft.difficulty);
    let setup = suggested::campaign(edition, scenario, 4, strength);
    Matchup::new(setup).expect("what we suggest can be played")
}

pub fn plan(bot: Level, heists: u32, scenarios: &[&str]) -> Plan {
    Plan {
        bot,
        think: "20".parse::<Think>().expect("a number of heists"),
        heists,
        seed: 7,
        matchups: scenarios.iter().map(|scenario| matchup(scenario)).collect(),
    }
}

pub fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).expect("at least one thread")
}

/// Plays on until so many heists of this run are played.
pub fn play_some(results: Results, count: u64) -> Results {
    let stop = AtomicBool::new(count == 0);
    let mut played = 0;
    lab::crew::run(results, threads(2), &stop, |_| {
        played += 1;
        stop.store(played >= count, Ordering::Relaxed);
    })
    .expect("a plan that can be played")
}
