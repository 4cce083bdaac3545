//! Thug, Bruiser, Operative. What reinforcements do for the Bruiser is among those.

use super::*;
use crew::state::Token;

/// A fighter beside a tile with guards, without ideas.
fn brawl(character: &str, guards: u8) -> Table {
    let mut table = with("E2 EM EM", character)
        .skills(0, ["hit-n-run", "bypass"])
        .act([(0, 1), (0, 0), (0, 0)], &[3, 1, 1]);
    for _ in 0..guards {
        table.add(Token::Guard, 0, 2);
    }
    table.set_ideas(0, 0);
    table
}

// covers: your-last-heist-draft/ability:thug/adrenaline, your-last-heist-draft/ability:bruiser/adrenaline
// covers: your-last-heist-draft/ability:operative/adrenaline
#[test]
fn adrenaline_turns_every_subdue_into_an_idea() {
    for character in ["thug", "bruiser", "operative"] {
        let mut table = brawl(character, 2);
        table.commit(0, "Bash");
        subdue(&mut table, 0, 0, 2);
        subdue(&mut table, 0, 0, 2);
        assert_eq!(table.ideas(0), 2, "{character}");
    }
}

// covers: your-last-heist-draft/ability:thug/adrenaline
#[test]
fn a_subdue_given_by_another_is_a_thrill_as_well() {
    let mut table = stage("E2 EM EM")
        .crew(["thug", "script-kiddie", "burglar"])
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Guard, 0, 2);
    table.commit(1, "Exploit");
    table.ok(Command::Grant {
        who: Who(1),
        to: Who(0),
        gift: Gift::Subdue,
    });
    subdue(&mut table, 0, 0, 2);
    assert_eq!(table.ideas(0), 3 + 1);
}

// covers: your-last-heist-draft/ability:thug/adrenaline
#[test]
fn others_feel_nothing() {
    let mut table = stage("E2 EM EM")
        .skills(1, ["hit-n-run", "bypass"])
        .act([(0, 0), (0, 1), (0, 0)], &[1, 1, 1]);
    table.add(Token::Guard, 0, 2);
    table.commit(1, "Tackle");
    subdue(&mut table, 1, 0, 2);
    assert_eq!(table.ideas(1), 2);
}

// covers: your-last-heist-draft/ability:operative/you-will-report-in
#[test]
fn a_subdued_guard_reports_in_and_takes_two_noise_back() {
    let mut table = brawl("operative", 2);
    table.state.noise = 8;
    table.commit(0, "Bash");
    assert_eq!((table.state.noise, table.alerts()), (9, 0));
    subdue(&mut table, 0, 0, 2);
    assert_eq!(table.state.noise, 7);
    subdue(&mut table, 0, 0, 2);
    // Squares with an alert do nothing on the way back.
    assert_eq!((table.state.noise, table.state.security.bar), (5, 0));
}

// covers: your-last-heist-draft/ability:operative/you-will-report-in
#[test]
fn what_was_passed_backwards_counts_again_forwards() {
    let mut table = brawl("operative", 1);
    table.state.noise = 4;
    table.commit(0, "Spy Stuff");
    subdue(&mut table, 0, 0, 2);
    assert_eq!((table.state.noise, table.alerts()), (2, 0));
    table.state.noise = 3;
    table.commit(1, "Yoink");
    assert_eq!((table.state.noise, table.alerts()), (4, 1));
}

// covers: your-last-heist-draft/ability:operative/you-will-report-in
#[test]
fn the_marker_never_goes_back_past_its_start() {
    let mut table = brawl("operative", 1);
    table.state.noise = 1;
    table.commit(0, "Spy Stuff");
    subdue(&mut table, 0, 0, 2);
    assert_eq!(table.state.noise, 0);
}

// covers: your-last-heist-draft/ability:operative/you-will-report-in
#[test]
fn nobody_reports_in_for_the_others() {
    for character in ["thug", "bruiser"] {
        let mut table = brawl(character, 1);
        table.commit(0, "Bash");
        subdue(&mut table, 0, 0, 2);
        assert_eq!(table.state.noise, 1, "{character}");
    }
}
