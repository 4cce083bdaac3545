//! How fast the engine plays, on one core. `cargo bench -p crew --bench heists`.

#[allow(dead_code)]
mod play;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use std::time::{Duration, Instant};
use table::{FastDealer, Game};

fn main() {
    println!(
        "random heists on The Inclusion Job, four pre-built characters, planning included, one core"
    );
    report(
        "a seat at random, then one of its legal commands:",
        play::random_heist,
    );
    report(
        "one of the legal commands of all seats together:",
        play::random_heist_all_seats,
    );
    println!("{:>14} bytes of state", std::mem::size_of::<crew::State>());
    divan::main();
}

type Player = fn(&crew::Heist, &mut FastDealer, &mut FastDealer, &mut Vec<crew::Command>) -> u64;

/// Plays for two seconds and prints the rates.
fn report(title: &str, play: Player) {
    let heist = play::inclusion_job();
    let (mut luck, mut choice) = (FastDealer::new(1), FastDealer::new(2));
    let mut legal = Vec::with_capacity(1024);
    let (mut heists, mut commands) = (0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(2) {
        commands += play(&heist, &mut luck, &mut choice, &mut legal);
        heists += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!("  {title}");
    println!("{:>14.0} heists a second", heists as f64 / seconds);
    println!("{:>14.0} commands a second", commands as f64 / seconds);
    println!("{:>14.1} commands a heist", commands as f64 / heists as f64);
}

#[divan::bench]
fn heist(bencher: Bencher) {
    let heist = play::inclusion_job();
    let (mut luck, mut choice) = (FastDealer::new(1), FastDealer::new(2));
    let mut legal = Vec::with_capacity(1024);
    bencher.bench_local(|| play::random_heist(&heist, &mut luck, &mut choice, &mut legal));
}

/// Over 1,000 moments of random heists: the mean for one is this divided by 1,000.
#[divan::bench]
fn legal_1000(bencher: Bencher) {
    let heist = play::inclusion_job();
    let moments = play::moments(&heist, 1000);
    let mut legal = Vec::with_capacity(1024);
    bencher.counter(ItemsCount::new(1000usize)).bench_local(|| {
        for (state, seat) in &moments {
            legal.clear();
            heist.legal(state, *seat, &mut legal);
            black_box(&legal);
        }
    });
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let heist = play::inclusion_job();
    let state = heist.opening();
    bencher.bench_local(|| black_box(black_box(state).clone()));
}
