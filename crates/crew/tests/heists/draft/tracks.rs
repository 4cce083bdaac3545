//! The noise track, the alert bar, and the die that looks ahead of it.

use super::*;
use crew::state::AlertCause;

/// The squares of the noise track that show an alert, counted from 1.
const SHOWN: [u8; 13] = [4, 8, 11, 14, 17, 19, 20, 22, 23, 25, 26, 27, 29];

/// One noise moves the marker on from this square.
fn walk_from(table: &mut Table, who: u8, slot: u8) {
    table.state.noise = slot;
    table.commit(who, "Walk");
}

// covers: your-last-heist-draft/rule:noise-tracker
#[test]
fn the_marker_begins_in_front_of_the_first_square() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1; 3]);
    assert_eq!(table.state.noise, 0);
    table.commit(0, "Walk");
    assert_eq!((table.state.noise, table.alerts()), (1, 0));
}

// covers: your-last-heist-draft/rule:noise-tracker
#[test]
fn thirteen_squares_of_the_noise_track_raise_an_alert() {
    for players in [3, 4] {
        let stage = stage("E2 EM");
        let mut table = match players {
            3 => stage.act([(0, 0); 3], &[1; 3]),
            _ => stage
                .crew(["thug", "burglar", "angry-locksmith", "script-kiddie"])
                .act([(0, 0); 4], &[1; 4]),
        };
        let fresh = table.state.clone();
        for slot in 1..=29 {
            table.state = fresh.clone();
            walk_from(&mut table, 0, slot - 1);
            assert_eq!(table.state.noise, slot);
            assert_eq!(table.alerts() == 1, SHOWN.contains(&slot), "square {slot}");
        }
    }
}

// covers: your-last-heist-draft/rule:noise-tracker, your-last-heist-draft/option:last-noise-slot-alerts-on-arrival
#[test]
fn on_the_last_square_every_noise_is_an_alert_for_ever() {
    let mut table = stage("E2 EM")
        .crew(["thug", "inside-man", "street-urchin"])
        .act([(0, 0); 3], &[1; 3]);
    for (who, alerts) in [(0, 1), (1, 2), (2, 3)] {
        let slot = if who == 0 { 28 } else { 29 };
        walk_from(&mut table, who, slot);
        assert_eq!((table.state.noise, table.alerts()), (29, alerts));
        assert_eq!(table.state.security.bar, alerts as u8);
    }
}

// covers: your-last-heist-draft/rule:alert-tracker
#[test]
fn an_alert_moves_the_bar_and_does_nothing_else() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1; 3]);
    assert_eq!(table.state.security.bar, 0);
    walk_from(&mut table, 0, 3);
    assert_eq!(table.state.security.bar, 1);
    let cause = AlertCause::Noise;
    assert!(table.told(Event::Alert { cause, card: None }));
    assert_eq!(table.played(), [""; 0]);
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: your-last-heist-draft/rule:roll-for-security, your-last-heist-draft/rule:alert-tracker
#[test]
fn the_event_is_counted_from_the_bar() {
    // The track's own example: with the bar in slot 5 a roll hits squares 6 to 9.
    for (bar, face, square) in [
        (0, 1, "1"),
        (0, 4, "4"),
        (5, 1, "6"),
        (5, 4, "9"),
        (17, 3, "20"),
    ] {
        let mut table = stage("E2 EM").act([(0, 0); 3], &[1; 3]);
        table.state.security.bar = bar;
        pass(&mut table, face);
        assert_eq!(table.played(), [square]);
        assert!(table.told(Event::SecurityRolled { face }));
    }
}

// covers: your-last-heist-draft/rule:roll-for-security
#[test]
fn the_roll_does_not_move_the_bar_so_an_event_may_come_again() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1; 3]);
    table.state.security.bar = 8;
    for _ in 0..2 {
        pass(&mut table, 1);
        assert_eq!((table.played(), table.state.security.bar), (vec!["9"], 8));
    }
}

// covers: your-last-heist-draft/rule:roll-for-security
#[test]
fn alerts_of_an_event_bring_no_second_event() {
    let mut table = stage("E2 EM").act([(0, 1); 3], &[1; 3]);
    table.add(crew::state::Token::SubduedGuard, 0, 1);
    assert_eq!(hit(&mut table, 9), 6);
    assert_eq!((table.played(), table.state.security.bar), (vec!["9"], 14));
}

// covers: your-last-heist-draft/rule:roll-for-security, your-last-heist-draft/event:21
#[test]
fn at_or_past_the_last_square_is_the_alarm() {
    for (bar, face) in [(17, 4), (18, 3), (18, 4), (19, 4)] {
        let mut table = stage("E2 EM").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.state.security.bar = bar;
        pass(&mut table, face);
        assert_eq!(table.played(), ["21"]);
        assert_eq!(table.state.phase, Phase::Escape);
    }
}

// covers: your-last-heist-draft/rule:alert-tracker, your-last-heist-draft/event:21
#[test]
fn the_bar_stops_before_the_alarm_which_every_roll_hits_from_there() {
    let mut table = stage("E2 EM").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.state.security.bar = 20;
    walk_from(&mut table, 0, 3);
    assert_eq!((table.state.security.bar, table.alerts()), (20, 1));
    pass(&mut table, 1);
    assert_eq!(
        (table.played(), table.state.phase),
        (vec!["21"], Phase::Escape)
    );
}
