//! Events of ideas: 12, 13, 17, 18, 20, 21, 24 and the Mastermind's M1 to M3.

use super::*;
use crew::content::scenario::Goal;
use crew::state::Prompt;

/// Everybody has two ideas when the card comes.
fn thoughtful(map: &str, card: &str, places: [(i8, i8); 3]) -> Table {
    let mut table = night(map, card).act(places, &[1; 3]);
    set_ideas(&mut table, [2; 3]);
    table
}

// covers: masters-of-the-heist/event:12
#[test]
fn a_guard_who_talks_gives_an_idea_for_a_noise() {
    let mut table = thoughtful("E2 EM EM", "12", [(0, 1), (0, 2), (0, 2)]);
    table.add(Token::SubduedGuard, 0, 2);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    let noise = table.state.noise;
    assert_eq!(table.prompt(), Some(Prompt::IdeaForNoise { who: SECOND }));
    table.seat(1, Command::Accept);
    assert_eq!(table.prompt(), Some(Prompt::IdeaForNoise { who: THIRD }));
    table.seat(2, Command::Decline);
    // Once for each character, not for each guard.
    assert_eq!(table.prompt(), None);
    assert_eq!(ideas(&table), [2, 3, 2]);
    assert_eq!(table.state.noise, noise + 1);
}

