//! Fixers in office: Beat Cop, Prison Guard and Mayor.

use super::*;
use crew::content::effect::Chit;
use crew::state::Token;

// Beat Cop

fn beat(cash: u8) -> Table {
    let bag = Bag {
        guards: 3,
        dogs: 2,
        cameras: 1,
        ..Bag::default()
    };
    stage("E2 EM")
        .bag(bag)
        .fixers(&["beat-cop"])
        .cash(cash)
        .plan()
}

// covers: fixer:beat-cop
#[test]
fn the_beat_cop_turns_guards_in_the_bag_into_blanks() {
    for (guards, price) in [(1, 2), (2, 3), (3, 4)] {
        let mut table = beat(price);
        table.seat(0, Command::BribeGuards { guards, dogs: 0 });
        assert_eq!(table.state.team.cash, 0);
        assert_eq!(table.state.in_bag(Chit::Guard), 3 - guards);
        assert_eq!(table.state.in_bag(Chit::Blank), guards);
        assert_eq!(table.state.bag_size(), 6);
        let mut poor = beat(price - 1);
        let refusal = poor.seat_refused(0, Command::BribeGuards { guards, dogs: 0 });
        assert_eq!(refusal, short_of(price, price - 1));
    }
}

// covers: fixer:beat-cop, rule:guard-dogs
#[test]
fn dogs_can_be_bribed_too() {
    let mut table = beat(9);
    table.seat(0, Command::BribeGuards { guards: 1, dogs: 2 });
    assert_eq!(table.state.team.cash, 5);
    assert_eq!(
        (
            table.state.in_bag(Chit::Guard),
            table.state.in_bag(Chit::Dog)
        ),
        (2, 0)
    );
    assert_eq!(table.state.in_bag(Chit::Blank), 3);
}

// covers: fixer:beat-cop
#[test]
fn the_beat_cop_has_limits() {
    let mut table = beat(99);
    let ask = |guards, dogs| Command::BribeGuards { guards, dogs };
    assert_eq!(
        table.seat_refused(0, ask(2, 2)),
        Refusal::OverLimit { most: 3 }
    );
    assert_eq!(
        table.seat_refused(0, ask(0, 0)),
        Refusal::OverLimit { most: 3 }
    );
    assert_eq!(table.seat_refused(0, ask(0, 3)), Refusal::BagHasNot);
    table.seat(0, ask(1, 0));
    assert_eq!(table.seat_refused(0, ask(1, 0)), Refusal::FixerUsed);
}

// Prison Guard

// covers: fixer:prison-guard
#[test]
fn with_somebody_inside_two_locks_become_blanks() {
    let mut table = stage("E2 EM MW")
        .npc("prisoner", 0)
        .bag(LOCKS)
        .fixers(&["prison-guard"])
        .cash(6)
        .plan();
    table.seat(0, Command::SwapLocks);
    assert_eq!(table.state.team.cash, 3);
    assert_eq!(
        (
            table.state.in_bag(Chit::Lock),
            table.state.in_bag(Chit::Blank)
        ),
        (2, 2)
    );
    assert_eq!(
        table.seat_refused(0, Command::SwapLocks),
        Refusal::FixerUsed
    );
}

// covers: fixer:prison-guard
#[test]
fn with_everyone_outside_the_prison_guard_cannot_help() {
    let mut table = stage("E2 EM")
        .bag(LOCKS)
        .fixers(&["prison-guard"])
        .cash(3)
        .plan();
    assert_eq!(
        table.seat_refused(0, Command::SwapLocks),
        Refusal::NobodyStartsInside
    );
}

// covers: fixer:prison-guard, scenario:county-the-bricks
#[test]
fn a_busted_character_starting_inside_is_enough() {
    let mut stage = scenario("county-the-bricks")
        .fixers(&["prison-guard"])
        .cash(3);
    stage.member(1).busted = true;
    let mut table = stage.plan();
    let space = table.at(7, 3);
    table.ok(Command::Start { who: Who(1), space });
    table.seat(0, Command::SwapLocks);
    assert_eq!(
        (
            table.state.in_bag(Chit::Lock),
            table.state.in_bag(Chit::Blank)
        ),
        (3, 2)
    );
}

// covers: fixer:prison-guard, fixer:mayor
#[test]
fn who_took_a_guards_place_starts_inside_too() {
    let mut table = stage("E2 EM GU")
        .bag(LOCKS)
        .fixers(&["prison-guard", "mayor"])
        .cash(3)
        .plan();
    let space = table.at(0, 2);
    table.seat(
        0,
        Command::InsideMan {
            who: Who(0),
            space,
            dog: false,
        },
    );
    table.seat(0, Command::SwapLocks);
}

