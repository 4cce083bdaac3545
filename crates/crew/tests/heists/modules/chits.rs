//! Guards, locks and cameras.

use super::*;
use crew::state::Token;

// covers: rule:security-chits
#[test]
fn a_guard_may_be_joined_but_not_left() {
    let mut table = stage("E2 EM GU EM").act([(0, 1); 3], &[5, 1, 1]);
    table.commit(0, "Sprint");
    step(&mut table, 0, 0, 2);
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::HeldByGuard);
    assert_eq!(blocked(&mut table, 0, 0, 1), Refusal::HeldByGuard);
}

// covers: rule:security-chits
#[test]
fn every_guard_needs_a_subdue_of_its_own() {
    let mut table = stage("E2 EM G2 EM")
        .skills(0, ["assault", "hurry"])
        .act([(0, 2), (0, 1), (0, 1)], &[3, 1, 1]);
    let here = table.at(0, 2);
    table.commit(0, "Rampage");
    table.ok(Command::Subdue {
        who: Who(0),
        space: here,
        dog: false,
    });
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::HeldByGuard);
    table.ok(Command::Subdue {
        who: Who(0),
        space: here,
        dog: false,
    });
    step(&mut table, 0, 0, 3);
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 2);
}

// covers: rule:security-chits
#[test]
fn guards_and_cameras_are_handled_on_the_own_tile_and_beside_it() {
    let mut table = stage("E2 2GC 2GC 2GC")
        .skills(0, ["linger", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[4, 1, 1]);
    let (own, beside, far) = (table.at(0, 1), table.at(0, 2), table.at(0, 3));
    table.commit(0, "Chaos");
    let who = Who(0);
    assert_eq!(
        table.refused(Command::Subdue {
            who,
            space: far,
            dog: false
        }),
        Refusal::NotAdjacent
    );
    assert_eq!(
        table.refused(Command::Disable { who, space: far }),
        Refusal::NotAdjacent
    );
    table.ok(Command::Subdue {
        who,
        space: own,
        dog: false,
    });
    table.ok(Command::Disable { who, space: beside });
    assert_eq!(table.count(Token::SubduedGuard, 0, 1), 1);
    assert_eq!(table.count(Token::DisabledCamera, 0, 2), 1);
}

// covers: rule:security-chits
#[test]
fn a_locked_tile_cannot_be_entered() {
    let mut table = stage("E2 EM LO").act([(0, 1); 3], &[1, 3, 1]);
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::Locked);
    let lock = table.at(0, 2);
    table.commit(1, "Pick");
    table.ok(Command::Unlock {
        who: Who(1),
        space: lock,
    });
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::OpenLock, 0, 2), 1);
}

// covers: rule:security-chits
#[test]
fn two_locks_need_two_unlocks() {
    let mut table = stage("E2 EM L2").act([(0, 1); 3], &[1, 1, 1]);
    let lock = table.at(0, 2);
    table.commit(1, "Bump");
    table.ok(Command::Unlock {
        who: Who(1),
        space: lock,
    });
    assert_eq!(blocked(&mut table, 1, 0, 2), Refusal::Locked);
    table.ok(Command::Unlock {
        who: Who(1),
        space: lock,
    });
    step(&mut table, 1, 0, 2);
}

// covers: rule:security-chits
#[test]
fn a_tile_locked_behind_you_can_be_left_but_not_entered_again() {
    let mut table = stage("E2 EM EM EM").act([(0, 2), (0, 1), (0, 2)], &[5, 1, 1]);
    table.add(Token::OpenLock, 0, 2);
    // Event 11 would do this.
    let here = table.at(0, 2);
    table.state.tokens.flip(Token::OpenLock, here);
    table.commit(1, "Bump");
    table.teleport(1, 0, 2);
    assert_eq!(
        table.refused(Command::Unlock {
            who: Who(1),
            space: here
        }),
        Refusal::NotAdjacent
    );
    table.commit(0, "Sprint");
    step(&mut table, 0, 0, 3);
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::Locked);
}

