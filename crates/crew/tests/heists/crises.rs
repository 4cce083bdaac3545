//! Every crisis card.

use crate::kit::*;
use crew::content::effect::Chit;
use crew::content::scenario::Safe;
use crew::rules::EmptyTile;
use crew::state::{End, Prompt, Token};
use crew::*;

/// A drawn board on which this crisis waits on top of the deck: it strikes at the end of the first round.
fn crisis(card: &str, map: &str) -> Stage {
    stage(map).deck(&format!("{card},M1,M1,M1,M1,M1,M1,M1,Z1"))
}

// C1

// covers: crisis:C1, rule:reinforcements
#[test]
fn reinforcements_reset_everything_around_their_point() {
    let map = "E2 EM RE EM EM
                 GP EM EM GP GP";
    let mut table = crisis("C1", map).act([(0, 0); 3], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 1);
    table.add(Token::SubduedDog, 1, 1);
    table.add(Token::OpenLock, 0, 3);
    table.add(Token::DisabledCamera, 1, 2);
    table.add(Token::SubduedGuard, 0, 4);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
    assert_eq!(table.count(Token::Dog, 1, 1), 1);
    assert_eq!(table.count(Token::Lock, 0, 3), 1);
    assert_eq!(table.count(Token::Camera, 1, 2), 1);
    // Two tiles away is too far.
    assert_eq!(table.count(Token::SubduedGuard, 0, 4), 1);
}

// covers: crisis:C1, rule:reinforcements
#[test]
fn reinforcements_fill_empty_tiles_and_their_own() {
    let mut table = crisis("C1", "E2 EM EM RE EM EM").act([(0, 0); 3], &[1, 1, 1]);
    let point = table.at(0, 3);
    table.end_round();
    assert!(table.told(Event::ReinforcementsArrived { space: point }));
    let guards: Vec<u8> = (1..6)
        .map(|col| table.count(Token::Guard, 0, col))
        .collect();
    assert_eq!(guards, [0, 1, 2, 1, 0]);
    assert!(table.state.reinforcements.is_empty());
}

// covers: crisis:C1, rule:reinforcements
#[test]
fn every_reinforcements_point_is_served() {
    let mut table = crisis("C1", "E2 EM RE EM EM RE").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    let guards: Vec<u8> = (1..6)
        .map(|col| table.count(Token::Guard, 0, col))
        .collect();
    assert_eq!(guards, [1, 2, 1, 1, 2]);
}

// covers: crisis:C1, rule:reinforcements
#[test]
fn a_tile_with_a_chit_is_not_empty() {
    let mut table = crisis("C1", "E2 EM LO RE CM EM").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 2), 0);
    assert_eq!(table.count(Token::Guard, 0, 4), 0);
    assert_eq!(table.count(Token::Lock, 0, 2), 1);
}

// covers: crisis:C1, rule:reinforcements
#[test]
fn an_unknown_tile_is_not_empty() {
    let mut table = crisis("C1", "E2 EM EM RE SC").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    let unknown = table.at(0, 4);
    assert!(table.state.unknown.contains(unknown));
    assert_eq!(table.count(Token::Guard, 0, 4), 0);
}

// covers: crisis:C1, rule:reinforcements
#[test]
fn characters_and_loot_do_not_fill_a_tile() {
    let mut table = crisis("C1", "E2 EM EM RE $2").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
    assert_eq!(table.count(Token::Guard, 0, 4), 1);
}

// covers: crisis:C1, rule:reinforcements, option:empty-tile
#[test]
fn by_the_strict_rule_only_bare_tiles_are_empty() {
    let map = "E2 EM EM RE $2
                 GP GP EM GP GP";
    let mut table = crisis("C1", map)
        .rules(|rules| rules.empty_tile = EmptyTile::Bare)
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 2), 0);
    assert_eq!(table.count(Token::Guard, 0, 4), 0);
    assert_eq!(table.count(Token::Guard, 1, 2), 1);
}

