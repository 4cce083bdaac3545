//! Lookout, Watchman, Inside Man.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::{Prompt, Token};

/// Two unknown tiles far inside, and blanks in the bag.
const FAR: &str = "E2 EM EM SC EM SC";

fn early_warning(table: &Table, col: i8) -> Command {
    Command::Reveal {
        who: Who(0),
        space: table.at(0, col),
    }
}

// covers: your-last-heist-draft/ability:lookout/early-warning, your-last-heist-draft/ability:watchman/early-warning
#[test]
fn outdoors_a_reveal_a_round_comes_for_nothing() {
    for character in ["lookout", "watchman"] {
        let mut table = with(FAR, character).act([(0, 0); 3], &[1; 3]);
        table.set_ideas(0, 0);
        table.dealer.add_draws([Chit::Blank as u8]);
        let (first, second) = (early_warning(&table, 5), early_warning(&table, 3));
        table.ok(first);
        assert!(!table.state.crew[0].committed && table.state.noise == 0);
        assert_eq!(table.refused(second), Refusal::NoneLeft, "{character}");
        hit(&mut table, 9);
        table.dealer.add_draws([Chit::Blank as u8]);
        table.ok(second);
    }
}

// covers: your-last-heist-draft/ability:lookout/early-warning, your-last-heist-draft/ability:watchman/early-warning
#[test]
fn indoors_there_is_no_early_warning() {
    for character in ["lookout", "watchman"] {
        let mut table = with(FAR, character).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        let command = early_warning(&table, 5);
        assert_eq!(table.refused(command), Refusal::NoneLeft, "{character}");
    }
}

fn nudge(up: bool) -> Command {
    Command::Nudge { who: Who(0), up }
}

/// Everybody is done, and the die shows this; the one in the first seat has so many ideas.
fn rolled(character: &str, ideas: u8, face: u8) -> Table {
    let mut table = with("E2 EM", character).act([(0, 0); 3], &[1; 3]);
    table.state.security.bar = 8;
    table.set_ideas(0, ideas);
    pass(&mut table, face);
    table
}

// covers: your-last-heist-draft/ability:lookout/misdirect
#[test]
fn three_ideas_turn_the_security_die_by_one_after_it_fell() {
    for (face, up, square) in [(1, true, "10"), (3, false, "10"), (2, true, "11")] {
        let mut table = rolled("lookout", 4, face);
        assert_eq!(table.prompt(), Some(Prompt::SecurityRoll));
        assert_eq!(table.played(), [""; 0]);
        table.ok(nudge(up));
        assert_eq!(table.ideas(0), 1);
        assert_eq!(table.played(), [square]);
    }
}

// covers: your-last-heist-draft/ability:lookout/misdirect
#[test]
fn four_and_one_are_neighbours_on_the_security_die() {
    let mut table = rolled("lookout", 4, 4);
    table.ok(nudge(true));
    assert_eq!(table.played(), ["9"]);
    let mut table = rolled("lookout", 4, 1);
    table.ok(nudge(false));
    assert_eq!(table.played(), ["12"]);
}

// covers: your-last-heist-draft/ability:lookout/misdirect
#[test]
fn a_misdirection_works_once_in_a_heist() {
    let mut table = rolled("lookout", 9, 1);
    table.ok(nudge(true));
    // Nobody is asked a second time, neither now nor in the next round.
    assert_eq!(table.state.round, 2);
    table.state.security.bar = 8;
    pass(&mut table, 1);
    assert_eq!((table.prompt(), table.played()), (None, vec!["9"]));
}

// covers: your-last-heist-draft/ability:lookout/misdirect
#[test]
fn the_die_may_be_left_as_it_is() {
    let mut table = rolled("lookout", 4, 2);
    table.seat(0, Command::Decline);
    assert_eq!((table.ideas(0), table.played()), (4, vec!["10"]));
    let table = rolled("lookout", 2, 2);
    assert_eq!((table.prompt(), table.played()), (None, vec!["10"]));
}

// covers: your-last-heist-draft/ability:watchman/great-in-a-pinch-die
#[test]
fn the_watchman_turns_the_security_die_as_often_as_it_is_paid() {
    let mut table = rolled("watchman", 7, 1);
    table.ok(nudge(true));
    assert_eq!(table.prompt(), Some(Prompt::SecurityRoll));
    table.ok(nudge(true));
    assert_eq!((table.ideas(0), table.played()), (1, vec!["11"]));
    table.set_ideas(0, 3);
    table.state.security.bar = 8;
    pass(&mut table, 2);
    table.ok(nudge(false));
    assert_eq!(table.played(), ["9"]);
}

/// A gate on either side of the only room.
const GATES: &str = "E2 GA EM GB E5";

// covers: your-last-heist-draft/ability:watchman/great-in-a-pinch-gates, your-last-heist-draft/rule:the-escape-phase
#[test]
fn in_escape_three_ideas_keep_a_gate_from_closing() {
    let mut table = with(GATES, "watchman").act([(0, 2), (0, 3), (0, 1)], &[1; 3]);
    table.set_ideas(0, 4);
    table.seat(0, Command::CallEscape);
    let (a, b) = (table.at(0, 1), table.at(0, 3));
    let ask = |space| Some(Prompt::HoldGate { who: Who(0), space });
    assert_eq!(table.prompt(), ask(a));
    table.seat(0, Command::Decline);
    assert_eq!(table.prompt(), ask(b));
    table.seat(0, Command::Accept);
    assert_eq!(table.ideas(0), 1);
    // Whoever stands on the open gate goes free; the other one is caught.
    assert_eq!(
        status(&table),
        [Status::Active, Status::Active, Status::Busted]
    );
    assert!(table.state.present.contains(b) && !table.state.present.contains(a));
}

