//! The parts of the board: chits, reveals, and everything from the back of the rulebook but the non-player characters.

use crate::kit::*;
use board::{Side, SpaceSet};
use crew::content::effect::Chit;
use crew::content::scenario::{Bag, Goal, Safe};
use crew::state::{End, Place, Prompt, Token};
use crew::*;

fn step(table: &mut Table, who: u8, row: i8, col: i8) {
    let to = table.at(row, col);
    table.ok(Command::Move { who: Who(who), to });
}

fn blocked(table: &mut Table, who: u8, row: i8, col: i8) -> Refusal {
    let to = table.at(row, col);
    table.refused(Command::Move { who: Who(who), to })
}

fn status(table: &Table) -> Vec<Status> {
    (0..3).map(|who| table.state.crew[who].status).collect()
}

/// Only this character is left; the others were caught elsewhere.
fn alone(table: &mut Table, who: usize) {
    for other in (0..3).filter(|&other| other != who) {
        table.state.crew[other].status = Status::Busted;
    }
}

/// Lets every seat keep the tokens that came back.
fn decline_replans(table: &mut Table) {
    while let Some(Prompt::Replan { seat, .. }) = table.prompt() {
        table.seat(seat, Command::Decline);
    }
}

// Guards, locks and cameras

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

// covers: rule:security-chits
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

// covers: rule:security-chits, rule:loot-and-items
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

// Auto-reveal

/// A bag with one chit, and the luck to draw it.
fn sure(chit: Chit) -> (Bag, u8) {
    let mut bag = Bag::default();
    *match chit {
        Chit::Guard => &mut bag.guards,
        Chit::Camera => &mut bag.cameras,
        Chit::Lock => &mut bag.locks,
        Chit::Dog => &mut bag.dogs,
        Chit::Jewel => &mut bag.jewels,
        Chit::Documents => &mut bag.documents,
        Chit::Keycard => &mut bag.keycards,
        Chit::Usb => &mut bag.usb,
        _ => &mut bag.blanks,
    } = 1;
    (bag, chit as u8)
}

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

// covers: rule:auto-reveal
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

