//! The alert bar and the security die.

use super::*;

/// Nothing here is of any interest to security.
const QUIET: &str = "E2 EM EM EM";
const APART: [Hex; 3] = [(0, 1), (0, 2), (0, 3)];

// covers: your-last-heist/rule:phase-3-roll-for-security
#[test]
fn the_square_is_the_slot_of_the_bar_plus_the_die_and_past_the_end_is_the_alarm() {
    let mut table = board(QUIET).act(APART, &[1; 3]);
    let fresh = table.state;
    for slot in 0..=20u8 {
        for face in 1..=4 {
            table.state = fresh;
            table.state.security.bar = slot;
            pass(&mut table, face);
            let square = (slot + face).min(21);
            let played = table.played();
            assert_eq!(played[0], square.to_string(), "slot {slot}, die {face}");
            let escaped = table.state.phase == Phase::Escape;
            assert_eq!(escaped, square == 21, "slot {slot}, die {face}");
        }
    }
}

// covers: your-last-heist/rule:phase-3-roll-for-security
#[test]
fn the_table_of_examples_holds() {
    let examples = [
        (0, 1, "1"),
        (0, 4, "4"),
        (6, 1, "7"),
        (13, 2, "15"),
        (17, 4, "21"),
        (18, 4, "21"),
        (20, 1, "21"),
    ];
    for (slot, face, square) in examples {
        let mut table = board(QUIET).act(APART, &[1; 3]);
        table.state.security.bar = slot;
        pass(&mut table, face);
        assert_eq!(table.played(), [square], "slot {slot}, die {face}");
    }
}

// covers: your-last-heist/rule:phase-3-roll-for-security
#[test]
fn the_security_die_has_four_sides_and_is_rolled_once_a_round() {
    let track = this_box().alert.as_ref();
    let track = track.expect("this edition has an alert track");
    assert_eq!((track.die, track.squares.len(), track.last()), (4, 21, 20));
    let mut table = board(QUIET).act(APART, &[1; 3]);
    pass(&mut table, 3);
    let rolls = table.events.iter().filter_map(|event| match event {
        Event::SecurityRolled { face } => Some(*face),
        _ => None,
    });
    assert_eq!(rolls.collect::<Vec<_>>(), [3]);
    assert_eq!((table.state.phase, table.state.round), (Phase::Action, 2));
}

// covers: your-last-heist/rule:alert-tracker
#[test]
fn the_bar_begins_before_the_first_square_and_stays_between_rounds() {
    let mut table = board(QUIET).act(APART, &[1; 3]);
    assert_eq!(table.state.security.bar, 0);
    table.state.noise = 3;
    table.commit(0, "Walk");
    assert_eq!(table.state.security.bar, 1);
    pass(&mut table, 1);
    assert_eq!((table.state.security.bar, table.state.round), (1, 2));
}

// covers: your-last-heist/rule:alert-tracker
#[test]
fn alerts_alone_set_nothing_off() {
    // Seven alerts push the bar over the first Lockdown, and the gate is still there.
    let mut table = board("E2 EM EM EM GA").act(APART, &[1; 3]);
    table.state.security.bar = 6;
    table.state.noise = 3;
    table.commit(0, "Walk");
    assert_eq!(table.state.security.bar, 7);
    assert!(table.played().is_empty() && table.state.gates_shut.is_empty());
    pass(&mut table, 2);
    assert_eq!(table.played(), ["9"]);
}

// covers: your-last-heist/rule:phase-3-roll-for-security, your-last-heist/event:7
#[test]
fn alerts_of_an_event_pick_no_second_one() {
    let mut table = board(QUIET).act(APART, &[1; 3]);
    table.state.security.bar = 6;
    pass(&mut table, 1);
    assert_eq!(table.played(), ["7"]);
    assert_eq!((table.state.security.bar, table.state.round), (8, 2));
}

// covers: your-last-heist/rule:alert-tracker
#[test]
fn the_bar_does_not_go_beyond_its_last_slot() {
    let mut table = board(QUIET).act(APART, &[1; 3]);
    table.state.security.bar = 19;
    table.state.noise = 33;
    for who in 0..3 {
        table.commit(who, "Walk");
        assert_eq!(table.state.security.bar, 20);
    }
    assert_eq!(table.alerts(), 3);
    assert_eq!(table.state.phase, Phase::Action, "only the die ends it");
}

// covers: your-last-heist/rule:alert-tracker, your-last-heist/event:21
#[test]
fn on_the_last_slot_every_roll_starts_escape() {
    for face in 1..=4 {
        let mut table = board(QUIET).act(APART, &[1; 3]);
        table.state.security.bar = 20;
        pass(&mut table, face);
        assert_eq!(table.played(), ["21"]);
        assert!(table.told(Event::EscapeBegan));
    }
}

// covers: your-last-heist/rule:actions-and-sub-actions, your-last-heist/rule:alert-tracker
#[test]
fn the_alert_icon_of_an_action_moves_the_bar() {
    let mut table = board(QUIET)
        .skills(0, ["blast", "hurry"])
        .act(APART, &[3, 1, 1]);
    table.commit(0, "Detonate");
    assert_eq!((table.state.security.bar, table.state.noise), (1, 1));
}

// covers: your-last-heist/rule:security-chits, your-last-heist/rule:alert-tracker
#[test]
fn every_live_camera_on_a_tile_that_is_entered_moves_the_bar() {
    let mut table = board("E2 EM C2 CM").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.state.security.bar, 2);
    // Standing there costs nothing more.
    pass(&mut table, 1);
    assert_eq!(table.state.count.alerts_by_cameras, 2);
}

// covers: your-last-heist/rule:phase-3-roll-for-security
#[test]
fn the_squares_bear_the_events_in_their_order() {
    let edition = this_box();
    let track = edition.alert.as_ref().expect("an alert track");
    let codes = track.squares.iter();
    let codes: Vec<&str> = codes
        .map(|&card| edition.cards[card as usize].code.as_str())
        .collect();
    let numbers: Vec<String> = (1..=21).map(|number: u8| number.to_string()).collect();
    assert_eq!(codes, numbers);
}
