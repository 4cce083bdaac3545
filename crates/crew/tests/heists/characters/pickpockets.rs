//! Pickpocket, Thief and Con Artist.

use super::*;
use crew::content::effect::Chit;
use crew::state::{Place, Token};

const LOOTERS: [&str; 3] = ["pickpocket", "thief", "con-artist"];

fn take_cash(table: &Table, col: i8) -> Command {
    Command::Take {
        who: FIRST,
        piece: Piece::CASH,
        from: table.at(0, col),
    }
}

// covers: ability:pickpocket/larcenist, ability:thief/larcenist, ability:con-artist/swindler, rule:loot-and-items
#[test]
fn looters_take_loot_from_adjacent_tiles_for_the_rest_of_the_phase() {
    for looter in LOOTERS {
        let mut table = with("E2 EM $2 JW $1", looter).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.set_ideas(0, 1);
        assert_eq!(table.refused(take_cash(&table, 2)), Refusal::OutOfReach);
        table.ok(Command::ReachOut { who: FIRST });
        assert_eq!(
            table.refused(Command::ReachOut { who: FIRST }),
            Refusal::AlreadyActive
        );
        table.ok(take_cash(&table, 2));
        assert_eq!(
            (table.state.crew[0].cash, table.ideas(0), table.state.noise),
            (2, 0, 0)
        );
        let jewel = table.loot(Chit::Jewel, 0);
        let far = Command::Take {
            who: FIRST,
            piece: jewel,
            from: table.at(0, 3),
        };
        assert_eq!(table.refused(far), Refusal::OutOfReach);
        table.commit(0, "Walk");
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        });
        table.ok(far);
        assert_eq!(table.place(jewel), Place::with(FIRST));
    }
}

// covers: ability:pickpocket/larcenist, ability:thief/larcenist, ability:con-artist/swindler
#[test]
fn looters_do_not_reach_onto_locked_tiles() {
    for looter in LOOTERS {
        let mut table = with("E2 EM $2", looter).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.add(Token::Lock, 0, 2);
        table.ok(Command::ReachOut { who: FIRST });
        assert_eq!(table.refused(take_cash(&table, 2)), Refusal::OutOfReach);
        table.state.tokens.flip(Token::Lock, table.at(0, 2));
        table.ok(take_cash(&table, 2));
    }
}

// covers: ability:pickpocket/larcenist, ability:thief/larcenist, ability:con-artist/swindler
#[test]
fn looters_pay_again_in_the_next_phase() {
    for looter in LOOTERS {
        let mut table = with("E2 EM $2", looter).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.set_ideas(0, 1);
        table.ok(Command::ReachOut { who: FIRST });
        table.end_round();
        assert_eq!(table.refused(take_cash(&table, 2)), Refusal::OutOfReach);
        let poor = Refusal::NotEnoughIdeas { need: 1, have: 0 };
        assert_eq!(table.refused(Command::ReachOut { who: FIRST }), poor);
    }
}

// covers: ability:pickpocket/larcenist, ability:thief/larcenist, ability:con-artist/swindler, rule:phase-4-escape
#[test]
fn looters_reach_out_in_escape_too() {
    for looter in LOOTERS {
        let mut table = with("E2 EM $2", looter).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.escape();
        table.set_ideas(0, 2);
        table.ok(Command::ReachOut { who: FIRST });
        table.ok(take_cash(&table, 2));
        table.ok(Command::Dash {
            who: FIRST,
            to: table.at(0, 0),
        });
        assert_eq!(table.state.team.cash, 2);
    }
}

// covers: ability:pickpocket/larcenist, ability:thief/larcenist, ability:con-artist/swindler, rule:loot-and-items
#[test]
fn loot_fished_out_of_the_door_is_secured() {
    for looter in LOOTERS {
        let mut table = with("E2 $2", looter).act([(0, 0); 3], &[1, 1, 1]);
        table.ok(Command::ReachOut { who: FIRST });
        table.ok(take_cash(&table, 1));
        assert_eq!((table.state.crew[0].cash, table.state.team.cash), (0, 2));
    }
}

// covers: ability:con-artist/swindler, ability:pickpocket/larcenist, ability:thief/larcenist
#[test]
fn only_the_swindler_puts_loot_down_beside() {
    for (looter, may) in [
        ("con-artist", true),
        ("pickpocket", false),
        ("thief", false),
    ] {
        let mut table =
            with("E2 EM LO\nGP EM GP", looter).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.state.crew[0].cash = 3;
        table.ok(Command::ReachOut { who: FIRST });
        let locked = Command::Drop {
            who: FIRST,
            piece: Piece::CASH,
            to: table.at(0, 2),
        };
        assert_eq!(table.refused(locked), Refusal::OutOfReach);
        let beside = Command::Drop {
            who: FIRST,
            piece: Piece::CASH,
            to: table.at(1, 1),
        };
        if may {
            table.ok(beside);
            assert_eq!(table.state.cash_on[table.at(1, 1).index()], 3);
            assert_eq!(table.state.crew[0].cash, 0);
        } else {
            assert_eq!(table.refused(beside), Refusal::OutOfReach);
        }
    }
}

