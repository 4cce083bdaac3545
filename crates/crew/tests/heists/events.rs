//! Every event card: what it does, and when it does nothing.

use crate::kit::*;
use crew::content::effect::Chit;
use crew::content::scenario::{Bag, Goal, Safe};
use crew::state::{Place, Prompt, Token};
use crew::*;

/// A deck that begins with this card, and a crew whose three walks stay below the first alert.
fn night(map: &str, card: &str) -> Stage {
    stage(map)
        .crew(["thug", "burglar", "pickpocket"])
        .deck(&format!("{card},M1,M1,M1,M1,M1,M1,Z1"))
}

/// The same with a Technician in seat 2, who can loop the footage.
fn filmed(map: &str, card: &str) -> Stage {
    night(map, card).crew(["thug", "burglar", "technician"])
}

/// What the card brought before the next round began.
fn brought(table: &Table) -> &[Event] {
    let events = &table.events;
    let active = |event: &Event| matches!(event, Event::EventActive { .. });
    let from = events.iter().position(active).expect("an active event") + 1;
    let round = |event: &Event| matches!(event, Event::RoundBegan { .. });
    let rest = &events[from..];
    let to = rest.iter().position(round).unwrap_or(rest.len());
    &rest[..to]
}

/// The card neither did nor asked anything.
fn nothing_came(table: &Table) -> bool {
    brought(table).is_empty() && table.prompt().is_none()
}

fn set_ideas(table: &mut Table, ideas: [u8; 3]) {
    for (who, ideas) in (0..).zip(ideas) {
        table.set_ideas(who, ideas);
    }
}

fn ideas(table: &Table) -> [u8; 3] {
    [0, 1, 2].map(|who| table.ideas(who))
}

/// Picks something up where the character stands.
fn take(table: &mut Table, who: u8, piece: Piece) {
    let from = table.state.crew[who as usize].at;
    table.ok(Command::Take {
        who: Who(who),
        piece,
        from,
    });
}

fn choose(table: &mut Table, seat: u8, row: i8, col: i8) {
    let space = table.at(row, col);
    table.seat(seat, Command::Choose { space });
}

fn where_is(table: &Table, token: Token) -> Vec<board::Space> {
    table.state.tokens.on(token).iter().collect()
}

/// Takes all planning tokens off the board, so that no question comes from closing gates.
fn forget_plans(table: &mut Table) {
    for member in &mut table.state.crew {
        member.planned = board::SpaceSet::EMPTY;
    }
}

// Event 1

// covers: event:1, rule:take-from-supply
#[test]
fn hidden_cameras_put_three_cameras_into_the_bag() {
    let mut table = night("E2 EM CM", "1")
        .bag(Bag {
            cameras: 1,
            guards: 2,
            ..Default::default()
        })
        .act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.in_bag(Chit::Camera), 4);
    assert_eq!(table.state.bag_size(), 6);
    assert_eq!(
        brought(&table),
        [Event::BagFilled {
            chit: Chit::Camera,
            count: 3
        }]
    );
}

// covers: event:1, rule:take-from-supply
#[test]
fn with_a_limited_supply_the_bag_gets_only_the_cameras_that_are_left() {
    let mut table = night("E2 EM", "1")
        .bag(Bag {
            cameras: 13,
            ..Default::default()
        })
        .rules(|rules| rules.supply_is_limited = true)
        .act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.in_bag(Chit::Camera), 15);
}

// Event 2

// covers: event:2, rule:entrances-and-exits
#[test]
fn a_crowded_entrance_costs_two_alerts() {
    let mut table = night("E2 EM E5", "2").act([(0, 0), (0, 0), (0, 2)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.count.alerts_by_events, 2);
    assert_eq!(table.deck(), ["M1", "M1", "M1", "M1", "Z1"]);
}

// covers: event:2
#[test]
fn a_third_character_on_the_entrance_costs_no_more() {
    let mut table = night("E2 EM E5", "2").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.alerts(), 2);
}

// covers: event:2
#[test]
fn every_crowded_entrance_counts() {
    let mut table = night("E2 EM E5", "2")
        .crew(["thug", "burglar", "pickpocket", "angry-locksmith"])
        .act([(0, 0), (0, 2), (0, 0), (0, 2)], &[1, 1, 1, 1]);
    table.commit(1, "Pause");
    table.end_round();
    assert_eq!(table.alerts(), 4);
}

