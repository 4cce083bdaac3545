//! How Escape ends: who is busted, who hides, who shares whose fate.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::{Goal, ScenarioRule};
use crew::state::{End, Place, Token};

// covers: rule:end-of-a-heist, rule:busted, rule:phase-4-escape
#[test]
fn escape_ends_when_everybody_in_play_is_done() {
    let mut table = alarm(stage("E2 EM GA"), [(0, 2), (0, 0), (0, 1)], [0; 3]);
    // The thug was busted on the gate and is not waited for.
    assert_eq!(
        table.seat_refused(0, Command::Ready),
        Refusal::OutOfTheHeist
    );
    table.seat(1, Command::Ready);
    assert_eq!(table.seat_refused(1, Command::Ready), Refusal::AlreadyReady);
    assert_eq!(table.state.phase, Phase::Escape);
    table.seat(2, Command::Ready);
    assert_eq!(table.state.phase, Phase::Over);
    assert_eq!(table.state.crew[1].status, Status::Escaped);
    assert_eq!(table.state.crew[2].status, Status::Busted);
}

// covers: rule:end-of-a-heist
#[test]
fn nothing_is_done_after_the_end() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 0); 3], [3; 3]);
    table.finish();
    assert_eq!(table.no_dash(0, 0, 1), Refusal::HeistIsOver);
    assert!((0..3).all(|seat| table.legal(seat).is_empty()));
}

// covers: rule:phase-4-escape
#[test]
fn a_new_run_makes_everybody_think_again() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 1), (0, 0), (0, 0)], [1, 0, 0]);
    table.seat(1, Command::Ready);
    table.seat(2, Command::Ready);
    table.dash(0, 0, 0);
    assert!(table.state.ready.is_empty());
    table.finish();
}