// covers: ability:pickpocket/larcenist
#[test]
fn others_do_not_reach_out() {
    let mut table = stage("E2 EM $2").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.set_ideas(0, 3);
    assert_eq!(
        table.refused(Command::ReachOut { who: FIRST }),
        Refusal::NoSuchAbility
    );
}

// covers: ability:pickpocket/larcenist, rule:remote-locks
#[test]
fn a_remote_lock_covers_the_loot_under_it() {
    let mut table = with("E2 EM RXJ SX", "pickpocket").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.ok(Command::ReachOut { who: FIRST });
    let jewel = table.loot(Chit::Jewel, 0);
    let covered = Command::Take {
        who: FIRST,
        piece: jewel,
        from: table.at(0, 2),
    };
    assert_eq!(table.refused(covered), Refusal::OutOfReach);
}

// covers: ability:pickpocket/larcenist, rule:remote-locks, option:remote-lock-covers-loot
#[test]
fn by_house_rule_loot_is_taken_from_under_a_remote_lock() {
    let mut table = with("E2 EM RXJ SX", "pickpocket")
        .rules(|rules| rules.remote_lock_covers_loot = false)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.ok(Command::ReachOut { who: FIRST });
    let jewel = table.loot(Chit::Jewel, 0);
    table.ok(Command::Take {
        who: FIRST,
        piece: jewel,
        from: table.at(0, 2),
    });
}

// covers: ability:pickpocket/larcenist, option:reach-takes-any-loot
#[test]
fn by_house_rule_reaching_takes_item_cards_only() {
    let mut table = with("E2 EM I\nGP $2 GP", "pickpocket")
        .items(&["radio"])
        .rules(|rules| rules.reach_takes_any_loot = false)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.ok(Command::ReachOut { who: FIRST });
    let cash = Command::Take {
        who: FIRST,
        piece: Piece::CASH,
        from: table.at(1, 1),
    };
    assert_eq!(table.refused(cash), Refusal::OutOfReach);
    let radio = table.item("radio", 0);
    table.ok(Command::Take {
        who: FIRST,
        piece: radio,
        from: table.at(0, 2),
    });
    assert_eq!(table.place(radio), Place::with(FIRST));
}

fn toss(table: &Table, piece: Piece, row: i8, col: i8) -> Command {
    Command::Toss {
        who: FIRST,
        piece,
        space: table.at(row, col),
    }
}

// covers: ability:con-artist/toss-loot, rule:loot-and-items
#[test]
fn any_loot_flies_two_tiles_without_noise() {
    let mut table = with("E2 EM EM EM JW", "con-artist").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    table.state.crew[0].cash = 2;
    table.commit(0, "Toss Loot");
    assert_eq!(
        table.refused(toss(&table, jewel, 0, 4)),
        Refusal::OutOfReach
    );
    table.ok(toss(&table, jewel, 0, 3));
    // Everything goes to one tile.
    assert_eq!(
        table.refused(toss(&table, Piece::CASH, 0, 2)),
        Refusal::OtherTarget
    );
    table.ok(toss(&table, Piece::CASH, 0, 3));
    assert_eq!(table.place(jewel), Place::on(table.at(0, 3)));
    assert_eq!(table.state.cash_on[table.at(0, 3).index()], 2);
    assert_eq!(table.state.noise, 0);
    assert_eq!(table.refused(toss(&table, jewel, 0, 3)), Refusal::NotHeld);
}

// covers: ability:con-artist/toss-loot
#[test]
fn loot_is_not_tossed_over_locks_gaps_or_corners() {
    let map = "E2 EM LO EM\nGP EM GP GP\nEM EM EM GP";
    let mut table = with(map, "con-artist").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.state.crew[0].cash = 2;
    table.commit(0, "Toss Loot");
    let lock = table.at(0, 2);
    assert_eq!(
        table.refused(toss(&table, Piece::CASH, 0, 3)),
        Refusal::ThrowBlocked
    );
    assert_eq!(
        table.refused(toss(&table, Piece::CASH, 2, 0)),
        Refusal::ThrowBlocked
    );
    assert_eq!(
        table.refused(toss(&table, Piece::CASH, 2, 1)),
        Refusal::OutOfReach
    );
    assert!(table.legal(0).contains(&toss(&table, Piece::CASH, 2, 2)));
    table.state.tokens.flip(Token::Lock, lock);
    table.ok(toss(&table, Piece::CASH, 0, 3));
}
