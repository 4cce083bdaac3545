//! Burglar, Grease Man and Ghost Runner.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::Token;

// covers: ability:burglar/dart, ability:grease-man/dart, ability:ghost-runner/bolt
#[test]
fn an_idea_buys_two_quiet_moves() {
    for (mover, name) in [
        ("burglar", "Dart"),
        ("grease-man", "Dart"),
        ("ghost-runner", "Bolt"),
    ] {
        let mut table = with("E2 EM EM EM", mover).act([(0, 0); 3], &[1, 1, 1]);
        table.set_ideas(0, 0);
        assert!(table.find_commit(0, name).is_none());
        table.set_ideas(0, 2);
        table.commit(0, name);
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 1),
        });
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        });
        assert_eq!((table.ideas(0), table.state.noise), (1, 1));
        let third = Command::Move {
            who: FIRST,
            to: table.at(0, 3),
        };
        assert_eq!(table.refused(third), Refusal::NoneLeft);
    }
}

// covers: ability:ghost-runner/bolt
#[test]
fn two_ideas_buy_three_quiet_moves() {
    let mut table = with("E2 EM EM EM", "ghost-runner").act([(0, 0); 3], &[1, 1, 1]);
    let bolt = Command::Commit {
        who: FIRST,
        action: ActionId(2),
        face: 0,
        aim: crew::Aim::NONE,
    };
    table.set_ideas(0, 1);
    assert_eq!(
        table.refused(bolt),
        Refusal::NotEnoughIdeas { need: 2, have: 1 }
    );
    table.set_ideas(0, 2);
    table.ok(bolt);
    for col in 1..=3 {
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, col),
        });
    }
    assert_eq!((table.ideas(0), table.state.noise), (0, 1));
}

fn vent(table: &Table, row: i8, col: i8) -> Command {
    Command::Vent {
        who: FIRST,
        space: table.at(row, col),
    }
}

// covers: ability:grease-man/vent-crawl, rule:gaps
#[test]
fn a_vent_leads_across_one_gap_for_four_noise() {
    let mut table = with("E2 EM GP EM EM", "grease-man").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    assert_eq!(table.refused(vent(&table, 0, 3)), Refusal::NotCommitted);
    table.commit(0, "Walk");
    let across = Command::Move {
        who: FIRST,
        to: table.at(0, 3),
    };
    assert_eq!(table.refused(across), Refusal::NotAdjacent);
    table.ok(vent(&table, 0, 3));
    assert_eq!((table.state.noise, table.alerts()), (5, 1));
    table.ok(across);
    assert_eq!(table.state.crew[0].at, table.at(0, 3));
}

// covers: ability:grease-man/vent-crawl, rule:gaps
#[test]
fn a_vent_is_straight_and_one_gap_wide() {
    let mut table = with(
        "E2 EM GP GP EM\nGP EM GP EM GP\nGP EM EM EM GP",
        "grease-man",
    )
    .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Walk");
    // Two gaps wide; a tile between; round the corner.
    for (row, col) in [(0, 4), (2, 2), (1, 3)] {
        assert_eq!(
            table.refused(vent(&table, row, col)),
            Refusal::AcrossNoGap,
            "{row} {col}"
        );
    }
    table.teleport(0, 0, 0);
    assert_eq!(table.refused(vent(&table, 1, 1)), Refusal::AcrossNoGap);
    table.teleport(0, 1, 1);
    table.ok(vent(&table, 1, 3));
}

// covers: ability:grease-man/vent-crawl
#[test]
fn a_vent_serves_one_sub_action() {
    let mut table = with("E2 EM GP LO", "grease-man")
        .skills(0, ["bypass", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Bump");
    table.ok(vent(&table, 0, 3));
    assert_eq!(table.refused(vent(&table, 0, 3)), Refusal::AlreadyActive);
    table.ok(Command::Unlock {
        who: FIRST,
        space: table.at(0, 3),
    });
    let across = Command::Move {
        who: FIRST,
        to: table.at(0, 3),
    };
    assert_eq!(table.refused(across), Refusal::NotAdjacent);
    table.ok(vent(&table, 0, 3));
    table.ok(across);
    assert_eq!(table.state.noise, 10);
}

// covers: ability:grease-man/vent-crawl, rule:auto-reveal
#[test]
fn looking_through_the_vent_reveals_the_tile() {
    let mut table = with("E2 EM GP SC", "grease-man")
        .bag(Bag {
            locks: 1,
            ..Bag::default()
        })
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.dealer.add_draws([Chit::Lock as u8]);
    table.commit(0, "Walk");
    table.ok(vent(&table, 0, 3));
    assert_eq!(table.count(Token::Lock, 0, 3), 1);
    let across = Command::Move {
        who: FIRST,
        to: table.at(0, 3),
    };
    assert_eq!(table.refused(across), Refusal::Locked);
}

// covers: ability:grease-man/vent-crawl, rule:gaps, rule:lockdown-gates
#[test]
fn a_closed_gate_is_a_gap() {
    let mut table = with("E2 EM GA EM", "grease-man")
        .deck("G1,M1,M1,Z1")
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let gate = table.at(0, 2);
    for member in &mut table.state.crew {
        member.planned.remove(gate);
    }
    table.commit(0, "Walk");
    assert_eq!(table.refused(vent(&table, 0, 3)), Refusal::AcrossNoGap);
    quiet_round(&mut table);
    table.commit(0, "Walk");
    table.ok(vent(&table, 0, 3));
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 3),
    });
}

// covers: ability:grease-man/vent-crawl, rule:no-costly-abilities
#[test]
fn no_vent_in_escape_and_none_for_others() {
    let mut table = with("E2 EM GP EM", "grease-man").act([(0, 1), (0, 1), (0, 0)], &[1, 1, 1]);
    table.commit(1, "Walk");
    let other = Command::Vent {
        who: SECOND,
        space: table.at(0, 3),
    };
    assert_eq!(table.refused(other), Refusal::NoSuchAbility);
    table.escape();
    assert_eq!(table.refused(vent(&table, 0, 3)), Refusal::WrongPhase);
}
