//! Events in which ideas change hands: 17 and 24.

use super::*;
use crew::state::Prompt;

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

// covers: event:17, rule:non-player-characters
#[test]
fn for_the_ideas_of_an_npc_one_no_is_enough() {
    let mut table = night("E2 MW EM", "17")
        .npc("prisoner", 0)
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1, 1]);
    set_ideas(&mut table, [0, 0, 0]);
    table.set_ideas(4, 1);
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::Whisper));
    table.seat(2, Command::Decline);
    assert_eq!(table.prompt(), None);
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

// covers: event:24, option:late-transfer-ideas
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
