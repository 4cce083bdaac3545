//! The Safehouse Rescue.

use super::*;
use crew::content::effect::Chit;
use crew::state::Token;

fn garage() -> Stage {
    scenario("the-safehouse-rescue").deck(QUIET)
}

/// Subdues guards on a hex with subdues given by hand.
fn knock_out(table: &mut Table, who: u8, (row, col): Hex, guards: u8) {
    if !table.state.crew[who as usize].committed {
        let action = if who == 2 { "Run" } else { "Walk" };
        table.commit(who, action);
    }
    table.state.crew[who as usize].pool.subdues = guards;
    let space = table.at(row, col);
    for _ in 0..guards {
        table.ok(Command::Subdue {
            who: Who(who),
            space,
            dog: false,
        });
    }
}

/// The Thug waits where the prisoner walks, between both halves of her escort.
fn waiting_for_the_escort(stage: Stage) -> Table {
    begin(stage, &[(0, (4, 3)), (1, (0, 4)), (2, (9, 6))], &[1; 3])
}

// covers: scenario:the-safehouse-rescue/moving-target
#[test]
fn prisoner_and_escort_walk_right_after_each_event_phase() {
    let mut table = begin(garage(), &[(0, (0, 4)), (1, (0, 4)), (2, (9, 6))], &[1; 3]);
    assert_eq!(table.count(Token::Guard, 3, 3), 2);
    assert_eq!(table.count(Token::Guard, 5, 2), 2);
    table.end_round();
    assert_eq!(
        npc(&table),
        Some(("prisoner", Some((4, 4)), 0, Status::Idle))
    );
    assert_eq!(table.count(Token::Guard, 3, 4), 2);
    assert_eq!(table.count(Token::Guard, 5, 3), 2);
    assert_eq!(table.state.tokens.total(Chit::Guard), 4);
}

// covers: scenario:the-safehouse-rescue/moving-target
#[test]
fn at_the_van_she_is_lost() {
    let mut table = begin(garage(), &[(0, (0, 4)), (1, (0, 4)), (2, (9, 6))], &[1; 3]);
    for _ in 0..5 {
        table.end_round();
        assert!(!table.told(Event::NpcLost));
    }
    assert_eq!(
        npc(&table),
        Some(("prisoner", Some((4, 8)), 0, Status::Idle))
    );
    table.end_round();
    assert!(table.told(Event::NpcLost));
    assert_eq!(table.state.member(Who::NPC).status, Status::Busted);
    // The escort stops where its rows end.
    assert_eq!(table.count(Token::Guard, 3, 8), 2);
    assert_eq!(table.count(Token::Guard, 5, 8), 2);
}

// covers: scenario:the-safehouse-rescue
#[test]
fn locks_do_not_stop_the_escort() {
    let mut table = begin(garage(), &[(0, (0, 4)), (1, (0, 4)), (2, (9, 6))], &[1; 3]);
    for (row, col) in [(3, 4), (4, 4), (5, 3)] {
        table.add(Token::Lock, row, col);
    }
    table.end_round();
    assert_eq!(at(&table, table.state.member(Who::NPC).at), (4, 4));
    assert_eq!(table.count(Token::Guard, 3, 4), 2);
    assert_eq!(table.count(Token::Guard, 5, 3), 2);
}

// covers: scenario:the-safehouse-rescue/ambush-required
#[test]
fn all_four_guards_in_one_round_free_her() {
    let mut table = waiting_for_the_escort(garage());
    knock_out(&mut table, 0, (3, 3), 2);
    table.state.crew[0].pool.subdues = 1;
    knock_out(&mut table, 0, (5, 2), 1);
    assert_eq!(table.state.member(Who::NPC).status, Status::Idle);
    table.dealer.add_rolls([6]);
    knock_out(&mut table, 0, (5, 2), 1);
    assert_eq!(table.state.member(Who::NPC).status, Status::Active);
    assert_eq!(table.state.member(Who::NPC).die, 6);
}

// covers: scenario:the-safehouse-rescue/ambush-required
#[test]
fn once_free_she_walks_by_herself() {
    let mut table = waiting_for_the_escort(garage());
    table.dealer.add_rolls([1]);
    knock_out(&mut table, 0, (3, 3), 2);
    knock_out(&mut table, 0, (5, 2), 2);
    table.commit(4, "Pause");
    table.end_round();
    assert_eq!(
        npc(&table),
        Some(("prisoner", Some((4, 3)), 0, Status::Active))
    );
    assert_eq!(table.count(Token::SubduedGuard, 3, 3), 2);
}

/// Reinforcements far down the deck.
fn late_reinforcements() -> Stage {
    garage().deck(&QUIET.replace("Z1", "C1,Z1"))
}

// covers: scenario:the-safehouse-rescue/ambush-required, crisis:C1
#[test]
fn a_partial_ambush_brings_reinforcements_in_this_event_phase() {
    let mut table = waiting_for_the_escort(late_reinforcements());
    let (c1, _) = table.heist.edition.card("C1").expect("a card");
    assert!(table.deck().contains(&"C1"));
    knock_out(&mut table, 0, (3, 3), 1);
    table.end_round();
    assert!(table.told(Event::CrisisStruck { card: c1 as u8 }));
    assert_eq!(table.count(Token::Guard, 4, 7), 2);
    // It is spent.
    assert!(!table.deck().contains(&"C1"));
}

// covers: scenario:the-safehouse-rescue/ambush-required
#[test]
fn without_an_ambush_the_reinforcements_wait_their_turn() {
    let mut table = waiting_for_the_escort(late_reinforcements());
    table.end_round();
    assert!(table.deck().contains(&"C1"));
    assert_eq!(table.count(Token::Guard, 4, 7), 0);
}

