//! How heists end: objectives, people, loot, rewards and numbers.

mod achievements;
mod final_score;

use crate::kit::*;
use crew::content::effect::Chit;
use crew::content::scenario::{Goal, Reward, ScenarioRule};
use crew::outcome::Outcome;
use crew::rules::GoalLoot;
use crew::state::{Place, Tally};
use crew::*;

/// Everyone calls Escape and nobody runs any further.
fn end(mut table: Table) -> Outcome {
    table.escape();
    table.finish();
    table.outcome()
}

fn statuses(outcome: &Outcome) -> Vec<Status> {
    outcome.members.iter().map(|member| member.status).collect()
}

/// A step of a character who has moves left, put into the pool by hand.
fn step(table: &mut Table, who: u8, row: i8, col: i8) {
    if !table.state.crew[who as usize].committed {
        let command = table
            .legal(who)
            .into_iter()
            .find(|command| matches!(command, Command::Commit { who: w, .. } if *w == Who(who)));
        table.ok(command.expect("somebody can always act"));
    }
    table.state.crew[who as usize].pool.moves = 1;
    let to = table.at(row, col);
    table.ok(Command::Move { who: Who(who), to });
}

/// Picks a piece up on the own tile.
fn take(table: &mut Table, who: u8, piece: Piece) {
    let from = table.state.crew[who as usize].at;
    table.ok(Command::Take {
        who: Who(who),
        piece,
        from,
    });
}

const JEWEL: Goal = Goal::Secure {
    chit: Chit::Jewel,
    count: 1,
};

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

// covers: rule:busted
#[test]
fn only_county_frees_the_busted() {
    let mut stage = stage("E2 EM");
    stage.member(0).busted = true;
    let outcome = end(stage.act([(0, 0); 3], &[1; 3]));
    assert_eq!(outcome.members[0].status, Status::Escaped);
    assert!(outcome.members[0].busted);
}

// Loot

// covers: rule:loot-and-items
#[test]
fn cash_carried_out_belongs_to_the_team() {
    let mut table = stage("E2 $3 EM")
        .cash(4)
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    take(&mut table, 0, Piece::CASH);
    step(&mut table, 0, 0, 0);
    assert_eq!(table.state.team_cash, 7);
    let outcome = end(table);
    assert_eq!((outcome.cash_out, outcome.team_cash), (3, 7));
}

// covers: rule:loot-and-items, rule:busted
#[test]
fn cash_brought_out_stays_when_its_carrier_is_busted_later() {
    let mut table = stage("E2 $3 EM").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    take(&mut table, 0, Piece::CASH);
    step(&mut table, 0, 0, 0);
    step(&mut table, 0, 0, 1);
    let outcome = end(table);
    assert_eq!(outcome.members[0].status, Status::Busted);
    assert_eq!((outcome.cash_out, outcome.team_cash), (3, 3));
}

// covers: rule:loot-and-items, rule:busted
#[test]
fn cash_on_the_busted_is_lost() {
    let mut table = stage("E2 $3 EM")
        .cash(4)
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    take(&mut table, 0, Piece::CASH);
    let outcome = end(table);
    assert_eq!((outcome.cash_out, outcome.team_cash), (0, 4));
}

// covers: rule:losing-a-heist
#[test]
fn a_lost_heist_keeps_what_was_brought_out() {
    let papers = Goal::Secure {
        chit: Chit::Documents,
        count: 1,
    };
    let stage = stage("E2 JW PP").goals(&[papers]).cash(4);
    let mut table = stage.act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    step(&mut table, 0, 0, 0);
    let outcome = end(table);
    assert!(!outcome.success);
    assert_eq!(
        (outcome.jewels, outcome.documents, outcome.team_cash),
        (1, 0, 4)
    );
}

// covers: rule:loot-and-items
#[test]
fn jewels_join_those_the_team_has() {
    let mut stage = stage("E2 JW EM");
    stage.setup.jewels = 2;
    let mut table = stage.act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    step(&mut table, 0, 0, 0);
    assert_eq!(end(table).jewels, 3);
}

