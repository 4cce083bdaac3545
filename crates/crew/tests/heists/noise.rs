//! Noise, alerts, the event deck and the crisis queue.

use crate::kit::*;
use crew::rules::Diversion;
use crew::state::{AlertCause, Prompt, Token};
use crew::*;

/// Three characters whose walks make one noise each, and this deck.
fn night(deck: &str) -> Stage {
    stage("E2 EM EM")
        .crew(["thug", "burglar", "pickpocket"])
        .deck(deck)
}

/// A character's walk moves the marker on from this slot.
fn walk_from(table: &mut Table, who: u8, slot: u8) {
    table.state.noise = slot;
    table.commit(who, "Walk");
}

// covers: rule:noise
#[test]
fn the_track_for_three_has_its_printed_alerts() {
    let printed = [
        4, 8, 11, 14, 17, 19, 21, 23, 25, 27, 28, 31, 32, 34, 35, 37, 38,
    ];
    let mut table = night("1,2,3,Z1").act([(0, 0); 3], &[1, 1, 1]);
    let fresh = table.state.clone();
    assert_eq!(fresh.noise, 0);
    for slot in 1..=41 {
        table.state = fresh.clone();
        walk_from(&mut table, 0, slot - 1);
        assert_eq!(table.state.noise, slot);
        assert_eq!(table.alerts() == 1, printed.contains(&slot), "slot {slot}");
    }
}

// covers: rule:noise
#[test]
fn the_track_for_four_has_its_printed_alerts() {
    let printed = [
        4, 7, 10, 13, 15, 17, 19, 22, 23, 26, 27, 30, 31, 34, 35, 37, 39,
    ];
    let mut table = night("1,2,3,Z1")
        .crew(["thug", "burglar", "pickpocket", "lookout"])
        .act([(0, 0); 4], &[1; 4]);
    let fresh = table.state.clone();
    for slot in 1..=42 {
        table.state = fresh.clone();
        walk_from(&mut table, 0, slot - 1);
        assert_eq!(table.state.noise, slot);
        assert_eq!(table.alerts() == 1, printed.contains(&slot), "slot {slot}");
    }
}

// covers: rule:noise
#[test]
fn on_the_final_slot_the_marker_stays_and_every_noise_is_an_alert() {
    for (crew, last) in [(3, 41), (4, 42)] {
        let stage = night("1-8,Z1");
        let mut table = match crew {
            3 => stage.act([(0, 0); 3], &[1; 3]),
            _ => stage
                .crew(["thug", "burglar", "pickpocket", "angry-locksmith"])
                .act([(0, 0); 4], &[1; 4]),
        };
        table.state.noise = last - 1;
        for (who, alerts) in [(0, 0), (1, 1), (2, 2)] {
            table.commit(who, "Walk");
            assert_eq!((table.state.noise, table.alerts()), (last, alerts));
        }
    }
}

// covers: rule:noise
#[test]
fn by_house_rule_arriving_on_the_final_slot_is_an_alert_already() {
    let mut table = night("1-8,Z1")
        .rules(|rules| rules.last_noise_slot_alerts_on_arrival = true)
        .act([(0, 0); 3], &[1; 3]);
    walk_from(&mut table, 0, 40);
    assert_eq!((table.state.noise, table.alerts()), (41, 1));
    table.commit(1, "Walk");
    assert_eq!((table.state.noise, table.alerts()), (41, 2));
}

// covers: rule:noise, rule:raise-alert
#[test]
fn one_loud_action_can_cross_two_alert_slots() {
    let mut table = stage("E2 EM").deck("1-8,Z1").act([(0, 0); 3], &[1; 3]);
    table.state.noise = 26;
    table.commit(2, "Run");
    assert_eq!((table.state.noise, table.alerts()), (28, 2));
    assert_eq!(table.deck()[0], "3");
}

// covers: rule:noise
#[test]
fn the_marker_stays_where_it_is_between_rounds() {
    let mut table = night("M1,M1,M1,M1,Z1").act([(0, 0); 3], &[1; 3]);
    table.end_round();
    assert_eq!((table.state.round, table.state.noise), (2, 3));
    table.end_round();
    assert_eq!((table.state.round, table.state.noise), (3, 6));
}

