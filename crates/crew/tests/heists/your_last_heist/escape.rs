//! Escape: what begins it, what a way costs, and who is busted.

use super::*;
use crew::content::scenario::Bag;

const OUT: Hex = (0, 0);

// covers: your-last-heist/rule:escape-phase
#[test]
fn blue_of_the_rulebook_needs_five_moves() {
    // Onto the guard's tile one, off it two, onto the camera's tile one, onto the exit one.
    let way = [(0, 3), (0, 2), (0, 1), OUT];
    let blue = |ideas: u8, roll: u8| {
        let mut table = alarm(board("E2 CM EM GU EM"), [(0, 4), OUT, OUT], [ideas, 0, 0]);
        roll_for(&mut table, 0, &way, ideas, roll);
        run(&mut table, 0);
        table.finish();
        (status(&table, 0), table.alerts())
    };
    assert_eq!(blue(0, 4), (Status::Busted, 0));
    assert_eq!(
        blue(0, 5),
        (Status::Escaped, 0),
        "the camera does not matter"
    );
    assert_eq!(blue(1, 3), (Status::Busted, 0));
    assert_eq!(blue(1, 4), (Status::Escaped, 0));
}

// covers: your-last-heist/rule:escape-phase
#[test]
fn without_a_way_or_a_chance_they_are_busted() {
    // Red sits behind a lock; green needs seven.
    let map = "E2 EM EM EM EM EM EM EM LO EM";
    let mut table = alarm(board(map), [(0, 9), (0, 7), OUT], [0, 0, 0]);
    let through = declare(&table, 0, 0, 8);
    assert_eq!(table.refused(through), Refusal::Locked);
    let way: Vec<Hex> = (0..=6).rev().map(|col| (0, col)).collect();
    roll_for(&mut table, 1, &way, 0, 6);
    run(&mut table, 1);
    table.finish();
    assert_eq!(
        [0, 1, 2].map(|who| status(&table, who)),
        [Status::Busted, Status::Busted, Status::Escaped,]
    );
}

// covers: your-last-heist/rule:escape-phase
#[test]
fn every_guard_on_the_tile_that_is_left_costs_one_more() {
    let price = |map: &str| {
        let mut table = alarm(board(map), [(0, 1), OUT, OUT], [9, 0, 0]);
        table.ok(dash(&table, 0, 0, 0));
        9 - table.ideas(0)
    };
    assert_eq!(["E2 EM", "E2 GU", "E2 G2"].map(price), [1, 2, 3]);
}

// covers: your-last-heist/rule:escape-phase
#[test]
fn a_subdued_guard_costs_nothing_and_nobody_can_subdue_one_now() {
    let mut table = board("E2 GU").act([(0, 1), OUT, OUT], &[1; 3]);
    table.commit(0, "Bash");
    table.ok(subdue(&table, 0, 0, 1));
    call_escape(&mut table);
    table.set_ideas(0, 1);
    assert_eq!(table.refused(subdue(&table, 0, 0, 1)), Refusal::WrongPhase);
    table.ok(dash(&table, 0, 0, 0));
    assert_eq!(table.ideas(0), 0);
}

// covers: your-last-heist/rule:escape-phase, your-last-heist/rule:part-1-the-plan
#[test]
fn planning_tokens_do_not_matter_any_more() {
    let mut table = alarm(board("E2 EM EM"), [(0, 2), OUT, OUT], [2, 0, 0]);
    table.state.crew[0].planned = SpaceSet::EMPTY;
    table.ok(dash(&table, 0, 0, 1));
    table.ok(dash(&table, 0, 0, 0));
}

// covers: your-last-heist/rule:escape-phase, your-last-heist/rule:auto-reveal
#[test]
fn everything_unknown_is_revealed_first() {
    let bag = Bag {
        locks: 1,
        guards: 1,
        ..Bag::default()
    };
    let mut table = board("E2 EM EM SC SC").bag(bag).act([OUT; 3], &[1; 3]);
    table
        .dealer
        .add_draws([Chit::Lock as u8, Chit::Guard as u8]);
    table.seat(1, Command::CallEscape);
    assert_eq!(table.state.phase, Phase::Escape);
    assert!(table.state.unknown.is_empty());
    assert_eq!(
        (
            table.count(Token::Lock, 0, 3),
            table.count(Token::Guard, 0, 4)
        ),
        (1, 1)
    );
}

// covers: your-last-heist/rule:escape-phase
#[test]
fn whoever_is_outdoors_is_safe_and_ideas_alone_need_no_roll() {
    let mut table = alarm(board("E2 EM EM"), [OUT, (0, 2), OUT], [0, 2, 0]);
    table.ok(dash(&table, 1, 0, 1));
    table.ok(dash(&table, 1, 0, 0));
    table.finish();
    assert_eq!(
        [0, 1, 2].map(|who| status(&table, who)),
        [Status::Escaped; 3]
    );
    let rolled = |event: &Event| matches!(event, Event::LastDitch { .. });
    assert!(!table.events.iter().any(rolled));
}

