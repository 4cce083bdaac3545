//! Squares that count: who stands together, beside cameras and guards, on what was handled.

use super::*;

const REFLECTIONS: [u8; 4] = [3, 8, 12, 16];
const SUSPICIONS: [u8; 4] = [4, 8, 12, 16];
const LET_ME_GO: [u8; 3] = [5, 9, 14];

/// A prisoner in a ring with a character beside him on the panel.
fn cell(map: &str, places: [Hex; 3], freed: bool) -> Table {
    let mut table = board(map).npc("prisoner", 0).act(places, &[1; 3]);
    if freed {
        table.ok(panel(0, 0));
        assert_eq!(status(&table, 4), Status::Active);
    }
    table
}

// covers: your-last-heist/event:1, your-last-heist/event:2
#[test]
fn a_crowded_hex_costs_one_alert_and_a_crowded_entrance_two() {
    let map = "E2 EM EM EM E5";
    for square in [1, 2] {
        let alerts = |places: [Hex; 3]| alerts_of(map, places, square);
        assert_eq!(alerts([(0, 1), (0, 2), (0, 3)]), 0, "everybody alone");
        assert_eq!(alerts([(0, 0), (0, 2), (0, 4)]), 0, "two entrances");
        assert_eq!(alerts([(0, 1), (0, 1), (0, 3)]), 1, "two on a hex");
        assert_eq!(alerts([(0, 1), (0, 1), (0, 1)]), 1, "three are no worse");
        assert_eq!(alerts([(0, 0), (0, 0), (0, 3)]), 2, "two on an entrance");
        assert_eq!(alerts([(0, 0), (0, 0), (0, 0)]), 2, "three are no worse");
    }
}

// covers: your-last-heist/event:1, your-last-heist/event:2
#[test]
fn crowds_are_counted_by_the_space() {
    let map = "E2 EM EM EM E5";
    for square in [1, 2] {
        let alerts = |places: [Hex; 4]| alerts_of(map, places, square);
        assert_eq!(alerts([(0, 1), (0, 1), (0, 3), (0, 3)]), 2);
        assert_eq!(alerts([(0, 0), (0, 0), (0, 3), (0, 3)]), 3);
        assert_eq!(alerts([(0, 0), (0, 0), (0, 4), (0, 4)]), 4);
    }
}

// covers: your-last-heist/event:1, your-last-heist/rule:prisoner, your-last-heist/rule:busted
#[test]
fn a_freed_prisoner_makes_a_crowd_and_a_captured_or_busted_one_does_not() {
    let map = "E2 EM SX RX+MW";
    let mut captured = cell(map, [(0, 2), (0, 3), (0, 1)], false);
    assert_eq!(hit(&mut captured, 1), 0);
    let mut freed = cell(map, [(0, 2), (0, 3), (0, 1)], true);
    assert_eq!(hit(&mut freed, 1), 1);
    let mut busted = board("E2 EM EM").act([(0, 1), (0, 1), (0, 2)], &[1; 3]);
    busted.state.crew[1].status = Status::Busted;
    assert_eq!(hit(&mut busted, 1), 0);
}

// covers: your-last-heist/event:3, your-last-heist/event:8, your-last-heist/event:12, your-last-heist/event:16
#[test]
fn every_pair_of_a_character_and_a_live_camera_beside_them_is_an_alert() {
    for square in REFLECTIONS {
        let alerts = |map: &str, places: [Hex; 3]| alerts_of(map, places, square);
        let out = (0, 0);
        assert_eq!(alerts("E2 EM EM CM", [(0, 2), out, out]), 1);
        assert_eq!(alerts("E2 EM EM CM", [(0, 1), out, out]), 0, "too far");
        assert_eq!(alerts("E2 EM EM CM", [(0, 3), out, out]), 0, "on it");
        assert_eq!(alerts("E2 EM EM CM", [(0, 2), (0, 2), out]), 2);
        assert_eq!(alerts("E2 EM EM C2", [(0, 2), out, out]), 2, "two chits");
        assert_eq!(alerts("E2 EM EM C2", [(0, 2), (0, 2), out]), 4);
        assert_eq!(alerts("E2 EM CM EM CM", [(0, 3), out, out]), 2);
        assert_eq!(alerts("E2 CM EM EM", [out, (0, 3), (0, 3)]), 1, "outdoors");
    }
}

