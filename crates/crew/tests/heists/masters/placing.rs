//! Events that place chits: 5, 9, 14, 19, A1 and A3.

use super::*;

// covers: masters-of-the-heist/event:5
#[test]
fn guards_beside_a_character_lock_themselves_in() {
    let mut table = night("E2 EM G2 EM GU EM GU EM EM", "5").act([(0, 3), (0, 0), (0, 8)], &[1; 3]);
    table.end_round();
    // One lock a hex, however many guards.
    assert_eq!(counts(&table, Token::Lock, [2, 4, 6]), [1, 1, 0]);
}

// covers: masters-of-the-heist/event:5
#[test]
fn every_such_guard_finds_a_lock() {
    let mut table = night("E2 GU EM GU GU EM GU", "5").act([(0, 2), (0, 2), (0, 5)], &[1; 3]);
    table.end_round();
    assert_eq!(table.prompt(), None);
    assert_eq!(counts(&table, Token::Lock, [1, 3, 4, 6]), [1, 1, 1, 1]);
}

// covers: masters-of-the-heist/event:5
#[test]
fn a_locked_in_guard_takes_a_second_lock() {
    let mut table = night("E2 EM 2GL", "5").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(table.count(Token::Lock, 0, 2), 2);
}

// covers: masters-of-the-heist/event:5
#[test]
fn a_guard_in_ties_or_face_to_face_locks_nothing() {
    let mut table = night("E2 EM GU EM EM EM", "5").act([(0, 2), (0, 0), (0, 4)], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 5);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:9
#[test]
fn live_cameras_beside_characters_get_company() {
    let mut table = night("E2 CM EM CM CM EM CM", "9").act([(0, 2), (0, 2), (0, 5)], &[1; 3]);
    table.end_round();
    assert_eq!(table.prompt(), None);
    assert_eq!(counts(&table, Token::Camera, [1, 3, 4, 6]), [2, 2, 2, 2]);
    // Nobody entered anything.
    assert_eq!(table.alerts(), 0);
}

// covers: masters-of-the-heist/event:9, masters-of-the-heist/rule:security-chits
#[test]
fn a_new_camera_over_somebody_raises_no_alert() {
    let mut table = night("E2 EM CM", "9").act([(0, 1), (0, 2), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(table.count(Token::Camera, 0, 2), 2);
    assert_eq!(table.alerts(), 0);
}

// covers: masters-of-the-heist/event:9
#[test]
fn disabled_and_distant_cameras_stay_alone() {
    let mut table = night("E2 EM EM EM CM", "9").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:14
#[test]
fn a_rattling_door_brings_a_guard() {
    let mut table = night("E2 L2 EM LO LO EM LO", "14").act([(0, 2), (0, 2), (0, 5)], &[1; 3]);
    table.end_round();
    assert_eq!(table.prompt(), None);
    // One guard a tile, also for two locks.
    assert_eq!(counts(&table, Token::Guard, [1, 3, 4, 6]), [1, 1, 1, 1]);
}

// covers: masters-of-the-heist/event:14
#[test]
fn an_open_lock_does_not_rattle() {
    let mut table = night("E2 EM EM EM LO", "14").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::OpenLock, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:19, masters-of-the-heist/event:A1
#[test]
fn a_guard_comes_to_whoever_the_cameras_see() {
    for card in ["19", "A1"] {
        let mut table = night("E2 EM EM CM EM CM", card).act([(0, 2), (0, 2), (0, 4)], &[1; 3]);
        table.end_round();
        // One for each tile, whoever stands there; none on the cameras.
        assert_eq!(counts(&table, Token::Guard, [2, 3, 4, 5]), [1, 0, 1, 0]);
    }
}

// covers: masters-of-the-heist/event:19, masters-of-the-heist/event:A1, masters-of-the-heist/option:events-guard-entrances
#[test]
fn no_guard_comes_outdoors() {
    for card in ["19", "A1"] {
        let mut table = night("E2 CM EM", card).act([(0, 0); 3], &[1; 3]);
        table.end_round();
        assert!(nothing_came(&table), "event {card}");
    }
}

// covers: masters-of-the-heist/event:19, masters-of-the-heist/event:A1
#[test]
fn whoever_stands_under_a_camera_is_not_beside_it() {
    for card in ["19", "A1"] {
        let mut table = night("E2 EM CM EM EM", card).act([(0, 2), (0, 0), (0, 4)], &[1; 3]);
        table.end_round();
        assert!(nothing_came(&table), "event {card}");
    }
}

// covers: masters-of-the-heist/event:A3
#[test]
fn every_live_camera_beside_a_subdued_guard_gets_a_guard() {
    let mut table = night("E2 EM CM EM CM EM CM", "A3").act([(0, 0); 3], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 3);
    table.end_round();
    assert_eq!(counts(&table, Token::Guard, [2, 4, 6]), [1, 1, 0]);
}

// covers: masters-of-the-heist/event:A3
#[test]
fn a_guard_tied_up_under_the_camera_is_not_missed() {
    let mut table = night("E2 EM CM GU", "A3").act([(0, 0); 3], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}
