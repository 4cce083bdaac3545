//! Reinforcements: when they come, and what they do around each chit.

use super::*;
use crew::content::scenario::Bag;

const PLACES: [Hex; 3] = [(0, 1), (0, 0), (0, 0)];

/// The round ends with the bar on this slot, after an event that does nothing here.
fn ends_on(slot: u8) -> Table {
    let mut table = board("E2 EM EM RE EM").act(PLACES, &[1; 3]);
    table.state.security.bar = slot;
    pass(&mut table, 1);
    assert_eq!(table.state.security.bar, slot);
    table
}

fn arrivals(table: &Table) -> usize {
    let arrived = |event: &&Event| matches!(event, Event::ReinforcementsArrived { .. });
    table.events.iter().filter(arrived).count()
}

// covers: your-last-heist/crisis:R, your-last-heist/rule:reinforcements
#[test]
fn they_come_when_a_round_ends_with_the_bar_on_the_radio_or_beyond() {
    let track = this_box().alert.as_ref();
    assert_eq!(track.expect("a track").reinforcements_at, 13);
    for (slot, played) in [(11, &["12"][..]), (13, &["14", "R"]), (15, &["16", "R"])] {
        let table = ends_on(slot);
        assert_eq!(table.played(), played);
    }
}

// covers: your-last-heist/crisis:R, your-last-heist/event:13
#[test]
fn an_event_that_pushes_the_bar_past_the_radio_brings_them_in_the_same_round() {
    for (bar, face, played) in [(11, 2, ["13", "R"]), (12, 1, ["13", "R"])] {
        let mut table = board("E2 EM EM RE EM").act(PLACES, &[1; 3]);
        table.state.security.bar = bar;
        pass(&mut table, face);
        assert_eq!(table.played(), played);
        assert_eq!(table.state.security.bar, bar + 2);
    }
}

// covers: your-last-heist/crisis:R, your-last-heist/rule:noise-tracker
#[test]
fn any_alert_counts_and_they_wait_for_the_security_roll() {
    let mut table = board("E2 EM EM RE EM").act(PLACES, &[1; 3]);
    (table.state.security.bar, table.state.noise) = (12, 3);
    table.commit(0, "Walk");
    assert_eq!(table.state.security.bar, 13);
    assert_eq!(arrivals(&table), 0);
    pass(&mut table, 1);
    assert_eq!(table.played(), ["14", "R"]);
}

// covers: your-last-heist/crisis:R
#[test]
fn they_come_once_a_heist() {
    let mut table = ends_on(13);
    assert_eq!(arrivals(&table), 1);
    let again = table.at(0, 1);
    table.state.reinforcements.insert(again);
    pass(&mut table, 1);
    assert_eq!(arrivals(&table), 0);
}

// covers: your-last-heist/crisis:R
#[test]
fn both_chits_call_them_at_the_same_time() {
    let mut table = board("E2 EM EM RE EM EM RE EM").act(PLACES, &[1; 3]);
    hit(&mut table, 14);
    assert_eq!((table.played(), arrivals(&table)), (vec!["14", "R"], 2));
    assert_eq!(table.count(Token::Guard, 0, 3), 2);
    assert_eq!(table.count(Token::Guard, 0, 6), 2);
    assert!(table.state.reinforcements.is_empty());
}

// covers: your-last-heist/crisis:R
#[test]
fn without_a_chit_nobody_comes() {
    let mut table = board("E2 EM EM").act(PLACES, &[1; 3]);
    hit(&mut table, 14);
    assert_eq!(table.played(), ["14"]);
}

// covers: your-last-heist/crisis:R, your-last-heist/event:21
#[test]
fn nobody_comes_after_the_alarm_or_a_called_escape() {
    let mut alarm = board("E2 EM EM RE EM").act(PLACES, &[1; 3]);
    hit(&mut alarm, 21);
    assert_eq!((alarm.played(), arrivals(&alarm)), (vec!["21"], 0));
    let mut called = board("E2 EM EM RE EM").act(PLACES, &[1; 3]);
    called.state.security.bar = 15;
    call_escape(&mut called);
    assert_eq!(arrivals(&called), 0);
    assert_eq!(called.count(Token::Guard, 0, 3), 0);
}

