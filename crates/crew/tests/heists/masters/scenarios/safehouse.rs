//! The Safehouse Rescue.

use super::*;
use crew::state::End;

fn garage() -> Stage {
    job("the-safehouse-rescue")
}

/// The Thug waits beside the prisoner, between both halves of her escort.
fn ambush() -> Table {
    begin(garage(), [(4, 3), (0, 4), (9, 6)])
}

fn knock_out(table: &mut Table, (row, col): Hex, guards: u8) {
    if !table.state.crew[0].committed {
        table.commit(0, "Walk");
    }
    table.state.crew[0].pool.subdues = guards;
    for _ in 0..guards {
        subdue(table, 0, row, col);
    }
}

fn prisoner(table: &Table) -> (Status, Hex) {
    let npc = table.state.member(Who::NPC);
    let cell = table.heist.board().cell(npc.at).expect("on the map");
    (npc.status, (cell.row, cell.col))
}

// covers: masters-of-the-heist/scenario:the-safehouse-rescue/moving-target
#[test]
fn between_rounds_prisoner_and_escort_walk_a_hex_to_the_right() {
    let mut table = begin(garage(), [(0, 4), (0, 4), (9, 6)]);
    assert_eq!(
        prisoner(&table),
        (Status::Idle, (4, 3)),
        "not before the first"
    );
    table.end_round();
    assert_eq!(prisoner(&table), (Status::Idle, (4, 4)));
    assert_eq!(table.count(Token::Guard, 3, 4), 2);
    assert_eq!(table.count(Token::Guard, 5, 3), 2);
}

// covers: masters-of-the-heist/scenario:the-safehouse-rescue/moving-target
#[test]
fn in_the_seventh_round_she_is_in_the_van() {
    let mut table = begin(garage(), [(0, 4), (0, 4), (9, 6)]);
    for round in 1..=5 {
        table.state.noise = 0;
        table.end_round();
        assert_eq!(prisoner(&table), (Status::Idle, (4, 3 + round)));
    }
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.state.round, 7);
    assert!(table.told(Event::NpcLost));
    assert_eq!(prisoner(&table).0, Status::Busted);
    // The heist goes on, but not to success.
    assert_eq!(table.state.phase, Phase::Action);
    call_escape(&mut table);
    table.finish();
    assert_eq!(table.state.end, End::Failure);
}

// covers: masters-of-the-heist/scenario:the-safehouse-rescue
#[test]
fn neither_locks_nor_people_stop_the_escort() {
    let mut table = begin(garage(), [(4, 4), (0, 4), (9, 6)]);
    for (row, col) in [(3, 4), (4, 4), (5, 3)] {
        table.add(Token::Lock, row, col);
    }
    table.end_round();
    assert_eq!(prisoner(&table), (Status::Idle, (4, 4)));
    assert_eq!(table.count(Token::Guard, 5, 3), 2);
}

// covers: masters-of-the-heist/scenario:the-safehouse-rescue
#[test]
fn a_held_prisoner_reveals_nothing() {
    let mut table = garage().deck(QUIET).plan();
    let unknown = table.state.unknown;
    table.begin([(0, 4), (0, 4), (9, 6)], &[1; 3]);
    table.end_round();
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.state.unknown, unknown);
}

// covers: masters-of-the-heist/scenario:the-safehouse-rescue/ambush-required
#[test]
fn four_guards_in_one_round_set_her_free() {
    let mut table = ambush();
    knock_out(&mut table, (3, 3), 2);
    knock_out(&mut table, (5, 2), 1);
    assert_eq!(prisoner(&table).0, Status::Idle);
    table.dealer.add_rolls([6]);
    knock_out(&mut table, (5, 2), 1);
    assert_eq!(prisoner(&table).0, Status::Active);
    assert_eq!(table.state.member(Who::NPC).die, 6);
    // From now on nobody is moved: she walks by herself.
    table.commit(4, "Reveal");
    table.end_round();
    assert_eq!(prisoner(&table), (Status::Active, (4, 3)));
    assert_eq!(table.count(Token::SubduedGuard, 3, 3), 2);
}

// covers: masters-of-the-heist/scenario:the-safehouse-rescue/ambush-required, masters-of-the-heist/crisis:S1
#[test]
fn a_partial_ambush_brings_s1_at_once() {
    let mut table = garage().deck(&QUIET.replace(",25", ",S1,25")).plan();
    table.state.unknown = board::SpaceSet::EMPTY;
    table.begin([(4, 3), (0, 4), (9, 6)], &[1; 3]);
    knock_out(&mut table, (3, 3), 2);
    table.end_round();
    assert_eq!(table.played(), ["M1", "S1"]);
    assert!(!table.deck().contains(&"S1"));
    assert_eq!(table.count(Token::Guard, 4, 7), 2);
    assert_eq!(prisoner(&table), (Status::Idle, (4, 4)));
}

// covers: masters-of-the-heist/scenario:the-safehouse-rescue/ambush-required
#[test]
fn two_and_two_in_two_rounds_do_not_free_her() {
    let mut table = ambush();
    knock_out(&mut table, (3, 3), 2);
    table.end_round();
    // The other half walked on.
    table.teleport(0, 4, 4);
    table.state.crew[0].committed = false;
    knock_out(&mut table, (5, 3), 2);
    assert_eq!(prisoner(&table).0, Status::Idle);
}

// covers: masters-of-the-heist/scenario:the-safehouse-rescue/abort-abort-abort
#[test]
fn nobody_frees_her_once_escape_has_begun() {
    let mut table = begin(
        garage().crew(["bruiser", "burglar", "pickpocket"]),
        [(3, 3), (0, 4), (9, 6)],
    );
    // Three down; the angry Bruiser subdues the last one when Escape begins.
    knock_out(&mut table, (3, 3), 1);
    table.state.crew[0].pool.subdues = 0;
    table.teleport(0, 4, 3);
    knock_out(&mut table, (5, 2), 2);
    table.teleport(0, 3, 3);
    call_escape(&mut table);
    assert_eq!(table.count(Token::SubduedGuard, 3, 3), 2);
    assert_eq!(prisoner(&table).0, Status::Idle);
    table.finish();
    assert_eq!(table.state.end, End::Failure);
}

// covers: masters-of-the-heist/scenario:the-safehouse-rescue/abort-abort-abort, masters-of-the-heist/scenario:the-safehouse-rescue
#[test]
fn once_free_she_may_run_in_escape_and_win() {
    let mut table = ambush();
    table.dealer.add_rolls([1]);
    knock_out(&mut table, (3, 3), 2);
    knock_out(&mut table, (5, 2), 2);
    table.teleport(4, 8, 7);
    call_escape(&mut table);
    declare(&mut table, 4, &[(9, 6)]);
    last_ditch(&mut table, 4, 0, 1);
    run(&mut table, 4, 1);
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.success);
    assert_eq!(outcome.fixer.as_deref(), Some("retired-mastermind"));
}
