//! The last ditch: a declared path, ideas pledged, one roll.

use super::*;
use crew::content::effect::Chit;
use crew::state::Token;

// covers: rule:last-ditch-effort
#[test]
fn a_roll_carries_along_the_declared_path_to_the_exit() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 3), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 3);
    assert!(table.told(Event::LastDitch {
        who: Who(0),
        roll: 3,
        ideas: 0,
        needed: 3
    }));
    for _ in 0..3 {
        table.run(0);
    }
    assert!(table.told(Event::ReachedExit {
        who: Who(0),
        space: table.at(0, 0)
    }));
    table.finish();
    assert_eq!(table.state.crew[0].status, Status::Escaped);
}

// covers: rule:last-ditch-effort
#[test]
fn pledged_ideas_are_moves_and_the_others_are_kept() {
    let mut table = alarm(stage("E2 EM EM EM EM"), [(0, 4), (0, 0), (0, 0)], [3, 0, 0]);
    table.declare(0, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 2, 2);
    assert_eq!((table.ideas(0), table.state.run.moves_left), (1, 4));
    for _ in 0..4 {
        table.run(0);
    }
    assert_eq!((table.stands(0), table.ideas(0)), (table.at(0, 0), 1));
}

// covers: rule:last-ditch-effort
#[test]
fn only_ideas_in_hand_can_be_pledged() {
    let mut table = alarm(stage("E2 EM EM EM EM"), [(0, 4), (0, 0), (0, 0)], [1, 0, 0]);
    table.declare(0, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
    let roll = Command::LastDitch {
        who: Who(0),
        ideas: 2,
    };
    assert_eq!(
        table.refused(roll),
        Refusal::NotEnoughIdeas { need: 2, have: 1 }
    );
}

// covers: rule:last-ditch-effort
#[test]
fn nobody_rolls_for_what_the_ideas_pay() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 2), (0, 0), (0, 0)], [2, 0, 0]);
    table.declare(0, &[(0, 1), (0, 0)]);
    assert_eq!(
        table.refused(Command::LastDitch {
            who: Who(0),
            ideas: 2
        }),
        Refusal::NothingAtStake
    );
}

// covers: rule:last-ditch-effort
#[test]
fn ideas_may_be_dashed_first_and_the_rest_rolled_for() {
    let mut table = alarm(stage("E2 EM EM EM EM"), [(0, 4), (0, 0), (0, 0)], [2, 0, 0]);
    table.dash(0, 0, 3);
    table.dash(0, 0, 2);
    table.declare(0, &[(0, 1), (0, 0)]);
    table.last_ditch(0, 0, 2);
    table.run(0);
    table.run(0);
    assert_eq!(table.stands(0), table.at(0, 0));
}

// covers: rule:last-ditch-effort
#[test]
fn there_is_no_roll_without_a_path_to_an_exit() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 3), (0, 0), (0, 0)], [0; 3]);
    let roll = Command::LastDitch {
        who: Who(0),
        ideas: 0,
    };
    assert_eq!(table.refused(roll), Refusal::NoPath);
    table.declare(0, &[(0, 2), (0, 1)]);
    assert_eq!(table.refused(roll), Refusal::NotAtAGoal);
}

// covers: rule:last-ditch-effort, rule:busted
#[test]
fn a_roll_too_low_stops_on_the_way_and_busts_only_at_the_end() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 3), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 2);
    table.run(0);
    table.run(0);
    assert!(table.told(Event::Stopped { who: Who(0) }));
    assert_eq!(table.stands(0), table.at(0, 1));
    assert_eq!(table.state.crew[0].status, Status::Active);
    table.finish();
    assert_eq!(table.state.crew[0].status, Status::Busted);
}

