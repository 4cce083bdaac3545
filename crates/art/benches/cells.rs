//! How long the parts of a board take to draw: after a command the table draws those that changed.

use board::Space;
use crew::content::master_heist;
use crew::suggested::{self, Strength};
use crew::{Heist, Who};
use divan::{Bencher, black_box};
use words::Language;

fn main() {
    divan::main();
}

fn heist() -> Heist {
    let edition = master_heist();
    let (_, job) = edition.scenario("the-black-box").expect("it is in the box");
    let setup = suggested::evening(edition, job, 4, Strength::Amateur);
    Heist::new(setup).expect("a setup that can be played")
}

/// A guard with a keycard, and everybody's plan.
#[divan::bench]
fn cell(bencher: Bencher) {
    let heist = heist();
    let mut state = heist.opening().clone();
    for member in &mut state.crew {
        member.planned.insert(Space(0));
    }
    bencher.bench_local(|| {
        art::crew::cell(
            Language::english(),
            &heist,
            black_box(&state),
            Space(0),
            &[None; 4],
        )
    });
}

#[divan::bench]
fn pawn(bencher: Bencher) {
    let heist = heist();
    let mut state = heist.opening().clone();
    state.crew[0].at = Space(0);
    bencher.bench_local(|| {
        art::crew::pawn(
            Language::english(),
            &heist,
            black_box(&state),
            Who(0),
            &[None; 4],
        )
    });
}

#[divan::bench]
fn board(bencher: Bencher) {
    let heist = heist();
    bencher.bench_local(|| {
        art::crew::board(
            Language::english(),
            &heist,
            black_box(heist.opening()),
            &[None; 4],
        )
    });
}
