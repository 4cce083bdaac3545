//! The prisoner: freed when no ring is left, crawling one tile a round.

use super::*;
use crew::content::scenario::{Bag, Goal};

/// A prisoner in a ring, a thug on the panel.
const CELL: &str = "E2 EM SX EM RX+MW EM";

fn captured() -> Table {
    board(CELL)
        .npc("prisoner", 0)
        .act([(0, 2), (0, 1), (0, 0)], &[1; 3])
}

fn freed() -> Table {
    let mut table = captured();
    table.ok(panel(0, 0));
    table
}

// covers: your-last-heist/npc:prisoner/calm, your-last-heist/rule:prisoner
#[test]
fn a_captured_prisoner_does_nothing() {
    let mut table = captured();
    assert_eq!(status(&table, 4), Status::Idle);
    assert!(table.offers(4).is_empty());
    let crawl = Command::Commit {
        who: NPC,
        action: ActionId(0),
        face: 0,
        aim: crew::Aim::NONE,
    };
    assert_eq!(table.refused(crawl), Refusal::OutOfTheHeist);
    pass(&mut table, 1);
    assert!(!table.state.feats.npc_freed);
}

// covers: your-last-heist/npc:prisoner/calm, your-last-heist/npc:prisoner/panicked, your-last-heist/rule:prisoner
#[test]
fn without_a_ring_he_is_free_and_crawls_one_tile_a_round_without_noise() {
    let mut table = freed();
    assert!(table.told(Event::NpcActive { ideas: 0 }) && table.state.feats.npc_freed);
    for col in [3, 2] {
        assert_eq!(table.offers(4), ["Crawl"]);
        table.commit(4, "Crawl");
        assert!(table.offers(4).is_empty(), "once a round");
        step(&mut table, 4, 0, col);
        let further = table.at(0, col - 1);
        let more = Command::Move {
            who: NPC,
            to: further,
        };
        assert_eq!(table.refused(more), Refusal::NoneLeft);
        pass(&mut table, 1);
    }
    assert_eq!((stands(&table, 4), table.state.noise), ((0, 2), 0));
}

// covers: your-last-heist/rule:prisoner
#[test]
fn he_needs_no_planning_tokens_rolls_no_die_and_need_not_crawl() {
    let mut table = freed();
    assert!(table.state.member(NPC).planned.is_empty());
    table.commit(4, "Crawl");
    step(&mut table, 4, 0, 5);
    pass(&mut table, 1);
    let rolled = |event: &Event| matches!(event, Event::Rolled { who: NPC, .. });
    assert!(!table.events.iter().any(rolled));
    pass(&mut table, 1);
    assert_eq!((stands(&table, 4), table.state.round), ((0, 5), 3));
}

// covers: your-last-heist/rule:prisoner, your-last-heist/rule:pressure-sensors
#[test]
fn two_rings_must_both_be_gone() {
    let mut table = board("E2 EM SX EM RX+RY+MW EM SY")
        .npc("prisoner", 0)
        .act([(0, 2), (0, 6), (0, 0)], &[1; 3]);
    table.ok(panel(0, 0));
    assert_eq!(status(&table, 4), Status::Idle);
    table.ok(panel(1, 1));
    assert_eq!(status(&table, 4), Status::Active);
}

// covers: your-last-heist/rule:prisoner, your-last-heist/option:only-rings-hold-prisoners
#[test]
fn a_guard_on_his_tile_does_not_keep_him_captured_but_holds_him() {
    let mut table = captured();
    table.add(Token::Guard, 0, 4);
    table.ok(panel(0, 0));
    assert_eq!(status(&table, 4), Status::Active);
    table.commit(4, "Crawl");
    assert_eq!(blocked(&mut table, 4, 0, 3), Refusal::HeldByGuard);
}

// covers: your-last-heist/rule:prisoner, your-last-heist/rule:auto-reveal
#[test]
fn free_he_reveals_what_he_comes_beside_and_is_seen_by_cameras() {
    let mut table = board("E2 EM SX EM RX+MW CM SC")
        .npc("prisoner", 0)
        .bag(Bag {
            guards: 1,
            ..Bag::default()
        })
        .act([(0, 2), (0, 1), (0, 0)], &[1; 3]);
    table.ok(panel(0, 0));
    table.commit(4, "Crawl");
    table.dealer.add_draws([Chit::Guard as u8]);
    step(&mut table, 4, 0, 5);
    assert_eq!(table.count(Token::Guard, 0, 6), 1);
    assert_eq!(table.state.security.bar, 1);
}