// covers: rule:last-ditch-effort, rule:escape-moves
#[test]
fn moves_that_do_not_pay_for_leaving_a_guard_are_lost() {
    let mut table = alarm(stage("E2 EM G2 EM"), [(0, 3), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 3);
    table.run(0);
    assert!(table.told(Event::Stopped { who: Who(0) }));
    assert_eq!(
        (table.stands(0), table.state.run.moves_left),
        (table.at(0, 2), 0)
    );
}

// covers: rule:last-ditch-effort
#[test]
fn a_roll_that_does_not_pay_the_first_step_stops_at_once() {
    let mut table = alarm(stage("E2 G2 EM"), [(0, 1), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 0)]);
    table.last_ditch(0, 0, 2);
    assert!(table.told(Event::Stopped { who: Who(0) }));
    assert_eq!(table.stands(0), table.at(0, 1));
}

// covers: rule:last-ditch-effort
#[test]
fn the_path_is_fixed_once_the_die_is_rolled() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 3), (0, 0), (0, 0)], [2, 0, 0]);
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    assert_eq!(table.no_dash(0, 0, 2), Refusal::PathFixed);
    table.last_ditch(0, 0, 6);
    table.run(0);
    assert_eq!(
        table.refused(Command::Redraw { who: Who(0) }),
        Refusal::AlreadyRolled
    );
    assert_eq!(table.no_declare(0, 0, 1), Refusal::AlreadyRolled);
    assert_eq!(table.no_dash(0, 0, 1), Refusal::PathFixed);
}

// covers: rule:last-ditch-effort
#[test]
fn until_the_roll_the_path_can_be_drawn_anew() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 2), (0, 0), (0, 0)], [1, 0, 0]);
    assert_eq!(
        table.refused(Command::Redraw { who: Who(0) }),
        Refusal::NoPath
    );
    table.declare(0, &[(0, 3)]);
    table.ok(Command::Redraw { who: Who(0) });
    assert_eq!(
        (table.state.run.path_len, table.state.run.runner),
        (0, None)
    );
    table.declare(0, &[(0, 1), (0, 0)]);
    table.last_ditch(0, 0, 2);
}

// covers: rule:last-ditch-effort
#[test]
fn there_is_one_roll_for_each_character() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 1), (0, 1), (0, 0)], [0; 3]);
    for who in 0..2 {
        table.declare(who, &[(0, 0)]);
        table.last_ditch(who, 0, 1);
        table.run(who);
    }
    assert_eq!(table.no_declare(0, 0, 1), Refusal::AlreadyRolled);
}

// covers: rule:last-ditch-effort
#[test]
fn one_runs_after_the_other() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 2), (0, 1), (0, 0)], [2, 2, 0]);
    table.dash(0, 0, 1);
    let busy = Refusal::OtherIsRunning { who: Who(0) };
    assert_eq!(table.no_dash(1, 0, 0), busy);
    assert_eq!(table.no_declare(1, 0, 0), busy);
    assert_eq!(
        table.seat_refused(0, Command::Ready),
        Refusal::RunToBeFinished
    );
    assert_eq!(
        table.seat_refused(1, Command::Ready),
        Refusal::RunToBeFinished
    );
    table.dash(0, 0, 0);
    table.dash(1, 0, 0);
}

// covers: rule:last-ditch-effort
#[test]
fn a_path_only_declared_can_be_withdrawn_for_another_runner() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 2), (0, 1), (0, 0)], [0, 2, 0]);
    table.declare(0, &[(0, 1)]);
    assert_eq!(
        table.no_dash(1, 0, 0),
        Refusal::OtherIsRunning { who: Who(0) }
    );
    table.ok(Command::Redraw { who: Who(0) });
    table.dash(1, 0, 0);
}

