//! Pickpocket, Con Artist and Thief.

use super::*;
use crew::state::Place;

const LOOTERS: [&str; 3] = ["pickpocket", "con-artist", "thief"];
const REACH: Command = Command::ReachOut { who: FIRST };

fn grab(table: &Table, col: i8) -> Command {
    Command::Take {
        who: FIRST,
        piece: Piece::CASH,
        from: table.at(0, col),
    }
}

fn put(table: &Table, col: i8) -> Command {
    Command::Drop {
        who: FIRST,
        piece: Piece::CASH,
        to: table.at(0, col),
    }
}

// covers: masters-of-the-heist/ability:pickpocket/larcenist, masters-of-the-heist/ability:thief/larcenist, masters-of-the-heist/ability:con-artist/swindler
#[test]
fn an_idea_reaches_loot_on_adjacent_tiles_for_the_phase() {
    for looter in LOOTERS {
        let mut table = with("E2 $1 EM $2 $3", looter).act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
        assert_eq!(table.refused(grab(&table, 1)), Refusal::OutOfReach);
        let ideas = table.ideas(0);
        table.ok(REACH);
        table.ok(grab(&table, 1));
        table.ok(grab(&table, 3));
        assert_eq!(table.refused(grab(&table, 4)), Refusal::OutOfReach);
        assert_eq!(table.state.crew[0].cash, 3, "{looter}");
        assert_eq!((table.ideas(0), table.state.noise), (ideas - 1, 0));
        table.end_round();
        assert!(!table.state.crew[0].reaching);
    }
}

// covers: masters-of-the-heist/ability:pickpocket/larcenist, masters-of-the-heist/ability:thief/larcenist, masters-of-the-heist/ability:con-artist/swindler, masters-of-the-heist/rule:pressure-sensors
#[test]
fn locks_and_rings_are_out_of_reach() {
    for looter in LOOTERS {
        let mut table = with("E2 SX LO+$1 EM RX+$2", looter).act([(0, 3), (0, 1), (0, 0)], &[1; 3]);
        table.ok(REACH);
        assert_eq!(table.refused(grab(&table, 2)), Refusal::OutOfReach);
        assert_eq!(table.refused(grab(&table, 4)), Refusal::OutOfReach);
        table.ok(Command::OpenRemote {
            who: SECOND,
            letter: 0,
        });
        table.ok(grab(&table, 4));
    }
}

// covers: masters-of-the-heist/ability:con-artist/swindler, masters-of-the-heist/ability:pickpocket/larcenist, masters-of-the-heist/ability:thief/larcenist
#[test]
fn only_the_swindler_puts_loot_down_beside() {
    for looter in LOOTERS {
        let mut table = with("E2 LO EM EM RX SX", looter).act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
        table.state.crew[0].cash = 2;
        table.ok(REACH);
        if looter == "con-artist" {
            assert_eq!(table.refused(put(&table, 1)), Refusal::OutOfReach);
            table.ok(put(&table, 3));
            assert_eq!(table.state.cash_on[table.at(0, 3).index()], 2);
        } else {
            assert_eq!(table.refused(put(&table, 3)), Refusal::OutOfReach);
        }
    }
}

/// The Con Artist with a jewel in hand, ready to throw.
fn tossing(map: &str) -> (Table, Piece) {
    let mut table = with(map, "con-artist").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    table.commit(0, "Toss Loot");
    assert_eq!(table.state.noise, 0);
    (table, jewel)
}

fn toss(table: &Table, piece: Piece, (row, col): (i8, i8)) -> Command {
    Command::Toss {
        who: FIRST,
        piece,
        space: table.at(row, col),
    }
}

// covers: masters-of-the-heist/ability:con-artist/toss-loot
#[test]
fn loot_flies_one_or_two_tiles_in_a_straight_line() {
    for col in [2, 3] {
        let (mut table, jewel) = tossing("E2 EM EM EM JW\nGP GP EM GP GP");
        assert_eq!(
            table.refused(toss(&table, jewel, (0, 4))),
            Refusal::OutOfReach
        );
        assert_eq!(
            table.refused(toss(&table, jewel, (1, 2))),
            Refusal::OutOfReach
        );
        table.ok(toss(&table, jewel, (0, col)));
        assert_eq!(table.place(jewel), Place::on(table.at(0, col)));
    }
}

// covers: masters-of-the-heist/ability:con-artist/toss-loot, masters-of-the-heist/option:toss-onto-closed-tiles
#[test]
fn loot_flies_neither_over_nor_onto_a_locked_tile() {
    for (map, col) in [
        ("E2 EM LO EM JW", 2),
        ("E2 EM LO EM JW", 3),
        ("E2 EM EM LO JW", 3),
        ("E2 EM GP EM JW\nEM EM EM EM GP", 3),
    ] {
        let (mut table, jewel) = tossing(map);
        let throw = toss(&table, jewel, (0, col));
        assert_eq!(table.refused(throw), Refusal::ThrowBlocked, "{map}");
    }
}

// covers: masters-of-the-heist/ability:con-artist/toss-loot
#[test]
fn the_thief_and_the_pickpocket_toss_nothing() {
    for looter in ["pickpocket", "thief"] {
        let table = with("E2 EM", looter).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        assert!(table.find_commit(0, "Toss Loot").is_none(), "{looter}");
    }
}

// covers: masters-of-the-heist/ability:pickpocket/larcenist, masters-of-the-heist/ability:thief/larcenist, masters-of-the-heist/ability:con-artist/swindler, masters-of-the-heist/rule:insta-transfers
#[test]
fn in_escape_the_long_arm_is_paid_for_again() {
    for looter in LOOTERS {
        let mut table = with("E2 EM $2", looter).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.set_ideas(0, 3);
        table.ok(REACH);
        call_escape(&mut table);
        assert_eq!(table.refused(grab(&table, 2)), Refusal::OutOfReach);
        table.ok(REACH);
        table.ok(grab(&table, 2));
        dash(&mut table, 0, 0, 0);
        assert_eq!((table.ideas(0), table.state.team.cash), (0, 2), "{looter}");
    }
}