// covers: scenario:the-safehouse-rescue/ambush-required
#[test]
fn a_full_ambush_brings_no_reinforcements() {
    let mut table = waiting_for_the_escort(late_reinforcements());
    table.dealer.add_rolls([1]);
    knock_out(&mut table, 0, (3, 3), 2);
    knock_out(&mut table, 0, (5, 2), 2);
    table.end_round();
    assert!(table.deck().contains(&"C1"));
}

/// One guard in the first round, who stays behind; the other three in the second.
fn ambush_in_two_rounds(stage: Stage) -> Table {
    let mut table = waiting_for_the_escort(stage);
    knock_out(&mut table, 0, (3, 3), 1);
    table.end_round();
    assert_eq!(table.count(Token::SubduedGuard, 3, 3), 1);
    assert_eq!(table.count(Token::Guard, 3, 4), 1);
    table.teleport(0, 4, 4);
    knock_out(&mut table, 0, (3, 4), 1);
    table.dealer.add_rolls([2]);
    knock_out(&mut table, 0, (5, 3), 2);
    table
}

// covers: scenario:the-safehouse-rescue/ambush-required
#[test]
fn four_guards_in_two_rounds_are_not_an_ambush() {
    let table = ambush_in_two_rounds(garage());
    assert_eq!(table.state.member(Who::NPC).status, Status::Idle);
}

// covers: scenario:the-safehouse-rescue/ambush-required, option:ambush-in-one-round
#[test]
fn by_the_lenient_rule_four_guards_down_at_the_same_time_are_enough() {
    let table = ambush_in_two_rounds(garage().rules(|rules| rules.ambush_in_one_round = false));
    assert_eq!(table.state.member(Who::NPC).status, Status::Active);
}

/// A flashbang beside the upper half of the escort.
fn flashbang_on_the_escort(stage: Stage) -> Table {
    let mut table = begin(stage, &[(0, (3, 4)), (1, (0, 4)), (2, (9, 6))], &[1; 3]);
    let bang = table.item("flashbang", 0);
    table.give(bang, 0);
    table.commit(0, "Toss Flashbang");
    assert_eq!(table.count(Token::SubduedGuard, 3, 3), 2);
    table
}

// covers: scenario:the-safehouse-rescue/moving-target, item:flashbang
#[test]
fn flashbanged_escorts_wake_and_walk_on() {
    let mut table = flashbang_on_the_escort(garage());
    table.end_round();
    assert_eq!(table.count(Token::Guard, 3, 4), 2);
    assert_eq!(table.count(Token::Guard, 5, 3), 2);
}

// covers: scenario:the-safehouse-rescue/moving-target, item:flashbang, option:flashbang-wakes-first
#[test]
fn by_the_other_order_flashbanged_escorts_wake_after_the_walk() {
    let stage = garage().rules(|rules| rules.flashbang_wakes_first = false);
    let mut table = flashbang_on_the_escort(stage);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 3, 3), 2);
    assert_eq!(table.count(Token::Guard, 5, 3), 2);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 3, 4), 2);
}

// covers: scenario:the-safehouse-rescue/ambush-required, item:flashbang
#[test]
fn an_escort_knocked_out_by_hand_sleeps_on_after_a_flashbang() {
    let mut table = begin(garage(), &[(0, (3, 4)), (1, (4, 3)), (2, (9, 6))], &[1; 3]);
    knock_out(&mut table, 1, (3, 3), 1);
    let bang = table.item("flashbang", 0);
    table.give(bang, 0);
    table.commit(0, "Toss Flashbang");
    table.end_round();
    assert_eq!(table.count(Token::SubduedGuard, 3, 3), 1);
    assert_eq!(table.count(Token::Guard, 3, 4), 1);
    assert_eq!(table.state.escort.down.count_ones(), 1);
}

// covers: scenario:the-safehouse-rescue/ambush-required, item:flashbang
#[test]
fn escorts_that_woke_can_be_ambushed_again() {
    let mut table = flashbang_on_the_escort(garage());
    table.end_round();
    table.teleport(0, 4, 4);
    knock_out(&mut table, 0, (3, 4), 2);
    table.dealer.add_rolls([2]);
    knock_out(&mut table, 0, (5, 3), 2);
    assert_eq!(table.state.member(Who::NPC).status, Status::Active);
}

/// Three guards fall in the round that ends in Escape, the last one to the Bruiser when it begins.
fn last_guard_in_escape(stage: Stage) -> Table {
    let stage = stage.crew(["bruiser", "burglar", "lookout"]);
    let mut table = begin(stage, &[(0, (3, 4)), (1, (4, 3)), (2, (9, 6))], &[1; 3]);
    knock_out(&mut table, 0, (3, 3), 1);
    knock_out(&mut table, 1, (5, 2), 2);
    table.escape();
    assert_eq!(table.count(Token::SubduedGuard, 3, 4), 1);
    table
}

// covers: scenario:the-safehouse-rescue/abort-abort-abort
#[test]
fn nobody_frees_her_once_escape_has_begun() {
    let table = last_guard_in_escape(garage());
    assert_eq!(table.state.member(Who::NPC).status, Status::Idle);
}

// covers: rule:non-player-characters
#[test]
fn without_that_rule_she_could_be_freed_in_escape() {
    let table = last_guard_in_escape(without(garage(), ScenarioRule::NoFreeingInEscape));
    assert_eq!(table.state.member(Who::NPC).status, Status::Active);
}
