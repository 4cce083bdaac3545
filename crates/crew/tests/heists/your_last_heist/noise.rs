//! The noise tracks for three and for four.

use super::*;

/// Nobody has anything to do here but make noise.
fn street() -> Stage {
    board("E2 EM EM")
}

/// The slots on which the marker raises an alert when it comes from the slot before, up to this one.
fn alert_slots(table: &mut Table, last: u8) -> Vec<u8> {
    let fresh = table.state;
    let raises = |&slot: &u8| {
        table.state = fresh;
        table.state.noise = slot - 1;
        table.commit(0, "Walk");
        assert_eq!(table.state.noise, slot);
        assert_eq!(u16::from(table.state.security.bar), table.alerts());
        table.state.security.bar == 1
    };
    (1..=last).filter(raises).collect()
}

// covers: your-last-heist/rule:noise-tracker
#[test]
fn the_track_for_three_has_33_slots_and_its_printed_alerts() {
    let mut table = street().act([(0, 0); 3], &[1; 3]);
    assert_eq!((table.state.noise, table.heist.noise_last), (0, 33));
    let printed = [4, 8, 12, 15, 18, 21, 23, 24, 26, 27, 29, 30, 31];
    // The last slot prints an alert for each noise, the one that leads onto it included.
    assert_eq!(alert_slots(&mut table, 33), [&printed[..], &[33]].concat());
}

// covers: your-last-heist/rule:noise-tracker
#[test]
fn the_track_for_four_has_29_slots_and_its_printed_alerts() {
    let mut table = street()
        .crew(["thug", "burglar", "angry-locksmith", "street-urchin"])
        .act([(0, 0); 4], &[1; 4]);
    assert_eq!((table.state.noise, table.heist.noise_last), (0, 29));
    let printed = [4, 8, 11, 14, 17, 19, 20, 22, 23, 25, 26, 27];
    assert_eq!(alert_slots(&mut table, 29), [&printed[..], &[29]].concat());
}

// covers: your-last-heist/rule:noise-tracker
#[test]
fn on_the_last_slot_the_marker_stays_and_every_noise_is_an_alert() {
    for (players, last) in [(3, 33), (4, 29)] {
        let mut table = match players {
            3 => street().act([(0, 0); 3], &[1; 3]),
            _ => street()
                .crew(["thug", "burglar", "angry-locksmith", "street-urchin"])
                .act([(0, 0); 4], &[1; 4]),
        };
        table.state.noise = last - 1;
        for (who, bar) in [(0, 1), (1, 2), (2, 3)] {
            table.commit(who, "Walk");
            assert_eq!((table.state.noise, table.state.security.bar), (last, bar));
        }
    }
}

// covers: your-last-heist/rule:noise-tracker, your-last-heist/option:last-noise-slot-alerts-on-arrival
#[test]
fn by_house_rule_only_noise_beyond_the_last_slot_is_an_alert() {
    let mut table = street()
        .rules(|rules| rules.last_noise_slot_alerts_on_arrival = false)
        .act([(0, 0); 3], &[1; 3]);
    table.state.noise = 32;
    table.commit(0, "Walk");
    assert_eq!((table.state.noise, table.state.security.bar), (33, 0));
    table.commit(1, "Walk");
    assert_eq!((table.state.noise, table.state.security.bar), (33, 1));
}

// covers: your-last-heist/rule:noise-tracker
#[test]
fn a_loud_action_goes_slot_by_slot_over_every_alert() {
    let mut table = street()
        .skills(0, ["assault", "hurry"])
        .act([(0, 0); 3], &[3, 1, 1]);
    table.state.noise = 21;
    table.commit(0, "Rampage");
    assert_eq!(
        (table.state.noise, table.state.security.bar),
        (24, 2),
        "23 and 24"
    );
}

// covers: your-last-heist/rule:noise-tracker
#[test]
fn noise_stays_from_round_to_round() {
    let mut table = street().act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Walk");
    pass(&mut table, 1);
    table.commit(0, "Walk");
    assert_eq!((table.state.round, table.state.noise), (2, 2));
}

/// An operative among guards, with the marker on this slot.
fn reports(noise: u8) -> Table {
    let mut table = with("E2 EM G2 EM", "operative")
        .skills(0, ["hit-n-run", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[3, 1, 1]);
    table.state.noise = noise;
    table
}

// covers: your-last-heist/ability:operative/you-will-report-in, your-last-heist/rule:noise-tracker
#[test]
fn each_subdue_of_the_operative_takes_the_marker_one_slot_back_and_the_bar_stays() {
    let mut table = reports(7);
    table.commit(0, "Bash");
    assert_eq!((table.state.noise, table.state.security.bar), (8, 1));
    for slot in [7, 6] {
        table.ok(subdue(&table, 0, 0, 2));
        assert!(table.told(Event::NoiseLowered { who: FIRST, slot }));
        assert_eq!((table.state.noise, table.state.security.bar), (slot, 1));
    }
}

// covers: your-last-heist/ability:operative/you-will-report-in, your-last-heist/rule:noise-tracker
#[test]
fn a_slot_that_was_left_backwards_raises_its_alert_again() {
    let mut table = reports(3);
    table.commit(0, "Bash");
    table.ok(subdue(&table, 0, 0, 2));
    assert_eq!((table.state.noise, table.state.security.bar), (3, 1));
    table.commit(1, "Walk");
    assert_eq!((table.state.noise, table.state.security.bar), (4, 2));
}

// covers: your-last-heist/ability:operative/you-will-report-in
#[test]
fn the_marker_goes_back_onto_an_alert_slot_without_an_alert() {
    let mut table = reports(4);
    table.commit(0, "Bash");
    assert_eq!((table.state.noise, table.state.security.bar), (5, 0));
    table.ok(subdue(&table, 0, 0, 2));
    assert_eq!((table.state.noise, table.state.security.bar), (4, 0));
}

// covers: your-last-heist/ability:operative/you-will-report-in
#[test]
fn the_marker_does_not_go_back_past_the_start() {
    let mut table = reports(0);
    table.commit(0, "Bash");
    table.ok(subdue(&table, 0, 0, 2));
    assert_eq!(table.state.noise, 0);
    table.ok(subdue(&table, 0, 0, 2));
    assert_eq!((table.state.noise, table.ideas(0)), (0, 6));
}

// covers: your-last-heist/ability:operative/you-will-report-in, your-last-heist/rule:noise-tracker
#[test]
fn even_from_the_last_slot_the_marker_can_go_back() {
    let mut table = reports(33);
    table.commit(0, "Bash");
    table.ok(subdue(&table, 0, 0, 2));
    assert_eq!((table.state.noise, table.state.security.bar), (32, 1));
}
