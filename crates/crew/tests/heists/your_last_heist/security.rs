//! Squares that change the board: cameras and guards that come back, new guards, gates, the alarm.

use super::*;
use crew::content::scenario::Bag;

// covers: your-last-heist/event:6, your-last-heist/event:10
#[test]
fn a_reboot_costs_an_alert_for_each_camera_and_for_each_character_on_it() {
    let out = (0, 0);
    for square in [6, 10] {
        let reboot = |map: &str, places: [Hex; 3]| {
            let mut table = board(map).act(places, &[1; 3]);
            for col in [2, 4] {
                let space = table.at(0, col);
                while table.state.tokens.flip(Token::Camera, space) {}
            }
            let alerts = hit(&mut table, square);
            let live: u8 = [2, 4]
                .iter()
                .map(|&col| table.count(Token::Camera, 0, col))
                .sum();
            assert_eq!(table.count(Token::DisabledCamera, 0, 2), 0);
            (alerts, live)
        };
        assert_eq!(reboot("E2 EM CM EM EM", [out, out, out]), (1, 1));
        assert_eq!(reboot("E2 EM CM EM CM", [out, out, out]), (2, 2));
        assert_eq!(reboot("E2 EM CM EM CM", [(0, 2), out, out]), (3, 2));
        assert_eq!(reboot("E2 EM CM EM CM", [(0, 2), (0, 2), (0, 4)]), (5, 2));
        assert_eq!(reboot("E2 EM C2 EM EM", [(0, 2), out, out]), (4, 2));
        assert_eq!(reboot("E2 EM EM EM EM", [(0, 2), out, out]), (0, 0));
    }
}

// covers: your-last-heist/event:6, your-last-heist/event:10
#[test]
fn a_reboot_leaves_live_cameras_alone() {
    for square in [6, 10] {
        assert_eq!(alerts_of("E2 EM CM", [(0, 2), (0, 0), (0, 0)], square), 0);
    }
}

// covers: your-last-heist/event:7, your-last-heist/event:13, your-last-heist/event:17, your-last-heist/event:20
#[test]
fn a_lockdown_closes_one_gate_and_raises_the_alerts_of_its_square() {
    for (square, alerts) in [(7, 2), (13, 2), (17, 1), (20, 0)] {
        let mut table = board("E2 EM GA GB").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        let gate = table.at(0, 2);
        assert_eq!(hit(&mut table, square), alerts);
        assert!(table.told(Event::GateClosed { space: gate }));
        assert_eq!(table.state.gates_shut, gates([0]));
        // Without a gate the alerts remain.
        assert_eq!(
            alerts_of("E2 EM EM", [(0, 1), (0, 0), (0, 0)], square),
            alerts
        );
    }
}

/// The board of squares 11 and 18: handled guards with and without a character, and handled cameras.
fn sleepers(square: u8) -> (Table, u16) {
    let mut table = board("E2 EM G2 EM GU EM CM EM CM").act([(0, 2), (0, 6), (0, 0)], &[1; 3]);
    for (token, col) in [
        (Token::Guard, 2),
        (Token::Guard, 2),
        (Token::Guard, 4),
        (Token::Camera, 6),
        (Token::Camera, 8),
    ] {
        flip(&mut table, token, 0, col);
    }
    let alerts = hit(&mut table, square);
    (table, alerts)
}

// covers: your-last-heist/event:11
#[test]
fn guards_under_characters_wake_and_two_alerts_come_on_top() {
    let (table, alerts) = sleepers(11);
    assert_eq!(table.count(Token::Guard, 0, 2), 2, "all of that tile");
    assert_eq!(table.count(Token::SubduedGuard, 0, 4), 1, "nobody is there");
    assert_eq!(table.count(Token::DisabledCamera, 0, 6), 1);
    assert_eq!(alerts, 2);
    // The alerts are printed without a condition.
    assert_eq!(alerts_of("E2 EM", [(0, 1), (0, 0), (0, 0)], 11), 2);
}