// covers: rule:winning-a-heist
#[test]
fn the_objective_can_be_met_although_everybody_is_busted() {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let mut table = alarm(stage("E2 EM JW").goals(&[goal]), [(0, 1); 3], [0; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.state.pieces[jewel.index()] = Place::SECURED;
    table.finish();
    assert_eq!(table.state.end, End::Success);
    assert!(
        table.state.crew[..3]
            .iter()
            .all(|member| member.status == Status::Busted)
    );
}

// covers: rule:losing-a-heist, rule:loot-and-items
#[test]
fn loot_brought_out_is_kept_in_a_lost_heist() {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let mut table = alarm(
        stage("E2 $2 JW").goals(&[goal]),
        [(0, 1), (0, 0), (0, 0)],
        [1, 0, 0],
    );
    let from = table.at(0, 1);
    table.ok(Command::Take {
        who: Who(0),
        piece: Piece::CASH,
        from,
    });
    table.dash(0, 0, 0);
    table.finish();
    assert_eq!(table.state.end, End::Failure);
    assert_eq!(table.outcome().team_cash, 2);
}

/// The thug is left inside with the camouflage and a jewel.
fn camouflaged(stage: Stage) -> (Table, Piece) {
    let mut table = alarm(stage, [(0, 2), (0, 0), (0, 0)], [0; 3]);
    table.give(table.item("camouflage", 0), 0);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    (table, jewel)
}

// covers: item:camouflage
#[test]
fn the_camouflaged_are_not_busted_and_keep_their_loot() {
    let (mut table, jewel) = camouflaged(stage("E2 EM EM JW"));
    table.finish();
    assert_eq!(table.state.crew[0].status, Status::Hidden);
    assert_eq!(table.place(jewel), Place::with(Who(0)));
}

// covers: item:camouflage, option:camouflage-keeps-loot
#[test]
fn by_house_rule_the_camouflaged_lose_their_loot() {
    let (mut table, jewel) =
        camouflaged(stage("E2 EM EM JW").rules(|rules| rules.camouflage_keeps_loot = false));
    table.finish();
    assert_eq!(table.state.crew[0].status, Status::Hidden);
    assert_eq!(table.place(jewel), Place::LOST);
}

// covers: item:camouflage
#[test]
fn a_guard_on_or_beside_the_hex_finds_the_camouflaged() {
    for (col, token, status) in [
        (2, Token::Guard, Status::Busted),
        (3, Token::Guard, Status::Busted),
        (3, Token::Dog, Status::Busted),
        (2, Token::SubduedGuard, Status::Hidden),
        (4, Token::Guard, Status::Hidden),
    ] {
        let (mut table, _) = camouflaged(stage("E2 EM EM JW EM"));
        table.add(token, 0, col);
        table.finish();
        assert_eq!(
            table.state.crew[0].status, status,
            "{token:?} in column {col}"
        );
    }
}

// covers: item:camouflage, rule:last-ditch-effort
#[test]
fn somebody_stopped_may_hide_too() {
    let (mut table, _) = camouflaged(stage("E2 EM EM JW"));
    table.declare(0, &[(0, 1), (0, 0)]);
    table.last_ditch(0, 0, 1);
    table.run(0);
    table.finish();
    assert_eq!(table.state.crew[0].status, Status::Hidden);
}

// covers: item:camouflage, scenario:the-final-score-part-1/hideouts
#[test]
fn nobody_hides_outdoors() {
    let map = stage("E2 EM EM *").rule(ScenarioRule::Hideouts(2));
    let mut table = alarm(map, [(0, 0), (0, 3), (0, 1)], [0; 3]);
    table.give(table.item("camouflage", 0), 0);
    table.finish();
    assert_eq!(table.state.crew[0].status, Status::Busted);
}

// covers: item:camouflage
#[test]
fn loot_of_the_camouflaged_does_not_meet_the_objective() {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let (mut table, _) = camouflaged(stage("E2 EM EM JW").goals(&[goal]));
    table.finish();
    assert_eq!(table.state.end, End::Failure);
}

// covers: item:master-plan-copy
#[test]
fn everybody_shares_the_fate_of_a_busted_plan_holder() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 1), (0, 0), (0, 0)], [0; 3]);
    table.give(table.item("master-plan-copy", 0), 0);
    table.finish();
    assert!(
        table.state.crew[..3]
            .iter()
            .all(|member| member.status == Status::Busted)
    );
    assert_eq!(table.state.end, End::Failure);
}

// covers: item:master-plan-copy
#[test]
fn a_shared_fate_fails_even_an_objective_brought_out() {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let mut table = alarm(
        stage("E2 EM JW").goals(&[goal]),
        [(0, 1), (0, 0), (0, 0)],
        [0; 3],
    );
    table.give(table.item("master-plan-copy", 0), 0);
    let jewel = table.loot(Chit::Jewel, 0);
    table.state.pieces[jewel.index()] = Place::SECURED;
    table.finish();
    assert_eq!(table.state.end, End::Failure);
}

// covers: item:master-plan-copy
#[test]
fn a_plan_holder_who_gets_out_dooms_nobody() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 1), (0, 1), (0, 0)], [1, 0, 0]);
    table.give(table.item("master-plan-copy", 0), 0);
    table.dash(0, 0, 0);
    table.finish();
    let status: Vec<Status> = table.state.crew[..3]
        .iter()
        .map(|member| member.status)
        .collect();
    assert_eq!(status, [Status::Escaped, Status::Busted, Status::Escaped]);
    assert_eq!(table.state.end, End::Success);
}

// covers: item:master-plan-copy, rule:lockdown-gates
#[test]
fn a_plan_holder_caught_by_a_gate_dooms_everybody_at_once() {
    let mut table = stage("E2 EM GA").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.give(table.item("master-plan-copy", 0), 0);
    for seat in 0..3 {
        table.seat(seat, Command::CallEscape);
    }
    table.end_round();
    assert_eq!(table.state.phase, Phase::Over);
    assert!(
        table.state.crew[..3]
            .iter()
            .all(|member| member.status == Status::Busted)
    );
}
