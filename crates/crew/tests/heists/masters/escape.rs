//! Escape: the way out, the last ditch, what is lost.

use super::*;
use crew::content::scenario::{Bag, Goal};
use crew::state::{End, Place};

// covers: masters-of-the-heist/rule:escape-phase
#[test]
fn when_escape_begins_everything_unknown_is_revealed() {
    let bag = Bag {
        guards: 1,
        locks: 1,
        ..Bag::default()
    };
    let mut table = board("E2 EM EM SC SC").bag(bag).act([(0, 0); 3], &[1; 3]);
    table
        .dealer
        .add_draws([Chit::Guard as u8, Chit::Lock as u8]);
    call_escape(&mut table);
    assert!(table.state.unknown.is_empty());
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    assert_eq!(table.count(Token::Lock, 0, 4), 1);
}

// covers: masters-of-the-heist/rule:escape-moves
#[test]
fn steps_need_no_plan_and_guards_cost_a_move_each() {
    let stage = board("E2 EM EM EM");
    let mut table = flight(stage, [(0, 3), (0, 0), (0, 0)], [9, 0, 0]);
    table.state.crew[0].planned = board::SpaceSet::EMPTY;
    table.add(Token::Guard, 0, 3);
    table.add(Token::Dog, 0, 3);
    table.add(Token::SubduedGuard, 0, 2);
    dash(&mut table, 0, 0, 2);
    assert_eq!(table.ideas(0), 6, "two of them: three moves");
    dash(&mut table, 0, 0, 1);
    dash(&mut table, 0, 0, 0);
    assert_eq!(table.ideas(0), 4);
}

// covers: masters-of-the-heist/rule:escape-moves
#[test]
fn locks_stop_runners_and_cameras_do_not() {
    let mut table = flight(board("E2 EM LO EM"), [(0, 3), (0, 0), (0, 0)], [9, 0, 0]);
    assert_eq!(no_dash(&mut table, 0, 0, 2), Refusal::Locked);
    let mut table = flight(board("E2 EM C2 EM"), [(0, 3), (0, 0), (0, 0)], [9, 0, 0]);
    dash(&mut table, 0, 0, 2);
    assert_eq!(table.alerts(), 0);
    // A locked tile can still be left.
    let mut table = flight(board("E2 EM LO"), [(0, 2), (0, 0), (0, 0)], [9, 0, 0]);
    dash(&mut table, 0, 0, 1);
}