// covers: event:2
#[test]
fn a_crowd_on_a_hex_is_no_crowded_entrance() {
    let mut table = night("E2 EM E5", "2").act([(0, 1), (0, 1), (0, 2)], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:2, rule:non-player-characters
#[test]
fn a_freed_prisoner_crowds_the_entrance_too() {
    let mut table = night("E2 EM MW", "2")
        .npc("prisoner", 0)
        .act([(0, 0), (0, 1), (0, 1)], &[1, 1, 1, 1]);
    table.teleport(4, 0, 0);
    table.end_round();
    assert_eq!(table.alerts(), 2);
}

// covers: event:2, rule:tunnels
#[test]
fn a_tunnel_is_an_entrance_like_any_other() {
    let mut stage = night("E2 EM T", "2");
    stage.draft.tunnels = 1;
    let mut table = stage.plan();
    table.seat(0, Command::Tunnel { tunnel: 0 });
    let opened = |event: &Event| match *event {
        Event::TunnelOpened { space } => Some(space),
        _ => None,
    };
    let tunnel = table.events.iter().find_map(opened).expect("an entrance");
    let door = table.at(0, 0);
    for (who, space) in (0..).map(Who).zip([tunnel, tunnel, door]) {
        table.ok(Command::Start { who, space });
    }
    table.dealer.add_rolls([1, 1, 1]);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    table.end_round();
    assert_eq!(table.alerts(), 2);
}

// Event 3

// covers: event:3
#[test]
fn a_reflection_gives_a_character_beside_a_camera_away() {
    let mut table = night("E2 EM CM EM EM", "3").act([(0, 1), (0, 0), (0, 4)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.count.alerts_by_events, 1);
}

// covers: event:3
#[test]
fn several_characters_in_the_reflection_cost_one_alert() {
    let mut table = night("E2 EM CM EM CM", "3").act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.alerts(), 1);
}

// covers: event:3, rule:the-board
#[test]
fn under_the_camera_there_is_no_reflection() {
    let mut table = night("E2 EM CM EM EM", "3").act([(0, 2), (0, 0), (0, 4)], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:3
#[test]
fn a_disabled_camera_reflects_nobody() {
    let mut table = night("E2 EM EM EM", "3").act([(0, 1), (0, 0), (0, 3)], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:3, rule:entrances-and-exits
#[test]
fn the_reflection_reaches_the_entrance() {
    let mut table = night("E2 CM EM EM", "3").act([(0, 0), (0, 3), (0, 3)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.alerts(), 1);
}

// covers: event:3, rule:non-player-characters
#[test]
fn a_prisoner_who_is_not_free_is_nobody_yet() {
    let mut table = night("E2 EM EM RXM CM SX", "3")
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:3, ability:technician/LOOP FOOTAGE
#[test]
fn looped_footage_shows_no_reflection() {
    let mut table = filmed("E2 EM CM EM", "3").act([(0, 1), (0, 1), (0, 3)], &[1, 1, 1]);
    table.commit(2, "Loop Footage");
    table.end_round();
    assert!(nothing_came(&table));
    assert!(!table.state.footage);
}

// Event 4

// covers: event:4
#[test]
fn suspicious_guards_notice_whoever_is_beside_them_once() {
    let mut table = night("E2 EM GU EM GU", "4").act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.count.alerts_by_events, 1);
}

// covers: event:4
#[test]
fn a_guard_on_the_own_tile_is_not_beside_anyone() {
    let mut table = night("E2 EM GU EM EM", "4").act([(0, 2), (0, 0), (0, 4)], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:4
#[test]
fn a_subdued_guard_suspects_nothing() {
    let mut table = night("E2 EM EM", "4").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:4, rule:guard-dogs
#[test]
fn a_dog_busy_with_one_character_suspects_the_next() {
    let mut table = night("E2 EM DO EM", "4").act([(0, 2), (0, 1), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.alerts(), 1);
}

// Event 5

// covers: event:5
#[test]
fn guards_beside_a_character_lock_themselves_in() {
    let mut table =
        night("E2 EM G2 EM GU EM GU EM EM", "5").act([(0, 3), (0, 0), (0, 8)], &[1, 1, 1]);
    table.end_round();
    // One lock a tile, however many guards; the far guard does nothing.
    assert_eq!(
        [2, 4, 6].map(|col| table.count(Token::Lock, 0, col)),
        [1, 1, 0]
    );
}

// covers: event:5
#[test]
fn a_guard_with_company_or_in_ties_locks_nothing() {
    let mut table = night("E2 EM GU EM EM EM", "5").act([(0, 2), (0, 0), (0, 4)], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 5);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:5
#[test]
fn three_guards_lock_three_tiles_without_a_question() {
    let mut table = night("E2 GU EM GU GU EM EM", "5").act([(0, 2), (0, 2), (0, 5)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(
        [1, 3, 4].map(|col| table.count(Token::Lock, 0, col)),
        [1, 1, 1]
    );
}

// covers: event:5
#[test]
fn of_more_than_three_guards_the_team_chooses_three() {
    let mut table = night("E2 GU EM GU GU EM GU", "5").act([(0, 2), (0, 2), (0, 5)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(
        table.prompt(),
        Some(Prompt::WhichTiles {
            chit: Chit::Lock,
            left: 3
        })
    );
    choose(&mut table, 2, 0, 1);
    let again = table.at(0, 1);
    assert_eq!(
        table.seat_refused(1, Command::Choose { space: again }),
        Refusal::NotAnAnswer
    );
    choose(&mut table, 1, 0, 4);
    choose(&mut table, 0, 0, 6);
    assert_eq!(table.prompt(), None);
    assert_eq!(
        [1, 3, 4, 6].map(|col| table.count(Token::Lock, 0, col)),
        [1, 0, 1, 1]
    );
}

// Event 6

// covers: event:6, rule:take-from-supply
#[test]
fn two_locks_go_into_the_bag() {
    let mut table = night("E2 EM", "6").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(
        brought(&table),
        [Event::BagFilled {
            chit: Chit::Lock,
            count: 2
        }]
    );
    assert_eq!(table.state.in_bag(Chit::Lock), 2);
}

// Event 7

/// A hex all around one in the middle, at row 1, column 2.
const FLOWER: &str = "
    GP GP GA EM
    E2 EM EM EM
    GP GP EM EM";

// covers: event:7, rule:external
#[test]
fn shadows_in_the_window_show_whoever_is_at_the_outer_wall_once() {
    let mut table = night(FLOWER, "7").act([(1, 1), (0, 3), (1, 2)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.count.alerts_by_events, 1);
}

// covers: event:7, rule:external
#[test]
fn no_window_in_the_middle_nor_out_in_the_street() {
    let mut table = night(FLOWER, "7").act([(1, 2), (1, 2), (1, 0)], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:7, event:G1, rule:lockdown-gates, rule:external
#[test]
fn a_closed_gate_makes_an_outer_wall() {
    let mut table = night(FLOWER, "G1,7").act([(1, 2), (1, 2), (1, 0)], &[1, 1, 1]);
    forget_plans(&mut table);
    table.end_round();
    assert_eq!(table.alerts(), 0);
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.played(), ["7"]);
    assert_eq!(table.state.count.alerts_by_events, 1);
}

// Event 8

// covers: event:8
#[test]
fn disabled_cameras_beside_each_other_reboot() {
    let mut table = night("E2 EM EM EM EM EM EM", "8").act([(0, 0); 3], &[1, 1, 1]);
    for col in [2, 3, 4, 6] {
        table.add(Token::DisabledCamera, 0, col);
    }
    table.end_round();
    assert_eq!(
        [2, 3, 4].map(|col| table.count(Token::Camera, 0, col)),
        [1, 1, 1]
    );
    assert_eq!(table.count(Token::DisabledCamera, 0, 6), 1);
    assert_eq!(table.alerts(), 0);
}

// covers: event:8
#[test]
fn two_disabled_cameras_on_one_tile_are_not_beside_each_other() {
    let mut table = night("E2 EM EM CM", "8").act([(0, 0); 3], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 2);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:8, rule:security-chits
#[test]
fn each_rebooted_camera_sees_each_character_on_its_tile() {
    let mut table = night("E2 EM EM EM", "8").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 2);
    table.add(Token::DisabledCamera, 0, 2);
    table.add(Token::DisabledCamera, 0, 3);
    table.end_round();
    assert_eq!(table.count(Token::Camera, 0, 2), 2);
    assert_eq!(table.state.count.alerts_by_cameras, 4);
    assert_eq!(table.alerts(), 4);
}

// covers: event:8, ability:technician/LOOP FOOTAGE
#[test]
fn cameras_reboot_onto_looped_footage() {
    let mut table = filmed("E2 EM EM EM", "8").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 2);
    table.add(Token::DisabledCamera, 0, 3);
    table.commit(2, "Loop Footage");
    table.end_round();
    assert_eq!(table.count(Token::Camera, 0, 2), 1);
    assert_eq!(table.alerts(), 0);
}

// Event 9

// covers: event:9
#[test]
fn a_camera_beside_a_character_doubles() {
    let mut table = night("E2 EM CM EM C2 EM CM EM", "9").act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
    table.end_round();
    // One more each, whether there are several characters or cameras; the far one stays single.
    assert_eq!(
        [2, 4, 6].map(|col| table.count(Token::Camera, 0, col)),
        [2, 3, 1]
    );
}

// covers: event:9
#[test]
fn a_doubled_camera_does_not_see_who_already_stands_there() {
    let mut table = night("E2 EM CM EM", "9").act([(0, 2), (0, 1), (0, 1)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Camera, 0, 2), 2);
    assert_eq!(table.alerts(), 0);
}

// covers: event:9
#[test]
fn a_camera_nobody_stands_beside_stays_single() {
    let mut table = night("E2 EM EM CM EM", "9").act([(0, 3), (0, 0), (0, 1)], &[1, 1, 1]);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// Event 10

// covers: event:10
#[test]
fn a_guard_and_a_camera_raise_suspicion_each() {
    let mut table = night("E2 EM 2GC EM", "10").act([(0, 1), (0, 3), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.alerts(), 2);
}

// covers: event:10
#[test]
fn only_guards_or_only_cameras_raise_suspicion_once() {
    for map in ["E2 EM GU EM GU", "E2 EM CM EM CM"] {
        let mut table = night(map, "10").act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
        table.end_round();
        assert_eq!(table.alerts(), 1, "{map}");
    }
}

// covers: event:10
#[test]
fn far_from_guards_and_cameras_nobody_is_suspected() {
    let mut table = night("E2 EM EM 2GC", "10").act([(0, 3), (0, 1), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:10, ability:technician/LOOP FOOTAGE
#[test]
fn looped_footage_leaves_the_guards_suspicious() {
    let mut table = filmed("E2 EM 2GC EM", "10").act([(0, 1), (0, 3), (0, 0)], &[1, 1, 1]);
    table.commit(2, "Loop Footage");
    table.end_round();
    assert_eq!(table.alerts(), 1);
}

// Event 11

// covers: event:11
#[test]
fn opened_locks_beside_a_character_snap_shut() {
    let mut table = night("E2 EM EM EM EM EM", "11").act([(0, 1), (0, 1), (0, 0)], &[1, 1, 1]);
    table.add(Token::OpenLock, 0, 2);
    table.add(Token::OpenLock, 0, 2);
    table.add(Token::OpenLock, 0, 4);
    table.end_round();
    assert_eq!(table.count(Token::Lock, 0, 2), 2);
    assert_eq!(table.count(Token::OpenLock, 0, 4), 1);
}

// covers: event:11
#[test]
fn the_lock_under_a_character_stays_open() {
    let mut table = night("E2 EM EM EM", "11").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::OpenLock, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
    assert_eq!(table.count(Token::OpenLock, 0, 2), 1);
}

// Event 12

// covers: event:12, rule:no-alphas
#[test]
fn the_one_on_the_subdued_guard_decides_about_the_blabbing() {
    let mut table = night("E2 EM EM", "12").act([(0, 1), (0, 2), (0, 2)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 0, 0]);
    table.add(Token::SubduedGuard, 0, 2);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::IdeaForNoise { who: Who(1) }));
    assert_eq!(
        table.seat_refused(2, Command::Accept),
        Refusal::NotYourQuestion
    );
    table.seat(1, Command::Decline);
    assert_eq!(table.prompt(), Some(Prompt::IdeaForNoise { who: Who(2) }));
    table.seat(2, Command::Accept);
    // Once for each character, not for each guard.
    assert_eq!(table.prompt(), None);
    assert_eq!(ideas(&table), [0, 0, 1]);
}

// covers: event:12, rule:noise, rule:active-event
#[test]
fn the_noise_of_blabbing_can_raise_an_alert() {
    let mut table = night("E2 EM", "12,4").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 1);
    table.end_round();
    assert_eq!(table.state.noise, 3);
    table.seat(0, Command::Accept);
    assert_eq!(table.state.noise, 4);
    assert_eq!(table.state.count.alerts_by_noise, 1);
    assert_eq!(table.deck()[0], "M1");
    assert_eq!(table.played(), ["12"]);
}

// covers: event:12
#[test]
fn an_active_guard_does_not_blab() {
    let mut table = night("E2 EM GU", "12").act([(0, 2), (0, 1), (0, 1)], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:12, rule:guard-dogs
#[test]
fn a_subdued_dog_counts_as_a_subdued_guard() {
    let mut table = night("E2 EM", "12").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::SubduedDog, 0, 1);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::IdeaForNoise { who: Who(0) }));
}

// covers: event:12, rule:non-player-characters
#[test]
fn the_team_answers_for_a_freed_prisoner() {
    let mut table = night("E2 EM MW", "12")
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::IdeaForNoise { who: Who::NPC }));
    table.seat(2, Command::Accept);
    assert_eq!(table.ideas(4), 1);
    assert_eq!(table.state.noise, 4);
}

// Event 13

// covers: event:13
#[test]
fn two_unhandled_chits_here_or_around_overwhelm() {
    for map in [
        "E2 CM GU EM EM EM",
        "E2 EM EM L2 EM EM",
        "E2 EM 2GC EM EM EM",
        "E2 LO EM CM EM EM",
    ] {
        let mut table = night(map, "13").act([(0, 2), (0, 5), (0, 5)], &[1, 1, 1]);
        set_ideas(&mut table, [2, 2, 2]);
        table.end_round();
        assert_eq!(ideas(&table), [1, 2, 2], "{map}");
    }
}

// covers: event:13
#[test]
fn one_unhandled_chit_overwhelms_nobody() {
    let mut table = night("E2 EM GU EM", "13").act([(0, 1), (0, 2), (0, 3)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.add(Token::SubduedGuard, 0, 2);
    table.add(Token::DisabledCamera, 0, 2);
    table.add(Token::OpenLock, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:13, rule:remote-locks, rule:keycard
#[test]
fn remote_locks_and_doors_are_no_security_chits() {
    let mut table = night("E2 RX EM KCL SX KC", "13").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:13, rule:guard-dogs
#[test]
fn dogs_overwhelm_like_guards() {
    let mut table = night("E2 EM GDGD", "13").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert_eq!(ideas(&table), [1, 2, 2]);
}

// covers: event:13, ability:technician/LOOP FOOTAGE
#[test]
fn cameras_on_looped_footage_overwhelm_nobody() {
    let mut table = filmed("E2 EM 2GC EM", "13").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.commit(2, "Loop Footage");
    table.end_round();
    assert_eq!(ideas(&table), [2, 2, 0]);
}

// covers: event:13, item:lucky-penny
#[test]
fn the_lucky_penny_goes_instead_of_the_idea() {
    let mut table = night("E2 EM G2", "13").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    let penny = table.item("lucky-penny", 0);
    table.give(penny, 0);
    table.end_round();
    assert_eq!(ideas(&table), [2, 1, 2]);
    assert!(table.told(Event::Spared {
        who: Who(0),
        piece: penny
    }));
    assert_eq!(table.place(penny), Place::SHOP);
}

// covers: event:13, item:lucky-penny
#[test]
fn without_an_idea_to_lose_the_penny_stays() {
    let mut table = night("E2 EM G2", "13").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 2, 2]);
    let penny = table.item("lucky-penny", 0);
    table.give(penny, 0);
    table.end_round();
    assert_eq!(table.place(penny), Place::with(Who(0)));
}

// Event 14

// covers: event:14, rule:take-from-supply
#[test]
fn a_guard_comes_to_every_lock_beside_a_character() {
    let mut table = night("E2 EM LO EM L2 EM LO", "14")
        .bag(Bag {
            guards: 1,
            ..Default::default()
        })
        .act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(
        [2, 4, 6].map(|col| table.count(Token::Guard, 0, col)),
        [1, 1, 0]
    );
    assert_eq!(table.state.in_bag(Chit::Guard), 1);
}

// covers: event:14
#[test]
fn nobody_rattles_at_an_open_door_or_at_the_own() {
    let mut table = night("E2 EM LO EM EM", "14").act([(0, 2), (0, 0), (0, 4)], &[1, 1, 1]);
    table.add(Token::OpenLock, 0, 3);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:14, rule:take-from-supply
#[test]
fn with_a_limited_supply_no_guard_comes_when_the_box_is_empty() {
    let mut table = night("E2 EM LO EM LO", "14")
        .bag(Bag {
            guards: 14,
            ..Default::default()
        })
        .rules(|rules| rules.supply_is_limited = true)
        .act([(0, 3), (0, 3), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Guard).len(), 1);
}

// Event 15

// covers: event:15
#[test]
fn the_guards_under_characters_wake_and_the_team_may_buy_an_idea() {
    let mut table = night("E2 EM EM EM", "15").act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 0, 0]);
    for col in [1, 1, 2, 3] {
        table.add(Token::SubduedGuard, 0, col);
    }
    table.end_round();
    assert_eq!(
        [1, 2, 3].map(|col| table.count(Token::Guard, 0, col)),
        [2, 1, 0]
    );
    assert_eq!(table.prompt(), Some(Prompt::Consolation));
    // Anybody answers, anybody gets it, and it is asked once.
    table.seat(0, Command::Pick { who: Who(2) });
    assert_eq!(table.prompt(), None);
    assert_eq!(ideas(&table), [0, 0, 1]);
    assert_eq!(table.state.noise, 4);
}

// covers: event:15
#[test]
fn the_consolation_may_be_left() {
    let mut table = night("E2 EM", "15").act([(0, 1), (0, 1), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 0, 0]);
    table.add(Token::SubduedGuard, 0, 1);
    table.end_round();
    table.seat(2, Command::Decline);
    assert_eq!(ideas(&table), [0, 0, 0]);
    assert_eq!(table.state.noise, 3);
}

// covers: event:15
#[test]
fn if_no_guard_wakes_there_is_no_consolation() {
    let mut table = night("E2 EM GU", "15").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 1);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:15, ability:operative/PRESSURE POINTS
#[test]
fn a_guard_under_pressure_sleeps_on_and_consoles_nobody() {
    let mut table = night("E2 EM EM", "15")
        .crew(["operative", "burglar", "pickpocket"])
        .act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 1);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:15
#[test]
fn a_wake_up_of_an_earlier_event_is_not_consoled() {
    let mut table = night("E2 EM", "23,15").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 1);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.played(), ["15"]);
    assert!(nothing_came(&table));
}

// Event 16

// covers: event:16
#[test]
fn rotating_cameras_cost_an_alert_a_character_and_two_at_most() {
    let places = [
        ([(0, 0), (0, 4), (0, 4)], 0),
        ([(0, 1), (0, 4), (0, 4)], 1),
        ([(0, 1), (0, 1), (0, 4)], 2),
        ([(0, 1), (0, 1), (0, 3)], 2),
        ([(0, 2), (0, 4), (0, 4)], 0),
    ];
    for (places, alerts) in places {
        let mut table = night("E2 EM CM EM EM", "16").act(places, &[1, 1, 1]);
        table.end_round();
        assert_eq!(table.alerts(), alerts, "{places:?}");
    }
}

// covers: event:16
#[test]
fn two_cameras_beside_one_character_cost_one_alert() {
    let mut table = night("E2 CM EM C2", "16").act([(0, 2), (0, 1), (0, 1)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.alerts(), 1);
}

// covers: event:16, ability:technician/LOOP FOOTAGE
#[test]
fn cameras_rotate_over_looped_footage() {
    let mut table = filmed("E2 EM CM EM", "16").act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
    table.commit(2, "Loop Footage");
    table.end_round();
    assert!(nothing_came(&table));
}

// Event 17

// covers: event:17, rule:no-alphas
#[test]
fn a_stage_whisper_moves_ideas_for_noise() {
    let mut table = night("E2 EM EM", "17").act([(0, 1), (0, 1), (0, 2)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 2, 0]);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::Whisper));
    // To the own tile and to the next one; everybody gives only what is theirs.
    let give = |who, to| Command::GiveIdea {
        who: Who(who),
        to: Who(to),
    };
    assert_eq!(table.seat_refused(0, give(1, 0)), Refusal::NotYourCharacter);
    table.seat(1, give(1, 0));
    table.seat(1, give(1, 2));
    assert_eq!(ideas(&table), [1, 0, 1]);
    assert_eq!(table.state.noise, 5);
    assert_eq!(table.state.count.alerts_by_noise, 1);
    // What was received can be passed on.
    table.seat(0, give(0, 2));
    assert_eq!(ideas(&table), [0, 0, 2]);
    table.seat(2, Command::Decline);
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.round, 2);
}

// covers: event:17
#[test]
fn a_whisper_does_not_carry_two_hexes() {
    let mut table = night("E2 EM EM EM", "17").act([(0, 1), (0, 2), (0, 3)], &[1, 1, 1]);
    set_ideas(&mut table, [1, 0, 0]);
    table.end_round();
    let far = Command::GiveIdea {
        who: Who(0),
        to: Who(2),
    };
    assert_eq!(table.seat_refused(0, far), Refusal::NotTogether);
    table.seat(
        0,
        Command::GiveIdea {
            who: Who(0),
            to: Who(1),
        },
    );
    table.seat(
        1,
        Command::GiveIdea {
            who: Who(1),
            to: Who(2),
        },
    );
    assert_eq!(ideas(&table), [0, 0, 1]);
}

// covers: event:17
#[test]
fn the_whisper_ends_when_all_who_could_give_have_passed() {
    let mut table = night("E2 EM", "17").act([(0, 1); 3], &[1, 1, 1]);
    set_ideas(&mut table, [1, 1, 0]);
    table.end_round();
    table.seat(0, Command::Decline);
    let late = Command::GiveIdea {
        who: Who(0),
        to: Who(1),
    };
    assert_eq!(table.seat_refused(0, late), Refusal::AlreadyReady);
    assert_eq!(table.prompt(), Some(Prompt::Whisper));
    table.seat(1, Command::Decline);
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.noise, 3);
}

// covers: event:17
#[test]
fn whoever_is_given_an_idea_may_speak_again() {
    let mut table = night("E2 EM", "17").act([(0, 1); 3], &[1, 1, 1]);
    set_ideas(&mut table, [1, 1, 0]);
    table.end_round();
    table.seat(0, Command::Decline);
    table.seat(
        1,
        Command::GiveIdea {
            who: Who(1),
            to: Who(0),
        },
    );
    table.seat(
        0,
        Command::GiveIdea {
            who: Who(0),
            to: Who(2),
        },
    );
    assert_eq!(ideas(&table), [1, 0, 1]);
}

// covers: event:17
#[test]
fn nobody_whispers_alone_or_without_an_idea() {
    for (places, start) in [
        ([(0, 0), (0, 2), (0, 4)], [2, 2, 2]),
        ([(0, 1); 3], [0, 0, 0]),
    ] {
        let mut table = night("E2 EM EM EM EM", "17").act(places, &[1, 1, 1]);
        set_ideas(&mut table, start);
        table.end_round();
        assert!(nothing_came(&table));
    }
}

// covers: event:17, rule:non-player-characters
#[test]
fn a_freed_prisoner_whispers_too() {
    let mut table = night("E2 EM MW", "17")
        .npc("prisoner", 1)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1, 1]);
    set_ideas(&mut table, [0, 0, 0]);
    table.end_round();
    table.seat(
        2,
        Command::GiveIdea {
            who: Who::NPC,
            to: Who(0),
        },
    );
    assert_eq!((table.ideas(0), table.ideas(4)), (1, 0));
}

// covers: event:17, rule:no-actions, fixer:old-friend
#[test]
fn old_friends_have_no_say_in_the_event_phase() {
    let mut table = night("E2 EM", "17")
        .fixers(&["old-friend"])
        .act([(0, 0); 3], &[1, 1, 1]);
    set_ideas(&mut table, [0, 2, 0]);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::Whisper));
    let deal = Command::Teamwork {
        who: Who(1),
        to: Who(0),
    };
    assert_eq!(table.refused(deal), Refusal::QuestionOpen);
}

// Event 18

// covers: event:18
#[test]
fn doubt_comes_to_the_lonely() {
    let mut table = night("E2 EM EM EM EM", "18").act([(0, 0), (0, 1), (0, 4)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert_eq!(ideas(&table), [2, 2, 1]);
}

// covers: event:18, rule:entrances-and-exits
#[test]
fn sharing_an_entrance_is_company() {
    let mut table = night("E2 EM EM EM E5", "18").act([(0, 0), (0, 0), (0, 4)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert_eq!(ideas(&table), [2, 2, 1]);
}

// covers: event:18
#[test]
fn one_who_has_no_idea_loses_none_to_doubt() {
    let mut table = night("E2 EM EM EM EM", "18").act([(0, 0), (0, 2), (0, 4)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 1, 3]);
    table.end_round();
    assert_eq!(ideas(&table), [0, 0, 2]);
}

// covers: event:18, rule:non-player-characters
#[test]
fn a_freed_prisoner_is_company_and_may_be_lonely() {
    let mut table = night("E2 EM EM EM EM EM MW", "18")
        .npc("prisoner", 2)
        .act([(0, 0), (0, 0), (0, 3)], &[1, 1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert_eq!((ideas(&table), table.ideas(4)), ([2, 2, 1], 1));

    let mut table = night("E2 EM EM EM EM EM MW", "18")
        .npc("prisoner", 2)
        .act([(0, 0), (0, 0), (0, 5)], &[1, 1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:18, item:lucky-penny
#[test]
fn the_penny_drives_doubt_away() {
    let mut table = night("E2 EM EM EM", "18").act([(0, 0), (0, 0), (0, 3)], &[1, 1, 1]);
    let penny = table.item("lucky-penny", 0);
    table.give(penny, 2);
    table.end_round();
    assert_eq!(table.ideas(2), 2);
    assert!(table.told(Event::ItemSpent { piece: penny }));
}

// Events 19 and A1

// covers: event:19, event:A1
#[test]
fn a_guard_turns_up_where_characters_stand_beside_a_camera() {
    for card in ["19", "A1"] {
        let mut table = night("E2 EM C2 EM EM", card).act([(0, 1), (0, 1), (0, 3)], &[1, 1, 1]);
        table.end_round();
        // One guard a tile, however many characters and cameras.
        let guards = [1, 2, 3, 4].map(|col| table.count(Token::Guard, 0, col));
        assert_eq!(guards, [1, 0, 1, 0], "{card}");
        assert_eq!(table.alerts(), 0);
    }
}

// covers: event:19, event:A1
#[test]
fn under_the_camera_or_far_from_it_no_guard_turns_up() {
    for card in ["19", "A1"] {
        let mut table = night("E2 EM CM EM EM", card).act([(0, 2), (0, 0), (0, 4)], &[1, 1, 1]);
        table.end_round();
        assert!(nothing_came(&table), "{card}");
    }
}

// covers: event:19, event:A1, rule:entrances-and-exits
#[test]
fn a_guard_turns_up_at_the_entrance_too() {
    for card in ["19", "A1"] {
        let mut table = night("E2 CM EM EM", card).act([(0, 0), (0, 3), (0, 3)], &[1, 1, 1]);
        table.end_round();
        assert_eq!(table.count(Token::Guard, 0, 0), 1, "{card}");
    }
}

// covers: event:19, event:A1, rule:entrances-and-exits
#[test]
fn by_house_rule_entrances_stay_free_of_guards() {
    for card in ["19", "A1"] {
        let mut table = night("E2 CM EM EM", card)
            .rules(|rules| rules.events_guard_entrances = false)
            .act([(0, 0), (0, 2), (0, 3)], &[1, 1, 1]);
        table.end_round();
        let guards = [0, 2].map(|col| table.count(Token::Guard, 0, col));
        assert_eq!(guards, [0, 1], "{card}");
    }
}

// covers: event:19, event:A1, ability:technician/LOOP FOOTAGE
#[test]
fn looped_footage_calls_no_guard() {
    for card in ["19", "A1"] {
        let mut table = filmed("E2 EM CM EM", card).act([(0, 1), (0, 3), (0, 3)], &[1, 1, 1]);
        table.commit(2, "Loop Footage");
        table.end_round();
        assert!(nothing_came(&table), "{card}");
    }
}

// Event 20

// covers: event:20, rule:guard-dogs
#[test]
fn a_guard_or_dog_on_the_tile_costs_an_idea() {
    let mut table = night("E2 EM GU EM EM DO", "20").act([(0, 2), (0, 3), (0, 5)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert_eq!(ideas(&table), [1, 2, 1]);
}

// covers: event:20
#[test]
fn two_guards_on_the_tile_cost_one_idea() {
    let mut table = night("E2 EM G2", "20").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 0, 2]);
    table.end_round();
    assert_eq!(ideas(&table), [1, 0, 2]);
}

// covers: event:20
#[test]
fn a_subdued_guard_hurries_nobody() {
    let mut table = night("E2 EM", "20").act([(0, 1); 3], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 1);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:20
#[test]
fn by_house_rule_a_subdued_guard_hurries_too() {
    let mut table = night("E2 EM", "20")
        .rules(|rules| rules.subdued_guards_frighten = true)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.add(Token::SubduedGuard, 0, 1);
    table.end_round();
    assert_eq!(ideas(&table), [1, 2, 2]);
}

// covers: event:20, item:lucky-penny
#[test]
fn the_penny_buys_time_once() {
    let mut table = night("E2 EM GU", "20,20").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    let penny = table.item("lucky-penny", 0);
    table.give(penny, 0);
    table.end_round();
    assert_eq!(table.ideas(0), 2);
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.ideas(0), 1);
}

// Event 21

// covers: event:21
#[test]
fn a_token_on_an_unknown_tile_costs_an_idea() {
    let mut table = night("E2 EM EM SC SC", "21").act([(0, 0); 3], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    for space in [table.at(0, 3), table.at(0, 4)] {
        table.state.crew[1].planned.remove(space);
    }
    table.end_round();
    assert_eq!(ideas(&table), [1, 2, 1]);
}

// covers: event:21
#[test]
fn the_known_frightens_nobody() {
    let mut table = night("E2 EM EM GU", "21").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:21, rule:non-player-characters
#[test]
fn without_tokens_a_freed_prisoner_does_not_fear() {
    let mut table = night("E2 MW EM EM SC", "21")
        .npc("prisoner", 2)
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    set_ideas(&mut table, [1, 1, 1]);
    table.end_round();
    assert_eq!((ideas(&table), table.ideas(4)), ([0, 0, 0], 2));
}

// Event 22

// covers: event:22, rule:no-alphas
#[test]
fn the_player_chooses_where_fumbled_loot_falls() {
    let mut table = night("E2 EM JW EM EM", "22").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    table.end_round();
    assert_eq!(
        table.prompt(),
        Some(Prompt::Fumble {
            who: Who(0),
            piece: jewel
        })
    );
    let (far, near) = (table.at(0, 4), table.at(0, 3));
    assert_eq!(
        table.seat_refused(1, Command::Choose { space: near }),
        Refusal::NotYourQuestion
    );
    assert_eq!(
        table.seat_refused(0, Command::Choose { space: far }),
        Refusal::NotAnAnswer
    );
    choose(&mut table, 0, 0, 3);
    assert_eq!(table.place(jewel), Place::on(near));
    assert!(table.state.loot.contains(near));
    assert_eq!(table.state.crew[0].held, 0);
}

// covers: event:22
#[test]
fn each_piece_may_fall_on_another_hex_and_all_cash_is_one_piece() {
    let mut table = night("E2 EM JW EM", "22").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    table.state.crew[0].cash = 3;
    table.end_round();
    for _ in 0..2 {
        match table.prompt() {
            Some(Prompt::Fumble {
                piece: Piece::CASH, ..
            }) => choose(&mut table, 0, 0, 1),
            _ => choose(&mut table, 0, 0, 3),
        }
    }
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.cash_on[table.at(0, 1).index()], 3);
    assert_eq!(table.state.crew[0].cash, 0);
    assert_eq!(table.place(jewel), Place::on(table.at(0, 3)));
}

// covers: event:22
#[test]
fn two_players_fumble_one_after_the_other() {
    let mut table = night("E2 EM $1 EM $2 EM", "22").act([(0, 0), (0, 2), (0, 4)], &[1, 1, 1]);
    take(&mut table, 1, Piece::CASH);
    take(&mut table, 2, Piece::CASH);
    table.end_round();
    assert_eq!(
        table.prompt(),
        Some(Prompt::Fumble {
            who: Who(1),
            piece: Piece::CASH
        })
    );
    choose(&mut table, 1, 0, 3);
    assert_eq!(
        table.prompt(),
        Some(Prompt::Fumble {
            who: Who(2),
            piece: Piece::CASH
        })
    );
    choose(&mut table, 2, 0, 3);
    assert_eq!(table.state.cash_on[table.at(0, 3).index()], 3);
}

// covers: event:22
#[test]
fn with_one_hex_to_fall_on_loot_falls_there() {
    let mut table = night("E2 EM $2 GU", "22").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    take(&mut table, 0, Piece::CASH);
    table.end_round();
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.cash_on[table.at(0, 1).index()], 2);
}

// covers: event:22, rule:entrances-and-exits
#[test]
fn with_guards_around_and_only_the_door_loot_is_lost() {
    let mut table = night("E2 JW GU", "22").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    table.state.crew[0].cash = 2;
    table.end_round();
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!((table.state.crew[0].cash, table.state.team_cash), (0, 0));
    assert!(table.told(Event::LootLost {
        piece: Piece::CASH,
        cash: 2
    }));
}

// covers: event:22, rule:guard-dogs
#[test]
fn loot_falls_on_locks_and_subdued_guards_but_not_on_dogs() {
    let mut table = night("E2 LO $1 DO", "22").act([(0, 2), (0, 3), (0, 0)], &[1, 1, 1]);
    take(&mut table, 0, Piece::CASH);
    table.add(Token::SubduedGuard, 0, 1);
    table.end_round();
    assert_eq!(table.state.cash_on[table.at(0, 1).index()], 1);
}

// covers: event:22
#[test]
fn loot_of_the_objective_is_not_fumbled() {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let mut table = night("E2 EM JW PP", "22")
        .goals(&[goal])
        .act([(0, 2), (0, 3), (0, 0)], &[1, 1, 1]);
    let (jewel, papers) = (table.loot(Chit::Jewel, 0), table.loot(Chit::Documents, 0));
    take(&mut table, 0, jewel);
    take(&mut table, 1, papers);
    table.end_round();
    assert_eq!(table.place(jewel), Place::with(Who(0)));
    assert_eq!(table.place(papers), Place::on(table.at(0, 2)));
}

// covers: event:22
#[test]
fn item_cards_fall_indoors_only() {
    let mut table = night("E2 EM EM", "22").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let (radio, penny) = (table.item("radio", 0), table.item("lucky-penny", 0));
    table.give(radio, 0);
    table.give(penny, 1);
    table.end_round();
    assert_eq!(table.place(radio), Place::on(table.at(0, 1)));
    assert_eq!(table.place(penny), Place::with(Who(1)));
}

// covers: event:22
#[test]
fn by_house_rule_item_cards_stay_in_hand() {
    let mut table = night("E2 EM $1", "22")
        .rules(|rules| rules.fumble_drops_items = false)
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let radio = table.item("radio", 0);
    table.give(radio, 0);
    take(&mut table, 0, Piece::CASH);
    table.end_round();
    assert_eq!(table.place(radio), Place::with(Who(0)));
    assert_eq!(table.state.crew[0].cash, 0);
}

// covers: event:22, rule:non-player-characters
#[test]
fn the_team_fumbles_for_a_freed_prisoner() {
    let mut table = night("E2 EM MW EM", "22")
        .npc("prisoner", 0)
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.state.crew[4].cash = 1;
    table.end_round();
    assert_eq!(
        table.prompt(),
        Some(Prompt::Fumble {
            who: Who::NPC,
            piece: Piece::CASH
        })
    );
    choose(&mut table, 1, 0, 3);
    assert_eq!(table.state.cash_on[table.at(0, 3).index()], 1);
}

// covers: event:22
#[test]
fn however_much_is_carried_every_piece_is_fumbled() {
    let mut table = night("E2 EM EM EM", "22").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    let pieces: Vec<Piece> = (0..15).map(Piece).collect();
    for &piece in &pieces {
        table.give(piece, 0);
    }
    table.end_round();
    for _ in &pieces {
        choose(&mut table, 0, 0, 3);
    }
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.crew[0].held, 0);
}

// covers: event:22
#[test]
fn empty_hands_fumble_nothing() {
    let mut table = night("E2 EM JW", "22").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// Events 23 and A3

// covers: event:23, event:A3
#[test]
fn ties_break_on_the_tiles_of_characters() {
    for card in ["23", "A3"] {
        let mut table = night("E2 EM EM EM", card).act([(0, 1), (0, 2), (0, 2)], &[1, 1, 1]);
        for col in [1, 2, 2, 3] {
            table.add(Token::SubduedGuard, 0, col);
        }
        table.end_round();
        let guards = [1, 2, 3].map(|col| table.count(Token::Guard, 0, col));
        assert_eq!(guards, [1, 2, 0], "{card}");
        assert_eq!(table.count(Token::SubduedGuard, 0, 3), 1, "{card}");
        assert_eq!(table.prompt(), None, "{card}");
    }
}

// covers: event:23, event:A3, rule:guard-dogs
#[test]
fn dogs_bite_through_their_ties_too() {
    for card in ["23", "A3"] {
        let mut table = night("E2 EM EM", card).act([(0, 1), (0, 2), (0, 2)], &[1, 1, 1]);
        table.add(Token::SubduedDog, 0, 1);
        table.end_round();
        assert_eq!(table.count(Token::Dog, 0, 1), 1, "{card}");
    }
}

// covers: event:23, event:A3, ability:operative/PRESSURE POINTS
#[test]
fn pressure_points_hold_on_the_own_tile_and_beside_it() {
    for card in ["23", "A3"] {
        let mut table = night("E2 EM EM EM", card)
            .crew(["operative", "burglar", "pickpocket"])
            .act([(0, 1), (0, 2), (0, 3)], &[1, 1, 1]);
        for col in [1, 2, 3] {
            table.add(Token::SubduedGuard, 0, col);
        }
        table.end_round();
        let guards = [1, 2, 3].map(|col| table.count(Token::Guard, 0, col));
        assert_eq!(guards, [0, 0, 1], "{card}");
    }
}

// covers: event:23, event:A3
#[test]
fn far_ties_hold() {
    for card in ["23", "A3"] {
        let mut table = night("E2 EM EM", card).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.add(Token::SubduedGuard, 0, 2);
        table.end_round();
        assert!(nothing_came(&table), "{card}");
    }
}

// Event 24

// covers: event:24
#[test]
fn coming_in_hot_one_character_hands_over_an_idea() {
    let mut table = night("E2 EM EM EM", "24").act([(0, 0), (0, 1), (0, 3)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 2, 2]);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::LateTransfer { left: 1 }));
    // Over any distance, free of noise, once in all.
    table.seat(
        2,
        Command::GiveIdea {
            who: Who(2),
            to: Who(0),
        },
    );
    assert_eq!(table.prompt(), None);
    assert_eq!(ideas(&table), [1, 2, 1]);
    assert_eq!(table.state.noise, 3);
}

// covers: event:24
#[test]
fn the_idea_may_be_kept_if_all_who_have_one_agree() {
    let mut table = night("E2 EM", "24").act([(0, 0); 3], &[1, 1, 1]);
    set_ideas(&mut table, [0, 2, 2]);
    table.end_round();
    table.seat(1, Command::Decline);
    assert_eq!(table.prompt(), Some(Prompt::LateTransfer { left: 1 }));
    table.seat(2, Command::Decline);
    assert_eq!(table.prompt(), None);
    assert_eq!(ideas(&table), [0, 2, 2]);
}

// covers: event:24
#[test]
fn as_the_last_event_it_helps_before_escape() {
    let mut table = night("E2 EM", "24")
        .deck("24,Z1")
        .act([(0, 0); 3], &[1, 1, 1]);
    set_ideas(&mut table, [0, 1, 0]);
    table.end_round();
    assert_eq!(table.queue(), ["Z1"]);
    table.seat(
        1,
        Command::GiveIdea {
            who: Who(1),
            to: Who(0),
        },
    );
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(ideas(&table), [1, 0, 0]);
}

// covers: event:24, rule:active-event
#[test]
fn recalled_after_an_alert_it_does_nothing() {
    let mut table = night("E2 EM", "24")
        .deck("24,Z1")
        .act([(0, 0); 3], &[1, 1, 1]);
    set_ideas(&mut table, [0, 1, 0]);
    table.state.noise = 3;
    table.end_round();
    assert_eq!(table.played(), ["24", "Z1"]);
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(ideas(&table), [0, 1, 0]);
}

// covers: event:24
#[test]
fn by_house_rule_more_than_one_idea_is_handed_over() {
    let mut table = night("E2 EM", "24")
        .rules(|rules| rules.late_transfer_ideas = 2)
        .act([(0, 0); 3], &[1, 1, 1]);
    set_ideas(&mut table, [0, 3, 0]);
    table.end_round();
    table.seat(
        1,
        Command::GiveIdea {
            who: Who(1),
            to: Who(0),
        },
    );
    // The same character goes on giving to the same one, or stops.
    let more = Prompt::MoreIdeas {
        who: Who(1),
        to: Who(0),
        left: 1,
    };
    assert_eq!(table.prompt(), Some(more));
    assert_eq!(
        table.seat_refused(0, Command::Accept),
        Refusal::NotYourQuestion
    );
    table.seat(1, Command::Accept);
    assert_eq!(table.prompt(), None);
    assert_eq!(ideas(&table), [2, 1, 0]);
}

// covers: event:24
#[test]
fn without_ideas_there_is_nothing_to_hand_over() {
    let mut table = night("E2 EM", "24").act([(0, 0); 3], &[1, 1, 1]);
    set_ideas(&mut table, [0, 0, 0]);
    table.end_round();
    assert!(nothing_came(&table));
}

// Event A2

// covers: event:A2
#[test]
fn a_guard_looks_after_the_colleague_beside_each_camera() {
    let mut table = night("E2 EM EM CM EM C2 EM CM", "A2").act([(0, 0); 3], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 4);
    table.add(Token::SubduedGuard, 0, 4);
    table.end_round();
    assert_eq!(
        [3, 4, 5, 7].map(|col| table.count(Token::Guard, 0, col)),
        [1, 0, 1, 0]
    );
}

// covers: event:A2
#[test]
fn nobody_is_missed_under_the_camera_or_beside_a_dead_one() {
    let mut table = night("E2 EM EM CM EM EM GU CM", "A2").act([(0, 0); 3], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 3);
    table.add(Token::DisabledCamera, 0, 4);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:A2, rule:guard-dogs
#[test]
fn a_subdued_dog_is_missed_too() {
    let mut table = night("E2 EM EM CM", "A2").act([(0, 0); 3], &[1, 1, 1]);
    table.add(Token::SubduedDog, 0, 2);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
}

// Event A4

// covers: event:A4
#[test]
fn a_guard_and_no_camera_to_prove_otherwise_costs_an_idea() {
    let mut table = night("E2 EM GU EM EM EM", "A4").act([(0, 1), (0, 2), (0, 5)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert_eq!(ideas(&table), [1, 1, 2]);
}

// covers: event:A4
#[test]
fn a_live_camera_here_or_around_is_a_witness() {
    let mut table = night("E2 EM 2GC EM GU EM", "A4").act([(0, 1), (0, 2), (0, 3)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:A4
#[test]
fn a_disabled_camera_is_no_witness() {
    let mut table = night("E2 EM GU", "A4").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.add(Token::DisabledCamera, 0, 1);
    table.end_round();
    assert_eq!(ideas(&table), [1, 2, 2]);
}

// covers: event:A4
#[test]
fn a_subdued_guard_gives_no_word() {
    let mut table = night("E2 EM EM", "A4").act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:A4
#[test]
fn by_house_rule_the_word_of_a_subdued_guard_counts() {
    let mut table = night("E2 EM EM", "A4")
        .rules(|rules| rules.subdued_guards_frighten = true)
        .act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    assert_eq!(ideas(&table), [1, 1, 2]);
}

// covers: event:A4, item:lucky-penny
#[test]
fn the_penny_outweighs_their_word() {
    let mut table = night("E2 EM GU", "A4").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [1, 1, 1]);
    let penny = table.item("lucky-penny", 0);
    table.give(penny, 0);
    table.end_round();
    assert_eq!(ideas(&table), [1, 1, 1]);
    assert_eq!(table.place(penny), Place::SHOP);
}

// Events B1 to B3

/// A bag with one chit of each kind and an unknown tile two steps from the door; the chit that is drawn in round two.
fn draw_after(card: &str, drawn: Chit) -> Table {
    let bag = Bag {
        guards: 1,
        cameras: 1,
        locks: 1,
        ..Default::default()
    };
    let mut table = night("E2 EM SC", card)
        .bag(bag)
        .act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    table.dealer.add_draws([drawn as u8]);
    table.commit(0, "Walk");
    let to = table.at(0, 1);
    table.ok(Command::Move { who: Who(0), to });
    table
}

// covers: event:B1
#[test]
fn a_tamper_proof_camera_from_the_bag_counts_double() {
    let table = draw_after("B1", Chit::TwoCameras);
    assert_eq!(table.count(Token::Camera, 0, 2), 2);
    assert_eq!(table.state.in_bag(Chit::Camera), 0);
    assert_eq!(table.state.bag_size(), 2);
}

// covers: event:B2
#[test]
fn a_new_lock_from_the_bag_counts_double() {
    let table = draw_after("B2", Chit::TwoLocks);
    assert_eq!(table.count(Token::Lock, 0, 2), 2);
    assert_eq!(table.state.in_bag(Chit::Lock), 0);
}

// covers: event:B3
#[test]
fn a_big_guard_from_the_bag_counts_double() {
    let table = draw_after("B3", Chit::TwoGuards);
    assert_eq!(table.count(Token::Guard, 0, 2), 2);
    assert_eq!(table.state.in_bag(Chit::Guard), 0);
}

// covers: event:B1, event:B2, event:B3
#[test]
fn only_one_chit_of_the_kind_grows() {
    let kinds = [
        ("B1", Chit::Camera, Chit::TwoCameras),
        ("B2", Chit::Lock, Chit::TwoLocks),
        ("B3", Chit::Guard, Chit::TwoGuards),
    ];
    for (card, single, double) in kinds {
        let bag = Bag {
            guards: 3,
            cameras: 3,
            locks: 3,
            ..Default::default()
        };
        let mut table = night("E2 EM", card).bag(bag).act([(0, 0); 3], &[1, 1, 1]);
        table.end_round();
        assert_eq!(
            (table.state.in_bag(single), table.state.in_bag(double)),
            (2, 1),
            "{card}"
        );
        assert_eq!(table.state.bag_size(), 9, "{card}");
    }
}

// covers: event:B1, event:B2, event:B3
#[test]
fn a_bag_without_the_kind_does_not_change() {
    for card in ["B1", "B2", "B3"] {
        let bag = Bag {
            dogs: 2,
            blanks: 1,
            ..Default::default()
        };
        let mut table = night("E2 EM CM", card)
            .bag(bag)
            .act([(0, 0); 3], &[1, 1, 1]);
        table.end_round();
        assert!(nothing_came(&table), "{card}");
    }
}

// Event D1

// covers: event:D1, rule:guard-dogs
#[test]
fn a_dog_runs_three_hexes_toward_the_nearest_character() {
    let mut table = night("E2 EM EM EM EM EM DK", "D1").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 3)]);
}

// covers: event:D1, rule:guard-dogs
#[test]
fn a_dog_that_comes_beside_a_character_jumps() {
    for col in [1, 2, 3, 4] {
        let mut table = night("E2 EM EM EM EM DK", "D1").act([(0, 0); 3], &[1, 1, 1]);
        table.teleport(1, 0, col);
        table.end_round();
        assert_eq!(where_is(&table, Token::Dog), [table.at(0, col)]);
    }
}

// covers: event:D1, rule:guard-dogs
#[test]
fn the_dog_stays_with_a_character_on_its_kennel() {
    let mut table = night("E2 EM EM DK EM", "D1").act([(0, 3), (0, 4), (0, 1)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 3)]);
}

// covers: event:D1, rule:guard-dogs, rule:entrances-and-exits
#[test]
fn the_dog_does_not_go_out_into_the_street() {
    let mut table = night("E2 EM EM DK", "D1").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    // All three stand on one entrance: nothing to decide.
    assert_eq!(table.prompt(), None);
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 1)]);
}

// covers: event:D1
#[test]
fn between_equally_near_characters_the_team_decides() {
    let mut table =
        night("E2 EM EM EM DK EM EM EM EM", "D1").act([(0, 1), (0, 7), (0, 8)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::Prey));
    assert_eq!(
        table.seat_refused(0, Command::Pick { who: Who(2) }),
        Refusal::NotAnAnswer
    );
    table.seat(2, Command::Pick { who: Who(1) });
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 7)]);
}

// covers: event:D1
#[test]
fn between_equally_short_ways_the_team_decides() {
    let mut table = night(
        "E2 DK EM EM GP GP
         GP EM EM EM EM EM",
        "D1",
    )
    .act([(1, 3), (1, 5), (1, 5)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::DogRuns));
    let away = table.at(0, 3);
    assert_eq!(
        table.seat_refused(0, Command::Choose { space: away }),
        Refusal::NotAnAnswer
    );
    assert_eq!(
        table.seat_refused(0, Command::Decline),
        Refusal::NotAnAnswer
    );
    choose(&mut table, 1, 1, 1);
    assert_eq!(table.prompt(), None);
    assert!(table.told(Event::DogMoved {
        from: table.at(1, 1),
        to: table.at(1, 2)
    }));
    assert_eq!(where_is(&table, Token::Dog), [table.at(1, 3)]);
}

// covers: event:D1, rule:guard-dogs
#[test]
fn the_dog_runs_through_locks_and_doors() {
    let mut table = night("E2 KC EM KCL LO DK", "D1").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 1)]);
}

// covers: event:D1, rule:guard-dogs
#[test]
fn by_house_rule_locks_stop_the_dog() {
    let mut table = night("E2 EM EM LO EM DK", "D1")
        .rules(|rules| rules.dogs_ignore_locks = false)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 5)]);
}

// covers: event:D1, rule:guard-dogs, rule:remote-locks
#[test]
fn the_dog_enters_a_remote_lock_only_if_the_team_wishes() {
    for (answer, col) in [(None, 4), (Some(3), 1)] {
        let mut table = night("E2 EM EM RX DK SX", "D1").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.end_round();
        assert_eq!(table.prompt(), Some(Prompt::DogRuns));
        match answer {
            Some(col) => choose(&mut table, 0, 0, col),
            None => table.seat(0, Command::Decline),
        }
        assert_eq!(where_is(&table, Token::Dog), [table.at(0, col)]);
    }
}

// covers: event:D1, event:D2, event:D3, rule:guard-dogs
#[test]
fn without_a_kennel_no_dog_comes() {
    for card in ["D1", "D2", "D3"] {
        let mut table = night("E2 EM $1 GDGD", card).act([(0, 0); 3], &[1, 1, 1]);
        table.end_round();
        assert!(nothing_came(&table), "{card}");
    }
}

// covers: event:D1, rule:guard-dogs
#[test]
fn by_house_rule_a_pair_of_dogs_marks_the_kennel() {
    let mut table = night("E2 EM EM EM EM GDGD", "D1")
        .rules(|rules| rules.dog_pair_is_kennel = true)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 5), 2);
    assert_eq!(table.count(Token::Dog, 0, 1), 1);
}

// covers: event:D1, rule:non-player-characters
#[test]
fn the_nearest_character_may_be_the_freed_prisoner() {
    let mut table = night("E2 EM EM EM EM DK EM EM MW", "D1")
        .npc("prisoner", 0)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 8)]);
}

// Event D2

// covers: event:D2
#[test]
fn a_dog_runs_to_the_nearest_loot_and_stays() {
    let mut table = night("E2 EM $1 EM EM EM DK EM JW EM", "D2").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 8)]);
}

