//! Keycards, their doors, and USB keys.

use super::*;
use crew::state::{Place, Token};
use table::ScriptedDealer;

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
        Refusal::NeedsKeycard
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

// covers: rule:keycard, rule:escape-moves
#[test]
fn in_escape_a_door_beside_the_card_opens_for_one_move_without_a_step() {
    let mut table = stage("E2 KCL KC").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    table.give(table.loot(Chit::Keycard, 0), 0);
    let (out, door, here) = (table.at(0, 0), table.at(0, 1), table.at(0, 2));
    table.escape();
    let open = Command::OpenDoor {
        who: Who(0),
        space: door,
    };
    table.set_ideas(0, 0);
    assert_eq!(
        table.refused(open),
        Refusal::NotEnoughIdeas { need: 1, have: 0 }
    );
    table.set_ideas(0, 1);
    assert!(table.legal(0).contains(&open));
    table.ok(open);
    assert_eq!((table.ideas(0), table.state.crew[0].at), (0, here));
    assert!(table.state.doors.is_empty());
    // A friend walks through the open door at once, while the card stays behind.
    table.set_ideas(1, 2);
    for to in [door, out] {
        table.ok(Command::Dash { who: Who(1), to });
    }
    assert_eq!(table.ideas(1), 0);
}

// covers: rule:keycard, rule:last-ditch-effort
#[test]
fn on_a_declared_path_a_door_aside_takes_one_of_the_moves_left() {
    let mut table = stage("KCL KC EM E5").act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
    table.give(table.loot(Chit::Keycard, 0), 0);
    let [door, middle, out] = [(0, 0), (0, 2), (0, 3)].map(|(row, col)| table.at(row, col));
    table.escape();
    table.set_ideas(0, 3);
    let who = Who(0);
    let open = Command::OpenDoor { who, space: door };
    for to in [middle, out] {
        table.ok(Command::Declare { who, to });
    }
    assert_eq!(table.refused(open), Refusal::PathFixed);
    table.dealer = ScriptedDealer::default();
    table.dealer.add_rolls([2]);
    table.ok(Command::LastDitch { who, ideas: 1 });
    table.ok(open);
    assert_eq!((table.ideas(0), table.state.run.moves_left), (2, 2));
    table.ok(Command::Run { who });
    table.ok(Command::Run { who });
    assert!(table.told(Event::ReachedExit { who, space: out }));
}

// covers: rule:keycard, rule:last-ditch-effort
#[test]
fn who_spends_the_moves_of_the_path_on_a_door_stops_there() {
    let mut table = stage("KCL KC EM E5").act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
    table.give(table.loot(Chit::Keycard, 0), 0);
    let [door, middle, out] = [(0, 0), (0, 2), (0, 3)].map(|(row, col)| table.at(row, col));
    table.escape();
    table.set_ideas(0, 0);
    let who = Who(0);
    for to in [middle, out] {
        table.ok(Command::Declare { who, to });
    }
    table.dealer = ScriptedDealer::default();
    table.dealer.add_rolls([1]);
    table.ok(Command::LastDitch { who, ideas: 0 });
    table.ok(Command::OpenDoor { who, space: door });
    assert!(table.told(Event::Stopped { who }));
    assert!(table.state.doors.is_empty());
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
