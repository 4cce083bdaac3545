//! The way out: gates, ideas, one die.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::{Place, Token};

const CORRIDOR: &str = "E2 EM EM EM EM";

fn dash(table: &mut Table, who: u8, col: i8) {
    let to = table.at(0, col);
    table.ok(Command::Dash { who: Who(who), to });
}

/// Declares the way from here to the entrance at the left end.
fn declare_out(table: &mut Table, who: u8, from: i8) {
    for col in (0..from).rev() {
        let to = table.at(0, col);
        table.ok(Command::Declare { who: Who(who), to });
    }
}

fn roll(table: &mut Table, who: u8, ideas: u8, face: u8) {
    table.dealer.add_rolls([face]);
    let who = Who(who);
    table.ok(Command::LastDitch { who, ideas });
}

// covers: your-last-heist-draft/rule:character-action, your-last-heist-draft/rule:the-escape-phase
// covers: your-last-heist-draft/option:escape-at-once, your-last-heist-draft/option:escape-needs-everyone
// covers: your-last-heist-draft/option:escape-waits-for-actions
#[test]
fn one_who_has_had_enough_starts_escape_without_a_security_roll() {
    let mut table = stage(CORRIDOR).act([(0, 2), (0, 1), (0, 0)], &[1; 3]);
    call_it_a_night(&mut table, [0; 3]);
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(table.played(), [""; 0]);
}

// covers: your-last-heist-draft/rule:the-escape-phase
#[test]
fn all_security_is_revealed_when_escape_begins() {
    let bag = Bag {
        guards: 1,
        locks: 1,
        ..Bag::default()
    };
    let mut table = stage("E2 EM EM SC SC")
        .bag(bag)
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table
        .dealer
        .add_draws([Chit::Guard as u8, Chit::Lock as u8]);
    table.seat(0, Command::CallEscape);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    assert_eq!(table.count(Token::Lock, 0, 4), 1);
}

// covers: your-last-heist-draft/rule:the-escape-phase
#[test]
fn every_idea_is_a_move_and_plans_and_cameras_do_not_matter() {
    let mut table = stage(CORRIDOR).act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Camera, 0, 2);
    table.state.crew[0].planned = board::SpaceSet::EMPTY;
    call_it_a_night(&mut table, [3, 0, 0]);
    for col in [2, 1, 0] {
        dash(&mut table, 0, col);
    }
    assert_eq!((table.ideas(0), table.alerts()), (0, 0));
    table.finish();
    assert_eq!(status(&table), [Status::Escaped; 3]);
}

// covers: your-last-heist-draft/rule:the-escape-phase
#[test]
fn leaving_a_guard_costs_one_more_for_each() {
    for (guards, price) in [(1, 2), (2, 3)] {
        let mut table = stage(CORRIDOR).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        for _ in 0..guards {
            table.add(Token::Guard, 0, 1);
        }
        call_it_a_night(&mut table, [price - 1, 0, 0]);
        let (who, to) = (Who(0), table.at(0, 0));
        let short = table.refused(Command::Dash { who, to });
        let have = price - 1;
        assert_eq!(short, Refusal::NotEnoughIdeas { need: price, have });
        table.set_ideas(0, price);
        dash(&mut table, 0, 0);
        assert_eq!(table.ideas(0), 0);
    }
}

// covers: your-last-heist-draft/rule:the-escape-phase
#[test]
fn a_locked_tile_is_no_way_out() {
    let mut table = stage(CORRIDOR).act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Lock, 0, 1);
    call_it_a_night(&mut table, [6, 0, 0]);
    let (who, to) = (Who(0), table.at(0, 1));
    assert_eq!(table.refused(Command::Dash { who, to }), Refusal::Locked);
}

// covers: your-last-heist-draft/rule:the-escape-phase
#[test]
fn ideas_and_one_die_together_must_pay_the_way() {
    // Three steps and a guard on the way are four moves.
    for (ideas, face, out) in [(1, 3, true), (1, 2, false), (0, 4, true)] {
        let mut table = stage(CORRIDOR).act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
        table.add(Token::Guard, 0, 2);
        call_it_a_night(&mut table, [ideas, 0, 0]);
        declare_out(&mut table, 0, 3);
        roll(&mut table, 0, ideas, face);
        while table.state.run.runner.is_some() {
            table.ok(Command::Run { who: Who(0) });
        }
        let wanted = if out { Status::Active } else { Status::Busted };
        assert_eq!(status(&table)[0], wanted, "{ideas} and a {face}");
        assert_eq!(table.state.crew[0].at == table.at(0, 0), out);
    }
}

// covers: your-last-heist-draft/rule:the-escape-phase, your-last-heist-draft/option:roll-after-all-ideas
#[test]
fn the_die_is_rolled_when_the_ideas_are_used_up() {
    let mut table = stage(CORRIDOR).act([(0, 4), (0, 0), (0, 0)], &[1; 3]);
    call_it_a_night(&mut table, [2, 0, 0]);
    declare_out(&mut table, 0, 4);
    let (who, ideas) = (Who(0), 1);
    let kept = table.refused(Command::LastDitch { who, ideas });
    assert_eq!(kept, Refusal::IdeasFirst);
    roll(&mut table, 0, 2, 2);
    assert_eq!(table.ideas(0), 0);
}

// covers: your-last-heist-draft/rule:the-escape-phase, your-last-heist-draft/rule:busted
// covers: your-last-heist-draft/option:failed-runners-are-busted
#[test]
fn whoever_falls_short_is_busted_at_once_with_the_loot() {
    let mut table = stage("E2 EM EM JW").act([(0, 3), (0, 2), (0, 0)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    call_it_a_night(&mut table, [0, 2, 0]);
    declare_out(&mut table, 0, 3);
    roll(&mut table, 0, 0, 1);
    table.ok(Command::Run { who: Who(0) });
    // Right beside the next runner, but gone.
    assert_eq!(status(&table)[0], Status::Busted);
    assert_eq!(table.place(jewel), Place::LOST);
}

// covers: your-last-heist-draft/rule:the-escape-phase
#[test]
fn whoever_is_outdoors_is_safe() {
    let mut table = stage(CORRIDOR).act([(0, 0), (0, 0), (0, 1)], &[1; 3]);
    call_it_a_night(&mut table, [0; 3]);
    table.finish();
    assert_eq!(
        status(&table),
        [Status::Escaped, Status::Escaped, Status::Busted]
    );
}

// covers: your-last-heist-draft/rule:the-escape-phase
#[test]
fn costly_abilities_are_over() {
    let mut table = with("E2 EM GP EM", "sewer-rat").act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Hesitate");
    call_it_a_night(&mut table, [4, 0, 0]);
    let (who, space) = (Who(0), table.at(0, 1));
    let vent = table.refused(Command::Vent { who, space });
    assert_eq!(vent, Refusal::WrongPhase);
}

// covers: your-last-heist-draft/rule:busted
#[test]
fn the_objective_counts_not_how_many_were_busted() {
    use crew::content::scenario::Goal;
    let mut table = stage("E2 EM EM JW")
        .goals(&[Goal::Secure {
            chit: Chit::Jewel,
            count: 1,
        }])
        .act([(0, 0), (0, 3), (0, 3)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    call_it_a_night(&mut table, [0; 3]);
    table.finish();
    assert_eq!(status(&table)[1..], [Status::Busted; 2]);
    assert!(table.outcome().success);
}