// covers: event:D2
#[test]
fn a_dog_runs_three_hexes_toward_far_loot() {
    let mut table = night("E2 EM $1 EM EM EM EM EM DK", "D2").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 5)]);
}

// covers: event:D2, rule:safecracking
#[test]
fn loot_in_hands_and_safes_does_not_lure_the_dog() {
    let mut table = night("E2 $1 EM EM DK EM S", "D2")
        .safe(Safe {
            cracks: 1,
            chits: vec![Chit::Jewel],
            cash: 0,
            items: Vec::new(),
        })
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    take(&mut table, 0, Piece::CASH);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 4)]);
}

// covers: event:D2, rule:guard-dogs
#[test]
fn a_character_on_the_way_distracts_the_dog() {
    let mut table = night("E2 $1 EM EM EM DK", "D2").act([(0, 0), (0, 0), (0, 2)], &[1, 1, 1]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 2)]);
}

// covers: event:D2
#[test]
fn between_equally_near_loot_the_team_decides() {
    let mut table = night("E2 EM EM $1 EM DK EM $1", "D2").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::DogRuns));
    choose(&mut table, 2, 0, 6);
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 7)]);
}

// Event D3

// covers: event:D3
#[test]
fn a_dog_senses_the_fear_of_the_one_with_the_fewest_ideas() {
    let mut table =
        night("E2 EM EM EM EM DK EM EM EM EM EM", "D3").act([(0, 1), (0, 10), (0, 2)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 1, 2]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 8)]);
}