// covers: crisis:C1, rule:reinforcements, rule:security-chits
#[test]
fn reinforcements_switch_cameras_on_over_characters() {
    let mut table = crisis("C1", "E2 EM RE").act([(0, 1), (0, 1), (0, 0)], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 1);
    table.end_round();
    assert_eq!(table.state.count.alerts_by_cameras, 2);
}

// covers: crisis:C1, rule:reinforcements, rule:entrances-and-exits
#[test]
fn a_guard_at_an_entrance_beside_the_point_wakes_but_no_new_one_comes() {
    for (there, guards) in [(true, 1), (false, 0)] {
        let mut table = crisis("C1", "E2 RE EM").act([(0, 2); 3], &[1, 1, 1]);
        if there {
            table.add(Token::SubduedGuard, 0, 0);
        }
        table.end_round();
        assert_eq!(table.count(Token::Guard, 0, 0), guards);
    }
}

// covers: crisis:C1, ability:operative/pressure-points
#[test]
fn pressure_points_keep_guards_down_when_reinforcements_come() {
    let mut table = crisis("C1", "E2 EM EM RE EM")
        .crew(["operative", "burglar", "lookout"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 2);
    table.add(Token::SubduedGuard, 0, 4);
    table.end_round();
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 1);
    assert_eq!(table.count(Token::Guard, 0, 4), 1);
}

// C2

// covers: crisis:C2, rule:watchtower
#[test]
fn the_watchtower_sees_along_all_six_lines() {
    let map = "GP EM EM EM GP
                 GP EM EM GP GP
                E2 EM WT EM GP
                 GP EM EM GP GP";
    for (row, col, seen) in [
        (2, 1, true),
        (2, 3, true),
        (1, 1, true),
        (1, 2, true),
        (3, 1, true),
        (3, 2, true),
        // Straight on up: the lines go on to the edge, and only they.
        (0, 1, true),
        (0, 3, true),
        (0, 2, false),
    ] {
        let mut table = crisis("C2", map).act([(row, col), (2, 0), (2, 0)], &[1, 1, 1]);
        table.end_round();
        assert_eq!(
            table.count(Token::Guard, row, col),
            u8::from(seen),
            "row {row}, column {col}"
        );
    }
}

// covers: crisis:C2, rule:watchtower
#[test]
fn the_watchtower_does_not_see_outdoors() {
    let mut table = crisis("C2", "E2 EM EM WT").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 0), 0);
    assert_eq!(table.state.tokens.total(Chit::Guard), 0);
}