// covers: your-last-heist/rule:escape-phase, your-last-heist/option:failed-runners-are-busted
// covers: your-last-heist/option:short-rolls-bust
#[test]
fn a_roll_that_falls_short_busts_at_once_and_the_loot_is_lost() {
    // Two of three moves would lead past the others, but there is no stopping on the way.
    let mut table = alarm(board("E2 EM EM JW"), [(0, 3), (0, 2), OUT], [0, 0, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.ok(pick_up(&table, 0, jewel));
    roll_for(&mut table, 0, &[(0, 2), (0, 1), OUT], 0, 2);
    assert_eq!(status(&table, 0), Status::Busted);
    assert_eq!(table.place(jewel), Place::LOST);
}

// covers: your-last-heist/rule:escape-phase
#[test]
fn one_roll_each_one_after_the_other() {
    let mut table = alarm(board("E2 EM EM"), [(0, 2), (0, 1), OUT], [0, 0, 0]);
    table.ok(declare(&table, 1, 0, 0));
    let other = declare(&table, 0, 0, 1);
    assert_eq!(
        table.refused(other),
        Refusal::OtherIsRunning { who: SECOND }
    );
    table.dealer.add_rolls([1]);
    table.ok(Command::LastDitch {
        who: SECOND,
        ideas: 0,
    });
    run(&mut table, 1);
    roll_for(&mut table, 0, &[(0, 1), OUT], 0, 2);
    run(&mut table, 0);
    table.finish();
    assert_eq!([0, 1].map(|who| status(&table, who)), [Status::Escaped; 2]);
}

// covers: your-last-heist/rule:escape-phase
#[test]
fn ideas_are_used_before_the_roll_and_come_too_late_after_it() {
    let mut table = alarm(board("E2 EM EM EM EM"), [(0, 4), OUT, OUT], [1, 0, 0]);
    roll_for(&mut table, 0, &[(0, 3), (0, 2), (0, 1), OUT], 1, 3);
    table.set_ideas(0, 1);
    let late = dash(&table, 0, 0, 3);
    assert_eq!(table.refused(late), Refusal::PathFixed);
    let again = Command::LastDitch {
        who: FIRST,
        ideas: 1,
    };
    assert_eq!(table.refused(again), Refusal::AlreadyRolled);
    run(&mut table, 0);
    assert_eq!((stands(&table, 0), table.ideas(0)), (OUT, 1));
}

// covers: your-last-heist/rule:escape-phase, your-last-heist/option:roll-after-all-ideas
#[test]
fn nobody_keeps_ideas_back_from_the_roll() {
    let mut table = alarm(board("E2 EM EM EM"), [(0, 3), OUT, OUT], [2, 0, 0]);
    for (row, col) in [(0, 2), (0, 1), OUT] {
        table.ok(declare(&table, 0, row, col));
    }
    for ideas in 0..2 {
        let early = Command::LastDitch { who: FIRST, ideas };
        assert_eq!(table.refused(early), Refusal::IdeasFirst);
    }
    table.dealer.add_rolls([1]);
    table.ok(Command::LastDitch {
        who: FIRST,
        ideas: 2,
    });
    run(&mut table, 0);
    assert_eq!(stands(&table, 0), OUT);
}

// covers: your-last-heist/rule:escape-phase
#[test]
fn a_declared_way_can_be_drawn_anew_before_the_roll_and_ends_at_an_exit() {
    let mut table = alarm(board("E2 EM EM EM E5"), [(0, 2), OUT, OUT], [0, 0, 0]);
    table.ok(declare(&table, 0, 0, 1));
    let early = Command::LastDitch {
        who: FIRST,
        ideas: 0,
    };
    assert_eq!(table.refused(early), Refusal::NotAtAGoal);
    table.ok(Command::Redraw { who: FIRST });
    roll_for(&mut table, 0, &[(0, 3), (0, 4)], 0, 2);
    run(&mut table, 0);
    assert_eq!(stands(&table, 0), (0, 4));
}

// covers: your-last-heist/rule:escape-phase, your-last-heist/rule:the-board
#[test]
fn any_number_leaves_by_one_exit_unless_the_chapter_says_otherwise() {
    let mut table = alarm(board("E2 EM"), [(0, 1); 3], [1, 1, 1]);
    for who in 0..3 {
        table.ok(dash(&table, who, 0, 0));
    }
    table.finish();
    assert_eq!(
        [0, 1, 2].map(|who| status(&table, who)),
        [Status::Escaped; 3]
    );
}

// covers: your-last-heist/rule:escape-phase, your-last-heist/rule:security-chits
#[test]
fn cameras_see_nobody_in_escape() {
    let mut table = alarm(board("E2 C2 EM"), [(0, 2), OUT, OUT], [2, 0, 0]);
    table.ok(dash(&table, 0, 0, 1));
    table.ok(dash(&table, 0, 0, 0));
    assert_eq!((table.alerts(), table.state.noise), (0, 0));
}
