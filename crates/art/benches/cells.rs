//! How long the parts of a board take to draw: after a command the table draws those that changed.

use board::Space;
use crew::{CrewChoice, Heist, ScenarioChoice, Setup, Who};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

fn heist() -> Heist {
    let crew = ["Tiny", "Karma", "Locket", "Iceheart"];
    Heist::new(Setup {
        edition: "master-heist".into(),
        scenario: ScenarioChoice::Known("the-black-box".into()),
        crew: crew.map(|name| CrewChoice::Prebuilt(name.into())).to_vec(),
        fixers: Vec::new(),
        fixers_before: Vec::new(),
        cash: 0,
        items: Vec::new(),
        discovered: Vec::new(),
        jewels: 0,
        rules: Default::default(),
    })
    .expect("a setup that can be played")
}

/// A guard with a keycard, and everybody's plan.
#[divan::bench]
fn cell(bencher: Bencher) {
    let heist = heist();
    let mut state = heist.opening().clone();
    for member in &mut state.crew {
        member.planned.insert(Space(0));
    }
    bencher.bench_local(|| art::cell(&heist, black_box(&state), Space(0), &[None; 4]));
}

#[divan::bench]
fn pawn(bencher: Bencher) {
    let heist = heist();
    let mut state = heist.opening().clone();
    state.crew[0].at = Space(0);
    bencher.bench_local(|| art::pawn(&heist, black_box(&state), Who(0), &[None; 4]));
}

#[divan::bench]
fn board(bencher: Bencher) {
    let heist = heist();
    bencher.bench_local(|| art::board(&heist, black_box(heist.opening()), &[None; 4]));
}