// covers: fixer:prison-guard
#[test]
fn the_prison_guard_needs_two_locks_and_three_thousand() {
    let jail = |locks, cash| {
        let bag = Bag {
            locks,
            ..Bag::default()
        };
        stage("E2 EM MW")
            .npc("prisoner", 0)
            .bag(bag)
            .fixers(&["prison-guard"])
            .cash(cash)
            .plan()
    };
    assert_eq!(
        jail(1, 3).seat_refused(0, Command::SwapLocks),
        Refusal::BagHasNot
    );
    assert_eq!(
        jail(2, 2).seat_refused(0, Command::SwapLocks),
        short_of(3, 2)
    );
}

// The Mayor

// covers: fixer:mayor
#[test]
fn a_character_takes_the_place_of_a_guard() {
    let mut table = stage("E2 EM G2 SC").fixers(&["mayor"]).plan();
    let (space, outside) = (table.at(0, 2), table.at(0, 0));
    table.seat(
        0,
        Command::InsideMan {
            who: Who(0),
            space,
            dog: false,
        },
    );
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
    assert_eq!(table.state.crew[0].at, space);
    // It stays there, and sees nothing before the heist begins.
    let leave = Command::Start {
        who: Who(0),
        space: outside,
    };
    assert_eq!(table.refused(leave), Refusal::PlacedInside);
    assert_eq!(table.state.unknown.len(), 1);
    let again = Command::InsideMan {
        who: Who(1),
        space,
        dog: false,
    };
    assert_eq!(table.refused(again), Refusal::FixerUsed);
}

// covers: fixer:mayor, fixer:visage
#[test]
fn a_guard_revealed_in_planning_can_be_replaced() {
    let mut table = stage("E2 EM SC")
        .bag(GUARDS)
        .fixers(&["mayor", "visage"])
        .cash(1)
        .plan();
    let space = table.at(0, 2);
    let swap = Command::InsideMan {
        who: Who(0),
        space,
        dog: false,
    };
    assert_eq!(table.refused(swap), Refusal::NoGuardThere);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.seat(0, Command::PayReveal { space });
    table.ok(swap);
    assert_eq!(table.count(Token::Guard, 0, 2), 0);
}

// covers: fixer:mayor, rule:guard-dogs
#[test]
fn a_dog_is_a_guard_for_the_mayor() {
    let mut table = stage("E2 EM DO").fixers(&["mayor"]).plan();
    let space = table.at(0, 2);
    let guard = Command::InsideMan {
        who: Who(0),
        space,
        dog: false,
    };
    assert_eq!(table.refused(guard), Refusal::NoGuardThere);
    table.ok(Command::InsideMan {
        who: Who(0),
        space,
        dog: true,
    });
    assert_eq!(table.count(Token::Dog, 0, 2), 0);
}

// covers: fixer:mayor, rule:no-alphas
#[test]
fn the_mayor_brings_in_who_wants_to() {
    let mut table = stage("E2 GU MW").guide(0).fixers(&["mayor"]).plan();
    let space = table.at(0, 1);
    let theirs = Command::InsideMan {
        who: Who(1),
        space,
        dog: false,
    };
    assert_eq!(table.seat_refused(0, theirs), Refusal::NotYourCharacter);
    let guide = Command::InsideMan {
        who: Who::NPC,
        space,
        dog: false,
    };
    assert_eq!(table.seat_refused(0, guide), Refusal::NotYourCharacter);
}

// covers: fixer:mayor, scenario:the-safehouse-rescue/ambush-required
#[test]
fn an_escort_the_mayor_replaced_need_not_be_ambushed() {
    let mut table = scenario("the-safehouse-rescue").fixers(&["mayor"]).plan();
    let (upper, lower) = (table.at(3, 3), table.at(5, 2));
    table.seat(
        0,
        Command::InsideMan {
            who: Who(0),
            space: upper,
            dog: false,
        },
    );
    table.begin([(3, 3), (0, 4), (0, 4)], &[1; 3]);
    table.teleport(1, 5, 2);
    table.state.crew[0].pool.subdues = 1;
    table.state.crew[1].pool.subdues = 2;
    table.dealer.add_rolls([1]);
    table.ok(Command::Subdue {
        who: Who(0),
        space: upper,
        dog: false,
    });
    table.ok(Command::Subdue {
        who: Who(1),
        space: lower,
        dog: false,
    });
    assert_eq!(table.state.crew[4].status, Status::Idle);
    table.ok(Command::Subdue {
        who: Who(1),
        space: lower,
        dog: false,
    });
    assert_eq!(table.state.crew[4].status, Status::Active);
}
