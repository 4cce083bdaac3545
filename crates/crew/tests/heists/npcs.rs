//! Prisoner, Hostage and Guide, calm and panicked.

use crate::kit::*;
use crew::content::cards::{ActionCard, Deed, Icon, Need};
use crew::content::effect::Chit;
use crew::content::scenario::{Bag, Goal};
use crew::state::{End, Place, Prompt, Token};
use crew::*;

const NPC: Who = Who::NPC;

fn npc(table: &Table) -> &crew::state::Member {
    &table.state.crew[4]
}

fn step(table: &mut Table, row: i8, col: i8) {
    let to = table.at(row, col);
    table.ok(Command::Move { who: NPC, to });
}

/// A special action for the Guide.
fn special(stage: Stage, action: ActionCard) -> Stage {
    let mut stage = stage;
    stage
        .draft
        .npc
        .as_mut()
        .expect("a scenario with an NPC")
        .special = Some(action);
    stage
}

fn think() -> ActionCard {
    ActionCard {
        name: "Think It Over".into(),
        icons: vec![Icon::Idea],
        pay: 0,
        needs: None,
        does: None,
    }
}

// The Prisoner

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
        aim: 0,
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
    assert_eq!(table.state.ready, 0);
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

// covers: rule:non-player-characters, ability:script-kiddie/AUTOPWN
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

// The Hostage

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

// The Guide

/// A guide inside, with two ideas.
fn guide(map: &str) -> Stage {
    special(stage(map).npc("guide", 2), think())
}

// covers: npc:guide/calm, rule:non-player-characters
#[test]
fn a_guide_is_there_from_the_start_with_the_ideas_of_the_scenario() {
    let table = guide("E2 EM EM MW").act([(0, 0); 3], &[1, 1, 1, 5]);
    assert_eq!(npc(&table).status, Status::Active);
    assert_eq!(table.ideas(4), 2);
    assert!(table.told(Event::Rolled { who: NPC, face: 5 }));
}

// covers: npc:guide/calm
#[test]
fn a_guide_strides_has_a_special_and_observes_on_a_six() {
    let mut table = guide("E2 EM EM MW EM SC").act([(0, 0); 3], &[1, 1, 1, 4]);
    table.set_ideas(4, 0);
    assert_eq!(table.offers(4), ["Stride", "Think It Over"]);
    table.state.crew[4].die = 6;
    assert_eq!(table.offers(4), ["Stride", "Think It Over", "Observe"]);
    table.dealer.add_draws([Chit::Blank as u8]);
    let unknown = table.at(0, 5);
    table.commit(4, "Observe");
    table.ok(Command::Think { who: NPC });
    table.ok(Command::Reveal {
        who: NPC,
        space: unknown,
    });
    assert_eq!((table.ideas(4), table.state.noise), (1, 1));
}

// covers: npc:guide/calm
#[test]
fn a_stride_is_a_move_and_a_reveal() {
    let mut table = guide("E2 EM MW EM EM EM SC").act([(0, 0); 3], &[1, 1, 1, 4]);
    table.dealer.add_draws([Chit::Blank as u8]);
    let unknown = table.at(0, 6);
    table.commit(4, "Stride");
    step(&mut table, 0, 3);
    table.ok(Command::Reveal {
        who: NPC,
        space: unknown,
    });
    assert_eq!(table.state.noise, 1);
}

// covers: npc:guide/calm, npc:guide/panicked
#[test]
fn the_special_is_the_one_of_the_scenario_on_both_sides() {
    let flick = ActionCard {
        name: "Fancy Card Flick".into(),
        icons: Vec::new(),
        pay: 0,
        needs: Some(Need::HoldsKeycard),
        does: Some(Deed::FlickKeycard),
    };
    for panicked in [false, true] {
        let stage = special(stage("E2 EM KC MW EM EM").npc("guide", 0), flick.clone());
        let mut table = stage.act([(0, 0); 3], &[1, 1, 1, 4]);
        table.state.npc_panicked = panicked;
        assert!(table.find_commit(4, "Fancy Card Flick").is_none());
        let card = table.loot(Chit::Keycard, 0);
        table.give(card, 4);
        let space = table.at(0, 5);
        table.commit(4, "Fancy Card Flick");
        table.ok(Command::Flick {
            who: NPC,
            piece: card,
            space,
        });
        assert_eq!(table.place(card), Place::on(space));
    }
}

