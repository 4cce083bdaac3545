//! Lockdown gates: G1 to G6, S3, and what closes with them.

use super::*;
use crew::state::Place;

/// Gates A to D in a row.
const WING: &str = "E2 EM GA EM GB EM GC EM GD EM";

fn shut(table: &Table) -> Vec<char> {
    "ABCD"
        .chars()
        .enumerate()
        .filter(|(gate, _)| table.state.gates_shut.contains(GateId(*gate as u8)))
        .map(|(_, letter)| letter)
        .collect()
}

fn guarded(map: &str, cards: &str) -> Table {
    let mut table = night(map, cards).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    table
}

// covers: masters-of-the-heist/event:G1, masters-of-the-heist/event:G2, masters-of-the-heist/event:G5, masters-of-the-heist/event:G6, masters-of-the-heist/crisis:S3, masters-of-the-heist/rule:lockdown-gates
#[test]
fn gates_close_in_the_order_of_their_letters() {
    for (card, gates) in [
        ("G1", vec!['A', 'B']),
        ("G2", vec!['A']),
        ("G5", vec!['A']),
        ("G6", vec!['A', 'B']),
        ("M1,S3", vec!['A', 'B']),
    ] {
        let table = guarded(WING, card);
        assert_eq!(shut(&table), gates, "{card}");
        assert!(!table.state.present.contains(table.at(0, 2)));
    }
}

// covers: masters-of-the-heist/event:G1, masters-of-the-heist/event:G6, masters-of-the-heist/crisis:S3
#[test]
fn the_last_gate_closes_alone_and_then_none() {
    for card in ["G1", "G6", "M1,S3"] {
        assert_eq!(shut(&guarded("E2 EM EM GA EM", card)), ['A']);
        assert_eq!(shut(&guarded("E2 EM EM EM EM", card)), []);
    }
}

// covers: masters-of-the-heist/event:G2, masters-of-the-heist/event:G5
#[test]
fn without_a_gate_nothing_closes() {
    for card in ["G2", "G5"] {
        assert!(nothing_came(&guarded("E2 EM EM EM", card)), "{card}");
    }
}

// covers: masters-of-the-heist/event:G2, masters-of-the-heist/event:G1, masters-of-the-heist/crisis:S3
#[test]
fn events_and_crises_share_one_row_of_gates() {
    let table = guarded(WING, "G2,S3");
    assert_eq!(table.played(), ["G2", "S3"]);
    assert_eq!(shut(&table), ['A', 'B', 'C']);
}

// covers: masters-of-the-heist/event:G3
#[test]
fn the_next_gate_gets_a_lock() {
    let mut table = guarded(WING, "G2,G3");
    assert_eq!(counts(&table, Token::Lock, [4, 6, 8]), [0; 3]);
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.played(), ["G3"]);
    assert_eq!(counts(&table, Token::Lock, [4, 6, 8]), [1, 0, 0]);
}

// covers: masters-of-the-heist/event:G4
#[test]
fn the_next_gate_gets_a_guard() {
    let table = guarded(WING, "G4");
    assert_eq!(counts(&table, Token::Guard, [2, 4, 6, 8]), [1, 0, 0, 0]);
}

// covers: masters-of-the-heist/event:G3, masters-of-the-heist/event:G4
#[test]
fn without_a_gate_left_neither_comes() {
    for card in ["G3", "G4"] {
        assert!(nothing_came(&guarded("E2 EM EM EM", card)), "{card}");
    }
}

// covers: masters-of-the-heist/event:G2, masters-of-the-heist/rule:lockdown-gates, masters-of-the-heist/rule:busted
#[test]
fn a_closing_gate_takes_everything_on_it() {
    let mut table = night("E2 EM GA EM JW", "G2").act([(0, 2), (0, 0), (0, 1)], &[1; 3]);
    table.add(Token::Guard, 0, 2);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    let space = table.at(0, 2);
    table.state.cash_on[space.index()] = 2;
    table.state.loot.insert(space);
    table.end_round();
    assert_eq!(
        fates(&table),
        [Status::Busted, Status::Active, Status::Active]
    );
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!(table.count(Token::Guard, 0, 2), 0);
    assert_eq!(table.state.cash_on[space.index()], 0);
}

// covers: masters-of-the-heist/rule:lockdown-gates, masters-of-the-heist/option:gate-tokens-return
#[test]
fn planning_tokens_on_a_closed_gate_are_gone() {
    let mut table = night(WING, "G2").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let gate = table.at(0, 2);
    assert!(table.state.crew[0].planned.contains(gate));
    table.end_round();
    assert_eq!(table.prompt(), None);
    assert!(!table.state.crew[0].planned.contains(gate));
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: masters-of-the-heist/rule:lockdown-gates, masters-of-the-heist/rule:escape-phase
#[test]
fn escape_closes_all_gates_and_busts_who_stands_there() {
    let table = flight(board(WING), [(0, 6), (0, 1), (0, 0)], [0; 3]);
    assert_eq!(shut(&table), ['A', 'B', 'C', 'D']);
    assert_eq!(
        fates(&table),
        [Status::Busted, Status::Active, Status::Active]
    );
}

// covers: masters-of-the-heist/event:7, masters-of-the-heist/rule:external, masters-of-the-heist/rule:lockdown-gates
#[test]
fn a_closed_gate_opens_new_external_sides() {
    let map = "
GP   GP   EM   EM   EM   GP   GP
  GP   EM   EM   EM   EM   GP   GP
GP   EM   EM   EM   GA   E5   GP
  GP   EM   EM   EM   EM   GP   GP
GP   GP   EM   EM   EM   GP   GP
";
    let inner = (2, 3);
    let mut table = night(map, "7").act([inner; 3], &[1; 3]);
    table.end_round();
    assert!(nothing_came(&table));
    let mut table = night(map, "G2,7").act([inner; 3], &[1; 3]);
    table.end_round();
    table.state.noise = 0;
    table.end_round();
    assert_eq!(event_alerts(&table), 1);
}