// covers: your-last-heist/rule:prisoner, your-last-heist/rule:auto-reveal
#[test]
fn captured_he_reveals_nothing() {
    let table = board("E2 EM SX EM RX+MW SC")
        .npc("prisoner", 0)
        .act([(0, 2), (0, 1), (0, 0)], &[1; 3]);
    assert!(table.state.unknown.contains(table.at(0, 5)));
}

// covers: your-last-heist/rule:prisoner, your-last-heist/rule:loot-chits
#[test]
fn he_carries_loot_and_brings_it_out() {
    let mut table = board("E2 EM SX RX+MW+JW")
        .npc("prisoner", 0)
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    let take = pick_up(&table, 4, jewel);
    assert_eq!(table.refused(take), Refusal::OutOfTheHeist);
    table.ok(panel(0, 0));
    table.ok(take);
    for col in [2, 1, 0] {
        table.commit(4, "Crawl");
        step(&mut table, 4, 0, col);
        pass(&mut table, 1);
    }
    assert_eq!(table.place(jewel), Place::SECURED);
}

// covers: your-last-heist/rule:prisoner, your-last-heist/ability:script-kiddie/autopwn, your-last-heist/ability:black-hat/exploit
#[test]
fn he_can_be_given_sub_actions() {
    for (hacker, action) in [("script-kiddie", "Autopwn"), ("black-hat", "Exploit")] {
        let mut table = with("E2 EM SX GU RX+MW EM", hacker)
            .npc("prisoner", 0)
            .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
        table.ok(panel(0, 0));
        table.commit(0, action);
        table.ok(Command::Grant {
            who: FIRST,
            to: NPC,
            gift: Gift::Subdue,
        });
        table.ok(subdue(&table, 4, 0, 3));
        // Besides his crawl.
        table.commit(4, "Crawl");
        step(&mut table, 4, 0, 3);
    }
}

// covers: your-last-heist/rule:prisoner, your-last-heist/rule:escape-phase, your-last-heist/option:npcs-have-ideas
#[test]
fn in_escape_he_has_only_his_roll() {
    let run_with = |roll: u8| {
        let mut table = freed();
        call_escape(&mut table);
        let paid = dash(&table, 4, 0, 3);
        let poor = Refusal::NotEnoughIdeas { need: 1, have: 0 };
        assert_eq!(table.refused(paid), poor);
        roll_for(&mut table, 4, &[(0, 3), (0, 2), (0, 1), (0, 0)], 0, roll);
        run(&mut table, 4);
        status(&table, 4) == Status::Active && stands(&table, 4) == (0, 0)
    };
    assert!(run_with(4) && run_with(6));
    assert!(!run_with(3));
}

// covers: your-last-heist/rule:prisoner, your-last-heist/rule:escape-phase
#[test]
fn captured_he_stays_behind_though_rings_hold_nobody_in_escape() {
    let mut table = captured();
    call_escape(&mut table);
    assert_eq!(status(&table, 4), Status::Idle);
    let run = declare(&table, 4, 0, 3);
    assert_eq!(table.refused(run), Refusal::OutOfTheHeist);
    table.finish();
    let outcome = table.outcome();
    assert!(!outcome.npc_freed);
    let away = |member: &crew::outcome::MemberOutcome| {
        member.who == NPC && member.status == Status::Escaped
    };
    assert!(!outcome.members.iter().any(away));
}

// covers: your-last-heist/rule:prisoner, your-last-heist/rule:gate
#[test]
fn free_he_is_busted_on_a_closing_gate() {
    let mut table = board("E2 EM SX GA RX+MW")
        .npc("prisoner", 0)
        .goals(&[Goal::NpcEscapes])
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.ok(panel(0, 0));
    table.commit(4, "Crawl");
    step(&mut table, 4, 0, 3);
    hit(&mut table, 7);
    assert_eq!(status(&table, 4), Status::Busted);
}

// covers: your-last-heist/rule:prisoner
#[test]
fn freed_is_remembered_whatever_becomes_of_him() {
    let mut table = freed();
    call_escape(&mut table);
    table.finish();
    assert_eq!(status(&table, 4), Status::Busted);
    assert!(table.outcome().npc_freed);
}
