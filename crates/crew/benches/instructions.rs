//! Instructions instead of seconds: the same numbers on every machine.
//!
//! Needs valgrind and `cargo install gungraun-runner --version 0.20.0`, then
//! `cargo bench -p crew --features instructions --bench instructions`.

mod play;

use crew::{Command, Heist, State};
use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;
use table::{FastDealer, Game, Seat};

fn table() -> (Heist, Vec<Command>) {
    (play::inclusion_job(), Vec::with_capacity(1024))
}

fn moments() -> (Heist, Vec<(State, Seat)>, Vec<Command>) {
    let heist = play::inclusion_job();
    let moments = play::moments(&heist, 1000);
    (heist, moments, Vec::with_capacity(1024))
}

#[library_benchmark]
#[bench::hundred(setup = table)]
fn random_heists_100((heist, mut legal): (Heist, Vec<Command>)) -> u64 {
    let (mut luck, mut choice) = (FastDealer::new(1), FastDealer::new(2));
    (0..100)
        .map(|_| play::random_heist(&heist, &mut luck, &mut choice, &mut legal))
        .sum()
}

#[library_benchmark]
#[bench::thousand(setup = moments)]
fn legal_1000((heist, moments, mut legal): (Heist, Vec<(State, Seat)>, Vec<Command>)) {
    for (state, seat) in &moments {
        legal.clear();
        heist.legal(state, *seat, &mut legal);
        black_box(&legal);
    }
}

#[library_benchmark]
#[bench::thousand(setup = moments)]
fn clone_1000((_, moments, _): (Heist, Vec<(State, Seat)>, Vec<Command>)) {
    for (state, _) in &moments {
        black_box(black_box(state).clone());
    }
}

library_benchmark_group!(name = engine; benchmarks = random_heists_100, legal_1000, clone_1000);
main!(library_benchmark_groups = engine);
