//! Events of lockdown gates: G1 to G4.

use super::*;
use crew::content::effect::Chit;
use crew::state::{Place, Prompt};

// Events G1 and G2

// covers: event:G1, rule:lockdown-gates
#[test]
fn the_next_gate_closes_with_all_that_lies_on_it() {
    let mut table = night("E2 EM GB EM GA", "G1").act([(0, 0); 3], &[1, 1, 1]);
    forget_plans(&mut table);
    let gate = table.at(0, 4);
    table.add(Token::Guard, 0, 4);
    table.state.cash_on[gate.index()] = 2;
    table.state.loot.insert(gate);
    table.end_round();
    assert!(table.told(Event::GateClosed { space: gate }));
    assert!(!table.state.present.contains(gate));
    assert!(table.state.present.contains(table.at(0, 2)));
    assert_eq!(table.count(Token::Guard, 0, 4), 0);
    assert_eq!(table.state.cash_on[gate.index()], 0);
    assert!(table.state.loot.is_empty());
}

// covers: event:G1, rule:lockdown-gates, rule:gaps
#[test]
fn nobody_walks_over_a_closed_gate() {
    let mut table = night("E2 EM GA EM", "G1").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    forget_plans(&mut table);
    let gate = table.at(0, 2);
    table.end_round();
    table.state.crew[0].planned = table.heist.board().tiles();
    table.commit(0, "Walk");
    assert_eq!(
        table.refused(Command::Move {
            who: Who(0),
            to: gate
        }),
        Refusal::NotAdjacent
    );
}

// covers: event:G1, rule:lockdown-gates, rule:busted
#[test]
fn a_character_on_the_closing_gate_is_busted_with_all_loot() {
    let mut table = night("E2 EM GA EM JW", "G1").act([(0, 2), (0, 1), (0, 1)], &[1, 1, 1]);
    forget_plans(&mut table);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    table.state.crew[0].cash = 2;
    table.end_round();
    assert_eq!(table.state.crew[0].status, Status::Busted);
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!(table.state.crew[0].cash, 0);
    assert_eq!(table.state.phase, Phase::Action);
    assert_eq!(table.legal(0), []);
}

