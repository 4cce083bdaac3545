//! Street Urchin, Con Artist, Mastermind.

use super::*;
use crew::state::Token;

const GRIFTERS: [&str; 3] = ["street-urchin", "con-artist", "mastermind"];
const SLIP: Command = Command::SlipPast { who: Who(0) };

// covers: your-last-heist-draft/ability:street-urchin/there-are-better-ways
// covers: your-last-heist-draft/ability:con-artist/there-are-better-ways
// covers: your-last-heist-draft/ability:mastermind/there-are-better-ways
#[test]
fn grifters_never_subdue() {
    for character in GRIFTERS {
        let mut table = with("E2 EM EM", character)
            .skills(0, ["hit-n-run", "bypass"])
            .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.add(Token::Guard, 0, 2);
        table.commit(0, "Tackle");
        let subdue = Command::Subdue {
            who: Who(0),
            space: table.at(0, 2),
            dog: false,
        };
        assert_eq!(table.refused(subdue), Refusal::CannotSubdue, "{character}");
    }
}

// covers: your-last-heist-draft/ability:street-urchin/there-are-better-ways
// covers: your-last-heist-draft/ability:con-artist/there-are-better-ways
// covers: your-last-heist-draft/ability:mastermind/there-are-better-ways
#[test]
fn leaving_guards_behind_costs_an_idea_for_each() {
    for character in GRIFTERS {
        let mut table = with("E2 EM EM", character)
            .skills(0, ["hurry", "bypass"])
            .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.add(Token::Guard, 0, 1);
        table.add(Token::Guard, 0, 1);
        table.set_ideas(0, 2);
        table.commit(0, "Run");
        assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::HeldByGuard);
        table.ok(SLIP);
        step(&mut table, 0, 0, 2);
        assert_eq!(table.ideas(0), 0, "{character}");
    }
}

// covers: your-last-heist-draft/ability:street-urchin/there-are-better-ways
#[test]
fn every_guarded_tile_costs_anew() {
    let mut table = with("E2 EM EM EM", "street-urchin")
        .skills(0, ["hurry", "bypass"])
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Guard, 0, 1);
    table.add(Token::Guard, 0, 2);
    table.commit(0, "Run");
    table.ok(SLIP);
    step(&mut table, 0, 0, 2);
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::HeldByGuard);
    table.ok(SLIP);
    step(&mut table, 0, 0, 3);
    assert_eq!(table.ideas(0), 0);
}

// covers: your-last-heist-draft/ability:con-artist/there-are-better-ways
#[test]
fn without_enough_ideas_the_guards_hold_a_grifter_too() {
    let mut table = with("E2 EM EM", "con-artist").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Guard, 0, 1);
    table.add(Token::Guard, 0, 1);
    table.set_ideas(0, 1);
    assert_eq!(
        table.refused(SLIP),
        Refusal::NotEnoughIdeas { need: 2, have: 1 }
    );
}

// covers: your-last-heist-draft/ability:mastermind/there-are-better-ways
// covers: your-last-heist-draft/rule:the-escape-phase
#[test]
fn in_escape_the_ideas_take_the_place_of_the_extra_moves() {
    let mut table = with("E2 EM EM", "mastermind").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Guard, 0, 1);
    table.add(Token::Guard, 0, 1);
    // One for each guard and one for the step.
    call_it_a_night(&mut table, [3, 0, 0]);
    let (who, to) = (Who(0), table.at(0, 0));
    table.ok(Command::Dash { who, to });
    assert_eq!(table.ideas(0), 0);
}

fn inspire(to: u8) -> Command {
    Command::Inspire {
        who: Who(0),
        to: Who(to),
    }
}

// covers: your-last-heist-draft/ability:mastermind/inspire
#[test]
fn the_mastermind_inspires_somebody_once_a_round_for_nothing() {
    let mut table = with("E2 EM", "mastermind").act([(0, 0); 3], &[1; 3]);
    table.ok(inspire(1));
    assert_eq!((table.ideas(0), table.ideas(1)), (3, 2 + 1));
    assert!(!table.state.crew[0].committed);
    assert_eq!(table.refused(inspire(2)), Refusal::NoneLeft);
    hit(&mut table, 9);
    // After the own action it is still there, and may be kept.
    table.commit(0, "Walk");
    table.ok(inspire(0));
    assert_eq!(table.ideas(0), 3 + 1);
}

// covers: your-last-heist-draft/ability:mastermind/inspire
#[test]
fn an_inspiration_that_was_not_given_is_not_saved_up() {
    let mut table = with("E2 EM", "mastermind").act([(0, 0); 3], &[1; 3]);
    hit(&mut table, 9);
    table.ok(inspire(1));
    assert_eq!(table.ideas(1), 2 + 1);
    assert_eq!(table.refused(inspire(1)), Refusal::NoneLeft);
}

// covers: your-last-heist-draft/ability:mastermind/inspire
#[test]
fn the_con_artist_inspires_nobody() {
    let mut table = with("E2 EM", "con-artist").act([(0, 0); 3], &[1; 3]);
    assert_eq!(table.refused(inspire(1)), Refusal::NoneLeft);
}
