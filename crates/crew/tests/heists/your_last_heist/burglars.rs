//! Burglar, Sewer Rat and Grease Man.

use super::*;
use crew::content::scenario::Bag;

fn crawl(table: &Table, row: i8, col: i8) -> Command {
    let space = table.at(row, col);
    Command::Vent { who: FIRST, space }
}

/// A sewer rat on the first tile of a row, with these skills and this die.
fn rat(map: &str, skills: [&str; 2], face: u8) -> Table {
    with(map, "sewer-rat")
        .skills(0, skills)
        .skills(1, ["smash-n-grab", "yank-wires"])
        .act([(0, 1), (0, 0), (0, 0)], &[face, 1, 1])
}

// covers: your-last-heist/ability:burglar/dart, your-last-heist/ability:sewer-rat/dart
#[test]
fn dart_is_two_moves_for_one_idea_and_one_noise() {
    for character in ["burglar", "sewer-rat"] {
        let mut table = with("E2 EM EM", character).act([(0, 0); 3], &[1; 3]);
        table.set_ideas(0, 1);
        table.commit(0, "Dart");
        assert_eq!((table.ideas(0), table.state.noise), (0, 1));
        step(&mut table, 0, 0, 1);
        step(&mut table, 0, 0, 2);
        pass(&mut table, 1);
        assert_eq!(
            table.find_commit(0, "Dart"),
            None,
            "{character} has no idea left"
        );
    }
}

// covers: your-last-heist/ability:grease-man/bolt
#[test]
fn bolt_is_two_moves_for_one_idea_or_three_for_two() {
    for (ideas, moves) in [(1, 2), (2, 3)] {
        let mut table = with("E2 EM EM EM", "grease-man").act([(0, 0); 3], &[1; 3]);
        table.set_ideas(0, ideas);
        let bolt = Command::Commit {
            who: FIRST,
            action: ActionId(ideas),
            face: 0,
            aim: crew::Aim::NONE,
        };
        table.ok(bolt);
        assert_eq!((table.ideas(0), table.state.noise), (0, 1));
        for col in 1..=moves {
            step(&mut table, 0, 0, col);
        }
        assert_eq!(table.state.crew[0].pool.moves, 0);
    }
    let mut poor = with("E2 EM EM EM", "grease-man").act([(0, 0); 3], &[1; 3]);
    poor.set_ideas(0, 1);
    let long = Command::Commit {
        who: FIRST,
        action: ActionId(2),
        face: 0,
        aim: crew::Aim::NONE,
    };
    assert_eq!(
        poor.refused(long),
        Refusal::NotEnoughIdeas { need: 2, have: 1 }
    );
}

// covers: your-last-heist/ability:sewer-rat/sewer-crawl, your-last-heist/rule:gaps
#[test]
fn two_noise_and_an_alert_lead_across_one_gap() {
    let mut table = rat("E2 EM GP EM", ["hurry", "bypass"], 1);
    assert_eq!(table.refused(crawl(&table, 0, 3)), Refusal::NotCommitted);
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::NotAdjacent);
    table.ok(crawl(&table, 0, 3));
    assert_eq!((table.state.noise, table.state.security.bar), (3, 1));
    step(&mut table, 0, 0, 3);
    assert_eq!(stands(&table, 0), (0, 3));
}

// covers: your-last-heist/ability:sewer-rat/sewer-crawl, your-last-heist/rule:gaps
#[test]
fn the_gap_is_one_cell_wide_straight_ahead_and_without_a_tile() {
    let map = "
        E2   EM   GP   GP   EM
          GP   EM   GP   EM   GP
        GP   EM   EM   EM   GP
    ";
    let mut table = rat(map, ["hurry", "bypass"], 1);
    table.commit(0, "Walk");
    for (row, col) in [(0, 4), (2, 2), (1, 3)] {
        let other = crawl(&table, row, col);
        assert_eq!(table.refused(other), Refusal::AcrossNoGap, "{row} {col}");
    }
}

// covers: your-last-heist/ability:sewer-rat/sewer-crawl
#[test]
fn the_move_across_needs_a_move_and_a_token_like_any_other() {
    let mut table = rat("E2 EM GP EM", ["hurry", "bypass"], 1);
    let far = table.at(0, 3);
    table.state.crew[0].planned.remove(far);
    table.commit(0, "Hesitate");
    table.ok(crawl(&table, 0, 3));
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::NoneLeft);
    pass(&mut table, 1);
    table.commit(0, "Walk");
    assert_eq!(
        blocked(&mut table, 0, 0, 3),
        Refusal::NotAdjacent,
        "paid for one action"
    );
    table.ok(crawl(&table, 0, 3));
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::NotPlannedByYou);
}

