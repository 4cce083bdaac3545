//! The same seed and the same number of imagined heists give the same decisions, and the table's luck is left alone.

use crate::kit::{inclusion_job, moments, play, suggested};
use bots::crew::Bot;
use bots::{Budget, Level, Patience};
use table::{Dealer, FastDealer, Game, Seats};

#[test]
fn decisions_are_reproducible() {
    for heist in suggested().step_by(5) {
        for level in Level::ALL {
            let bot = || Bot::new(level, Budget::Heists(5), 77);
            let (first, _) = play(&heist, bot(), 3);
            let (second, _) = play(&heist, bot(), 3);
            assert!(first == second, "{level} on {}", heist.scenario.draft.id);
        }
    }
}

#[test]
fn another_seed_may_decide_otherwise() {
    let heist = inclusion_job();
    let commands = |seed| play(&heist, Bot::new(Level::Random, Budget::Heists(1), seed), 3).0;
    assert_ne!(commands(1), commands(2));
}

/// A decision depends on what lies on the table and on nothing that is still to come: bots at two tables that look the
/// same do the same, however the dice will fall.
#[test]
fn bots_know_the_table_and_nothing_else() {
    let heist = inclusion_job();
    for level in [Level::Scripted, Level::Search] {
        for state in moments(&heist, Level::Scripted, 5, 29) {
            let decide = || {
                let mut bot = Bot::new(level, Budget::Heists(6), 1);
                bot.next(&heist, &state.clone(), Seats::all(4), Patience::Go)
            };
            assert_eq!(decide(), decide());
        }
    }
}

/// A dealer that counts how often it is asked.
struct Counting(FastDealer, u32);

impl Dealer for Counting {
    fn roll(&mut self, sides: u8) -> u8 {
        self.1 += 1;
        self.0.roll(sides)
    }

    fn draw(&mut self, counts: &[u8]) -> u8 {
        self.1 += 1;
        self.0.draw(counts)
    }
}

/// Only commands ask the table's dealer: with the same commands it gives the same answers, bot or no bot.
#[test]
fn thinking_never_changes_the_answers_of_the_dealer() {
    let heist = inclusion_job();
    let (commands, end) = play(&heist, Bot::new(Level::Search, Budget::Heists(4), 6), 11);
    let mut dealer = Counting(FastDealer::new(11), 0);
    let mut state = heist.opening().clone();
    for (seat, command) in commands {
        heist
            .apply(&mut state, seat, command, &mut dealer, &mut ())
            .expect("it was legal before");
    }
    assert!(
        state == end,
        "the dice fell otherwise without a bot thinking in between"
    );
    assert!(dealer.1 > 0, "a heist without luck proves nothing");
}
