//! The round: rolling, turning the die, acting together, passing, helping out, running for it.

use super::*;
use crew::content::scenario::Bag;

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names
}

// covers: your-last-heist/rule:phase-1-roll-for-skill
#[test]
fn everybody_rolls_and_the_result_serves_both_skills() {
    let mut table = board("E2 EM").act([(0, 0); 3], &[2, 5, 6]);
    for (who, face) in [(FIRST, 2), (SECOND, 5), (THIRD, 6)] {
        assert!(table.told(Event::Rolled { who, face }));
    }
    table.set_ideas(0, 0);
    // Hurry and Smash 'n' Grab on a two.
    assert_eq!(sorted(table.offers(0)), ["Bash", "Pick", "Smash", "Walk"]);
}

// covers: your-last-heist/rule:phase-2-character-action, your-last-heist/rule:skills
#[test]
fn the_locksmith_of_the_rulebook_turns_his_one() {
    let mut table = with("E2 EM", "angry-locksmith")
        .skills(0, ["wing-it", "smash-n-grab"])
        .act([(0, 0); 3], &[1; 3]);
    table.set_ideas(0, 0);
    let rolled = ["Discover", "Pick", "Punch", "Walk"];
    assert_eq!(sorted(table.offers(0)), rolled);
    // One idea leads to a two, and round the corner to a six.
    table.set_ideas(0, 1);
    let mut turned = rolled.to_vec();
    turned.extend(["Smash", "Strongarm", "Grab", "Scamper"]);
    turned.sort();
    assert_eq!(sorted(table.offers(0)), turned);
    table.commit(0, "Grab");
    assert_eq!((table.ideas(0), table.state.crew[0].die), (0, 6));
}

// covers: your-last-heist/rule:phase-2-character-action
#[test]
fn every_face_further_costs_another_idea() {
    // Yank Wires has another action on faces 2, 4 and 5 than on the rolled one.
    for (name, face, price) in [("Sprint", 2, 1), ("Discover", 4, 3), ("Examine", 5, 2)] {
        let mut table = board("E2 EM")
            .skills(0, ["yank-wires", "wing-it"])
            .act([(0, 0); 3], &[1; 3]);
        table.set_ideas(0, 3);
        let turn = |command: &Command| match command {
            Command::Commit { action, .. } => action.0 == 7 + face,
            _ => false,
        };
        let commit = table.legal(0).into_iter().find(turn).expect("on offer");
        table.ok(commit);
        let action = table.state.crew[0].action;
        assert_eq!(table.heist.action_name(FIRST, action), Some(name));
        assert_eq!(table.ideas(0), 3 - price, "{name}");
    }
}

// covers: your-last-heist/rule:phase-2-character-action
#[test]
fn ideas_of_the_action_come_too_late_to_turn_the_die_to_it() {
    let mut table = board("E2 EM")
        .skills(0, ["hit-n-run", "hurry"])
        .act([(0, 0); 3], &[5, 1, 1]);
    table.set_ideas(0, 0);
    assert_eq!(table.find_commit(0, "Study"), None);
    table.set_ideas(0, 1);
    table.commit(0, "Study");
    assert_eq!(table.ideas(0), 0);
    table.ok(Command::Think { who: FIRST });
    table.ok(Command::Think { who: FIRST });
    assert_eq!(table.ideas(0), 2);
}

// covers: your-last-heist/rule:phase-2-character-action
#[test]
fn one_action_a_round() {
    let mut table = board("E2 EM").act([(0, 0); 3], &[1; 3]);
    let walk = table.find_commit(0, "Walk").expect("on offer");
    table.ok(walk);
    assert_eq!(table.refused(walk), Refusal::AlreadyCommitted);
    pass(&mut table, 1);
    table.ok(walk);
}

