//! Burglar, Sewer Rat, Grease Man.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::Token;

const DART: Command = Command::Dart { who: Who(0) };

// covers: your-last-heist-draft/ability:burglar/dart, your-last-heist-draft/ability:sewer-rat/dart
#[test]
fn a_dart_is_one_silent_move_for_an_idea_besides_the_action() {
    for (character, ideas) in [("burglar", 2), ("sewer-rat", 4)] {
        let mut table = with("E2 EM EM EM", character).act([(0, 0); 3], &[1; 3]);
        table.ok(DART);
        step(&mut table, 0, 0, 1);
        assert_eq!((table.ideas(0), table.state.noise), (ideas - 1, 0));
        assert_eq!(table.refused(DART), Refusal::NoneLeft, "{character}");
        table.commit(0, "Hesitate");
        hit(&mut table, 9);
        table.ok(DART);
        step(&mut table, 0, 0, 2);
    }
}

// covers: your-last-heist-draft/ability:burglar/dart
#[test]
fn a_dart_taken_before_the_action_is_still_there_afterwards() {
    let mut table = with("E2 EM EM EM EM", "burglar")
        .skills(0, ["hurry", "bypass"])
        .act([(0, 0); 3], &[1; 3]);
    table.ok(DART);
    table.commit(0, "Run");
    for col in [1, 2, 3] {
        step(&mut table, 0, 0, col);
    }
    assert_eq!(blocked(&mut table, 0, 0, 4), Refusal::NoneLeft);
}

// covers: your-last-heist-draft/ability:burglar/dart
#[test]
fn a_dart_is_a_move_like_any_other() {
    let mut table = with("E2 EM EM", "burglar").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Guard, 0, 1);
    table.ok(DART);
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::HeldByGuard);
}

// covers: your-last-heist-draft/ability:grease-man/bolt
#[test]
fn a_bolt_is_up_to_four_moves_a_round_for_an_idea_each() {
    let mut table = with("E2 EM EM EM EM EM", "grease-man").act([(0, 0); 3], &[1; 3]);
    table.set_ideas(0, 5);
    for col in [1, 2, 3, 4] {
        table.ok(DART);
        step(&mut table, 0, 0, col);
    }
    assert_eq!((table.ideas(0), table.state.noise), (1, 0));
    assert_eq!(table.refused(DART), Refusal::NoneLeft);
}

// covers: your-last-heist-draft/ability:grease-man/bolt
#[test]
fn a_bolt_ends_with_the_ideas() {
    let mut table = with("E2 EM EM EM", "grease-man").act([(0, 0); 3], &[1; 3]);
    table.ok(DART);
    table.ok(DART);
    let short = table.refused(DART);
    assert_eq!(short, Refusal::NotEnoughIdeas { need: 1, have: 0 });
}

/// A gap of one cell between two halves, the far one reached by its own entrance.
const HALVES: &str = "E2 EM GP EM EM E5";

fn crawl(table: &Table, col: i8) -> Command {
    Command::Vent {
        who: Who(0),
        space: table.at(0, col),
    }
}

// covers: your-last-heist-draft/ability:sewer-rat/sewer-crawl
#[test]
fn a_crawl_under_one_gap_makes_two_noise_and_an_alert() {
    let mut table = with(HALVES, "sewer-rat").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Hesitate");
    let command = crawl(&table, 3);
    table.ok(command);
    assert_eq!((table.state.noise, table.state.security.bar), (2, 1));
    table.ok(DART);
    step(&mut table, 0, 0, 3);
}

// covers: your-last-heist-draft/ability:sewer-rat/sewer-crawl
#[test]
fn the_tile_across_needs_a_planning_token() {
    let mut table = with(HALVES, "sewer-rat").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let across = table.at(0, 3);
    table.state.crew[0].planned.remove(across);
    table.commit(0, "Hesitate");
    let command = crawl(&table, 3);
    table.ok(command);
    table.ok(DART);
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::NotPlannedByYou);
}

// covers: your-last-heist-draft/ability:sewer-rat/sewer-crawl
#[test]
fn a_crawl_is_straight_and_under_exactly_one_gap() {
    let wide = "E2 EM GP GP EM E5";
    let tiled = "E2 EM EM EM";
    let round_the_corner = "E2 EM GP GP
                              GP GP EM E5";
    for (map, row, col) in [(wide, 0, 4), (tiled, 0, 3), (round_the_corner, 1, 2)] {
        let mut table = with(map, "sewer-rat").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.commit(0, "Hesitate");
        let (who, space) = (Who(0), table.at(row, col));
        let no_way = table.refused(Command::Vent { who, space });
        assert_eq!(no_way, Refusal::AcrossNoGap);
    }
}

// covers: your-last-heist-draft/ability:sewer-rat/sewer-crawl, your-last-heist-draft/rule:auto-reveal
#[test]
fn an_unknown_tile_across_is_revealed_first_and_a_lock_stops_the_crawl() {
    let mut table = with("E2 EM GP SC", "sewer-rat")
        .bag(Bag {
            locks: 1,
            ..Bag::default()
        })
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Hesitate");
    table.dealer.add_draws([Chit::Lock as u8]);
    let command = crawl(&table, 3);
    table.ok(command);
    table.ok(DART);
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::Locked);
    assert_eq!((table.state.noise, table.state.security.bar), (2, 1));
}

// covers: your-last-heist-draft/ability:sewer-rat/sewer-crawl, your-last-heist-draft/option:vent-lasts-the-action
#[test]
fn the_tile_across_stays_adjacent_for_the_whole_action() {
    let mut table = with(HALVES, "sewer-rat")
        .skills(0, ["bypass", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Lock, 0, 3);
    table.commit(0, "Bump");
    let command = crawl(&table, 3);
    table.ok(command);
    unlock(&mut table, 0, 0, 3);
    step(&mut table, 0, 0, 3);
    // Two of the bump and two of the crawl, once.
    assert_eq!(table.state.noise, 4);
}

// covers: your-last-heist-draft/ability:sewer-rat/sewer-crawl
#[test]
fn the_grease_man_stays_above_the_ground() {
    let mut table = with(HALVES, "grease-man").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Hesitate");
    let command = crawl(&table, 3);
    assert_eq!(table.refused(command), Refusal::NoSuchAbility);
}
