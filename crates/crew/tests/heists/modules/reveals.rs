//! Auto-reveal.

use super::*;
use crew::state::Token;

// covers: rule:auto-reveal
#[test]
fn a_tile_is_revealed_after_the_step_that_comes_beside_it() {
    let (bag, draw) = sure(Chit::Lock);
    let mut table = stage("E2 EM EM SC").bag(bag).act([(0, 0); 3], &[5, 1, 1]);
    table.dealer.add_draws([draw]);
    table.commit(0, "Sprint");
    step(&mut table, 0, 0, 1);
    assert_eq!(table.dealer.draws_left(), 1);
    step(&mut table, 0, 0, 2);
    assert_eq!(table.dealer.draws_left(), 0);
    assert!(table.state.unknown.is_empty());
    // The third move meets what was found.
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::Locked);
}

// covers: rule:auto-reveal
#[test]
fn nothing_is_revealed_while_planning() {
    let mut table = stage("E2 SC EM").plan();
    for who in 0..3 {
        let space = table.at(0, 0);
        table.ok(Command::Start {
            who: Who(who),
            space,
        });
    }
    table.seat(0, Command::Ready);
    table.seat(1, Command::Ready);
    assert_eq!(table.state.unknown.len(), 1);
}

// covers: rule:auto-reveal
#[test]
fn tiles_beside_the_start_are_revealed_before_the_first_roll() {
    let (bag, draw) = sure(Chit::Camera);
    let mut table = stage("E2 SC EM").bag(bag).plan();
    table.dealer.add_draws([draw]);
    table.begin([(0, 0); 3], &[1, 1, 1]);
    let space = table.at(0, 1);
    let found = Event::Revealed {
        space,
        chit: Chit::Camera,
    };
    let told = |event: &Event| table.events.iter().position(|told| told == event);
    assert!(told(&Event::HeistBegan) < told(&found));
    assert!(told(&found) < told(&Event::RoundBegan { round: 1 }));
    assert_eq!(table.count(Token::Camera, 0, 1), 1);
}

// covers: rule:auto-reveal, option:start-tiles-are-revealed
#[test]
fn by_rule_tiles_beside_the_start_wait_for_the_first_move() {
    let (bag, draw) = sure(Chit::Camera);
    let mut table = stage("E2 EM EM SC")
        .bag(bag)
        .rules(|rules| rules.start_tiles_are_revealed = false)
        .act([(0, 2), (0, 1), (0, 0)], &[1, 1, 1]);
    assert_eq!(table.state.unknown.len(), 1);
    table.dealer.add_draws([draw]);
    table.commit(1, "Walk");
    step(&mut table, 1, 0, 2);
    assert_eq!(table.count(Token::Camera, 0, 3), 1);
}

// covers: rule:auto-reveal, rule:entrances-and-exits
#[test]
fn an_entrance_is_beside_its_own_hex_only() {
    let map = "E2 EM
                SC GP";
    let (bag, draw) = sure(Chit::Guard);
    let mut table = stage(map).bag(bag).act([(0, 0); 3], &[1, 1, 1]);
    assert_eq!(table.state.unknown.len(), 1);
    table.dealer.add_draws([draw]);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 1);
    assert_eq!(table.count(Token::Guard, 1, 0), 1);
}

// covers: rule:auto-reveal
#[test]
fn the_team_picks_the_order_of_several_reveals() {
    let map = "E2 EM EM SC
                GP GP SC GP";
    let bag = Bag {
        guards: 1,
        cameras: 1,
        ..Bag::default()
    };
    let mut table = stage(map).bag(bag).act([(0, 1); 3], &[1, 1, 1]);
    table
        .dealer
        .add_draws([Chit::Guard as u8, Chit::Camera as u8]);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.prompt(), Some(Prompt::RevealNext));
    // Nothing else goes on before.
    let escape = Command::CallEscape;
    assert_eq!(table.seat_refused(1, escape), Refusal::QuestionOpen);
    let (upper, lower) = (table.at(0, 3), table.at(1, 2));
    table.seat(2, Command::Choose { space: lower });
    assert_eq!(table.prompt(), None);
    assert!(table.told(Event::Revealed {
        space: lower,
        chit: Chit::Guard
    }));
    assert!(table.told(Event::Revealed {
        space: upper,
        chit: Chit::Camera
    }));
}

// covers: rule:auto-reveal
#[test]
fn by_rule_several_reveals_come_in_map_order() {
    let map = "E2 EM EM SC
                GP GP SC GP";
    let bag = Bag {
        guards: 1,
        cameras: 1,
        ..Bag::default()
    };
    let mut table = stage(map)
        .bag(bag)
        .rules(|rules| rules.team_orders_reveals = false)
        .act([(0, 1); 3], &[1, 1, 1]);
    table
        .dealer
        .add_draws([Chit::Guard as u8, Chit::Camera as u8]);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.prompt(), None);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    assert_eq!(table.count(Token::Camera, 1, 2), 1);
}

// covers: rule:auto-reveal, option:empty-bag-means-blank
#[test]
fn with_an_empty_bag_a_tile_turns_out_blank_unless_the_rules_say_otherwise() {
    let unknown = |blank: bool| {
        let mut table = stage("E2 EM EM SC")
            .rules(|rules| rules.empty_bag_means_blank = blank)
            .act([(0, 1); 3], &[1, 1, 1]);
        table.state.bag = Default::default();
        table.commit(0, "Walk");
        step(&mut table, 0, 0, 2);
        table.state.unknown.len()
    };
    assert_eq!(unknown(true), 0);
    assert_eq!(unknown(false), 1);
}

// covers: rule:auto-reveal, rule:phase-4-escape, option:empty-bag-means-blank
#[test]
fn by_rule_tiles_stay_unknown_in_escape_once_the_bag_is_empty() {
    let unknown = |blank: bool| {
        let mut table = stage("E2 EM EM SC SC")
            .rules(|rules| rules.empty_bag_means_blank = blank)
            .act([(0, 0); 3], &[1, 1, 1]);
        table.state.bag = Default::default();
        table.state.bag[Chit::Guard as usize] = 1;
        table.dealer.add_draws([Chit::Guard as u8]);
        table.escape();
        table.state.unknown.len()
    };
    assert_eq!(unknown(true), 0);
    assert_eq!(unknown(false), 1);
}

// covers: rule:auto-reveal, rule:phase-4-escape
#[test]
fn everything_unknown_is_revealed_when_escape_begins() {
    let bag = Bag {
        guards: 1,
        locks: 1,
        ..Bag::default()
    };
    let mut table = stage("E2 EM EM SC SC")
        .bag(bag)
        .act([(0, 0); 3], &[1, 1, 1]);
    table
        .dealer
        .add_draws([Chit::Guard as u8, Chit::Lock as u8]);
    table.escape();
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    assert_eq!(table.count(Token::Lock, 0, 4), 1);
}