// covers: rule:escape-moves
#[test]
fn the_path_need_not_be_the_shortest() {
    let mut table = alarm(
        stage("E2 EM EM\n  EM EM GP"),
        [(0, 1), (0, 0), (0, 0)],
        [0; 3],
    );
    table.declare(0, &[(1, 1), (0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 4);
    for _ in 0..4 {
        table.run(0);
    }
    assert_eq!(table.stands(0), table.at(0, 0));
}

// covers: rule:last-ditch-effort
#[test]
fn a_path_has_an_end() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 1), (0, 0), (0, 0)], [0; 3]);
    for _ in 0..crew::state::PATH / 2 {
        table.declare(0, &[(0, 2), (0, 1)]);
    }
    assert_eq!(table.no_declare(0, 0, 2), Refusal::PathTooLong);
}

// covers: rule:last-ditch-effort
#[test]
fn nobody_runs_on_after_being_stopped() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 3), (0, 0), (0, 0)], [0, 0, 2]);
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 2);
    table.run(0);
    table.run(0);
    // Not even with an idea from a friend.
    table.ok(Command::Pinch {
        who: Who(2),
        to: Who(0),
    });
    assert_eq!(table.no_dash(0, 0, 0), Refusal::RunIsOver);
    assert_eq!(table.no_declare(0, 0, 0), Refusal::RunIsOver);
}

// covers: rule:last-ditch-effort, rule:busted, ability:sentinel/great-in-a-pinch, rule:remote-locks
#[test]
fn somebody_stopped_helps_nobody_any_more() {
    let stage = stage("E2 EM EM SX EM RX").crew(["sentinel", "burglar", "thug"]);
    let mut table = alarm(stage, [(0, 4), (0, 0), (0, 0)], [4, 0, 0]);
    table.declare(0, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 1);
    table.run(0);
    assert!(table.told(Event::Stopped { who: Who(0) }));
    let pinch = Command::Pinch {
        who: Who(0),
        to: Who(1),
    };
    assert_eq!(table.refused(pinch), Refusal::RunIsOver);
    let server = Command::OpenRemote {
        who: Who(0),
        letter: 0,
    };
    assert_eq!(table.refused(server), Refusal::RunIsOver);
}

// covers: rule:last-ditch-effort, ability:pickpocket/larcenist
#[test]
fn somebody_stopped_reaches_for_nothing() {
    let stage = stage("E2 EM EM EM").crew(["pickpocket", "burglar", "lookout"]);
    let mut table = alarm(stage, [(0, 3), (0, 0), (0, 0)], [2, 0, 0]);
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 1);
    table.run(0);
    assert_eq!(
        table.refused(Command::ReachOut { who: Who(0) }),
        Refusal::RunIsOver
    );
}

// covers: rule:phase-4-escape
#[test]
fn a_runner_may_give_up() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 3), (0, 0), (0, 0)], [2, 0, 0]);
    assert_eq!(
        table.refused(Command::Stay { who: Who(0) }),
        Refusal::NotRunning
    );
    table.dash(0, 0, 2);
    table.ok(Command::Stay { who: Who(0) });
    assert!(table.told(Event::Stopped { who: Who(0) }));
    assert_eq!(table.no_dash(0, 0, 1), Refusal::RunIsOver);
}

// covers: rule:last-ditch-effort
#[test]
fn a_runner_may_give_up_in_the_middle_of_the_last_ditch() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 3), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 6);
    table.run(0);
    table.ok(Command::Stay { who: Who(0) });
    assert_eq!(
        table.refused(Command::Run { who: Who(0) }),
        Refusal::NotRunning
    );
    table.finish();
    assert_eq!(table.state.crew[0].status, Status::Busted);
}

// covers: rule:last-ditch-effort
#[test]
fn nobody_runs_before_the_roll() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 3), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 2)]);
    assert_eq!(
        table.refused(Command::Run { who: Who(0) }),
        Refusal::NotRunning
    );
}