// covers: npc:guide/calm, rule:non-player-characters, rule:part-1-the-plan
#[test]
fn a_guide_waiting_outside_starts_at_an_entrance_of_choice() {
    let mut stage = special(stage("E2 EM EM E5").npc("guide", 1), think());
    stage.draft.npc.as_mut().expect("the guide").starts_outside = true;
    let mut table = stage.plan();
    let (left, right, inside) = (table.at(0, 0), table.at(0, 3), table.at(0, 1));
    for who in 0..3 {
        table.ok(Command::Start {
            who: Who(who),
            space: left,
        });
    }
    table.seat(0, Command::Ready);
    table.seat(1, Command::Ready);
    assert_eq!(
        table.seat_refused(2, Command::Ready),
        Refusal::NpcNeedsAStart
    );
    let start = |space| Command::Start { who: NPC, space };
    assert_eq!(table.seat_refused(2, start(inside)), Refusal::NotAStart);
    table.seat(2, start(right));
    table.dealer.add_rolls([1; 4]);
    table.seat(2, Command::Ready);
    assert_eq!(npc(&table).at, right);
}

// covers: npc:guide/calm, rule:auto-reveal
#[test]
fn an_active_npc_reveals_what_lies_beside_it() {
    let mut table = special(stage("E2 EM MW SC").npc("guide", 0), think())
        .bag(Bag {
            cameras: 1,
            ..Bag::default()
        })
        .plan();
    table.dealer.add_draws([Chit::Camera as u8]);
    table.begin([(0, 0); 3], &[1, 1, 1, 1]);
    assert_eq!(table.count(Token::Camera, 0, 3), 1);
}

// covers: rule:non-player-characters, rule:auto-reveal
#[test]
fn an_npc_that_is_not_active_reveals_nothing_unless_the_rules_say_otherwise() {
    let unknown = |reveals: bool| {
        let mut table = stage("E2 EM EM MW SC")
            .npc("hostage", 0)
            .rules(|rules| rules.idle_npc_reveals = reveals)
            .plan();
        table.dealer.add_draws([Chit::Blank as u8]);
        table.begin([(0, 0); 3], &[1, 1, 1]);
        table.state.unknown.len()
    };
    assert_eq!(unknown(false), 1);
    assert_eq!(unknown(true), 0);
}

// covers: npc:guide/panicked
#[test]
fn a_panicked_guide_runs_has_a_special_and_walks_on_a_six() {
    let mut table = guide("E2 EM EM MW").act([(0, 0); 3], &[1, 1, 1, 4]);
    table.state.npc_panicked = true;
    table.set_ideas(4, 0);
    assert_eq!(table.offers(4), ["Run", "Think It Over"]);
    table.state.crew[4].die = 6;
    assert_eq!(table.offers(4), ["Run", "Think It Over", "Walk"]);
    table.commit(4, "Walk");
    assert_eq!(table.state.noise, 1);
    step(&mut table, 0, 2);
}

/// Noise of a round in which the guide does nothing, with the crew in these places.
fn talk(panicked: bool, places: [(i8, i8); 3]) -> u8 {
    let mut table = guide("E2 EM EM MW EM").act(places, &[1, 1, 1, 1]);
    table.state.npc_panicked = panicked;
    table.commit(4, "Think It Over");
    table.end_round();
    // Walk, Walk and Run.
    table.state.noise - 4
}

// covers: npc:guide/panicked, npc:guide/calm
#[test]
fn a_panicked_guide_talks_once_to_whoever_is_near() {
    // On the same tile, beside it, and both: it is one noise.
    assert_eq!(talk(true, [(0, 3), (0, 0), (0, 0)]), 1);
    assert_eq!(talk(true, [(0, 2), (0, 0), (0, 0)]), 1);
    assert_eq!(talk(true, [(0, 2), (0, 3), (0, 4)]), 1);
    assert_eq!(talk(true, [(0, 1), (0, 0), (0, 0)]), 0);
    assert_eq!(talk(false, [(0, 3), (0, 2), (0, 4)]), 0);
}

// All of them

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

// covers: rule:non-player-characters, rule:remote-locks
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