// covers: rule:security-chits, rule:raise-alert
#[test]
fn entering_raises_an_alert_for_each_live_camera() {
    let mut table = stage("E2 EM C2 EM").act([(0, 1); 3], &[5, 1, 1]);
    table.commit(0, "Sprint");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.state.count.alerts_by_cameras, 2);
    // Leaving raises none.
    step(&mut table, 0, 0, 3);
    assert_eq!(table.state.count.alerts_by_cameras, 2);
    // Coming back does.
    step(&mut table, 0, 0, 2);
    assert_eq!(table.state.count.alerts_by_cameras, 4);
}

// covers: rule:security-chits
#[test]
fn a_disabled_camera_sees_nobody() {
    let mut table = stage("E2 EM EM").act([(0, 1); 3], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 2);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.alerts(), 0);
}

// covers: rule:security-chits
#[test]
fn a_camera_that_comes_back_raises_an_alert_for_each_character_on_it() {
    // Surveillance Reboot: disabled cameras beside each other go live.
    let mut table = stage("E2 EM EM EM")
        .deck("8,M1,M1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 1), (0, 1), (0, 3)], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 1);
    table.add(Token::DisabledCamera, 0, 1);
    table.add(Token::DisabledCamera, 0, 2);
    table.commit(1, "Pause");
    table.end_round();
    assert_eq!(table.played(), ["8"]);
    assert_eq!(table.state.count.alerts_by_cameras, 4);
}

// covers: rule:security-chits, option:work-on-locked-tiles
#[test]
fn guards_and_cameras_behind_locks_can_be_handled_unless_the_rules_say_otherwise() {
    let table = |allowed: bool| {
        let mut table = stage("E2 EM RX SX")
            .skills(0, ["linger", "hurry"])
            .rules(|rules| rules.work_on_locked_tiles = allowed)
            .act([(0, 1), (0, 0), (0, 0)], &[4, 1, 1]);
        table.add(Token::Guard, 0, 2);
        table.add(Token::Camera, 0, 2);
        table.commit(0, "Chaos");
        table
    };
    let mut open = table(true);
    let space = open.at(0, 2);
    let subdue = Command::Subdue {
        who: Who(0),
        space,
        dog: false,
    };
    let disable = Command::Disable { who: Who(0), space };
    open.ok(subdue);
    open.ok(disable);
    let mut strict = table(false);
    assert_eq!(strict.refused(subdue), Refusal::RemoteLocked);
    assert_eq!(strict.refused(disable), Refusal::RemoteLocked);
    let lock = strict.at(0, 2);
    strict.state.remote[0].remove(lock);
    strict.add(Token::Lock, 0, 2);
    assert_eq!(strict.refused(subdue), Refusal::Locked);
}

// covers: rule:security-chits, rule:loot-and-items, option:loot-under-guard
#[test]
fn loot_can_be_taken_from_under_a_guard_unless_the_rules_say_otherwise() {
    let table = |allowed: bool| {
        stage("E2 EM GKC")
            .rules(|rules| rules.loot_under_guard = allowed)
            .act([(0, 2), (0, 1), (0, 1)], &[1, 1, 1])
    };
    let mut lax = table(true);
    let take = Command::Take {
        who: Who(0),
        piece: lax.loot(Chit::Keycard, 0),
        from: lax.at(0, 2),
    };
    lax.ok(take);
    let mut strict = table(false);
    assert_eq!(strict.refused(take), Refusal::HeldByGuard);
}

// covers: rule:take-from-supply, rule:security-chits
#[test]
fn by_rule_the_supply_of_chits_has_an_end() {
    let guards = |limited: bool| {
        let mut table = stage("E2 EM RE EM EM")
            .deck("C1,M1,M1,M1,M1,M1,M1,Z1")
            .rules(|rules| rules.supply_is_limited = limited)
            .act([(0, 0); 3], &[1, 1, 1]);
        for _ in 0..14 {
            table.add(Token::SubduedGuard, 0, 4);
        }
        table.end_round();
        table.state.tokens.total(Chit::Guard)
    };
    assert_eq!(guards(false), 18);
    assert_eq!(guards(true), 15);
}