// covers: rule:loot-and-items
#[test]
fn cash_in_a_hideout_is_kept() {
    let stage = stage("E2 $3 *").rule(ScenarioRule::Hideouts(2));
    let mut table = stage.act([(0, 1), (0, 2), (0, 2)], &[1; 3]);
    take(&mut table, 0, Piece::CASH);
    table.teleport(0, 0, 2);
    table.teleport(1, 0, 0);
    let outcome = end(table);
    assert_eq!(outcome.members[0].status, Status::Escaped);
    assert_eq!((outcome.cash_out, outcome.team_cash), (3, 3));
}

/// A camouflaged Thug with a jewel and cash, left inside.
fn hidden(rules: impl Fn(&mut Rules)) -> Outcome {
    let stage = stage("E2 EM JW").goals(&[JEWEL]).rules(rules);
    let mut table = stage.act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    let (cloak, jewel) = (table.item("camouflage", 0), table.loot(Chit::Jewel, 0));
    table.give(cloak, 0);
    take(&mut table, 0, jewel);
    table.state.crew[0].cash = 2;
    end(table)
}

// covers: rule:loot-and-items, item:camouflage
#[test]
fn the_hidden_keep_their_loot_but_do_not_meet_the_objective() {
    let outcome = hidden(|_| {});
    assert_eq!(outcome.members[0].status, Status::Hidden);
    assert!(!outcome.members[0].busted);
    assert!(!outcome.success);
    assert_eq!((outcome.jewels, outcome.team_cash), (1, 2));
    assert_eq!(outcome.items, ["camouflage"]);
}

// covers: rule:loot-and-items, item:camouflage
#[test]
fn by_house_rule_the_hidden_lose_their_loot() {
    let outcome = hidden(|rules| rules.camouflage_keeps_loot = false);
    assert_eq!(outcome.members[0].status, Status::Hidden);
    assert_eq!((outcome.jewels, outcome.team_cash), (0, 0));
}

/// A jewel for the client and papers for the team, both brought out.
fn both_out(goals: &[Goal], rules: impl Fn(&mut Rules)) -> Outcome {
    let stage = stage("E2 JW PP MW")
        .goals(goals)
        .rules(rules)
        .npc("hostage", 0);
    let mut table = stage.act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let (jewel, papers) = (table.loot(Chit::Jewel, 0), table.loot(Chit::Documents, 0));
    table.give(jewel, 0);
    table.give(papers, 0);
    step(&mut table, 0, 0, 0);
    end(table)
}

// covers: rule:winning-a-heist, rule:loot-and-items
#[test]
fn the_loot_of_the_objective_is_kept() {
    let outcome = both_out(&[JEWEL], |_| {});
    assert!(outcome.success);
    assert_eq!((outcome.jewels, outcome.documents), (1, 1));
}

// covers: rule:winning-a-heist, rule:loot-and-items
#[test]
fn by_house_rule_the_loot_of_the_objective_goes_to_the_client() {
    let outcome = both_out(&[JEWEL], |rules| rules.goal_loot = GoalLoot::HandedOver);
    assert!(outcome.success);
    assert_eq!((outcome.jewels, outcome.documents), (0, 1));
}

// covers: rule:losing-a-heist, rule:loot-and-items
#[test]
fn a_failed_crew_hands_nothing_over() {
    let goals = [JEWEL, Goal::NpcEscapes];
    let outcome = both_out(&goals, |rules| rules.goal_loot = GoalLoot::HandedOver);
    assert!(!outcome.success);
    assert_eq!((outcome.jewels, outcome.documents), (1, 1));
}

// Rewards