// covers: crisis:C2, rule:watchtower
#[test]
fn one_guard_comes_for_a_whole_group() {
    let mut table = crisis("C2", "E2 EM EM WT").act([(0, 1); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: crisis:C2, rule:watchtower
#[test]
fn a_character_on_the_tower_takes_it_down() {
    let mut table = crisis("C2", "E2 EM WT EM").act([(0, 2), (0, 1), (0, 3)], &[1, 1, 1]);
    let tower = table.at(0, 2);
    table.end_round();
    assert!(table.told(Event::TowerRemoved { space: tower }));
    assert!(table.state.towers.is_empty());
    assert_eq!(table.state.tokens.total(Chit::Guard), 0);
}

// covers: crisis:C2, rule:watchtower
#[test]
fn another_tower_still_sees_the_fallen_one() {
    let mut table = crisis("C2", "E2 WT EM EM WT").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let standing = table.at(0, 4);
    table.end_round();
    assert_eq!(table.state.towers.first(), Some(standing));
    assert_eq!(table.state.towers.len(), 1);
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: crisis:C2, rule:watchtower, option:sweep-once-a-hex
#[test]
fn two_towers_send_one_guard_to_a_hex() {
    let towers = |once: bool| {
        let mut table = crisis("C2", "E2 WT EM EM WT")
            .rules(|rules| rules.sweep_once_a_hex = once)
            .act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
        table.end_round();
        table.count(Token::Guard, 0, 3)
    };
    assert_eq!(towers(true), 1);
    assert_eq!(towers(false), 2);
}

// covers: crisis:C2, rule:watchtower, rule:gaps
#[test]
fn the_watchtower_sees_over_gaps_unless_the_rules_say_otherwise() {
    let guards = |over_gaps: bool| {
        let map = "E2 EM EM GP WT
                     GP GP EM EM GP";
        let mut table = crisis("C2", map)
            .rules(|rules| rules.watchtower_sees_over_gaps = over_gaps)
            .act([(0, 1), (1, 3), (0, 0)], &[1, 1, 1]);
        table.end_round();
        (
            table.count(Token::Guard, 0, 1),
            table.count(Token::Guard, 1, 3),
        )
    };
    assert_eq!(guards(true), (1, 1));
    assert_eq!(guards(false), (0, 1));
}

// covers: crisis:C2, rule:watchtower
#[test]
fn locks_do_not_block_the_view() {
    let mut table = crisis("C2", "E2 EM LO WT").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: crisis:C2, rule:watchtower
#[test]
fn every_sweep_adds_another_guard() {
    let mut table = crisis("C2,C2", "E2 EM EM WT").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.played(), ["M1", "C2", "C2"]);
    assert_eq!(table.count(Token::Guard, 0, 1), 2);
}

// C3

// covers: crisis:C3, rule:lockdown-gates
#[test]
fn shut_the_gate_closes_one_gate() {
    let mut table = crisis("C3", "E2 EM GA GB").act([(0, 0); 3], &[1, 1, 1]);
    let (first, second) = (table.at(0, 2), table.at(0, 3));
    table.end_round();
    assert!(!table.state.present.contains(first));
    assert!(table.state.present.contains(second));
}

// C4

// covers: crisis:C4
#[test]
fn loot_on_the_floor_is_locked_up() {
    let mut table = crisis("C4", "E2 EM $2 JW PP USB KC I")
        .items(&["lucky-penny"])
        .act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    let locks: Vec<u8> = (1..8).map(|col| table.count(Token::Lock, 0, col)).collect();
    assert_eq!(locks, [0, 1, 1, 1, 1, 1, 1]);
}

// covers: crisis:C4
#[test]
fn loot_in_hand_is_not_locked_up() {
    let mut table = crisis("C4", "E2 EM JW $1").act([(0, 2), (0, 3), (0, 0)], &[1, 1, 1]);
    let (jewel, here) = (table.loot(Chit::Jewel, 0), table.at(0, 2));
    table.ok(Command::Take {
        who: Who(0),
        piece: jewel,
        from: here,
    });
    table.end_round();
    assert_eq!(table.count(Token::Lock, 0, 2), 0);
    // Standing on loot does not count as holding it.
    assert_eq!(table.count(Token::Lock, 0, 3), 1);
}

// covers: crisis:C4, rule:safecracking
#[test]
fn a_closed_safe_is_not_locked_up() {
    let safe = Safe {
        cracks: 1,
        chits: vec![Chit::Jewel],
        cash: 3,
        items: Vec::new(),
    };
    let lock = |open: bool| {
        let mut table = crisis("C4", "E2 EM S")
            .crew(["safecracker", "burglar", "lookout"])
            .safe(safe.clone())
            .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
        table.commit(0, "Pick II");
        if open {
            table.ok(Command::Crack { who: Who(0) });
        }
        table.end_round();
        table.count(Token::Lock, 0, 2)
    };
    assert_eq!(lock(false), 0);
    assert_eq!(lock(true), 1);
}

// covers: crisis:C4
#[test]
fn a_hex_gets_one_lock_for_all_its_loot() {
    let mut table = crisis("C4", "E2 EM JW").act([(0, 0); 3], &[1, 1, 1]);
    let space = table.at(0, 2);
    table.state.cash_on[space.index()] = 2;
    table.end_round();
    assert_eq!(table.count(Token::Lock, 0, 2), 1);
}

// C5

// covers: crisis:C5, rule:non-player-characters
#[test]
fn panic_turns_the_card_for_good() {
    let mut table = crisis("C5", "E2 EM MW EM")
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    assert_eq!(table.offers(4), ["Crawl", "Pause"]);
    table.end_round();
    assert!(table.told(Event::Panicked));
    assert_eq!(table.offers(4), ["Run", "Hesitate"]);
    table.end_round();
    assert_eq!(table.offers(4), ["Run", "Hesitate"]);
}

// C6

/// Three characters around a kennel, all at different distances.
const AROUND_THE_KENNEL: &str = "E2 EM EM EM EM DK EM EM EM EM
                                   GP GP GP GP EM GP GP GP GP GP
                                  GP GP GP GP EM GP GP GP GP GP";

// covers: crisis:C6, rule:guard-dogs
#[test]
fn three_hounds_find_three_characters() {
    let mut table = crisis("C6", AROUND_THE_KENNEL).act([(0, 1), (0, 8), (2, 4)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
    assert_eq!(table.count(Token::Dog, 0, 8), 1);
    assert_eq!(table.count(Token::Dog, 2, 4), 1);
    assert_eq!(table.state.tokens.total(Chit::Dog), 3);
}

// covers: crisis:C6, rule:guard-dogs
#[test]
fn hounds_run_three_hexes_and_no_further() {
    let mut table =
        crisis("C6", "E2 DK EM EM EM EM EM EM EM EM").act([(0, 6), (0, 8), (0, 9)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 4), 3);
}

// covers: crisis:C6, rule:guard-dogs
#[test]
fn a_hound_on_its_way_jumps_on_whomever_it_meets() {
    let mut table =
        crisis("C6", "E2 EM DK EM EM EM EM EM EM").act([(0, 0), (0, 5), (0, 6)], &[1, 1, 1]);
    table.end_round();
    // One goes for the character outdoors and stays inside; the one for the far character meets the near one.
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
    assert_eq!(table.count(Token::Dog, 0, 5), 2);
    assert_eq!(table.count(Token::Dog, 0, 0), 0);
}

// covers: crisis:C6, rule:guard-dogs
#[test]
fn the_team_chooses_between_equally_near_characters() {
    let mut table =
        crisis("C6", "E2 EM EM EM DK EM EM EM EM").act([(0, 2), (0, 6), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::Prey));
    assert_eq!(
        table.refused(Command::Pick { who: Who(2) }),
        Refusal::NotAnAnswer
    );
    table.seat(2, Command::Pick { who: Who(1) });
    // The second hound takes the other one, the third the last; it meets the first character on its way.
    assert_eq!(table.prompt(), None);
    assert_eq!(table.count(Token::Dog, 0, 6), 1);
    assert_eq!(table.count(Token::Dog, 0, 2), 2);
}

// covers: crisis:C6, rule:guard-dogs
#[test]
fn hounds_without_an_own_prey_take_the_nearest() {
    let mut table = crisis("C6", "E2 DK EM EM EM EM").act([(0, 5), (0, 0), (0, 0)], &[1, 1, 1]);
    table.state.crew[1].status = Status::Busted;
    table.state.crew[2].status = Status::Busted;
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 5), 3);
}

// covers: crisis:C6, rule:guard-dogs
#[test]
fn the_team_chooses_between_equally_short_ways() {
    let map = "E2 DK EM EM EM GP
                 GP EM EM EM EM GP";
    let mut table = crisis("C6", map).act([(1, 4), (0, 0), (0, 0)], &[1, 1, 1]);
    table.state.crew[1].status = Status::Busted;
    table.state.crew[2].status = Status::Busted;
    table.end_round();
    let (upper, lower) = (table.at(0, 2), table.at(1, 1));
    assert_eq!(table.prompt(), Some(Prompt::DogRuns));
    assert!(
        table.state.questions.choice.contains(upper)
            && table.state.questions.choice.contains(lower)
    );
    assert_eq!(table.refused(Command::Decline), Refusal::NotAnAnswer);
    table.ok(Command::Choose { space: lower });
    assert_eq!(table.count(Token::Dog, 0, 2), 0);
    assert_eq!(table.count(Token::Dog, 1, 3), 1);
}

// covers: crisis:C6, rule:guard-dogs
#[test]
fn without_a_kennel_no_hound_comes() {
    let mut table = crisis("C6", "E2 EM EM EM EM").act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.played(), ["M1", "C6"]);
    assert_eq!(table.state.tokens.total(Chit::Dog), 0);
}

// covers: crisis:C6, rule:guard-dogs, option:dog-pair-is-kennel
#[test]
fn by_rule_a_pair_of_dogs_marks_the_kennel() {
    let mut table = crisis("C6", "E2 EM EM EM EM EM GDGD")
        .rules(|rules| rules.dog_pair_is_kennel = true)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.state.crew[1].status = Status::Busted;
    table.state.crew[2].status = Status::Busted;
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 6), 2);
    assert_eq!(table.count(Token::Dog, 0, 3), 3);
}

// covers: crisis:C6, rule:guard-dogs, option:dogs-ignore-locks
#[test]
fn hounds_run_over_locked_tiles_unless_the_rules_say_otherwise() {
    let reached = |ignore: bool| {
        let mut table = crisis("C6", "E2 DK LO EM EM")
            .rules(|rules| rules.dogs_ignore_locks = ignore)
            .act([(0, 4), (0, 0), (0, 0)], &[1, 1, 1]);
        table.state.crew[1].status = Status::Busted;
        table.state.crew[2].status = Status::Busted;
        table.end_round();
        table.count(Token::Dog, 0, 4)
    };
    assert_eq!(reached(true), 3);
    assert_eq!(reached(false), 0);
}

// covers: crisis:C6, rule:guard-dogs, rule:remote-locks
#[test]
fn the_team_may_keep_a_hound_out_of_a_remote_lock() {
    let mut table = crisis("C6", "E2 DK EM RX EM SX").act([(0, 4), (0, 0), (0, 0)], &[1, 1, 1]);
    table.state.crew[1].status = Status::Busted;
    table.state.crew[2].status = Status::Busted;
    table.end_round();
    let cell = table.at(0, 3);
    assert_eq!(table.prompt(), Some(Prompt::DogRuns));
    table.ok(Command::Decline);
    assert_eq!(table.count(Token::Dog, 0, 3), 0);
    // The next one may go through.
    assert_eq!(table.prompt(), Some(Prompt::DogRuns));
    table.ok(Command::Choose { space: cell });
    assert_eq!(table.prompt(), Some(Prompt::DogRuns));
    table.ok(Command::Decline);
    assert_eq!(table.count(Token::Dog, 0, 2), 2);
    assert_eq!(table.count(Token::Dog, 0, 4), 1);
}

// Z1 and Z2

// covers: crisis:Z1, rule:sound-the-alarm
#[test]
fn the_alarm_starts_escape() {
    let mut table = stage("E2 EM EM").deck("M1,Z1").act([(0, 2); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.played(), ["M1", "Z1"]);
    assert!(table.told(Event::EscapeBegan));
    assert_eq!(table.state.phase, Phase::Escape);
}

// covers: crisis:Z1, rule:crisis-queue
#[test]
fn crises_queued_before_the_alarm_happen_before_it() {
    let mut table = stage("E2 EM EM WT")
        .deck("M1,C2,Z1")
        .act([(0, 1); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.played(), ["M1", "C2", "Z1"]);
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: crisis:Z1, rule:lockdown-gates
#[test]
fn the_alarm_closes_the_gates_that_are_left() {
    let mut table = stage("E2 EM GA GB")
        .deck("M1,Z1")
        .act([(0, 1), (0, 2), (0, 3)], &[1, 1, 1]);
    table.end_round();
    let status: Vec<Status> = (0..3).map(|who| table.state.crew[who].status).collect();
    assert_eq!(status, [Status::Active, Status::Busted, Status::Busted]);
}

// covers: crisis:Z2, rule:lockdown-gates
#[test]
fn full_lockdown_closes_every_gate_in_order_and_starts_escape() {
    let mut table = stage("E2 EM GD GC GB GA")
        .deck("M1,Z2")
        .act([(0, 1), (0, 2), (0, 5)], &[1, 1, 1]);
    let gates: Vec<_> = (2..6).rev().map(|col| table.at(0, col)).collect();
    table.end_round();
    let closed = table.events.iter().filter_map(|event| match event {
        Event::GateClosed { space } => Some(*space),
        _ => None,
    });
    assert_eq!(closed.collect::<Vec<_>>(), gates);
    let status: Vec<Status> = (0..3).map(|who| table.state.crew[who].status).collect();
    assert_eq!(status, [Status::Active, Status::Busted, Status::Busted]);
    while let Some(Prompt::Replan { seat, .. }) = table.prompt() {
        table.seat(seat, Command::Decline);
    }
    assert_eq!(table.state.phase, Phase::Escape);
}

// covers: crisis:Z2, rule:losing-a-heist
#[test]
fn a_full_lockdown_can_end_the_heist() {
    let mut table = stage("E2 EM GA").deck("M1,Z2").act([(0, 2); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.phase, Phase::Over);
    assert_eq!(table.state.end, End::Failure);
}

// The queue

// covers: rule:crisis-queue, rule:crises
#[test]
fn an_alert_never_discards_a_crisis() {
    let mut table = stage("E2 EM CM")
        .deck("M1,C5,C2,M1,M1,M1,Z1")
        .act([(0, 1); 3], &[1, 1, 1]);
    table.commit(0, "Walk");
    let camera = table.at(0, 2);
    table.ok(Command::Move {
        who: Who(0),
        to: camera,
    });
    assert_eq!(table.queue(), ["C5", "C2"]);
    assert_eq!(table.deck(), ["M1", "M1", "M1", "Z1"]);
    table.end_round();
    assert!(table.queue().is_empty());
}

// covers: rule:crisis-queue, option:late-crises-same-phase
#[test]
fn a_crisis_uncovered_by_a_crisis_waits_only_by_rule() {
    let panicked = |same_phase: bool| {
        // Walk, Walk and Run make four noise: one alert. The camera of C1 raises the next.
        let mut table = stage("E2 EM RE")
            .deck("C1,M1,M1,M1,C5,M1,M1,M1,Z1")
            .rules(|rules| rules.late_crises_same_phase = same_phase)
            .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.add(Token::DisabledCamera, 0, 1);
        table.end_round();
        let first = table.state.npc_panicked;
        table.end_round();
        (first, table.state.npc_panicked)
    };
    assert_eq!(panicked(true), (true, true));
    assert_eq!(panicked(false), (false, true));
}

// covers: rule:crisis-queue, rule:active-event, option:crisis-under-active-event-now
#[test]
fn a_crisis_under_the_active_event_waits_only_by_rule() {
    let panicked = |now: bool| {
        let mut table = stage("E2 EM")
            .deck("M1,C5,M1,M1,M1,M1,Z1")
            .rules(|rules| rules.crisis_under_active_event_now = now)
            .act([(0, 0); 3], &[1, 1, 1]);
        table.commit(1, "Pause");
        table.end_round();
        let first = table.state.npc_panicked;
        table.end_round();
        (first, table.state.npc_panicked)
    };
    assert_eq!(panicked(true), (true, true));
    assert_eq!(panicked(false), (false, true));
}
