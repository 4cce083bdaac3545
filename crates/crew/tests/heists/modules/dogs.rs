//! Guard dogs.

use super::*;
use board::SpaceSet;
use crew::state::Token;

/// Only this character is left; the others were caught elsewhere.
fn alone(table: &mut Table, who: usize) {
    for other in (0..3).filter(|&other| other != who) {
        table.state.crew[other].status = Status::Busted;
    }
}

// covers: rule:guard-dogs
#[test]
fn a_dog_is_a_guard() {
    let mut table = stage("E2 EM EM").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::Dog, 0, 1);
    table.commit(0, "Punch");
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::HeldByGuard);
    let here = table.at(0, 1);
    table.ok(Command::Subdue {
        who: Who(0),
        space: here,
        dog: true,
    });
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::SubduedDog, 0, 1), 1);
}

// covers: rule:guard-dogs
#[test]
fn a_dog_jumps_on_whoever_comes_near() {
    let mut table = stage("E2 EM EM DO").act([(0, 1); 3], &[5, 1, 1]);
    table.commit(0, "Sprint");
    step(&mut table, 0, 0, 2);
    let (from, to) = (table.at(0, 3), table.at(0, 2));
    assert!(table.told(Event::DogMoved { from, to }));
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::HeldByGuard);
}

// covers: rule:guard-dogs
#[test]
fn a_dog_beside_the_start_jumps_before_the_first_roll() {
    let mut table = stage("E2 EM DO").plan();
    table.begin([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let jumped = Event::DogMoved {
        from: table.at(0, 2),
        to: table.at(0, 1),
    };
    let told = |event: &Event| table.events.iter().position(|told| told == event);
    assert!(told(&jumped).is_some());
    assert!(told(&jumped) < told(&Event::RoundBegan { round: 1 }));
}

// covers: rule:guard-dogs, rule:auto-reveal
#[test]
fn a_dog_from_the_bag_leaves_a_known_empty_tile() {
    let (bag, draw) = sure(Chit::Dog);
    let mut table = stage("E2 EM EM SC").bag(bag).act([(0, 1); 3], &[1, 1, 1]);
    table.dealer.add_draws([draw]);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
    assert_eq!(table.count(Token::Dog, 0, 3), 0);
    assert!(table.state.unknown.is_empty());
}

// covers: rule:guard-dogs, rule:reveal
#[test]
fn a_dog_revealed_far_away_stays() {
    let (bag, draw) = sure(Chit::Dog);
    let mut table = stage("E2 EM EM SC").bag(bag).act([(0, 1); 3], &[1, 1, 1]);
    table.dealer.add_draws([draw]);
    let unknown = table.at(0, 3);
    table.commit(2, "Discover");
    table.ok(Command::Reveal {
        who: Who(2),
        space: unknown,
    });
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
}

// covers: rule:guard-dogs, event:D1
#[test]
fn a_dog_placed_beside_a_character_jumps() {
    let mut table = stage("E2 DK EM EM")
        .deck("D1,M1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    alone(&mut table, 0);
    table.end_round();
    assert_eq!(table.played(), ["D1"]);
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

// covers: rule:guard-dogs
#[test]
fn a_dog_that_has_company_stays() {
    let mut table = stage("E2 EM EM DO").act([(0, 1), (0, 3), (0, 1)], &[1, 1, 1]);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
}

// covers: rule:guard-dogs, rule:entrances-and-exits
#[test]
fn a_dog_does_not_go_outdoors() {
    let mut table = stage("E2 DO EM").act([(0, 0); 3], &[1, 1, 1]);
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 1);
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
}

// covers: rule:guard-dogs
#[test]
fn the_team_chooses_whom_a_dog_jumps_on() {
    let (bag, draw) = sure(Chit::Dog);
    let map = "E2 EM EM SC
                GP GP EM GP";
    let mut table = stage(map).bag(bag).plan();
    table.dealer.add_draws([draw]);
    table.begin([(0, 2), (1, 2), (0, 0)], &[1, 1, 1]);
    let (from, upper, lower) = (table.at(0, 3), table.at(0, 2), table.at(1, 2));
    assert_eq!(table.prompt(), Some(Prompt::DogJumps { from }));
    assert_eq!(table.refused(Command::Decline), Refusal::NotAnAnswer);
    assert_eq!(
        table.refused(Command::Choose { space: from }),
        Refusal::NotAnAnswer
    );
    table.seat(2, Command::Choose { space: lower });
    assert_eq!(table.state.tokens.count(Token::Dog, lower), 1);
    assert_eq!(table.state.tokens.count(Token::Dog, upper), 0);
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: rule:guard-dogs
#[test]
fn every_dog_of_a_pair_jumps() {
    let mut table = stage("E2 EM EM GDGD").act([(0, 1); 3], &[1, 1, 1]);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::Dog, 0, 2), 2);
}

// covers: rule:guard-dogs
#[test]
fn a_subdued_dog_does_not_chase() {
    let mut table = stage("E2 EM EM EM").act([(0, 1); 3], &[1, 1, 1]);
    table.add(Token::SubduedDog, 0, 3);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::SubduedDog, 0, 3), 1);
}

