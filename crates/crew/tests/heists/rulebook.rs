//! The rulebook's own examples, told the same way.

use crate::kit::*;
use crew::state::Token;
use crew::*;

// covers: rule:phase-2-action, rule:modify-rolls
#[test]
fn example_of_modify_roll() {
    // Phil is the Angry Locksmith with Wing It and Smash 'n' Grab, and rolled a 1.
    let mut table = stage("E2 EM")
        .crew(["angry-locksmith", "thug", "burglar"])
        .skills(0, ["wing-it", "smash-n-grab"])
        .act([(0, 0); 3], &[1, 1, 1]);
    table.set_ideas(0, 0);
    assert_eq!(table.offers(0), ["Walk", "Pick", "Discover", "Punch"]);
    // With one idea the neighbours 2 and 6 are on offer too.
    table.set_ideas(0, 1);
    assert_eq!(
        table.offers(0),
        ["Walk", "Pick", "Discover", "Strongarm", "Scamper", "Punch", "Smash", "Grab"]
    );
    // Turning the die is paid.
    table.commit(0, "Scamper");
    assert_eq!(table.ideas(0), 0);
}

// covers: rule:interleaving, rule:auto-reveal, ability:angry-locksmith/EFFICIENT PICKER
#[test]
fn example_of_interleaving() {
    // Jacob sprints, reveals a lock in his path; Kelly walks up, unlocks it, and Jacob goes on: four noise.
    let mut table = stage("E2 EM EM SC EM EM")
        .crew(["angry-locksmith", "thug", "burglar"])
        .skills(1, ["hurry", "linger"])
        .bag(crew::content::scenario::Bag { locks: 1, ..Default::default() })
        .act([(0, 0); 3], &[1, 5, 1]);
    table.dealer.add_draws([crew::content::effect::Chit::Lock as u8]);
    table.commit(1, "Sprint");
    let (first, second, lock, last) = (table.at(0, 1), table.at(0, 2), table.at(0, 3), table.at(0, 4));
    table.ok(Command::Move { who: Who(1), to: first });
    table.teleport(1, 0, 1);
    table.ok(Command::Move { who: Who(1), to: second });
    assert_eq!(table.count(Token::Lock, 0, 3), 1);
    assert_eq!(table.refused(Command::Move { who: Who(1), to: lock }), Refusal::Locked);
    // Kelly stands one space away; EFFICIENT PICKER gives the move that brings her beside the lock.
    table.teleport(0, 0, 1);
    table.commit(0, "Pick");
    table.ok(Command::PickOn { who: Who(0) });
    table.ok(Command::Move { who: Who(0), to: second });
    table.ok(Command::Unlock { who: Who(0), space: lock });
    table.ok(Command::Move { who: Who(1), to: lock });
    assert_eq!(table.state.crew[1].at, lock);
    assert_eq!(table.state.noise, 4);
    assert!(table.refused(Command::Move { who: Who(1), to: last }) == Refusal::NoneLeft);
}