// covers: rule:keycard, rule:insta-transfers, rule:last-ditch-effort
#[test]
fn a_keycard_lying_on_the_path_opens_the_doors_behind_it() {
    let mut table = alarm(stage("E2 KCL KC EM"), [(0, 3), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    // Three steps and the door.
    table.last_ditch(0, 0, 4);
    table.run(0);
    assert_eq!(
        table.refused(Command::Run { who: Who(0) }),
        Refusal::NeedsKeycard
    );
    let (piece, from) = (table.loot(Chit::Keycard, 0), table.at(0, 2));
    table.ok(Command::Take {
        who: Who(0),
        piece,
        from,
    });
    table.run(0);
    table.run(0);
    assert_eq!(table.stands(0), table.at(0, 0));
    assert!(table.told(Event::DoorOpened {
        space: table.at(0, 1)
    }));
}

// covers: rule:keycard
#[test]
fn a_keycard_elsewhere_opens_no_declared_door() {
    let mut table = alarm(stage("E2 KCL EM EM KC"), [(0, 3), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 2)]);
    assert_eq!(table.no_declare(0, 0, 1), Refusal::NeedsKeycard);
}

// covers: rule:keycard, rule:last-ditch-effort
#[test]
fn the_path_may_fetch_the_card_and_come_back_over_the_start() {
    let mut table = alarm(stage("E2 KCL EM KC"), [(0, 2), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 5);
    table.run(0);
    let (piece, from) = (table.loot(Chit::Keycard, 0), table.at(0, 3));
    table.ok(Command::Take {
        who: Who(0),
        piece,
        from,
    });
    for _ in 0..3 {
        table.run(0);
    }
    assert_eq!(table.stands(0), table.at(0, 0));
}

// covers: rule:keycard, rule:insta-transfers
#[test]
fn a_card_on_somebody_who_was_stopped_counts_as_found() {
    let mut table = alarm(
        stage("E2 KCL EM EM KC"),
        [(0, 3), (0, 2), (0, 0)],
        [0, 1, 0],
    );
    let card = table.loot(Chit::Keycard, 0);
    table.declare(0, &[(0, 2)]);
    assert_eq!(table.no_declare(0, 0, 1), Refusal::NeedsKeycard);
    table.ok(Command::Redraw { who: Who(0) });
    table.give(card, 1);
    table.dash(1, 0, 3);
    table.ok(Command::Stay { who: Who(1) });
    table.teleport(1, 0, 2);
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 4);
    table.run(0);
    table.seat(
        0,
        Command::Hand {
            who: Who(1),
            to: Who(0),
            piece: card,
        },
    );
    table.run(0);
    table.run(0);
    assert_eq!(table.stands(0), table.at(0, 0));
}

// covers: rule:keycard, rule:security-chits, option:loot-under-guard
#[test]
fn by_house_rule_a_card_under_a_guard_is_not_found() {
    let map = stage("E2 KCL GKC EM").rules(|rules| rules.loot_under_guard = false);
    let mut table = alarm(map, [(0, 3), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 2)]);
    assert_eq!(table.no_declare(0, 0, 1), Refusal::NeedsKeycard);
}

// covers: rule:keycard, rule:escape-moves
#[test]
fn a_door_passed_twice_is_paid_once() {
    let mut table = alarm(
        stage("E2 EM KCL JW KC"),
        [(0, 1), (0, 0), (0, 0)],
        [2, 0, 0],
    );
    table.give(table.loot(Chit::Keycard, 0), 0);
    table.declare(0, &[(0, 2), (0, 3), (0, 2), (0, 1), (0, 0)]);
    assert_eq!(
        Position::new(&table.heist, &table.state).path_cost(Who(0)),
        6
    );
    table.last_ditch(0, 2, 4);
    for _ in 0..5 {
        table.run(0);
    }
    assert_eq!(table.stands(0), table.at(0, 0));
}

