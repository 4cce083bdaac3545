//! The second shift: once, at the end of Roll for Security, around every radio.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::Token;

/// A radio with six neighbours, one of them unknown.
const STATION: &str = "E2 EM EM SC
                         GP EM RE EM
                       GP GP EM EM";

fn station() -> Stage {
    stage(STATION).bag(Bag {
        cameras: 1,
        ..Bag::default()
    })
}

/// A round with the bar right past square 13. Square 14 looks for subdued guards under people, and there are none.
fn late_round(table: &mut Table) {
    table.state.security.bar = 13;
    pass(table, 1);
}

// covers: your-last-heist-draft/crisis:R, your-last-heist-draft/rule:reinforcements
#[test]
fn reinforcements_come_once_the_bar_is_past_square_13() {
    for (bar, come) in [(12, false), (13, true), (15, true)] {
        let mut table = station().act([(0, 0); 3], &[1; 3]);
        table.state.security.bar = bar;
        table.dealer.add_draws([Chit::Camera as u8]);
        // Squares 14 and 19 find nobody to trouble.
        pass(&mut table, if bar == 15 { 4 } else { 14 - bar });
        assert_eq!(table.played().contains(&"R"), come, "bar {bar}");
    }
}

// covers: your-last-heist-draft/crisis:R, your-last-heist-draft/rule:reinforcements
#[test]
fn they_reveal_wake_guards_and_fill_what_is_empty() {
    let mut table = station().act([(0, 0); 3], &[1; 3]);
    table.add(Token::SubduedGuard, 1, 1);
    table.add(Token::OpenLock, 1, 3);
    table.add(Token::DisabledCamera, 2, 2);
    table.dealer.add_draws([Chit::Camera as u8]);
    late_round(&mut table);
    // The unknown tile turned out to be watched, so no guard is needed there.
    assert_eq!(table.count(Token::Camera, 0, 3), 1);
    assert_eq!(table.count(Token::Guard, 0, 3), 0);
    assert_eq!(table.count(Token::Guard, 1, 1), 1);
    // Locks stay open and cameras off, and count as security.
    assert_eq!(table.count(Token::OpenLock, 1, 3), 1);
    assert_eq!(table.count(Token::DisabledCamera, 2, 2), 1);
    assert_eq!(table.count(Token::Guard, 1, 3), 0);
    assert_eq!(table.count(Token::Guard, 2, 2), 0);
    // Tiles without security get a guard; tiles further away do not.
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
    assert_eq!(table.count(Token::Guard, 2, 3), 1);
    assert_eq!(table.count(Token::Guard, 0, 1), 0);
}

// covers: your-last-heist-draft/crisis:R, your-last-heist-draft/rule:reinforcements
#[test]
fn the_radio_turns_into_one_guard() {
    let mut table = station().act([(0, 0); 3], &[1; 3]);
    table.dealer.add_draws([Chit::Camera as u8]);
    late_round(&mut table);
    assert_eq!(table.count(Token::Guard, 1, 2), 1);
    assert!(table.state.reinforcements.is_empty());
}

// covers: your-last-heist-draft/crisis:R, your-last-heist-draft/rule:reinforcements
#[test]
fn they_come_once_in_a_heist() {
    let mut table = station().act([(0, 0); 3], &[1; 3]);
    table.dealer.add_draws([Chit::Camera as u8]);
    late_round(&mut table);
    let guards = table.state.tokens.active_guards();
    late_round(&mut table);
    assert_eq!(table.played(), ["14"]);
    assert_eq!(table.state.tokens.active_guards(), guards);
}

// covers: your-last-heist-draft/rule:reinforcements, your-last-heist-draft/rule:roll-for-security
#[test]
fn alerts_of_the_event_itself_call_them_in_the_same_round() {
    let mut table = station().act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 1);
    table.dealer.add_draws([Chit::Camera as u8]);
    table.state.security.bar = 11;
    // Square 14 finds one on a subdued guard: two alerts.
    pass(&mut table, 3);
    assert_eq!(table.played(), ["14", "R"]);
    assert_eq!(table.state.security.bar, 13);
}

// covers: your-last-heist-draft/crisis:R
#[test]
fn every_radio_is_answered() {
    let mut table = stage("E2 EM EM RE EM RE").act([(0, 0); 3], &[1; 3]);
    late_round(&mut table);
    let guards = [1, 2, 3, 4, 5].map(|col| table.count(Token::Guard, 0, col));
    // The tile between the radios was no longer empty when the second one called.
    assert_eq!(guards, [0, 1, 1, 1, 1]);
}

// covers: your-last-heist-draft/crisis:R, your-last-heist-draft/option:supply-is-limited
#[test]
fn without_guards_in_the_supply_nobody_comes() {
    let mut table = stage("E2 EM EM EM RE EM").act([(0, 0); 3], &[1; 3]);
    for _ in 0..11 {
        table.add(Token::Guard, 0, 1);
    }
    late_round(&mut table);
    assert_eq!(table.state.tokens.active_guards(), 12);
}

// covers: your-last-heist-draft/ability:bruiser/bring-it-on
#[test]
fn a_bruiser_on_the_radio_gets_three_ideas() {
    let mut table = with("E2 EM RE EM RE", "bruiser").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    late_round(&mut table);
    assert_eq!(table.ideas(0), 4 + 3);
    late_round(&mut table);
    assert_eq!(table.ideas(0), 7);
}

// covers: your-last-heist-draft/ability:bruiser/bring-it-on
#[test]
fn beside_the_radio_or_for_others_there_is_nothing_to_bring_on() {
    let mut table = with("E2 EM RE EM", "bruiser").act([(0, 1), (0, 2), (0, 0)], &[1; 3]);
    late_round(&mut table);
    assert_eq!((table.ideas(0), table.ideas(1)), (4, 2));
}
