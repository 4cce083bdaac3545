//! How Escape begins, and who may begin it.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::{Place, Token};

// covers: rule:phase-4-escape, rule:reveal
#[test]
fn everything_unknown_is_revealed() {
    let bag = Bag {
        guards: 1,
        locks: 1,
        ..Bag::default()
    };
    let mut table = stage("E2 EM EM SC SC").bag(bag).act([(0, 0); 3], &[1; 3]);
    table
        .dealer
        .add_draws([Chit::Guard as u8, Chit::Lock as u8]);
    table.escape();
    assert!(table.state.unknown.is_empty());
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    assert_eq!(table.count(Token::Lock, 0, 4), 1);
}

// covers: rule:phase-4-escape, rule:keycard
#[test]
fn a_keycard_found_then_brings_its_guard() {
    let bag = Bag {
        keycards: 1,
        ..Bag::default()
    };
    let mut table = stage("E2 EM EM SC").bag(bag).act([(0, 0); 3], &[1; 3]);
    table.dealer.add_draws([Chit::Keycard as u8]);
    table.escape();
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    let card = table.loot(Chit::Keycard, 0);
    assert_eq!(table.place(card), Place::on(table.at(0, 3)));
}

// covers: rule:phase-4-escape, fixer:consultant
#[test]
fn blanks_on_call_are_gone_before_the_last_reveal() {
    let bag = Bag {
        guards: 1,
        ..Bag::default()
    };
    let mut table = stage("E2 EM EM SC").bag(bag).act([(0, 0); 3], &[1; 3]);
    table.state.team.blanks = 2;
    table.dealer.add_draws([Chit::Guard as u8]);
    table.escape();
    assert_eq!(table.prompt(), None);
    assert_eq!(table.state.team.blanks, 0);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
}

// covers: rule:phase-4-escape, rule:lockdown-gates, ability:bruiser/anger-therapy
#[test]
fn gates_close_then_all_is_revealed_then_anger_is_let_out() {
    let mut table = stage("E2 EM GU EM SC GA")
        .crew(["bruiser", "burglar", "lookout"])
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.dealer.add_draws([Chit::Blank as u8]);
    table.escape();
    let (gate, unknown, guarded) = (
        Event::GateClosed {
            space: table.at(0, 5),
        },
        table.at(0, 4),
        table.at(0, 2),
    );
    let reveal = Event::Revealed {
        space: unknown,
        chit: Chit::Blank,
    };
    let anger = Event::Subdued {
        who: Who(0),
        space: guarded,
        dog: false,
    };
    let order: Vec<Event> = table
        .events
        .iter()
        .copied()
        .filter(|event| [gate, reveal, anger].contains(event))
        .collect();
    assert_eq!(order, [gate, reveal, anger]);
}

// covers: ability:bruiser/anger-therapy, ability:bruiser/adrenaline
#[test]
fn anger_subdues_guards_and_dogs_on_the_own_tile_only() {
    let mut table = stage("E2 EM EM GU EM")
        .crew(["bruiser", "burglar", "lookout"])
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Guard, 0, 2);
    table.add(Token::Dog, 0, 2);
    table.set_ideas(0, 0);
    table.escape();
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 1);
    assert_eq!(table.count(Token::SubduedDog, 0, 2), 1);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    assert_eq!(table.ideas(0), 2);
}

// covers: ability:bruiser/anger-therapy, option:anger-gives-ideas
#[test]
fn by_house_rule_anger_gives_no_ideas() {
    let mut table = stage("E2 EM GU EM")
        .crew(["bruiser", "burglar", "lookout"])
        .rules(|rules| rules.anger_gives_ideas = false)
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.set_ideas(0, 0);
    table.escape();
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 1);
    assert_eq!(table.ideas(0), 0);
}

// covers: rule:lockdown-gates, rule:busted
#[test]
fn whoever_stands_on_a_gate_is_busted_with_the_loot() {
    let mut table = stage("E2 EM GA JW").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    table.escape();
    assert_eq!(table.state.crew[0].status, Status::Busted);
    assert_eq!(table.place(jewel), Place::LOST);
}

