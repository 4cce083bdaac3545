//! The squares that bring guards, and where guards come from.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::Token;

const CORRIDOR: &str = "E2 EM EM EM EM EM EM";

// covers: your-last-heist-draft/event:11, your-last-heist-draft/event:18
#[test]
fn whoever_is_next_to_a_guard_gets_one_too() {
    for square in [11, 18] {
        let mut table = stage(CORRIDOR).act([(0, 1), (0, 3), (0, 5)], &[1; 3]);
        table.add(Token::Guard, 0, 2);
        hit(&mut table, square);
        let guards = [1, 2, 3, 5].map(|col| table.count(Token::Guard, 0, col));
        assert_eq!(guards, [1, 1, 1, 0], "square {square}");
    }
}

// covers: your-last-heist-draft/event:11, your-last-heist-draft/rule:roll-for-security
#[test]
fn characters_are_counted_before_guards_are_added() {
    let mut table = stage(CORRIDOR).act([(0, 2), (0, 3), (0, 4)], &[1; 3]);
    table.add(Token::Guard, 0, 1);
    hit(&mut table, 11);
    // The second stands next to the new guard only.
    let guards = [2, 3, 4].map(|col| table.count(Token::Guard, 0, col));
    assert_eq!(guards, [1, 0, 0]);
}

// covers: your-last-heist-draft/event:11, your-last-heist-draft/event:18
#[test]
fn a_subdued_guard_under_a_character_gets_up() {
    for square in [11, 18] {
        let mut table = stage(CORRIDOR).act([(0, 2), (0, 5), (0, 5)], &[1; 3]);
        table.add(Token::SubduedGuard, 0, 2);
        table.add(Token::SubduedGuard, 0, 3);
        assert_eq!(hit(&mut table, square), 0);
        assert_eq!(table.count(Token::Guard, 0, 2), 1);
        assert_eq!(table.count(Token::SubduedGuard, 0, 3), 1);
    }
}

// covers: your-last-heist-draft/event:11, your-last-heist-draft/option:new-guards-replace-chits
#[test]
fn the_new_guard_takes_the_place_of_a_chit() {
    for token in [
        Token::Camera,
        Token::DisabledCamera,
        Token::OpenLock,
        Token::SubduedGuard,
    ] {
        let mut table = stage(CORRIDOR).act([(0, 1), (0, 5), (0, 5)], &[1; 3]);
        table.add(token, 0, 1);
        table.add(Token::Guard, 0, 2);
        hit(&mut table, 11);
        assert_eq!(table.count(Token::Guard, 0, 1), 1, "{token:?}");
        assert_eq!(table.count(token, 0, 1), 0, "{token:?}");
    }
}