// covers: rule:auto-reveal
#[test]
fn with_an_empty_bag_a_tile_turns_out_blank_unless_the_rules_say_otherwise() {
    let unknown = |blank: bool| {
        let mut table = stage("E2 EM EM SC")
            .rules(|rules| rules.empty_bag_means_blank = blank)
            .act([(0, 1); 3], &[1, 1, 1]);
        table.state.bag = [0; 12];
        table.commit(0, "Walk");
        step(&mut table, 0, 0, 2);
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

// The board

// covers: rule:external, rule:the-board
#[test]
fn a_side_that_faces_a_closed_hole_is_not_external() {
    let map = "GP EM EM EM EM
                E2 EM EM GP GA
               GP EM EM EM EM";
    let mut table = stage(map)
        .deck("G1,M1,M1,M1,M1,M1,M1,Z1")
        .act([(1, 0); 3], &[1, 1, 1]);
    let inner = table.at(1, 2);
    assert!(!table.state.external.contains(inner));
    // An entrance does not fill its cell.
    let entry = table.at(1, 1);
    let sides = table
        .heist
        .board()
        .external_sides(table.heist.board().tiles(), entry);
    assert!(sides.contains(Side::Left));
    // Once the gate is gone the hole lies open.
    table.commit(1, "Pause");
    table.end_round();
    assert!(table.state.external.contains(inner));
}

// covers: rule:external, rule:lockdown-gates, ability:demolitions-guy/BREACH
#[test]
fn a_closed_gate_lays_the_inside_open_for_a_breach() {
    let map = "GP GP EM EM
                E2 EM EM GA
               GP GP EM EM";
    let mut table = stage(map)
        .deck("G1,M1,M1,M1,M1,M1,M1,Z1")
        .crew(["demolitions-guy", "burglar", "lookout"])
        .act([(1, 2), (1, 0), (1, 0)], &[1, 1, 1]);
    assert!(table.find_commit(0, "Breach").is_none());
    table.commit(1, "Pause");
    table.end_round();
    decline_replans(&mut table);
    assert!(table.find_commit(0, "Breach").is_some());
}

// covers: rule:gaps, ability:grease-man/VENT CRAWL
#[test]
fn a_gap_is_crossed_straight_and_is_one_cell_wide() {
    let map = "E2 EM GP EM GP GP EM
                GP EM EM GP EM EM GP";
    let mut table = stage(map)
        .crew(["grease-man", "thug", "lookout"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Walk");
    let across: Vec<Command> = table
        .legal(0)
        .into_iter()
        .filter(|command| matches!(command, Command::Vent { .. }))
        .collect();
    let straight = table.at(0, 3);
    assert_eq!(
        across,
        [Command::Vent {
            who: Who(0),
            space: straight
        }]
    );
    // Two cells without a tile are too wide; a tile between is no gap.
    table.teleport(0, 0, 3);
    for (row, col) in [(0, 6), (1, 4)] {
        let space = table.at(row, col);
        assert_eq!(
            table.refused(Command::Vent { who: Who(0), space }),
            Refusal::AcrossNoGap
        );
    }
}

// covers: rule:gaps, rule:lockdown-gates, ability:grease-man/VENT CRAWL
#[test]
fn a_closed_gate_is_a_gap() {
    let mut table = stage("E2 EM GA EM")
        .deck("G1,M1,M1,M1,M1,M1,M1,M1,Z1")
        .crew(["grease-man", "thug", "lookout"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let beyond = table.at(0, 3);
    let vent = Command::Vent {
        who: Who(0),
        space: beyond,
    };
    table.commit(0, "Pause");
    assert_eq!(table.refused(vent), Refusal::AcrossNoGap);
    table.end_round();
    decline_replans(&mut table);
    table.commit(0, "Walk");
    table.ok(vent);
    step(&mut table, 0, 0, 3);
}

// Remote locks

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

// covers: rule:remote-locks, ability:pickpocket/LARCENIST
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

// Guard dogs

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

// covers: rule:guard-dogs
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

// covers: rule:guard-dogs, ability:grifter/THERE ARE BETTER WAYS
#[test]
fn a_dog_is_shaken_off_by_two_steps() {
    let mut table = slipping();
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
    step(&mut table, 0, 0, 3);
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
}

// covers: rule:guard-dogs, ability:grifter/THERE ARE BETTER WAYS
#[test]
fn a_dog_follows_whoever_stops_after_one_step() {
    let mut table = slipping();
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

// covers: rule:guard-dogs, ability:street-urchin/THERE ARE BETTER WAYS
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

// covers: rule:guard-dogs, ability:grifter/THERE ARE BETTER WAYS
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

// covers: rule:guard-dogs, ability:grifter/THERE ARE BETTER WAYS
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

// covers: rule:guard-dogs
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

// covers: rule:guard-dogs, rule:escape-moves
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

// covers: rule:guard-dogs, rule:phase-4-escape
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

// Watchtower and reinforcements

// covers: rule:watchtower, rule:reinforcements
#[test]
fn towers_and_reinforcements_are_passable_and_quiet_until_their_crisis() {
    let mut table = stage("E2 EM WT RE EM").act([(0, 1), (0, 4), (0, 0)], &[5, 1, 1]);
    table.commit(0, "Sprint");
    step(&mut table, 0, 0, 2);
    step(&mut table, 0, 0, 3);
    table.end_round();
    assert_eq!(table.state.tokens.total(Chit::Guard), 0);
    assert_eq!(table.state.towers.len(), 1);
    assert_eq!(table.state.reinforcements.len(), 1);
}

// covers: rule:watchtower, rule:phase-4-escape
#[test]
fn the_watchtower_does_nothing_in_escape() {
    let mut table = stage("E2 EM EM WT").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.escape();
    table.set_ideas(0, 5);
    let (near, out) = (table.at(0, 1), table.at(0, 0));
    table.ok(Command::Dash {
        who: Who(0),
        to: near,
    });
    table.ok(Command::Dash {
        who: Who(0),
        to: out,
    });
    assert_eq!(table.ideas(0), 3);
    assert_eq!(table.state.tokens.total(Chit::Guard), 0);
}

// Lockdown gates

// covers: rule:lockdown-gates
#[test]
fn an_open_gate_is_an_ordinary_hex() {
    let mut table = stage("E2 EM GA EM").act([(0, 1); 3], &[5, 1, 1]);
    table.commit(0, "Sprint");
    step(&mut table, 0, 0, 2);
    step(&mut table, 0, 0, 3);
}

// covers: rule:lockdown-gates, event:G1, event:G2
#[test]
fn gates_close_in_the_order_of_their_letters() {
    let mut table = stage("E2 EM GC GA GB EM")
        .deck("G1,G2,G1,M1,M1,M1,M1,M1,Z1")
        .act([(0, 0); 3], &[1, 1, 1]);
    let gates = [table.at(0, 3), table.at(0, 4), table.at(0, 2)];
    let closed = |table: &Table| gates.map(|gate| !table.state.present.contains(gate));
    let round = |table: &mut Table| {
        table.state.noise = 0;
        table.commit(1, "Pause");
        table.end_round();
        decline_replans(table);
    };
    round(&mut table);
    assert_eq!(closed(&table), [true, false, false]);
    round(&mut table);
    assert_eq!(closed(&table), [true, true, true]);
    // No gate left: nothing happens.
    round(&mut table);
    assert_eq!(table.state.round, 4);
}

/// The next event closes gate A.
fn gate(map: &str) -> Stage {
    stage(map).deck("G1,M1,M1,M1,M1,M1,M1,M1,Z1")
}

/// Plays the round in which gate A closes.
fn close_gate(table: &mut Table) {
    if !table.state.crew[1].committed {
        table.commit(1, "Pause");
    }
    table.end_round();
    assert_eq!(table.played(), ["G1"]);
}

// covers: rule:lockdown-gates, rule:busted
#[test]
fn whoever_stands_on_a_closing_gate_is_busted_with_all_loot() {
    let mut table = gate("E2 EM GA EM JW").act([(0, 2), (0, 0), (0, 1)], &[1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    table.state.crew[0].cash = 3;
    close_gate(&mut table);
    assert_eq!(
        status(&table),
        [Status::Busted, Status::Active, Status::Active]
    );
    assert!(table.told(Event::Busted { who: Who(0) }));
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!(table.state.crew[0].cash, 0);
    assert_eq!(table.state.team_cash, 0);
}

// covers: rule:lockdown-gates, rule:losing-a-heist
#[test]
fn loot_on_a_closing_gate_is_gone_and_the_objective_with_it() {
    let mut table = gate("E2 EM GA JW")
        .goals(&[Goal::Secure {
            chit: Chit::Jewel,
            count: 1,
        }])
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let (jewel, here) = (table.loot(Chit::Jewel, 0), table.at(0, 2));
    table.give(jewel, 0);
    table.state.crew[0].cash = 2;
    table.ok(Command::Drop {
        who: Who(0),
        piece: jewel,
        to: here,
    });
    table.ok(Command::Drop {
        who: Who(0),
        piece: Piece::CASH,
        to: here,
    });
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 1);
    close_gate(&mut table);
    decline_replans(&mut table);
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!(table.state.cash_on[here.index()], 0);
    assert!(!table.state.loot.contains(here));
    table.escape();
    table.finish();
    assert_eq!(table.state.end, End::Failure);
}

// covers: rule:lockdown-gates
#[test]
fn chits_and_tokens_leave_with_the_gate() {
    let mut table = gate("E2 EM GA EM").act([(0, 0); 3], &[1, 1, 1]);
    let space = table.at(0, 2);
    table.add(Token::Guard, 0, 2);
    table.add(Token::Camera, 0, 2);
    table.state.idea_tokens.insert(space);
    close_gate(&mut table);
    assert_eq!(table.count(Token::Guard, 0, 2), 0);
    assert_eq!(table.count(Token::Camera, 0, 2), 0);
    assert!(table.state.idea_tokens.is_empty());
}

// covers: rule:lockdown-gates
#[test]
fn an_unknown_gate_is_never_drawn() {
    let mut table = gate("E2 EM EM GA").act([(0, 0); 3], &[1, 1, 1]);
    let space = table.at(0, 3);
    table.state.unknown.insert(space);
    close_gate(&mut table);
    assert!(table.state.unknown.is_empty());
}

// covers: rule:lockdown-gates
#[test]
fn tokens_on_a_closed_gate_may_be_planned_anew() {
    let mut table = gate("E2 EM GA EM EM").act([(0, 0); 3], &[1, 1, 1]);
    let (near, gone, far) = (table.at(0, 1), table.at(0, 2), table.at(0, 4));
    for seat in 0..3 {
        table.state.crew[seat].planned = SpaceSet::EMPTY;
    }
    table.state.crew[0].planned.insert(gone);
    table.state.crew[0].planned.insert(near);
    table.state.crew[1].planned.insert(gone);
    close_gate(&mut table);
    let mut asked = Vec::new();
    while let Some(Prompt::Replan { seat, tokens }) = table.prompt() {
        asked.push((seat, tokens));
        let other = (seat + 1) % 3;
        assert_eq!(
            table.seat_refused(other, Command::Decline),
            Refusal::NotYourQuestion
        );
        if seat == 0 {
            let plan = |space| Command::Plan { space };
            assert_eq!(table.seat_refused(0, plan(near)), Refusal::AlreadyPlanned);
            assert_eq!(table.seat_refused(0, plan(gone)), Refusal::NotOnTheBoard);
            table.seat(0, plan(far));
        } else {
            table.seat(seat, Command::Decline);
        }
    }
    asked.sort_unstable();
    assert_eq!(asked, [(0, 1), (1, 1)]);
    assert!(table.state.crew[0].planned.contains(far));
    assert!(table.state.crew[1].planned.is_empty());
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: rule:lockdown-gates, event:G2
#[test]
fn several_closed_gates_give_several_tokens_back() {
    let mut table = stage("E2 EM GA GB EM EM")
        .deck("G2,M1,M1,M1,M1,M1,Z1")
        .act([(0, 0); 3], &[1, 1, 1]);
    for seat in 0..3 {
        table.state.crew[seat].planned = SpaceSet::EMPTY;
    }
    let (a, b, c, d) = (
        table.at(0, 2),
        table.at(0, 3),
        table.at(0, 4),
        table.at(0, 5),
    );
    table.state.crew[0].planned = [a, b].into_iter().collect();
    table.commit(1, "Pause");
    table.end_round();
    table.seat(0, Command::Plan { space: c });
    table.seat(0, Command::Plan { space: d });
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.crew[0].planned, [c, d].into_iter().collect());
}

// covers: rule:lockdown-gates
#[test]
fn the_way_over_a_closed_gate_is_cut() {
    let mut table = gate("E2 EM GA EM").act([(0, 1), (0, 0), (0, 3)], &[1, 1, 1]);
    close_gate(&mut table);
    decline_replans(&mut table);
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::NotAdjacent);
}

// covers: rule:lockdown-gates, rule:winning-a-heist
#[test]
fn an_entrance_whose_hex_is_gone_is_still_outdoors() {
    let mut table = gate("E2 GA EM E5").act([(0, 0), (0, 3), (0, 3)], &[1, 1, 1]);
    close_gate(&mut table);
    decline_replans(&mut table);
    table.escape();
    table.finish();
    assert_eq!(status(&table), [Status::Escaped; 3]);
}

// covers: rule:lockdown-gates, rule:phase-4-escape, rule:escape-any-time
#[test]
fn every_gate_closes_when_escape_is_called() {
    let mut table = stage("E2 EM GA GB").act([(0, 1), (0, 2), (0, 3)], &[1, 1, 1]);
    table.escape();
    assert_eq!(
        status(&table),
        [Status::Active, Status::Busted, Status::Busted]
    );
    assert_eq!(table.state.gates_closed, 2);
    // Tokens do not matter any more.
    assert_eq!(table.prompt(), None);
}

// covers: rule:lockdown-gates, rule:phase-4-escape, ability:demolitions-guy/BREACH
#[test]
fn every_gate_closes_when_a_breach_starts_escape() {
    let mut table = stage("E2 EM GA")
        .crew(["demolitions-guy", "burglar", "lookout"])
        .act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Breach");
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(
        status(&table),
        [Status::Active, Status::Busted, Status::Active]
    );
}

// covers: rule:lockdown-gates, item:master-plan-copy
#[test]
fn a_gate_that_takes_the_plan_takes_everyone() {
    let mut table = gate("E2 EM GA").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let plan = table.item("master-plan-copy", 0);
    table.give(plan, 0);
    close_gate(&mut table);
    assert_eq!(status(&table), [Status::Busted; 3]);
    assert_eq!(table.state.phase, Phase::Over);
    assert_eq!(table.state.end, End::Failure);
}

// Keycards and USB keys

/// Two doors and a card.
const DOORS: &str = "E2 KCL KC KCL EM";

// covers: rule:keycard
#[test]
fn a_keycard_door_cannot_be_entered() {
    let mut table = stage(DOORS).act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(1, "Bump");
    assert_eq!(blocked(&mut table, 1, 0, 1), Refusal::DoorClosed);
    let door = table.at(0, 1);
    assert_eq!(
        table.refused(Command::Unlock {
            who: Who(1),
            space: door
        }),
        Refusal::NothingToUnlock
    );
}

// covers: rule:keycard
#[test]
fn one_card_opens_every_door_beside_its_holder() {
    let mut table = stage(DOORS).act([(0, 2), (0, 0), (0, 0)], &[5, 1, 1]);
    let (first, here, second) = (table.at(0, 1), table.at(0, 2), table.at(0, 3));
    let who = Who(0);
    let card = table.loot(Chit::Keycard, 0);
    let open = |space| Command::OpenDoor { who, space };
    // The card on the floor is not enough.
    assert_eq!(table.refused(open(first)), Refusal::NeedsKeycard);
    table.ok(Command::Take {
        who,
        piece: card,
        from: here,
    });
    table.ok(open(first));
    table.ok(open(second));
    assert_eq!(table.place(card), Place::with(who));
    assert!(table.state.doors.is_empty());
    // It stays open for everybody.
    table.commit(1, "Walk");
    step(&mut table, 1, 0, 1);
}

// covers: rule:keycard
#[test]
fn a_card_opens_no_door_from_afar() {
    let mut table = stage("E2 EM KCL KC").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let card = table.loot(Chit::Keycard, 0);
    let door = table.at(0, 2);
    table.give(card, 1);
    assert_eq!(
        table.refused(Command::OpenDoor {
            who: Who(1),
            space: door
        }),
        Refusal::NotAdjacent
    );
}

// covers: rule:keycard, rule:entrances-and-exits
#[test]
fn a_door_opens_from_its_entrance() {
    let mut table = stage("E2 KCL KC").act([(0, 0); 3], &[1, 1, 1]);
    let card = table.loot(Chit::Keycard, 0);
    let door = table.at(0, 1);
    table.give(card, 0);
    table.ok(Command::OpenDoor {
        who: Who(0),
        space: door,
    });
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 1);
}

// covers: rule:keycard, rule:escape-moves
#[test]
fn in_escape_a_door_costs_one_more_move() {
    let mut table = stage("E2 KCL KC").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    let card = table.loot(Chit::Keycard, 0);
    let (door, here) = (table.at(0, 1), table.at(0, 2));
    table.escape();
    table.set_ideas(0, 5);
    let dash = Command::Dash {
        who: Who(0),
        to: door,
    };
    assert_eq!(table.refused(dash), Refusal::NeedsKeycard);
    assert_eq!(
        table.refused(Command::OpenDoor {
            who: Who(0),
            space: door
        }),
        Refusal::WrongPhase
    );
    table.ok(Command::Take {
        who: Who(0),
        piece: card,
        from: here,
    });
    table.ok(dash);
    assert_eq!(table.ideas(0), 3);
    // For the next one it is open.
    let out = table.at(0, 0);
    table.ok(Command::Dash {
        who: Who(0),
        to: out,
    });
    table.set_ideas(1, 1);
    table.ok(Command::Dash {
        who: Who(1),
        to: door,
    });
    assert_eq!(table.ideas(1), 0);
}

// covers: rule:keycard, rule:usb-key
#[test]
fn keycards_and_usb_keys_come_out_of_the_bag_with_a_guard() {
    for (chit, guards) in [
        (Chit::Keycard, 1),
        (Chit::Usb, 1),
        (Chit::Jewel, 0),
        (Chit::Documents, 0),
    ] {
        let (bag, draw) = sure(chit);
        let mut table = stage("E2 EM SC").bag(bag).act([(0, 0); 3], &[1, 1, 1]);
        table.dealer.add_draws([draw]);
        table.commit(0, "Walk");
        step(&mut table, 0, 0, 1);
        let (piece, space) = (table.loot(chit, 0), table.at(0, 2));
        assert_eq!(table.place(piece), Place::on(space), "{chit:?}");
        assert_eq!(table.count(Token::Guard, 0, 2), guards, "{chit:?}");
    }
}

// covers: rule:usb-key, rule:loot-and-items
#[test]
fn a_usb_key_is_carried_and_handed_over_like_any_loot() {
    let mut table = stage("E2 EM USB").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    let (usb, here) = (table.loot(Chit::Usb, 0), table.at(0, 2));
    table.ok(Command::Take {
        who: Who(0),
        piece: usb,
        from: here,
    });
    table.ok(Command::Hand {
        who: Who(0),
        to: Who(1),
        piece: usb,
    });
    assert_eq!(table.place(usb), Place::with(Who(1)));
    table.ok(Command::Drop {
        who: Who(1),
        piece: usb,
        to: here,
    });
    assert_eq!(table.place(usb), Place::on(here));
}

// Tunnels

/// A board with tunnel spaces, in planning.
fn tunnels(map: &str, count: u8) -> Table {
    let mut stage = stage(map);
    stage.draft.tunnels = count;
    stage.plan()
}

/// The tunnel from this cell to this tile.
fn tunnel(table: &Table, cell: (i8, i8), tile: (i8, i8)) -> Command {
    let tile = table.at(tile.0, tile.1);
    let found = table
        .heist
        .scenario
        .tunnels
        .iter()
        .position(|tunnel| (tunnel.cell.row, tunnel.cell.col) == cell && tunnel.tile == tile);
    Command::Tunnel {
        tunnel: found.expect("such a tunnel") as u8,
    }
}

// covers: rule:tunnels
#[test]
fn a_tunnel_becomes_an_entrance_to_the_hex_of_choice() {
    for (chosen, other) in [(1, 3), (3, 1)] {
        let mut table = tunnels("E2 EM T EM", 1);
        let dig = tunnel(&table, (0, 2), (0, chosen));
        table.seat(1, dig);
        let entrance = table.heist.board().spare_exit(0);
        table.ok(Command::Start {
            who: Who(0),
            space: entrance,
        });
        for who in 1..3 {
            let space = table.at(0, 0);
            table.ok(Command::Start {
                who: Who(who),
                space,
            });
        }
        for who in 0..3 {
            table.state.crew[who].planned = table.heist.board().tiles();
        }
        table.dealer.add_rolls([1, 1, 1]);
        for seat in 0..3 {
            table.seat(seat, Command::Ready);
        }
        table.commit(0, "Walk");
        assert_eq!(blocked(&mut table, 0, 0, other), Refusal::NotAdjacent);
        step(&mut table, 0, 0, chosen);
    }
}

// covers: rule:tunnels
#[test]
fn two_entrances_do_not_share_a_tunnel_space() {
    let mut table = tunnels("E2 EM T EM T EM", 2);
    let first = tunnel(&table, (0, 2), (0, 1));
    let same = tunnel(&table, (0, 2), (0, 3));
    let other = tunnel(&table, (0, 4), (0, 3));
    table.seat(0, first);
    assert_eq!(table.seat_refused(0, same), Refusal::TunnelBlocked);
    table.seat(0, other);
    assert_eq!(table.state.spares, 2);
}

// covers: rule:tunnels
#[test]
fn no_more_tunnels_than_the_scenario_allows() {
    let mut table = tunnels("E2 EM T EM T EM", 1);
    let first = tunnel(&table, (0, 2), (0, 1));
    let other = tunnel(&table, (0, 4), (0, 5));
    table.seat(2, first);
    assert_eq!(table.seat_refused(0, other), Refusal::TunnelsUsed);
}

// covers: rule:tunnels, rule:entrances-and-exits
#[test]
fn a_tunnel_is_a_way_out_like_any_other() {
    let mut table = tunnels("E2 EM EM EM T", 1);
    let dig = tunnel(&table, (0, 4), (0, 3));
    table.seat(0, dig);
    let exit = table.heist.board().spare_exit(0);
    table.begin([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    assert_eq!(table.seat_refused(0, dig), Refusal::WrongPhase);
    table.escape();
    table.set_ideas(0, 1);
    table.ok(Command::Dash {
        who: Who(0),
        to: exit,
    });
    table.finish();
    assert_eq!(status(&table), [Status::Escaped; 3]);
}

// Safes

/// A safe at the end of a corridor.
fn safe(cracks: u8) -> Stage {
    stage("E2 EM EM S")
        .crew(["safecracker", "black-hat", "lookout"])
        .skills(0, ["bypass", "hurry"])
        .skills(1, ["wing-it", "linger"])
        .skills(2, ["bypass", "hurry"])
        .safe(Safe {
            cracks,
            chits: vec![Chit::Jewel],
            cash: 4,
            items: vec!["lucky-penny".into()],
        })
}

const CRACK: Command = Command::Crack { who: Who(0) };

// covers: rule:safecracking, item:safecracking-tools
#[test]
fn the_tools_crack_one_three_four_and_six() {
    let mut table = safe(9).act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(1, "Exploit");
    table.ok(Command::Grant {
        who: Who(1),
        to: Who(0),
        gift: Gift::Unlock,
    });
    table.commit(0, "Bump");
    let cracks: Vec<u8> = (0..4)
        .map(|_| {
            table.ok(CRACK);
            table.state.cracks
        })
        .collect();
    assert_eq!(cracks, [1, 3, 4, 6]);
    assert_eq!(table.refused(CRACK), Refusal::NoneLeft);
}

// covers: rule:safecracking, item:safecracking-tools
#[test]
fn cracks_add_up_over_rounds_and_characters() {
    let mut table = safe(9).act([(0, 3), (0, 0), (0, 3)], &[1, 1, 1]);
    table.commit(0, "Bump");
    table.ok(CRACK);
    table.end_round();
    // A new action begins to count anew.
    table.commit(0, "Bump");
    table.ok(CRACK);
    assert_eq!(table.state.cracks, 2);
    // The tools go to a friend, who has done nothing yet.
    let tools = table.item("safecracking-tools", 0);
    table.ok(Command::Hand {
        who: Who(0),
        to: Who(2),
        piece: tools,
    });
    table.commit(2, "Bump");
    table.ok(Command::Crack { who: Who(2) });
    assert_eq!(table.state.cracks, 3);
    assert_eq!(table.refused(CRACK), Refusal::NoTools);
}

// covers: rule:safecracking
#[test]
fn a_safe_is_cracked_on_its_hex_and_with_tools() {
    let mut table = safe(9).act([(0, 2), (0, 0), (0, 3)], &[1, 1, 1]);
    table.commit(0, "Bump");
    assert_eq!(table.refused(CRACK), Refusal::NoSafeHere);
    table.commit(2, "Bump");
    assert_eq!(
        table.refused(Command::Crack { who: Who(2) }),
        Refusal::NoTools
    );
    assert_eq!(
        table.refused(Command::Lend { who: Who(2) }),
        Refusal::NobodyWithTorch
    );
    let space = table.at(0, 3);
    assert_eq!(
        table.refused(Command::Unlock { who: Who(0), space }),
        Refusal::NothingToUnlock
    );
}

// covers: rule:safecracking
#[test]
fn an_opened_safe_gives_its_contents() {
    let mut table = safe(3).act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    let (jewel, penny) = (table.loot(Chit::Jewel, 0), table.item("lucky-penny", 0));
    let here = table.at(0, 3);
    let take = |piece| Command::Take {
        who: Who(0),
        piece,
        from: here,
    };
    table.commit(0, "Bump");
    table.ok(CRACK);
    assert_eq!(table.refused(take(jewel)), Refusal::NothingToTake);
    assert_eq!(table.refused(take(Piece::CASH)), Refusal::NothingToTake);
    table.ok(CRACK);
    assert!(table.told(Event::SafeOpened { space: here }));
    table.ok(take(jewel));
    table.ok(take(penny));
    table.ok(take(Piece::CASH));
    assert_eq!(table.state.crew[0].cash, 4);
    table.end_round();
    table.commit(0, "Bump");
    assert_eq!(table.refused(CRACK), Refusal::NoSafeHere);
}

/// A thief with the torch on the hex of a safe, and two neighbours who can pick locks.
fn torch(places: [(i8, i8); 3]) -> Table {
    let mut table = stage("E2 EM EM S")
        .crew(["thief", "angry-locksmith", "lookout"])
        .skills(0, ["bypass", "hurry"])
        .skills(1, ["bypass", "smash-n-grab"])
        .safe(Safe {
            cracks: 9,
            chits: Vec::new(),
            cash: 1,
            items: Vec::new(),
        })
        .act(places, &[1, 1, 1]);
    table.commit(0, "Bump");
    table.commit(1, "Bump");
    table
}

// covers: rule:safecracking, item:plasma-torch
#[test]
fn the_torch_cracks_one_for_each_unlock() {
    let mut table = torch([(0, 3), (0, 0), (0, 0)]);
    table.ok(CRACK);
    table.ok(CRACK);
    assert_eq!(table.state.cracks, 2);
}

// covers: rule:safecracking, item:plasma-torch
#[test]
fn neighbours_lend_unlocks_to_the_torch() {
    let lend = Command::Lend { who: Who(1) };
    let mut table = torch([(0, 3), (0, 2), (0, 0)]);
    table.ok(lend);
    table.teleport(1, 0, 3);
    table.ok(lend);
    assert_eq!(table.state.cracks, 2);
    assert_eq!(table.refused(lend), Refusal::NoneLeft);
    let mut far = torch([(0, 3), (0, 1), (0, 0)]);
    assert_eq!(far.refused(lend), Refusal::NotAdjacent);
    // The torch must be on the hex.
    let mut beside = torch([(0, 2), (0, 2), (0, 0)]);
    assert_eq!(beside.refused(lend), Refusal::NobodyWithTorch);
}

// covers: rule:safecracking, item:plasma-torch, item:safecracking-tools
#[test]
fn an_unlock_is_converted_by_tools_or_torch_but_not_by_both() {
    let mut table = torch([(0, 3), (0, 3), (0, 0)]);
    let tools = table.item("safecracking-tools", 0);
    table.give(tools, 0);
    table.ok(CRACK);
    table.ok(CRACK);
    assert_eq!(table.state.cracks, 3);
    // What others lend goes through the torch.
    table.ok(Command::Lend { who: Who(1) });
    table.ok(Command::Lend { who: Who(1) });
    assert_eq!(table.state.cracks, 5);
}

// covers: rule:safecracking, rule:remote-locks
#[test]
fn an_inmate_lends_no_unlocks() {
    let mut table = torch([(0, 3), (0, 2), (0, 0)]);
    let cell = table.at(0, 2);
    table.state.remote[0].insert(cell);
    assert_eq!(
        table.refused(Command::Lend { who: Who(1) }),
        Refusal::Imprisoned
    );
}

// covers: rule:safecracking, ability:black-hat/EXPLOIT
#[test]
fn unlocks_given_by_others_crack_unless_the_rules_say_otherwise() {
    let table = |allowed: bool| {
        let mut table = safe(9)
            .rules(|rules| rules.granted_unlocks_crack = allowed)
            .act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
        table.commit(1, "Exploit");
        table.ok(Command::Grant {
            who: Who(1),
            to: Who(0),
            gift: Gift::Unlock,
        });
        table.commit(0, "Walk");
        table
    };
    let mut lax = table(true);
    lax.ok(CRACK);
    lax.ok(CRACK);
    assert_eq!(lax.state.cracks, 3);
    let mut strict = table(false);
    assert_eq!(strict.refused(CRACK), Refusal::NoneLeft);
}
