//! Events of the bag: 1, 6 and the double chits of B1 to B3, and the end of the supply.

use super::*;
use crew::content::scenario::Bag;

const EMPTY: Bag = Bag {
    guards: 0,
    cameras: 0,
    locks: 0,
    dogs: 0,
    jewels: 0,
    documents: 0,
    keycards: 0,
    usb: 0,
    blanks: 0,
};

fn in_bag(table: &Table, chit: Chit) -> u8 {
    table.state.in_bag(chit)
}

// covers: masters-of-the-heist/event:1, masters-of-the-heist/event:6
#[test]
fn hidden_cameras_and_unseen_locks_go_into_the_bag() {
    for (card, chit, count) in [("1", Chit::Camera, 3), ("6", Chit::Lock, 2)] {
        let mut table = night("E2 EM EM", card).bag(EMPTY).act([(0, 0); 3], &[1; 3]);
        table.end_round();
        assert_eq!(in_bag(&table, chit), count, "event {card}");
        assert!(table.told(Event::BagFilled { chit, count }));
    }
}

// covers: masters-of-the-heist/event:1, masters-of-the-heist/event:6, masters-of-the-heist/rule:take-from-supply, masters-of-the-heist/option:supply-is-limited
#[test]
fn the_box_holds_twelve_cameras_and_twelve_locks() {
    // Ten in the bag and one on the board leave one.
    let full = Bag {
        cameras: 10,
        locks: 10,
        ..EMPTY
    };
    for (card, chit) in [("1", Chit::Camera), ("6", Chit::Lock)] {
        let mut table = night("E2 EM EM 2CL", card)
            .bag(full)
            .act([(0, 0); 3], &[1; 3]);
        table.end_round();
        assert_eq!(in_bag(&table, chit), 11, "event {card}");
    }
    let all = Bag {
        cameras: 12,
        ..EMPTY
    };
    let mut table = night("E2 EM EM", "1").bag(all).act([(0, 0); 3], &[1; 3]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:14, masters-of-the-heist/event:5, masters-of-the-heist/event:9, masters-of-the-heist/option:supply-is-limited
#[test]
fn without_a_chit_in_the_supply_none_is_placed() {
    let out = Bag {
        guards: 14,
        cameras: 12,
        locks: 12,
        ..EMPTY
    };
    for (card, map) in [("14", "E2 EM LO"), ("5", "E2 EM GU"), ("9", "E2 EM CM")] {
        let mut table = night(map, card).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        for (chit, count) in out.counts() {
            fill(&mut table, chit, count);
        }
        table.end_round();
        assert!(nothing_came(&table), "event {card}");
    }
}

// covers: masters-of-the-heist/event:14, masters-of-the-heist/option:supply-is-limited
#[test]
fn the_last_guard_goes_to_the_first_tile() {
    let mut table = night("E2 LO EM LO", "14").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    fill(&mut table, Chit::Guard, 13);
    table.end_round();
    assert_eq!(counts(&table, Token::Guard, [1, 3]), [1, 0]);
}

/// The kinds of double chits: card, plain chit, double chit.
const DOUBLES: [(&str, Chit, Chit); 3] = [
    ("B1", Chit::Camera, Chit::TwoCameras),
    ("B2", Chit::Lock, Chit::TwoLocks),
    ("B3", Chit::Guard, Chit::TwoGuards),
];

// covers: masters-of-the-heist/event:B1, masters-of-the-heist/event:B2, masters-of-the-heist/event:B3
#[test]
fn one_chit_of_the_bag_becomes_a_double_one() {
    for (card, plain, double) in DOUBLES {
        let mut table = night("E2 EM EM", card).act([(0, 0); 3], &[1; 3]);
        fill(&mut table, plain, 2);
        table.end_round();
        assert_eq!((in_bag(&table, plain), in_bag(&table, double)), (1, 1));
        assert!(table.told(Event::BagUpgraded { chit: plain }));
    }
}

// covers: masters-of-the-heist/event:B1, masters-of-the-heist/event:B2, masters-of-the-heist/event:B3
#[test]
fn without_such_a_chit_in_the_bag_nothing_changes() {
    for (card, plain, double) in DOUBLES {
        let mut table = night("E2 EM EM", card).act([(0, 0); 3], &[1; 3]);
        for (_, other, _) in DOUBLES.iter().filter(|(_, other, _)| *other != plain) {
            fill(&mut table, *other, 2);
        }
        table.end_round();
        assert!(nothing_came(&table), "event {card}");
        assert_eq!(in_bag(&table, double), 0);
    }
}

/// The first character has found a double chit on the tile to the right.
fn found(double: Chit) -> Table {
    let mut table = board("E2 EM SC EM").act([(0, 0); 3], &[1; 3]);
    fill(&mut table, Chit::Blank, 0);
    fill(&mut table, double, 1);
    table.dealer.add_draws([double as u8]);
    table.commit(0, "Walk");
    go(&mut table, 0, 0, 1);
    table
}

/// As many sub-actions of each kind as a test needs.
fn handy(table: &mut Table) {
    let pool = &mut table.state.crew[0].pool;
    (pool.subdues, pool.disables, pool.unlocks, pool.moves) = (2, 2, 2, 1);
}

fn handle(table: &mut Table, chit: Chit) {
    match chit {
        Chit::TwoCameras => disable(table, 0, 0, 2),
        Chit::TwoLocks => unlock(table, 0, 0, 2),
        _ => subdue(table, 0, 0, 2),
    }
}

const SIDES: [(Chit, Chit, Token); 3] = [
    (Chit::TwoCameras, Chit::Camera, Token::Camera),
    (Chit::TwoLocks, Chit::Lock, Token::Lock),
    (Chit::TwoGuards, Chit::Guard, Token::Guard),
];

// covers: masters-of-the-heist/event:B1, masters-of-the-heist/event:B2, masters-of-the-heist/event:B3, masters-of-the-heist/option:doubles-are-two-chits
#[test]
fn a_double_chit_is_one_chit_that_is_handled_twice() {
    for (double, chit, side) in SIDES {
        let mut table = found(double);
        handy(&mut table);
        let before = table.ideas(0);
        assert_eq!(table.count(side, 0, 2), 1);
        handle(&mut table, double);
        let space = table.at(0, 2);
        assert!(table.told(Event::HalfHandled {
            who: FIRST,
            space,
            chit
        }));
        assert_eq!(table.count(side, 0, 2), 1, "{double:?}");
        handle(&mut table, double);
        assert_eq!(table.count(side, 0, 2), 0, "{double:?}");
        assert_eq!(table.count(side.flipped(), 0, 2), 1, "{double:?}");
        // ADRENALINE: one guard, one idea.
        let paid = u8::from(double == Chit::TwoGuards);
        assert_eq!(table.ideas(0), before + paid, "{double:?}");
    }
}

// covers: masters-of-the-heist/event:B1, masters-of-the-heist/event:B2, masters-of-the-heist/event:B3
#[test]
fn half_a_job_is_lost_when_the_round_ends() {
    for (double, _, side) in SIDES {
        let mut table = found(double);
        handy(&mut table);
        handle(&mut table, double);
        table.end_round();
        table.commit(0, "Walk");
        handy(&mut table);
        handle(&mut table, double);
        assert_eq!(table.count(side, 0, 2), 1, "{double:?}");
    }
}

// covers: masters-of-the-heist/event:B2
#[test]
fn two_characters_can_share_a_double_lock_in_one_round() {
    let mut table = found(Chit::TwoLocks);
    handy(&mut table);
    unlock(&mut table, 0, 0, 2);
    assert_eq!(no_go(&mut table, 0, 0, 2), Refusal::Locked);
    table.teleport(1, 0, 1);
    table.commit(1, "Walk");
    table.state.crew[1].pool.unlocks = 1;
    unlock(&mut table, 1, 0, 2);
    go(&mut table, 0, 0, 2);
}

// covers: masters-of-the-heist/event:B1
#[test]
fn a_double_camera_raises_one_alert() {
    let mut table = found(Chit::TwoCameras);
    handy(&mut table);
    go(&mut table, 0, 0, 2);
    assert_eq!(table.alerts(), 1);
}