// covers: rule:remote-locks, rule:last-ditch-effort
#[test]
fn a_server_on_the_path_opens_the_remote_locks_behind_it() {
    let mut table = alarm(stage("E2 RX SX EM"), [(0, 3), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 3);
    table.run(0);
    assert_eq!(
        table.refused(Command::Run { who: Who(0) }),
        Refusal::RemoteLocked
    );
    table.ok(Command::OpenRemote {
        who: Who(0),
        letter: 0,
    });
    table.run(0);
    table.run(0);
    assert_eq!(table.stands(0), table.at(0, 0));
}

// covers: rule:remote-locks
#[test]
fn a_server_opens_only_its_own_letter() {
    let mut table = alarm(stage("E2 RY SX SY EM"), [(0, 2), (0, 0), (0, 0)], [3, 0, 0]);
    assert_eq!(table.no_declare(0, 0, 1), Refusal::RemoteLocked);
    table.declare(0, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
}

// covers: rule:remote-locks
#[test]
fn by_house_rule_servers_are_dead_in_escape() {
    let map = stage("E2 RX SX EM").rules(|rules| rules.servers_work_in_escape = false);
    let mut table = alarm(map, [(0, 3), (0, 2), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 2)]);
    assert_eq!(table.no_declare(0, 0, 1), Refusal::RemoteLocked);
    let open = Command::OpenRemote {
        who: Who(1),
        letter: 0,
    };
    assert_eq!(table.refused(open), Refusal::WrongPhase);
}

// covers: ability:angry-locksmith/pick-under-pressure, rule:last-ditch-effort
#[test]
fn the_locksmith_declares_a_path_through_locks_and_keeps_ideas_for_them() {
    let crew = stage("E2 EM LO EM EM").crew(["angry-locksmith", "burglar", "lookout"]);
    let mut table = alarm(crew, [(0, 4), (0, 0), (0, 0)], [2, 0, 0]);
    table.declare(0, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 1, 3);
    table.run(0);
    assert_eq!(table.refused(Command::Run { who: Who(0) }), Refusal::Locked);
    let space = table.at(0, 2);
    table.ok(Command::PickLock { who: Who(0), space });
    for _ in 0..3 {
        table.run(0);
    }
    assert_eq!((table.stands(0), table.ideas(0)), (table.at(0, 0), 0));
    assert_eq!(table.count(Token::OpenLock, 0, 2), 1);
}

// covers: ability:angry-locksmith/pick-under-pressure
#[test]
fn a_lock_next_to_the_start_is_picked_before_the_path_is_declared() {
    let crew = stage("E2 LO EM").crew(["angry-locksmith", "burglar", "lookout"]);
    let mut table = alarm(crew, [(0, 2), (0, 0), (0, 0)], [1, 0, 0]);
    assert_eq!(table.no_declare(0, 0, 1), Refusal::Locked);
    let space = table.at(0, 1);
    table.ok(Command::PickLock { who: Who(0), space });
    table.declare(0, &[(0, 1), (0, 0)]);
}

// covers: ability:angry-locksmith/pick-under-pressure
#[test]
fn a_locksmith_without_ideas_plans_through_no_lock() {
    let crew = stage("E2 LO EM EM").crew(["angry-locksmith", "burglar", "lookout"]);
    let mut table = alarm(crew, [(0, 3), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 2)]);
    assert_eq!(table.no_declare(0, 0, 1), Refusal::Locked);
}

// covers: ability:angry-locksmith/pick-under-pressure
#[test]
fn a_locksmith_who_pledged_every_idea_is_stuck_at_the_lock() {
    let crew = stage("E2 LO EM EM").crew(["angry-locksmith", "burglar", "lookout"]);
    let mut table = alarm(crew, [(0, 3), (0, 0), (0, 0)], [1, 0, 0]);
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 1, 6);
    table.run(0);
    let space = table.at(0, 1);
    let pick = Command::PickLock { who: Who(0), space };
    assert_eq!(
        table.refused(pick),
        Refusal::NotEnoughIdeas { need: 1, have: 0 }
    );
    assert_eq!(table.refused(Command::Run { who: Who(0) }), Refusal::Locked);
    table.ok(Command::Stay { who: Who(0) });
}