// covers: event:G1, rule:lockdown-gates, rule:losing-a-heist
#[test]
fn when_the_gate_takes_everybody_the_heist_is_over() {
    let mut table = night("E2 EM GA EM", "G1").act([(0, 2); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.phase, Phase::Over);
}

// covers: event:G1, rule:lockdown-gates, rule:no-alphas
#[test]
fn tokens_from_a_closed_gate_are_planned_anew_by_their_owners() {
    let mut table = night("E2 EM GA EM", "G1").act([(0, 0); 3], &[1, 1, 1]);
    forget_plans(&mut table);
    let (gate, near, far) = (table.at(0, 2), table.at(0, 1), table.at(0, 3));
    for who in [0, 2] {
        table.state.crew[who].planned.insert(gate);
    }
    table.state.crew[0].planned.insert(near);
    table.end_round();
    let mut asked = Vec::new();
    while let Some(Prompt::Replan { seat, tokens: 1 }) = table.prompt() {
        asked.push(seat);
        assert_eq!(
            table.seat_refused(1, Command::Decline),
            Refusal::NotYourQuestion
        );
        if seat == 0 {
            let again = Command::Plan { space: near };
            assert_eq!(table.seat_refused(0, again), Refusal::AlreadyPlanned);
            let gone = Command::Plan { space: gate };
            assert_eq!(table.seat_refused(0, gone), Refusal::NotOnTheBoard);
            table.seat(0, Command::Plan { space: far });
        } else {
            table.seat(seat, Command::Decline);
        }
    }
    asked.sort_unstable();
    assert_eq!(asked, [0, 2]);
    assert!(table.state.crew[0].planned.contains(far));
    assert!(table.state.crew[2].planned.is_empty());
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: event:G1, rule:lockdown-gates
#[test]
fn the_busted_plan_nothing_anew() {
    let mut table = night("E2 EM GA EM", "G1").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    forget_plans(&mut table);
    let gate = table.at(0, 2);
    table.state.crew[0].planned.insert(gate);
    table.end_round();
    assert_eq!(table.prompt(), None);
}

// covers: event:G1, event:G2, event:G3, event:G4, rule:lockdown-gates
#[test]
fn without_a_gate_nothing_closes() {
    for card in ["G1", "G2", "G3", "G4"] {
        let mut table = night("E2 EM EM", card).act([(0, 0); 3], &[1, 1, 1]);
        table.end_round();
        assert!(nothing_came(&table), "{card}");
    }
}

// covers: event:G2, rule:lockdown-gates
#[test]
fn two_gates_close_in_the_order_of_their_letters() {
    let mut table = night("E2 EM GB GC EM GA", "G2").act([(0, 0); 3], &[1, 1, 1]);
    forget_plans(&mut table);
    table.end_round();
    let (first, second) = (table.at(0, 5), table.at(0, 2));
    let closed = [first, second].map(|space| Event::GateClosed { space });
    assert_eq!(brought(&table), closed);
}

// covers: event:G2, rule:lockdown-gates
#[test]
fn with_one_gate_left_one_closes() {
    let mut table = night("E2 EM GB GA", "G1,G2").act([(0, 0); 3], &[1, 1, 1]);
    forget_plans(&mut table);
    table.end_round();
    table.state.noise = 0;
    table.end_round();
    assert_eq!(
        brought(&table),
        [Event::GateClosed {
            space: table.at(0, 2)
        }]
    );
}

// covers: event:G2, rule:lockdown-gates
#[test]
fn one_busted_by_the_second_gate_is_not_asked_about_the_first() {
    let mut table = night("E2 EM GA GB EM", "G2").act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    forget_plans(&mut table);
    let gate = table.at(0, 2);
    table.state.crew[0].planned.insert(gate);
    table.end_round();
    assert_eq!(table.state.crew[0].status, Status::Busted);
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: event:G2, rule:lockdown-gates
#[test]
fn tokens_from_both_gates_come_back() {
    let mut table = night("E2 EM GA GB EM EM", "G2").act([(0, 0); 3], &[1, 1, 1]);
    forget_plans(&mut table);
    for space in [table.at(0, 2), table.at(0, 3)] {
        table.state.crew[1].planned.insert(space);
    }
    table.end_round();
    for col in [4, 5] {
        let space = table.at(0, col);
        table.seat(1, Command::Plan { space });
    }
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.crew[1].planned.len(), 2);
}

// Events G3 and G4

// covers: event:G3, event:G4, rule:lockdown-gates
#[test]
fn the_gate_whose_turn_is_next_gets_a_lock_or_a_guard() {
    for (card, token) in [("G3", Token::Lock), ("G4", Token::Guard)] {
        let mut table = night("E2 EM GB EM GA", card).act([(0, 0); 3], &[1, 1, 1]);
        table.end_round();
        assert_eq!(
            [2, 4].map(|col| table.count(token, 0, col)),
            [0, 1],
            "{card}"
        );
    }
}

// covers: event:G3, event:G4, rule:lockdown-gates
#[test]
fn once_a_gate_is_closed_the_next_letter_has_its_turn() {
    for (card, token) in [("G3", Token::Lock), ("G4", Token::Guard)] {
        let mut table = night("E2 EM GB EM GA", &format!("G1,{card}")).act([(0, 0); 3], &[1, 1, 1]);
        forget_plans(&mut table);
        table.end_round();
        table.state.noise = 0;
        table.end_round();
        assert_eq!(
            [2, 4].map(|col| table.count(token, 0, col)),
            [1, 0],
            "{card}"
        );
    }
}

// covers: event:G3, event:G4, rule:lockdown-gates
#[test]
fn when_all_gates_are_closed_none_gets_a_lock_or_a_guard() {
    for card in ["G3", "G4"] {
        let mut table = night("E2 EM GA", &format!("G1,{card}")).act([(0, 0); 3], &[1, 1, 1]);
        forget_plans(&mut table);
        table.end_round();
        table.state.noise = 0;
        table.end_round();
        assert_eq!(table.played(), [card]);
        assert!(nothing_came(&table), "{card}");
    }
}
