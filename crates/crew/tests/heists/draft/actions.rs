//! Character Action: one action a round or none, the die, and what each icon does.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::{Place, Token};

// covers: your-last-heist-draft/rule:passing, your-last-heist-draft/option:passing
#[test]
fn passing_is_no_action_and_no_noise() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1; 3]);
    // Square 9 does nothing to people outdoors.
    hit(&mut table, 9);
    assert_eq!((table.state.round, table.state.noise), (2, 0));
}

// covers: your-last-heist-draft/rule:passing
#[test]
fn some_pass_while_others_act() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1; 3]);
    table.seat(1, Command::Ready);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 1);
    hit(&mut table, 9);
    assert_eq!((table.state.round, table.state.noise), (2, 1));
}

// covers: your-last-heist-draft/rule:character-action, your-last-heist-draft/rule:roll-for-skill
#[test]
fn four_actions_are_on_offer_two_always_and_one_of_each_skill() {
    let mut table = stage("E2 EM")
        .skills(2, ["hit-n-run", "hurry"])
        .act([(0, 0); 3], &[1, 1, 1]);
    table.set_ideas(2, 0);
    assert_eq!(table.offers(2), ["Crawl", "Pick", "Tackle", "Run"]);
}

// covers: your-last-heist-draft/rule:character-action
#[test]
fn an_idea_turns_the_die_by_one_and_six_is_next_to_one() {
    let mut table = stage("E2 EM")
        .skills(2, ["hit-n-run", "hurry"])
        .act([(0, 0); 3], &[1, 1, 1]);
    table.set_ideas(2, 1);
    // From 1 to 2 or round to 6.
    for (name, there) in [("Shim", true), ("Examine", true), ("Sprint", false)] {
        assert_eq!(table.find_commit(2, name).is_some(), there, "{name}");
    }
    table.commit(2, "Examine");
    assert_eq!(table.ideas(2), 0);
}

// covers: your-last-heist-draft/rule:character-action
#[test]
fn one_action_a_round() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1; 3]);
    let bash = table.find_commit(0, "Bash").expect("always there");
    table.commit(0, "Walk");
    assert_eq!(table.refused(bash), Refusal::AlreadyCommitted);
}

// covers: your-last-heist-draft/rule:required-sub-actions
#[test]
fn noise_is_made_though_nothing_else_is_done() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Bash");
    assert_eq!(table.state.noise, 1);
}

// covers: your-last-heist-draft/rule:required-sub-actions, your-last-heist-draft/skill:blast
#[test]
fn an_alert_icon_is_required_too() {
    let mut table = stage("E2 EM")
        .skills(0, ["blast", "hurry"])
        .act([(0, 0); 3], &[3, 1, 1]);
    table.commit(0, "Detonate");
    assert_eq!((table.state.noise, table.state.security.bar), (2, 1));
}

// covers: your-last-heist-draft/rule:character-action
#[test]
fn sub_actions_of_different_players_interleave() {
    // A sprint meets a lock after its first step. Somebody behind catches up and opens it, and the sprint goes on.
    let mut table = stage("E2 EM EM SC EM")
        .bag(Bag {
            locks: 1,
            ..Bag::default()
        })
        .skills(0, ["hurry", "wing-it"])
        .skills(1, ["bypass", "wing-it"])
        .act([(0, 1), (0, 1), (0, 0)], &[5, 1, 1]);
    table.commit(0, "Sprint");
    table.dealer.add_draws([Chit::Lock as u8]);
    step(&mut table, 0, 0, 2);
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::Locked);
    table.commit(1, "Bump");
    step(&mut table, 1, 0, 2);
    unlock(&mut table, 1, 0, 3);
    step(&mut table, 0, 0, 3);
    step(&mut table, 0, 0, 4);
    assert_eq!(table.state.noise, 4);
}

// covers: your-last-heist-draft/rule:actions-and-sub-actions, your-last-heist-draft/rule:the-board
#[test]
fn a_move_goes_to_an_adjacent_tile_with_an_own_token() {
    let mut table = stage("E2 EM EM").act([(0, 0); 3], &[1; 3]);
    let second = table.at(0, 2);
    table.state.crew[0].planned.remove(second);
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::NotAdjacent);
    table.teleport(0, 0, 1);
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::NotPlannedByYou);
    // Entrances need none.
    step(&mut table, 0, 0, 0);
}

// covers: your-last-heist-draft/rule:randomized-tokens
#[test]
fn a_guard_lets_people_in_but_not_out() {
    let mut table = stage("E2 EM EM").act([(0, 0); 3], &[1; 3]);
    table.add(Token::Guard, 0, 1);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 1);
    pass(&mut table, 1);
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::HeldByGuard);
}

