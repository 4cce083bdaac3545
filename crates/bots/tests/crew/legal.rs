//! Bots only play legal commands, and heists end.

use crate::kit::{bot, moments, play, play_on, random_heist, scenarios, suggested};
use bots::crew::{Bot, Notebook};
use bots::{Budget, Level, Patience};
use std::sync::Arc;
use table::{FastDealer, Seats};

/// Random crews: each plans once and then plays some heists. More with `GETAWAY_HEISTS`.
#[test]
fn random_and_scripted_crews_finish_every_scenario() {
    let heists: u64 = std::env::var("GETAWAY_HEISTS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(2_000);
    let crews = 2;
    let each = (heists / (scenarios().count() as u64 * crews * 2)).max(1);
    let mut luck = FastDealer::new(4);
    for (edition, scenario) in scenarios() {
        for _ in 0..crews {
            let heist = random_heist(edition, scenario, &mut luck);
            let notebook = Arc::new(Notebook::default());
            for level in [Level::Random, Level::Scripted] {
                for number in 0..each {
                    play(&heist, bot(level, number, &notebook), number + 1_000);
                }
            }
        }
    }
}

#[test]
fn search_finishes_every_scenario() {
    for heist in suggested() {
        play(&heist, Bot::new(Level::Search, Budget::Heists(6), 3), 5);
    }
}

/// Whatever others did before: a bot that sits down in the middle goes on from there.
#[test]
fn bots_take_over_in_the_middle() {
    for (number, heist) in suggested().enumerate() {
        for (moment, state) in moments(&heist, Level::Random, number as u64, 41)
            .into_iter()
            .enumerate()
        {
            let level = [Level::Scripted, Level::Random][moment % 2];
            let bot = Bot::new(level, Budget::Heists(2), 9);
            play_on(&heist, bot, state, moment as u64);
        }
    }
}

/// A seat is played by the seat's own bot alone, whatever the others are.
#[test]
fn every_seat_can_have_a_bot_of_its_own() {
    for heist in suggested().step_by(4) {
        let mut luck = FastDealer::new(8);
        let mut state = heist.opening().clone();
        let levels = [
            Level::Scripted,
            Level::Random,
            Level::Scripted,
            Level::Search,
        ];
        let mut crew: Vec<Bot> = levels
            .iter()
            .map(|&level| Bot::new(level, Budget::Heists(2), 2))
            .collect();
        let mut commands = 0;
        while state.phase != crew::Phase::Over {
            let mut moved = false;
            for seat in 0..heist.players {
                let mine = Seats::of(table::Seat(seat));
                let next = crew[seat as usize].next(&heist, &state, mine, Patience::Go);
                let Some(next) = next else { continue };
                assert_eq!(next.seat.0, seat, "a bot moves in its own seat only");
                table::Game::apply(
                    &heist,
                    &mut state,
                    next.seat,
                    next.command,
                    &mut luck,
                    &mut (),
                )
                .expect("bots play legal commands");
                commands += 1;
                moved = true;
            }
            let id = &heist.scenario.draft.id;
            assert!(
                moved,
                "{id}: everybody waits for everybody in {:?}",
                state.phase
            );
            assert!(commands < 20_000, "{id}: no end in sight");
        }
    }
}
