//! Hints.

use crate::kit::{inclusion_job, moments, suggested};
use bots::crew::{Hint, advise, chance};
use bots::{Budget, Level};
use crew::Phase;
use table::{Game, Seat};

#[test]
fn hints_are_legal_and_tell_a_chance() {
    let mut seen = 0;
    for (number, heist) in suggested().enumerate() {
        for state in moments(&heist, Level::Scripted, number as u64, 37) {
            for seat in 0..heist.players {
                let advice = advise(&heist, &state, Seat(seat), Budget::Heists(40), 1);
                assert!(advice.hints.len() <= 3);
                assert!((0.0..=1.0).contains(&advice.chance), "{}", advice.chance);
                let mut legal = Vec::new();
                heist.legal(&state, Seat(seat), &mut legal);
                for hint in &advice.hints {
                    assert!(legal.contains(&hint.command), "{:?}", hint.command);
                    assert!((0.0..=1.0).contains(&hint.chance));
                    seen += 1;
                }
                let answers = state.prompt().is_some() && !legal.is_empty();
                let acts = state.phase == Phase::Action && !state.ready.contains(Seat(seat));
                if (answers || acts) && !legal.is_empty() {
                    assert!(!advice.hints.is_empty(), "nothing said to {legal:?}");
                }
                for pair in advice.hints.windows(2) {
                    // In whole percents, as people are told; of equal ones the cheaper first.
                    let told = |hint: &Hint| (hint.chance * 100.0).round() as i32;
                    let (one, two) = (told(&pair[0]), told(&pair[1]));
                    assert!(one > two || one == two && pair[0].cost <= pair[1].cost);
                }
                // In planning one plan may begin like another.
                let mut commands: Vec<_> = advice
                    .hints
                    .iter()
                    .map(|hint| format!("{:?} {:?}", hint.command, hint.plan))
                    .collect();
                commands.dedup();
                assert_eq!(commands.len(), advice.hints.len(), "no hint twice");
            }
        }
    }
    assert!(seen > 300, "{seen} hints prove little");
}

/// Who has taken an action is told how to use it.
#[test]
fn a_hint_is_given_after_an_action_was_taken() {
    let mut taken = 0;
    for (number, heist) in suggested().step_by(6).enumerate() {
        for state in moments(&heist, Level::Scripted, number as u64, 3) {
            let acting = |seat: &u8| {
                let member = &state.crew[usize::from(*seat)];
                member.committed && !state.ready.contains(Seat(*seat))
            };
            if state.phase != Phase::Action || state.prompt().is_some() || taken >= 40 {
                continue;
            }
            for seat in (0..heist.players).filter(acting) {
                let advice = advise(&heist, &state, Seat(seat), Budget::Heists(20), 1);
                assert!(!advice.hints.is_empty(), "{state:?}");
                taken += 1;
            }
        }
    }
    assert!(taken > 10, "{taken} actions prove little");
}

#[test]
fn nobody_is_advised_about_a_seat_that_is_not_there() {
    let heist = inclusion_job();
    let advice = advise(&heist, heist.opening(), Seat(7), Budget::Heists(40), 1);
    assert!(advice.hints.is_empty());
}

#[test]
fn the_chance_of_a_finished_heist_is_known() {
    let heist = inclusion_job();
    for seed in 0..12 {
        let bot = bots::crew::Bot::new(Level::Scripted, Budget::Heists(20), seed);
        let (_, end) = crate::kit::play(&heist, bot, seed);
        let won = end.end == crew::state::End::Success;
        let told = chance(&heist, &end, Budget::Heists(10), 1);
        assert_eq!(told, f64::from(u8::from(won)));
    }
}

/// An action that moves is drawn as a path on the map, unless the way is barred or the move is not what it is taken for.
#[test]
fn hints_draw_the_way() {
    let heist = inclusion_job();
    let (mut drawn, mut all) = (0, 0);
    for state in moments(&heist, Level::Scripted, 3, 7) {
        for seat in 0..heist.players {
            let advice = advise(&heist, &state, Seat(seat), Budget::Heists(40), 1);
            for hint in advice.hints {
                if let crew::Command::Commit { who, action, .. } = hint.command
                    && heist.act(who, action).is_some_and(|act| act.pool.moves > 0)
                {
                    all += 1;
                    drawn += u32::from(hint.path.len() > 1);
                }
            }
        }
    }
    assert!(all > 20 && drawn * 3 > all, "{drawn} of {all}");
}
