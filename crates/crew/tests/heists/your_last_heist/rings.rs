//! Pressure sensors in rings and the control panels that switch them off.

use super::*;
use crew::content::scenario::Bag;

fn ringed(table: &Table, row: i8, col: i8) -> bool {
    let scene = Position::new(&table.heist, &table.state);
    scene.ringed().contains(table.at(row, col))
}

// covers: your-last-heist/rule:pressure-sensors
#[test]
fn nobody_enters_a_tile_with_a_ring_or_picks_it_open() {
    let mut table = board("E2 EM RX SX")
        .skills(0, ["bypass", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Bump");
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::RemoteLocked);
    assert_eq!(
        table.refused(unlock(&table, 0, 0, 2)),
        Refusal::NothingToUnlock
    );
}

// covers: your-last-heist/rule:pressure-sensors
#[test]
fn a_panel_takes_all_rings_of_its_colour_off_the_board_for_nothing() {
    let mut table = board("E2 EM SX RX EM RX RY SY").act([(0, 2), (0, 1), (0, 1)], &[1; 3]);
    // Standing there does nothing by itself: it is up to the team.
    assert!(ringed(&table, 0, 3));
    assert_eq!(
        table.refused(panel(1, 0)),
        Refusal::NoServerHere,
        "not there"
    );
    assert_eq!(
        table.refused(panel(0, 1)),
        Refusal::NoServerHere,
        "not its colour"
    );
    table.ok(panel(0, 0));
    assert!(!ringed(&table, 0, 3) && !ringed(&table, 0, 5));
    assert!(ringed(&table, 0, 6));
    // No action was needed: the walk is still to come.
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 3);
}

// covers: your-last-heist/rule:pressure-sensors
#[test]
fn a_panel_reached_in_the_middle_of_a_move_opens_the_way_at_once() {
    let mut table = board("E2 EM SX RX").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Run");
    step(&mut table, 0, 0, 2);
    table.ok(panel(0, 0));
    step(&mut table, 0, 0, 3);
}

/// Somebody in a cell with a lock, a guard, a camera and loot around.
fn cell(skills: [&str; 2], face: u8) -> Table {
    board("E2 LO RX 2GC SX EM SC")
        .bag(Bag {
            guards: 1,
            ..Bag::default()
        })
        .skills(0, skills)
        .act([(0, 2), (0, 0), (0, 0)], &[face, 1, 1])
}

// covers: your-last-heist/rule:pressure-sensors
#[test]
fn whoever_sits_in_a_ring_cannot_move_unlock_subdue_or_disable_but_is_heard() {
    let mut table = cell(["blast", "hurry"], 3);
    table.commit(0, "Detonate");
    assert_eq!((table.state.noise, table.state.security.bar), (1, 1));
    let deeds = [
        unlock(&table, 0, 0, 1),
        subdue(&table, 0, 0, 3),
        disable(&table, 0, 0, 3),
    ];
    for deed in deeds {
        assert_eq!(table.refused(deed), Refusal::Imprisoned);
    }
    pass(&mut table, 1);
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::Imprisoned);
}

// covers: your-last-heist/rule:pressure-sensors
#[test]
fn whoever_sits_in_a_ring_may_think_look_around_and_loot() {
    let mut table = cell(["extract", "steal"], 2);
    table.commit(0, "Recon");
    table.ok(Command::Think { who: FIRST });
    reveal(&mut table, 0, 0, 6, Chit::Guard);
    assert_eq!(table.count(Token::Guard, 0, 6), 1);
    let mut table = cell(["extract", "steal"], 6);
    table.commit(0, "Ransack");
    table.ok(Command::Pocket { who: FIRST });
    assert_eq!(table.state.crew[0].cash, 1);
}

