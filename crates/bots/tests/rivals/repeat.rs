//! With a budget in games, a bot with the same luck does the same again.

use crate::kit::{game, play};
use bots::{Budget, Level};

fn story(levels: &[Level], budget: u32, seed: u64) -> Vec<String> {
    let game = game(levels.len() as u8, 0);
    let mut story = Vec::new();
    play(
        &game,
        levels,
        Budget::Heists(budget),
        seed,
        |seat, command| {
            story.push(format!("{seat:?} {command:?}"));
        },
    );
    story
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let levels = [Level::Search, Level::Scripted, Level::Random];
    assert_eq!(story(&levels, 20, 3), story(&levels, 20, 3));
    assert_ne!(story(&levels, 20, 3), story(&levels, 20, 4));
}

/// The script asks no luck at all: it plays as well as it can.
#[test]
fn the_script_decides_by_what_it_sees() {
    let game = game(4, 0);
    let levels = [Level::Scripted; 4];
    let one = story(&levels, 0, 9);
    let mut other = Vec::new();
    play(&game, &levels, Budget::Heists(50), 9, |seat, command| {
        other.push(format!("{seat:?} {command:?}"));
    });
    assert_eq!(one, other);
}
