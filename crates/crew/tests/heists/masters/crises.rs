//! Crises: the queue, Reinforcements (S1), the Watchtower (S2) and Panic (S5).

use super::*;

// covers: masters-of-the-heist/rule:crises, masters-of-the-heist/rule:raise-alert
#[test]
fn a_crisis_on_top_is_set_aside_and_no_alert_touches_it() {
    let mut table = night("E2 EM EM", "S5,4,S2,5").act([(0, 0); 3], &[1; 3]);
    // At the start the first card is looked at.
    assert_eq!(table.queue(), ["S5"]);
    assert_eq!(table.deck()[0], "4");
    // Four noises, one alert.
    table.commit(0, "Punch");
    table.commit(1, "Walk");
    table.commit(2, "Walk");
    assert_eq!(table.alerts(), 1);
    assert_eq!(table.queue(), ["S5", "S2"]);
    assert_eq!(table.deck()[0], "5");
    table.end_round();
    assert_eq!(table.played(), ["5", "S5", "S2"]);
}

// covers: masters-of-the-heist/rule:events-then-crises
#[test]
fn a_crisis_uncovered_by_the_event_follows_in_the_same_round() {
    let mut table = night("E2 EM CM", "S5,3,4,S2").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    // The alert of 3 discards 4, and so S2 comes to the top.
    assert_eq!(table.played(), ["3", "S5", "S2"]);
}

// covers: masters-of-the-heist/rule:events-then-crises, masters-of-the-heist/crisis:S1
#[test]
fn a_crisis_uncovered_by_a_crisis_joins_the_queue() {
    let mut table = night("E2 EM EM RE EM", "M1,S1,4,S2").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert_eq!(table.alerts(), 1);
    assert_eq!(table.played(), ["M1", "S1", "S2"]);
}

/// A reinforcements point with six neighbours.
const POINT: &str = "
GP   EM   EM   GP   GP
  EM   RE   EM   EM   E5
GP   EM   EM   GP   GP
";

// covers: masters-of-the-heist/crisis:S1, masters-of-the-heist/rule:reinforcements
#[test]
fn reinforcements_revive_everything_around_and_fill_empty_tiles() {
    let mut table = night(POINT, "M1,S1").act([(1, 4); 3], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 1);
    table.add(Token::OpenLock, 0, 2);
    table.add(Token::DisabledCamera, 1, 0);
    table.add(Token::SubduedDog, 1, 2);
    table.add(Token::Lock, 2, 1);
    table.end_round();
    let here = |token, row, col| table.count(token, row, col);
    assert_eq!(here(Token::Guard, 0, 1), 1);
    assert_eq!(here(Token::Lock, 0, 2), 1);
    assert_eq!(here(Token::Camera, 1, 0), 1);
    assert_eq!(here(Token::Dog, 1, 2), 1);
    // A tile with a chit is not empty; the one without gets a guard.
    assert_eq!(here(Token::Guard, 2, 1), 0);
    assert_eq!(here(Token::Guard, 2, 2), 1);
    // The point turns into two guards, and what is farther away is left alone.
    assert_eq!(here(Token::Guard, 1, 1), 2);
    assert_eq!(here(Token::Guard, 1, 3), 0);
    assert!(table.state.reinforcements.is_empty());
}

// covers: masters-of-the-heist/crisis:S1
#[test]
fn characters_and_loot_do_not_fill_a_tile_but_the_unknown_does() {
    let map = POINT.replace(
        "GP   EM   EM   GP   GP\n  EM",
        "GP   JW   SC   GP   GP\n  EM",
    );
    let mut table = night(&map, "M1,S1").act([(1, 4); 3], &[1; 3]);
    table.teleport(0, 2, 1);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
    assert_eq!(table.count(Token::Guard, 0, 2), 0);
    assert_eq!(table.count(Token::Guard, 2, 1), 1);
    assert!(table.state.unknown.contains(table.at(0, 2)));
}

// covers: masters-of-the-heist/crisis:S1, masters-of-the-heist/option:cameras-back-on
#[test]
fn reinforcements_switch_cameras_on_over_characters() {
    let mut table = night(POINT, "M1,S1").act([(1, 0), (1, 0), (1, 4)], &[1; 3]);
    table.add(Token::DisabledCamera, 1, 0);
    table.end_round();
    assert_eq!(table.state.count.alerts_by_cameras, 1);
}

// covers: masters-of-the-heist/crisis:S1
#[test]
fn without_a_point_nobody_answers_the_call() {
    let mut table = night("E2 EM EM", "M1,S1").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    assert_eq!(table.played(), ["M1", "S1"]);
    assert_eq!(table.state.tokens.active_guards(), 0);
}

// covers: masters-of-the-heist/crisis:S2, masters-of-the-heist/rule:watchtower
#[test]
fn the_tower_finds_characters_in_its_straight_lines() {
    let map = "
GP   EM   EM   EM   EM   GP
  EM   WT   EM   EM   EM   E5
GP   EM   EM   EM   EM   GP
";
    let mut table = night(map, "M1,S2").act([(1, 4), (2, 3), (1, 5)], &[1; 3]);
    table.end_round();
    // Along the row, over other tiles; off the lines and outdoors nobody is seen.
    assert_eq!(table.count(Token::Guard, 1, 4), 1);
    assert_eq!(table.state.tokens.active_guards(), 1);
}

// covers: masters-of-the-heist/crisis:S2, masters-of-the-heist/option:watchtower-sees-over-gaps, masters-of-the-heist/rule:gaps
#[test]
fn a_gap_ends_the_towers_line() {
    let map = "
EM   WT   EM   GP   EM
  GP   GP   EM   EM   E5
";
    let mut table = night(map, "M1,S2").act([(0, 4), (0, 2), (1, 4)], &[1; 3]);
    table.end_round();
    assert_eq!(counts(&table, Token::Guard, [2, 4]), [1, 0]);
}

// covers: masters-of-the-heist/crisis:S2, masters-of-the-heist/rule:watchtower
#[test]
fn a_tower_under_a_character_comes_down_and_sees_nobody() {
    let mut table = night("E2 EM WT EM EM", "M1,S2").act([(0, 2), (0, 4), (0, 0)], &[1; 3]);
    table.end_round();
    let space = table.at(0, 2);
    assert!(table.told(Event::TowerRemoved { space }));
    assert_eq!(table.state.tokens.active_guards(), 0);
    assert!(table.state.towers.is_empty());
}

// covers: masters-of-the-heist/crisis:S2
#[test]
fn two_towers_put_one_guard_on_a_hex() {
    let mut table = night("E2 WT EM EM WT EM", "M1,S2").act([(0, 3), (0, 3), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
}

// covers: masters-of-the-heist/crisis:S2
#[test]
fn locks_and_guards_do_not_hide_anyone() {
    let mut table = night("E2 WT LO GU EM", "M1,S2").act([(0, 4), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 4), 1);
}

// covers: masters-of-the-heist/crisis:S5
#[test]
fn panic_turns_the_card_over_and_over_again() {
    let mut table = night("E2 EM EM SX RXM", "M1,S5,M1,S5")
        .npc("prisoner", 0)
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    assert!(!table.state.npc_panicked);
    table.end_round();
    // The prisoner's card is turned although nobody has freed them.
    assert!(table.state.npc_panicked);
    table.end_round();
    assert!(!table.state.npc_panicked);
}
