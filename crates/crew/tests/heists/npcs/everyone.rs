//! What holds for all non-player characters.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::state::{End, Place, Prompt, Token};

/// A free prisoner on the tile before the last.
fn free(map: &str) -> Stage {
    stage(map).npc("prisoner", 0)
}

// covers: rule:non-player-characters
#[test]
fn any_seat_may_act_for_the_npc() {
    for seat in 0..3 {
        let mut table = free("E2 EM EM MW").act([(0, 0); 3], &[1, 1, 1, 1]);
        let to = table.at(0, 2);
        let crawl = table.find_commit(4, "Crawl").expect("a free prisoner");
        table.seat(seat, crawl);
        table.seat((seat + 1) % 3, Command::Move { who: NPC, to });
        assert_eq!(npc(&table).at, to);
    }
}

// covers: rule:non-player-characters
#[test]
fn an_npc_needs_no_planning_tokens() {
    let mut table = free("E2 EM EM MW").act([(0, 0); 3], &[1, 1, 1, 1]);
    assert!(npc(&table).planned.is_empty());
    table.commit(4, "Crawl");
    step(&mut table, 0, 2);
}

// covers: rule:non-player-characters, rule:security-chits
#[test]
fn guards_locks_and_cameras_treat_an_npc_like_anybody() {
    let mut table = free("E2 EM CM MW LO").act([(0, 0); 3], &[1, 1, 1, 6]);
    table.commit(4, "Dash");
    let (lock, camera, beyond) = (table.at(0, 4), table.at(0, 2), table.at(0, 1));
    assert_eq!(
        table.refused(Command::Move { who: NPC, to: lock }),
        Refusal::Locked
    );
    table.ok(Command::Move {
        who: NPC,
        to: camera,
    });
    assert_eq!(table.state.count.alerts_by_cameras, 1);
    table.add(Token::Guard, 0, 2);
    assert_eq!(
        table.refused(Command::Move {
            who: NPC,
            to: beyond
        }),
        Refusal::HeldByGuard
    );
}

// covers: rule:non-player-characters, rule:guard-dogs
#[test]
fn a_dog_chases_an_active_npc_and_ignores_an_inactive_one() {
    let mut table = stage("E2 EM EM EM MW DO")
        .npc("hostage", 0)
        .act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    assert_eq!(table.count(Token::Dog, 0, 5), 1);
    table.teleport(0, 0, 4);
    table.dealer.add_rolls([1]);
    // The thug comes, and the dog with him.
    table.ok(Command::TakeHostage { who: Who(0) });
    assert_eq!(table.count(Token::Dog, 0, 4), 1);
    let mut alone = free("E2 EM EM MW DO").act([(0, 0); 3], &[1, 1, 1, 1]);
    assert_eq!(alone.count(Token::Dog, 0, 3), 1);
    alone.commit(4, "Crawl");
    let to = alone.at(0, 2);
    assert_eq!(
        alone.refused(Command::Move { who: NPC, to }),
        Refusal::HeldByGuard
    );
}

// covers: rule:non-player-characters, rule:loot-and-items
#[test]
fn an_npc_carries_loot_outdoors() {
    let mut table = free("E2 MW JW").act([(0, 0); 3], &[1, 1, 1, 1]);
    let (jewel, out) = (table.loot(Chit::Jewel, 0), table.at(0, 0));
    table.give(jewel, 4);
    table.commit(4, "Crawl");
    table.ok(Command::Move { who: NPC, to: out });
    assert_eq!(table.place(jewel), Place::SECURED);
}

// covers: rule:non-player-characters, rule:keycard
#[test]
fn an_npc_opens_doors_with_a_keycard() {
    let mut table = free("E2 EM KC MW KCL EM E5").act([(0, 0); 3], &[1, 1, 1, 1]);
    let (card, door) = (table.loot(Chit::Keycard, 0), table.at(0, 4));
    table.give(card, 4);
    table.ok(Command::OpenDoor {
        who: NPC,
        space: door,
    });
}

// covers: rule:non-player-characters, rule:remote-locks, option:npc-uses-servers
#[test]
fn an_npc_uses_servers_unless_the_rules_say_otherwise() {
    let open = Command::OpenRemote {
        who: NPC,
        letter: 0,
    };
    let table = |allowed: bool| {
        let mut table = free("E2 EM MW SX RX")
            .rules(|rules| rules.npc_uses_servers = allowed)
            .act([(0, 0); 3], &[1, 1, 1, 1]);
        table.teleport(4, 0, 3);
        table
    };
    table(true).ok(open);
    assert_eq!(table(false).refused(open), Refusal::NoServerHere);
}

