//! Loot: the fumble of event 22, Lock the Goods (S4), cash, and what counts when.

use super::*;
use crew::content::scenario::Goal;
use crew::state::{Place, Prompt};

/// The first character holds two jewels and some cash, on the tile in the middle.
fn laden(map: &str, at: (i8, i8)) -> Table {
    let mut table = night(map, "22").act([at, (0, 0), (0, 0)], &[1; 3]);
    for nth in 0..2 {
        let jewel = table.loot(Chit::Jewel, nth);
        table.give(jewel, 0);
    }
    table.state.crew[0].cash = 2;
    table
}

const ROOM: &str = "E2 EM EM EM JW JW";

// covers: masters-of-the-heist/event:22, masters-of-the-heist/option:fumble-onto-one-hex
#[test]
fn all_that_is_fumbled_falls_on_one_hex() {
    let mut table = laden(ROOM, (0, 2));
    table.end_round();
    assert!(matches!(
        table.prompt(),
        Some(Prompt::Fumble { who: FIRST, .. })
    ));
    choose(&mut table, 0, 0, 3);
    assert_eq!(table.prompt(), None);
    let there = table.at(0, 3);
    for nth in 0..2 {
        let jewel = table.loot(Chit::Jewel, nth);
        assert_eq!(table.place(jewel), Place::on(there));
    }
    assert_eq!(table.state.cash_on[there.index()], 2);
    assert_eq!((table.state.crew[0].held, table.state.crew[0].cash), (0, 0));
}

// covers: masters-of-the-heist/event:22, masters-of-the-heist/option:fumble-into-barriers
#[test]
fn loot_falls_neither_to_a_guard_nor_behind_a_barrier() {
    for (map, wrong) in [
        ("E2 EM EM GU JW JW", (0, 3)),
        ("E2 SX EM RX JW JW", (0, 3)),
        ("E2 EM EM KCL JW JW KC", (0, 3)),
    ] {
        let mut table = laden(map, (0, 2));
        table.end_round();
        // Only the other side is left, so nobody is asked.
        assert_eq!(table.prompt(), None, "{map}");
        assert_eq!(table.state.cash_on[table.at(0, 1).index()], 2, "{map}");
        let closed = table.at(wrong.0, wrong.1);
        assert_eq!(table.state.cash_on[closed.index()], 0, "{map}");
    }
}

// covers: masters-of-the-heist/event:22
#[test]
fn a_lock_and_a_subdued_guard_do_not_keep_loot_off() {
    let mut table = laden("E2 GU EM LO JW JW", (0, 2));
    table.add(Token::SubduedGuard, 0, 3);
    table.end_round();
    assert_eq!(table.state.cash_on[table.at(0, 3).index()], 2);
}

// covers: masters-of-the-heist/event:22
#[test]
fn with_nowhere_to_put_it_loot_is_lost() {
    let mut table = laden("E2 EM GU EM GU JW JW", (0, 3));
    table.end_round();
    let jewel = table.loot(Chit::Jewel, 0);
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!(table.state.crew[0].cash, 0);
}

// covers: masters-of-the-heist/event:22
#[test]
fn what_the_objective_wants_is_held_tight() {
    let jewels = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let mut table = night(ROOM, "22")
        .goals(&[jewels])
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    for nth in 0..2 {
        let jewel = table.loot(Chit::Jewel, nth);
        table.give(jewel, 0);
    }
    table.end_round();
    assert!(nothing_came(&table));
    assert_eq!(table.state.crew[0].held.count_ones(), 2);
}

// covers: masters-of-the-heist/event:22
#[test]
fn outdoors_and_empty_handed_nobody_fumbles() {
    let mut table = night("E2 EM EM", "22").act([(0, 0), (0, 1), (0, 0)], &[1; 3]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/crisis:S4, masters-of-the-heist/rule:cash
#[test]
fn every_piece_on_the_floor_gets_a_lock() {
    let mut table =
        night("E2 EM EM JW JW $3 PP EM", "M1,S4").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    // Two pieces and cash on one hex: three locks.
    let heap = table.at(0, 7);
    for nth in 0..2 {
        let jewel = table.loot(Chit::Jewel, nth);
        table.state.pieces[jewel.index()] = Place::on(heap);
    }
    table.state.cash_on[heap.index()] = 2;
    table.state.loot.insert(heap);
    table.state.loot.remove(table.at(0, 3));
    table.state.loot.remove(table.at(0, 4));
    table.end_round();
    assert_eq!(table.played(), ["M1", "S4"]);
    assert_eq!(
        counts(&table, Token::Lock, [2, 3, 4, 5, 6, 7]),
        [0, 0, 0, 1, 1, 3]
    );
}

// covers: masters-of-the-heist/crisis:S4, masters-of-the-heist/rule:usb-key
#[test]
fn a_usb_key_and_carried_loot_get_none() {
    let mut table = night("E2 EM EM USB JW", "M1,S4").act([(0, 4), (0, 0), (0, 0)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    table.end_round();
    assert!(table.played().ends_with(&["S4"]));
    assert_eq!(counts(&table, Token::Lock, [2, 3, 4]), [0; 3]);
}

// covers: masters-of-the-heist/rule:loot-chits
#[test]
fn loot_is_ours_once_it_is_outdoors() {
    let mut table = board("E2 $2 JW").act([(0, 1), (0, 2), (0, 0)], &[1; 3]);
    take(&mut table, 0, Piece::CASH);
    assert_eq!(table.state.team.cash, 0);
    table.commit(0, "Walk");
    go(&mut table, 0, 0, 0);
    assert_eq!((table.state.team.cash, table.state.crew[0].cash), (2, 0));
    // In a hand indoors it is not.
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 1, jewel);
    assert_eq!(table.place(jewel), Place::with(SECOND));
}

// covers: masters-of-the-heist/rule:loot-chits, masters-of-the-heist/rule:actions-and-sub-actions
#[test]
fn the_loot_icon_is_cash_from_the_supply() {
    let mut table = board("E2 EM EM").act([(0, 1), (0, 2), (0, 0)], &[6, 1, 1]);
    table.commit(0, "Grab");
    table.ok(Command::Pocket { who: FIRST });
    assert_eq!(table.state.crew[0].cash, 1);
    assert_eq!(
        table.refused(Command::Pocket { who: FIRST }),
        Refusal::NoneLeft
    );
}

// covers: masters-of-the-heist/rule:loot-chits
#[test]
fn two_on_one_tile_hand_loot_over_at_will() {
    let mut table = board("E2 EM JW").act([(0, 2), (0, 2), (0, 0)], &[1; 3]);
    let piece = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, piece);
    let (who, to) = (FIRST, SECOND);
    table.ok(Command::Hand { who, to, piece });
    assert_eq!(table.place(piece), Place::with(SECOND));
}
