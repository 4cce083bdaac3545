//! Remote locks and the servers that open them.

use super::*;
use crew::state::Token;

// covers: rule:remote-locks
#[test]
fn nobody_enters_or_picks_a_remote_lock() {
    let mut table = stage("E2 EM RX SX").act([(0, 1); 3], &[1, 1, 1]);
    let lock = table.at(0, 2);
    table.commit(1, "Bump");
    assert_eq!(blocked(&mut table, 1, 0, 2), Refusal::RemoteLocked);
    assert_eq!(
        table.refused(Command::Unlock {
            who: Who(1),
            space: lock
        }),
        Refusal::NothingToUnlock
    );
}

// covers: rule:remote-locks
#[test]
fn a_server_opens_all_locks_of_its_letter_at_once() {
    let mut table = stage("E2 EM SX RX EM RX RY SY").act([(0, 2), (0, 1), (0, 1)], &[1, 1, 1]);
    let other = table.at(0, 6);
    // Nobody has acted yet: it needs no action.
    table.ok(Command::OpenRemote {
        who: Who(0),
        letter: 0,
    });
    assert!(table.state.remote[0].is_empty());
    assert_eq!(table.state.remote[1].first(), Some(other));
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 3);
}

// covers: rule:remote-locks
#[test]
fn a_server_works_for_whoever_stands_on_it_and_for_its_letter_only() {
    let mut table = stage("E2 EM SX RX RY SY").act([(0, 2), (0, 1), (0, 1)], &[1, 1, 1]);
    let open = |who: u8, letter: u8| Command::OpenRemote {
        who: Who(who),
        letter,
    };
    assert_eq!(table.refused(open(1, 0)), Refusal::NoServerHere);
    assert_eq!(table.refused(open(0, 1)), Refusal::NoServerHere);
    table.ok(open(0, 0));
    assert_eq!(table.refused(open(0, 0)), Refusal::NothingToOpen);
}

// covers: rule:remote-locks
#[test]
fn whoever_starts_imprisoned_cannot_move_or_handle_anything() {
    let mut table = stage("E2 LO RX 2GC SX")
        .skills(0, ["linger", "assault"])
        .act([(0, 2), (0, 0), (0, 0)], &[4, 1, 1]);
    let (lock, guard) = (table.at(0, 1), table.at(0, 3));
    let who = Who(0);
    table.commit(0, "Chaos");
    assert_eq!(table.state.noise, 3);
    assert_eq!(
        table.refused(Command::Unlock { who, space: lock }),
        Refusal::Imprisoned
    );
    assert_eq!(
        table.refused(Command::Subdue {
            who,
            space: guard,
            dog: false
        }),
        Refusal::Imprisoned
    );
    assert_eq!(
        table.refused(Command::Disable { who, space: guard }),
        Refusal::Imprisoned
    );
    table.end_round();
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::Imprisoned);
}

// covers: rule:remote-locks
#[test]
fn whoever_is_imprisoned_may_think_look_and_pocket() {
    let mut table = stage("E2 EM RX EM SX EM SC")
        .skills(0, ["steal", "hurry"])
        .act([(0, 2), (0, 0), (0, 0)], &[3, 1, 1]);
    let unknown = table.at(0, 6);
    let who = Who(0);
    table.dealer.add_draws([Chit::Blank as u8]);
    table.commit(0, "Recon");
    table.ok(Command::Think { who });
    table.ok(Command::Reveal {
        who,
        space: unknown,
    });
    table.dealer.add_rolls([6, 1, 1]);
    table.end_round();
    table.commit(0, "Ransack");
    table.ok(Command::Pocket { who });
    assert_eq!(table.state.crew[0].cash, 1);
}

// covers: rule:remote-locks
#[test]
fn an_opened_cell_sets_its_inmate_free() {
    let mut table = stage("E2 EM RX EM SX").act([(0, 2), (0, 4), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Walk");
    table.ok(Command::OpenRemote {
        who: Who(1),
        letter: 0,
    });
    step(&mut table, 0, 0, 1);
}

// covers: rule:remote-locks
#[test]
fn a_remote_lock_is_no_lock_for_events() {
    // Door Rattles: guards come to locks beside characters.
    let mut table = stage("E2 EM RX LO SX")
        .deck("14,M1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 1), (0, 0), (0, 4)], &[1, 1, 1]);
    table.commit(1, "Pause");
    table.end_round();
    assert_eq!(table.played(), ["14"]);
    assert_eq!(table.count(Token::Guard, 0, 2), 0);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
}

// covers: rule:remote-locks, ability:pickpocket/larcenist, option:remote-lock-covers-loot
#[test]
fn loot_under_a_remote_lock_is_out_of_reach() {
    let table = |covered: bool| {
        let mut table = stage("E2 EM RXJ SX")
            .crew(["pickpocket", "burglar", "lookout"])
            .rules(|rules| rules.remote_lock_covers_loot = covered)
            .act([(0, 1), (0, 3), (0, 0)], &[1, 1, 1]);
        table.ok(Command::ReachOut { who: Who(0) });
        table
    };
    let mut covered = table(true);
    let take = Command::Take {
        who: Who(0),
        piece: covered.loot(Chit::Jewel, 0),
        from: covered.at(0, 2),
    };
    assert_eq!(covered.refused(take), Refusal::OutOfReach);
    covered.ok(Command::OpenRemote {
        who: Who(1),
        letter: 0,
    });
    covered.ok(take);
    let mut lax = table(false);
    lax.ok(take);
}

// covers: rule:remote-locks, rule:phase-4-escape
#[test]
fn remote_locks_hold_in_escape_until_a_server_opens_them() {
    let mut table = stage("E2 EM RX EM SX").act([(0, 2), (0, 3), (0, 0)], &[1, 1, 1]);
    table.escape();
    table.set_ideas(0, 5);
    table.set_ideas(1, 5);
    let (out, cell, server) = (table.at(0, 1), table.at(0, 2), table.at(0, 4));
    let leave = Command::Dash {
        who: Who(0),
        to: out,
    };
    assert_eq!(table.refused(leave), Refusal::Imprisoned);
    assert_eq!(
        table.refused(Command::Dash {
            who: Who(1),
            to: cell
        }),
        Refusal::RemoteLocked
    );
    table.ok(Command::Dash {
        who: Who(1),
        to: server,
    });
    table.ok(Command::OpenRemote {
        who: Who(1),
        letter: 0,
    });
    table.ok(Command::Stay { who: Who(1) });
    table.ok(leave);
}

// covers: rule:remote-locks, rule:phase-4-escape
#[test]
fn by_rule_servers_do_not_work_in_escape() {
    let mut table = stage("E2 EM RX EM SX")
        .rules(|rules| rules.servers_work_in_escape = false)
        .act([(0, 4), (0, 0), (0, 0)], &[1, 1, 1]);
    table.escape();
    assert_eq!(
        table.refused(Command::OpenRemote {
            who: Who(0),
            letter: 0
        }),
        Refusal::WrongPhase
    );
}
