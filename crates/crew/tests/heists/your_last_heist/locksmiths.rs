//! Angry Locksmith, Safecracker and Demolitions Guy.

use super::*;
use board::Side;

const PICK_ON: Command = Command::PickOn { who: FIRST };

// covers: your-last-heist/ability:angry-locksmith/efficient-picker, your-last-heist/ability:safecracker/efficient-picker, your-last-heist/ability:demolitions-guy/efficient-picker
#[test]
fn an_idea_adds_a_move_and_a_noise_to_an_action_with_an_unlock_once() {
    for (character, action) in [
        ("angry-locksmith", "Pick"),
        ("safecracker", "Pick II"),
        ("demolitions-guy", "Pick"),
    ] {
        let mut table = with("E2 EM L2 EM", character).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.set_ideas(0, 3);
        table.commit(0, action);
        table.ok(unlock(&table, 0, 0, 2));
        table.ok(PICK_ON);
        assert_eq!((table.ideas(0), table.state.noise), (2, 2), "{character}");
        // Two unlock icons are no reason for two moves.
        assert_eq!(table.refused(PICK_ON), Refusal::NoneLeft);
        step(&mut table, 0, 0, 0);
        assert_eq!(blocked(&mut table, 0, 0, 1), Refusal::NoneLeft);
    }
}

// covers: your-last-heist/ability:angry-locksmith/efficient-picker, your-last-heist/option:picker-once-an-action
#[test]
fn the_picker_can_buy_again_in_the_next_round() {
    let mut table = with("E2 EM LO", "angry-locksmith").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    for round in 1..=2 {
        assert_eq!(table.state.round, round);
        table.commit(0, "Pick");
        table.ok(PICK_ON);
        pass(&mut table, 1);
    }
}

// covers: your-last-heist/ability:angry-locksmith/efficient-picker
#[test]
fn without_an_unlock_icon_or_an_idea_nothing_is_added() {
    let mut walk = with("E2 EM LO", "angry-locksmith").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    assert_eq!(
        walk.refused(PICK_ON),
        Refusal::NoneLeft,
        "before the action"
    );
    walk.commit(0, "Walk");
    assert_eq!(walk.refused(PICK_ON), Refusal::NoneLeft);
    let mut poor = with("E2 EM LO", "angry-locksmith").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    poor.set_ideas(0, 0);
    poor.commit(0, "Pick");
    assert_eq!(
        poor.refused(PICK_ON),
        Refusal::NotEnoughIdeas { need: 1, have: 0 }
    );
    let mut thug = board("E2 EM LO").act([(0, 1), (0, 0), (0, 0)], &[2, 1, 1]);
    thug.commit(0, "Pick");
    assert_eq!(thug.refused(PICK_ON), Refusal::NoSuchAbility);
}

// covers: your-last-heist/ability:angry-locksmith/efficient-picker
#[test]
fn a_skill_with_an_unlock_counts_as_well() {
    let mut table = with("E2 EM LO", "angry-locksmith")
        .skills(0, ["wing-it", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[2, 1, 1]);
    table.commit(0, "Strongarm");
    table.ok(PICK_ON);
    assert_eq!(table.state.crew[0].pool.moves, 2);
}

/// Breaches that are on offer, by side.
fn breaches(table: &Table) -> Vec<(Side, Command)> {
    let breach = |command: Command| match command {
        Command::Commit { action, aim, .. }
            if table.heist.action_name(FIRST, action) == Some("Breach") =>
        {
            aim.side().map(|side| (side, command))
        }
        _ => None,
    };
    table.legal(0).into_iter().filter_map(breach).collect()
}

fn breach(table: &mut Table, side: Side) {
    let found = breaches(table)
        .into_iter()
        .find(|(other, _)| *other == side);
    table.ok(found.expect("an external side").1);
}

// covers: your-last-heist/ability:demolitions-guy/breach, your-last-heist/rule:external-sides
#[test]
fn a_breach_opens_an_exit_for_anyone_and_starts_escape_at_once() {
    let mut table =
        with("E2 EM EM EM EM EM EM", "demolitions-guy").act([(0, 6), (0, 5), (0, 0)], &[1; 3]);
    breach(&mut table, Side::Right);
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(
        (table.ideas(0), table.state.noise, table.state.security.bar),
        (0, 0, 0)
    );
    let rolled = |event: &Event| matches!(event, Event::SecurityRolled { .. });
    assert!(!table.events.iter().any(rolled));
    let exit = table.heist.board().spare_exit(0);
    set_ideas(&mut table, [1, 2, 0]);
    table.ok(Command::Dash {
        who: FIRST,
        to: exit,
    });
    table.ok(dash(&table, 1, 0, 6));
    table.ok(Command::Dash {
        who: SECOND,
        to: exit,
    });
    table.finish();
    assert_eq!(
        [0, 1, 2].map(|who| status(&table, who)),
        [Status::Escaped; 3]
    );
}

// covers: your-last-heist/ability:demolitions-guy/breach
#[test]
fn a_breach_takes_the_action_and_four_ideas() {
    let mut table = with("E2 EM EM", "demolitions-guy").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    assert!(!breaches(&table).is_empty());
    table.set_ideas(0, 3);
    assert!(breaches(&table).is_empty());
    table.set_ideas(0, 4);
    table.commit(0, "Walk");
    assert!(breaches(&table).is_empty());
}

// covers: your-last-heist/ability:demolitions-guy/breach, your-last-heist/rule:external-sides
#[test]
fn a_breach_needs_a_side_to_the_street() {
    let flower = |middle: &str| {
        let map = format!("GP GP EM EM\nE2 EM {middle} EM\nGP GP EM EM");
        with(&map, "demolitions-guy")
    };
    let inside = flower("EM").act([(1, 2), (1, 0), (1, 0)], &[1; 3]);
    assert!(breaches(&inside).is_empty(), "tiles all around");
    // A hole in the middle of the house is no street either.
    let yard = flower("GP").act([(1, 1), (1, 0), (1, 0)], &[1; 3]);
    let sides: Vec<Side> = breaches(&yard).into_iter().map(|(side, _)| side).collect();
    assert!(!sides.contains(&Side::Right), "{sides:?}");
    assert!(sides.contains(&Side::UpperLeft), "{sides:?}");
    let outdoors = flower("EM").act([(1, 0); 3], &[1; 3]);
    assert!(breaches(&outdoors).is_empty());
}
