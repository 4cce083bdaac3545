//! What the board is made of: outer walls, gaps, watchtowers and reinforcements.

use super::*;
use board::Side;

// The board

// covers: rule:external, rule:the-board
#[test]
fn a_side_that_faces_a_closed_hole_is_not_external() {
    let map = "GP EM EM EM EM
                E2 EM EM GP GA
               GP EM EM EM EM";
    let mut table = stage(map)
        .deck("G1,M1,M1,M1,M1,M1,M1,Z1")
        .act([(1, 0); 3], &[1, 1, 1]);
    let inner = table.at(1, 2);
    assert!(!table.state.external.contains(inner));
    // An entrance does not fill its cell.
    let entry = table.at(1, 1);
    let sides = table
        .heist
        .board()
        .external_sides(table.heist.board().tiles(), entry);
    assert!(sides.contains(Side::Left));
    // Once the gate is gone the hole lies open.
    table.commit(1, "Pause");
    table.end_round();
    assert!(table.state.external.contains(inner));
}

// covers: rule:external, rule:lockdown-gates, ability:demolitions-guy/breach
#[test]
fn a_closed_gate_lays_the_inside_open_for_a_breach() {
    let map = "GP GP EM EM
                E2 EM EM GA
               GP GP EM EM";
    let mut table = stage(map)
        .deck("G1,M1,M1,M1,M1,M1,M1,Z1")
        .crew(["demolitions-guy", "burglar", "lookout"])
        .act([(1, 2), (1, 0), (1, 0)], &[1, 1, 1]);
    assert!(table.find_commit(0, "Breach").is_none());
    table.commit(1, "Pause");
    table.end_round();
    decline_replans(&mut table);
    assert!(table.find_commit(0, "Breach").is_some());
}

// covers: rule:gaps, ability:grease-man/vent-crawl
#[test]
fn a_gap_is_crossed_straight_and_is_one_cell_wide() {
    let map = "E2 EM GP EM GP GP EM
                GP EM EM GP EM EM GP";
    let mut table = stage(map)
        .crew(["grease-man", "thug", "lookout"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Walk");
    let across: Vec<Command> = table
        .legal(0)
        .into_iter()
        .filter(|command| matches!(command, Command::Vent { .. }))
        .collect();
    let straight = table.at(0, 3);
    assert_eq!(
        across,
        [Command::Vent {
            who: Who(0),
            space: straight
        }]
    );
    // Two cells without a tile are too wide; a tile between is no gap.
    table.teleport(0, 0, 3);
    for (row, col) in [(0, 6), (1, 4)] {
        let space = table.at(row, col);
        assert_eq!(
            table.refused(Command::Vent { who: Who(0), space }),
            Refusal::AcrossNoGap
        );
    }
}

// covers: rule:gaps, rule:lockdown-gates, ability:grease-man/vent-crawl
#[test]
fn a_closed_gate_is_a_gap() {
    let mut table = stage("E2 EM GA EM")
        .deck("G1,M1,M1,M1,M1,M1,M1,M1,Z1")
        .crew(["grease-man", "thug", "lookout"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let beyond = table.at(0, 3);
    let vent = Command::Vent {
        who: Who(0),
        space: beyond,
    };
    table.commit(0, "Pause");
    assert_eq!(table.refused(vent), Refusal::AcrossNoGap);
    table.end_round();
    decline_replans(&mut table);
    table.commit(0, "Walk");
    table.ok(vent);
    step(&mut table, 0, 0, 3);
}

// Watchtower and reinforcements

// covers: rule:watchtower, rule:reinforcements
#[test]
fn towers_and_reinforcements_are_passable_and_quiet_until_their_crisis() {
    let mut table = stage("E2 EM WT RE EM").act([(0, 1), (0, 4), (0, 0)], &[5, 1, 1]);
    table.commit(0, "Sprint");
    step(&mut table, 0, 0, 2);
    step(&mut table, 0, 0, 3);
    table.end_round();
    assert_eq!(table.state.tokens.total(Chit::Guard), 0);
    assert_eq!(table.state.towers.len(), 1);
    assert_eq!(table.state.reinforcements.len(), 1);
}

// covers: rule:watchtower, rule:phase-4-escape
#[test]
fn the_watchtower_does_nothing_in_escape() {
    let mut table = stage("E2 EM EM WT").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.escape();
    table.set_ideas(0, 5);
    let (near, out) = (table.at(0, 1), table.at(0, 0));
    table.ok(Command::Dash {
        who: Who(0),
        to: near,
    });
    table.ok(Command::Dash {
        who: Who(0),
        to: out,
    });
    assert_eq!(table.ideas(0), 3);
    assert_eq!(table.state.tokens.total(Chit::Guard), 0);
}