// covers: rule:raise-alert, rule:events
#[test]
fn an_alert_discards_the_topmost_event_for_good() {
    let mut table = night("1,2,3,Z1").act([(0, 0); 3], &[1; 3]);
    walk_from(&mut table, 0, 3);
    assert_eq!(table.deck(), ["2", "3", "Z1"]);
    table.teleport(1, 0, 1);
    table.teleport(2, 0, 2);
    table.end_round();
    assert_eq!(table.played(), ["2"]);
    assert_eq!(table.deck(), ["3", "Z1"]);
}

// covers: rule:crises, rule:raise-alert
#[test]
fn a_crisis_is_never_discarded_but_queued_at_once() {
    let mut table = night("1,C5,2,Z1").act([(0, 0); 3], &[1; 3]);
    assert!(table.queue().is_empty());
    walk_from(&mut table, 0, 3);
    assert_eq!(table.queue(), ["C5"]);
    assert_eq!(table.deck(), ["2", "Z1"]);
    // The next alert takes the event below.
    walk_from(&mut table, 1, 7);
    assert_eq!(table.alerts(), 2);
    assert_eq!(table.queue(), ["C5", "Z1"]);
}

// covers: rule:crises, rule:crisis-queue
#[test]
fn one_alert_can_queue_several_crises_in_a_row() {
    let mut table = night("1,C5,C4,C3,M1,M1,Z1").act([(0, 0); 3], &[1; 3]);
    walk_from(&mut table, 0, 3);
    assert_eq!(table.queue(), ["C5", "C4", "C3"]);
    table.end_round();
    assert_eq!(table.played(), ["M1", "C5", "C4", "C3"]);
    assert!(table.queue().is_empty());
}

// covers: rule:crises, rule:no-actions
#[test]
fn a_queued_crisis_waits_for_the_event_phase() {
    let mut table = night("1,C5,M1,Z1").act([(0, 0); 3], &[1; 3]);
    walk_from(&mut table, 0, 3);
    assert!(!table.state.npc_panicked);
    table.end_round();
    assert!(table.state.npc_panicked);
}

// covers: rule:crises
#[test]
fn a_crisis_on_top_from_the_start_is_queued_when_the_heist_begins() {
    let mut table = night("C5,M1,M1,Z1").act([(0, 0); 3], &[1; 3]);
    assert_eq!(table.queue(), ["C5"]);
    table.end_round();
    assert_eq!(table.played(), ["M1", "C5"]);
}

// covers: rule:active-event, rule:crisis-queue
#[test]
fn a_crisis_under_the_active_event_strikes_this_round() {
    let mut table = night("M1,C5,M1,M1,Z1").act([(0, 0); 3], &[1; 3]);
    table.end_round();
    assert_eq!(table.played(), ["M1", "C5"]);
    assert_eq!(table.deck(), ["M1", "M1", "Z1"]);
}

// covers: rule:active-event, rule:crisis-queue, option:crisis-under-active-event-now
#[test]
fn by_the_flow_chart_a_crisis_under_the_active_event_strikes_next_round() {
    let mut table = night("M1,C5,M1,M1,Z1")
        .rules(|rules| rules.crisis_under_active_event_now = false)
        .act([(0, 0); 3], &[1; 3]);
    table.end_round();
    assert_eq!(table.played(), ["M1"]);
    assert_eq!(table.queue(), ["C5"]);
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.played(), ["M1", "C5"]);
}

// covers: rule:active-event
#[test]
fn alerts_of_the_active_event_do_not_change_it() {
    let mut table = stage("E2 EM CM")
        .crew(["thug", "burglar", "pickpocket"])
        .deck("3,4,M1,M1,Z1")
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(table.played(), ["3"]);
    assert_eq!(table.deck(), ["M1", "M1", "Z1"]);
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.played(), ["M1"]);
}

// covers: rule:active-event, rule:crisis-queue
#[test]
fn a_crisis_uncovered_by_the_active_event_strikes_after_it() {
    let mut table = stage("E2 EM CM")
        .crew(["thug", "burglar", "pickpocket"])
        .deck("3,4,C5,M1,Z1")
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(table.played(), ["3", "C5"]);
}

