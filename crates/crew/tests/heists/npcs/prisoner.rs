//! The Prisoner.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::state::{End, Token};

/// A prisoner in a cell, and a thug on the server that opens it.
fn cell() -> Table {
    stage("E2 EM SX EM RXM EM")
        .npc("prisoner", 0)
        .act([(0, 2), (0, 1), (0, 0)], &[1, 1, 1])
}

// covers: npc:prisoner/calm, rule:non-player-characters
#[test]
fn a_captured_prisoner_takes_no_part() {
    let mut table = cell();
    assert_eq!(npc(&table).status, Status::Idle);
    assert!(table.offers(4).is_empty());
    let crawl = Command::Commit {
        who: NPC,
        action: ActionId(0),
        face: 0,
        aim: crew::Aim::NONE,
    };
    assert_eq!(table.refused(crawl), Refusal::OutOfTheHeist);
    assert_eq!(
        table.refused(Command::TakeHostage { who: Who(0) }),
        Refusal::NoHostageHere
    );
    table.end_round();
    assert!(
        !table
            .events
            .iter()
            .any(|event| matches!(event, Event::Rolled { who: NPC, .. }))
    );
}

// covers: npc:prisoner/calm, rule:non-player-characters, rule:remote-locks
#[test]
fn an_opened_cell_frees_the_prisoner_who_rolls_and_acts_at_once() {
    let mut table = cell();
    table.dealer.add_rolls([4]);
    table.ok(Command::OpenRemote {
        who: Who(0),
        letter: 0,
    });
    assert!(table.told(Event::NpcActive { ideas: 0 }));
    assert!(table.told(Event::Rolled { who: NPC, face: 4 }));
    assert_eq!(npc(&table).ideas, 0);
    // Nobody is done before the prisoner has acted this round.
    table.commit(0, "Walk");
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::NpcMustAct);
    table.commit(4, "Crawl");
    step(&mut table, 0, 3);
    table.seat(0, Command::Ready);
}

// covers: npc:prisoner/calm, rule:non-player-characters
#[test]
fn a_prisoner_freed_late_calls_everybody_back() {
    let mut table = cell();
    table.teleport(2, 0, 2);
    table.commit(0, "Walk");
    table.seat(0, Command::Ready);
    table.dealer.add_rolls([1]);
    table.ok(Command::OpenRemote {
        who: Who(2),
        letter: 0,
    });
    assert!(table.state.ready.is_empty());
}

// covers: npc:prisoner/calm, rule:non-player-characters
#[test]
fn a_guard_holds_the_prisoner_until_subdued() {
    let mut table = stage("E2 EM EM MW").npc("prisoner", 0).plan();
    table.add(Token::Guard, 0, 3);
    table.begin([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    assert_eq!(npc(&table).status, Status::Idle);
    let space = table.at(0, 3);
    table.dealer.add_rolls([2]);
    table.commit(0, "Punch");
    table.ok(Command::Subdue {
        who: Who(0),
        space,
        dog: false,
    });
    assert_eq!(npc(&table).status, Status::Active);
    assert_eq!(npc(&table).die, 2);
}

// covers: npc:prisoner/calm, rule:non-player-characters, rule:keycard
#[test]
fn a_keycard_door_holds_the_prisoner_until_opened() {
    let mut table = stage("E2 KC KCL MW EM")
        .npc("prisoner", 0)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    assert_eq!(npc(&table).status, Status::Idle);
    let (here, door) = (table.at(0, 1), table.at(0, 2));
    let card = table.loot(Chit::Keycard, 0);
    table.ok(Command::Take {
        who: Who(0),
        piece: card,
        from: here,
    });
    table.dealer.add_rolls([1]);
    table.ok(Command::OpenDoor {
        who: Who(0),
        space: door,
    });
    assert_eq!(npc(&table).status, Status::Active);
}

// covers: npc:prisoner/calm, rule:non-player-characters
#[test]
fn a_prisoner_whom_nothing_holds_is_free_from_the_start() {
    let mut table = stage("E2 EM MW KCL KC")
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1, 3]);
    assert_eq!(npc(&table).status, Status::Active);
    assert_eq!(npc(&table).die, 3);
    table.commit(4, "Crawl");
}

// covers: npc:prisoner/calm, rule:non-player-characters
#[test]
fn a_freed_prisoner_crawls_pauses_and_dashes_on_a_six() {
    let mut table = stage("E2 EM EM MW")
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1, 4]);
    assert_eq!(table.offers(4), ["Crawl", "Pause"]);
    table.state.crew[4].die = 6;
    assert_eq!(table.offers(4), ["Crawl", "Pause", "Dash"]);
    table.commit(4, "Dash");
    assert_eq!(table.state.noise, 1);
    step(&mut table, 0, 2);
    step(&mut table, 0, 1);
}

// covers: npc:prisoner/calm, rule:non-player-characters, rule:modify-rolls
#[test]
fn the_npc_turns_the_die_with_its_own_ideas() {
    let mut table = stage("E2 EM EM MW")
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1, 2]);
    table.set_ideas(4, 1);
    assert_eq!(table.offers(4), ["Crawl", "Pause"]);
    table.set_ideas(4, 2);
    let before = table.ideas(0);
    table.commit(4, "Dash");
    assert_eq!(table.ideas(4), 0);
    assert_eq!(table.ideas(0), before);
}

