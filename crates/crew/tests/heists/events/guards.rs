//! Events of guards: 4, 5, 12, 14, 15, 23 and A3.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::Prompt;

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

// covers: event:5, event:A1
#[test]
fn a_guard_at_an_entrance_locks_nothing() {
    let mut table = night("E2 EM EM", "5").act([(0, 0), (0, 1), (0, 2)], &[1, 1, 1]);
    table.add(Token::Guard, 0, 0);
    table.end_round();
    assert!(nothing_came(&table));
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

// covers: event:15, ability:operative/pressure-points
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

// covers: event:23, event:A3, ability:operative/pressure-points
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