// covers: rule:active-event, event:2
#[test]
fn example_of_the_active_event() {
    // Four players, five noise in round one: one alert, so event 2 is active.
    let mut table = stage("E2 EM E5")
        .crew(["thug", "burglar", "pickpocket", "lookout"])
        .deck("1-4,C5,5-8,Z1")
        .act([(0, 0), (0, 0), (0, 1), (0, 2)], &[1; 4]);
    for (who, action) in [(0, "Walk"), (1, "Walk"), (2, "Walk"), (3, "Run")] {
        table.commit(who, action);
    }
    assert_eq!((table.state.noise, table.alerts()), (5, 1));
    // One crowded entrance: events 3 and 4 go, the crisis below is queued and carried out.
    table.end_round();
    assert_eq!(table.played(), ["2", "C5"]);
    assert_eq!(table.alerts(), 3);
    assert_eq!(table.deck(), ["5", "6", "7", "8", "Z1"]);
    assert!(table.queue().is_empty());
}

// covers: rule:active-event
#[test]
fn with_an_exhausted_deck_the_last_event_is_recalled() {
    let mut table = stage("E2 EM GU")
        .crew(["thug", "burglar", "pickpocket"])
        .deck("1,4,Z1")
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    walk_from(&mut table, 0, 3);
    walk_from(&mut table, 1, 7);
    assert!(table.deck().is_empty());
    assert_eq!(table.queue(), ["Z1"]);
    table.end_round();
    assert_eq!(table.played(), ["4", "Z1"]);
    assert_eq!(table.state.count.alerts_by_events, 1);
    assert_eq!(table.state.phase, Phase::Escape);
}

// covers: rule:raise-alert
#[test]
fn an_alert_without_an_event_left_does_nothing() {
    let mut table = night("1,Z1").act([(0, 0); 3], &[1; 3]);
    walk_from(&mut table, 0, 3);
    table.events.clear();
    walk_from(&mut table, 1, 7);
    assert!(table.told(Event::Alert {
        cause: AlertCause::Noise,
        card: None
    }));
    assert_eq!(table.queue(), ["Z1"]);
    table.end_round();
    assert_eq!(table.played(), ["1", "Z1"]);
}

// covers: rule:sound-the-alarm, rule:crisis-queue
#[test]
fn the_alarm_comes_after_the_last_event_and_the_earlier_crises() {
    let mut table = night("M1,C5,C4,Z1").act([(0, 0); 3], &[1; 3]);
    table.end_round();
    assert_eq!(table.played(), ["M1", "C5", "C4", "Z1"]);
    assert_eq!(table.state.phase, Phase::Escape);
}

// covers: rule:sound-the-alarm
#[test]
fn until_the_alarm_another_round_begins() {
    let mut table = night("M1,M1,Z1").act([(0, 0); 3], &[1; 3]);
    table.end_round();
    assert_eq!((table.state.phase, table.state.round), (Phase::Action, 2));
}

/// Reinforcements beside a disabled camera with a character on it: the first crisis raises an alert, which uncovers
/// another.
fn crisis_within_a_crisis() -> Stage {
    stage("E2 EM EM RE")
        .crew(["thug", "burglar", "pickpocket"])
        .deck("M1,C1,M1,C5,M1,M1,M1,Z1")
}

// covers: rule:crisis-queue, crisis:C1
#[test]
fn a_crisis_uncovered_by_a_crisis_strikes_in_the_same_phase() {
    let mut table = crisis_within_a_crisis().act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert_eq!(table.state.count.alerts_by_cameras, 1);
    assert_eq!(table.played(), ["M1", "C1", "C5"]);
    assert!(table.queue().is_empty());
}

// covers: rule:crisis-queue, crisis:C1, option:late-crises-same-phase
#[test]
fn by_house_rule_a_late_crisis_waits_for_the_next_phase() {
    let mut table = crisis_within_a_crisis()
        .rules(|rules| rules.late_crises_same_phase = false)
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert_eq!(table.played(), ["M1", "C1"]);
    assert_eq!(table.queue(), ["C5"]);
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.played(), ["M1", "C5"]);
}

// covers: rule:events
#[test]
fn the_deck_lies_face_up_in_the_order_of_the_scenario() {
    let table = night("1-3,G1,C3,4,Z2").plan();
    assert_eq!(table.deck(), ["1", "2", "3", "G1", "C3", "4", "Z2"]);
}

// covers: rule:required-subactions, rule:noise
#[test]
fn the_noise_of_an_action_is_booked_when_it_is_taken() {
    let mut table = night("1,2,3,Z1").act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Walk");
    assert_eq!(table.state.noise, 1);
    assert_eq!(table.state.crew[0].at, table.at(0, 0));
    assert!(table.told(Event::Noise {
        who: Some(Who(0)),
        slot: 1
    }));
}

