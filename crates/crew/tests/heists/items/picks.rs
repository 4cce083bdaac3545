//! Cheap Picks and Perfect Picks.

use super::*;
use crew::state::{Place, Token};

// Cheap Picks

// covers: item:cheap-picks
#[test]
fn cheap_picks_rake() {
    let mut table = holding("E2 EM L2 EM", "cheap-picks", [(0, 1); 3], &[6, 1, 1]);
    table.commit(0, "Rake");
    let (pool, noise, _) = icons("unlock unlock noise move");
    assert_eq!((table.state.crew[0].pool, table.state.noise), (pool, noise));
    let space = table.at(0, 2);
    for _ in 0..2 {
        table.ok(Command::Unlock { who: Who(0), space });
    }
    table.ok(Command::Move {
        who: Who(0),
        to: space,
    });
    assert_eq!(table.count(Token::OpenLock, 0, 2), 2);
}

// covers: item:cheap-picks
#[test]
fn cheap_picks_break_on_one_to_four() {
    for (face, place) in [
        (1, Place::SHOP),
        (2, Place::SHOP),
        (3, Place::SHOP),
        (4, Place::SHOP),
        (5, Place::with(Who(0))),
        (6, Place::with(Who(0))),
    ] {
        let mut table = holding("E2 EM LO", "cheap-picks", [(0, 1); 3], &[face, 1, 1]);
        let piece = table.item("cheap-picks", 0);
        table.commit(0, "Rake");
        assert_eq!(table.place(piece), place, "on a {face}");
        assert_eq!(table.state.crew[0].holds(piece), face > 4);
        // Broken or not, this round's unlocks are there.
        let space = table.at(0, 2);
        table.ok(Command::Unlock { who: Who(0), space });
    }
}

// covers: item:cheap-picks, rule:modify-rolls
#[test]
fn ideas_turn_the_die_and_save_the_picks() {
    for (die, face, ideas) in [(4, 5, 1), (1, 6, 1), (3, 5, 2), (2, 6, 2)] {
        let mut table = holding("E2 EM", "cheap-picks", [(0, 1); 3], &[die, 1, 1]);
        let piece = table.item("cheap-picks", 0);
        table.set_ideas(0, ideas - 1);
        let refusal = table.refused(using(piece, face, 0));
        assert_eq!(
            refusal,
            Refusal::NotEnoughIdeas {
                need: ideas,
                have: ideas - 1
            }
        );
        table.set_ideas(0, ideas);
        table.ok(using(piece, face, 0));
        assert_eq!((table.ideas(0), table.state.crew[0].die), (0, face));
        assert!(table.state.crew[0].holds(piece));
    }
}

// covers: item:cheap-picks, item:radio, rule:modify-rolls
#[test]
fn only_breakable_items_look_at_the_die() {
    let mut table = holding("E2 EM", "radio", [(0, 1); 3], &[4, 1, 1]);
    let (radio, picks) = (table.item("radio", 0), table.item("cheap-picks", 0));
    table.give(picks, 0);
    table.set_ideas(0, 5);
    assert_eq!(table.refused(using(radio, 5, 0)), Refusal::LookAtTheDie);
    assert_eq!(table.refused(using(picks, 4, 0)), Refusal::LookAtTheDie);
    assert_eq!(table.refused(using(picks, 7, 0)), Refusal::LookAtTheDie);
}

// covers: item:cheap-picks, rule:loot-and-items
#[test]
fn picks_that_held_serve_two_characters_in_a_round() {
    let mut table = holding("E2 EM", "cheap-picks", [(0, 1); 3], &[5, 6, 1]);
    let piece = table.item("cheap-picks", 0);
    table.commit(0, "Rake");
    table.ok(Command::Hand {
        who: Who(0),
        to: Who(1),
        piece,
    });
    table.commit(1, "Rake");
    assert!(table.state.crew[1].holds(piece));
}

// covers: item:cheap-picks, ability:angry-locksmith/efficient-picker, option:picker-counts-items
#[test]
fn the_efficient_picker_counts_the_unlocks_of_an_item() {
    let picker = |counts: bool| {
        let mut table = stage("E2 EM EM EM")
            .crew(["angry-locksmith", "thug", "burglar"])
            .rules(|rules| rules.picker_counts_items = counts)
            .act([(0, 1); 3], &[5, 1, 1]);
        let piece = table.item("cheap-picks", 0);
        table.give(piece, 0);
        table.commit(0, "Rake");
        table
    };
    let mut table = picker(true);
    table.ok(Command::PickOn { who: Who(0) });
    table.ok(Command::PickOn { who: Who(0) });
    assert_eq!(table.state.crew[0].pool.moves, 3);
    assert_eq!(
        table.refused(Command::PickOn { who: Who(0) }),
        Refusal::NoneLeft
    );
    // By house rule it does not.
    assert_eq!(
        picker(false).refused(Command::PickOn { who: Who(0) }),
        Refusal::NoneLeft
    );
}

// Perfect Picks

fn perfect() -> Table {
    holding("E2 EM LO EM", "perfect-picks", [(0, 1); 3], &[1; 3])
}

// covers: item:perfect-picks
#[test]
fn perfection_makes_no_noise() {
    let mut table = perfect();
    let space = table.at(0, 2);
    table.commit(0, "Perfect Pick");
    assert_eq!(table.state.noise, 0);
    table.ok(Command::Unlock { who: Who(0), space });
    table.end_round();
    assert!(table.told(Event::Silent { who: Who(0) }));
    assert_eq!(noise_of(&table, 0), 0);
    // The picks stay whole.
    assert!(table.state.crew[0].holds(table.item("perfect-picks", 0)));
}

// covers: item:perfect-picks
#[test]
fn moving_spoils_perfection() {
    let mut table = perfect();
    let space = table.at(0, 2);
    table.commit(0, "Perfect Pick");
    table.ok(Command::Unlock { who: Who(0), space });
    table.ok(Command::Move {
        who: Who(0),
        to: space,
    });
    table.end_round();
    assert_eq!(noise_of(&table, 0), 1);
}

// covers: item:perfect-picks
#[test]
fn without_an_unlock_there_is_no_perfection() {
    let mut table = perfect();
    table.commit(0, "Perfect Pick");
    table.end_round();
    assert_eq!(noise_of(&table, 0), 1);
}
