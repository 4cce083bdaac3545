//! What would happen if the round ended now is what does happen when it ends.

use crate::kit::*;
use crew::outlook::{Outlook, Then};
use crew::state::Token;
use crew::*;

fn outlook(table: &Table) -> Outlook {
    table.heist.outlook(&table.state).expect("an outlook")
}

/// Somebody beside a camera, and a card that raises an alert for it.
fn filmed(card: &str) -> Table {
    let mut table = stage("E2 EM CM EM")
        .crew(["thug", "burglar", "pickpocket"])
        .deck(&format!("{card},M1,M1,M1,M1,M1,M1,Z1"))
        .act([(0, 0), (0, 0), (0, 1)], &[1, 1, 1]);
    table.teleport(2, 0, 1);
    table
}

/// Everybody has acted, so nothing but the end of the round is to come.
fn commit_all(table: &mut Table) {
    for who in 0..3 {
        let mut legal = table.legal(who).into_iter();
        let commit = legal.find(|command| matches!(command, Command::Commit { .. }));
        table.ok(commit.expect("an action"));
    }
}

#[test]
fn the_forecast_is_what_the_end_of_the_round_brings() {
    for card in ["8", "9", "10", "11", "14", "M1"] {
        let mut table = filmed(card);
        commit_all(&mut table);
        let forecast = outlook(&table).forecasts.remove(0);
        assert_eq!(forecast.then, Then::NextRound, "{card}");
        let before = table.state.clone();
        table.dealer.add_rolls([1, 1, 1]);
        table.events.clear();
        for seat in 0..3 {
            table.seat(seat, Command::Ready);
        }
        assert_ne!(before, table.state);
        let mut came = table.events.clone();
        came.retain(|event| !matches!(event, Event::SeatReady { .. }));
        let round = |event: &Event| matches!(event, Event::RoundBegan { .. });
        let end = came.iter().position(round).expect("another round");
        assert_eq!(forecast.events, came[..end], "{card}");
    }
}

#[test]
fn looking_ahead_changes_nothing_and_asks_no_luck() {
    let table = filmed("8");
    let before = table.state.clone();
    assert_eq!(outlook(&table), outlook(&table));
    assert_eq!(before, table.state);
}

#[test]
fn the_alarm_on_top_makes_it_the_last_round() {
    let stage = || stage("E2 EM EM");
    // It comes to light as soon as the card above it is taken up.
    let table = stage().deck("M1,Z1").act([(0, 0); 3], &[1, 1, 1]);
    assert!(outlook(&table).is_last_round());
    let table = stage().deck("M1,M1,M1,Z1").act([(0, 0); 3], &[1, 1, 1]);
    assert!(!outlook(&table).may_be_last_round());
}

#[test]
fn one_more_alert_may_make_it_the_last_round() {
    let table = stage("E2 EM EM")
        .deck("M1,M1,Z1")
        .act([(0, 0); 3], &[1, 1, 1]);
    let outlook = outlook(&table);
    assert!(!outlook.is_last_round());
    assert!(outlook.alert_ends && outlook.may_be_last_round());
}

#[test]
fn where_a_die_picks_the_event_every_face_has_its_forecast() {
    let table = stage_of("your-last-heist", "E2 EM EM").act([(0, 0); 3], &[1, 1, 1]);
    let track = table.heist.edition.alert.as_ref().expect("a track");
    let outlook = outlook(&table);
    assert_eq!(outlook.forecasts.len(), usize::from(track.die));
    for (face, forecast) in (1..).zip(&outlook.forecasts) {
        assert_eq!(forecast.face, face);
        assert!(forecast.events.contains(&Event::SecurityRolled { face }));
    }
}

#[test]
fn nothing_is_foretold_while_planning_or_asked() {
    let table = stage("E2 EM EM").plan();
    assert_eq!(table.heist.outlook(&table.state), None);
    let mut table = stage("E2 EM EM").act([(0, 0); 3], &[1, 1, 1]);
    table.add(Token::Guard, 0, 1);
    table.escape();
    assert_eq!(table.heist.outlook(&table.state), None);
}
