//! Keycards, their doors, and USB keys.

use super::*;
use crew::state::{Place, Token};

/// Two doors and a card.
const DOORS: &str = "E2 KCL KC KCL EM";

// covers: rule:keycard
#[test]
fn a_keycard_door_cannot_be_entered() {
    let mut table = stage(DOORS).act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(1, "Bump");
    assert_eq!(blocked(&mut table, 1, 0, 1), Refusal::DoorClosed);
    let door = table.at(0, 1);
    assert_eq!(
        table.refused(Command::Unlock {
            who: Who(1),
            space: door
        }),
        Refusal::NothingToUnlock
    );
}

// covers: rule:keycard
#[test]
fn one_card_opens_every_door_beside_its_holder() {
    let mut table = stage(DOORS).act([(0, 2), (0, 0), (0, 0)], &[5, 1, 1]);
    let (first, here, second) = (table.at(0, 1), table.at(0, 2), table.at(0, 3));
    let who = Who(0);
    let card = table.loot(Chit::Keycard, 0);
    let open = |space| Command::OpenDoor { who, space };
    // The card on the floor is not enough.
    assert_eq!(table.refused(open(first)), Refusal::NeedsKeycard);
    table.ok(Command::Take {
        who,
        piece: card,
        from: here,
    });
    table.ok(open(first));
    table.ok(open(second));
    assert_eq!(table.place(card), Place::with(who));
    assert!(table.state.doors.is_empty());
    // It stays open for everybody.
    table.commit(1, "Walk");
    step(&mut table, 1, 0, 1);
}

// covers: rule:keycard
#[test]
fn a_card_opens_no_door_from_afar() {
    let mut table = stage("E2 EM KCL KC").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let card = table.loot(Chit::Keycard, 0);
    let door = table.at(0, 2);
    table.give(card, 1);
    assert_eq!(
        table.refused(Command::OpenDoor {
            who: Who(1),
            space: door
        }),
        Refusal::NotAdjacent
    );
}

// covers: rule:keycard, rule:entrances-and-exits
#[test]
fn a_door_opens_from_its_entrance() {
    let mut table = stage("E2 KCL KC").act([(0, 0); 3], &[1, 1, 1]);
    let card = table.loot(Chit::Keycard, 0);
    let door = table.at(0, 1);
    table.give(card, 0);
    table.ok(Command::OpenDoor {
        who: Who(0),
        space: door,
    });
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 1);
}

// covers: rule:keycard, rule:escape-moves
#[test]
fn in_escape_a_door_costs_one_more_move() {
    let mut table = stage("E2 KCL KC").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    let card = table.loot(Chit::Keycard, 0);
    let (door, here) = (table.at(0, 1), table.at(0, 2));
    table.escape();
    table.set_ideas(0, 5);
    let dash = Command::Dash {
        who: Who(0),
        to: door,
    };
    assert_eq!(table.refused(dash), Refusal::NeedsKeycard);
    assert_eq!(
        table.refused(Command::OpenDoor {
            who: Who(0),
            space: door
        }),
        Refusal::WrongPhase
    );
    table.ok(Command::Take {
        who: Who(0),
        piece: card,
        from: here,
    });
    table.ok(dash);
    assert_eq!(table.ideas(0), 3);
    // For the next one it is open.
    let out = table.at(0, 0);
    table.ok(Command::Dash {
        who: Who(0),
        to: out,
    });
    table.set_ideas(1, 1);
    table.ok(Command::Dash {
        who: Who(1),
        to: door,
    });
    assert_eq!(table.ideas(1), 0);
}

// covers: rule:keycard, rule:usb-key
#[test]
fn keycards_and_usb_keys_come_out_of_the_bag_with_a_guard() {
    for (chit, guards) in [
        (Chit::Keycard, 1),
        (Chit::Usb, 1),
        (Chit::Jewel, 0),
        (Chit::Documents, 0),
    ] {
        let (bag, draw) = sure(chit);
        let mut table = stage("E2 EM SC").bag(bag).act([(0, 0); 3], &[1, 1, 1]);
        table.dealer.add_draws([draw]);
        table.commit(0, "Walk");
        step(&mut table, 0, 0, 1);
        let (piece, space) = (table.loot(chit, 0), table.at(0, 2));
        assert_eq!(table.place(piece), Place::on(space), "{chit:?}");
        assert_eq!(table.count(Token::Guard, 0, 2), guards, "{chit:?}");
    }
}

// covers: rule:usb-key, rule:loot-and-items
#[test]
fn a_usb_key_is_carried_and_handed_over_like_any_loot() {
    let mut table = stage("E2 EM USB").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    let (usb, here) = (table.loot(Chit::Usb, 0), table.at(0, 2));
    table.ok(Command::Take {
        who: Who(0),
        piece: usb,
        from: here,
    });
    table.ok(Command::Hand {
        who: Who(0),
        to: Who(1),
        piece: usb,
    });
    assert_eq!(table.place(usb), Place::with(Who(1)));
    table.ok(Command::Drop {
        who: Who(1),
        piece: usb,
        to: here,
    });
    assert_eq!(table.place(usb), Place::on(here));
}
