//! What a step costs, and what stops it.

use super::*;
use board::SpaceSet;
use crew::content::effect::Chit;
use crew::state::Token;

// covers: rule:escape-moves
#[test]
fn a_step_costs_an_idea_the_one_onto_the_exit_too() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 2), (0, 0), (0, 0)], [2, 0, 0]);
    table.dash(0, 0, 1);
    assert_eq!(table.ideas(0), 1);
    table.dash(0, 0, 0);
    assert_eq!(table.ideas(0), 0);
    assert!(table.told(Event::ReachedExit {
        who: Who(0),
        space: table.at(0, 0)
    }));
}

// covers: rule:escape-moves
#[test]
fn nobody_dashes_without_ideas() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 2), (0, 0), (0, 0)], [0, 0, 0]);
    assert_eq!(
        table.no_dash(0, 0, 1),
        Refusal::NotEnoughIdeas { need: 1, have: 0 }
    );
}

// covers: rule:escape-moves
#[test]
fn steps_lead_to_neighbours() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 2), (0, 0), (0, 0)], [5, 0, 0]);
    assert_eq!(table.no_dash(0, 0, 0), Refusal::NotAdjacent);
    assert_eq!(table.no_declare(0, 0, 0), Refusal::NotAdjacent);
}

// covers: rule:escape-moves
#[test]
fn every_guard_left_behind_costs_one_more_the_start_included() {
    let mut table = alarm(stage("E2 GU G2 EM"), [(0, 2), (0, 0), (0, 0)], [5, 0, 0]);
    table.dash(0, 0, 1);
    assert_eq!(table.ideas(0), 2);
    table.dash(0, 0, 0);
    assert_eq!(table.ideas(0), 0);
}

// covers: rule:escape-moves, rule:guard-dogs
#[test]
fn a_dog_costs_what_a_guard_costs() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 1), (0, 0), (0, 0)], [2, 0, 0]);
    table.add(Token::Dog, 0, 1);
    table.dash(0, 0, 0);
    assert_eq!(table.ideas(0), 0);
}

// covers: rule:escape-moves
#[test]
fn entering_a_guarded_tile_costs_one() {
    let mut table = alarm(stage("E2 G2 EM"), [(0, 2), (0, 0), (0, 0)], [1, 0, 0]);
    table.dash(0, 0, 1);
    assert_eq!(table.ideas(0), 0);
    assert_eq!(
        table.no_dash(0, 0, 0),
        Refusal::NotEnoughIdeas { need: 3, have: 0 }
    );
}

// covers: rule:escape-moves
#[test]
fn subdued_guards_cost_nothing() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 1), (0, 0), (0, 0)], [1, 0, 0]);
    table.add(Token::SubduedGuard, 0, 1);
    table.add(Token::SubduedDog, 0, 1);
    table.dash(0, 0, 0);
    assert_eq!(table.ideas(0), 0);
}

// covers: ability:street-urchin/there-are-better-ways, ability:grifter/there-are-better-ways, ability:mastermind/there-are-better-ways
#[test]
fn better_ways_lead_past_any_number_of_guards_for_one_move() {
    for character in ["street-urchin", "grifter", "mastermind"] {
        let crew = stage("E2 G2 EM").crew([character, "burglar", "lookout"]);
        let mut table = alarm(crew, [(0, 1), (0, 0), (0, 0)], [1, 0, 0]);
        table.dash(0, 0, 0);
        assert_eq!(table.ideas(0), 0);
    }
}

// covers: rule:escape-moves
#[test]
fn a_locked_tile_is_impassable_but_can_be_left() {
    let mut table = alarm(stage("E2 LO EM"), [(0, 2), (0, 1), (0, 0)], [3, 1, 0]);
    assert_eq!(table.no_dash(0, 0, 1), Refusal::Locked);
    assert_eq!(table.no_declare(0, 0, 1), Refusal::Locked);
    table.dash(1, 0, 0);
    assert_eq!(table.stands(1), table.at(0, 0));
}

