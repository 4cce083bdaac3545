//! Lockdown gates.

use super::*;
use board::SpaceSet;
use crew::content::scenario::Goal;
use crew::state::{End, Place, Token};

// covers: rule:lockdown-gates
#[test]
fn an_open_gate_is_an_ordinary_hex() {
    let mut table = stage("E2 EM GA EM").act([(0, 1); 3], &[5, 1, 1]);
    table.commit(0, "Sprint");
    step(&mut table, 0, 0, 2);
    step(&mut table, 0, 0, 3);
}

// covers: rule:lockdown-gates, event:G1, event:G2
#[test]
fn gates_close_in_the_order_of_their_letters() {
    let mut table = stage("E2 EM GC GA GB EM")
        .deck("G1,G2,G1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 0); 3], &[1, 1, 1]);
    let gates = [table.at(0, 3), table.at(0, 4), table.at(0, 2)];
    let closed = |table: &Table| gates.map(|gate| !table.state.present.contains(gate));
    let round = |table: &mut Table| {
        table.state.noise = 0;
        table.commit(1, "Pause");
        table.end_round();
        decline_replans(table);
    };
    round(&mut table);
    assert_eq!(closed(&table), [true, false, false]);
    round(&mut table);
    assert_eq!(closed(&table), [true, true, true]);
    // No gate left: nothing happens.
    round(&mut table);
    assert_eq!(table.state.round, 4);
}

/// The next event closes gate A.
fn gate(map: &str) -> Stage {
    stage(map).deck("G1,M1,M1,M1,M1,M1,M1,M1,Z1")
}

/// Plays the round in which gate A closes.
fn close_gate(table: &mut Table) {
    if !table.state.crew[1].committed {
        table.commit(1, "Pause");
    }
    table.end_round();
    assert_eq!(table.played(), ["G1"]);
}

// covers: rule:lockdown-gates, rule:busted
#[test]
fn whoever_stands_on_a_closing_gate_is_busted_with_all_loot() {
    let mut table = gate("E2 EM GA EM JW").act([(0, 2), (0, 0), (0, 1)], &[1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    table.state.crew[0].cash = 3;
    close_gate(&mut table);
    assert_eq!(
        status(&table),
        [Status::Busted, Status::Active, Status::Active]
    );
    assert!(table.told(Event::Busted { who: Who(0) }));
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!(table.state.crew[0].cash, 0);
    assert_eq!(table.state.team.cash, 0);
}

// covers: rule:lockdown-gates, rule:losing-a-heist
#[test]
fn loot_on_a_closing_gate_is_gone_and_the_objective_with_it() {
    let mut table = gate("E2 EM GA JW")
        .goals(&[Goal::Secure {
            chit: Chit::Jewel,
            count: 1,
        }])
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let (jewel, here) = (table.loot(Chit::Jewel, 0), table.at(0, 2));
    table.give(jewel, 0);
    table.state.crew[0].cash = 2;
    table.ok(Command::Drop {
        who: Who(0),
        piece: jewel,
        to: here,
    });
    table.ok(Command::Drop {
        who: Who(0),
        piece: Piece::CASH,
        to: here,
    });
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 1);
    close_gate(&mut table);
    decline_replans(&mut table);
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!(table.state.cash_on[here.index()], 0);
    assert!(!table.state.loot.contains(here));
    table.escape();
    table.finish();
    assert_eq!(table.state.end, End::Failure);
}

// covers: rule:lockdown-gates
#[test]
fn chits_and_tokens_leave_with_the_gate() {
    let mut table = gate("E2 EM GA EM").act([(0, 0); 3], &[1, 1, 1]);
    let space = table.at(0, 2);
    table.add(Token::Guard, 0, 2);
    table.add(Token::Camera, 0, 2);
    table.state.idea_tokens.insert(space);
    close_gate(&mut table);
    assert_eq!(table.count(Token::Guard, 0, 2), 0);
    assert_eq!(table.count(Token::Camera, 0, 2), 0);
    assert!(table.state.idea_tokens.is_empty());
}

// covers: rule:lockdown-gates
#[test]
fn an_unknown_gate_is_never_drawn() {
    let mut table = gate("E2 EM EM GA").act([(0, 0); 3], &[1, 1, 1]);
    let space = table.at(0, 3);
    table.state.unknown.insert(space);
    close_gate(&mut table);
    assert!(table.state.unknown.is_empty());
}

// covers: rule:lockdown-gates
#[test]
fn tokens_on_a_closed_gate_may_be_planned_anew() {
    let mut table = gate("E2 EM GA EM EM").act([(0, 0); 3], &[1, 1, 1]);
    let (near, gone, far) = (table.at(0, 1), table.at(0, 2), table.at(0, 4));
    for seat in 0..3 {
        table.state.crew[seat].planned = SpaceSet::EMPTY;
    }
    table.state.crew[0].planned.insert(gone);
    table.state.crew[0].planned.insert(near);
    table.state.crew[1].planned.insert(gone);
    close_gate(&mut table);
    let mut asked = Vec::new();
    while let Some(Prompt::Replan { seat, tokens }) = table.prompt() {
        asked.push((seat, tokens));
        let other = (seat + 1) % 3;
        assert_eq!(
            table.seat_refused(other, Command::Decline),
            Refusal::NotYourQuestion
        );
        if seat == 0 {
            let plan = |space| Command::Plan { space };
            assert_eq!(table.seat_refused(0, plan(near)), Refusal::AlreadyPlanned);
            assert_eq!(table.seat_refused(0, plan(gone)), Refusal::NotOnTheBoard);
            table.seat(0, plan(far));
        } else {
            table.seat(seat, Command::Decline);
        }
    }
    asked.sort_unstable();
    assert_eq!(asked, [(0, 1), (1, 1)]);
    assert!(table.state.crew[0].planned.contains(far));
    assert!(table.state.crew[1].planned.is_empty());
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: rule:lockdown-gates, event:G2
#[test]
fn several_closed_gates_give_several_tokens_back() {
    let mut table = stage("E2 EM GA GB EM EM")
        .deck("G2,M1,M1,M1,M1,M1,Z1")
        .act([(0, 0); 3], &[1, 1, 1]);
    for seat in 0..3 {
        table.state.crew[seat].planned = SpaceSet::EMPTY;
    }
    let (a, b, c, d) = (
        table.at(0, 2),
        table.at(0, 3),
        table.at(0, 4),
        table.at(0, 5),
    );
    table.state.crew[0].planned = [a, b].into_iter().collect();
    table.commit(1, "Pause");
    table.end_round();
    table.seat(0, Command::Plan { space: c });
    table.seat(0, Command::Plan { space: d });
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.crew[0].planned, [c, d].into_iter().collect());
}

// covers: rule:lockdown-gates
#[test]
fn the_way_over_a_closed_gate_is_cut() {
    let mut table = gate("E2 EM GA EM").act([(0, 1), (0, 0), (0, 3)], &[1, 1, 1]);
    close_gate(&mut table);
    decline_replans(&mut table);
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::NotAdjacent);
}

// covers: rule:lockdown-gates, rule:winning-a-heist
#[test]
fn an_entrance_whose_hex_is_gone_is_still_outdoors() {
    let mut table = gate("E2 GA EM E5").act([(0, 0), (0, 3), (0, 3)], &[1, 1, 1]);
    close_gate(&mut table);
    decline_replans(&mut table);
    table.escape();
    table.finish();
    assert_eq!(status(&table), [Status::Escaped; 3]);
}

// covers: rule:lockdown-gates, rule:phase-4-escape, rule:escape-any-time
#[test]
fn every_gate_closes_when_escape_is_called() {
    let mut table = stage("E2 EM GA GB").act([(0, 1), (0, 2), (0, 3)], &[1, 1, 1]);
    table.escape();
    assert_eq!(
        status(&table),
        [Status::Active, Status::Busted, Status::Busted]
    );
    assert_eq!(table.state.gates_shut, gates(0..2));
    // Tokens do not matter any more.
    assert_eq!(table.prompt(), None);
}

// covers: rule:lockdown-gates, rule:phase-4-escape, ability:demolitions-guy/breach
#[test]
fn every_gate_closes_when_a_breach_starts_escape() {
    let mut table = stage("E2 EM GA")
        .crew(["demolitions-guy", "burglar", "lookout"])
        .act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Breach");
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(
        status(&table),
        [Status::Active, Status::Busted, Status::Active]
    );
}

// covers: rule:lockdown-gates, item:master-plan-copy
#[test]
fn a_gate_that_takes_the_plan_takes_everyone() {
    let mut table = gate("E2 EM GA").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let plan = table.item("master-plan-copy", 0);
    table.give(plan, 0);
    close_gate(&mut table);
    assert_eq!(status(&table), [Status::Busted; 3]);
    assert_eq!(table.state.phase, Phase::Over);
    assert_eq!(table.state.end, End::Failure);
}
