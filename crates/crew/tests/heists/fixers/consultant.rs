//! The Consultant.

use super::*;
use crew::content::effect::Chit;
use crew::state::{Prompt, Token};

/// The tile beside the entrance is unknown; this chit is drawn for it when the heist begins.
fn consulted(bag: Bag, blanks: u8, drawn: Chit, rules: impl Fn(&mut Rules)) -> Table {
    let mut table = stage("E2 SC EM")
        .bag(bag)
        .fixers(&["consultant"])
        .cash(9)
        .rules(rules)
        .plan();
    if blanks > 0 {
        table.seat(0, Command::OnCall { blanks });
    }
    for who in 0..3 {
        table.teleport(who, 0, 0);
    }
    table.dealer.add_draws([drawn as u8]);
    table.dealer.add_rolls([1; 3]);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    table
}

// covers: fixer:consultant
#[test]
fn the_consultant_keeps_up_to_three_blanks() {
    for (blanks, price) in [(1, 0), (2, 3), (3, 7)] {
        let mut table = stage("E2 EM").fixers(&["consultant"]).cash(price).plan();
        table.seat(0, Command::OnCall { blanks });
        assert_eq!(
            (table.state.team.blanks, table.state.team.cash),
            (blanks, 0)
        );
        assert_eq!(
            table.seat_refused(0, Command::OnCall { blanks: 1 }),
            Refusal::FixerUsed
        );
    }
    let mut table = stage("E2 EM").fixers(&["consultant"]).cash(6).plan();
    assert_eq!(
        table.seat_refused(0, Command::OnCall { blanks: 3 }),
        short_of(7, 6)
    );
    for blanks in [0, 4] {
        let refusal = table.seat_refused(0, Command::OnCall { blanks });
        assert_eq!(refusal, Refusal::OverLimit { most: 3 });
    }
}