// covers: event:D3
#[test]
fn of_the_equally_fearful_the_team_names_one() {
    let mut table =
        night("E2 EM EM EM EM DK EM EM EM", "D3").act([(0, 1), (0, 8), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [1, 1, 2]);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::Prey));
    assert_eq!(
        table.seat_refused(0, Command::Pick { who: Who(2) }),
        Refusal::NotAnAnswer
    );
    table.seat(0, Command::Pick { who: Who(1) });
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 8)]);
}

// covers: event:D3, rule:non-player-characters
#[test]
fn a_freed_prisoner_without_ideas_does_not_lure_the_dog() {
    let mut table = night("E2 EM EM EM EM EM DK EM EM MW", "D3")
        .npc("prisoner", 0)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1, 1]);
    set_ideas(&mut table, [1, 2, 2]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 3)]);
}

// covers: event:D3, rule:entrances-and-exits
#[test]
fn the_dog_waits_behind_the_door_for_the_fearful_outside() {
    let mut table = night("E2 EM EM DK EM EM EM", "D3").act([(0, 0), (0, 6), (0, 6)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 2, 2]);
    table.end_round();
    assert_eq!(where_is(&table, Token::Dog), [table.at(0, 1)]);
}

// Events G1 and G2

// covers: event:G1, rule:lockdown-gates
#[test]
fn the_next_gate_closes_with_all_that_lies_on_it() {
    let mut table = night("E2 EM GB EM GA", "G1").act([(0, 0); 3], &[1, 1, 1]);
    forget_plans(&mut table);
    let gate = table.at(0, 4);
    table.add(Token::Guard, 0, 4);
    table.state.cash_on[gate.index()] = 2;
    table.state.loot.insert(gate);
    table.end_round();
    assert!(table.told(Event::GateClosed { space: gate }));
    assert!(!table.state.present.contains(gate));
    assert!(table.state.present.contains(table.at(0, 2)));
    assert_eq!(table.count(Token::Guard, 0, 4), 0);
    assert_eq!(table.state.cash_on[gate.index()], 0);
    assert!(table.state.loot.is_empty());
}

