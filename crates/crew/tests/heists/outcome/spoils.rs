//! Loot and items: what the team keeps.

use super::*;
use crew::content::scenario::ScenarioRule;
use crew::rules::GoalLoot;
use crew::state::Place;

// Loot

// covers: rule:loot-and-items
#[test]
fn cash_carried_out_belongs_to_the_team() {
    let mut table = stage("E2 $3 EM")
        .cash(4)
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    take(&mut table, 0, Piece::CASH);
    step(&mut table, 0, 0, 0);
    assert_eq!(table.state.team.cash, 7);
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

// covers: rule:loot-and-items, item:camouflage, option:camouflage-keeps-loot
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

// covers: rule:winning-a-heist, rule:loot-and-items, option:goal-loot
#[test]
fn by_house_rule_the_loot_of_the_objective_goes_to_the_client() {
    let outcome = both_out(&[JEWEL], |rules| rules.goal_loot = GoalLoot::HandedOver);
    assert!(outcome.success);
    assert_eq!((outcome.jewels, outcome.documents), (0, 1));
}

// covers: rule:winning-a-heist, rule:loot-and-items, option:goal-loot
#[test]
fn the_client_gets_no_more_than_was_asked_for() {
    let mut table = stage("E2 JW JW")
        .goals(&[JEWEL])
        .rules(|rules| rules.goal_loot = GoalLoot::HandedOver)
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    for nth in 0..2 {
        let jewel = table.loot(Chit::Jewel, nth);
        table.give(jewel, 0);
    }
    step(&mut table, 0, 0, 0);
    let outcome = end(table);
    assert!(outcome.success);
    assert_eq!(outcome.jewels, 1);
}

// covers: rule:losing-a-heist, rule:loot-and-items, option:goal-loot
#[test]
fn a_failed_crew_hands_nothing_over() {
    let goals = [JEWEL, Goal::NpcEscapes];
    let outcome = both_out(&goals, |rules| rules.goal_loot = GoalLoot::HandedOver);
    assert!(!outcome.success);
    assert_eq!((outcome.jewels, outcome.documents), (1, 1));
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

// covers: rule:loot-and-items, rule:the-shop, option:lost-items-return-to-shop
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

// covers: rule:loot-and-items, option:tools-stay-in-hand
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

// covers: ability:safecracker/gain-safecracking-tools
#[test]
fn what_a_character_brings_along_is_not_the_teams() {
    let stage = stage("E2 EM").crew(["safecracker", "thug", "burglar"]);
    let table = stage.act([(0, 0); 3], &[1; 3]);
    assert!(table.state.crew[0].holds(table.item("safecracking-tools", 0)));
    assert!(end(table).items.is_empty());
}