// covers: your-last-heist/crisis:R, your-last-heist/rule:reinforcements
#[test]
fn until_then_the_tile_is_an_open_one() {
    let mut table = board("E2 EM RE").act(PLACES, &[1; 3]);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(stands(&table, 0), (0, 2));
}

/// An unknown tile, a blank, a lock, a camera with somebody on it and a guard around the chit, and a blank one further.
const AROUND: &str = "
    E2   SC   EM   EM
      EM   RE   LO   GP
    GP   GU   CM   GP
";

/// Everything around the chit was handled, then they come.
fn around(drawn: &[Chit], bag: Bag) -> (Table, u16) {
    let mut table = board(AROUND)
        .bag(bag)
        .act([(2, 2), (0, 3), (0, 3)], &[1; 3]);
    flip(&mut table, Token::Guard, 2, 1);
    flip(&mut table, Token::Lock, 1, 2);
    flip(&mut table, Token::Camera, 2, 2);
    // Square 15 looks for live cameras, and there are none.
    table.state.security.bar = 14;
    let before = table.alerts();
    pass_and_draw(&mut table, 1, drawn);
    assert_eq!(table.played(), ["15", "R"]);
    let alerts = table.alerts() - before;
    (table, alerts)
}

// covers: your-last-heist/crisis:R
#[test]
fn what_is_unknown_around_the_chit_is_revealed_and_all_security_there_is_active_again() {
    let bag = Bag {
        locks: 1,
        ..Bag::default()
    };
    let (table, alerts) = around(&[Chit::Lock], bag);
    assert_eq!(table.count(Token::Lock, 0, 1), 1, "drawn from the bag");
    assert_eq!(table.state.bag_size(), 0);
    assert_eq!(table.count(Token::Guard, 2, 1), 1);
    assert_eq!(table.count(Token::Lock, 1, 2), 1);
    assert_eq!(table.count(Token::Camera, 2, 2), 1);
    assert_eq!(alerts, 1, "for the one on the camera, none for the camera");
}

// covers: your-last-heist/crisis:R
#[test]
fn tiles_without_security_get_a_guard_and_the_chit_becomes_two() {
    let bag = Bag {
        locks: 1,
        ..Bag::default()
    };
    let (table, _) = around(&[Chit::Lock], bag);
    let guards = |row, col| table.count(Token::Guard, row, col);
    assert_eq!((guards(0, 2), guards(1, 0)), (1, 1), "blanks beside it");
    assert_eq!(guards(0, 3), 0, "not beside it");
    assert_eq!((guards(0, 1), guards(1, 2), guards(2, 2)), (0, 0, 0));
    assert_eq!(guards(1, 1), 2);
    assert!(table.state.reinforcements.is_empty());
}

// covers: your-last-heist/crisis:R, your-last-heist/rule:auto-reveal
#[test]
fn an_unknown_tile_that_turns_out_blank_gets_a_guard_too() {
    let (table, _) = around(&[], Bag::default());
    assert!(!table.state.unknown.contains(table.at(0, 1)));
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: your-last-heist/crisis:R
#[test]
fn gates_loot_panels_and_rings_get_a_guard_and_entrances_do_not() {
    let map = "
        E2   GA   $1   EM
          SX   RE   RX   GP
        GP   JW   GP   GP
    ";
    let mut table = board(map).act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
    hit(&mut table, 14);
    for (row, col) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 1)] {
        assert_eq!(table.count(Token::Guard, row, col), 1, "{row} {col}");
    }
    let mut beside = board("E2 RE EM EM").act([(0, 3), (0, 3), (0, 3)], &[1; 3]);
    hit(&mut beside, 14);
    assert_eq!(beside.count(Token::Guard, 0, 0), 0);
    assert_eq!(beside.count(Token::Guard, 0, 2), 1);
}

// covers: your-last-heist/crisis:R
#[test]
fn whoever_stands_on_the_chit_is_among_two_guards() {
    let mut table = board("E2 EM RE EM").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    hit(&mut table, 14);
    assert_eq!(table.count(Token::Guard, 0, 2), 2);
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 0, 1), Refusal::HeldByGuard);
}