// covers: your-last-heist/rule:phase-2-character-action, your-last-heist/rule:actions-and-sub-actions
#[test]
fn kelly_finds_the_guard_whom_tim_punches() {
    // Tim moves first, though the icons have the subdue first.
    let mut table = board("E2 EM EM SC")
        .bag(Bag {
            guards: 1,
            ..Bag::default()
        })
        .skills(0, ["smash-n-grab", "hurry"])
        .skills(1, ["wing-it", "bypass"])
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(1, "Discover");
    reveal(&mut table, 1, 0, 3, Chit::Guard);
    table.commit(0, "Punch");
    step(&mut table, 0, 0, 2);
    table.ok(subdue(&table, 0, 0, 3));
    assert_eq!(table.state.noise, 2);
    assert_eq!(table.count(Token::SubduedGuard, 0, 3), 1);
}

// covers: your-last-heist/rule:phase-2-character-action, your-last-heist/rule:auto-reveal
#[test]
fn derek_runs_into_a_lock_that_jacob_opens_between_his_steps() {
    let mut table = board("E2 EM EM SC EM")
        .bag(Bag {
            locks: 1,
            ..Bag::default()
        })
        .skills(0, ["hurry", "yank-wires"])
        .skills(1, ["wing-it", "bypass"])
        .act([(0, 1), (0, 1), (0, 0)], &[5, 3, 1]);
    table.commit(0, "Sprint");
    table.dealer.add_draws([Chit::Lock as u8]);
    step(&mut table, 0, 0, 2);
    assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::Locked);
    // Jacob steps beside the lock and opens it; then Derek goes on.
    table.commit(1, "Short");
    step(&mut table, 1, 0, 2);
    table.ok(unlock(&table, 1, 0, 3));
    step(&mut table, 0, 0, 3);
    step(&mut table, 0, 0, 4);
    assert_eq!(table.state.noise, 4);
}

// covers: your-last-heist/rule:phase-2-character-action
#[test]
fn noise_is_required_and_everything_else_is_not() {
    let mut table = board("E2 EM LO")
        .skills(0, ["extract", "hurry"])
        .act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Rake");
    assert_eq!(table.state.noise, 1);
    pass(&mut table, 1);
    assert_eq!((table.state.round, table.state.noise), (2, 1));
    assert_eq!(table.count(Token::Lock, 0, 2), 1);
}

// covers: your-last-heist/rule:passing, your-last-heist/option:passing
#[test]
fn whoever_passes_takes_no_action_and_makes_no_noise() {
    let mut table = board("E2 EM").act([(0, 0); 3], &[1; 3]);
    pass(&mut table, 1);
    assert_eq!((table.state.round, table.state.noise), (2, 0));
    let acted = |event: &Event| matches!(event, Event::Committed { .. });
    assert!(!table.events.iter().any(acted));
}

// covers: your-last-heist/rule:help-out, your-last-heist/option:help-out
#[test]
fn outdoors_two_ideas_give_one_to_anybody_as_often_as_one_can_pay() {
    let mut table = board("E2 EM EM").act([(0, 0), (0, 2), (0, 2)], &[1; 3]);
    set_ideas(&mut table, [5, 0, 0]);
    let help = |who: Who, to: Who| Command::Teamwork { who, to };
    table.ok(help(FIRST, SECOND));
    // Besides the action: before it and after it.
    table.commit(0, "Walk");
    table.ok(help(FIRST, THIRD));
    assert_eq!([0, 1, 2].map(|who| table.ideas(who)), [1, 1, 1]);
    let poor = Refusal::NotEnoughIdeas { need: 2, have: 1 };
    assert_eq!(table.refused(help(FIRST, SECOND)), poor);
}

// covers: your-last-heist/rule:help-out
#[test]
fn nobody_helps_out_from_indoors_or_helps_themselves() {
    let mut table = board("E2 EM EM").act([(0, 0), (0, 2), (0, 2)], &[1; 3]);
    set_ideas(&mut table, [4, 4, 4]);
    let help = |who: Who, to: Who| Command::Teamwork { who, to };
    assert_eq!(table.refused(help(SECOND, FIRST)), Refusal::NotOutdoors);
    assert_eq!(table.refused(help(FIRST, FIRST)), Refusal::SameCharacter);
}