// covers: your-last-heist-draft/ability:watchman/great-in-a-pinch-gates
#[test]
fn each_gate_is_paid_on_its_own_and_the_rest_close() {
    let mut table = with(GATES, "watchman").act([(0, 0), (0, 2), (0, 2)], &[1; 3]);
    table.set_ideas(0, 5);
    table.seat(0, Command::CallEscape);
    table.seat(0, Command::Accept);
    assert_eq!((table.prompt(), table.ideas(0)), (None, 2));
    assert_eq!(table.state.gates_shut, gates([1]));
    assert_eq!(status(&table), [Status::Active; 3]);
}

// covers: your-last-heist-draft/ability:watchman/great-in-a-pinch-gates
#[test]
fn a_gate_that_an_event_closes_cannot_be_kept_open() {
    let mut table = with(GATES, "watchman").act([(0, 0); 3], &[1; 3]);
    table.state.security.bar = 6;
    pass(&mut table, 1);
    table.seat(0, Command::Decline);
    assert_eq!(table.played(), ["7"]);
    assert_eq!(table.state.gates_shut, gates([0]));
}

/// Blank, unknown, gate, reinforcements, loot, money, panel, ring: one of each.
const ROOMS: &str = "E2 EM SC GA RE JW $2 SX RX";

fn inside_man(map: &str) -> Table {
    with(map, "inside-man").plan()
}

// covers: your-last-heist-draft/ability:inside-man/they-trust-me
#[test]
fn the_inside_man_may_begin_on_a_blank_tile_and_nowhere_else_inside() {
    let mut table = inside_man(ROOMS);
    let start = |table: &Table, who: u8, col: i8| Command::Start {
        who: Who(who),
        space: table.at(0, col),
    };
    for col in 2..=8 {
        let command = start(&table, 0, col);
        assert_eq!(table.refused(command), Refusal::NotAStart, "column {col}");
    }
    let command = start(&table, 1, 1);
    assert_eq!(table.refused(command), Refusal::NotAStart);
    let command = start(&table, 0, 1);
    table.ok(command);
    let command = start(&table, 0, 0);
    table.ok(command);
}

// covers: your-last-heist-draft/ability:inside-man/they-trust-me
#[test]
fn beginning_inside_makes_two_noise_and_outdoors_none() {
    for (col, noise) in [(1, 2), (0, 0)] {
        let mut table = inside_man("E2 EM EM");
        table.begin([(0, col), (0, 0), (0, 0)], &[1; 3]);
        assert_eq!(table.state.noise, noise);
    }
}

/// The Inside Man in a corridor with something on the tile next door, far from the others.
fn trusted(token: Token) -> Table {
    let mut table = with("E2 EM EM EM EM EM", "inside-man").act([(0, 1), (0, 4), (0, 4)], &[1; 3]);
    table.add(token, 0, 2);
    table
}

// covers: your-last-heist-draft/ability:inside-man/they-trust-me
#[test]
fn squares_about_guards_next_door_pass_the_inside_man_over() {
    for square in [4, 8, 12, 16] {
        let mut table = trusted(Token::Guard);
        assert_eq!(hit(&mut table, square), 0, "square {square}");
    }
    for square in [11, 18] {
        let mut table = trusted(Token::Guard);
        hit(&mut table, square);
        assert_eq!(table.count(Token::Guard, 0, 1), 0, "square {square}");
    }
}

// covers: your-last-heist-draft/ability:inside-man/they-trust-me
#[test]
fn squares_about_cameras_next_door_pass_the_inside_man_over() {
    for square in [3, 8, 12, 16] {
        let mut table = trusted(Token::Camera);
        assert_eq!(hit(&mut table, square), 0, "square {square}");
    }
    let mut table = trusted(Token::Camera);
    hit(&mut table, 15);
    assert_eq!(table.count(Token::Guard, 0, 1), 0);
    // The camera itself is left for a guard all the same.
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
}

// covers: your-last-heist-draft/ability:inside-man/they-trust-me
#[test]
fn what_lies_underfoot_counts_for_the_inside_man_too() {
    for (square, token, alerts) in [
        (5, Token::SubduedGuard, 1),
        (5, Token::DisabledCamera, 1),
        (9, Token::SubduedGuard, 2),
        (14, Token::SubduedGuard, 2),
    ] {
        let mut table = trusted(Token::OpenLock);
        table.add(token, 0, 1);
        assert_eq!(hit(&mut table, square), alerts, "square {square}");
    }
    let mut table = trusted(Token::OpenLock);
    table.add(Token::SubduedGuard, 0, 1);
    hit(&mut table, 18);
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: your-last-heist-draft/ability:inside-man/they-trust-me
#[test]
fn walking_into_a_live_camera_counts_for_the_inside_man_too() {
    let mut table = trusted(Token::Camera);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.state.security.bar, 1);
}

// covers: your-last-heist-draft/ability:inside-man/they-trust-me, your-last-heist-draft/rule:auto-reveal
#[test]
fn tiles_around_the_inside_man_are_revealed_when_the_heist_begins() {
    let mut table = with("E2 EM EM SC", "inside-man")
        .bag(Bag {
            guards: 1,
            ..Bag::default()
        })
        .plan();
    table.dealer.add_draws([Chit::Guard as u8]);
    table.begin([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
}