// covers: your-last-heist-draft/rule:randomized-tokens
#[test]
fn a_live_camera_raises_an_alert_on_entering() {
    let mut table = stage("E2 EM EM").act([(0, 0); 3], &[1; 3]);
    table.add(Token::Camera, 0, 1);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 1);
    assert_eq!(table.state.security.bar, 1);
}

// covers: your-last-heist-draft/rule:randomized-tokens
#[test]
fn a_locked_tile_is_not_entered_but_it_is_left() {
    let mut table = stage("E2 EM EM").act([(0, 0), (0, 1), (0, 0)], &[1; 3]);
    table.add(Token::Lock, 0, 1);
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 0, 1), Refusal::Locked);
    table.ok(Command::Dart { who: Who(1) });
    step(&mut table, 1, 0, 2);
}

// covers: your-last-heist-draft/rule:randomized-tokens, your-last-heist-draft/rule:actions-and-sub-actions
#[test]
fn each_chit_of_a_tile_needs_its_own_sub_action() {
    let mut table = stage("E2 EM EM").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Guard, 0, 1);
    table.add(Token::Guard, 0, 1);
    table.commit(0, "Bash");
    subdue(&mut table, 0, 0, 1);
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
    subdue(&mut table, 0, 0, 1);
    assert_eq!(table.count(Token::SubduedGuard, 0, 1), 2);
}

// covers: your-last-heist-draft/rule:actions-and-sub-actions
#[test]
fn unlocks_reach_next_door_only() {
    let mut table = stage("E2 EM EM EM").act([(0, 0), (0, 0), (0, 1)], &[1; 3]);
    for col in [1, 2, 3] {
        table.add(Token::Lock, 0, col);
    }
    table.commit(2, "Pick");
    for col in [1, 3] {
        let (who, space) = (Who(2), table.at(0, col));
        let far = table.refused(Command::Unlock { who, space });
        assert_eq!(far, Refusal::NotAdjacent);
    }
    unlock(&mut table, 2, 0, 2);
}

// covers: your-last-heist-draft/rule:auto-reveal
#[test]
fn an_unknown_tile_is_revealed_the_moment_somebody_is_next_to_it() {
    let mut table = stage("E2 EM EM SC")
        .bag(Bag {
            guards: 1,
            ..Bag::default()
        })
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    table.dealer.add_draws([Chit::Guard as u8]);
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
}

// covers: your-last-heist-draft/rule:actions-and-sub-actions, your-last-heist-draft/option:reveals-thin-the-bag
#[test]
fn a_reveal_works_anywhere_and_is_lost_when_nothing_is_unknown() {
    let bag = Bag {
        guards: 2,
        ..Bag::default()
    };
    let mut table = stage("E2 EM EM EM SC")
        .bag(bag)
        .skills(0, ["splice-in", "hurry"])
        .act([(0, 0); 3], &[4, 1, 1]);
    table.commit(0, "Discover");
    let (who, space) = (Who(0), table.at(0, 4));
    table.dealer.add_draws([Chit::Guard as u8]);
    table.ok(Command::Reveal { who, space });
    assert_eq!(table.refused(Command::Thin { who }), Refusal::NoneLeft);
    assert_eq!(table.state.in_bag(Chit::Guard), 1);
}

// covers: your-last-heist-draft/rule:actions-and-sub-actions, your-last-heist-draft/rule:busted
#[test]
fn the_loot_icon_puts_a_thousand_on_the_character_not_in_the_till() {
    let mut table = stage("E2 EM EM").act([(0, 0), (0, 1), (0, 0)], &[1; 3]);
    table.commit(1, "Yoink");
    table.ok(Command::Pocket { who: Who(1) });
    assert_eq!((table.state.crew[1].cash, table.state.team.cash), (1, 0));
    table.ok(Command::Dart { who: Who(1) });
    step(&mut table, 1, 0, 0);
    assert_eq!((table.state.crew[1].cash, table.state.team.cash), (0, 1));
}

// covers: your-last-heist-draft/rule:actions-and-sub-actions
#[test]
fn loot_on_the_tile_is_taken_for_free() {
    let mut table = stage("E2 EM AI").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    let painting = table.loot(Chit::PaintingI, 0);
    take(&mut table, 0, painting);
    assert_eq!(table.place(painting), Place::with(Who(0)));
    assert!(!table.state.crew[0].committed);
}
