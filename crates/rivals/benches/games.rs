//! Whole random games, with the list of legal commands at every step: `cargo bench -p rivals`.

use divan::{Bencher, counter::ItemsCount};
use rivals::{Command, Rivals, Setup, State};
use table::{FastDealer, Game, Seat};

fn main() {
    divan::main();
}

const GAMES: u64 = 1000;

#[divan::bench(args = [2, 3, 4])]
fn random_games(bencher: Bencher, players: u8) {
    let Ok(game) = Rivals::new(Setup::new(players)) else {
        return;
    };
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut legal = Vec::with_capacity(64);
        (0..GAMES)
            .map(|seed| play(&game, seed, &mut legal))
            .sum::<u64>()
    });
}

#[divan::bench]
fn clone_state(bencher: Bencher) {
    let Ok(game) = Rivals::new(Setup::new(4)) else {
        return;
    };
    let state = game.start(&mut FastDealer::new(1), &mut ());
    bencher.bench_local(|| divan::black_box(&state).clone());
}

/// Plays one game at random; gives the number of commands.
fn play(game: &Rivals, seed: u64, legal: &mut Vec<Command>) -> u64 {
    let mut luck = FastDealer::new(seed);
    let mut choice = FastDealer::new(!seed);
    let mut state: State = game.start(&mut luck, &mut ());
    let mut commands = 0;
    while !game.over(&state) {
        for seat in (0..game.seats()).map(Seat) {
            legal.clear();
            game.legal(&state, seat, legal);
            if legal.is_empty() {
                continue;
            }
            let command = legal[choice.below(legal.len() as u32) as usize];
            if game
                .apply(&mut state, seat, command, &mut luck, &mut ())
                .is_err()
            {
                return commands;
            }
            commands += 1;
        }
    }
    commands
}
