//! Guard dogs: D1, D2, S6, and how they jump.

use super::*;
use crew::content::scenario::Bag;
use crew::state::Prompt;

// covers: masters-of-the-heist/event:D1
#[test]
fn whoever_shares_a_tile_with_a_guard_meets_a_dog() {
    let mut table = night("E2 EM GU EM EM GU", "D1").act([(0, 2), (0, 4), (0, 0)], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 4);
    table.end_round();
    assert_eq!(counts(&table, Token::Dog, [2, 4, 5]), [1, 1, 0]);
}

// covers: masters-of-the-heist/event:D1
#[test]
fn without_a_guard_on_the_tile_no_dog_is_set_on_anyone() {
    let mut table = night("E2 EM GU", "D1").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:D2, masters-of-the-heist/rule:guard-dogs
#[test]
fn loot_on_the_floor_gets_a_dog_that_jumps_on_neighbours() {
    let mut table = night("E2 EM JW EM EM $2", "D2").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(counts(&table, Token::Dog, [1, 2, 5]), [1, 0, 1]);
}

// covers: masters-of-the-heist/event:D2
#[test]
fn carried_loot_draws_no_dog() {
    let mut table = night("E2 EM JW EM", "D2").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/crisis:S6
#[test]
fn three_hounds_come_out_of_the_kennel() {
    let mut table = night("E2 EM EM EM DK", "M1,S6").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(table.played(), ["M1", "S6"]);
    assert_eq!(table.count(Token::Dog, 0, 4), 3);
}

// covers: masters-of-the-heist/crisis:S6, masters-of-the-heist/rule:guard-dogs
#[test]
fn hounds_beside_a_character_jump() {
    let mut table = night("E2 EM EM EM DK", "M1,S6").act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(counts(&table, Token::Dog, [3, 4]), [3, 0]);
}

// covers: masters-of-the-heist/crisis:S6
#[test]
fn without_a_kennel_no_hound_comes() {
    let mut table = night("E2 EM EM EM DO", "M1,S6").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(table.played(), ["M1", "S6"]);
    assert_eq!(table.state.tokens.total(Chit::Dog), 1);
}

// covers: masters-of-the-heist/rule:guard-dogs
#[test]
fn a_dog_jumps_on_whoever_comes_beside_it() {
    let mut table = board("E2 EM EM DO").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    go(&mut table, 0, 0, 2);
    assert_eq!(counts(&table, Token::Dog, [2, 3]), [1, 0]);
    // A dog is a guard.
    table.state.crew[0].pool.moves = 1;
    assert_eq!(no_go(&mut table, 0, 0, 1), Refusal::HeldByGuard);
}

// covers: masters-of-the-heist/rule:guard-dogs, masters-of-the-heist/rule:auto-reveal
#[test]
fn a_dog_from_the_bag_leaves_a_known_empty_tile() {
    let bag = Bag {
        dogs: 1,
        ..Bag::default()
    };
    let mut table = board("E2 EM EM SC")
        .bag(bag)
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.dealer.add_draws([Chit::Dog as u8]);
    table.commit(0, "Walk");
    go(&mut table, 0, 0, 2);
    assert_eq!(counts(&table, Token::Dog, [2, 3]), [1, 0]);
    assert!(!table.state.unknown.contains(table.at(0, 3)));
}

// covers: masters-of-the-heist/rule:guard-dogs
#[test]
fn a_dog_does_not_go_outdoors() {
    let table = board("E2 DO EM").act([(0, 0); 3], &[1; 3]);
    assert_eq!(counts(&table, Token::Dog, [0, 1]), [0, 1]);
}

// covers: masters-of-the-heist/rule:guard-dogs
#[test]
fn a_subdued_dog_and_one_with_company_stay() {
    let mut table = board("E2 EM EM EM").act([(0, 1), (0, 0), (0, 3)], &[1; 3]);
    table.add(Token::SubduedDog, 0, 2);
    table.add(Token::Dog, 0, 3);
    table.commit(0, "Walk");
    go(&mut table, 0, 0, 2);
    assert_eq!(counts(&table, Token::Dog, [2, 3]), [0, 1]);
    assert_eq!(table.count(Token::SubduedDog, 0, 2), 1);
}

// covers: masters-of-the-heist/rule:guard-dogs
#[test]
fn between_two_characters_the_team_picks_the_prey() {
    let mut table = night("E2 EM JW EM", "D2").act([(0, 1), (0, 3), (0, 0)], &[1; 3]);
    table.end_round();
    let from = table.at(0, 2);
    assert_eq!(table.prompt(), Some(Prompt::DogJumps { from }));
    choose(&mut table, 2, 0, 3);
    assert_eq!(counts(&table, Token::Dog, [1, 2, 3]), [0, 0, 1]);
}

// covers: masters-of-the-heist/rule:guard-dogs, masters-of-the-heist/option:dogs-can-be-shaken, masters-of-the-heist/ability:street-urchin/there-are-better-ways
#[test]
fn a_dog_follows_after_the_first_step() {
    let mut table = with("E2 EM EM EM EM", "mastermind").act([(0, 4), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Dog, 0, 4);
    table.ok(Command::SlipPast { who: FIRST });
    table.commit(0, "Run");
    go(&mut table, 0, 0, 3);
    assert_eq!(counts(&table, Token::Dog, [3, 4]), [1, 0]);
    go(&mut table, 0, 0, 2);
    assert_eq!(counts(&table, Token::Dog, [2, 3]), [1, 0]);
}

// covers: masters-of-the-heist/rule:guard-dogs, masters-of-the-heist/rule:part-1-the-plan
#[test]
fn a_dog_found_in_planning_jumps_when_play_begins() {
    let bag = Bag {
        dogs: 1,
        ..Bag::default()
    };
    let mut table = board("E2 EM SC EM")
        .bag(bag)
        .cash(2)
        .fixers(&["visage"])
        .plan();
    let space = table.at(0, 2);
    table.dealer.add_draws([Chit::Dog as u8]);
    table.seat(0, Command::PayReveal { space });
    table.teleport(0, 0, 1);
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
    table.begin([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    assert_eq!(counts(&table, Token::Dog, [1, 2]), [1, 0]);
}

// covers: masters-of-the-heist/rule:guard-dogs, masters-of-the-heist/rule:escape-phase, masters-of-the-heist/option:alarm-dogs-jump
#[test]
fn a_dog_revealed_when_escape_begins_does_not_jump() {
    let bag = Bag {
        dogs: 1,
        ..Bag::default()
    };
    // The alarm sounds before anybody can look around the corner.
    let mut table = board("E2 EM CM SC")
        .bag(bag)
        .deck("25")
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.dealer.add_draws([Chit::Dog as u8]);
    table.commit(0, "Walk");
    go(&mut table, 0, 0, 2);
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(counts(&table, Token::Dog, [2, 3]), [0, 1]);
}

// covers: masters-of-the-heist/event:D2, masters-of-the-heist/option:supply-is-limited
#[test]
fn the_box_holds_eleven_dogs() {
    let mut table = night("E2 EM JW $2", "D2").act([(0, 0); 3], &[1; 3]);
    fill(&mut table, Chit::Dog, 10);
    table.end_round();
    assert_eq!(table.state.tokens.total(Chit::Dog), 1);
}
