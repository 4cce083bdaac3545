//! Gates: A to D in their order, and all that is left when Escape begins.

use super::*;
use board::Side;

/// Row of gates with this character on the second of them.
const ROW: &str = "E2 EM GB EM GA EM GD EM GC";

fn closed(table: &Table) -> Vec<Hex> {
    let cell = |event: &Event| match event {
        Event::GateClosed { space } => {
            let cell = table.heist.board().cell(*space).expect("a tile");
            Some((cell.row, cell.col))
        }
        _ => None,
    };
    table.events.iter().filter_map(cell).collect()
}

// covers: your-last-heist/rule:gate, your-last-heist/event:7
#[test]
fn lockdowns_close_the_next_letter_that_is_still_there() {
    let mut table = board(ROW).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    for gate in [(0, 4), (0, 2), (0, 8), (0, 6)] {
        hit(&mut table, 20);
        assert_eq!(closed(&table), [gate]);
    }
    assert_eq!(hit(&mut table, 7), 2, "none is left, the alerts remain");
    assert!(closed(&table).is_empty());
}

// covers: your-last-heist/rule:gate
#[test]
fn an_open_gate_is_entered_and_left_freely() {
    let mut table = board("E2 GA EM").act([(0, 0), (0, 2), (0, 2)], &[1, 1, 1]);
    table.commit(0, "Run");
    step(&mut table, 0, 0, 1);
    step(&mut table, 0, 0, 2);
    assert_eq!(table.alerts(), 0);
}

// covers: your-last-heist/rule:gate, your-last-heist/rule:busted
#[test]
fn whoever_stands_on_a_closing_gate_is_busted_with_all_they_carry() {
    let mut table = board("E2 EM GA JW").act([(0, 2), (0, 2), (0, 1)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    table.state.crew[1].cash = 3;
    hit(&mut table, 7);
    assert_eq!(
        [0, 1, 2].map(|who| status(&table, who)),
        [Status::Busted, Status::Busted, Status::Active,]
    );
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!(table.state.crew[1].cash, 0);
}

// covers: your-last-heist/rule:gate, your-last-heist/option:gate-tokens-return
#[test]
fn chits_loot_and_planning_tokens_go_with_the_gate() {
    let mut table = board("E2 EM GA+JW+$2+GU EM").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let (gate, jewel) = (table.at(0, 2), table.loot(Chit::Jewel, 0));
    assert!(table.state.crew[0].planned.contains(gate));
    hit(&mut table, 7);
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!(table.state.cash_on[gate.index()], 0);
    assert_eq!(table.state.tokens.total(Chit::Guard), 0);
    assert!(!table.state.crew[0].planned.contains(gate));
    assert_eq!(table.prompt(), None, "nobody may place the token again");
    assert_eq!(
        (table.state.crew[0].tokens, table.state.phase),
        (7, Phase::Action)
    );
}

// covers: your-last-heist/rule:gate
#[test]
fn what_lay_on_both_sides_of_a_closed_gate_is_no_longer_joined() {
    let mut table = board("E2 EM GA EM").act([(0, 1), (0, 3), (0, 0)], &[1; 3]);
    hit(&mut table, 7);
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::NotAdjacent);
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::NotAdjacent);
}

// covers: your-last-heist/rule:gate, your-last-heist/rule:the-board
#[test]
fn an_entrance_at_a_closed_gate_is_a_place_to_stand_that_leads_nowhere() {
    let mut table = board("E2 GA EM E5").act([(0, 0), (0, 2), (0, 0)], &[1; 3]);
    hit(&mut table, 7);
    assert_eq!(status(&table, 0), Status::Active);
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 0, 1), Refusal::NotAdjacent);
    // Still outdoors: helping out works, and so does getting away.
    table.set_ideas(0, 2);
    table.ok(Command::Teamwork {
        who: FIRST,
        to: SECOND,
    });
    call_escape(&mut table);
    table.ok(dash(&table, 1, 0, 3));
    table.finish();
    assert_eq!(
        [0, 1, 2].map(|who| status(&table, who)),
        [Status::Escaped; 3]
    );
}