// covers: your-last-heist/rule:pressure-sensors
#[test]
fn without_the_ring_its_inmate_goes_where_they_like() {
    let mut table = board("E2 EM RX EM SX").act([(0, 2), (0, 4), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    table.ok(panel(1, 0));
    step(&mut table, 0, 0, 1);
}

// covers: your-last-heist/rule:pressure-sensors, your-last-heist/option:rings-are-nested
#[test]
fn an_inner_ring_waits_for_the_outer_one() {
    let mut table = board("E2 EM SX RY+RX EM SY").act([(0, 2), (0, 5), (0, 0)], &[1; 3]);
    assert_eq!(table.refused(panel(0, 0)), Refusal::OuterRingFirst);
    table.ok(panel(1, 1));
    assert!(ringed(&table, 0, 3), "the inner ring is still there");
    // Whoever stands on the right panel takes it off now.
    table.ok(panel(0, 0));
    assert!(!ringed(&table, 0, 3));
}

// covers: your-last-heist/rule:pressure-sensors, your-last-heist/option:rings-are-nested
#[test]
fn a_panel_takes_what_it_can_and_leaves_what_lies_within_another_ring() {
    let mut table = board("E2 EM SX RY+RX RX EM SY").act([(0, 2), (0, 6), (0, 0)], &[1; 3]);
    table.ok(panel(0, 0));
    assert!(!ringed(&table, 0, 4) && ringed(&table, 0, 3));
    assert_eq!(table.state.remote[0].first(), Some(table.at(0, 3)));
}

// covers: your-last-heist/scenario:the-warehouse-job, your-last-heist/option:rings-are-nested
#[test]
fn the_warehouse_takes_yellow_then_cyan_then_yellow_again() {
    let (yellow, cyan) = ((2, 3), (3, 7));
    let mut table = begin(chapter("the-warehouse-job"), [yellow, (7, 2), (7, 5)]);
    table.ok(panel(0, 0));
    assert!(!ringed(&table, 3, 6), "the way to the cyan panel is free");
    assert!(ringed(&table, 0, 3) && ringed(&table, 0, 6));
    assert_eq!(table.refused(panel(0, 0)), Refusal::OuterRingFirst);
    table.teleport(1, cyan.0, cyan.1);
    table.ok(panel(1, 1));
    assert!(!ringed(&table, 0, 6), "yellow was outside, cyan inside");
    assert!(ringed(&table, 0, 3), "cyan was outside, yellow is left");
    table.ok(panel(0, 0));
    assert!(!ringed(&table, 0, 3));
}

// covers: your-last-heist/scenario:the-forum-job, your-last-heist/option:rings-are-nested
#[test]
fn the_compound_has_two_crossed_pairs_of_rings() {
    let mut table = begin(smugglers::job("the-forum-job"), [(4, 0), (6, 4), (8, 1)]);
    table.ok(panel(0, 0));
    assert_eq!(table.state.remote[0].first(), Some(table.at(4, 3)));
    table.ok(panel(1, 1));
    assert!(table.state.remote[1].is_empty());
    assert!(!ringed(&table, 4, 4) && ringed(&table, 4, 3));
    table.ok(panel(0, 0));
    assert!(!ringed(&table, 4, 3));
}

// covers: your-last-heist/rule:pressure-sensors, your-last-heist/rule:auto-reveal
#[test]
fn an_unknown_tile_in_a_ring_is_revealed_like_any_other() {
    let mut table = board("E2 EM EM RX+SC SX")
        .bag(Bag {
            guards: 1,
            ..Bag::default()
        })
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    table.dealer.add_draws([Chit::Guard as u8]);
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    assert!(ringed(&table, 0, 3));
}

// covers: your-last-heist/rule:pressure-sensors, your-last-heist/option:rings-hold-in-escape
#[test]
fn in_escape_rings_hold_nobody_and_can_be_crossed() {
    let mut table = alarm(
        board("E2 EM RX EM RX SX"),
        [(0, 2), (0, 4), (0, 3)],
        [2, 4, 3],
    );
    table.ok(dash(&table, 0, 0, 1));
    table.ok(dash(&table, 0, 0, 0));
    for col in (0..=3).rev() {
        table.ok(dash(&table, 1, 0, col));
    }
    for col in (0..=2).rev() {
        table.ok(dash(&table, 2, 0, col));
    }
    table.finish();
    assert_eq!(
        [0, 1, 2].map(|who| status(&table, who)),
        [Status::Escaped; 3]
    );
}

// covers: your-last-heist/rule:pressure-sensors, your-last-heist/option:rings-cover-loot-in-escape
#[test]
fn in_escape_loot_is_taken_from_a_tile_with_a_ring() {
    let mut table = alarm(board("E2 EM RX+JW SX"), [(0, 1), (0, 0), (0, 0)], [3, 0, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.ok(dash(&table, 0, 0, 2));
    table.ok(pick_up(&table, 0, jewel));
    table.ok(dash(&table, 0, 0, 1));
    table.ok(dash(&table, 0, 0, 0));
    assert_eq!(table.place(jewel), Place::SECURED);
}

// covers: your-last-heist/rule:pressure-sensors, your-last-heist/option:servers-work-in-escape
#[test]
fn in_escape_panels_are_of_no_use_and_by_house_rule_they_are() {
    for works in [false, true] {
        let stage = board("E2 EM RX+MW SX")
            .npc("prisoner", 0)
            .rules(|rules| rules.servers_work_in_escape = works);
        let mut table = alarm(stage, [(0, 3), (0, 0), (0, 0)], [0; 3]);
        if works {
            table.ok(panel(0, 0));
            assert_eq!(status(&table, 4), Status::Active);
        } else {
            assert_eq!(table.refused(panel(0, 0)), Refusal::WrongPhase);
        }
    }
}

// covers: your-last-heist/option:rings-hold-in-escape, your-last-heist/option:rings-cover-loot-in-escape
#[test]
fn by_house_rule_rings_hold_people_or_loot_in_escape_too() {
    let stage = |change: fn(&mut Rules)| board("E2 EM RX+JW SX").rules(change);
    let places = [(0, 2), (0, 0), (0, 0)];
    let mut held = alarm(
        stage(|rules| rules.rings_hold_in_escape = true),
        places,
        [2, 0, 0],
    );
    assert_eq!(held.refused(dash(&held, 0, 0, 1)), Refusal::Imprisoned);
    let covers = |rules: &mut Rules| rules.rings_cover_loot_in_escape = true;
    let mut covered = alarm(stage(covers), places, [2, 0, 0]);
    let take = pick_up(&covered, 0, covered.loot(Chit::Jewel, 0));
    assert_eq!(covered.refused(take), Refusal::UnderSensor);
    covered.ok(dash(&covered, 0, 0, 1));
}
