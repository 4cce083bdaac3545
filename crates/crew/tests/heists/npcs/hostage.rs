//! The Hostage.

use super::*;
use crew::state::{Prompt, Token};

/// A hostage with a thug on the same tile.
fn hostage() -> Table {
    stage("E2 EM EM MW EM EM")
        .npc("hostage", 0)
        .act([(0, 3), (0, 2), (0, 0)], &[1, 1, 1])
}

/// The same, taken already.
fn taken(face: u8) -> Table {
    let mut table = hostage();
    table.dealer.add_rolls([face]);
    table.ok(Command::TakeHostage { who: Who(0) });
    table
}

// covers: npc:hostage/calm, rule:non-player-characters
#[test]
fn a_hostage_is_taken_by_a_player_character_on_the_same_tile() {
    let mut table = hostage();
    assert_eq!(npc(&table).status, Status::Idle);
    assert_eq!(npc(&table).ideas, 0);
    assert_eq!(
        table.refused(Command::TakeHostage { who: Who(1) }),
        Refusal::NoHostageHere
    );
    table.dealer.add_rolls([5]);
    // It needs no action.
    table.ok(Command::TakeHostage { who: Who(0) });
    assert!(table.told(Event::Rolled { who: NPC, face: 5 }));
    assert_eq!(
        table.refused(Command::TakeHostage { who: Who(0) }),
        Refusal::NoHostageHere
    );
}

// covers: npc:hostage/calm
#[test]
fn a_hostage_gains_three_ideas_when_taken() {
    let table = taken(1);
    assert!(table.told(Event::NpcActive { ideas: 3 }));
    assert_eq!(table.ideas(4), 3);
}

// covers: npc:hostage/calm, rule:non-player-characters
#[test]
fn a_hostage_acts_in_the_round_of_the_capture() {
    let mut table = taken(1);
    table.commit(0, "Walk");
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::NpcMustAct);
    table.commit(4, "Crawl");
    step(&mut table, 0, 4);
    assert_eq!(table.state.noise, 1);
}

// covers: npc:hostage/calm
#[test]
fn a_hostage_crawls_handles_and_pauses_on_a_six() {
    let mut table = taken(3);
    table.set_ideas(4, 0);
    assert_eq!(table.offers(4), ["Crawl", "Handle"]);
    table.state.crew[4].die = 6;
    assert_eq!(table.offers(4), ["Crawl", "Handle", "Pause"]);
    table.commit(4, "Pause");
    table.ok(Command::Think { who: NPC });
    assert_eq!(table.ideas(4), 1);
}

// covers: npc:hostage/calm
#[test]
fn a_hostage_handles_a_guard_a_camera_and_a_lock_without_noise() {
    let mut table = taken(1);
    table.add(Token::Guard, 0, 4);
    table.add(Token::Camera, 0, 4);
    table.add(Token::Lock, 0, 4);
    let space = table.at(0, 4);
    table.commit(4, "Handle");
    table.ok(Command::Subdue {
        who: NPC,
        space,
        dog: false,
    });
    table.ok(Command::Disable { who: NPC, space });
    table.ok(Command::Unlock { who: NPC, space });
    assert_eq!(table.state.noise, 0);
}

/// A hostage left alone: the thug is one tile away, the burglar two, the lookout outdoors four.
fn abandoned(ideas: u8) -> Table {
    let mut table = taken(1);
    table.commit(4, "Crawl");
    step(&mut table, 0, 4);
    table.set_ideas(0, ideas);
    table.end_round();
    table
}

// covers: npc:hostage/calm, rule:non-player-characters
#[test]
fn a_squirrely_hostage_costs_the_nearest_character_an_idea() {
    let mut table = abandoned(2);
    assert_eq!(
        table.prompt(),
        Some(Prompt::IdeaOrNoise {
            who: Who(0),
            noise: 2
        })
    );
    assert_eq!(
        table.seat_refused(1, Command::Accept),
        Refusal::NotYourQuestion
    );
    let noise = table.state.noise;
    table.seat(0, Command::Accept);
    assert_eq!(table.ideas(0), 1);
    assert_eq!(table.state.noise, noise);
}

// covers: npc:hostage/calm, rule:non-player-characters
#[test]
fn a_squirrely_hostage_is_answered_with_noise() {
    let mut table = abandoned(2);
    let noise = table.state.noise;
    table.seat(0, Command::Decline);
    assert_eq!(table.ideas(0), 2);
    assert_eq!(table.state.noise, noise + 2);
}