// covers: npc:prisoner/calm, rule:non-player-characters
#[test]
fn a_pause_gives_the_npc_an_idea_of_its_own() {
    let mut table = stage("E2 EM MW")
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.commit(4, "Pause");
    table.seat(1, Command::Think { who: NPC });
    assert_eq!(table.ideas(4), 1);
    assert_eq!(table.state.noise, 0);
}

/// A thug with somebody who lends sub-actions, and a freed prisoner beside a guard.
fn lent(panicked: bool) -> Table {
    let mut table = stage("E2 EM MW GU")
        .crew(["script-kiddie", "burglar", "lookout"])
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.state.npc_panicked = panicked;
    table.commit(0, "Autopwn");
    table
}

// covers: npc:prisoner/calm, npc:prisoner/panicked
#[test]
fn a_calm_prisoner_cannot_subdue_and_a_panicked_one_can() {
    let lend = Command::Grant {
        who: Who(0),
        to: NPC,
        gift: Gift::Subdue,
    };
    let mut calm = lent(false);
    assert_eq!(calm.refused(lend), Refusal::CannotSubdue);
    let mut panicked = lent(true);
    panicked.ok(lend);
    let space = panicked.at(0, 3);
    panicked.ok(Command::Subdue {
        who: NPC,
        space,
        dog: false,
    });
    assert_eq!(panicked.count(Token::SubduedGuard, 0, 3), 1);
}

// covers: rule:non-player-characters, ability:script-kiddie/autopwn, option:grants-reach-npcs
#[test]
fn sub_actions_can_be_lent_to_an_npc_unless_the_rules_say_otherwise() {
    let table = |allowed: bool| {
        let mut table = stage("E2 EM MW LO")
            .crew(["script-kiddie", "burglar", "lookout"])
            .rules(|rules| rules.grants_reach_npcs = allowed)
            .npc("prisoner", 0)
            .act([(0, 0); 3], &[1, 1, 1, 1]);
        table.commit(0, "Autopwn");
        table
    };
    let lend = Command::Grant {
        who: Who(0),
        to: NPC,
        gift: Gift::Unlock,
    };
    let mut lax = table(true);
    lax.ok(lend);
    let space = lax.at(0, 3);
    lax.ok(Command::Unlock { who: NPC, space });
    let mut strict = table(false);
    assert_eq!(strict.refused(lend), Refusal::NeedsTarget);
}

// covers: npc:prisoner/panicked, rule:non-player-characters
#[test]
fn a_panicked_prisoner_runs_hesitates_and_sprints_on_a_six() {
    let mut table = stage("E2 EM EM EM MW")
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1, 4]);
    table.state.npc_panicked = true;
    assert_eq!(table.offers(4), ["Run", "Hesitate"]);
    table.state.crew[4].die = 6;
    assert_eq!(table.offers(4), ["Run", "Hesitate", "Sprint"]);
    table.commit(4, "Sprint");
    assert_eq!(table.state.noise, 2);
    for col in [3, 2, 1] {
        step(&mut table, 0, col);
    }
}

// covers: npc:prisoner/panicked
#[test]
fn a_panicked_prisoner_hesitates_aloud() {
    let mut table = stage("E2 EM MW")
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1, 4]);
    table.state.npc_panicked = true;
    table.commit(4, "Hesitate");
    table.ok(Command::Think { who: NPC });
    assert_eq!((table.ideas(4), table.state.noise), (1, 1));
}

// covers: npc:prisoner/calm, npc:prisoner/panicked, crisis:C5
#[test]
fn a_prisoner_freed_after_the_panic_begins_panicked() {
    let mut table = stage("E2 EM SX EM RXM EM")
        .deck("C5,M1,M1,M1,M1,M1,M1,Z1")
        .npc("prisoner", 0)
        .act([(0, 2), (0, 1), (0, 0)], &[1, 1, 1]);
    table.end_round();
    table.ok(Command::OpenRemote {
        who: Who(0),
        letter: 0,
    });
    assert_eq!(table.offers(4), ["Run", "Hesitate"]);
}

// covers: npc:prisoner/calm, rule:non-player-characters, rule:phase-4-escape, rule:last-ditch-effort
#[test]
fn a_prisoner_freed_in_escape_has_no_ideas_but_a_last_ditch() {
    let mut table = stage("E2 RXM SX E5")
        .npc("prisoner", 0)
        .goals(&[Goal::NpcEscapes])
        .act([(0, 2), (0, 0), (0, 3)], &[1, 1, 1]);
    table.escape();
    let out = table.at(0, 0);
    table.ok(Command::OpenRemote {
        who: Who(0),
        letter: 0,
    });
    assert_eq!(npc(&table).status, Status::Active);
    assert_eq!(table.ideas(4), 0);
    table.seat(1, Command::Declare { who: NPC, to: out });
    table.seat(1, Command::LastDitch { who: NPC, ideas: 0 });
    table.seat(2, Command::Run { who: NPC });
    table.finish();
    assert_eq!(npc(&table).status, Status::Escaped);
    assert_eq!(table.state.end, End::Success);
}

// covers: rule:non-player-characters, rule:losing-a-heist
#[test]
fn a_prisoner_never_freed_fails_the_objective() {
    let mut table = stage("E2 EM SX EM RXM")
        .npc("prisoner", 0)
        .goals(&[Goal::NpcEscapes])
        .act([(0, 0); 3], &[1, 1, 1]);
    table.escape();
    table.finish();
    assert!(table.told(Event::NpcLost));
    assert_eq!(table.state.end, End::Failure);
}
