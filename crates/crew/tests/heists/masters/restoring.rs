//! Events that undo the crew's work: 8, 11, 15, 23 and A4.

use super::*;
use crew::state::Prompt;

/// Disabled cameras on these columns.
fn rebooted(map: &str, cols: &[i8], places: [(i8, i8); 3]) -> Table {
    let mut table = night(map, "8").act(places, &[1; 3]);
    for &col in cols {
        table.add(Token::DisabledCamera, 0, col);
    }
    table.end_round();
    table
}

// covers: masters-of-the-heist/event:8
#[test]
fn disabled_cameras_beside_each_other_go_live() {
    let table = rebooted("E2 EM EM EM EM EM", &[2, 3, 5], [(0, 0); 3]);
    assert_eq!(counts(&table, Token::Camera, [2, 3, 5]), [1, 1, 0]);
    assert_eq!(table.alerts(), 0);
}

// covers: masters-of-the-heist/event:8
#[test]
fn two_disabled_cameras_on_one_tile_are_not_beside_each_other() {
    let table = rebooted("E2 EM EM EM EM", &[3, 3], [(0, 0); 3]);
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:8, masters-of-the-heist/option:cameras-back-on, masters-of-the-heist/rule:security-chits
#[test]
fn a_camera_back_on_costs_one_alert_however_many_it_sees() {
    let table = rebooted("E2 EM EM EM", &[1, 2], [(0, 2), (0, 2), (0, 0)]);
    assert_eq!(table.state.count.alerts_by_cameras, 1);
}

// covers: masters-of-the-heist/event:8, masters-of-the-heist/option:cameras-back-on
#[test]
fn each_camera_back_on_over_somebody_counts() {
    let table = rebooted("E2 EM EM EM", &[1, 2, 2], [(0, 2), (0, 2), (0, 1)]);
    assert_eq!(table.state.count.alerts_by_cameras, 3);
}

// covers: masters-of-the-heist/event:11
#[test]
fn open_locks_under_characters_snap_shut() {
    let mut table = night("E2 EM EM EM", "11").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::OpenLock, 0, 2);
    table.add(Token::OpenLock, 0, 2);
    table.add(Token::OpenLock, 0, 3);
    table.end_round();
    assert_eq!(counts(&table, Token::Lock, [2, 3]), [2, 0]);
    // Whoever is in there may leave.
    table.commit(0, "Walk");
    go(&mut table, 0, 0, 1);
}

// covers: masters-of-the-heist/event:11
#[test]
fn without_anybody_near_open_locks_stay_open() {
    let mut table = night("E2 EM EM EM", "11").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::OpenLock, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

/// The first character on a subdued guard, and another one lying next door.
fn tied(card: &str) -> Table {
    let mut table = night("E2 EM EM EM", card).act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 2);
    table.add(Token::SubduedGuard, 0, 3);
    table.end_round();
    table
}

// covers: masters-of-the-heist/event:15, masters-of-the-heist/event:23, masters-of-the-heist/event:A4
#[test]
fn guards_under_characters_get_up() {
    for card in ["15", "23", "A4"] {
        let table = tied(card);
        assert_eq!(counts(&table, Token::Guard, [2, 3]), [1, 0], "event {card}");
        assert_eq!(counts(&table, Token::SubduedGuard, [2, 3]), [0, 1]);
        // Only 15 consoles.
        let consoled = table.prompt() == Some(Prompt::Consolation);
        assert_eq!(consoled, card == "15");
    }
}

// covers: masters-of-the-heist/event:15, masters-of-the-heist/event:23, masters-of-the-heist/event:A4
#[test]
fn guards_left_alone_stay_down() {
    for card in ["15", "23", "A4"] {
        let mut table = night("E2 EM EM EM", card).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.add(Token::SubduedGuard, 0, 2);
        table.end_round();
        assert!(nothing_came(&table), "event {card}");
    }
}

// covers: masters-of-the-heist/event:15
#[test]
fn one_noise_consoles_one_character_once() {
    let mut table = tied("15");
    set_ideas(&mut table, [0; 3]);
    let noise = table.state.noise;
    table.seat(1, Command::Pick { who: THIRD });
    assert_eq!(ideas(&table), [0, 0, 1]);
    assert_eq!((table.state.noise, table.prompt()), (noise + 1, None));
}

// covers: masters-of-the-heist/event:15
#[test]
fn the_consolation_may_be_declined() {
    let mut table = tied("15");
    let noise = table.state.noise;
    table.seat(1, Command::Decline);
    assert_eq!((table.state.noise, table.prompt()), (noise, None));
}
