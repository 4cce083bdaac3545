//! Bots do what they may, whatever the options, and every game ends.

use crate::kit::{game, moment, play};
use bots::{Budget, Level, rivals::next};
use table::{FastDealer, Seat};

/// `play` fails at the first command that is refused.
#[test]
fn mixed_tables_play_to_the_end() {
    let mut choice = FastDealer::new(6);
    for seed in 0..3000 {
        let players = 2 + choice.below(3) as u8;
        let game = game(players, u64::from(choice.below(1 << 12)));
        let levels: Vec<Level> = (0..players)
            .map(|_| [Level::Random, Level::Scripted][choice.below(2) as usize])
            .collect();
        play(&game, &levels, Budget::Heists(0), seed, |_, _| {});
    }
}

#[test]
fn so_does_search_among_others() {
    let mut choice = FastDealer::new(7);
    for seed in 0..30 {
        let players = 2 + choice.below(3) as u8;
        let game = game(players, u64::from(choice.below(1 << 12)));
        let mut levels = vec![Level::Random; usize::from(players)];
        levels[0] = Level::Search;
        levels[1] = Level::Scripted;
        play(&game, &levels, Budget::Heists(12), seed, |_, _| {});
    }
}

/// Somebody who has nothing to decide says nothing.
#[test]
fn nobody_speaks_out_of_turn() {
    let mut moment = moment(3);
    moment.view.seat = Seat(1);
    for level in Level::ALL {
        let mut luck = FastDealer::new(1);
        let budget = Budget::Heists(10);
        assert_eq!(
            next(&moment.game, &moment.view, level, budget, &mut luck),
            None
        );
    }
}