// covers: masters-of-the-heist/rule:last-ditch-effort, masters-of-the-heist/rule:escape-moves
#[test]
fn five_moves_and_two_ideas_need_a_three() {
    // The example of the rulebook: into a guard, two to leave it, and two more.
    for (roll, fate) in [(2, Status::Busted), (3, Status::Escaped)] {
        let stage = board("E2 EM EM GU EM");
        let mut table = flight(stage, [(0, 4), (0, 0), (0, 0)], [2, 0, 0]);
        declare(&mut table, 0, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
        let scene = Position::new(&table.heist, &table.state);
        assert_eq!(scene.path_cost(FIRST), 5);
        last_ditch(&mut table, 0, 2, roll);
        while table.state.run.runner.is_some() {
            run(&mut table, 0, 1);
        }
        table.finish();
        assert_eq!(table.state.crew[0].status, fate, "a {roll}");
    }
}

// covers: masters-of-the-heist/rule:last-ditch-effort, masters-of-the-heist/option:roll-after-all-ideas
#[test]
fn all_ideas_are_used_up_before_the_roll() {
    let mut table = flight(board("E2 EM EM EM EM"), [(0, 4), (0, 0), (0, 0)], [2, 0, 0]);
    declare(&mut table, 0, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
    for ideas in [0, 1] {
        let who = FIRST;
        let roll = Command::LastDitch { who, ideas };
        assert_eq!(table.refused(roll), Refusal::IdeasFirst);
    }
    last_ditch(&mut table, 0, 2, 2);
    run(&mut table, 0, 4);
    assert_eq!(stands(&table, 0), table.at(0, 0));
}

// covers: masters-of-the-heist/rule:last-ditch-effort
#[test]
fn there_is_one_roll_and_no_new_way_after_it() {
    let mut table = flight(board("E2 EM EM EM"), [(0, 3), (0, 0), (0, 0)], [0; 3]);
    declare(&mut table, 0, &[(0, 2), (0, 1), (0, 0)]);
    last_ditch(&mut table, 0, 0, 6);
    let (who, to) = (FIRST, table.at(0, 2));
    let detour = Command::Declare { who, to };
    assert_eq!(table.refused(detour), Refusal::AlreadyRolled);
}

// covers: masters-of-the-heist/rule:last-ditch-effort, masters-of-the-heist/rule:busted, masters-of-the-heist/option:failed-runners-are-busted
#[test]
fn a_failed_runner_is_busted_with_all_in_hand() {
    let stage = board("E2 EM EM EM JW");
    let mut table = flight(stage, [(0, 4), (0, 0), (0, 0)], [0, 9, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    declare(&mut table, 0, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
    last_ditch(&mut table, 0, 0, 2);
    run(&mut table, 0, 2);
    assert_eq!(table.state.crew[0].status, Status::Busted);
    assert_eq!(table.place(jewel), Place::LOST);
}

// covers: masters-of-the-heist/rule:insta-transfers, masters-of-the-heist/option:failed-runners-are-busted
#[test]
fn loot_dropped_on_the_way_can_be_fetched_by_a_later_runner() {
    let jewel = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let stage = board("E2 EM EM EM JW").goals(&[jewel]);
    let mut table = flight(stage, [(0, 4), (0, 0), (0, 0)], [0, 6, 0]);
    let piece = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, piece);
    declare(&mut table, 0, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
    last_ditch(&mut table, 0, 0, 2);
    run(&mut table, 0, 1);
    let (who, to) = (FIRST, table.at(0, 3));
    table.ok(Command::Drop { who, piece, to });
    run(&mut table, 0, 1);
    assert_eq!(table.state.crew[0].status, Status::Busted);
    // In and out again: whoever is on an exit may still run for loot.
    for col in [1, 2, 3] {
        dash(&mut table, 1, 0, col);
    }
    take(&mut table, 1, piece);
    for col in [2, 1, 0] {
        dash(&mut table, 1, 0, col);
    }
    table.finish();
    // An objective can be met although somebody is busted.
    assert!(table.outcome().success);
    assert_eq!(
        fates(&table),
        [Status::Busted, Status::Escaped, Status::Escaped]
    );
}

// covers: masters-of-the-heist/rule:busted, masters-of-the-heist/rule:losing-a-heist
#[test]
fn who_stays_inside_is_busted_and_cash_that_got_out_is_kept() {
    let jewel = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let stage = board("E2 $2 EM JW").goals(&[jewel]);
    let mut table = flight(stage, [(0, 3), (0, 1), (0, 0)], [0, 1, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    take(&mut table, 1, Piece::CASH);
    dash(&mut table, 1, 0, 0);
    table.finish();
    let outcome = table.outcome();
    assert!(!outcome.success);
    assert_eq!((outcome.team_cash, outcome.jewels), (2, 0));
    assert_eq!(outcome.fixer, None);
    assert_eq!(table.state.end, End::Failure);
}

// covers: masters-of-the-heist/rule:escape-phase, masters-of-the-heist/fixer:old-friend
#[test]
fn nobody_helps_out_in_escape() {
    let stage = board("E2 EM EM").fixers(&["old-friend"]);
    let mut table = flight(stage, [(0, 0), (0, 1), (0, 0)], [4, 0, 0]);
    let (who, to) = (FIRST, SECOND);
    let help = Command::Teamwork { who, to };
    assert_eq!(table.refused(help), Refusal::WrongPhase);
}

// covers: masters-of-the-heist/rule:escape-phase
#[test]
fn an_exit_takes_any_number_in_escape() {
    let mut table = flight(board("E2 EM"), [(0, 1); 3], [1; 3]);
    for who in 0..3 {
        dash(&mut table, who, 0, 0);
    }
    table.finish();
    assert_eq!(fates(&table), [Status::Escaped; 3]);
}

// covers: masters-of-the-heist/rule:escape-moves, masters-of-the-heist/ability:angry-locksmith/efficient-picker
#[test]
fn nobody_unlocks_anything_in_escape() {
    for picker in ["angry-locksmith", "safecracker", "demolitions-guy"] {
        let stage = with("E2 EM LO EM", picker);
        let mut table = flight(stage, [(0, 3), (0, 0), (0, 0)], [9, 0, 0]);
        let (who, space) = (FIRST, table.at(0, 2));
        let pick = Command::PickLock { who, space };
        assert_eq!(table.refused(pick), Refusal::NoSuchAbility, "{picker}");
    }
}
