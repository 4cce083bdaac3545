//! Events that let a dog out: D1 to D3.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Safe;
use crew::state::Prompt;

// Event D1

// covers: event:D1, rule:guard-dogs
#[test]
fn a_dog_runs_three_hexes_toward_the_nearest_character() {
    let mut table = night("E2 EM EM EM EM EM DK", "D1").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 3)]);
}

// covers: event:D1, rule:guard-dogs
#[test]
fn a_dog_that_comes_beside_a_character_jumps() {
    for col in [1, 2, 3, 4] {
        let mut table = night("E2 EM EM EM EM DK", "D1").act([(0, 0); 3], &[1, 1, 1]);
        table.teleport(1, 0, col);
        table.end_round();
        assert_eq!(where_is(&table, Token::Dog), [table.at(0, col)]);
    }
}

// covers: event:D1, rule:guard-dogs
#[test]
fn the_dog_stays_with_a_character_on_its_kennel() {
    let mut table = night("E2 EM EM DK EM", "D1").act([(0, 3), (0, 4), (0, 1)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 3)]);
}

// covers: event:D1, rule:guard-dogs, rule:entrances-and-exits
#[test]
fn the_dog_does_not_go_out_into_the_street() {
    let mut table = night("E2 EM EM DK", "D1").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    // All three stand on one entrance: nothing to decide.
    assert_eq!(table.prompt(), None);
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 1)]);
}

// covers: event:D1
#[test]
fn between_equally_near_characters_the_team_decides() {
    let mut table =
        night("E2 EM EM EM DK EM EM EM EM", "D1").act([(0, 1), (0, 7), (0, 8)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::Prey));
    assert_eq!(
        table.seat_refused(0, Command::Pick { who: Who(2) }),
        Refusal::NotAnAnswer
    );
    table.seat(2, Command::Pick { who: Who(1) });
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 7)]);
}

// covers: event:D1
#[test]
fn between_equally_short_ways_the_team_decides() {
    let mut table = night(
        "E2 DK EM EM GP GP
         GP EM EM EM EM EM",
        "D1",
    )
    .act([(1, 3), (1, 5), (1, 5)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::DogRuns));
    let away = table.at(0, 3);
    assert_eq!(
        table.seat_refused(0, Command::Choose { space: away }),
        Refusal::NotAnAnswer
    );
    assert_eq!(
        table.seat_refused(0, Command::Decline),
        Refusal::NotAnAnswer
    );
    choose(&mut table, 1, 1, 1);
    assert_eq!(table.prompt(), None);
    assert!(table.told(Event::DogMoved {
        from: table.at(1, 1),
        to: table.at(1, 2)
    }));
    assert_eq!(where_is(&table, Token::Dog), [table.at(1, 3)]);
}

// covers: event:D1, rule:guard-dogs
#[test]
fn the_dog_runs_through_locks_and_doors() {
    let mut table = night("E2 KC EM KCL LO DK", "D1").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 1)]);
}

// covers: event:D1, rule:guard-dogs, option:dogs-ignore-locks
#[test]
fn by_house_rule_locks_stop_the_dog() {
    let mut table = night("E2 EM EM LO EM DK", "D1")
        .rules(|rules| rules.dogs_ignore_locks = false)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 5)]);
}

// covers: event:D1, rule:guard-dogs, rule:remote-locks
#[test]
fn the_dog_enters_a_remote_lock_only_if_the_team_wishes() {
    for (answer, col) in [(None, 4), (Some(3), 1)] {
        let mut table = night("E2 EM EM RX DK SX", "D1").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.end_round();
        assert_eq!(table.prompt(), Some(Prompt::DogRuns));
        match answer {
            Some(col) => choose(&mut table, 0, 0, col),
            None => table.seat(0, Command::Decline),
        }
        assert_eq!(where_is(&table, Token::Dog), [table.at(0, col)]);
    }
}

// covers: event:D1, event:D2, event:D3, rule:guard-dogs
#[test]
fn without_a_kennel_no_dog_comes() {
    for card in ["D1", "D2", "D3"] {
        let mut table = night("E2 EM $1 GDGD", card).act([(0, 0); 3], &[1, 1, 1]);
        table.end_round();
        assert!(nothing_came(&table), "{card}");
    }
}

// covers: event:D1, rule:guard-dogs, option:dog-pair-is-kennel
#[test]
fn by_house_rule_a_pair_of_dogs_marks_the_kennel() {
    let mut table = night("E2 EM EM EM EM GDGD", "D1")
        .rules(|rules| rules.dog_pair_is_kennel = true)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 5), 2);
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
}

// covers: event:D1, rule:non-player-characters
#[test]
fn the_nearest_character_may_be_the_freed_prisoner() {
    let mut table = night("E2 EM EM EM EM DK EM EM MW", "D1")
        .npc("prisoner", 0)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 8)]);
}

// Event D2

// covers: event:D2
#[test]
fn a_dog_runs_to_the_nearest_loot_and_stays() {
    let mut table = night("E2 EM $1 EM EM EM DK EM JW EM", "D2").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 8)]);
}

// covers: event:D2
#[test]
fn a_dog_runs_three_hexes_toward_far_loot() {
    let mut table = night("E2 EM $1 EM EM EM EM EM DK", "D2").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 5)]);
}

// covers: event:D2, rule:safecracking
#[test]
fn loot_in_hands_and_safes_does_not_lure_the_dog() {
    let mut table = night("E2 $1 EM EM DK EM S", "D2")
        .safe(Safe {
            cracks: 1,
            chits: vec![Chit::Jewel],
            cash: 0,
            items: Vec::new(),
        })
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    take(&mut table, 0, Piece::CASH);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 4)]);
}

// covers: event:D2, rule:guard-dogs
#[test]
fn a_character_on_the_way_distracts_the_dog() {
    let mut table = night("E2 $1 EM EM EM DK", "D2").act([(0, 0), (0, 0), (0, 2)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 2)]);
}

// covers: event:D2
#[test]
fn between_equally_near_loot_the_team_decides() {
    let mut table = night("E2 EM EM $1 EM DK EM $1", "D2").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::DogRuns));
    choose(&mut table, 2, 0, 6);
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 7)]);
}

// Event D3

// covers: event:D3
#[test]
fn a_dog_senses_the_fear_of_the_one_with_the_fewest_ideas() {
    let mut table =
        night("E2 EM EM EM EM DK EM EM EM EM EM", "D3").act([(0, 1), (0, 10), (0, 2)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 1, 2]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 8)]);
}

// covers: event:D3
#[test]
fn of_the_equally_fearful_the_team_names_one() {
    let mut table =
        night("E2 EM EM EM EM DK EM EM EM", "D3").act([(0, 1), (0, 8), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [1, 1, 2]);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::Prey));
    assert_eq!(
        table.seat_refused(0, Command::Pick { who: Who(2) }),
        Refusal::NotAnAnswer
    );
    table.seat(0, Command::Pick { who: Who(1) });
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 8)]);
}

// covers: event:D3, rule:non-player-characters
#[test]
fn a_freed_prisoner_without_ideas_does_not_lure_the_dog() {
    let mut table = night("E2 EM EM EM EM EM DK EM EM MW", "D3")
        .npc("prisoner", 0)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1, 1]);
    set_ideas(&mut table, [1, 2, 2]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 3)]);
}

// covers: event:D3, rule:entrances-and-exits
#[test]
fn the_dog_waits_behind_the_door_for_the_fearful_outside() {
    let mut table = night("E2 EM EM DK EM EM EM", "D3").act([(0, 0), (0, 6), (0, 6)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 2, 2]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 1)]);
}