// covers: rule:noise
#[test]
fn a_silent_action_leaves_the_marker() {
    let mut table = night("1,2,3,Z1").act([(0, 0); 3], &[1; 3]);
    table.commit(1, "Pause");
    assert_eq!(table.state.noise, 0);
}

// covers: rule:raise-alert, rule:required-subactions
#[test]
fn an_alert_icon_discards_an_event_at_once() {
    let mut table = night("1,2,3,Z1")
        .skills(0, ["blast", "hurry"])
        .act([(0, 0); 3], &[3, 1, 1]);
    table.commit(0, "Detonate");
    assert_eq!(table.state.count.alerts_by_actions, 1);
    assert_eq!(table.deck(), ["2", "3", "Z1"]);
}

/// The Diversion Artist's tokens on the track.
fn diverted(stage: Stage, tokens: u8) -> Table {
    let mut table = stage.fixers(&["diversion-artist"]).cash(4).plan();
    table.seat(0, Command::Divert { tokens });
    let door = table.at(0, 0);
    for member in &mut table.state.crew[..3] {
        member.at = door;
    }
    table.dealer.add_rolls([1; 3]);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    table
}

// covers: rule:noise, fixer:diversion-artist
#[test]
fn bought_diversion_takes_the_first_noises() {
    let mut table = diverted(night("1,2,3,Z1"), 2);
    assert_eq!(table.state.team.cash, 2);
    table.commit(0, "Walk");
    table.commit(1, "Walk");
    assert_eq!((table.state.noise, table.state.team.hush), (0, 0));
    table.commit(2, "Walk");
    assert_eq!(table.state.noise, 1);
}

// covers: rule:noise, fixer:diversion-artist
#[test]
fn a_diverted_noise_raises_no_alert() {
    for noise in [3, 41] {
        let mut table = diverted(night("1,2,3,Z1"), 1);
        walk_from(&mut table, 0, noise);
        assert_eq!((table.state.noise, table.alerts()), (noise, 0));
        assert!(table.told(Event::Hushed { left: 0 }));
        table.commit(1, "Walk");
        assert_eq!(table.alerts(), 1);
    }
}

// covers: rule:noise, fixer:diversion-artist, event:12
#[test]
fn diversion_takes_the_noise_of_events_too() {
    let mut table = diverted(night("12,M1,M1,Z1"), 4);
    table.teleport(0, 0, 1);
    table.add(Token::SubduedGuard, 0, 1);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::IdeaForNoise { who: Who(0) }));
    table.seat(0, Command::Accept);
    assert_eq!((table.state.noise, table.state.team.hush), (0, 0));
}

// covers: rule:noise, fixer:diversion-artist
#[test]
fn at_most_four_tokens_buy_time_and_only_once() {
    let mut table = night("1,2,3,Z1")
        .fixers(&["diversion-artist"])
        .cash(6)
        .plan();
    let five = Command::Divert { tokens: 5 };
    assert_eq!(table.refused(five), Refusal::OverLimit { most: 4 });
    table.seat(0, Command::Divert { tokens: 1 });
    assert_eq!(
        table.seat_refused(1, Command::Divert { tokens: 1 }),
        Refusal::FixerUsed
    );
}

// covers: rule:noise, fixer:diversion-artist
#[test]
fn by_the_letter_the_diversion_has_no_switch() {
    let mut table = diverted(night("1,2,3,Z1"), 2);
    assert_eq!(
        table.refused(Command::Hush { on: false }),
        Refusal::NoneLeft
    );
}

// covers: rule:noise, fixer:diversion-artist, option:diversion
#[test]
fn by_house_rule_the_team_chooses_which_noises_are_diverted() {
    let stage = night("1,2,3,Z1").rules(|rules| rules.diversion = Diversion::Chosen);
    let mut table = diverted(stage, 2);
    table.seat(1, Command::Hush { on: false });
    table.commit(0, "Walk");
    assert_eq!((table.state.noise, table.state.team.hush), (1, 2));
    table.seat(2, Command::Hush { on: true });
    table.commit(1, "Walk");
    assert_eq!((table.state.noise, table.state.team.hush), (1, 1));
}
