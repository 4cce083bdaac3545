//! Objectives, the people who met them or not, and what they win.

use super::*;
use crew::content::scenario::{Reward, ScenarioRule};

fn statuses(outcome: &Outcome) -> Vec<Status> {
    outcome.members.iter().map(|member| member.status).collect()
}

// Objectives

// covers: rule:winning-a-heist, rule:end-of-a-heist
#[test]
fn a_jewel_brought_out_meets_the_objective() {
    let mut table = stage("E2 JW EM")
        .goals(&[JEWEL])
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    step(&mut table, 0, 0, 0);
    let outcome = end(table);
    assert!(outcome.success);
    assert_eq!(outcome.jewels, 1);
}

// covers: rule:losing-a-heist
#[test]
fn a_jewel_left_behind_fails_it() {
    let table = stage("E2 JW EM").goals(&[JEWEL]).act([(0, 0); 3], &[1; 3]);
    let outcome = end(table);
    assert!(!outcome.success);
    assert_eq!(outcome.jewels, 0);
}

// covers: rule:losing-a-heist, rule:busted
#[test]
fn a_jewel_in_the_hands_of_the_busted_is_lost() {
    let mut table = stage("E2 JW EM")
        .goals(&[JEWEL])
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    let outcome = end(table);
    assert!(!outcome.success);
    assert_eq!(outcome.jewels, 0);
}

// covers: rule:winning-a-heist
#[test]
fn fewer_than_wanted_are_not_enough() {
    let two = Goal::Secure {
        chit: Chit::Jewel,
        count: 2,
    };
    for (taken, met) in [(1, false), (2, true)] {
        let stage = stage("E2 EM JW JW").goals(&[two]);
        let mut table = stage.act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
        for nth in 0..taken {
            let jewel = table.loot(Chit::Jewel, nth);
            table.give(jewel, 0);
        }
        step(&mut table, 0, 0, 1);
        step(&mut table, 0, 0, 0);
        assert_eq!(end(table).success, met);
    }
}