// covers: rule:lockdown-gates
#[test]
fn a_closed_gate_cuts_the_way_off() {
    let mut table = alarm(stage("E2 EM GA EM"), [(0, 3), (0, 0), (0, 0)], [9, 0, 0]);
    assert_eq!(table.no_dash(0, 0, 2), Refusal::NotAdjacent);
}

// covers: rule:lockdown-gates, rule:end-of-a-heist
#[test]
fn the_heist_is_over_if_the_gates_bust_everybody() {
    let mut table = stage("E2 EM GA EM").act([(0, 2); 3], &[1; 3]);
    for seat in 0..3 {
        table.seat(seat, Command::CallEscape);
    }
    table.end_round();
    assert_eq!(table.state.phase, Phase::Over);
    assert!(
        table.state.crew[..3]
            .iter()
            .all(|member| member.status == Status::Busted)
    );
}

// covers: rule:guard-dogs, rule:phase-4-escape, item:dog-whistle
#[test]
fn a_dog_held_by_the_whistle_jumps_when_escape_begins() {
    let mut table = stage("E2 EM EM EM DO EM")
        .crew(["demolitions-guy", "burglar", "lookout"])
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.state.whistle = true;
    table.teleport(2, 0, 3);
    table.commit(0, "Breach");
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
    assert_eq!(table.count(Token::Dog, 0, 4), 0);
}

// covers: rule:guard-dogs, ability:bruiser/anger-therapy
#[test]
fn anger_meets_the_dog_that_jumped_first() {
    let mut table = stage("E2 EM EM EM DO EM")
        .crew(["demolitions-guy", "bruiser", "lookout"])
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.state.whistle = true;
    table.teleport(1, 0, 3);
    table.commit(0, "Breach");
    assert_eq!(table.count(Token::SubduedDog, 0, 3), 1);
}

// covers: rule:phase-4-escape
#[test]
fn sub_actions_not_used_by_then_are_lost() {
    let mut table = stage("E2 EM EM").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.escape();
    assert_eq!(table.state.crew[0].pool, crew::state::Pool::default());
    let to = table.at(0, 1);
    assert_eq!(
        table.refused(Command::Move { who: Who(0), to }),
        Refusal::WrongPhase
    );
}

// covers: rule:sound-the-alarm, crisis:Z1
#[test]
fn the_final_crisis_begins_escape() {
    let mut table = stage("E2 EM EM").deck("M1,Z1").act([(0, 0); 3], &[1; 3]);
    table.end_round();
    assert_eq!(table.played(), ["M1", "Z1"]);
    assert_eq!(table.state.phase, Phase::Escape);
}

// covers: rule:escape-any-time
#[test]
fn one_call_is_not_enough_and_is_forgotten_next_round() {
    let mut table = stage("E2 EM EM").act([(0, 0); 3], &[1; 3]);
    table.seat(0, Command::CallEscape);
    assert!(!table.state.escape_called);
    table.end_round();
    assert_eq!((table.state.phase, table.state.round), (Phase::Action, 2));
    table.seat(1, Command::CallEscape);
    table.seat(2, Command::CallEscape);
    assert!(!table.state.escape_called);
}

// covers: rule:escape-any-time
#[test]
fn nobody_calls_twice() {
    let mut table = stage("E2 EM EM").act([(0, 0); 3], &[1; 3]);
    table.seat(0, Command::CallEscape);
    assert_eq!(
        table.seat_refused(0, Command::CallEscape),
        Refusal::AlreadyCalled
    );
    table.seat(1, Command::CallEscape);
    table.seat(2, Command::CallEscape);
    assert_eq!(
        table.seat_refused(1, Command::CallEscape),
        Refusal::AlreadyCalled
    );
}

// covers: rule:escape-any-time, rule:no-passing
#[test]
fn everybody_still_takes_an_action_after_the_call() {
    let mut table = stage("E2 EM EM").act([(0, 0); 3], &[1; 3]);
    for seat in 0..3 {
        table.seat(seat, Command::CallEscape);
    }
    assert_eq!(table.state.phase, Phase::Action);
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::NotCommitted);
}

// covers: rule:escape-any-time, rule:phase-3-event, rule:crisis-queue
#[test]
fn the_event_and_the_queued_crises_still_happen_but_no_more() {
    let mut table = stage("E2 EM EM")
        .deck("M1,C5,M2,C3,Z1")
        .act([(0, 0); 3], &[1; 3]);
    table.state.team.hush = 9;
    table.escape();
    assert_eq!(table.played(), ["M1", "C5"]);
    assert_eq!(table.deck(), ["M2", "C3", "Z1"]);
}