fn with_reward() -> Stage {
    let mut stage = stage("E2 EM EM").cash(4);
    stage.draft.reward = Reward {
        fixer: Some("fence".into()),
        cash: 7,
        frees: false,
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
    assert_eq!(table.state.team_cash, 3);
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

// Items

/// The Thug with the penny and the radio of the team begins and stays at this place.
fn with_items(thug: (i8, i8), rules: impl Fn(&mut Rules)) -> Outcome {
    let stage = stage("E2 EM EM")
        .owns(&["lucky-penny", "radio"])
        .rules(rules);
    let mut table = stage.plan();
    for id in ["lucky-penny", "radio"] {
        let piece = table.item(id, 0);
        table.seat(0, Command::Pack { piece, who: Who(0) });
    }
    table.begin([thug, (0, 0), (0, 0)], &[1; 3]);
    end(table)
}

// covers: rule:loot-and-items
#[test]
fn items_come_home_with_their_holder() {
    let outcome = with_items((0, 0), |_| {});
    assert_eq!(outcome.items, ["radio", "lucky-penny"]);
    assert!(outcome.discovered.is_empty());
}

// covers: rule:loot-and-items, rule:the-shop
#[test]
fn items_of_the_busted_return_to_the_shop() {
    let outcome = with_items((0, 2), |_| {});
    assert!(outcome.items.is_empty());
    // The radio has always been for sale.
    assert_eq!(outcome.discovered, ["lucky-penny"]);
}

// covers: rule:loot-and-items, rule:the-shop
#[test]
fn by_house_rule_items_of_the_busted_are_gone_for_good() {
    let outcome = with_items((0, 2), |rules| rules.lost_items_return_to_shop = false);
    assert!(outcome.items.is_empty());
    assert!(outcome.discovered.is_empty());
}

// covers: rule:loot-and-items
#[test]
fn items_left_at_home_stay_there() {
    let table = stage("E2 EM").owns(&["radio"]).act([(0, 0); 3], &[1; 3]);
    assert_eq!(end(table).items, ["radio"]);
}

// covers: rule:loot-and-items
#[test]
fn an_item_found_and_carried_out_is_the_teams() {
    let stage = stage("E2 I EM").items(&["laser-burst"]);
    let mut table = stage.act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let laser = table.item("laser-burst", 0);
    take(&mut table, 0, laser);
    step(&mut table, 0, 0, 0);
    assert_eq!(table.place(laser), Place::with(Who(0)));
    assert_eq!(end(table).items, ["laser-burst"]);
}

// covers: rule:loot-and-items
#[test]
fn by_house_rule_an_item_outdoors_leaves_the_hand_and_is_the_teams() {
    let stage = stage("E2 I EM").items(&["laser-burst"]);
    let stage = stage.rules(|rules| rules.tools_stay_in_hand = false);
    let mut table = stage.act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let laser = table.item("laser-burst", 0);
    take(&mut table, 0, laser);
    step(&mut table, 0, 0, 0);
    assert_eq!(table.place(laser), Place::SECURED);
    assert_eq!(end(table).items, ["laser-burst"]);
}

// covers: rule:loot-and-items
#[test]
fn an_item_left_on_the_floor_is_nobodys() {
    let table = stage("E2 I EM")
        .items(&["laser-burst"])
        .act([(0, 0); 3], &[1; 3]);
    let outcome = end(table);
    assert!(outcome.items.is_empty());
    assert!(outcome.discovered.is_empty());
}

// covers: rule:the-shop, item:flashbang
#[test]
fn a_found_item_that_is_used_up_is_for_sale_afterwards() {
    let stage = stage("E2 I EM").items(&["flashbang"]);
    let mut table = stage.act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let bang = table.item("flashbang", 0);
    take(&mut table, 0, bang);
    table.commit(0, "Toss Flashbang");
    let outcome = end(table);
    assert!(outcome.items.is_empty());
    assert_eq!(outcome.discovered, ["flashbang"]);
}

// covers: item:master-plan-copy
#[test]
fn a_copied_plan_is_thrown_away() {
    let mut table = stage("E2 EM").cash(9).plan();
    let buy = table.buy("master-plan-copy", 0);
    table.seat(0, buy);
    table.begin([(0, 0); 3], &[1; 3]);
    assert!(end(table).items.is_empty());
}

// covers: ability:safecracker/Gain SAFECRACKING TOOLS
#[test]
fn what_a_character_brings_along_is_not_the_teams() {
    let stage = stage("E2 EM").crew(["safecracker", "thug", "burglar"]);
    let table = stage.act([(0, 0); 3], &[1; 3]);
    assert!(table.state.crew[0].holds(table.item("safecracking-tools", 0)));
    assert!(end(table).items.is_empty());
}

// Numbers

// covers: rule:end-of-a-heist
#[test]
fn rounds_noise_and_reveals_are_counted() {
    let mut table = stage("E2 EM EM SC SC").act([(0, 0); 3], &[1; 3]);
    table.dealer.add_draws([Chit::Blank as u8; 2]);
    table.commit(0, "Walk");
    table.commit(1, "Pause");
    table.commit(2, "Discover");
    for col in [3, 4] {
        let space = table.at(0, col);
        table.ok(Command::Reveal { who: Who(2), space });
    }
    table.end_round();
    table.commit(1, "Pause");
    table.commit(2, "Run");
    let outcome = end(table);
    assert_eq!(outcome.rounds, 2);
    // Walk, Discover, Walk and Run.
    assert_eq!(outcome.noise, 5);
    assert_eq!(outcome.count.reveals, 2);
    let noise: Vec<u16> = outcome
        .members
        .iter()
        .map(|member| member.tally.noise)
        .collect();
    assert_eq!(noise, [2, 0, 3]);
    let reveals: Vec<u16> = outcome
        .members
        .iter()
        .map(|member| member.tally.reveals)
        .collect();
    assert_eq!(reveals, [0, 0, 2]);
}

// covers: rule:end-of-a-heist, rule:raise-alert
#[test]
fn alerts_are_counted_by_their_cause() {
    let stage = stage("E2 CM EM")
        .skills(0, ["blast", "hurry"])
        .deck("M1,M1,M1,2,M1,M1,M1,Z1");
    let mut table = stage.act([(0, 0); 3], &[3, 1, 1]);
    table.state.noise = 2;
    // One alert on the card, and noise on slot 3.
    table.commit(0, "Detonate");
    // Noise on slot 4: the track raises one. The camera sees the Burglar.
    table.commit(1, "Dart");
    let to = table.at(0, 1);
    table.ok(Command::Move { who: Who(1), to });
    // Event 2 finds one crowded entrance.
    let outcome = end(table);
    assert_eq!(outcome.count.alerts_by_actions, 1);
    assert_eq!(outcome.count.alerts_by_noise, 1);
    assert_eq!(outcome.count.alerts_by_cameras, 1);
    assert_eq!(outcome.count.alerts_by_events, 2);
    assert_eq!(outcome.alerts, 5);
}

// covers: rule:end-of-a-heist
#[test]
fn ideas_and_moves_are_counted_by_character() {
    // Event 18 takes an idea from whoever stands alone.
    let stage = stage("E2 EM EM EM EM").deck("M1,18,M1,M1,Z1");
    let mut table = stage.act([(0, 0), (0, 1), (0, 4)], &[1; 3]);
    table.commit(1, "Dart");
    for col in [2, 1] {
        let to = table.at(0, col);
        table.ok(Command::Move { who: Who(1), to });
    }
    table.end_round();
    table.commit(1, "Pause");
    table.ok(Command::Think { who: Who(1) });
    table.commit(2, "Discover");
    let outcome = end(table);
    let [_, burglar, lookout] = &outcome.members[..] else {
        panic!("three members")
    };
    let expected = Tally {
        ideas_gained: 1,
        ideas_spent: 1,
        moves: 2,
        noise: 1,
        ..Tally::default()
    };
    assert_eq!(burglar.tally, expected);
    assert_eq!(burglar.ideas_left, 2);
    assert_eq!(lookout.tally.ideas_lost, 1);
    assert_eq!(lookout.ideas_left, 1);
}

// covers: rule:end-of-a-heist
#[test]
fn the_outcome_names_everybody() {
    let mut stage = stage("E2 EM MW").npc("hostage", 0);
    stage.member(1).name = Some("Karma".into());
    let outcome = end(stage.act([(0, 0); 3], &[1; 3]));
    let names: Vec<&str> = outcome
        .members
        .iter()
        .map(|member| member.name.as_str())
        .collect();
    assert_eq!(names, ["thug", "Karma", "lookout", "hostage"]);
}