// covers: rule:winning-a-heist, rule:busted
#[test]
fn the_objective_can_be_met_although_somebody_is_busted() {
    let mut table = stage("E2 JW EM")
        .goals(&[JEWEL])
        .act([(0, 1), (0, 2), (0, 0)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    step(&mut table, 0, 0, 0);
    let outcome = end(table);
    assert!(outcome.success);
    assert_eq!(
        statuses(&outcome),
        [Status::Escaped, Status::Busted, Status::Escaped]
    );
}

/// A hostage taken by the Thug and put somewhere.
fn with_hostage(stage: Stage, row: i8, col: i8) -> Table {
    let mut table = stage
        .npc("hostage", 0)
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.dealer.add_rolls([1]);
    table.ok(Command::TakeHostage { who: Who(0) });
    table.teleport(4, row, col);
    table.teleport(0, row, col);
    table
}

// covers: rule:winning-a-heist, rule:non-player-characters
#[test]
fn a_hostage_at_an_exit_meets_the_objective() {
    let outcome = end(with_hostage(
        stage("E2 EM MW").goals(&[Goal::NpcEscapes]),
        0,
        0,
    ));
    assert!(outcome.success);
    assert_eq!(outcome.members[3].who, Who::NPC);
    assert_eq!(outcome.members[3].status, Status::Escaped);
}

// covers: rule:losing-a-heist, rule:non-player-characters
#[test]
fn a_hostage_left_inside_fails_it() {
    let outcome = end(with_hostage(
        stage("E2 EM MW").goals(&[Goal::NpcEscapes]),
        0,
        1,
    ));
    assert!(!outcome.success);
    assert_eq!(outcome.members[3].status, Status::Busted);
}

// covers: rule:losing-a-heist, rule:non-player-characters
#[test]
fn a_hostage_nobody_took_fails_it() {
    let stage = stage("E2 EM MW")
        .goals(&[Goal::NpcEscapes])
        .npc("hostage", 0);
    let mut table = stage.act([(0, 0); 3], &[1; 3]);
    table.escape();
    table.events.clear();
    table.finish();
    assert!(table.told(Event::NpcLost));
    let outcome = table.outcome();
    assert!(!outcome.success);
    assert_eq!(outcome.members[3].status, Status::Idle);
}

// covers: rule:winning-a-heist
#[test]
fn one_at_an_exit_is_enough_where_anybody_will_do() {
    let outcome = end(stage("E2 EM EM").act([(0, 2), (0, 2), (0, 0)], &[1; 3]));
    assert!(outcome.success);
}

// covers: rule:losing-a-heist
#[test]
fn nobody_out_is_a_failure() {
    let outcome = end(stage("E2 EM EM").act([(0, 2); 3], &[1; 3]));
    assert!(!outcome.success);
    assert_eq!(statuses(&outcome), [Status::Busted; 3]);
}

// covers: rule:winning-a-heist
#[test]
fn of_two_objectives_one_is_not_enough() {
    let both = [JEWEL, Goal::NpcEscapes];
    for (jewel_out, npc_out) in [(true, true), (true, false), (false, true)] {
        let stage = stage("E2 JW MW").goals(&both);
        let mut table = with_hostage(stage, 0, if npc_out { 0 } else { 1 });
        if jewel_out {
            let jewel = table.loot(Chit::Jewel, 0);
            table.teleport(1, 0, 1);
            take(&mut table, 1, jewel);
            step(&mut table, 1, 0, 0);
        }
        assert_eq!(end(table).success, jewel_out && npc_out);
    }
}

fn papers_for_a_hideout() -> Stage {
    stage("E2 PP *")
        .goals(&[Goal::HoldInHideout(Chit::Documents)])
        .rule(ScenarioRule::Hideouts(2))
}

// covers: rule:winning-a-heist
#[test]
fn papers_held_in_a_hideout_meet_the_objective() {
    let mut table = papers_for_a_hideout().act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    let papers = table.loot(Chit::Documents, 0);
    table.give(papers, 0);
    let outcome = end(table);
    assert!(outcome.success);
    assert_eq!(outcome.documents, 1);
}

// covers: rule:losing-a-heist
#[test]
fn papers_held_elsewhere_fail_it() {
    for place in [(0, 1), (0, 0)] {
        let mut table = papers_for_a_hideout().act([place, (0, 2), (0, 0)], &[1; 3]);
        let papers = table.loot(Chit::Documents, 0);
        table.give(papers, 0);
        assert!(!end(table).success, "{place:?}");
    }
}

// covers: rule:losing-a-heist
#[test]
fn papers_on_the_floor_of_a_hideout_fail_it() {
    let mut table = papers_for_a_hideout().act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    let papers = table.loot(Chit::Documents, 0);
    table.give(papers, 0);
    table.ok(Command::Drop {
        who: Who(0),
        piece: papers,
        to: table.at(0, 2),
    });
    assert!(!end(table).success);
}

// covers: rule:end-of-a-heist
#[test]
fn there_is_no_outcome_before_the_end() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1; 3]);
    assert_eq!(table.heist.outcome(&table.state), None);
    table.escape();
    assert_eq!(table.heist.outcome(&table.state), None);
    table.finish();
    assert!(table.heist.outcome(&table.state).is_some());
}

// People

// covers: rule:busted
#[test]
fn whoever_is_left_inside_goes_to_jail() {
    let outcome = end(stage("E2 EM EM").act([(0, 2), (0, 0), (0, 0)], &[1; 3]));
    assert_eq!(
        statuses(&outcome),
        [Status::Busted, Status::Escaped, Status::Escaped]
    );
    let jail: Vec<bool> = outcome.members.iter().map(|member| member.busted).collect();
    assert_eq!(jail, [true, false, false]);
}

