//! Event 22: loot falls to the floor.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::state::{Place, Prompt};

// covers: event:22, rule:no-alphas
#[test]
fn the_player_chooses_where_fumbled_loot_falls() {
    let mut table = night("E2 EM JW EM EM", "22").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    table.end_round();
    assert_eq!(
        table.prompt(),
        Some(Prompt::Fumble {
            who: Who(0),
            piece: jewel
        })
    );
    let (far, near) = (table.at(0, 4), table.at(0, 3));
    assert_eq!(
        table.seat_refused(1, Command::Choose { space: near }),
        Refusal::NotYourQuestion
    );
    assert_eq!(
        table.seat_refused(0, Command::Choose { space: far }),
        Refusal::NotAnAnswer
    );
    choose(&mut table, 0, 0, 3);
    assert_eq!(table.place(jewel), Place::on(near));
    assert!(table.state.loot.contains(near));
    assert_eq!(table.state.crew[0].held, 0);
}

// covers: event:22
#[test]
fn each_piece_may_fall_on_another_hex_and_all_cash_is_one_piece() {
    let mut table = night("E2 EM JW EM", "22").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    table.state.crew[0].cash = 3;
    table.end_round();
    for _ in 0..2 {
        match table.prompt() {
            Some(Prompt::Fumble {
                piece: Piece::CASH, ..
            }) => choose(&mut table, 0, 0, 1),
            _ => choose(&mut table, 0, 0, 3),
        }
    }
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.cash_on[table.at(0, 1).index()], 3);
    assert_eq!(table.state.crew[0].cash, 0);
    assert_eq!(table.place(jewel), Place::on(table.at(0, 3)));
}

// covers: event:22
#[test]
fn two_players_fumble_one_after_the_other() {
    let mut table = night("E2 EM $1 EM $2 EM", "22").act([(0, 0), (0, 2), (0, 4)], &[1, 1, 1]);
    take(&mut table, 1, Piece::CASH);
    take(&mut table, 2, Piece::CASH);
    table.end_round();
    assert_eq!(
        table.prompt(),
        Some(Prompt::Fumble {
            who: Who(1),
            piece: Piece::CASH
        })
    );
    choose(&mut table, 1, 0, 3);
    assert_eq!(
        table.prompt(),
        Some(Prompt::Fumble {
            who: Who(2),
            piece: Piece::CASH
        })
    );
    choose(&mut table, 2, 0, 3);
    assert_eq!(table.state.cash_on[table.at(0, 3).index()], 3);
}

// covers: event:22
#[test]
fn with_one_hex_to_fall_on_loot_falls_there() {
    let mut table = night("E2 EM $2 GU", "22").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    take(&mut table, 0, Piece::CASH);
    table.end_round();
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.cash_on[table.at(0, 1).index()], 2);
}

// covers: event:22, rule:entrances-and-exits
#[test]
fn with_guards_around_and_only_the_door_loot_is_lost() {
    let mut table = night("E2 JW GU", "22").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    table.state.crew[0].cash = 2;
    table.end_round();
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!((table.state.crew[0].cash, table.state.team.cash), (0, 0));
    assert!(table.told(Event::LootLost {
        piece: Piece::CASH,
        cash: 2
    }));
}

// covers: event:22, rule:guard-dogs
#[test]
fn loot_falls_on_locks_and_subdued_guards_but_not_on_dogs() {
    let mut table = night("E2 LO $1 DO", "22").act([(0, 2), (0, 3), (0, 0)], &[1, 1, 1]);
    take(&mut table, 0, Piece::CASH);
    table.add(Token::SubduedGuard, 0, 1);
    table.end_round();
    assert_eq!(table.state.cash_on[table.at(0, 1).index()], 1);
}

// covers: event:22, option:fumble-onto-closed-tiles
#[test]
fn by_house_rule_loot_does_not_fall_on_locks() {
    let mut table = night("E2 EM EM $1 LO", "22")
        .rules(|rules| rules.fumble_onto_closed_tiles = false)
        .act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    take(&mut table, 0, Piece::CASH);
    table.end_round();
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.cash_on[table.at(0, 2).index()], 1);
}

// covers: event:22
#[test]
fn loot_of_the_objective_is_not_fumbled() {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let mut table = night("E2 EM JW PP", "22")
        .goals(&[goal])
        .act([(0, 2), (0, 3), (0, 0)], &[1, 1, 1]);
    let (jewel, papers) = (table.loot(Chit::Jewel, 0), table.loot(Chit::Documents, 0));
    take(&mut table, 0, jewel);
    take(&mut table, 1, papers);
    table.end_round();
    assert_eq!(table.place(jewel), Place::with(Who(0)));
    assert_eq!(table.place(papers), Place::on(table.at(0, 2)));
}

// covers: event:22
#[test]
fn item_cards_fall_indoors_only() {
    let mut table = night("E2 EM EM", "22").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let (radio, penny) = (table.item("radio", 0), table.item("lucky-penny", 0));
    table.give(radio, 0);
    table.give(penny, 1);
    table.end_round();
    assert_eq!(table.place(radio), Place::on(table.at(0, 1)));
    assert_eq!(table.place(penny), Place::with(Who(1)));
}

// covers: event:22, option:fumble-drops-items
#[test]
fn by_house_rule_item_cards_stay_in_hand() {
    let mut table = night("E2 EM $1", "22")
        .rules(|rules| rules.fumble_drops_items = false)
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let radio = table.item("radio", 0);
    table.give(radio, 0);
    take(&mut table, 0, Piece::CASH);
    table.end_round();
    assert_eq!(table.place(radio), Place::with(Who(0)));
    assert_eq!(table.state.crew[0].cash, 0);
}

// covers: event:22, rule:non-player-characters
#[test]
fn the_team_fumbles_for_a_freed_prisoner() {
    let mut table = night("E2 EM MW EM", "22")
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.state.crew[4].cash = 1;
    table.end_round();
    assert_eq!(
        table.prompt(),
        Some(Prompt::Fumble {
            who: Who::NPC,
            piece: Piece::CASH
        })
    );
    choose(&mut table, 1, 0, 3);
    assert_eq!(table.state.cash_on[table.at(0, 3).index()], 1);
}

// covers: event:22
#[test]
fn however_much_is_carried_every_piece_is_fumbled() {
    let mut table = night("E2 EM EM EM", "22").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let pieces: Vec<Piece> = (0..15).map(Piece).collect();
    for &piece in &pieces {
        table.give(piece, 0);
    }
    table.end_round();
    for _ in &pieces {
        choose(&mut table, 0, 0, 3);
    }
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.crew[0].held, 0);
}

// covers: event:22
#[test]
fn empty_hands_fumble_nothing() {
    let mut table = night("E2 EM JW", "22").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}
