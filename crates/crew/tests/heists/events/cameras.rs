//! Events of cameras: 3, 8, 9, 10, 16, 19, A1 and A2.

use super::*;

// Event 3

// covers: event:3
#[test]
fn a_reflection_gives_a_character_beside_a_camera_away() {
    let mut table = night("E2 EM CM EM EM", "3").act([(0, 1), (0, 0), (0, 4)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.count.alerts_by_events, 1);
}

// covers: event:3
#[test]
fn several_characters_in_the_reflection_cost_one_alert() {
    let mut table = night("E2 EM CM EM CM", "3").act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.alerts(), 1);
}

// covers: event:3, rule:the-board
#[test]
fn under_the_camera_there_is_no_reflection() {
    let mut table = night("E2 EM CM EM EM", "3").act([(0, 2), (0, 0), (0, 4)], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:3
#[test]
fn a_disabled_camera_reflects_nobody() {
    let mut table = night("E2 EM EM EM", "3").act([(0, 1), (0, 0), (0, 3)], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:3, rule:entrances-and-exits
#[test]
fn the_reflection_reaches_the_entrance() {
    let mut table = night("E2 CM EM EM", "3").act([(0, 0), (0, 3), (0, 3)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.alerts(), 1);
}

// covers: event:3, rule:non-player-characters
#[test]
fn a_prisoner_who_is_not_free_is_nobody_yet() {
    let mut table = night("E2 EM EM RXM CM SX", "3")
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:3, ability:technician/loop-footage
#[test]
fn looped_footage_shows_no_reflection() {
    let mut table = filmed("E2 EM CM EM", "3").act([(0, 1), (0, 1), (0, 3)], &[1, 1, 1]);
    table.commit(2, "Loop Footage");
    table.end_round();
    assert!(nothing_came(&table));
    assert!(!table.state.footage);
}

// Event 8

// covers: event:8
#[test]
fn disabled_cameras_beside_each_other_reboot() {
    let mut table = night("E2 EM EM EM EM EM EM", "8").act([(0, 0); 3], &[1, 1, 1]);
    for col in [2, 3, 4, 6] {
        table.add(Token::DisabledCamera, 0, col);
    }
    table.end_round();
    assert_eq!(
        [2, 3, 4].map(|col| table.count(Token::Camera, 0, col)),
        [1, 1, 1]
    );
    assert_eq!(table.count(Token::DisabledCamera, 0, 6), 1);
    assert_eq!(table.alerts(), 0);
}

// covers: event:8
#[test]
fn two_disabled_cameras_on_one_tile_are_not_beside_each_other() {
    let mut table = night("E2 EM EM CM", "8").act([(0, 0); 3], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 2);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:8, rule:security-chits
#[test]
fn each_rebooted_camera_sees_each_character_on_its_tile() {
    let mut table = night("E2 EM EM EM", "8").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 2);
    table.add(Token::DisabledCamera, 0, 2);
    table.add(Token::DisabledCamera, 0, 3);
    table.end_round();
    assert_eq!(table.count(Token::Camera, 0, 2), 2);
    assert_eq!(table.state.count.alerts_by_cameras, 4);
    assert_eq!(table.alerts(), 4);
}

// covers: event:8, ability:technician/loop-footage
#[test]
fn cameras_reboot_onto_looped_footage() {
    let mut table = filmed("E2 EM EM EM", "8").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 2);
    table.add(Token::DisabledCamera, 0, 3);
    table.commit(2, "Loop Footage");
    table.end_round();
    assert_eq!(table.count(Token::Camera, 0, 2), 1);
    assert_eq!(table.alerts(), 0);
}

// Event 9

// covers: event:9
#[test]
fn a_camera_beside_a_character_doubles() {
    let mut table = night("E2 EM CM EM C2 EM CM EM", "9").act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
    table.end_round();
    // One more each, whether there are several characters or cameras; the far one stays single.
    assert_eq!(
        [2, 4, 6].map(|col| table.count(Token::Camera, 0, col)),
        [2, 3, 1]
    );
}

// covers: event:9
#[test]
fn a_doubled_camera_does_not_see_who_already_stands_there() {
    let mut table = night("E2 EM CM EM", "9").act([(0, 2), (0, 1), (0, 1)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Camera, 0, 2), 2);
    assert_eq!(table.alerts(), 0);
}

// covers: event:9
#[test]
fn a_camera_nobody_stands_beside_stays_single() {
    let mut table = night("E2 EM EM CM EM", "9").act([(0, 3), (0, 0), (0, 1)], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// Event 10

// covers: event:10
#[test]
fn a_guard_and_a_camera_raise_suspicion_each() {
    let mut table = night("E2 EM 2GC EM", "10").act([(0, 1), (0, 3), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.alerts(), 2);
}

// covers: event:10
#[test]
fn only_guards_or_only_cameras_raise_suspicion_once() {
    for map in ["E2 EM GU EM GU", "E2 EM CM EM CM"] {
        let mut table = night(map, "10").act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
        table.end_round();
        assert_eq!(table.alerts(), 1, "{map}");
    }
}

// covers: event:10
#[test]
fn far_from_guards_and_cameras_nobody_is_suspected() {
    let mut table = night("E2 EM EM 2GC", "10").act([(0, 3), (0, 1), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:10, ability:technician/loop-footage
#[test]
fn looped_footage_leaves_the_guards_suspicious() {
    let mut table = filmed("E2 EM 2GC EM", "10").act([(0, 1), (0, 3), (0, 0)], &[1, 1, 1]);
    table.commit(2, "Loop Footage");
    table.end_round();
    assert_eq!(table.alerts(), 1);
}

// Event 16

// covers: event:16
#[test]
fn rotating_cameras_cost_an_alert_a_character_and_two_at_most() {
    let places = [
        ([(0, 0), (0, 4), (0, 4)], 0),
        ([(0, 1), (0, 4), (0, 4)], 1),
        ([(0, 1), (0, 1), (0, 4)], 2),
        ([(0, 1), (0, 1), (0, 3)], 2),
        ([(0, 2), (0, 4), (0, 4)], 0),
    ];
    for (places, alerts) in places {
        let mut table = night("E2 EM CM EM EM", "16").act(places, &[1, 1, 1]);
        table.end_round();
        assert_eq!(table.alerts(), alerts, "{places:?}");
    }
}

// covers: event:16
#[test]
fn two_cameras_beside_one_character_cost_one_alert() {
    let mut table = night("E2 CM EM C2", "16").act([(0, 2), (0, 1), (0, 1)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.alerts(), 1);
}

// covers: event:16, ability:technician/loop-footage
#[test]
fn cameras_rotate_over_looped_footage() {
    let mut table = filmed("E2 EM CM EM", "16").act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
    table.commit(2, "Loop Footage");
    table.end_round();
    assert!(nothing_came(&table));
}

// Events 19 and A1

// covers: event:19, event:A1
#[test]
fn a_guard_turns_up_where_characters_stand_beside_a_camera() {
    for card in ["19", "A1"] {
        let mut table = night("E2 EM C2 EM EM", card).act([(0, 1), (0, 1), (0, 3)], &[1, 1, 1]);
        table.end_round();
        // One guard a tile, however many characters and cameras.
        let guards = [1, 2, 3, 4].map(|col| table.count(Token::Guard, 0, col));
        assert_eq!(guards, [1, 0, 1, 0], "{card}");
        assert_eq!(table.alerts(), 0);
    }
}

// covers: event:19, event:A1
#[test]
fn under_the_camera_or_far_from_it_no_guard_turns_up() {
    for card in ["19", "A1"] {
        let mut table = night("E2 EM CM EM EM", card).act([(0, 2), (0, 0), (0, 4)], &[1, 1, 1]);
        table.end_round();
        assert!(nothing_came(&table), "{card}");
    }
}

// covers: event:19, event:A1, rule:entrances-and-exits
#[test]
fn a_guard_turns_up_at_the_entrance_too() {
    for card in ["19", "A1"] {
        let mut table = night("E2 CM EM EM", card).act([(0, 0), (0, 3), (0, 3)], &[1, 1, 1]);
        table.end_round();
        assert_eq!(table.count(Token::Guard, 0, 0), 1, "{card}");
    }
}

// covers: event:19, event:A1, rule:entrances-and-exits
#[test]
fn by_house_rule_entrances_stay_free_of_guards() {
    for card in ["19", "A1"] {
        let mut table = night("E2 CM EM EM", card)
            .rules(|rules| rules.events_guard_entrances = false)
            .act([(0, 0), (0, 2), (0, 3)], &[1, 1, 1]);
        table.end_round();
        let guards = [0, 2].map(|col| table.count(Token::Guard, 0, col));
        assert_eq!(guards, [0, 1], "{card}");
    }
}

// covers: event:19, event:A1, ability:technician/loop-footage
#[test]
fn looped_footage_calls_no_guard() {
    for card in ["19", "A1"] {
        let mut table = filmed("E2 EM CM EM", card).act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
        table.commit(2, "Loop Footage");
        table.end_round();
        assert!(nothing_came(&table), "{card}");
    }
}

// Event A2

// covers: event:A2
#[test]
fn a_guard_looks_after_the_colleague_beside_each_camera() {
    let mut table = night("E2 EM EM CM EM C2 EM CM", "A2").act([(0, 0); 3], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 4);
    table.add(Token::SubduedGuard, 0, 4);
    table.end_round();
    assert_eq!(
        [3, 4, 5, 7].map(|col| table.count(Token::Guard, 0, col)),
        [1, 0, 1, 0]
    );
}

// covers: event:A2
#[test]
fn nobody_is_missed_under_the_camera_or_beside_a_dead_one() {
    let mut table = night("E2 EM EM CM EM EM GU CM", "A2").act([(0, 0); 3], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 3);
    table.add(Token::DisabledCamera, 0, 4);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:A2, rule:guard-dogs
#[test]
fn a_subdued_dog_is_missed_too() {
    let mut table = night("E2 EM EM CM", "A2").act([(0, 0); 3], &[1, 1, 1]);
    table.add(Token::SubduedDog, 0, 2);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
}
