//! One action a round: turning the die, what is required, who plays whom.

use super::*;

// covers: rule:modify-rolls
#[test]
fn an_idea_turns_the_die_by_one_and_six_is_beside_one() {
    // Hurry on 1 to 6: Run, Pick, Run, Observe, Sprint, Examine.
    for (rolled, wanted, cost) in [
        (1, 6, 1),
        (6, 1, 1),
        (1, 4, 3),
        (5, 1, 2),
        (2, 6, 2),
        (3, 3, 0),
    ] {
        let mut table = stage("E2 EM").act([(0, 0); 3], &[rolled, 1, 1]);
        let face = Command::Commit {
            who: FIRST,
            action: ActionId(7 + wanted),
            face: 0,
            aim: crew::Aim::NONE,
        };
        if cost > 0 {
            table.set_ideas(0, cost - 1);
            let short = Refusal::NotEnoughIdeas {
                need: cost,
                have: cost - 1,
            };
            assert_eq!(table.refused(face), short);
        }
        table.set_ideas(0, cost);
        table.ok(face);
        assert_eq!((table.ideas(0), die(&table, FIRST)), (0, wanted));
    }
}

// covers: rule:modify-rolls
#[test]
fn ideas_of_the_action_cannot_pay_for_it() {
    // Examine brings three ideas, but lies one turn away.
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1, 1, 1]);
    assert!(table.find_commit(0, "Examine").is_none());
    table.set_ideas(0, 1);
    table.commit(0, "Examine");
    assert_eq!(table.ideas(0), 0);
    table.ok(Command::Think { who: FIRST });
    assert_eq!(table.ideas(0), 1);
}

// covers: rule:modify-rolls, option:action-ideas-pay-for-it
#[test]
fn by_house_rule_ideas_of_the_action_pay_for_it() {
    let mut table = stage("E2 EM")
        .rules(|rules| rules.action_ideas_pay_for_it = true)
        .act([(0, 0); 3], &[1, 1, 1]);
    table.commit(0, "Examine");
    assert_eq!(die(&table, FIRST), 6);
    // One of the three has turned the die.
    for _ in 0..2 {
        table.ok(Command::Think { who: FIRST });
    }
    assert_eq!(table.ideas(0), 2);
    let more = Command::Think { who: FIRST };
    assert_eq!(table.refused(more), Refusal::NoneLeft);
}

// covers: rule:modify-rolls
#[test]
fn default_actions_do_not_look_at_the_die() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[4, 1, 1]);
    let turned = Command::Commit {
        who: FIRST,
        action: ActionId(0),
        face: 5,
        aim: crew::Aim::NONE,
    };
    assert_eq!(table.refused(turned), Refusal::LookAtTheDie);
    table.commit(0, "Walk");
    assert_eq!(die(&table, FIRST), 4);
}

// covers: rule:phase-2-action
#[test]
fn an_action_that_is_not_there_cannot_be_taken() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1, 1, 1]);
    let action = |slot, aim| Command::Commit {
        who: FIRST,
        action: ActionId(slot),
        face: 0,
        aim: crew::Aim(aim),
    };
    assert_eq!(table.refused(action(2, 0)), Refusal::NoSuchAction);
    let whistle = 20 + table.item("dog-whistle", 0).0;
    assert_eq!(table.refused(action(whistle, 0)), Refusal::NotHeld);
    assert_eq!(table.refused(action(255, 0)), Refusal::NoSuchAction);
    // Walk has no direction.
    assert_eq!(table.refused(action(0, 1)), Refusal::NeedsTarget);
}

// covers: rule:required-subactions
#[test]
fn noise_is_made_though_everything_else_is_skipped() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[5, 1, 1]);
    table.commit(0, "Sprint");
    assert_eq!(table.state.noise, 2);
    assert_eq!(table.state.crew[0].at, table.at(0, 0));
    table.end_round();
    assert_eq!(table.state.round, 2);
}

// covers: rule:required-subactions, rule:raise-alert
#[test]
fn an_alert_icon_is_required_too() {
    let mut table = stage("E2 EM")
        .skills(0, ["blast", "linger"])
        .deck("1,2,3,M1,Z1")
        .act([(0, 0); 3], &[3, 1, 1]);
    table.commit(0, "Detonate");
    assert_eq!((table.alerts(), table.state.noise), (1, 1));
    assert_eq!(table.deck(), ["2", "3", "M1", "Z1"]);
}

// covers: rule:no-passing
#[test]
fn nobody_passes() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1, 1, 1]);
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::NotCommitted);
    table.commit(0, "Walk");
    table.seat(0, Command::Ready);
}

// covers: rule:phase-2-action
#[test]
fn one_action_a_round() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1, 1, 1]);
    table.commit(0, "Walk");
    let another = Command::Commit {
        who: FIRST,
        action: ActionId(1),
        face: 0,
        aim: crew::Aim::NONE,
    };
    assert_eq!(table.refused(another), Refusal::AlreadyCommitted);
    table.end_round();
    table.commit(0, "Punch");
    assert_eq!(pool(&table, FIRST), icons("subdue move").0);
}

// covers: rule:phase-2-action
#[test]
fn sub_actions_of_one_round_are_not_kept_for_the_next() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1, 1, 1]);
    table.commit(0, "Walk");
    table.end_round();
    let step = Command::Move {
        who: FIRST,
        to: table.at(0, 1),
    };
    assert_eq!(table.refused(step), Refusal::NoneLeft);
}

// covers: rule:no-alphas
#[test]
fn nobody_plays_the_character_of_another() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1, 1, 1]);
    let walk = Command::Commit {
        who: FIRST,
        action: ActionId(0),
        face: 0,
        aim: crew::Aim::NONE,
    };
    assert_eq!(table.seat_refused(1, walk), Refusal::NotYourCharacter);
    table.seat(0, walk);
    let step = Command::Move {
        who: FIRST,
        to: table.at(0, 1),
    };
    assert_eq!(table.seat_refused(2, step), Refusal::NotYourCharacter);
    assert!(!table.legal(2).contains(&step));
    table.seat(0, step);
}

// covers: rule:no-alphas, rule:non-player-characters
#[test]
fn any_seat_plays_the_npc() {
    let mut table = guided(stage("E2 EM MW")).act([(0, 0); 3], &[1, 1, 1, 1]);
    let stride = Command::Commit {
        who: Who::NPC,
        action: ActionId(0),
        face: 0,
        aim: crew::Aim::NONE,
    };
    table.commit(0, "Walk");
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::NpcMustAct);
    table.seat(2, stride);
    let step = Command::Move {
        who: Who::NPC,
        to: table.at(0, 1),
    };
    table.seat(1, step);
    assert_eq!(table.state.member(Who::NPC).at, table.at(0, 1));
}
