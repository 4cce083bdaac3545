//! Events of the Mastermind: M1 to M3.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::state::Place;

// covers: event:M1
#[test]
fn according_to_plan_nothing_happens() {
    let mut table = night("E2 EM 2GC EM", "M1").act([(0, 1), (0, 2), (0, 3)], &[1, 1, 1]);
    set_ideas(&mut table, [1, 1, 1]);
    table.end_round();
    assert_eq!(table.played(), ["M1"]);
    assert!(nothing_came(&table));
    assert_eq!(table.deck().len(), 7);
}

// covers: event:M2
#[test]
fn confidence_gives_two_ideas_to_those_inside_who_are_short() {
    let mut table = night("E2 EM EM", "M2").act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 3, 0]);
    table.end_round();
    assert_eq!(ideas(&table), [4, 3, 0]);
}

// covers: event:M2, rule:non-player-characters
#[test]
fn a_freed_prisoner_gets_confident_too() {
    let mut table = night("E2 EM MW", "M2")
        .npc("prisoner", 1)
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.end_round();
    assert_eq!(table.ideas(4), 3);
}

// covers: event:M3
#[test]
fn with_the_goal_in_hand_everybody_inside_gets_an_idea() {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let mut table = night("E2 EM JW", "M3")
        .goals(&[goal])
        .act([(0, 2), (0, 1), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 5, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    table.end_round();
    assert_eq!(ideas(&table), [1, 6, 0]);
}

// covers: event:M3
#[test]
fn while_a_part_of_the_goal_is_missing_nobody_is_sure() {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 2,
    };
    let mut table = night("E2 JW JW", "M3")
        .goals(&[goal])
        .act([(0, 2), (0, 1), (0, 0)], &[1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 1);
    take(&mut table, 0, jewel);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:M3, rule:loot-and-items
#[test]
fn what_is_already_outside_counts_as_planned() {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let mut table = night("E2 JW EM", "M3")
        .goals(&[goal])
        .act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 0, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    table.commit(0, "Walk");
    let to = table.at(0, 0);
    table.ok(Command::Move { who: Who(0), to });
    assert_eq!(table.place(jewel), Place::SECURED);
    table.end_round();
    assert_eq!(ideas(&table), [0, 1, 0]);
}

// covers: event:M3, rule:non-player-characters
#[test]
fn with_the_prisoner_free_the_rescue_is_as_planned() {
    for (map, gained) in [("E2 EM MW", [1, 0, 0]), ("E2 EM RXM SX", [0, 0, 0])] {
        let faces: &[u8] = if gained[0] == 1 {
            &[1, 1, 1, 1]
        } else {
            &[1, 1, 1]
        };
        let mut table = night(map, "M3")
            .goals(&[Goal::NpcEscapes])
            .npc("prisoner", 0)
            .act([(0, 1), (0, 0), (0, 0)], faces);
        set_ideas(&mut table, [0, 0, 0]);
        table.end_round();
        assert_eq!(ideas(&table), gained, "{map}");
        assert_eq!(table.ideas(4), gained[0], "{map}");
    }
}