// covers: your-last-heist/ability:sewer-rat/sewer-crawl, your-last-heist/option:vent-lasts-the-action
#[test]
fn for_the_rest_of_the_action_the_tile_is_beside_the_rat() {
    let mut table = rat("E2 EM GP L2 EM", ["bypass", "hurry"], 1);
    table.commit(0, "Bump");
    table.ok(crawl(&table, 0, 3));
    table.ok(unlock(&table, 0, 0, 3));
    table.ok(unlock(&table, 0, 0, 3));
    step(&mut table, 0, 0, 3);
    assert_eq!(
        (table.state.noise, table.state.security.bar),
        (4, 2),
        "paid once"
    );
}

// covers: your-last-heist/ability:sewer-rat/sewer-crawl
#[test]
fn guards_and_cameras_across_the_gap_can_be_handled() {
    let mut table = rat("E2 EM GP 2GC", ["improvise", "hurry"], 4);
    table.commit(0, "Zap");
    table.ok(crawl(&table, 0, 3));
    table.ok(subdue(&table, 0, 0, 3));
    table.ok(disable(&table, 0, 0, 3));
    step(&mut table, 0, 0, 3);
    assert_eq!(table.state.count.alerts_by_cameras, 0);
}

// covers: your-last-heist/ability:sewer-rat/sewer-crawl
#[test]
fn another_tile_is_paid_for_again() {
    // Locks across a gap on both sides of the rat.
    let mut table = with("E2 LO GP EM GP LO", "sewer-rat")
        .skills(0, ["bypass", "hurry"])
        .skills(1, ["smash-n-grab", "yank-wires"])
        .act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Bump");
    for (noise, col) in [(4, 1), (6, 5)] {
        table.ok(crawl(&table, 0, col));
        table.ok(unlock(&table, 0, 0, col));
        assert_eq!(table.state.noise, noise);
    }
    assert_eq!(table.state.count.alerts_by_actions, 2);
}

// covers: your-last-heist/ability:sewer-rat/sewer-crawl, your-last-heist/rule:auto-reveal
#[test]
fn what_is_unknown_across_the_gap_is_revealed_first_and_a_lock_stops_the_rat() {
    let bag = Bag {
        locks: 1,
        ..Bag::default()
    };
    let mut table = with("E2 EM GP SC", "sewer-rat")
        .bag(bag)
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    table.dealer.add_draws([Chit::Lock as u8]);
    table.ok(crawl(&table, 0, 3));
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::Locked);
    assert_eq!(
        (table.state.noise, table.state.security.bar),
        (3, 1),
        "spent anyway"
    );
}

// covers: your-last-heist/ability:sewer-rat/sewer-crawl, your-last-heist/event:8
#[test]
fn events_do_not_see_through_the_sewer() {
    let mut table = rat("E2 EM GP 2GC", ["hurry", "bypass"], 1);
    table.commit(0, "Walk");
    table.ok(crawl(&table, 0, 3));
    assert_eq!(hit(&mut table, 8), 0);
}

// covers: your-last-heist/ability:sewer-rat/sewer-crawl, your-last-heist/rule:gate
#[test]
fn a_closed_gate_is_a_gap_to_crawl_under() {
    let mut table = rat("E2 EM GA EM", ["hurry", "bypass"], 1);
    table.commit(0, "Walk");
    assert_eq!(table.refused(crawl(&table, 0, 3)), Refusal::AcrossNoGap);
    hit(&mut table, 7);
    table.commit(0, "Walk");
    table.ok(crawl(&table, 0, 3));
    step(&mut table, 0, 0, 3);
}

// covers: your-last-heist/ability:sewer-rat/sewer-crawl, your-last-heist/rule:pressure-sensors
#[test]
fn a_ring_across_the_gap_is_no_way() {
    let mut table = rat("E2 EM GP RX SX", ["hurry", "bypass"], 1);
    table.commit(0, "Walk");
    table.ok(crawl(&table, 0, 3));
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::RemoteLocked);
}

// covers: your-last-heist/ability:sewer-rat/sewer-crawl, your-last-heist/rule:escape-phase
#[test]
fn nobody_crawls_in_escape_and_others_never_do() {
    let mut table = rat("E2 EM GP EM", ["hurry", "bypass"], 1);
    table.commit(1, "Walk");
    let space = table.at(0, 3);
    let other = Command::Vent { who: SECOND, space };
    assert_eq!(table.refused(other), Refusal::NoSuchAbility);
    call_escape(&mut table);
    assert_eq!(table.refused(crawl(&table, 0, 3)), Refusal::WrongPhase);
}