// covers: event:G1, rule:lockdown-gates, rule:gaps
#[test]
fn nobody_walks_over_a_closed_gate() {
    let mut table = night("E2 EM GA EM", "G1").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    forget_plans(&mut table);
    let gate = table.at(0, 2);
    table.end_round();
    table.state.crew[0].planned = table.heist.board().tiles();
    table.commit(0, "Walk");
    assert_eq!(
        table.refused(Command::Move {
            who: Who(0),
            to: gate
        }),
        Refusal::NotAdjacent
    );
}

// covers: event:G1, rule:lockdown-gates, rule:busted
#[test]
fn a_character_on_the_closing_gate_is_busted_with_all_loot() {
    let mut table = night("E2 EM GA EM JW", "G1").act([(0, 2), (0, 1), (0, 1)], &[1, 1, 1]);
    forget_plans(&mut table);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    table.state.crew[0].cash = 2;
    table.end_round();
    assert_eq!(table.state.crew[0].status, Status::Busted);
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!(table.state.crew[0].cash, 0);
    assert_eq!(table.state.phase, Phase::Action);
    assert_eq!(table.legal(0), []);
}

// covers: event:G1, rule:lockdown-gates, rule:losing-a-heist
#[test]
fn when_the_gate_takes_everybody_the_heist_is_over() {
    let mut table = night("E2 EM GA EM", "G1").act([(0, 2); 3], &[1, 1, 1]);
    table.end_round();
    assert_eq!(table.state.phase, Phase::Over);
}