// covers: masters-of-the-heist/event:12
#[test]
fn an_active_guard_does_not_talk() {
    let mut table = thoughtful("E2 EM GU", "12", [(0, 1), (0, 2), (0, 0)]);
    table.add(Token::SubduedGuard, 0, 1);
    table.teleport(0, 0, 0);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:13
#[test]
fn two_problems_around_cost_an_idea() {
    for map in ["E2 EM L2", "E2 EM 2GC", "E2 EM G2", "E2 EM C2"] {
        let mut table = thoughtful(map, "13", [(0, 1), (0, 0), (0, 0)]);
        table.end_round();
        assert_eq!(ideas(&table), [1, 2, 2], "{map}");
    }
}

// covers: masters-of-the-heist/event:13
#[test]
fn one_problem_or_those_on_the_own_tile_do_not_overwhelm() {
    let mut table = thoughtful("E2 EM LO", "13", [(0, 1), (0, 0), (0, 0)]);
    table.add(Token::OpenLock, 0, 2);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));

    // One beside, two here: the own tile does not count.
    let mut table = thoughtful("E2 EM 2GC LO", "13", [(0, 2), (0, 0), (0, 0)]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:13
#[test]
fn who_has_no_idea_loses_none() {
    let mut table = thoughtful("E2 EM L2", "13", [(0, 1), (0, 0), (0, 0)]);
    set_ideas(&mut table, [0; 3]);
    table.end_round();
    assert_eq!(ideas(&table), [0; 3]);
}

// covers: masters-of-the-heist/event:17
#[test]
fn neighbours_whisper_one_noise_an_idea() {
    let mut table = thoughtful("E2 EM EM EM", "17", [(0, 1), (0, 1), (0, 3)]);
    table.teleport(2, 0, 2);
    table.end_round();
    let noise = table.state.noise;
    assert_eq!(table.prompt(), Some(Prompt::Whisper));
    let (who, to) = (FIRST, THIRD);
    table.ok(Command::GiveIdea { who, to });
    table.ok(Command::GiveIdea { who, to });
    table.ok(Command::GiveIdea {
        who: THIRD,
        to: SECOND,
    });
    assert_eq!(ideas(&table), [0, 3, 3]);
    assert_eq!(table.state.noise, noise + 3);
}

// covers: masters-of-the-heist/event:17
#[test]
fn nobody_whispers_across_the_building() {
    let mut table = thoughtful("E2 EM EM EM EM", "17", [(0, 0), (0, 2), (0, 4)]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:18
#[test]
fn doubt_takes_an_idea_from_the_lonely() {
    let mut table = thoughtful("E2 EM EM EM EM", "18", [(0, 1), (0, 2), (0, 4)]);
    table.end_round();
    assert_eq!(ideas(&table), [2, 2, 1]);
}

// covers: masters-of-the-heist/event:18
#[test]
fn company_on_the_same_entrance_counts() {
    let mut table = thoughtful("E2 EM EM", "18", [(0, 0), (0, 0), (0, 1)]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:20
#[test]
fn an_active_guard_on_the_tile_costs_an_idea() {
    let mut table = thoughtful("E2 EM GU EM", "20", [(0, 1), (0, 2), (0, 3)]);
    table.add(Token::SubduedGuard, 0, 3);
    table.end_round();
    assert_eq!(ideas(&table), [2, 1, 2]);
}

// covers: masters-of-the-heist/event:20
#[test]
fn nobody_hurries_beside_a_guard() {
    let mut table = thoughtful("E2 EM GU EM", "20", [(0, 1), (0, 3), (0, 0)]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:21
#[test]
fn a_plan_for_the_unknown_costs_one_idea() {
    let mut table = thoughtful("E2 EM EM SC SC", "21", [(0, 0); 3]);
    // Two of the three have planned something else.
    for who in [1, 2] {
        table.state.crew[who].planned = board::SpaceSet::of(table.at(0, 1));
    }
    table.end_round();
    assert_eq!(ideas(&table), [1, 2, 2]);
}

// covers: masters-of-the-heist/event:21
#[test]
fn what_was_revealed_frightens_nobody() {
    let mut table = thoughtful("E2 EM EM EM", "21", [(0, 0); 3]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:24
#[test]
fn somebody_outdoors_guides_one_indoors_for_a_noise() {
    let mut table = thoughtful("E2 EM EM", "24", [(0, 0), (0, 1), (0, 2)]);
    table.end_round();
    let noise = table.state.noise;
    assert_eq!(table.prompt(), Some(Prompt::Guide));
    let outdoors = Command::Pick { who: FIRST };
    assert_eq!(table.seat_refused(0, outdoors), Refusal::NotAnAnswer);
    table.seat(0, Command::Pick { who: THIRD });
    assert_eq!(ideas(&table), [2, 2, 3]);
    assert_eq!((table.state.noise, table.prompt()), (noise + 1, None));
}

// covers: masters-of-the-heist/event:24
#[test]
fn guiding_may_be_declined() {
    let mut table = thoughtful("E2 EM EM", "24", [(0, 0), (0, 1), (0, 2)]);
    table.end_round();
    let noise = table.state.noise;
    table.seat(0, Command::Decline);
    assert_eq!((ideas(&table), table.state.noise), ([2; 3], noise));
}

// covers: masters-of-the-heist/event:24
#[test]
fn all_indoors_or_all_outdoors_have_nobody_to_guide() {
    for places in [[(0, 0); 3], [(0, 1); 3]] {
        let mut table = thoughtful("E2 EM EM", "24", places);
        table.end_round();
        assert!(nothing_came(&table), "{places:?}");
    }
}

// covers: masters-of-the-heist/event:M1
#[test]
fn according_to_plan_nothing_happens() {
    let mut table = thoughtful("E2 EM GU", "M1", [(0, 0), (0, 1), (0, 2)]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/event:M2
#[test]
fn confidence_gives_two_ideas_to_those_indoors_who_have_two_at_most() {
    let mut table = thoughtful("E2 EM EM", "M2", [(0, 0), (0, 1), (0, 2)]);
    set_ideas(&mut table, [0, 2, 3]);
    table.end_round();
    assert_eq!(ideas(&table), [0, 4, 3]);
}

/// A jewel to be stolen, in the hands of the first character or on the floor.
fn planned(taken: bool) -> Table {
    let jewel = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let mut table = night("E2 EM JW", "M3")
        .goals(&[jewel])
        .act([(0, 2), (0, 1), (0, 0)], &[1; 3]);
    set_ideas(&mut table, [2; 3]);
    if taken {
        let piece = table.loot(Chit::Jewel, 0);
        take(&mut table, 0, piece);
    }
    table.end_round();
    table
}

// covers: masters-of-the-heist/event:M3
#[test]
fn with_the_objective_in_hand_everybody_indoors_gets_an_idea() {
    assert_eq!(ideas(&planned(true)), [3, 3, 2]);
}

// covers: masters-of-the-heist/event:M3
#[test]
fn with_the_objective_on_the_floor_nobody_does() {
    assert_eq!(ideas(&planned(false)), [2; 3]);
}
