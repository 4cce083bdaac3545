//! Jobs whose rules are mostly those of the modules.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::{Place, Token};

// The Dark Horse Job

/// Event D1 strikes on the track.
fn dogs_are_released(stage: Stage) -> Table {
    let stage = stage.deck(&format!("D1,{QUIET}"));
    let mut table = begin(stage, &[(0, (0, 1)), (1, (0, 1)), (2, (6, 8))], &[1, 1, 1]);
    assert_eq!(table.state.tokens.total(Chit::Dog), 5);
    table.commit(2, "Discover");
    table.end_round();
    let (card, _) = table.heist.edition.card("D1").expect("a card");
    assert!(table.told(Event::EventActive {
        card: card as u8,
        recalled: false
    }));
    table
}

// covers: scenario:the-dark-horse-job, rule:guard-dogs
#[test]
fn on_the_track_no_dog_comes_for_want_of_a_kennel() {
    let table = dogs_are_released(scenario("the-dark-horse-job"));
    assert_eq!(table.state.tokens.total(Chit::Dog), 5);
}

// covers: scenario:the-dark-horse-job, rule:guard-dogs, option:dog-pair-is-kennel
#[test]
fn by_house_rule_the_two_dogs_of_the_track_lie_in_a_kennel() {
    let stage = scenario("the-dark-horse-job").rules(|rules| rules.dog_pair_is_kennel = true);
    let table = dogs_are_released(stage);
    assert_eq!(table.state.tokens.total(Chit::Dog), 6);
}

// The Greedy Prisoner and the Hospitality Job

// covers: scenario:the-greedy-prisoner, rule:non-player-characters, rule:remote-locks
#[test]
fn the_connoisseur_is_free_when_lock_x_opens() {
    let stage = scenario("the-greedy-prisoner").deck(QUIET);
    let mut table = begin(stage, &[(0, (1, 2)), (1, (8, 0)), (2, (8, 8))], &[1, 1, 1]);
    assert_eq!(table.state.member(Who::NPC).status, Status::Idle);
    table.dealer.add_rolls([4]);
    table.ok(Command::OpenRemote {
        who: Who(0),
        letter: 0,
    });
    assert_eq!(table.state.member(Who::NPC).status, Status::Active);
    assert_eq!(table.state.member(Who::NPC).die, 4);
}

// covers: scenario:the-hospitality-job, rule:non-player-characters, rule:keycard
#[test]
fn the_hotel_guest_sits_behind_the_keycard_door() {
    let stage = scenario("the-hospitality-job").deck(QUIET);
    let mut table = begin(stage, &[(0, (3, 6)), (1, (7, 0)), (2, (9, 7))], &[1, 1, 1]);
    let (door, cell) = (table.at(3, 7), table.at(3, 8));
    table.commit(0, "Run");
    assert_eq!(
        table.refused(Command::Move {
            who: Who(0),
            to: door
        }),
        Refusal::DoorClosed
    );
    let card = table.loot(Chit::Keycard, 0);
    table.give(card, 0);
    table.ok(Command::OpenDoor {
        who: Who(0),
        space: door,
    });
    table.ok(Command::Move {
        who: Who(0),
        to: door,
    });
    table.ok(Command::Move {
        who: Who(0),
        to: cell,
    });
    table.dealer.add_rolls([2]);
    table.ok(Command::TakeHostage { who: Who(0) });
    assert_eq!(
        npc(&table),
        Some(("hostage", Some((3, 8)), 3, Status::Active))
    );
}

// The Marathon Job

// covers: scenario:the-marathon-job/jewels-held-by-guard
#[test]
fn in_the_vault_a_drawn_jewel_comes_with_a_guard() {
    let stage = scenario("the-marathon-job").deck(QUIET);
    let mut table = begin(stage, &[(0, (8, 0)), (1, (8, 6)), (2, (8, 6))], &[1; 3]);
    let space = table.at(3, 4);
    table.state.unknown.insert(space);
    table.dealer.add_draws([Chit::Jewel as u8]);
    table.commit(2, "Discover");
    table.ok(Command::Reveal { who: Who(2), space });
    assert_eq!(table.count(Token::Guard, 3, 4), 1);
    assert_eq!(table.place(table.loot(Chit::Jewel, 1)), Place::on(space));
}

// covers: rule:loot-and-items
#[test]
fn elsewhere_a_drawn_jewel_lies_alone() {
    let mut table = stage("E2 EM SC")
        .bag(Bag {
            jewels: 1,
            ..Bag::default()
        })
        .act([(0, 0); 3], &[1, 1, 1]);
    table.dealer.add_draws([Chit::Jewel as u8]);
    table.commit(2, "Discover");
    let space = table.at(0, 2);
    table.ok(Command::Reveal { who: Who(2), space });
    assert_eq!(table.place(table.loot(Chit::Jewel, 0)), Place::on(space));
    assert_eq!(table.count(Token::Guard, 0, 2), 0);
}