// covers: event:G1, rule:lockdown-gates, rule:no-alphas
#[test]
fn tokens_from_a_closed_gate_are_planned_anew_by_their_owners() {
    let mut table = night("E2 EM GA EM", "G1").act([(0, 0); 3], &[1, 1, 1]);
    forget_plans(&mut table);
    let (gate, near, far) = (table.at(0, 2), table.at(0, 1), table.at(0, 3));
    for who in [0, 2] {
        table.state.crew[who].planned.insert(gate);
    }
    table.state.crew[0].planned.insert(near);
    table.end_round();
    let mut asked = Vec::new();
    while let Some(Prompt::Replan { seat, tokens: 1 }) = table.prompt() {
        asked.push(seat);
        assert_eq!(
            table.seat_refused(1, Command::Decline),
            Refusal::NotYourQuestion
        );
        if seat == 0 {
            let again = Command::Plan { space: near };
            assert_eq!(table.seat_refused(0, again), Refusal::AlreadyPlanned);
            let gone = Command::Plan { space: gate };
            assert_eq!(table.seat_refused(0, gone), Refusal::NotOnTheBoard);
            table.seat(0, Command::Plan { space: far });
        } else {
            table.seat(seat, Command::Decline);
        }
    }
    asked.sort_unstable();
    assert_eq!(asked, [0, 2]);
    assert!(table.state.crew[0].planned.contains(far));
    assert!(table.state.crew[2].planned.is_empty());
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: event:G1, rule:lockdown-gates
#[test]
fn the_busted_plan_nothing_anew() {
    let mut table = night("E2 EM GA EM", "G1").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    forget_plans(&mut table);
    let gate = table.at(0, 2);
    table.state.crew[0].planned.insert(gate);
    table.end_round();
    assert_eq!(table.prompt(), None);
}

// covers: event:G1, event:G2, event:G3, event:G4, rule:lockdown-gates
#[test]
fn without_a_gate_nothing_closes() {
    for card in ["G1", "G2", "G3", "G4"] {
        let mut table = night("E2 EM EM", card).act([(0, 0); 3], &[1, 1, 1]);
        table.end_round();
        assert!(nothing_came(&table), "{card}");
    }
}

// covers: event:G2, rule:lockdown-gates
#[test]
fn two_gates_close_in_the_order_of_their_letters() {
    let mut table = night("E2 EM GB GC EM GA", "G2").act([(0, 0); 3], &[1, 1, 1]);
    forget_plans(&mut table);
    table.end_round();
    let (first, second) = (table.at(0, 5), table.at(0, 2));
    let closed = [first, second].map(|space| Event::GateClosed { space });
    assert_eq!(brought(&table), closed);
}

// covers: event:G2, rule:lockdown-gates
#[test]
fn with_one_gate_left_one_closes() {
    let mut table = night("E2 EM GB GA", "G1,G2").act([(0, 0); 3], &[1, 1, 1]);
    forget_plans(&mut table);
    table.end_round();
    table.state.noise = 0;
    table.end_round();
    assert_eq!(
        brought(&table),
        [Event::GateClosed {
            space: table.at(0, 2)
        }]
    );
}

// covers: event:G2, rule:lockdown-gates
#[test]
fn one_busted_by_the_second_gate_is_not_asked_about_the_first() {
    let mut table = night("E2 EM GA GB EM", "G2").act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    forget_plans(&mut table);
    let gate = table.at(0, 2);
    table.state.crew[0].planned.insert(gate);
    table.end_round();
    assert_eq!(table.state.crew[0].status, Status::Busted);
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: event:G2, rule:lockdown-gates
#[test]
fn tokens_from_both_gates_come_back() {
    let mut table = night("E2 EM GA GB EM EM", "G2").act([(0, 0); 3], &[1, 1, 1]);
    forget_plans(&mut table);
    for space in [table.at(0, 2), table.at(0, 3)] {
        table.state.crew[1].planned.insert(space);
    }
    table.end_round();
    for col in [4, 5] {
        let space = table.at(0, col);
        table.seat(1, Command::Plan { space });
    }
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.crew[1].planned.len(), 2);
}

// Events G3 and G4

// covers: event:G3, event:G4, rule:lockdown-gates
#[test]
fn the_gate_whose_turn_is_next_gets_a_lock_or_a_guard() {
    for (card, token) in [("G3", Token::Lock), ("G4", Token::Guard)] {
        let mut table = night("E2 EM GB EM GA", card).act([(0, 0); 3], &[1, 1, 1]);
        table.end_round();
        assert_eq!(
            [2, 4].map(|col| table.count(token, 0, col)),
            [0, 1],
            "{card}"
        );
    }
}

// covers: event:G3, event:G4, rule:lockdown-gates
#[test]
fn once_a_gate_is_closed_the_next_letter_has_its_turn() {
    for (card, token) in [("G3", Token::Lock), ("G4", Token::Guard)] {
        let mut table = night("E2 EM GB EM GA", &format!("G1,{card}")).act([(0, 0); 3], &[1, 1, 1]);
        forget_plans(&mut table);
        table.end_round();
        table.state.noise = 0;
        table.end_round();
        assert_eq!(
            [2, 4].map(|col| table.count(token, 0, col)),
            [1, 0],
            "{card}"
        );
    }
}

// covers: event:G3, event:G4, rule:lockdown-gates
#[test]
fn when_all_gates_are_closed_none_gets_a_lock_or_a_guard() {
    for card in ["G3", "G4"] {
        let mut table = night("E2 EM GA", &format!("G1,{card}")).act([(0, 0); 3], &[1, 1, 1]);
        forget_plans(&mut table);
        table.end_round();
        table.state.noise = 0;
        table.end_round();
        assert_eq!(table.played(), [card]);
        assert!(nothing_came(&table), "{card}");
    }
}

// Events M1 to M3

// covers: event:M1
#[test]
fn according_to_plan_nothing_happens() {
    let mut table = night("E2 EM 2GC EM", "M1").act([(0, 1), (0, 2), (0, 3)], &[1, 1, 1]);
    set_ideas(&mut table, [1, 1, 1]);
    table.end_round();
    assert_eq!(table.played(), ["M1"]);
    assert!(nothing_came(&table));
    assert_eq!(table.deck().len(), 7);
}

// covers: event:M2
#[test]
fn confidence_gives_two_ideas_to_those_inside_who_are_short() {
    let mut table = night("E2 EM EM", "M2").act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 3, 0]);
    table.end_round();
    assert_eq!(ideas(&table), [4, 3, 0]);
}

