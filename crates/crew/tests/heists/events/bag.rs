//! Events that change the bag: 1, 6, B1 to B3.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;

// Event 1

// covers: event:1, rule:take-from-supply
#[test]
fn hidden_cameras_put_three_cameras_into_the_bag() {
    let mut table = night("E2 EM CM", "1")
        .bag(Bag {
            cameras: 1,
            guards: 2,
            ..Default::default()
        })
        .act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.in_bag(Chit::Camera), 4);
    assert_eq!(table.state.bag_size(), 6);
    assert_eq!(
        brought(&table),
        [Event::BagFilled {
            chit: Chit::Camera,
            count: 3
        }]
    );
}

// covers: event:1, rule:take-from-supply
#[test]
fn with_a_limited_supply_the_bag_gets_only_the_cameras_that_are_left() {
    let mut table = night("E2 EM", "1")
        .bag(Bag {
            cameras: 13,
            ..Default::default()
        })
        .rules(|rules| rules.supply_is_limited = true)
        .act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.in_bag(Chit::Camera), 15);
}

// Event 6

// covers: event:6, rule:take-from-supply
#[test]
fn two_locks_go_into_the_bag() {
    let mut table = night("E2 EM", "6").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(
        brought(&table),
        [Event::BagFilled {
            chit: Chit::Lock,
            count: 2
        }]
    );
    assert_eq!(table.state.in_bag(Chit::Lock), 2);
}

// Events B1 to B3

/// A bag with one chit of each kind and an unknown tile two steps from the door; the chit that is drawn in round two.
fn draw_after(card: &str, drawn: Chit) -> Table {
    let bag = Bag {
        guards: 1,
        cameras: 1,
        locks: 1,
        ..Default::default()
    };
    let mut table = night("E2 EM SC", card)
        .bag(bag)
        .act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    table.dealer.add_draws([drawn as u8]);
    table.commit(0, "Walk");
    let to = table.at(0, 1);
    table.ok(Command::Move { who: Who(0), to });
    table
}

// covers: event:B1
#[test]
fn a_tamper_proof_camera_from_the_bag_counts_double() {
    let table = draw_after("B1", Chit::TwoCameras);
    assert_eq!(table.count(Token::Camera, 0, 2), 2);
    assert_eq!(table.state.in_bag(Chit::Camera), 0);
    assert_eq!(table.state.bag_size(), 2);
}

// covers: event:B2
#[test]
fn a_new_lock_from_the_bag_counts_double() {
    let table = draw_after("B2", Chit::TwoLocks);
    assert_eq!(table.count(Token::Lock, 0, 2), 2);
    assert_eq!(table.state.in_bag(Chit::Lock), 0);
}

// covers: event:B3
#[test]
fn a_big_guard_from_the_bag_counts_double() {
    let table = draw_after("B3", Chit::TwoGuards);
    assert_eq!(table.count(Token::Guard, 0, 2), 2);
    assert_eq!(table.state.in_bag(Chit::Guard), 0);
}

// covers: event:B1, event:B2, event:B3
#[test]
fn only_one_chit_of_the_kind_grows() {
    let kinds = [
        ("B1", Chit::Camera, Chit::TwoCameras),
        ("B2", Chit::Lock, Chit::TwoLocks),
        ("B3", Chit::Guard, Chit::TwoGuards),
    ];
    for (card, single, double) in kinds {
        let bag = Bag {
            guards: 3,
            cameras: 3,
            locks: 3,
            ..Default::default()
        };
        let mut table = night("E2 EM", card).bag(bag).act([(0, 0); 3], &[1, 1, 1]);
        table.end_round();
        assert_eq!(
            (table.state.in_bag(single), table.state.in_bag(double)),
            (2, 1),
            "{card}"
        );
        assert_eq!(table.state.bag_size(), 9, "{card}");
    }
}

// covers: event:B1, event:B2, event:B3
#[test]
fn a_bag_without_the_kind_does_not_change() {
    for card in ["B1", "B2", "B3"] {
        let bag = Bag {
            dogs: 2,
            blanks: 1,
            ..Default::default()
        };
        let mut table = night("E2 EM CM", card)
            .bag(bag)
            .act([(0, 0); 3], &[1, 1, 1]);
        table.end_round();
        assert!(nothing_came(&table), "{card}");
    }
}
