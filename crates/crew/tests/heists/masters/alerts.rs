//! Events that cost alerts: 2, 3, 4, 7, 10 and 16.

use super::*;

/// Entrances at both ends.
const HALL: &str = "E2 EM EM E5";

// covers: masters-of-the-heist/event:2
#[test]
fn each_crowded_entrance_costs_two_alerts() {
    let mut table = night(HALL, "2").act([(0, 0), (0, 0), (0, 3)], &[1; 3]);
    table.end_round();
    assert_eq!(event_alerts(&table), 2);

    let four = ["thug", "burglar", "pickpocket", "shutter-bug"];
    let mut table = night(HALL, "2")
        .crew(four)
        .act([(0, 0), (0, 0), (0, 3), (0, 3)], &[1; 4]);
    // Four walks would raise an alert of their own.
    table.commit(1, "Hesitate");
    table.end_round();
    assert_eq!(table.played(), ["2"]);
    assert_eq!(event_alerts(&table), 4);
}

// covers: masters-of-the-heist/event:2
#[test]
fn a_crowd_indoors_is_nobodys_business() {
    let mut table = night(HALL, "2").act([(0, 1), (0, 1), (0, 3)], &[1; 3]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:3
#[test]
fn a_reflection_costs_one_alert_however_many_are_seen() {
    let mut table = night("E2 EM CM EM", "3").act([(0, 1), (0, 3), (0, 3)], &[1; 3]);
    table.end_round();
    assert_eq!(event_alerts(&table), 1);
}

// covers: masters-of-the-heist/event:3, masters-of-the-heist/rule:the-board
#[test]
fn nobody_is_adjacent_to_the_own_tile() {
    let mut table = night("E2 EM CM EM EM", "3").act([(0, 2), (0, 0), (0, 4)], &[1; 3]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:3
#[test]
fn a_disabled_camera_reflects_nothing() {
    let mut table = night("E2 EM EM", "3").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:3, masters-of-the-heist/rule:entrances-and-exits
#[test]
fn from_an_entrance_a_character_is_beside_the_tile_it_points_to() {
    let mut table = night("E2 CM EM", "3").act([(0, 0), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(event_alerts(&table), 1);
}

// covers: masters-of-the-heist/event:4
#[test]
fn an_active_guard_beside_anybody_costs_one_alert() {
    let mut table = night("E2 EM GU EM", "4").act([(0, 1), (0, 3), (0, 3)], &[1; 3]);
    table.end_round();
    assert_eq!(event_alerts(&table), 1);
}

// covers: masters-of-the-heist/event:4
#[test]
fn guards_in_ties_or_on_the_own_tile_suspect_nothing() {
    let mut table = night("E2 EM GU EM EM", "4").act([(0, 2), (0, 0), (0, 4)], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 3);
    table.end_round();
    assert!(nothing_came(&table));
}

/// Nineteen tiles around a hole; none of those that touch the hole touches the outside.
const DOUGHNUT: &str = "
GP   EM   EM   EM   GP   GP
  EM   EM   EM   EM   GP   GP
EM   EM   GP   EM   EM   E5
  EM   EM   EM   EM   GP   GP
GP   EM   EM   EM   GP   GP
";

// covers: masters-of-the-heist/event:7, masters-of-the-heist/rule:external
#[test]
fn a_shadow_on_an_external_tile_costs_one_alert() {
    let mut table = night(DOUGHNUT, "7").act([(0, 1), (4, 1), (2, 5)], &[1; 3]);
    table.end_round();
    assert_eq!(event_alerts(&table), 1);
}

// covers: masters-of-the-heist/event:7, masters-of-the-heist/rule:external, masters-of-the-heist/rule:gaps
#[test]
fn a_hole_and_an_entrance_are_no_windows() {
    let mut table = night(DOUGHNUT, "7").act([(2, 1), (1, 1), (2, 5)], &[1; 3]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:10
#[test]
fn guards_and_cameras_are_counted_apart() {
    for (map, alerts) in [
        ("E2 EM EM EM", 0),
        ("E2 EM GU EM", 1),
        ("E2 EM CM EM", 1),
        ("E2 EM 2GC EM", 2),
    ] {
        let mut table = night(map, "10").act([(0, 1), (0, 1), (0, 3)], &[1; 3]);
        table.end_round();
        assert_eq!(event_alerts(&table), alerts, "{map}");
    }
}

// covers: masters-of-the-heist/event:16
#[test]
fn turning_cameras_see_two_at_most() {
    let far = (0, 0);
    for (places, alerts) in [
        ([far, far, far], 0),
        ([(0, 2), far, far], 1),
        ([(0, 2), (0, 4), far], 2),
        ([(0, 2), (0, 2), (0, 4)], 2),
        // On the camera nobody is beside it.
        ([(0, 3), far, far], 0),
    ] {
        let mut table = night("E2 EM EM CM EM", "16").act(places, &[1; 3]);
        table.end_round();
        assert_eq!(event_alerts(&table), alerts, "{places:?}");
    }
}

// covers: masters-of-the-heist/event:3, masters-of-the-heist/rule:active-event, masters-of-the-heist/rule:raise-alert
#[test]
fn an_alert_of_the_active_event_discards_the_next_card() {
    let mut table = night("E2 EM CM EM", "3,4,5").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(table.played(), ["3"]);
    assert_eq!(table.deck()[0], "5");
}
