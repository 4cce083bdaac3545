//! Bots let people go first when that is wise.

use crate::kit::inclusion_job;
use bots::crew::Bot;
use bots::{Budget, Level, Patience};
use crew::{Command, Phase};
use table::{FastDealer, Game, Seat, Seats};

fn scripted() -> Bot {
    Bot::new(Level::Scripted, Budget::Heists(2), 1)
}

#[test]
fn bots_plan_after_people() {
    let heist = inclusion_job();
    let state = heist.opening().clone();
    let bots = Seats::from([1, 2, 3]);
    assert_eq!(scripted().next(&heist, &state, bots, Patience::Wait), None);
    let next = scripted().next(&heist, &state, bots, Patience::Go);
    assert!(next.is_some_and(|next| bots.contains(next.seat)));
}

#[test]
fn bots_choose_their_actions_after_people() {
    let heist = inclusion_job();
    let mut luck = FastDealer::new(1);
    let mut state = heist.opening().clone();
    let mut everyone = scripted();
    while state.phase != Phase::Action || state.prompt().is_some() {
        let next = everyone
            .next(&heist, &state, Seats::all(4), Patience::Go)
            .expect("planning goes on");
        heist
            .apply(&mut state, next.seat, next.command, &mut luck, &mut ())
            .expect("legal");
    }
    let bots = Seats::from([1, 2, 3]);
    assert_eq!(scripted().next(&heist, &state, bots, Patience::Wait), None);
    // Somebody commits for seat 0: now it is the bots' turn.
    let mut legal = Vec::new();
    heist.legal(&state, Seat(0), &mut legal);
    let commit = legal
        .into_iter()
        .find(|command| matches!(command, Command::Commit { .. }))
        .expect("there is always an action");
    heist
        .apply(&mut state, Seat(0), commit, &mut luck, &mut ())
        .expect("legal");
    let next = scripted().next(&heist, &state, bots, Patience::Wait);
    assert!(matches!(next, Some(next) if matches!(next.command, Command::Commit { .. })));
}

#[test]
fn nobody_moves_when_it_is_over() {
    let heist = inclusion_job();
    let (_, end) = crate::kit::play(&heist, scripted(), 2);
    for level in Level::ALL {
        let mut bot = Bot::new(level, Budget::Heists(2), 1);
        assert_eq!(bot.next(&heist, &end, Seats::all(4), Patience::Go), None);
    }
}