// covers: npc:hostage/calm, rule:noise
#[test]
fn the_noise_of_a_squirrely_hostage_belongs_to_this_round() {
    // Four noise of the crew and two of the hostage; the alert on slot 4 came before.
    let mut table = abandoned(1);
    table.state.noise = 7;
    let alerts = table.state.count.alerts_by_noise;
    table.seat(0, Command::Decline);
    let alert = table
        .events
        .iter()
        .position(|event| matches!(event, Event::Alert { .. }));
    let card = table
        .events
        .iter()
        .position(|event| matches!(event, Event::EventActive { .. }));
    assert_eq!(table.state.count.alerts_by_noise, alerts + 1);
    assert!(alert.is_some() && alert < card);
}

// covers: npc:hostage/calm
#[test]
fn without_ideas_a_squirrely_hostage_makes_noise() {
    let mut table = taken(1);
    table.commit(4, "Crawl");
    step(&mut table, 0, 4);
    table.set_ideas(0, 0);
    table.end_round();
    assert_eq!(table.prompt(), None);
    // One for each walk, two for the run, two for the hostage.
    assert_eq!(table.state.noise, 6);
    assert_eq!(table.state.round, 2);
}

// covers: npc:hostage/calm, rule:non-player-characters
#[test]
fn the_team_chooses_between_equally_near_characters() {
    let mut table = taken(1);
    table.teleport(0, 0, 2);
    table.teleport(1, 0, 4);
    table.commit(4, "Handle");
    table.set_ideas(1, 1);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::Troubled));
    assert_eq!(
        table.refused(Command::Pick { who: Who(2) }),
        Refusal::NotAnAnswer
    );
    table.seat(2, Command::Pick { who: Who(1) });
    assert_eq!(
        table.prompt(),
        Some(Prompt::IdeaOrNoise {
            who: Who(1),
            noise: 2
        })
    );
    table.seat(1, Command::Accept);
    assert_eq!(table.ideas(1), 0);
}

// covers: npc:hostage/calm, rule:lockdown-gates
#[test]
fn a_hostage_cut_off_from_everybody_is_squirrely_all_the_same() {
    let mut table = stage("E2 EM EM MW EM EM")
        .npc("hostage", 0)
        .act([(0, 3), (0, 2), (0, 0)], &[1, 1, 1]);
    table.dealer.add_rolls([1]);
    table.ok(Command::TakeHostage { who: Who(0) });
    table.commit(4, "Handle");
    table.teleport(0, 0, 0);
    table.teleport(1, 0, 1);
    let gone = table.at(0, 2);
    table.state.present.remove(gone);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::Troubled));
    table.seat(1, Command::Pick { who: Who(2) });
}

// covers: npc:hostage/calm
#[test]
fn a_hostage_in_company_keeps_still() {
    let mut table = taken(1);
    table.commit(4, "Handle");
    table.set_ideas(0, 2);
    table.end_round();
    assert_eq!(table.prompt(), None);
    assert_eq!(table.ideas(0), 2);
    assert_eq!(table.state.noise, 4);
}

// covers: npc:hostage/calm
#[test]
fn a_hostage_not_taken_yet_troubles_nobody() {
    let mut table = hostage();
    table.teleport(0, 0, 1);
    table.set_ideas(0, 2);
    table.end_round();
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.noise, 4);
}

// covers: npc:hostage/panicked, crisis:C5
#[test]
fn a_hostage_taken_after_the_panic_gains_nothing() {
    let mut table = stage("E2 EM EM MW")
        .deck("C5,M1,M1,M1,M1,M1,M1,Z1")
        .npc("hostage", 0)
        .act([(0, 3), (0, 2), (0, 0)], &[1, 1, 1]);
    table.end_round();
    table.ok(Command::TakeHostage { who: Who(0) });
    assert!(table.told(Event::NpcActive { ideas: 0 }));
    assert_eq!(table.ideas(4), 0);
}

// covers: npc:hostage/panicked
#[test]
fn a_panicked_hostage_runs_whimpers_and_pauses_on_a_six() {
    let mut table = taken(3);
    table.state.npc_panicked = true;
    table.set_ideas(4, 0);
    assert_eq!(table.offers(4), ["Run", "Whimper"]);
    table.state.crew[4].die = 6;
    assert_eq!(table.offers(4), ["Run", "Whimper", "Pause"]);
    table.commit(4, "Whimper");
    assert_eq!(table.state.noise, 1);
    assert_eq!(npc(&table).pool, crew::state::Pool::default());
}

// covers: npc:hostage/panicked
#[test]
fn a_panicked_hostage_is_squirrely_too() {
    let mut table = taken(1);
    table.state.npc_panicked = true;
    table.commit(4, "Run");
    step(&mut table, 0, 4);
    step(&mut table, 0, 5);
    table.set_ideas(0, 1);
    table.end_round();
    assert_eq!(
        table.prompt(),
        Some(Prompt::IdeaOrNoise {
            who: Who(0),
            noise: 2
        })
    );
}