// covers: rule:escape-any-time
#[test]
fn a_busted_character_need_not_call() {
    let mut table = stage("E2 EM GA EM").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.state.crew[0].status = Status::Busted;
    table.seat(1, Command::CallEscape);
    table.seat(2, Command::CallEscape);
    assert!(table.state.escape_called);
}

// covers: rule:escape-any-time
#[test]
fn the_call_stands_if_the_one_against_it_is_busted_in_the_event_phase() {
    let mut table = stage("E2 EM GA EM")
        .deck("M1,C3,M1,M1,Z1")
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.seat(1, Command::CallEscape);
    table.seat(2, Command::CallEscape);
    table.end_round();
    // The tokens of the closed gate may be placed anew.
    while table.prompt().is_some() {
        let seat = (1..3)
            .find(|&seat| table.legal(seat).contains(&Command::Decline))
            .unwrap();
        table.seat(seat, Command::Decline);
    }
    assert_eq!(table.state.crew[0].status, Status::Busted);
    assert_eq!(table.state.phase, Phase::Escape);
}

// covers: rule:escape-any-time
#[test]
fn by_house_rule_one_call_is_enough() {
    let mut table = stage("E2 EM EM")
        .rules(|rules| rules.escape_needs_everyone = false)
        .act([(0, 0); 3], &[1; 3]);
    table.seat(1, Command::CallEscape);
    table.end_round();
    assert_eq!(table.state.phase, Phase::Escape);
}

// covers: rule:escape-any-time
#[test]
fn by_house_rule_nobody_waits_for_actions_after_the_call() {
    let mut table = stage("E2 EM EM MW")
        .npc("prisoner", 0)
        .rules(|rules| rules.escape_waits_for_actions = false)
        .act([(0, 0); 3], &[1; 4]);
    for seat in 0..3 {
        table.seat(seat, Command::CallEscape);
    }
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(table.played(), ["M1"]);
}

// covers: ability:demolitions-guy/breach, rule:escape-any-time
#[test]
fn a_breach_begins_escape_at_once_without_an_event() {
    let mut table = stage("E2 EM EM")
        .crew(["demolitions-guy", "burglar", "lookout"])
        .act([(0, 2), (0, 1), (0, 0)], &[1; 3]);
    table.commit(0, "Breach");
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(table.played(), Vec::<&str>::new());
    // Those who have not acted do not act any more.
    let walk = Command::Commit {
        who: Who(1),
        action: ActionId(0),
        face: 0,
        aim: crew::Aim::NONE,
    };
    assert_eq!(table.refused(walk), Refusal::WrongPhase);
}

// covers: ability:demolitions-guy/breach, option:breach-skips-event-phase
#[test]
fn by_house_rule_the_event_phase_follows_a_breach_first() {
    let mut table = stage("E2 EM EM")
        .crew(["demolitions-guy", "burglar", "lookout"])
        .rules(|rules| rules.breach_skips_event_phase = false)
        .act([(0, 2), (0, 1), (0, 0)], &[1; 3]);
    table.commit(0, "Breach");
    assert_eq!(table.state.phase, Phase::Action);
    table.end_round();
    assert_eq!(table.played(), ["M1"]);
    assert_eq!(table.state.phase, Phase::Escape);
}

// covers: ability:demolitions-guy/breach, rule:entrances-and-exits
#[test]
fn the_breach_is_an_exit_for_everybody() {
    let mut table = stage("E2 EM EM EM")
        .crew(["demolitions-guy", "burglar", "lookout"])
        .act([(0, 3), (0, 3), (0, 0)], &[1; 3]);
    table.commit(0, "Breach");
    let breach = table.heist.board().spare_exit(0);
    table.set_ideas(1, 1);
    table.ok(Command::Dash {
        who: Who(1),
        to: breach,
    });
    assert!(table.told(Event::ReachedExit {
        who: Who(1),
        space: breach
    }));
    table.finish();
    assert_eq!(table.state.crew[1].status, Status::Escaped);
    assert_eq!(table.state.crew[0].status, Status::Busted);
}