// covers: your-last-heist-draft/event:18, your-last-heist-draft/option:new-guards-replace-chits
#[test]
fn a_guard_who_is_there_already_is_as_good_as_a_new_one() {
    let mut table = stage(CORRIDOR).act([(0, 1), (0, 1), (0, 5)], &[1; 3]);
    table.add(Token::Guard, 0, 1);
    table.add(Token::Guard, 0, 2);
    hit(&mut table, 18);
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: your-last-heist-draft/event:11, your-last-heist-draft/option:events-guard-entrances
#[test]
fn no_guard_comes_to_an_entrance() {
    let mut table = stage(CORRIDOR).act([(0, 0), (0, 5), (0, 5)], &[1; 3]);
    table.add(Token::Guard, 0, 1);
    hit(&mut table, 11);
    assert_eq!(table.count(Token::Guard, 0, 0), 0);
}

// covers: your-last-heist-draft/event:15
#[test]
fn hey_you_brings_guards_to_those_beside_cameras_and_leaves_the_monitors() {
    let mut table = stage(CORRIDOR).act([(0, 1), (0, 3), (0, 6)], &[1; 3]);
    table.add(Token::Camera, 0, 2);
    table.add(Token::Camera, 0, 4);
    table.add(Token::DisabledCamera, 0, 5);
    hit(&mut table, 15);
    // One guard each, though the second sees two cameras; then live cameras turn into guards.
    let guards = [1, 2, 3, 4, 5, 6].map(|col| table.count(Token::Guard, 0, col));
    assert_eq!(guards, [1, 1, 1, 1, 0, 0]);
    let cameras = [2, 4].map(|col| table.count(Token::Camera, 0, col));
    assert_eq!(cameras, [0, 0]);
    assert_eq!(table.count(Token::DisabledCamera, 0, 5), 1);
}

// covers: your-last-heist-draft/event:19
#[test]
fn call_it_in_sends_guards_to_the_dead_screens() {
    let mut table = stage(CORRIDOR).act([(0, 1), (0, 2), (0, 6)], &[1; 3]);
    table.add(Token::DisabledCamera, 0, 1);
    table.add(Token::DisabledCamera, 0, 4);
    table.add(Token::Camera, 0, 5);
    assert_eq!(hit(&mut table, 19), 0);
    let guards = [1, 4, 5].map(|col| table.count(Token::Guard, 0, col));
    assert_eq!(guards, [1, 1, 0]);
    assert_eq!(table.count(Token::DisabledCamera, 0, 1), 0);
    assert_eq!(table.count(Token::Camera, 0, 5), 1);
}

/// As many active guards on the last tile as there are.
fn crowd(table: &mut Table, guards: u8) {
    for _ in 0..guards {
        table.add(Token::Guard, 0, 6);
    }
}

// covers: your-last-heist-draft/rule:roll-for-security, your-last-heist-draft/option:supply-is-limited
#[test]
fn the_box_has_twelve_guards() {
    for (others, comes) in [(10, 1), (11, 0)] {
        let mut table = stage(CORRIDOR).act([(0, 1), (0, 4), (0, 4)], &[1; 3]);
        table.add(Token::Guard, 0, 2);
        crowd(&mut table, others);
        hit(&mut table, 11);
        assert_eq!(table.count(Token::Guard, 0, 1), comes, "{others} others");
    }
}

// covers: your-last-heist-draft/option:supply-is-limited
#[test]
fn guards_in_the_bag_are_not_in_the_supply() {
    let bag = Bag {
        guards: 5,
        ..Bag::default()
    };
    for (others, comes) in [(5, 1), (6, 0)] {
        let mut table = stage(CORRIDOR)
            .bag(bag)
            .act([(0, 1), (0, 4), (0, 4)], &[1; 3]);
        table.add(Token::Guard, 0, 2);
        crowd(&mut table, others);
        hit(&mut table, 11);
        assert_eq!(table.count(Token::Guard, 0, 1), comes, "{others} others");
        assert_eq!(table.state.in_bag(Chit::Guard), 5);
    }
}

// covers: your-last-heist-draft/option:supply-is-limited
#[test]
fn a_subdued_guard_is_another_chit_and_frees_one_of_the_twelve() {
    let mut table = stage(CORRIDOR).act([(0, 1), (0, 4), (0, 4)], &[1; 3]);
    table.add(Token::Guard, 0, 2);
    crowd(&mut table, 10);
    for _ in 0..4 {
        table.add(Token::SubduedGuard, 0, 6);
    }
    hit(&mut table, 11);
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: your-last-heist-draft/option:supply-is-limited, your-last-heist-draft/event:18
// covers: your-last-heist-draft/option:new-guards-replace-chits
#[test]
fn without_a_guard_to_come_nothing_is_replaced() {
    let mut table = stage(CORRIDOR).act([(0, 1), (0, 3), (0, 4)], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 1);
    table.add(Token::Camera, 0, 3);
    table.add(Token::Guard, 0, 2);
    crowd(&mut table, 11);
    hit(&mut table, 18);
    assert_eq!(table.count(Token::Camera, 0, 3), 1);
    // The one who is down already gets up, as the square's second part says.
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: your-last-heist-draft/option:supply-is-limited, your-last-heist-draft/event:15
// covers: your-last-heist-draft/event:19
#[test]
fn cameras_stay_where_no_guard_is_left_to_take_their_place() {
    for (square, token) in [(15, Token::Camera), (19, Token::DisabledCamera)] {
        let mut table = stage(CORRIDOR).act([(0, 0); 3], &[1; 3]);
        table.add(token, 0, 2);
        table.add(token, 0, 4);
        crowd(&mut table, 11);
        hit(&mut table, square);
        let left = [2, 4].map(|col| table.count(token, 0, col));
        assert_eq!(left, [0, 1], "square {square}");
        assert_eq!(table.state.tokens.active_guards(), 12);
    }
}