/// A County breakout whose first two are busted; the first and the last reach an exit.
fn breakout() -> Table {
    let mut stage = stage("E2 MW EM E5").rule(ScenarioRule::BreakIn);
    stage.draft.reward = Reward {
        fixer: Some("prison-guard".into()),
        cash: 10,
        frees: true,
        handed_over: 0,
    };
    stage.member(0).busted = true;
    stage.member(1).busted = true;
    stage.act([(0, 0), (0, 2), (0, 3)], &[1; 3])
}

// covers: rule:busted, scenario:county-the-bricks, scenario:county-the-river, scenario:county-the-hole
#[test]
fn a_breakout_frees_those_who_get_out_and_only_those() {
    let outcome = end(breakout());
    assert!(outcome.success);
    assert_eq!(
        statuses(&outcome),
        [Status::Escaped, Status::Busted, Status::Escaped]
    );
    let jail: Vec<bool> = outcome.members.iter().map(|member| member.busted).collect();
    assert_eq!(jail, [false, true, false]);
    assert_eq!(outcome.fixer.as_deref(), Some("prison-guard"));
    assert_eq!(outcome.reward_cash, 10);
}

// covers: rule:busted, option:busted-only-break-out
#[test]
fn only_county_frees_the_busted() {
    let mut stage = stage("E2 EM").rules(|rules| rules.busted_only_break_out = false);
    stage.member(0).busted = true;
    let outcome = end(stage.act([(0, 0); 3], &[1; 3]));
    assert_eq!(outcome.members[0].status, Status::Escaped);
    assert!(outcome.members[0].busted);
}

// Rewards

fn with_reward() -> Stage {
    let mut stage = stage("E2 EM EM").cash(4);
    stage.draft.reward = Reward {
        fixer: Some("fence".into()),
        cash: 7,
        frees: false,
        handed_over: 0,
    };
    stage
}

// covers: rule:winning-a-heist, rule:fixers
#[test]
fn success_wins_the_fixer_and_the_cash() {
    let outcome = end(with_reward().act([(0, 0); 3], &[1; 3]));
    assert_eq!(outcome.fixer.as_deref(), Some("fence"));
    assert_eq!(
        (outcome.reward_cash, outcome.team_cash, outcome.cash_out),
        (7, 11, 0)
    );
}

// covers: rule:losing-a-heist, rule:fixers
#[test]
fn failure_wins_neither() {
    let outcome = end(with_reward().act([(0, 2); 3], &[1; 3]));
    assert_eq!(outcome.fixer, None);
    assert_eq!((outcome.reward_cash, outcome.team_cash), (0, 4));
}

/// Five of eight thousand on the own success; the Thug begins and stays at this place.
fn bet(goals: &[Goal], thug: (i8, i8)) -> Outcome {
    let mut table = stage("E2 EM JW")
        .goals(goals)
        .fixers(&["bookie"])
        .cash(8)
        .plan();
    table.seat(0, Command::Bet { cash: 5 });
    assert_eq!(table.state.team.cash, 3);
    table.begin([thug, (0, 0), (0, 0)], &[1; 3]);
    end(table)
}

// covers: fixer:bookie
#[test]
fn a_bet_is_won_when_everyone_gets_out() {
    let outcome = bet(&[Goal::AnyoneEscapes], (0, 0));
    assert_eq!((outcome.bet, outcome.team_cash), (5, 13));
}

// covers: fixer:bookie
#[test]
fn a_bet_is_lost_with_anybody_busted() {
    let outcome = bet(&[Goal::AnyoneEscapes], (0, 1));
    assert!(outcome.success);
    assert_eq!((outcome.bet, outcome.team_cash), (-5, 3));
}

// covers: fixer:bookie
#[test]
fn a_bet_is_lost_with_the_heist() {
    let outcome = bet(&[JEWEL], (0, 0));
    assert!(!outcome.success);
    assert_eq!((outcome.bet, outcome.team_cash), (-5, 3));
}