// covers: your-last-heist/event:4, your-last-heist/event:8, your-last-heist/event:12, your-last-heist/event:16
#[test]
fn every_pair_of_a_character_and_an_active_guard_beside_them_is_an_alert() {
    for square in SUSPICIONS {
        let alerts = |map: &str, places: [Hex; 3]| alerts_of(map, places, square);
        let out = (0, 0);
        assert_eq!(alerts("E2 EM EM GU", [(0, 2), out, out]), 1);
        assert_eq!(alerts("E2 EM EM GU", [(0, 1), out, out]), 0, "too far");
        assert_eq!(alerts("E2 EM EM GU", [(0, 3), out, out]), 0, "on it");
        assert_eq!(alerts("E2 EM EM G2", [(0, 2), (0, 2), out]), 4);
        assert_eq!(alerts("E2 EM GU EM GU", [(0, 3), out, out]), 2);
        assert_eq!(alerts("E2 GU EM EM", [out, (0, 3), (0, 3)]), 1, "outdoors");
    }
}

// covers: your-last-heist/event:8, your-last-heist/event:12, your-last-heist/event:16
#[test]
fn a_square_with_two_halves_counts_guards_and_cameras() {
    let (map, places) = ("E2 EM GU EM CM", [(0, 3), (0, 0), (0, 0)]);
    for square in [8, 12, 16] {
        assert_eq!(alerts_of(map, places, square), 2);
        assert_eq!(alerts_of("E2 EM 2GC", [(0, 1), (0, 0), (0, 0)], square), 2);
    }
    assert_eq!(alerts_of(map, places, 3), 1, "cameras alone");
    assert_eq!(alerts_of(map, places, 4), 1, "guards alone");
}

// covers: your-last-heist/event:3, your-last-heist/event:4, your-last-heist/event:8
#[test]
fn what_was_handled_sees_nobody() {
    for square in [3, 4, 8] {
        let mut table = board("E2 EM GU EM CM").act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
        flip(&mut table, Token::Guard, 0, 2);
        flip(&mut table, Token::Camera, 0, 4);
        assert_eq!(hit(&mut table, square), 0);
    }
}

// covers: your-last-heist/event:8, your-last-heist/rule:prisoner
#[test]
fn a_freed_prisoner_is_seen_and_a_captured_one_is_not() {
    let places = [(0, 2), (0, 1), (0, 1)];
    let map = "E2 EM SX RX+MW EM 2GC";
    // Nobody but the prisoner comes near the guard and the camera.
    let mut freed = cell(map, places, true);
    freed.commit(4, "Crawl");
    step(&mut freed, 4, 0, 4);
    assert_eq!(hit(&mut freed, 8), 2);
    let mut captured = cell("E2 EM SX RX+MW 2GC", places, false);
    assert_eq!(hit(&mut captured, 8), 0);
}

// covers: your-last-heist/event:5, your-last-heist/event:9, your-last-heist/event:14
#[test]
fn whoever_stands_on_a_subdued_guard_or_a_disabled_camera_is_an_alert() {
    for square in LET_ME_GO {
        let alerts = |map: &str, places: [Hex; 3], handled: bool| {
            let mut table = board(map).act(places, &[1; 3]);
            for token in [Token::Guard, Token::Camera] {
                let space = table.at(0, 2);
                while handled && table.state.tokens.flip(token, space) {}
            }
            hit(&mut table, square)
        };
        let (on, out) = ((0, 2), (0, 0));
        assert_eq!(alerts("E2 EM GU EM", [on, out, out], true), 1);
        assert_eq!(alerts("E2 EM CM EM", [on, out, out], true), 1);
        assert_eq!(alerts("E2 EM 2GC EM", [on, out, out], true), 2, "both");
        assert_eq!(alerts("E2 EM G2 EM", [on, out, out], true), 1, "once each");
        assert_eq!(alerts("E2 EM C2 EM", [on, out, out], true), 1, "once each");
        assert_eq!(alerts("E2 EM 2GC EM", [on, on, out], true), 4, "everybody");
        assert_eq!(alerts("E2 EM GU EM", [(0, 1), (0, 3), out], true), 0);
        assert_eq!(alerts("E2 EM 2GC EM", [on, out, out], false), 0, "active");
    }
}

// covers: your-last-heist/event:5
#[test]
fn let_me_go_turns_no_chit() {
    let mut table = board("E2 EM 2GC").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    flip(&mut table, Token::Guard, 0, 2);
    flip(&mut table, Token::Camera, 0, 2);
    hit(&mut table, 5);
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 1);
    assert_eq!(table.count(Token::DisabledCamera, 0, 2), 1);
}
