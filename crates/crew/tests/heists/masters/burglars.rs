//! Burglar, Grease Man and Ghost Runner.

use super::*;

// covers: masters-of-the-heist/ability:burglar/dart, masters-of-the-heist/ability:grease-man/dart
#[test]
fn a_dart_is_two_moves_for_an_idea_and_one_noise() {
    for burglar in ["burglar", "grease-man"] {
        let mut table = with("E2 EM EM", burglar).act([(0, 0); 3], &[1; 3]);
        table.set_ideas(0, 0);
        assert!(table.find_commit(0, "Dart").is_none());
        table.set_ideas(0, 1);
        table.commit(0, "Dart");
        go(&mut table, 0, 0, 1);
        go(&mut table, 0, 0, 2);
        assert_eq!((table.ideas(0), table.state.noise), (0, 1), "{burglar}");
    }
}

// covers: masters-of-the-heist/ability:ghost-runner/bolt
#[test]
fn a_bolt_is_two_moves_for_one_idea_or_three_for_two() {
    for (ideas, moves) in [(1, 2), (2, 3)] {
        let mut table = with("E2 EM EM EM", "ghost-runner").act([(0, 0); 3], &[1; 3]);
        table.set_ideas(0, ideas);
        let bolts = table.legal(0).into_iter().filter(|command| match command {
            Command::Commit { action, .. } => table
                .heist
                .act(FIRST, *action)
                .is_some_and(|act| act.pay == ideas),
            _ => false,
        });
        let bolt: Vec<Command> = bolts.collect();
        table.ok(bolt[0]);
        assert_eq!((table.ideas(0), table.state.noise), (0, 1));
        assert_eq!(pool(&table, FIRST).moves, moves);
    }
}

/// The Grease Man on one side of a gap, a known tile on the other.
fn vent(far: &str) -> Table {
    let map = format!("E2 EM EM GP {far} EM");
    let mut table = with(&map, "grease-man").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    table
}

fn crawl(table: &Table, col: i8) -> Command {
    Command::Vent {
        who: FIRST,
        space: table.at(0, col),
    }
}

// covers: masters-of-the-heist/ability:grease-man/vent-crawl, masters-of-the-heist/rule:gaps
#[test]
fn four_noises_lead_across_a_gap_for_one_move() {
    let mut table = vent("EM");
    assert_eq!(no_go(&mut table, 0, 0, 4), Refusal::NotAdjacent);
    assert_eq!(table.refused(crawl(&table, 5)), Refusal::AcrossNoGap);
    table.ok(crawl(&table, 4));
    assert_eq!(table.state.noise, 5);
    go(&mut table, 0, 0, 4);
    // Only this one time.
    table.state.crew[0].pool.moves = 1;
    assert_eq!(no_go(&mut table, 0, 0, 2), Refusal::NotAdjacent);
}

// covers: masters-of-the-heist/ability:grease-man/vent-crawl
#[test]
fn the_far_end_must_be_planned_and_open() {
    let mut table = vent("LO");
    table.ok(crawl(&table, 4));
    assert_eq!(no_go(&mut table, 0, 0, 4), Refusal::Locked);
    let mut table = vent("EM");
    table.state.crew[0].planned = board::SpaceSet::EMPTY;
    table.ok(crawl(&table, 4));
    assert_eq!(no_go(&mut table, 0, 0, 4), Refusal::NotPlannedByYou);
}

// covers: masters-of-the-heist/ability:grease-man/vent-crawl, masters-of-the-heist/rule:auto-reveal
#[test]
fn the_far_tile_is_revealed_before_the_step() {
    let mut table = vent("SC");
    table.dealer.add_draws([Chit::Blank as u8]);
    table.ok(crawl(&table, 4));
    assert!(!table.state.unknown.contains(table.at(0, 4)));
    go(&mut table, 0, 0, 4);
}

// covers: masters-of-the-heist/ability:grease-man/vent-crawl, masters-of-the-heist/rule:no-costly-abilities
#[test]
fn nobody_crawls_through_vents_in_escape() {
    let stage = with("E2 EM EM GP EM E5", "grease-man");
    let mut table = flight(stage, [(0, 2), (0, 0), (0, 0)], [9, 0, 0]);
    assert_eq!(table.refused(crawl(&table, 4)), Refusal::WrongPhase);
    assert_eq!(no_dash(&mut table, 0, 0, 4), Refusal::NotAdjacent);
}
