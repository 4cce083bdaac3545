//! Gates A to E: events name them, and whoever is cut off is busted.

use super::*;
use crew::content::effect::Chit;
use crew::state::{Place, Token};

/// A corridor with a gate on either side of every room, and an exit at both ends.
const CORRIDOR: &str = "E2 GA EM GB EM GC EM GD EM GE E5";

/// Columns of the gates.
const A: i8 = 1;
const B: i8 = 3;
const C: i8 = 5;
const D: i8 = 7;
const E: i8 = 9;

/// The gates that are still on the board.
fn open(table: &Table) -> Vec<i8> {
    let there = |col: &i8| table.state.present.contains(table.at(0, *col));
    [A, B, C, D, E].into_iter().filter(there).collect()
}

/// Everybody waits outdoors, out of harm's way.
fn outdoors() -> Table {
    stage(CORRIDOR).act([(0, 0); 3], &[1; 3])
}

// covers: your-last-heist-draft/rule:gates, your-last-heist-draft/rule:actions-and-sub-actions
#[test]
fn an_open_gate_is_an_ordinary_tile() {
    let mut table = outdoors();
    table.commit(0, "Walk");
    step(&mut table, 0, 0, A);
    assert_eq!(table.state.crew[0].at, table.at(0, A));
}

// covers: your-last-heist-draft/rule:gates, your-last-heist-draft/event:7
#[test]
fn square_7_closes_gate_a() {
    let mut table = outdoors();
    assert_eq!(hit(&mut table, 7), 0);
    assert_eq!(open(&table), [B, C, D, E]);
}

// covers: your-last-heist-draft/rule:gates, your-last-heist-draft/event:13
#[test]
fn square_13_closes_gate_b_even_before_a() {
    let mut table = outdoors();
    assert_eq!(hit(&mut table, 13), 0);
    assert_eq!(open(&table), [A, C, D, E]);
}

// covers: your-last-heist-draft/rule:gates, your-last-heist-draft/event:17
#[test]
fn square_17_closes_gate_c_even_before_a_and_b() {
    let mut table = outdoors();
    assert_eq!(hit(&mut table, 17), 0);
    assert_eq!(open(&table), [A, B, D, E]);
}

// covers: your-last-heist-draft/rule:gates, your-last-heist-draft/event:20
#[test]
fn square_20_closes_gates_d_and_e_together() {
    let mut table = outdoors();
    assert_eq!(hit(&mut table, 20), 0);
    assert_eq!(open(&table), [A, B, C]);
}

// covers: your-last-heist-draft/event:7, your-last-heist-draft/event:13, your-last-heist-draft/event:17
#[test]
fn a_gate_that_is_closed_already_is_two_alerts() {
    for square in [7, 13, 17] {
        let mut table = outdoors();
        assert_eq!(hit(&mut table, square), 0);
        let before = open(&table);
        assert_eq!(hit(&mut table, square), 2, "square {square}");
        assert_eq!(open(&table), before);
    }
}

// covers: your-last-heist-draft/event:20
#[test]
fn for_d_and_e_there_are_no_alerts() {
    let mut table = outdoors();
    assert_eq!(hit(&mut table, 20), 0);
    assert_eq!(hit(&mut table, 20), 0);
}

// covers: your-last-heist-draft/rule:gates, your-last-heist-draft/rule:busted, your-last-heist-draft/event:7
#[test]
fn whoever_stands_on_a_closing_gate_is_busted_with_the_loot() {
    let mut table = stage("E2 GA JW GB E5").act([(0, A), (0, 2), (0, 0)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    hit(&mut table, 7);
    assert_eq!(status(&table)[0], Status::Busted);
    assert_eq!(status(&table)[1], Status::Active);
    assert_eq!(table.place(jewel), Place::LOST);
}

// covers: your-last-heist-draft/rule:gates, your-last-heist-draft/event:13, your-last-heist-draft/event:17
// covers: your-last-heist-draft/option:cut-off-is-busted
#[test]
fn whoever_is_cut_off_from_every_exit_is_busted() {
    let mut table = stage(CORRIDOR).act([(0, 2), (0, 4), (0, 6)], &[1; 3]);
    hit(&mut table, 13);
    // One has the left exit, the others the right one.
    assert_eq!(status(&table), [Status::Active; 3]);
    hit(&mut table, 17);
    assert!(table.told(Event::CutOff { who: Who(1) }));
    assert_eq!(
        status(&table),
        [Status::Active, Status::Busted, Status::Active]
    );
}

// covers: your-last-heist-draft/event:20, your-last-heist-draft/option:cut-off-is-busted
#[test]
fn what_is_shut_in_between_d_and_e_is_cut_off_too() {
    let mut table = stage(CORRIDOR).act([(0, 8), (0, 6), (0, 0)], &[1; 3]);
    hit(&mut table, 20);
    assert_eq!(
        status(&table),
        [Status::Busted, Status::Active, Status::Active]
    );
}

// covers: your-last-heist-draft/option:cut-off-is-busted
#[test]
fn locks_guards_and_missing_plans_cut_nobody_off() {
    let mut table = stage(CORRIDOR).act([(0, 4), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Lock, 0, 6);
    table.add(Token::Guard, 0, 4);
    table.state.crew[0].planned = board::SpaceSet::EMPTY;
    hit(&mut table, 13);
    assert_eq!(status(&table)[0], Status::Active);
}

// covers: your-last-heist-draft/rule:gates, your-last-heist-draft/option:gate-tokens-return
#[test]
fn tokens_on_a_closed_gate_are_gone() {
    let mut table = outdoors();
    let gate = table.at(0, A);
    assert!(table.state.crew[0].planned.contains(gate));
    hit(&mut table, 7);
    assert_eq!(table.prompt(), None);
    assert!(!table.state.crew[0].planned.contains(gate));
    assert_eq!(table.state.crew[0].tokens, 7);
}

// covers: your-last-heist-draft/rule:the-escape-phase, your-last-heist-draft/rule:gates
#[test]
fn when_escape_begins_all_gates_close_on_whoever_is_there() {
    let mut table = stage(CORRIDOR).act([(0, 0), (0, C), (0, 8)], &[1; 3]);
    hit(&mut table, 21);
    assert_eq!(table.state.gates_shut, gates(0..5));
    // One stood on a gate, one between two.
    assert_eq!(
        status(&table),
        [Status::Active, Status::Busted, Status::Busted]
    );
}
