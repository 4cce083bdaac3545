//! Shutter Bug, Technician and Tinkerer.

use super::*;
use crew::state::Token;

// covers: ability:shutter-bug/patch-in, ability:technician/patch-in, ability:tinkerer/patch-in
#[test]
fn patching_in_needs_a_live_camera_next_door() {
    for watcher in ["shutter-bug", "technician", "tinkerer"] {
        let mut table = with("E2 EM CM EM", watcher).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        let slot = ActionId(2);
        let patch_in = Command::Commit {
            who: FIRST,
            action: slot,
            face: 0,
            aim: crew::Aim::NONE,
        };
        // On the camera's own tile it will not do, nor two tiles away, nor with a disabled one.
        table.teleport(0, 0, 2);
        assert_eq!(table.refused(patch_in), Refusal::NeedsLiveCamera);
        table.teleport(0, 0, 0);
        assert_eq!(table.refused(patch_in), Refusal::NeedsLiveCamera);
        table.teleport(0, 0, 3);
        table.state.tokens.flip(Token::Camera, table.at(0, 2));
        assert_eq!(table.refused(patch_in), Refusal::NeedsLiveCamera);
        table
            .state
            .tokens
            .flip(Token::DisabledCamera, table.at(0, 2));
        table.commit(0, "Patch In");
        assert_eq!(pool(&table, FIRST), icons("idea idea reveal").0);
        assert_eq!(table.state.noise, 1);
    }
}

// covers: ability:technician/loop-footage
#[test]
fn looped_footage_shows_nobody() {
    let mut table = with("E2 EM C2 EM", "technician")
        .deck("3,M1,M1,Z1")
        .act([(0, 1), (0, 1), (0, 3)], &[1, 1, 1]);
    table.commit(0, "Loop Footage");
    assert_eq!((table.ideas(0), table.state.noise), (2, 0));
    table.commit(1, "Walk");
    table.ok(Command::Move {
        who: SECOND,
        to: table.at(0, 2),
    });
    // Event 3 looks for characters beside live cameras.
    quiet_round(&mut table);
    assert_eq!(table.deck(), ["M1", "M1", "Z1"]);
    assert_eq!(table.alerts(), 0);
}

// covers: ability:technician/loop-footage, event:8
#[test]
fn a_camera_that_comes_back_on_sees_looped_footage() {
    for (loops, alerts) in [(true, 0), (false, 1)] {
        let mut table = with("E2 EM EM EM", "technician")
            .deck("8,M1,M1,Z1")
            .act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
        table.add(Token::DisabledCamera, 0, 2);
        table.add(Token::DisabledCamera, 0, 3);
        table.commit(0, if loops { "Loop Footage" } else { "Disable" });
        quiet_round(&mut table);
        assert_eq!(table.count(Token::Camera, 0, 2), 1);
        assert_eq!(table.state.count.alerts_by_cameras, alerts);
    }
}

// covers: ability:technician/loop-footage
#[test]
fn footage_is_looped_for_one_round() {
    let mut table = with("E2 EM CM", "technician").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Loop Footage");
    table.end_round();
    table.commit(0, "Disable");
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    });
    assert_eq!(table.state.count.alerts_by_cameras, 1);
}

// covers: ability:technician/loop-footage, ability:tinkerer/rewire
#[test]
fn footage_and_rewiring_cost_two_ideas() {
    for (watcher, name) in [("technician", "Loop Footage"), ("tinkerer", "Rewire")] {
        let mut table = with("E2 EM", watcher).act([(0, 0); 3], &[1, 1, 1]);
        table.set_ideas(0, 1);
        assert!(table.find_commit(0, name).is_none());
        table.set_ideas(0, 2);
        table.commit(0, name);
        assert_eq!(table.ideas(0), 0);
    }
}

// covers: ability:tinkerer/rewire
#[test]
fn rewiring_disables_two_cameras_and_subdues_the_guards_with_them() {
    let mut table = with("E2 2GC EM 2CD GU", "tinkerer").act([(0, 2), (0, 3), (0, 0)], &[1, 1, 1]);
    table.add(Token::Guard, 0, 3);
    table.add(Token::Guard, 0, 3);
    table.commit(0, "Rewire");
    assert_eq!(table.state.noise, 1);
    let far = Command::Rewire {
        who: FIRST,
        space: table.at(0, 4),
    };
    assert_eq!(table.refused(far), Refusal::NotAdjacent);
    let none = Command::Rewire {
        who: FIRST,
        space: table.at(0, 2),
    };
    assert_eq!(table.refused(none), Refusal::NothingToDisable);
    table.ok(Command::Rewire {
        who: FIRST,
        space: table.at(0, 1),
    });
    table.ok(Command::Rewire {
        who: FIRST,
        space: table.at(0, 3),
    });
    for col in [1, 3] {
        assert_eq!(table.count(Token::DisabledCamera, 0, col), 1);
        assert_eq!(table.state.tokens.guards(table.at(0, col)), 0);
    }
    assert_eq!(
        (
            table.count(Token::SubduedGuard, 0, 3),
            table.count(Token::SubduedDog, 0, 3)
        ),
        (2, 1)
    );
    // No camera, no help against this one.
    assert_eq!(table.count(Token::Guard, 0, 4), 1);
    assert_eq!(pool(&table, FIRST).rewires, 0);
}

// covers: ability:tinkerer/rewire
#[test]
fn rewiring_works_on_the_own_tile() {
    let mut table = with("E2 EM 2GC", "tinkerer").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Rewire");
    table.ok(Command::Rewire {
        who: FIRST,
        space: table.at(0, 2),
    });
    assert_eq!(
        (
            table.count(Token::DisabledCamera, 0, 2),
            table.count(Token::SubduedGuard, 0, 2)
        ),
        (1, 1)
    );
}
