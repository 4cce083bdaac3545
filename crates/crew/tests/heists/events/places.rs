//! Events that look where characters stand: entrances (2), outer walls (7), locks left open (11).

use super::*;

// Event 2

// covers: event:2, rule:entrances-and-exits
#[test]
fn a_crowded_entrance_costs_two_alerts() {
    let mut table = night("E2 EM E5", "2").act([(0, 0), (0, 0), (0, 2)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.count.alerts_by_events, 2);
    assert_eq!(table.deck(), ["M1", "M1", "M1", "M1", "Z1"]);
}

// covers: event:2
#[test]
fn a_third_character_on_the_entrance_costs_no_more() {
    let mut table = night("E2 EM E5", "2").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.alerts(), 2);
}

// covers: event:2
#[test]
fn every_crowded_entrance_counts() {
    let mut table = night("E2 EM E5", "2")
        .crew(["thug", "burglar", "pickpocket", "angry-locksmith"])
        .act([(0, 0), (0, 2), (0, 0), (0, 2)], &[1, 1, 1, 1]);
    table.commit(1, "Pause");
    table.end_round();
    assert_eq!(table.alerts(), 4);
}

// covers: event:2
#[test]
fn a_crowd_on_a_hex_is_no_crowded_entrance() {
    let mut table = night("E2 EM E5", "2").act([(0, 1), (0, 1), (0, 2)], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:2, rule:non-player-characters
#[test]
fn a_freed_prisoner_crowds_the_entrance_too() {
    let mut table = night("E2 EM MW", "2")
        .npc("prisoner", 0)
        .act([(0, 0), (0, 1), (0, 1)], &[1, 1, 1, 1]);
    table.teleport(4, 0, 0);
    table.end_round();
    assert_eq!(table.alerts(), 2);
}

// covers: event:2, rule:tunnels
#[test]
fn a_tunnel_is_an_entrance_like_any_other() {
    let mut stage = night("E2 EM T", "2");
    stage.draft.tunnels = 1;
    let mut table = stage.plan();
    table.seat(0, dig(0));
    let opened = |event: &Event| match *event {
        Event::TunnelOpened { space } => Some(space),
        _ => None,
    };
    let tunnel = table.events.iter().find_map(opened).expect("an entrance");
    let door = table.at(0, 0);
    for (who, space) in (0..).map(Who).zip([tunnel, tunnel, door]) {
        table.ok(Command::Start { who, space });
    }
    table.dealer.add_rolls([1, 1, 1]);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    table.end_round();
    assert_eq!(table.alerts(), 2);
}

// Event 7

/// A hex all around one in the middle, at row 1, column 2.
const FLOWER: &str = "
    GP GP GA EM
    E2 EM EM EM
    GP GP EM EM";

// covers: event:7, rule:external
#[test]
fn shadows_in_the_window_show_whoever_is_at_the_outer_wall_once() {
    let mut table = night(FLOWER, "7").act([(1, 1), (0, 3), (1, 2)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.count.alerts_by_events, 1);
}

// covers: event:7, rule:external
#[test]
fn no_window_in_the_middle_nor_out_in_the_street() {
    let mut table = night(FLOWER, "7").act([(1, 2), (1, 2), (1, 0)], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:7, event:G1, rule:lockdown-gates, rule:external
#[test]
fn a_closed_gate_makes_an_outer_wall() {
    let mut table = night(FLOWER, "G1,7").act([(1, 2), (1, 2), (1, 0)], &[1, 1, 1]);
    forget_plans(&mut table);
    table.end_round();
    assert_eq!(table.alerts(), 0);
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.played(), ["7"]);
    assert_eq!(table.state.count.alerts_by_events, 1);
}

// Event 11

// covers: event:11
#[test]
fn opened_locks_beside_a_character_snap_shut() {
    let mut table = night("E2 EM EM EM EM EM", "11").act([(0, 1), (0, 1), (0, 0)], &[1, 1, 1]);
    table.add(Token::OpenLock, 0, 2);
    table.add(Token::OpenLock, 0, 2);
    table.add(Token::OpenLock, 0, 4);
    table.end_round();
    assert_eq!(table.count(Token::Lock, 0, 2), 2);
    assert_eq!(table.count(Token::OpenLock, 0, 4), 1);
}

// covers: event:11
#[test]
fn the_lock_under_a_character_stays_open() {
    let mut table = night("E2 EM EM EM", "11").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::OpenLock, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
    assert_eq!(table.count(Token::OpenLock, 0, 2), 1);
}
