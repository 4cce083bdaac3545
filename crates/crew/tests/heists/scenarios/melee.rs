//! The Melee Job.

use super::*;
use crew::content::effect::Chit;
use crew::state::{Place, Token};

fn melee() -> Stage {
    scenario("the-melee-job").deck(QUIET)
}

// covers: scenario:the-melee-job/held-by-guards
#[test]
fn in_the_museum_jewels_and_keycard_come_with_a_guard() {
    let mut table = melee().plan();
    for (who, (row, col)) in [(0, (0, 1)), (1, (0, 6)), (2, (7, 7)), (4, (7, 7))] {
        table.teleport(who, row, col);
    }
    table.dealer.add_rolls([1, 1, 1, 1]);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    table
        .dealer
        .add_draws([Chit::Jewel, Chit::Keycard].map(|chit| chit as u8));
    table.commit(2, "Discover");
    let (jewel, card) = (table.at(2, 1), table.at(4, 5));
    table.ok(Command::Reveal {
        who: Who(2),
        space: jewel,
    });
    table.ok(Command::Reveal {
        who: Who(2),
        space: card,
    });
    assert_eq!(table.count(Token::Guard, 2, 1), 1);
    assert_eq!(table.count(Token::Guard, 4, 5), 1);
    assert_eq!(
        lying(&table),
        things(&[
            (2, 1, "jewel"),
            (4, 5, "keycard"),
            (5, 2, "safecracking-tools")
        ])
    );
}

// covers: scenario:the-melee-job
#[test]
fn the_guide_begins_at_an_entrance_the_team_picks() {
    let mut table = melee().plan();
    let (north, east, hex) = (table.at(0, 1), table.at(7, 7), table.at(1, 1));
    for seat in 0..2 {
        table.seat(
            seat,
            Command::Start {
                who: Who(seat),
                space: north,
            },
        );
        table.seat(seat, Command::Ready);
    }
    table.seat(
        2,
        Command::Start {
            who: Who(2),
            space: east,
        },
    );
    assert_eq!(
        table.seat_refused(2, Command::Ready),
        Refusal::NpcNeedsAStart
    );
    let start = |space| Command::Start {
        who: Who::NPC,
        space,
    };
    assert_eq!(table.seat_refused(2, start(hex)), Refusal::NotAStart);
    // The guide counts for the limit of two.
    assert_eq!(
        table.seat_refused(2, start(north)),
        Refusal::StartIsFull { limit: 2 }
    );
    table.seat(2, start(east));
    assert_eq!(
        npc(&table),
        Some(("guide", Some((7, 7)), 3, Status::Active))
    );
}

/// The guide at the east end of the museum's second row, with the keycard.
fn guide_with_card() -> (Table, Piece) {
    let places = [(0, (0, 1)), (1, (0, 1)), (2, (0, 6)), (4, (2, 6))];
    let mut table = begin(melee(), &places, &[1, 1, 1, 1]);
    let card = table.loot(Chit::Keycard, 0);
    table.give(card, 4);
    (table, card)
}

// covers: scenario:the-melee-job
#[test]
fn the_guide_flicks_the_card_along_a_line() {
    let (mut table, piece) = guide_with_card();
    table.commit(4, "Fancy Card Flick");
    let space = table.at(2, 1);
    table.ok(Command::Flick {
        who: Who::NPC,
        piece,
        space,
    });
    assert_eq!(table.place(piece), Place::on(space));
    assert!(!table.state.member(Who::NPC).holds(piece));
}

// covers: scenario:the-melee-job
#[test]
fn a_locked_lock_stops_the_flick() {
    let (mut table, piece) = guide_with_card();
    table.add(Token::Lock, 2, 3);
    table.commit(4, "Fancy Card Flick");
    let (behind, lock, before) = (table.at(2, 2), table.at(2, 3), table.at(2, 4));
    let flick = |space| Command::Flick {
        who: Who::NPC,
        piece,
        space,
    };
    assert_eq!(table.refused(flick(behind)), Refusal::ThrowBlocked);
    assert_eq!(table.refused(flick(lock)), Refusal::ThrowBlocked);
    table.ok(flick(before));
}

// covers: scenario:the-melee-job
#[test]
fn unknown_tiles_and_gaps_stop_the_flick() {
    let (mut table, piece) = guide_with_card();
    let unknown = table.at(2, 3);
    table.state.unknown.insert(unknown);
    table.commit(4, "Fancy Card Flick");
    let flick = |space| Command::Flick {
        who: Who::NPC,
        piece,
        space,
    };
    let behind = table.at(2, 2);
    assert_eq!(table.refused(flick(behind)), Refusal::ThrowBlocked);
    assert_eq!(table.refused(flick(unknown)), Refusal::ThrowBlocked);
    table.teleport(4, 4, 6);
    let across = table.at(4, 1);
    assert_eq!(table.refused(flick(across)), Refusal::ThrowBlocked);
    let crooked = table.at(5, 4);
    assert_eq!(table.refused(flick(crooked)), Refusal::OutOfReach);
}

// covers: scenario:the-melee-job
#[test]
fn without_a_keycard_there_is_nothing_to_flick() {
    let (mut table, piece) = guide_with_card();
    assert!(table.find_commit(4, "Fancy Card Flick").is_some());
    table.ok(Command::Drop {
        who: Who::NPC,
        piece,
        to: table.at(2, 6),
    });
    assert!(table.find_commit(4, "Fancy Card Flick").is_none());
}