// covers: fixer:consultant
#[test]
fn an_idea_and_a_noise_turn_the_drawn_chit_into_a_blank() {
    let mut table = consulted(GUARDS, 1, Chit::Guard, |_| {});
    let space = table.at(0, 1);
    assert_eq!(
        table.prompt(),
        Some(Prompt::Replace {
            space,
            chit: Chit::Guard
        })
    );
    table.seat(1, Command::Pick { who: Who(1) });
    assert_eq!(table.count(Token::Guard, 0, 1), 0);
    assert!(!table.state.unknown.contains(space));
    assert_eq!(
        (table.ideas(1), table.state.noise, table.state.team.blanks),
        (1, 1, 0)
    );
    // The chit is out of the heist.
    assert_eq!(table.state.in_bag(Chit::Guard), 2);
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: fixer:consultant
#[test]
fn the_team_may_keep_the_drawn_chit() {
    let mut table = consulted(GUARDS, 1, Chit::Guard, |_| {});
    table.seat(0, Command::Decline);
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
    assert_eq!((table.state.noise, table.state.team.blanks), (0, 1));
}

// covers: fixer:consultant, rule:no-alphas
#[test]
fn everyone_decides_over_their_own_ideas_for_the_consultant() {
    let mut table = consulted(GUARDS, 1, Chit::Guard, |_| {});
    assert_eq!(
        table.seat_refused(0, Command::Pick { who: Who(1) }),
        Refusal::NotYourCharacter
    );
    let poor = Refusal::NotEnoughIdeas { need: 1, have: 0 };
    assert_eq!(table.seat_refused(0, Command::Pick { who: Who(0) }), poor);
}

// covers: fixer:consultant
#[test]
fn the_consultant_asks_only_while_blanks_are_left() {
    let mut table = stage("E2 SC SC EM")
        .bag(GUARDS)
        .fixers(&["consultant"])
        .plan();
    table.seat(0, Command::OnCall { blanks: 1 });
    table
        .dealer
        .add_draws([Chit::Guard as u8, Chit::Guard as u8]);
    for who in 0..3 {
        table.teleport(who, 0, 0);
        table.state.crew[who as usize].planned = table.heist.board().tiles();
    }
    table.dealer.add_rolls([1; 3]);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    table.seat(1, Command::Pick { who: Who(1) });
    // The next one stays what it is.
    let to = table.at(0, 1);
    table.commit(0, "Walk");
    table.ok(Command::Move { who: Who(0), to });
    assert_eq!(table.prompt(), None);
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
}

// covers: fixer:consultant
#[test]
fn a_blank_is_not_worth_asking_the_consultant() {
    let bag = Bag {
        blanks: 1,
        ..Bag::default()
    };
    let table = consulted(bag, 1, Chit::Blank, |_| {});
    assert_eq!(table.prompt(), None);
}

// covers: fixer:consultant
#[test]
fn without_an_idea_nobody_can_call_the_consultant() {
    let mut table = stage("E2 SC EM").bag(GUARDS).fixers(&["consultant"]).plan();
    table.seat(0, Command::OnCall { blanks: 1 });
    (0..3).for_each(|who| table.set_ideas(who, 0));
    table.dealer.add_draws([Chit::Guard as u8]);
    table.begin([(0, 0); 3], &[1; 3]);
    assert_eq!(table.prompt(), None);
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: fixer:consultant, fixer:visage
#[test]
fn the_consultant_is_for_the_heist_not_for_planning() {
    let mut table = stage("E2 EM SC")
        .bag(GUARDS)
        .fixers(&["consultant", "visage"])
        .cash(1)
        .plan();
    table.seat(0, Command::OnCall { blanks: 1 });
    let space = table.at(0, 2);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.seat(0, Command::PayReveal { space });
    assert_eq!(table.prompt(), None);
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
}

// covers: fixer:consultant, rule:phase-4-escape
#[test]
fn blanks_are_gone_when_escape_begins() {
    let mut table = stage("E2 EM EM SC")
        .bag(GUARDS)
        .fixers(&["consultant"])
        .plan();
    table.seat(0, Command::OnCall { blanks: 1 });
    table.begin([(0, 0); 3], &[1; 3]);
    assert_eq!(table.state.team.blanks, 1);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.escape();
    assert_eq!(table.state.team.blanks, 0);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
}

// covers: fixer:consultant, rule:keycard
#[test]
fn a_replaced_keycard_brings_no_guard() {
    let bag = Bag {
        keycards: 1,
        ..Bag::default()
    };
    let mut table = consulted(bag, 1, Chit::Keycard, |_| {});
    table.seat(1, Command::Pick { who: Who(1) });
    assert_eq!(table.count(Token::Guard, 0, 1), 0);
    assert_eq!(
        table.place(table.loot(Chit::Keycard, 0)),
        crew::state::Place::LOST
    );
}

// covers: fixer:consultant, rule:guard-dogs
#[test]
fn a_replaced_dog_does_not_jump() {
    let bag = Bag {
        dogs: 1,
        ..Bag::default()
    };
    let mut table = stage("E2 EM SC").bag(bag).fixers(&["consultant"]).plan();
    table.seat(0, Command::OnCall { blanks: 1 });
    for who in 0..3 {
        table.teleport(who, 0, 1);
    }
    table.dealer.add_draws([Chit::Dog as u8]);
    table.dealer.add_rolls([1; 3]);
    (0..3).for_each(|seat| table.seat(seat, Command::Ready));
    assert_eq!(table.count(Token::Dog, 0, 1), 0);
    table.seat(1, Command::Pick { who: Who(1) });
    assert_eq!(
        (table.count(Token::Dog, 0, 1), table.count(Token::Dog, 0, 2)),
        (0, 0)
    );
}

// covers: fixer:consultant, option:consultant-before-effects
#[test]
fn by_house_rule_the_guard_with_the_keycard_comes_first() {
    let bag = Bag {
        keycards: 1,
        ..Bag::default()
    };
    let late = |rules: &mut Rules| rules.consultant_before_effects = false;
    let mut table = consulted(bag, 1, Chit::Keycard, late);
    table.seat(1, Command::Pick { who: Who(1) });
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: fixer:consultant, option:consultant-returns-chit
#[test]
fn by_house_rule_the_replaced_chit_returns_to_the_bag() {
    let back = |rules: &mut Rules| rules.consultant_returns_chit = true;
    let mut table = consulted(GUARDS, 1, Chit::Guard, back);
    table.seat(1, Command::Pick { who: Who(1) });
    assert_eq!(table.state.in_bag(Chit::Guard), 3);
}

// covers: fixer:consultant
#[test]
fn without_blanks_on_call_nobody_asks() {
    let table = consulted(GUARDS, 0, Chit::Guard, |_| {});
    assert_eq!(table.prompt(), None);
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}
