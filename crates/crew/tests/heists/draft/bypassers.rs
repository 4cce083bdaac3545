//! Angry Locksmith, Safecracker, Tunneler.

use super::*;
use board::Side;
use crew::state::Token;

const BYPASSERS: [&str; 3] = ["angry-locksmith", "safecracker", "tunneler"];

// covers: your-last-heist-draft/ability:angry-locksmith/picker, your-last-heist-draft/ability:safecracker/picker
// covers: your-last-heist-draft/ability:tunneler/picker
#[test]
fn pickers_get_an_idea_for_every_lock_they_open() {
    for character in BYPASSERS {
        let mut table = with("E2 EM EM", character)
            .skills(0, ["bypass", "hit-n-run"])
            .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.set_ideas(0, 0);
        for _ in 0..2 {
            table.add(Token::Lock, 0, 2);
        }
        table.commit(0, "Bump");
        unlock(&mut table, 0, 0, 2);
        unlock(&mut table, 0, 0, 2);
        assert_eq!(table.ideas(0), 2, "{character}");
    }
}

// covers: your-last-heist-draft/ability:angry-locksmith/picker
#[test]
fn an_unlock_that_is_left_out_gives_no_idea() {
    let mut table = with("E2 EM", "angry-locksmith").act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Pick");
    assert_eq!(table.ideas(0), 3);
}

// covers: your-last-heist-draft/ability:angry-locksmith/picker, your-last-heist-draft/ability:script-kiddie/exploit
#[test]
fn an_unlock_given_by_another_gives_the_picker_an_idea_too() {
    let mut table = stage("E2 EM EM")
        .crew(["script-kiddie", "angry-locksmith", "thug"])
        .act([(0, 0), (0, 1), (0, 0)], &[1; 3]);
    table.add(Token::Lock, 0, 2);
    table.commit(0, "Exploit");
    table.ok(Command::Grant {
        who: Who(0),
        to: Who(1),
        gift: Gift::Unlock,
    });
    unlock(&mut table, 1, 0, 2);
    assert_eq!(table.ideas(1), 3 + 1);
}

// covers: your-last-heist-draft/ability:angry-locksmith/picker
#[test]
fn others_open_locks_for_nothing() {
    let mut table = with("E2 EM EM", "operative").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Lock, 0, 2);
    table.commit(0, "Spy Stuff");
    unlock(&mut table, 0, 0, 2);
    assert_eq!(table.ideas(0), 4);
}

fn walk_through(to: u8) -> Command {
    Command::WalkThrough {
        who: Who(0),
        to: Who(to),
    }
}

// covers: your-last-heist-draft/ability:safecracker/ill-walk-you-through-it
#[test]
fn two_ideas_walk_somebody_through_a_lock_as_often_as_they_are_there() {
    let mut table = with("E2 EM EM", "safecracker").act([(0, 0), (0, 1), (0, 0)], &[1; 3]);
    for _ in 0..2 {
        table.add(Token::Lock, 0, 2);
    }
    // Besides the action, and without any noise.
    for left in [3, 1] {
        table.ok(walk_through(1));
        unlock(&mut table, 1, 0, 2);
        assert_eq!(table.ideas(0), left);
    }
    assert_eq!(table.count(Token::OpenLock, 0, 2), 2);
    assert!(!table.state.crew[0].committed && table.state.noise == 0);
    let short = table.refused(walk_through(1));
    assert_eq!(short, Refusal::NotEnoughIdeas { need: 2, have: 1 });
}

// covers: your-last-heist-draft/ability:safecracker/ill-walk-you-through-it
#[test]
fn the_one_walked_through_stands_next_to_the_lock() {
    let mut table = with("E2 EM EM", "safecracker").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Lock, 0, 2);
    table.ok(walk_through(1));
    let (who, space) = (Who(1), table.at(0, 2));
    let far = table.refused(Command::Unlock { who, space });
    assert_eq!(far, Refusal::NotAdjacent);
}

// covers: your-last-heist-draft/ability:safecracker/ill-walk-you-through-it
#[test]
fn only_the_safecracker_knows_how() {
    let mut table = with("E2 EM", "tunneler").act([(0, 0); 3], &[1; 3]);
    assert_eq!(table.refused(walk_through(1)), Refusal::NoSuchAbility);
}

fn break_out(side: Side) -> Command {
    Command::BreakOut {
        who: Who(0),
        aim: crew::Aim::at_side(side),
    }
}

// covers: your-last-heist-draft/ability:tunneler/breach
#[test]
fn a_breach_costs_three_ideas_besides_the_action_and_starts_escape_at_once() {
    let mut table = with("E2 EM EM EM", "tunneler").act([(0, 3), (0, 2), (0, 0)], &[1; 3]);
    table.commit(0, "Crawl");
    table.ok(break_out(Side::Right));
    assert_eq!(table.ideas(0), 4 - 3);
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(table.played(), [""; 0]);
}

// covers: your-last-heist-draft/ability:tunneler/breach
#[test]
fn anybody_leaves_through_the_breach() {
    let mut table = with("E2 EM EM EM", "tunneler").act([(0, 3), (0, 3), (0, 0)], &[1; 3]);
    table.ok(break_out(Side::Right));
    let to = table.heist.board().spare_exit(0);
    for who in [0, 1].map(Who) {
        table.ok(Command::Dash { who, to });
    }
    table.finish();
    assert_eq!(status(&table), [Status::Escaped; 3]);
}

// covers: your-last-heist-draft/ability:tunneler/breach
#[test]
fn a_breach_needs_three_ideas_and_a_side_to_the_outside() {
    // A ring of six tiles around a hole.
    let ring = "E2 EM EM
                  EM GP EM
                GP EM EM";
    let mut table = with(ring, "tunneler").act([(1, 0), (0, 0), (0, 0)], &[1; 3]);
    // To the right is the hole, which is fully enclosed.
    let hole = table.refused(break_out(Side::Right));
    assert_eq!(hole, Refusal::NeedsExternalSide);
    table.set_ideas(0, 2);
    let short = table.refused(break_out(Side::Left));
    assert_eq!(short, Refusal::NotEnoughIdeas { need: 3, have: 2 });
    table.set_ideas(0, 3);
    table.ok(break_out(Side::Left));
}