// covers: your-last-heist/event:18
#[test]
fn on_square_18_guards_wake_and_cameras_go_live_without_an_alert_for_either() {
    let (table, alerts) = sleepers(18);
    assert_eq!(table.count(Token::Guard, 0, 2), 2);
    assert_eq!(table.count(Token::SubduedGuard, 0, 4), 1);
    assert_eq!(table.count(Token::Camera, 0, 6), 1);
    assert_eq!(table.count(Token::Camera, 0, 8), 1);
    assert_eq!(alerts, 1, "only for the one who stood on a camera");
}

// covers: your-last-heist/event:15, your-last-heist/option:events-guard-entrances
#[test]
fn whoever_is_beside_a_live_camera_gets_a_guard_on_their_own_tile() {
    let guards = |map: &str, places: [Hex; 3], col: i8| {
        let mut table = board(map).act(places, &[1; 3]);
        assert_eq!(hit(&mut table, 15), 0);
        table.count(Token::Guard, 0, col)
    };
    let out = (0, 0);
    assert_eq!(guards("E2 EM EM CM", [(0, 2), out, out], 2), 1);
    assert_eq!(
        guards("E2 EM EM CM", [(0, 2), (0, 2), out], 2),
        2,
        "one each"
    );
    assert_eq!(
        guards("E2 EM EM C2", [(0, 2), out, out], 2),
        1,
        "not for each camera"
    );
    assert_eq!(guards("E2 EM CM EM CM", [(0, 3), out, out], 3), 1);
    assert_eq!(
        guards("E2 EM GU CM", [(0, 2), out, out], 2),
        2,
        "beside another one"
    );
    assert_eq!(guards("E2 EM EM CM", [(0, 3), out, out], 3), 0, "on it");
    assert_eq!(guards("E2 EM EM CM", [(0, 1), out, out], 1), 0, "too far");
    assert_eq!(
        guards("E2 CM EM", [out, (0, 2), (0, 2)], 0),
        0,
        "nobody comes outdoors"
    );
}

// covers: your-last-heist/event:15
#[test]
fn disabled_cameras_call_nobody() {
    let mut table = board("E2 EM EM CM").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    flip(&mut table, Token::Camera, 0, 3);
    hit(&mut table, 15);
    assert_eq!(table.count(Token::Guard, 0, 2), 0);
}

// covers: your-last-heist/event:19
#[test]
fn every_disabled_camera_becomes_a_guard() {
    let mut table = board("E2 EM C2 EM CM CM").act([(0, 4), (0, 0), (0, 0)], &[1; 3]);
    for (col, count) in [(2, 2), (4, 1)] {
        for _ in 0..count {
            flip(&mut table, Token::Camera, 0, col);
        }
    }
    assert_eq!(hit(&mut table, 19), 0);
    for (col, guards) in [(2, 2), (4, 1), (5, 0)] {
        assert_eq!(table.count(Token::Guard, 0, col), guards, "column {col}");
        assert_eq!(table.count(Token::DisabledCamera, 0, col), 0);
    }
    assert_eq!(table.count(Token::Camera, 0, 5), 1, "live ones stay");
}

// covers: your-last-heist/event:15, your-last-heist/event:19, your-last-heist/rule:phase-3-roll-for-security
#[test]
fn new_guards_come_from_the_supply_and_not_from_the_bag() {
    for square in [15, 19] {
        let mut table = board("E2 EM EM CM EM CM EM SC")
            .bag(Bag {
                guards: 1,
                ..Bag::default()
            })
            .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
        flip(&mut table, Token::Camera, 0, 5);
        hit(&mut table, square);
        assert_eq!(table.state.tokens.total(Chit::Guard), 1);
        assert_eq!(table.state.in_bag(Chit::Guard), 1);
    }
}

// covers: your-last-heist/event:21
#[test]
fn the_alarm_starts_escape_at_once() {
    let mut table = board("E2 EM EM").act([(0, 1), (0, 2), (0, 0)], &[1; 3]);
    assert_eq!(hit(&mut table, 21), 0);
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(table.state.round, 1);
}

// covers: your-last-heist/event:15, your-last-heist/option:events-guard-entrances
#[test]
fn by_house_rule_a_guard_comes_outdoors_too() {
    let mut table = board("E2 CM EM")
        .rules(|rules| rules.events_guard_entrances = true)
        .act([(0, 0), (0, 2), (0, 2)], &[1; 3]);
    hit(&mut table, 15);
    assert_eq!(table.count(Token::Guard, 0, 0), 1);
}