// covers: rule:non-player-characters, event:18
#[test]
fn an_npc_is_company_and_can_be_alone() {
    // Moment of Doubt: whoever is alone loses an idea.
    let mut table = free("E2 EM EM EM MW EM")
        .deck("18,M1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1, 1]);
    for who in [0, 4] {
        table.set_ideas(who, 2);
    }
    let round = |table: &mut Table| {
        table.commit(4, "Pause");
        table.commit(1, "Pause");
        table.end_round();
        assert_eq!(table.played(), ["18"]);
        (table.ideas(0), table.ideas(4))
    };
    assert_eq!(round(&mut table), (2, 2));
    let mut apart = free("E2 EM EM EM MW EM")
        .deck("18,M1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1, 1]);
    for who in [0, 4] {
        apart.set_ideas(who, 2);
    }
    assert_eq!(round(&mut apart), (1, 1));
}

// covers: rule:non-player-characters, event:19
#[test]
fn events_send_guards_to_an_npc() {
    // Hey You!: whoever is beside a live camera.
    let mut table = free("E2 EM EM MW CM")
        .deck("19,M1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.commit(4, "Pause");
    table.commit(1, "Pause");
    table.end_round();
    assert_eq!(table.played(), ["19"]);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
}

// covers: rule:non-player-characters, event:D3
#[test]
fn what_speaks_of_player_characters_skips_the_npc() {
    // They Can Sense Your Fear: the dog runs for the player character with the fewest ideas.
    let mut table = free("E2 EM EM DK EM EM EM MW")
        .deck("D3,M1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.set_ideas(0, 1);
    table.set_ideas(1, 2);
    table.set_ideas(2, 2);
    table.commit(4, "Crawl");
    table.commit(1, "Pause");
    table.end_round();
    assert_eq!(table.played(), ["D3"]);
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
}

// covers: rule:non-player-characters, crisis:C6
#[test]
fn an_npc_is_a_prey_like_anybody() {
    let mut table = free("E2 EM EM DK EM EM MW")
        .deck("C6,M1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1, 1]);
    table.state.crew[1].status = Status::Busted;
    table.state.crew[2].status = Status::Busted;
    table.commit(4, "Pause");
    table.end_round();
    // The third goes for the nearest again.
    assert_eq!(table.count(Token::Dog, 0, 6), 1);
    assert_eq!(table.count(Token::Dog, 0, 1), 2);
}

// covers: rule:non-player-characters, rule:watchtower, crisis:C2
#[test]
fn a_watchtower_sees_an_npc_and_falls_to_one() {
    let mut table = free("E2 EM EM MW WT")
        .deck("C2,C2,M1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 3), 2);
    let mut on_top = free("E2 EM EM MW WT")
        .deck("C2,M1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    on_top.teleport(4, 0, 4);
    on_top.end_round();
    assert!(on_top.state.towers.is_empty());
}

// covers: rule:non-player-characters, rule:lockdown-gates, rule:losing-a-heist
#[test]
fn an_npc_on_a_closing_gate_is_busted() {
    let mut table = free("E2 EM GA MW JW")
        .goals(&[Goal::NpcEscapes])
        .deck("G1,M1,M1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 4);
    table.commit(4, "Crawl");
    step(&mut table, 0, 2);
    table.commit(1, "Pause");
    table.end_round();
    assert!(table.told(Event::Busted { who: NPC }));
    assert_eq!(table.place(jewel), Place::LOST);
    while let Some(Prompt::Replan { seat, .. }) = table.prompt() {
        table.seat(seat, Command::Decline);
    }
    // The round goes on without it.
    table.escape();
    table.finish();
    assert_eq!(table.state.end, End::Failure);
}

// covers: rule:non-player-characters, rule:lockdown-gates
#[test]
fn a_captive_on_a_closing_gate_is_lost() {
    let mut table = stage("E2 EM GA MW")
        .npc("hostage", 0)
        .deck("G1,M1,M1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 0); 3], &[1, 1, 1]);
    table.teleport(4, 0, 2);
    table.commit(1, "Pause");
    table.end_round();
    assert!(table.told(Event::NpcLost));
    assert_eq!(npc(&table).status, Status::Busted);
}

// covers: rule:non-player-characters, rule:phase-4-escape, rule:winning-a-heist
#[test]
fn when_everybody_else_is_busted_the_team_still_runs_with_the_npc() {
    let mut table = free("E2 MW GA")
        .goals(&[Goal::NpcEscapes])
        .deck("M1,M1,M1,M1,M1,M1,M1,M1,Z2")
        .act([(0, 2); 3], &[1, 1, 1, 1]);
    table.set_ideas(4, 1);
    // Calling Escape closes the gate under the whole crew.
    table.escape();
    assert!((0..3).all(|who| table.state.crew[who].status == Status::Busted));
    let to = table.at(0, 0);
    table.seat(2, Command::Dash { who: NPC, to });
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    assert_eq!(table.state.end, End::Success);
}

// covers: rule:non-player-characters, rule:phase-4-escape, rule:busted
#[test]
fn an_npc_left_inside_is_busted() {
    let mut table = free("E2 EM EM MW")
        .goals(&[Goal::NpcEscapes])
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.escape();
    table.finish();
    assert_eq!(npc(&table).status, Status::Busted);
    assert_eq!(table.state.end, End::Failure);
}

// covers: rule:non-player-characters, rule:escape-moves
#[test]
fn an_npc_escapes_with_its_own_ideas() {
    let mut table = free("E2 EM MW")
        .goals(&[Goal::NpcEscapes])
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.escape();
    table.set_ideas(4, 2);
    let (mid, out) = (table.at(0, 1), table.at(0, 0));
    table.seat(2, Command::Dash { who: NPC, to: mid });
    table.seat(1, Command::Dash { who: NPC, to: out });
    assert_eq!(table.ideas(4), 0);
    table.finish();
    assert_eq!(table.state.end, End::Success);
}
