//! The squares of the alert track that raise alerts or make noise.

use super::*;
use crew::state::Token;

/// A corridor with an entrance at its left end.
const CORRIDOR: &str = "E2 EM EM EM EM EM";

// covers: your-last-heist-draft/event:1, your-last-heist-draft/event:2
#[test]
fn the_first_two_squares_are_noise() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1; 3]);
    hit(&mut table, 1);
    assert_eq!((table.state.noise, table.state.security.bar), (2, 0));
    // On to the fourth square and past it: that one shows an alert.
    hit(&mut table, 2);
    assert_eq!((table.state.noise, table.state.security.bar), (5, 2));
}

// covers: your-last-heist-draft/event:3
#[test]
fn a_reflection_counts_every_camera_for_every_neighbour() {
    let mut table = stage(CORRIDOR).act([(0, 1), (0, 3), (0, 5)], &[1; 3]);
    table.add(Token::Camera, 0, 2);
    table.add(Token::Camera, 0, 4);
    // One for the first, two for the second, one for the third.
    assert_eq!(hit(&mut table, 3), 4);
    assert_eq!(table.state.security.bar, 2 + 4);
}

// covers: your-last-heist-draft/event:3
#[test]
fn a_reflection_needs_a_live_camera_next_door() {
    let mut table = stage(CORRIDOR).act([(0, 1), (0, 1), (0, 4)], &[1; 3]);
    table.add(Token::Camera, 0, 1);
    table.add(Token::DisabledCamera, 0, 5);
    assert_eq!(hit(&mut table, 3), 0);
}

// covers: your-last-heist-draft/event:3
#[test]
fn a_camera_behind_the_door_sees_whoever_waits_outdoors() {
    let mut table = stage(CORRIDOR).act([(0, 0), (0, 4), (0, 5)], &[1; 3]);
    table.add(Token::Camera, 0, 1);
    assert_eq!(hit(&mut table, 3), 1);
}

// covers: your-last-heist-draft/event:4
#[test]
fn suspicious_guards_count_once_for_each_character() {
    let mut table = stage(CORRIDOR).act([(0, 1), (0, 3), (0, 0)], &[1; 3]);
    table.add(Token::Guard, 0, 2);
    table.add(Token::Guard, 0, 2);
    table.add(Token::Guard, 0, 4);
    assert_eq!(hit(&mut table, 4), 2);
}

// covers: your-last-heist-draft/event:4
#[test]
fn a_guard_on_the_own_tile_or_tied_up_suspects_nothing() {
    let mut table = stage(CORRIDOR).act([(0, 1), (0, 1), (0, 4)], &[1; 3]);
    table.add(Token::Guard, 0, 1);
    table.add(Token::SubduedGuard, 0, 5);
    assert_eq!(hit(&mut table, 4), 0);
}

// covers: your-last-heist-draft/event:5
#[test]
fn loose_wires_and_ropes_count_characters_on_handled_security() {
    let mut table = stage(CORRIDOR).act([(0, 1), (0, 1), (0, 3)], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 1);
    table.add(Token::DisabledCamera, 0, 3);
    assert_eq!(hit(&mut table, 5), 3);
}

// covers: your-last-heist-draft/event:5
#[test]
fn active_security_has_no_loose_ends() {
    let mut table = stage(CORRIDOR).act([(0, 1), (0, 2), (0, 3)], &[1; 3]);
    table.add(Token::Guard, 0, 1);
    table.add(Token::Camera, 0, 2);
    table.add(Token::SubduedGuard, 0, 4);
    assert_eq!(hit(&mut table, 5), 0);
}

// covers: your-last-heist-draft/event:6, your-last-heist-draft/event:10, your-last-heist-draft/option:cameras-back-on
#[test]
fn power_on_counts_each_camera_and_nobody_under_it() {
    for square in [6, 10] {
        let mut table = stage(CORRIDOR).act([(0, 1), (0, 1), (0, 5)], &[1; 3]);
        table.add(Token::DisabledCamera, 0, 1);
        table.add(Token::DisabledCamera, 0, 3);
        table.add(Token::Camera, 0, 4);
        assert_eq!(hit(&mut table, square), 2);
        assert_eq!(table.alerts(), 2);
        assert_eq!(table.count(Token::Camera, 0, 1), 1);
        assert_eq!(table.count(Token::Camera, 0, 3), 1);
    }
}

// covers: your-last-heist-draft/event:8, your-last-heist-draft/event:12, your-last-heist-draft/event:16
#[test]
fn three_squares_look_for_guards_and_cameras_with_growing_attention() {
    // Two characters beside guards; four pairs of a character and a camera.
    for (square, guards, cameras) in [(8, 1, 1), (12, 2, 1), (16, 2, 2)] {
        let mut table = stage(CORRIDOR).act([(0, 1), (0, 3), (0, 5)], &[1; 3]);
        table.add(Token::Guard, 0, 2);
        table.add(Token::Camera, 0, 2);
        table.add(Token::Camera, 0, 4);
        let wanted = 2 * guards + 4 * cameras;
        assert_eq!(hit(&mut table, square), wanted, "square {square}");
    }
}

// covers: your-last-heist-draft/event:9, your-last-heist-draft/event:14
#[test]
fn let_me_go_is_two_alerts_for_each_character_on_a_subdued_guard() {
    for square in [9, 14] {
        let mut table = stage(CORRIDOR).act([(0, 2), (0, 2), (0, 3)], &[1; 3]);
        table.add(Token::SubduedGuard, 0, 2);
        table.add(Token::SubduedGuard, 0, 2);
        table.add(Token::DisabledCamera, 0, 3);
        assert_eq!(hit(&mut table, square), 4, "square {square}");
    }
}