// covers: rule:escape-moves
#[test]
fn an_open_lock_is_no_lock() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 2), (0, 0), (0, 0)], [1, 0, 0]);
    table.add(Token::OpenLock, 0, 1);
    table.dash(0, 0, 1);
}

// covers: rule:remote-locks, rule:escape-moves
#[test]
fn a_remote_locked_tile_is_impassable() {
    let mut table = alarm(stage("E2 RX EM SX"), [(0, 2), (0, 0), (0, 0)], [3, 0, 0]);
    assert_eq!(table.no_dash(0, 0, 1), Refusal::RemoteLocked);
    assert_eq!(table.no_declare(0, 0, 1), Refusal::RemoteLocked);
}

// covers: rule:remote-locks
#[test]
fn whoever_is_imprisoned_cannot_run_until_the_lock_opens() {
    let mut table = alarm(stage("E2 RX SX"), [(0, 1), (0, 2), (0, 0)], [1, 0, 0]);
    assert_eq!(table.no_dash(0, 0, 0), Refusal::Imprisoned);
    assert_eq!(table.no_declare(0, 0, 0), Refusal::Imprisoned);
    table.ok(Command::OpenRemote {
        who: Who(1),
        letter: 0,
    });
    table.dash(0, 0, 0);
}

// covers: rule:keycard, rule:escape-moves
#[test]
fn a_door_costs_the_holder_of_a_card_one_more_and_stays_open() {
    let mut table = alarm(stage("E2 KCL EM KC"), [(0, 2), (0, 2), (0, 0)], [3, 2, 0]);
    assert_eq!(table.no_dash(0, 0, 1), Refusal::NeedsKeycard);
    assert_eq!(table.no_declare(0, 0, 1), Refusal::NeedsKeycard);
    table.give(table.loot(Chit::Keycard, 0), 0);
    table.dash(0, 0, 1);
    assert_eq!(table.ideas(0), 1);
    table.dash(0, 0, 0);
    // The second one finds it open.
    table.dash(1, 0, 1);
    assert_eq!(table.ideas(1), 1);
}

// covers: rule:escape-moves
#[test]
fn planning_tokens_do_not_matter() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 2), (0, 0), (0, 0)], [1, 0, 0]);
    table.state.crew[0].planned = SpaceSet::EMPTY;
    table.dash(0, 0, 1);
    assert_eq!(table.stands(0), table.at(0, 1));
}

// covers: rule:escape-moves
#[test]
fn cameras_do_not_matter() {
    let mut table = alarm(stage("E2 C2 EM"), [(0, 2), (0, 0), (0, 0)], [1, 0, 0]);
    let (alerts, deck) = (table.alerts(), table.state.events.top);
    table.dash(0, 0, 1);
    assert_eq!((table.alerts(), table.state.events.top), (alerts, deck));
}

// covers: rule:guard-dogs, rule:escape-moves
#[test]
fn dogs_passed_on_the_way_stay() {
    let mut table = alarm(stage("E2 EM EM EM DO"), [(0, 0); 3], [3, 0, 0]);
    table.teleport(0, 0, 2);
    table.dash(0, 0, 3);
    table.dash(0, 0, 2);
    assert_eq!(table.count(Token::Dog, 0, 4), 1);
    assert_eq!(table.ideas(0), 1);
}

// covers: rule:guard-dogs, rule:escape-moves, option:dogs-chase-in-escape
#[test]
fn by_house_rule_dogs_jump_on_those_who_pass_and_cost_a_move_more() {
    let stage = stage("E2 EM EM EM DO").rules(|rules| rules.dogs_chase_in_escape = true);
    let mut table = alarm(stage, [(0, 0); 3], [3, 0, 0]);
    table.teleport(0, 0, 2);
    table.dash(0, 0, 3);
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
    table.dash(0, 0, 2);
    assert_eq!(table.ideas(0), 0);
}