// covers: your-last-heist/rule:gate, your-last-heist/rule:escape-phase
#[test]
fn all_gates_close_when_escape_begins() {
    let mut table = board(ROW).act([(0, 4), (0, 1), (0, 0)], &[1; 3]);
    call_escape(&mut table);
    assert_eq!(closed(&table), [(0, 4), (0, 2), (0, 8), (0, 6)]);
    assert_eq!(status(&table, 0), Status::Busted, "stood on one of them");
    assert_eq!(status(&table, 1), Status::Active);
}

// covers: your-last-heist/rule:gate, your-last-heist/event:21
#[test]
fn they_close_after_the_alarm_of_the_die_as_well() {
    let mut table = board(ROW).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    hit(&mut table, 21);
    assert_eq!(closed(&table).len(), 4);
}

// covers: your-last-heist/ability:watchman/great-in-a-pinch-gates, your-last-heist/rule:gate
#[test]
fn the_watchman_keeps_gates_open_for_three_ideas_each() {
    let mut table =
        with("E2 EM GA EM GB EM GC EM", "watchman").act([(0, 0), (0, 3), (0, 5)], &[1; 3]);
    table.set_ideas(0, 7);
    table.seat(0, Command::CallEscape);
    let asked = |table: &Table, col| {
        let space = table.at(0, col);
        assert_eq!(
            table.prompt(),
            Some(crew::state::Prompt::HoldGate { who: FIRST, space })
        );
    };
    asked(&table, 2);
    assert_eq!(
        table.seat_refused(1, Command::Accept),
        Refusal::NotYourQuestion
    );
    table.seat(0, Command::Accept);
    asked(&table, 4);
    table.seat(0, Command::Accept);
    // One idea is left, too little for gate C.
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!((table.ideas(0), closed(&table)), (1, vec![(0, 6)]));
    set_ideas(&mut table, [0, 0, 5]);
    for col in (0..=4).rev() {
        table.ok(dash(&table, 2, 0, col));
    }
}

// covers: your-last-heist/ability:watchman/great-in-a-pinch-gates
#[test]
fn the_watchman_may_let_one_gate_go_and_hold_the_next() {
    let mut table = with("E2 EM GA EM GB EM", "watchman").act([(0, 0), (0, 2), (0, 4)], &[1; 3]);
    table.set_ideas(0, 3);
    table.seat(0, Command::CallEscape);
    table.seat(0, Command::Decline);
    assert_eq!(status(&table, 1), Status::Busted);
    table.seat(0, Command::Accept);
    assert_eq!(closed(&table), [(0, 2)]);
    assert_eq!((status(&table, 2), table.ideas(0)), (Status::Active, 0));
}

// covers: your-last-heist/ability:watchman/great-in-a-pinch-gates
#[test]
fn a_lockdown_asks_no_watchman() {
    let mut table = with("E2 EM GA EM", "watchman").act([(0, 0); 3], &[1; 3]);
    table.set_ideas(0, 2);
    hit(&mut table, 7);
    assert_eq!(closed(&table), [(0, 2)]);
}

// covers: your-last-heist/rule:external-sides, your-last-heist/rule:gate, your-last-heist/ability:demolitions-guy/breach
#[test]
fn a_closed_gate_turns_an_inner_side_into_an_outer_one() {
    let mut table = with("E2 EM GA GP", "demolitions-guy").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let breach = |table: &Table| {
        let aim = crew::Aim::at_side(Side::Right);
        table.legal(0).into_iter().find(|command| match command {
            Command::Commit {
                action, aim: at, ..
            } => *at == aim && table.heist.action_name(FIRST, *action) == Some("Breach"),
            _ => false,
        })
    };
    assert_eq!(breach(&table), None, "the gate is in the way");
    hit(&mut table, 7);
    let breach = breach(&table).expect("the side faces the street now");
    table.ok(breach);
    assert_eq!(table.state.phase, Phase::Escape);
}