/// Reinforcements wake a dog beside a character.
fn woken_dog(chases: bool) -> Table {
    let mut table = stage("E2 EM EM EM RE")
        .deck("C1,M1,M1,M1,M1,M1,M1,M1,M1,M1,Z1")
        .rules(|rules| rules.waking_dogs_chase = chases)
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::SubduedDog, 0, 3);
    table.end_round();
    table
}

// covers: rule:guard-dogs
#[test]
fn a_dog_that_wakes_up_chases_at_once() {
    let table = woken_dog(true);
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

// covers: rule:guard-dogs, option:waking-dogs-chase
#[test]
fn by_rule_a_dog_that_wakes_up_waits_until_somebody_comes_near() {
    let mut table = woken_dog(false);
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
    assert_eq!(table.state.round, 2);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 1);
    table.end_round();
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

// covers: rule:guard-dogs, item:dog-whistle
#[test]
fn the_whistle_holds_dogs_back_until_the_action_phase_ends() {
    let mut table = stage("E2 EM EM DO")
        .owns(&["dog-whistle"])
        .act([(0, 1), (0, 1), (0, 0)], &[1, 1, 1]);
    let whistle = table.item("dog-whistle", 0);
    table.give(whistle, 1);
    table.commit(1, "Blow Whistle");
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
    let first = table
        .events
        .iter()
        .position(|event| matches!(event, Event::DogMoved { .. }));
    let card = table
        .events
        .iter()
        .position(|event| matches!(event, Event::EventActive { .. }));
    assert!(first < card);
}

/// A grifter on the tile of a dog, ready to slip away with a two-step action.
fn slipping() -> Table {
    let mut table = stage("E2 EM EM EM EM")
        .crew(["grifter", "burglar", "lookout"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::Dog, 0, 1);
    table.commit(0, "Dash");
    table.ok(Command::SlipPast { who: Who(0) });
    step(&mut table, 0, 0, 2);
    table
}

// covers: rule:guard-dogs, ability:grifter/there-are-better-ways
#[test]
fn a_dog_is_shaken_off_by_two_steps() {
    let mut table = slipping();
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
    step(&mut table, 0, 0, 3);
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
}

// covers: rule:guard-dogs, ability:grifter/there-are-better-ways
#[test]
fn a_dog_follows_whoever_stops_after_one_step() {
    let mut table = slipping();
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

// covers: rule:guard-dogs, ability:street-urchin/there-are-better-ways
#[test]
fn a_dog_follows_at_once_when_the_only_move_is_made() {
    let mut table = stage("E2 EM EM EM")
        .crew(["street-urchin", "burglar", "lookout"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::Dog, 0, 1);
    table.commit(0, "Walk");
    table.ok(Command::SlipPast { who: Who(0) });
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

// covers: rule:guard-dogs, ability:grifter/there-are-better-ways
#[test]
fn a_dog_left_with_a_friend_stays_with_the_friend() {
    let mut table = stage("E2 EM EM EM")
        .crew(["grifter", "burglar", "lookout"])
        .act([(0, 1), (0, 1), (0, 0)], &[1, 1, 1]);
    table.add(Token::Dog, 0, 1);
    table.commit(0, "Dash");
    table.ok(Command::SlipPast { who: Who(0) });
    step(&mut table, 0, 0, 2);
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
}

/// The grifter slips away from a dog with one step of two, and leaves the burglar on the dog's other side.
fn slipping_from_between(stage: Stage) -> Table {
    let mut table = stage
        .crew(["grifter", "burglar", "lookout"])
        .act([(0, 2), (0, 1), (0, 0)], &[1, 1, 1]);
    table.add(Token::Dog, 0, 2);
    table.commit(0, "Dash");
    table.ok(Command::SlipPast { who: Who(0) });
    step(&mut table, 0, 0, 3);
    table
}

// covers: rule:guard-dogs, ability:grifter/there-are-better-ways
#[test]
fn a_dog_left_by_one_step_between_two_asks_whom_it_follows() {
    let mut table = slipping_from_between(stage("E2 EM EM EM EM"));
    assert_eq!(table.count(Token::Dog, 0, 2), 1, "the movement is not over");
    table.end_round();
    let [from, burglar, grifter] = [(0, 2), (0, 1), (0, 3)].map(|(row, col)| table.at(row, col));
    assert_eq!(table.prompt(), Some(Prompt::DogJumps { from }));
    assert_eq!(
        table.state.questions.choice,
        SpaceSet::of(burglar) | SpaceSet::of(grifter)
    );
    table.ok(Command::Choose { space: grifter });
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
}

// covers: rule:guard-dogs, ability:grifter/there-are-better-ways
#[test]
fn a_dog_shaken_off_by_two_steps_goes_for_whoever_is_beside_it() {
    let mut table = slipping_from_between(stage("E2 EM EM EM EM"));
    step(&mut table, 0, 0, 4);
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
}

// covers: option:shaken-dogs-wait
#[test]
fn by_the_first_ruleset_a_dog_goes_for_others_after_the_first_step() {
    let stage = stage("E2 EM EM EM EM").rules(|rules| rules.shaken_dogs_wait = false);
    let table = slipping_from_between(stage);
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
}

// covers: rule:guard-dogs, ability:grifter/there-are-better-ways
#[test]
fn another_dog_on_the_way_does_not_wait() {
    let mut table = stage("E2 EM EM EM EM")
        .crew(["grifter", "burglar", "lookout"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::Dog, 0, 1);
    table.add(Token::Dog, 0, 3);
    table.commit(0, "Dash");
    table.ok(Command::SlipPast { who: Who(0) });
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
}

/// A dog beside somebody in a cell; the team is asked.
fn dog_beside_a_cell() -> Table {
    let mut table = stage("E2 EM DO RX SX").plan();
    table.begin([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    let from = table.at(0, 2);
    assert_eq!(table.prompt(), Some(Prompt::DogJumps { from }));
    table
}

// covers: rule:guard-dogs, rule:remote-locks
#[test]
fn the_team_may_let_a_dog_into_a_remote_lock() {
    let mut table = dog_beside_a_cell();
    let cell = table.at(0, 3);
    table.ok(Command::Choose { space: cell });
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
}

// covers: rule:guard-dogs, rule:remote-locks
#[test]
fn the_team_may_keep_a_dog_out_of_a_remote_lock() {
    let mut table = dog_beside_a_cell();
    table.ok(Command::Decline);
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
    assert_eq!(table.prompt(), None);
    // It is not asked again before something changes.
    table.end_round();
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.round, 2);
}

// covers: rule:guard-dogs, rule:remote-locks
#[test]
fn a_dog_kept_out_of_a_cell_still_chases_others() {
    let mut table = dog_beside_a_cell();
    table.ok(Command::Decline);
    table.commit(1, "Walk");
    step(&mut table, 1, 0, 1);
    // The team may still send it into the cell, but somewhere it goes.
    let corridor = table.at(0, 1);
    assert_eq!(table.refused(Command::Decline), Refusal::NotAnAnswer);
    table.ok(Command::Choose { space: corridor });
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
}

// covers: rule:guard-dogs, rule:remote-locks
#[test]
fn a_dog_kept_out_of_a_cell_jumps_when_the_cell_opens() {
    let mut table = dog_beside_a_cell();
    table.ok(Command::Decline);
    table.teleport(2, 0, 4);
    table.ok(Command::OpenRemote {
        who: Who(2),
        letter: 0,
    });
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
}

// covers: rule:guard-dogs, option:dogs-ignore-locks
#[test]
fn by_rule_dogs_stop_at_locked_tiles() {
    let count = |ignore: bool| {
        let mut table = stage("E2 EM EM EM EM")
            .rules(|rules| rules.dogs_ignore_locks = ignore)
            .plan();
        table.add(Token::Lock, 0, 2);
        table.add(Token::Dog, 0, 3);
        table.begin([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
        table.count(Token::Dog, 0, 2)
    };
    assert_eq!(count(true), 1);
    assert_eq!(count(false), 0);
}

// covers: rule:guard-dogs, rule:escape-moves, option:dogs-chase-in-escape
#[test]
fn dogs_let_runners_pass_unless_the_rules_say_otherwise() {
    let jumped = |chase: bool| {
        let mut table = stage("E2 EM EM EM\n GP DO GP GP")
            .rules(|rules| rules.dogs_chase_in_escape = chase)
            .act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
        table.escape();
        table.set_ideas(0, 5);
        let to = table.at(0, 2);
        table.ok(Command::Dash { who: Who(0), to });
        table.count(Token::Dog, 0, 2)
    };
    assert_eq!(jumped(false), 0);
    assert_eq!(jumped(true), 1);
}

// covers: rule:guard-dogs, rule:phase-4-escape, option:start-tiles-are-revealed
#[test]
fn a_dog_revealed_when_escape_begins_jumps() {
    let (bag, draw) = sure(Chit::Dog);
    // Only by this rule an unknown tile can lie beside a character then.
    let mut table = stage("E2 EM EM SC")
        .bag(bag)
        .rules(|rules| rules.start_tiles_are_revealed = false)
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.dealer.add_draws([draw]);
    table.escape();
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

// covers: rule:guard-dogs
#[test]
fn the_kennel_is_an_ordinary_hex() {
    let mut table = stage("E2 EM DK EM").act([(0, 1); 3], &[5, 1, 1]);
    table.commit(0, "Sprint");
    step(&mut table, 0, 0, 2);
    step(&mut table, 0, 0, 3);
    assert_eq!(table.state.tokens.total(Chit::Dog), 0);
}
