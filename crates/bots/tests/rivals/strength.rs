//! Who beats whom, in so few games that only a large difference counts.

use crate::kit::{game, play};
use bots::{Budget, Level};

/// Victories of one bot against others that sit at the rest of the table, in twelfths; its seat goes round.
fn wins(one: Level, others: Level, budget: u32, games: u64) -> u32 {
    let game = game(4, 0);
    let mut won = 0;
    for seed in 0..games {
        let mine = (seed % 4) as usize;
        let mut levels = [others; 4];
        levels[mine] = one;
        let winners = play(&game, &levels, Budget::Heists(budget), seed, |_, _| {});
        if winners.contains(table::Seat(mine as u8)) {
            won += 12 / winners.len();
        }
    }
    won
}

#[test]
fn the_script_beats_chance() {
    let games = 300;
    let won = wins(Level::Scripted, Level::Random, 0, games);
    assert!(
        u64::from(won) > 12 * games * 6 / 10,
        "{won} twelfths of {games}"
    );
}

/// A quarter would be equal. The figure itself, of a thousand games, is in the lab's report.
#[test]
fn a_second_thought_beats_the_script() {
    let games = 60;
    let won = wins(Level::Search, Level::Scripted, 150, games);
    assert!(
        u64::from(won) > 12 * games * 27 / 100,
        "{won} twelfths of {games}"
    );
}
