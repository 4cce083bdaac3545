//! Shutter Bug, Technician and Tinkerer.

use super::*;

// covers: masters-of-the-heist/ability:shutter-bug/patch-in, masters-of-the-heist/ability:technician/patch-in, masters-of-the-heist/ability:tinkerer/patch-in
#[test]
fn patching_in_takes_a_live_camera_next_door() {
    for bug in ["shutter-bug", "technician", "tinkerer"] {
        let mut table = with("E2 EM EM CM EM", bug).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        assert!(table.find_commit(0, "Patch In").is_none(), "too far");
        table.teleport(0, 0, 3);
        assert!(table.find_commit(0, "Patch In").is_none(), "under it");
        table.teleport(0, 0, 2);
        table.commit(0, "Patch In");
        let (icons, noise, _) = icons("idea idea reveal noise");
        assert_eq!((pool(&table, FIRST), table.state.noise), (icons, noise));
        let mut table = with("E2 EM EM", bug).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.add(Token::DisabledCamera, 0, 2);
        assert!(table.find_commit(0, "Patch In").is_none(), "switched off");
    }
}

/// The Technician has looped the footage, and this card comes.
fn looped(map: &str, cards: &str, places: [(i8, i8); 3]) -> Table {
    let mut table = with(map, "technician")
        .deck(&deck(cards))
        .act(places, &[1; 3]);
    table.commit(0, "Loop Footage");
    table
}

// covers: masters-of-the-heist/ability:technician/loop-footage
#[test]
fn looped_cameras_see_nobody_enter() {
    let mut table = looped("E2 EM C2", "M1", [(0, 0), (0, 1), (0, 0)]);
    assert_eq!((table.ideas(0), table.state.noise), (2, 0));
    table.commit(1, "Walk");
    go(&mut table, 1, 0, 2);
    assert_eq!(table.alerts(), 0);
    // Only until the Event phase is over.
    table.end_round();
    table.teleport(1, 0, 1);
    table.commit(1, "Walk");
    go(&mut table, 1, 0, 2);
    assert_eq!(table.alerts(), 2);
}

// covers: masters-of-the-heist/ability:technician/loop-footage, masters-of-the-heist/event:3, masters-of-the-heist/event:9, masters-of-the-heist/event:10, masters-of-the-heist/event:16, masters-of-the-heist/event:19, masters-of-the-heist/event:A1
#[test]
fn looped_cameras_do_no_harm_in_the_event_phase() {
    for card in ["3", "9", "10", "16", "19", "A1"] {
        let mut table = looped("E2 EM CM EM", card, [(0, 1), (0, 3), (0, 0)]);
        table.end_round();
        assert!(nothing_came(&table), "event {card}");
    }
}

// covers: masters-of-the-heist/ability:technician/loop-footage, masters-of-the-heist/event:8
#[test]
fn looped_cameras_come_back_on_without_an_alert() {
    let mut table = looped("E2 EM EM EM", "8", [(0, 1), (0, 0), (0, 0)]);
    table.add(Token::DisabledCamera, 0, 1);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert_eq!(counts(&table, Token::Camera, [1, 2]), [1, 1]);
    assert_eq!(table.alerts(), 0);
}

/// The Tinkerer between cameras, with guards beside two of them.
fn rewired(map: &str, at: (i8, i8)) -> Table {
    let mut table = with(map, "tinkerer").act([at, (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Rewire");
    table
}

fn rewire(table: &Table, row: i8, col: i8) -> Command {
    Command::Rewire {
        who: FIRST,
        space: table.at(row, col),
    }
}

// covers: masters-of-the-heist/ability:tinkerer/rewire
#[test]
fn three_cameras_next_door_go_off_and_their_guards_down() {
    let mut table = rewired("E2 2GC EM C2", (0, 2));
    assert_eq!((table.ideas(0), table.state.noise), (1, 1));
    table.ok(rewire(&table, 0, 1));
    assert_eq!(table.count(Token::SubduedGuard, 0, 1), 1);
    table.ok(rewire(&table, 0, 3));
    table.ok(rewire(&table, 0, 3));
    assert_eq!(counts(&table, Token::Camera, [1, 3]), [0, 0]);
    assert_eq!(pool(&table, FIRST).rewires, 0);
}

// covers: masters-of-the-heist/ability:tinkerer/rewire, masters-of-the-heist/option:rewire-reaches-own-tile
#[test]
fn the_own_tile_is_out_of_reach_for_rewiring() {
    let mut table = rewired("E2 EM CM EM", (0, 2));
    assert_eq!(table.refused(rewire(&table, 0, 2)), Refusal::NotAdjacent);
}

// covers: masters-of-the-heist/ability:tinkerer/rewire
#[test]
fn rewiring_takes_two_ideas_and_a_camera() {
    let mut table = with("E2 EM GU", "tinkerer").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.set_ideas(0, 1);
    assert!(table.find_commit(0, "Rewire").is_none());
    table.set_ideas(0, 2);
    table.commit(0, "Rewire");
    assert_eq!(
        table.refused(rewire(&table, 0, 2)),
        Refusal::NothingToDisable
    );
}