// covers: event:M2, rule:non-player-characters
#[test]
fn a_freed_prisoner_gets_confident_too() {
    let mut table = night("E2 EM MW", "M2")
        .npc("prisoner", 1)
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.end_round();
    assert_eq!(table.ideas(4), 3);
}

// covers: event:M3
#[test]
fn with_the_goal_in_hand_everybody_inside_gets_an_idea() {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let mut table = night("E2 EM JW", "M3")
        .goals(&[goal])
        .act([(0, 2), (0, 1), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 5, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    table.end_round();
    assert_eq!(ideas(&table), [1, 6, 0]);
}

// covers: event:M3
#[test]
fn while_a_part_of_the_goal_is_missing_nobody_is_sure() {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 2,
    };
    let mut table = night("E2 JW JW", "M3")
        .goals(&[goal])
        .act([(0, 2), (0, 1), (0, 0)], &[1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 1);
    take(&mut table, 0, jewel);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:M3, rule:loot-and-items
#[test]
fn what_is_already_outside_counts_as_planned() {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let mut table = night("E2 JW EM", "M3")
        .goals(&[goal])
        .act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 0, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    take(&mut table, 0, jewel);
    table.commit(0, "Walk");
    let to = table.at(0, 0);
    table.ok(Command::Move { who: Who(0), to });
    assert_eq!(table.place(jewel), Place::SECURED);
    table.end_round();
    assert_eq!(ideas(&table), [0, 1, 0]);
}

// covers: event:M3, rule:non-player-characters
#[test]
fn with_the_prisoner_free_the_rescue_is_as_planned() {
    for (map, gained) in [("E2 EM MW", [1, 0, 0]), ("E2 EM RXM SX", [0, 0, 0])] {
        let faces: &[u8] = if gained[0] == 1 {
            &[1, 1, 1, 1]
        } else {
            &[1, 1, 1]
        };
        let mut table = night(map, "M3")
            .goals(&[Goal::NpcEscapes])
            .npc("prisoner", 0)
            .act([(0, 1), (0, 0), (0, 0)], faces);
        set_ideas(&mut table, [0, 0, 0]);
        table.end_round();
        assert_eq!(ideas(&table), gained, "{map}");
        assert_eq!(table.ideas(4), gained[0], "{map}");
    }
}