// covers: rule:no-costly-abilities, rule:no-actions
#[test]
fn actions_and_costly_abilities_are_over() {
    let crew = stage("E2 EM GP EM GP GP\n  EM EM EM CM KC KCL")
        .crew(["grease-man", "street-urchin", "script-kiddie"])
        .fixers(&["old-friend"]);
    let mut table = alarm(crew, [(0, 1), (1, 3), (0, 0)], [9, 9, 9]);
    table.give(table.loot(Chit::Keycard, 0), 1);
    let (across, camera) = (table.at(0, 3), table.at(1, 3));
    for command in [
        Command::Vent {
            who: Who(0),
            space: across,
        },
        Command::Commit {
            who: Who(0),
            action: ActionId(0),
            face: 0,
            aim: crew::Aim::NONE,
        },
        Command::ChangePlans { who: Who(1) },
        Command::SlipPast { who: Who(1) },
        Command::Codes {
            who: Who(2),
            space: camera,
        },
        Command::Teamwork {
            who: Who(2),
            to: Who(0),
        },
        Command::CallEscape,
    ] {
        assert_eq!(table.refused(command), Refusal::WrongPhase, "{command:?}");
    }
}

// covers: ability:pickpocket/larcenist, ability:thief/larcenist, rule:no-costly-abilities
#[test]
fn reaching_for_loot_costs_an_idea_only_and_is_fine() {
    for character in ["pickpocket", "thief"] {
        let crew = stage("E2 EM EM $3").crew([character, "burglar", "lookout"]);
        let mut table = alarm(crew, [(0, 2), (0, 0), (0, 0)], [3, 0, 0]);
        let from = table.at(0, 3);
        let take = Command::Take {
            who: Who(0),
            piece: Piece::CASH,
            from,
        };
        assert_eq!(table.refused(take), Refusal::OutOfReach);
        table.ok(Command::ReachOut { who: Who(0) });
        table.ok(take);
        assert_eq!((table.ideas(0), table.state.crew[0].cash), (2, 3));
    }
}

// covers: ability:con-artist/swindler, rule:no-costly-abilities
#[test]
fn the_con_artist_puts_loot_aside_in_escape_too() {
    let crew = stage("E2 EM EM EM").crew(["con-artist", "burglar", "lookout"]);
    let mut table = alarm(crew, [(0, 2), (0, 0), (0, 0)], [3, 0, 0]);
    table.state.crew[0].cash = 2;
    table.ok(Command::ReachOut { who: Who(0) });
    let to = table.at(0, 1);
    table.ok(Command::Drop {
        who: Who(0),
        piece: Piece::CASH,
        to,
    });
    assert_eq!(table.state.cash_on[to.index()], 2);
}

// covers: ability:lookout/good-in-a-pinch, ability:watchman/good-in-a-pinch
#[test]
fn good_in_a_pinch_works_once() {
    for character in ["lookout", "watchman"] {
        let crew = stage("E2 EM EM").crew(["thug", "burglar", character]);
        let mut table = alarm(crew, [(0, 1), (0, 1), (0, 0)], [0, 0, 5]);
        let pinch = |to| Command::Pinch {
            who: Who(2),
            to: Who(to),
        };
        assert_eq!(table.refused(pinch(2)), Refusal::SameCharacter);
        table.ok(pinch(0));
        assert_eq!((table.ideas(2), table.ideas(0)), (3, 1));
        assert_eq!(table.refused(pinch(1)), Refusal::UsedUp);
    }
}

// covers: ability:sentinel/great-in-a-pinch
#[test]
fn great_in_a_pinch_works_as_long_as_two_ideas_are_left() {
    let crew = stage("E2 EM EM").crew(["thug", "burglar", "sentinel"]);
    let mut table = alarm(crew, [(0, 1), (0, 1), (0, 0)], [0, 0, 5]);
    let pinch = |to| Command::Pinch {
        who: Who(2),
        to: Who(to),
    };
    table.ok(pinch(0));
    table.ok(pinch(1));
    assert_eq!((table.ideas(0), table.ideas(1), table.ideas(2)), (1, 1, 1));
    assert_eq!(
        table.refused(pinch(0)),
        Refusal::NotEnoughIdeas { need: 2, have: 1 }
    );
}