// covers: your-last-heist/rule:help-out, your-last-heist/rule:prisoner
#[test]
fn nobody_helps_out_a_prisoner_who_cannot_hold_ideas() {
    let mut table = board("E2 EM SX RX+MW")
        .npc("prisoner", 0)
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.ok(panel(0, 0));
    table.set_ideas(1, 4);
    let help = Command::Teamwork {
        who: SECOND,
        to: NPC,
    };
    assert_eq!(table.refused(help), Refusal::NoIdeasForNpc);
}

// covers: your-last-heist/rule:initiate-escape, your-last-heist/option:escape-at-once, your-last-heist/option:escape-needs-everyone, your-last-heist/option:escape-waits-for-actions
#[test]
fn any_player_starts_escape_at_any_time_and_no_security_roll_follows() {
    let mut table = board("E2 EM EM").act([(0, 2), (0, 1), (0, 0)], &[1; 3]);
    table.commit(1, "Walk");
    table.state.security.bar = 6;
    // The third seat has not acted and asks nobody.
    table.seat(2, Command::CallEscape);
    assert_eq!(table.state.phase, Phase::Escape);
    let rolled = |event: &Event| matches!(event, Event::SecurityRolled { .. });
    assert!(!table.events.iter().any(rolled));
    assert_eq!((table.state.security.bar, table.played().len()), (6, 0));
    // The rest of the walk is gone.
    assert_eq!(blocked(&mut table, 1, 0, 2), Refusal::WrongPhase);
}

// covers: your-last-heist/rule:the-board, your-last-heist/rule:phase-2-character-action
#[test]
fn whoever_went_out_may_go_back_in() {
    let mut table = board("E2 EM EM").act([(0, 1), (0, 2), (0, 2)], &[1; 3]);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 0);
    pass(&mut table, 1);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 1);
    assert_eq!(stands(&table, 0), (0, 1));
}

// covers: your-last-heist/rule:part-1-the-plan, your-last-heist/rule:actions-and-sub-actions
#[test]
fn a_move_ends_on_an_own_token_again_and_again_and_entrances_need_none() {
    let mut table = board("E2 EM EM").act([(0, 0); 3], &[1; 3]);
    let hexes = [table.at(0, 1), table.at(0, 2)];
    table.state.crew[0].planned = SpaceSet::of(hexes[0]);
    for way in [[(0, 1), (0, 0)], [(0, 1), (0, 0)]] {
        table.commit(0, "Run");
        for (row, col) in way {
            step(&mut table, 0, row, col);
        }
        pass(&mut table, 1);
    }
    table.commit(0, "Run");
    step(&mut table, 0, 0, 1);
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::NotPlannedByYou);
}

// covers: your-last-heist/rule:security-chits
#[test]
fn guards_hold_whoever_came_until_all_are_down() {
    let mut table = board("E2 EM G2")
        .skills(0, ["assault", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[3, 1, 1]);
    table.commit(0, "Rampage");
    step(&mut table, 0, 0, 2);
    assert_eq!(blocked(&mut table, 0, 0, 1), Refusal::HeldByGuard);
    table.ok(subdue(&table, 0, 0, 2));
    assert_eq!(blocked(&mut table, 0, 0, 1), Refusal::HeldByGuard);
    table.ok(subdue(&table, 0, 0, 2));
    step(&mut table, 0, 0, 1);
}

// covers: your-last-heist/rule:actions-and-sub-actions, your-last-heist/rule:the-board
#[test]
fn subdue_and_disable_reach_the_own_tile_and_the_next_one() {
    let mut table = board("E2 2GC 2GC 2GC")
        .skills(0, ["improvise", "blast"])
        .act([(0, 2), (0, 0), (0, 0)], &[4, 1, 1]);
    table.commit(0, "Zap");
    table.ok(subdue(&table, 0, 0, 2));
    table.ok(disable(&table, 0, 0, 3));
    table.teleport(0, 0, 1);
    pass(&mut table, 1);
    table.commit(0, "Bash");
    assert_eq!(table.refused(subdue(&table, 0, 0, 3)), Refusal::NotAdjacent);
}