// covers: ability:lookout/good-in-a-pinch
#[test]
fn nobody_else_pinches() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 1), (0, 1), (0, 0)], [5, 0, 0]);
    let pinch = Command::Pinch {
        who: Who(0),
        to: Who(1),
    };
    assert_eq!(table.refused(pinch), Refusal::NoSuchAbility);
}

// covers: ability:lookout/good-in-a-pinch, rule:phase-4-escape
#[test]
fn whoever_gets_an_idea_is_not_done_any_more() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 1), (0, 0), (0, 0)], [0, 0, 2]);
    table.seat(0, Command::Ready);
    table.ok(Command::Pinch {
        who: Who(2),
        to: Who(0),
    });
    assert!(table.state.ready.is_empty());
    table.dash(0, 0, 0);
}

// covers: ability:angry-locksmith/pick-under-pressure, ability:safecracker/pick-under-pressure
#[test]
fn a_lock_picked_under_pressure_costs_an_idea_that_is_no_move() {
    for character in ["angry-locksmith", "safecracker"] {
        let crew = stage("E2 LO EM").crew([character, "burglar", "lookout"]);
        let mut table = alarm(crew, [(0, 2), (0, 0), (0, 0)], [3, 0, 0]);
        let noise = table.state.noise;
        let lock = table.at(0, 1);
        table.ok(Command::PickLock {
            who: Who(0),
            space: lock,
        });
        assert_eq!(table.ideas(0), 2);
        assert_eq!(table.count(Token::OpenLock, 0, 1), 1);
        assert_eq!(table.state.noise, noise);
        table.dash(0, 0, 1);
        table.dash(0, 0, 0);
        assert_eq!(table.ideas(0), 0);
    }
}

// covers: ability:angry-locksmith/pick-under-pressure
#[test]
fn two_locks_need_two_picks() {
    let crew = stage("E2 L2 EM").crew(["angry-locksmith", "burglar", "lookout"]);
    let mut table = alarm(crew, [(0, 2), (0, 0), (0, 0)], [3, 0, 0]);
    let space = table.at(0, 1);
    table.ok(Command::PickLock { who: Who(0), space });
    assert_eq!(table.no_dash(0, 0, 1), Refusal::Locked);
    table.ok(Command::PickLock { who: Who(0), space });
    table.dash(0, 0, 1);
    assert_eq!(table.ideas(0), 0);
}

// covers: ability:angry-locksmith/pick-under-pressure, ability:demolitions-guy/efficient-picker
#[test]
fn only_adjacent_locks_are_picked_and_only_by_those_who_can() {
    let crew = stage("E2 LO EM EM LO").crew(["angry-locksmith", "burglar", "lookout"]);
    let mut table = alarm(crew, [(0, 2), (0, 2), (0, 0)], [3, 3, 0]);
    let (near, far, open) = (table.at(0, 1), table.at(0, 4), table.at(0, 3));
    let pick = |who, space| Command::PickLock {
        who: Who(who),
        space,
    };
    assert_eq!(table.refused(pick(0, far)), Refusal::NotAdjacent);
    assert_eq!(table.refused(pick(0, open)), Refusal::NothingToUnlock);
    assert_eq!(table.refused(pick(1, near)), Refusal::NoSuchAbility);
    table.set_ideas(0, 0);
    assert_eq!(
        table.refused(pick(0, near)),
        Refusal::NotEnoughIdeas { need: 1, have: 0 }
    );

    let crew = stage("E2 LO EM").crew(["demolitions-guy", "burglar", "lookout"]);
    let mut table = alarm(crew, [(0, 2), (0, 0), (0, 0)], [3, 0, 0]);
    let near = table.at(0, 1);
    assert_eq!(table.refused(pick(0, near)), Refusal::NoSuchAbility);
}
