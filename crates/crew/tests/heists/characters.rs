//! The characters: what their cards print, the actions everybody takes, and every ability of the twenty-four.

use crate::kit::*;
use crew::content::cards::{ActionCard, Icon};
use crew::content::effect::Chit;
use crew::content::master_heist;
use crew::content::scenario::{Bag, Safe};
use crew::state::{Place, Token};
use crew::*;

/// A board with this character in seat 0 and two companions of other classes.
fn with(map: &str, character: &str) -> Stage {
    let class = |id: &str| {
        &master_heist()
            .character(id)
            .expect("a character of the box")
            .1
            .class
    };
    let mut others = ["thug", "lookout", "burglar"]
        .into_iter()
        .filter(|id| class(id) != class(character));
    let mut companion = || {
        others
            .next()
            .expect("three companions, at most one of the class")
    };
    stage(map).crew([character, companion(), companion()])
}

/// A Guide walks along, with a special action that only makes noise.
fn guided(mut stage: Stage) -> Stage {
    stage = stage.npc("guide", 0);
    let part = stage.draft.npc.as_mut().expect("the guide");
    part.special = Some(ActionCard {
        name: "Sing".into(),
        icons: vec![Icon::Noise],
        pay: 0,
        needs: None,
        does: None,
    });
    stage
}

const FIRST: Who = Who(0);
const SECOND: Who = Who(1);
const THIRD: Who = Who(2);

fn pool(table: &Table, who: Who) -> crew::state::Pool {
    table.state.member(who).pool
}

/// Ends the round with everybody acting as quietly as they can.
fn quiet_round(table: &mut Table) {
    for who in (0..3).map(Who) {
        let noise = |command: &Command| match command {
            Command::Commit { who: w, action, .. } if *w == who => {
                table.heist.act(who, *action).map(|act| act.noise)
            }
            _ => None,
        };
        let offers = table.legal(who.0).into_iter();
        let quietest = offers
            .filter(|command| noise(command).is_some())
            .min_by_key(noise);
        if let Some(command) = quietest {
            table.ok(command);
        }
    }
    table.end_round();
}

fn die(table: &Table, who: Who) -> u8 {
    table.state.member(who).die
}

/// What is printed on a card: memory, ideas, and the default actions with what they cost.
fn prints(character: &str, memory: u8, ideas: u8, actions: &[(&str, u8, &str)]) {
    let table = with("E2 EM", character).plan();
    assert_eq!(table.state.crew[0].tokens, memory, "{character}");
    assert_eq!(table.ideas(0), ideas, "{character}");
    for (slot, (name, pay, words)) in (0..).map(ActionId).zip(actions) {
        let act = table.heist.act(FIRST, slot).expect("a default action");
        assert_eq!(
            table.heist.action_name(FIRST, slot),
            Some(*name),
            "{character}"
        );
        assert_eq!(
            (act.pool, act.noise, act.alerts),
            icons(words),
            "{character}: {name}"
        );
        assert_eq!((act.pay, act.face), (*pay, 0), "{character}: {name}");
    }
    let more = ActionId(actions.len() as u8);
    assert!(
        table.heist.act(FIRST, more).is_none(),
        "{character} has more actions"
    );
}

const WALK: (&str, u8, &str) = ("Walk", 0, "noise move");
const PICK: (&str, u8, &str) = ("Pick", 0, "unlock noise");
const PUNCH: (&str, u8, &str) = ("Punch", 0, "subdue noise noise move");
const REPORT: (&str, u8, &str) = ("Report", 0, "idea reveal noise");
const RUN: (&str, u8, &str) = ("Run", 0, "noise noise move move");
const STRIDE: (&str, u8, &str) = ("Stride", 0, "noise move reveal");
const DART: (&str, u8, &str) = ("Dart", 1, "noise move move");
const PAUSE: (&str, u8, &str) = ("Pause", 0, "idea");
const DISCOVER: (&str, u8, &str) = ("Discover", 0, "reveal reveal noise");
const HIT: (&str, u8, &str) = ("Hit", 0, "subdue noise");
const PATCH_IN: (&str, u8, &str) = ("Patch In", 0, "idea idea reveal noise");
const AUTOPWN: (&str, u8, &str) = ("Autopwn", 1, "grant noise");

// covers: rule:characters
#[test]
fn the_cards_of_the_angry_locksmith() {
    prints("angry-locksmith", 8, 3, &[WALK, PICK]);
    prints(
        "safecracker",
        10,
        4,
        &[WALK, ("Pick II", 0, "unlock unlock noise")],
    );
    prints("demolitions-guy", 8, 4, &[WALK, PICK, ("Breach", 4, "")]);
}

// covers: rule:characters
#[test]
fn the_cards_of_the_thug() {
    prints("thug", 7, 0, &[WALK, PUNCH]);
    prints(
        "bruiser",
        9,
        1,
        &[WALK, PUNCH, ("Bash", 0, "subdue subdue noise")],
    );
    prints(
        "operative",
        10,
        2,
        &[WALK, PUNCH, ("Spy Stuff", 0, "unlock subdue noise")],
    );
}

// covers: rule:characters
#[test]
fn the_cards_of_the_street_urchin() {
    prints("street-urchin", 9, 2, &[WALK, REPORT]);
    let (dash, deduce) = (
        ("Dash", 0, "noise move move"),
        ("Deduce", 0, "idea idea noise"),
    );
    prints("grifter", 12, 3, &[dash, deduce]);
    prints("mastermind", 10, 4, &[WALK, REPORT, RUN]);
}

// covers: rule:characters
#[test]
fn the_cards_of_the_script_kiddie() {
    prints("script-kiddie", 6, 5, &[STRIDE, AUTOPWN]);
    prints("hacktivist", 10, 5, &[STRIDE, AUTOPWN, RUN]);
    prints(
        "black-hat",
        8,
        5,
        &[STRIDE, ("Exploit", 1, "grant grant noise")],
    );
}

// covers: rule:characters
#[test]
fn the_cards_of_the_burglar() {
    prints("burglar", 8, 2, &[WALK, DART, PAUSE]);
    prints("grease-man", 9, 3, &[WALK, DART, PAUSE]);
    let bolts = [
        ("Bolt", 1, "noise move move"),
        ("Bolt", 2, "noise move move move"),
    ];
    prints("ghost-runner", 12, 2, &[WALK, bolts[0], bolts[1], PAUSE]);
}

// covers: rule:characters
#[test]
fn the_cards_of_the_lookout() {
    prints("lookout", 7, 2, &[RUN, DISCOVER, STRIDE]);
    prints("watchman", 9, 3, &[RUN, DISCOVER, STRIDE]);
    prints("sentinel", 8, 3, &[RUN, DISCOVER, STRIDE]);
}

// covers: rule:characters
#[test]
fn the_cards_of_the_pickpocket() {
    prints("pickpocket", 7, 2, &[WALK, HIT]);
    prints(
        "con-artist",
        9,
        2,
        &[WALK, HIT, ("Toss Loot", 0, "toss toss")],
    );
    prints("thief", 10, 2, &[WALK, HIT, PICK]);
}

// covers: rule:characters
#[test]
fn the_cards_of_the_shutter_bug() {
    let disable = ("Disable", 0, "disable noise move");
    prints(
        "shutter-bug",
        7,
        3,
        &[WALK, ("Smash", 0, "disable noise noise move"), PATCH_IN],
    );
    prints(
        "technician",
        10,
        4,
        &[disable, ("Loop Footage", 2, ""), PATCH_IN],
    );
    prints(
        "tinkerer",
        11,
        3,
        &[disable, ("Rewire", 2, "rewire rewire noise"), PATCH_IN],
    );
}

/// Actions on offer without turning the die.
fn options(table: &Table, who: Who) -> usize {
    let mut options: Vec<ActionId> = Vec::new();
    for command in table.legal(who.0) {
        if let Command::Commit { who: w, action, .. } = command
            && w == who
            && let Some(act) = table.heist.act(who, action)
            && (act.face == 0 || act.face == die(table, who))
            && !options.contains(&action)
        {
            options.push(action);
        }
    }
    options.len()
}

// covers: rule:phase-2-action, rule:characters
#[test]
fn everybody_has_four_options_at_least() {
    for card in &master_heist().characters {
        for face in 1..=6 {
            let mut table = with("E2 EM CM", &card.id).act([(0, 1), (0, 0), (0, 0)], &[face, 1, 1]);
            table.set_ideas(0, 4);
            assert_eq!(
                options(&table, FIRST),
                card.actions.len() + 2,
                "{}",
                card.id
            );
            assert!(options(&table, FIRST) >= 4, "{}", card.id);
        }
    }
}

// covers: rule:no-passing, rule:phase-2-action
#[test]
fn without_ideas_and_out_of_place_three_options_remain() {
    for card in &master_heist().characters {
        let mut table = with("E2 EM", &card.id).act([(0, 0); 3], &[3, 1, 1]);
        table.set_ideas(0, 0);
        assert!(
            options(&table, FIRST) >= 3,
            "{}: {:?}",
            card.id,
            table.offers(0)
        );
    }
}

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
            aim: 0,
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

// covers: rule:modify-rolls
#[test]
fn default_actions_do_not_look_at_the_die() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[4, 1, 1]);
    let turned = Command::Commit {
        who: FIRST,
        action: ActionId(0),
        face: 5,
        aim: 0,
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
        aim,
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
        aim: 0,
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
        aim: 0,
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
        aim: 0,
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

// covers: rule:actions-and-sub-actions
#[test]
fn a_move_goes_to_an_adjacent_tile() {
    let mut table = stage("E2 EM EM").act([(0, 0); 3], &[1, 1, 1]);
    table.commit(0, "Run");
    let far = Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    };
    assert_eq!(table.refused(far), Refusal::NotAdjacent);
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 1),
    });
    table.ok(far);
    let back = Command::Move {
        who: FIRST,
        to: table.at(0, 1),
    };
    assert_eq!(table.refused(back), Refusal::NoneLeft);
}

// covers: rule:actions-and-sub-actions, rule:part-1-the-plan
#[test]
fn a_move_needs_an_own_planning_token_except_onto_entrances() {
    let mut table = stage("E2 EM EM").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let unplanned = table.at(0, 2);
    table.state.crew[0].planned.remove(unplanned);
    table.commit(0, "Run");
    let inside = Command::Move {
        who: FIRST,
        to: unplanned,
    };
    assert_eq!(table.refused(inside), Refusal::NotPlannedByYou);
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 0),
    });
    assert_eq!(table.state.crew[0].at, table.at(0, 0));
}

// covers: rule:part-1-the-plan
#[test]
fn the_plan_of_another_is_no_help() {
    let mut table = stage("E2 EM EM").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.state.crew[0].planned = [table.at(0, 1)].into_iter().collect();
    table.commit(0, "Walk");
    let inside = Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    };
    assert!(table.state.crew[1].planned.contains(table.at(0, 2)));
    assert_eq!(table.refused(inside), Refusal::NotPlannedByYou);
}

// covers: rule:security-chits
#[test]
fn a_locked_tile_is_not_entered_but_it_is_left() {
    let mut table = stage("E2 EM LO").act([(0, 1), (0, 2), (0, 0)], &[1, 1, 2]);
    table.commit(0, "Walk");
    let inside = Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    };
    assert_eq!(table.refused(inside), Refusal::Locked);
    table.commit(1, "Walk");
    table.ok(Command::Move {
        who: SECOND,
        to: table.at(0, 1),
    });
    assert_eq!(table.state.crew[1].at, table.at(0, 1));
}

// covers: rule:security-chits
#[test]
fn a_guard_lets_everybody_in_and_nobody_out() {
    let mut table = stage("E2 EM GU EM").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Run");
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    });
    let out = Command::Move {
        who: FIRST,
        to: table.at(0, 3),
    };
    assert_eq!(table.refused(out), Refusal::HeldByGuard);
}

// covers: rule:security-chits
#[test]
fn each_guard_on_a_tile_needs_its_own_subdue() {
    // Assault on 3: Rampage, with two subdues and two moves.
    let mut table = stage("E2 G2 EM")
        .skills(0, ["assault", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[3, 1, 1]);
    table.commit(0, "Rampage");
    table.ok(Command::Subdue {
        who: FIRST,
        space: table.at(0, 1),
        dog: false,
    });
    let out = Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    };
    assert_eq!(table.refused(out), Refusal::HeldByGuard);
    assert_eq!(table.count(Token::SubduedGuard, 0, 1), 1);
    table.ok(Command::Subdue {
        who: FIRST,
        space: table.at(0, 1),
        dog: false,
    });
    table.ok(out);
}

// covers: rule:security-chits, rule:raise-alert
#[test]
fn entering_raises_an_alert_for_each_live_camera_and_leaving_none() {
    let mut table = stage("E2 EM C2 EM").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Run");
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    });
    assert_eq!(table.state.count.alerts_by_cameras, 2);
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 3),
    });
    assert_eq!(table.state.count.alerts_by_cameras, 2);
}

// covers: rule:actions-and-sub-actions, rule:security-chits
#[test]
fn an_unlock_works_on_adjacent_tiles_only() {
    let mut table = stage("E2 LO LO LO").act([(0, 1), (0, 0), (0, 0)], &[2, 1, 1]);
    table.commit(0, "Pick");
    let here = Command::Unlock {
        who: FIRST,
        space: table.at(0, 1),
    };
    let far = Command::Unlock {
        who: FIRST,
        space: table.at(0, 3),
    };
    let open = Command::Unlock {
        who: FIRST,
        space: table.at(0, 0),
    };
    assert_eq!(table.refused(here), Refusal::NotAdjacent);
    assert_eq!(table.refused(far), Refusal::NotAdjacent);
    assert_eq!(table.refused(open), Refusal::NothingToUnlock);
    table.ok(Command::Unlock {
        who: FIRST,
        space: table.at(0, 2),
    });
    assert_eq!(table.count(Token::OpenLock, 0, 2), 1);
}

// covers: rule:actions-and-sub-actions, rule:security-chits
#[test]
fn two_locks_on_a_tile_need_two_unlocks() {
    // Bypass on 1: Bump.
    let mut table = stage("E2 EM L2")
        .skills(0, ["bypass", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Bump");
    let (unlock, enter) = (
        Command::Unlock {
            who: FIRST,
            space: table.at(0, 2),
        },
        Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        },
    );
    table.ok(unlock);
    assert_eq!(table.refused(enter), Refusal::Locked);
    table.ok(unlock);
    table.ok(enter);
}

// covers: rule:actions-and-sub-actions
#[test]
fn subdue_reaches_the_own_tile_and_adjacent_ones() {
    let mut table = stage("E2 GU GU GU")
        .skills(0, ["assault", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[3, 1, 1]);
    table.commit(0, "Rampage");
    let far = Command::Subdue {
        who: FIRST,
        space: table.at(0, 3),
        dog: false,
    };
    assert_eq!(table.refused(far), Refusal::NotAdjacent);
    let nobody = Command::Subdue {
        who: FIRST,
        space: table.at(0, 0),
        dog: false,
    };
    assert_eq!(table.refused(nobody), Refusal::NothingToSubdue);
    let no_dog = Command::Subdue {
        who: FIRST,
        space: table.at(0, 1),
        dog: true,
    };
    assert_eq!(table.refused(no_dog), Refusal::NothingToSubdue);
    table.ok(Command::Subdue {
        who: FIRST,
        space: table.at(0, 1),
        dog: false,
    });
    table.ok(Command::Subdue {
        who: FIRST,
        space: table.at(0, 2),
        dog: false,
    });
    assert_eq!(
        [1, 2, 3].map(|col| table.count(Token::SubduedGuard, 0, col)),
        [1, 1, 0]
    );
}

// covers: rule:actions-and-sub-actions
#[test]
fn disable_reaches_the_own_tile_and_adjacent_ones() {
    // Yank Wires on 1: Shatter, with two disables.
    let mut table = stage("E2 CM CM CM")
        .skills(0, ["yank-wires", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Shatter");
    let far = Command::Disable {
        who: FIRST,
        space: table.at(0, 3),
    };
    assert_eq!(table.refused(far), Refusal::NotAdjacent);
    let none = Command::Disable {
        who: FIRST,
        space: table.at(0, 0),
    };
    assert_eq!(table.refused(none), Refusal::NothingToDisable);
    table.ok(Command::Disable {
        who: FIRST,
        space: table.at(0, 1),
    });
    table.ok(Command::Disable {
        who: FIRST,
        space: table.at(0, 2),
    });
    assert_eq!(
        [1, 2, 3].map(|col| table.count(Token::DisabledCamera, 0, col)),
        [1, 1, 0]
    );
    assert_eq!(table.alerts(), 0);
}

// covers: rule:actions-and-sub-actions
#[test]
fn a_guard_behind_a_lock_can_be_subdued() {
    let mut table = stage("E2 EM 2GL").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Punch");
    table.ok(Command::Subdue {
        who: FIRST,
        space: table.at(0, 2),
        dog: false,
    });
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 1);
}

// covers: rule:actions-and-sub-actions
#[test]
fn by_house_rule_locked_tiles_are_out_of_reach() {
    let mut table = stage("E2 EM 2GL")
        .rules(|rules| rules.work_on_locked_tiles = false)
        .act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Punch");
    let outside = Command::Subdue {
        who: FIRST,
        space: table.at(0, 2),
        dog: false,
    };
    assert_eq!(table.refused(outside), Refusal::Locked);
    table.teleport(0, 0, 2);
    table.ok(outside);
}

// covers: rule:actions-and-sub-actions
#[test]
fn an_idea_icon_brings_an_idea() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1, 1, 1]);
    let before = table.ideas(1);
    table.commit(1, "Pause");
    assert_eq!(table.ideas(1), before);
    table.ok(Command::Think { who: SECOND });
    assert_eq!(table.ideas(1), before + 1);
    assert_eq!(
        table.refused(Command::Think { who: SECOND }),
        Refusal::NoneLeft
    );
}

// covers: rule:reveal, rule:actions-and-sub-actions
#[test]
fn reveal_works_anywhere_on_the_board() {
    let mut table = stage("E2 EM EM EM SC EM EM SC")
        .bag(Bag {
            guards: 1,
            locks: 1,
            ..Bag::default()
        })
        .act([(0, 0); 3], &[1, 1, 1]);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.commit(2, "Discover");
    let known = Command::Reveal {
        who: THIRD,
        space: table.at(0, 1),
    };
    assert_eq!(table.refused(known), Refusal::NotUnknown);
    table.ok(Command::Reveal {
        who: THIRD,
        space: table.at(0, 7),
    });
    assert_eq!(table.count(Token::Guard, 0, 7), 1);
    assert_eq!(table.state.unknown.len(), 1);
    assert_eq!(
        table.refused(Command::Thin { who: THIRD }),
        Refusal::StillUnknown
    );
}

// covers: rule:reveal
#[test]
fn with_nothing_unknown_a_reveal_takes_a_chit_out_of_the_bag() {
    let mut table = stage("E2 EM")
        .bag(Bag {
            guards: 2,
            ..Bag::default()
        })
        .act([(0, 0); 3], &[1, 1, 1]);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.commit(2, "Discover");
    table.ok(Command::Thin { who: THIRD });
    assert_eq!(table.state.in_bag(Chit::Guard), 1);
    assert_eq!(table.state.tokens.total(Chit::Guard), 0);
}

// covers: rule:reveal
#[test]
fn with_an_empty_bag_a_reveal_does_nothing() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[4, 1, 1]);
    table.commit(0, "Observe");
    assert_eq!(
        table.refused(Command::Thin { who: FIRST }),
        Refusal::BagEmpty
    );
    assert_eq!(
        table.refused(Command::Realize { who: FIRST }),
        Refusal::NoSuchAbility
    );
}

// covers: rule:reveal
#[test]
fn an_empty_bag_gives_blanks() {
    let mut table = stage("E2 EM EM EM SC").act([(0, 0); 3], &[4, 1, 1]);
    table.state.bag = [0; 12];
    table.commit(0, "Observe");
    table.ok(Command::Reveal {
        who: FIRST,
        space: table.at(0, 4),
    });
    assert!(table.told(Event::Revealed {
        space: table.at(0, 4),
        chit: Chit::Blank
    }));
}

// covers: rule:reveal
#[test]
fn by_house_rule_tiles_stay_unknown_when_the_bag_is_empty() {
    let mut table = stage("E2 EM EM EM SC")
        .rules(|rules| rules.empty_bag_means_blank = false)
        .act([(0, 0); 3], &[4, 1, 1]);
    table.state.bag = [0; 12];
    table.commit(0, "Observe");
    let dry = Command::Reveal {
        who: FIRST,
        space: table.at(0, 4),
    };
    assert_eq!(table.refused(dry), Refusal::BagEmpty);
}

// covers: rule:loot-and-items, rule:actions-and-sub-actions
#[test]
fn a_loot_icon_brings_a_thousand_anywhere() {
    // Smash 'n' Grab on 6: Grab.
    let mut table = stage("E2 EM").act([(0, 1), (0, 0), (0, 0)], &[6, 1, 1]);
    table.commit(0, "Grab");
    table.ok(Command::Pocket { who: FIRST });
    assert_eq!((table.state.crew[0].cash, table.state.team_cash), (1, 0));
    assert_eq!(
        table.refused(Command::Pocket { who: FIRST }),
        Refusal::NoneLeft
    );
}

// covers: rule:loot-and-items
#[test]
fn a_loot_icon_outdoors_is_secured_at_once() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[6, 1, 1]);
    table.commit(0, "Grab");
    table.ok(Command::Pocket { who: FIRST });
    assert_eq!((table.state.crew[0].cash, table.state.team_cash), (0, 1));
}

// covers: rule:loot-and-items
#[test]
fn by_house_rule_there_is_no_loot_outdoors() {
    let mut table = stage("E2 EM")
        .rules(|rules| rules.loot_icon_outdoors = false)
        .act([(0, 0); 3], &[6, 1, 1]);
    table.commit(0, "Grab");
    assert_eq!(
        table.refused(Command::Pocket { who: FIRST }),
        Refusal::NothingToTake
    );
    table.teleport(0, 0, 1);
    table.ok(Command::Pocket { who: FIRST });
}

const PICKERS: [&str; 3] = ["angry-locksmith", "safecracker", "demolitions-guy"];

// covers: ability:angry-locksmith/EFFICIENT PICKER, ability:safecracker/EFFICIENT PICKER, ability:demolitions-guy/EFFICIENT PICKER
#[test]
fn efficient_pickers_buy_a_noisy_move_for_each_unlock_icon() {
    for picker in PICKERS {
        // Bypass on 1: Bump, two unlocks that nobody uses here.
        let mut table = with("E2 EM", picker)
            .skills(0, ["bypass", "hurry"])
            .act([(0, 0); 3], &[1, 1, 1]);
        table.set_ideas(0, 3);
        table.commit(0, "Bump");
        table.ok(Command::PickOn { who: FIRST });
        assert_eq!(
            (table.ideas(0), table.state.noise, pool(&table, FIRST).moves),
            (2, 3, 2)
        );
        table.ok(Command::PickOn { who: FIRST });
        assert_eq!(
            (table.ideas(0), table.state.noise, pool(&table, FIRST).moves),
            (1, 4, 3)
        );
        assert_eq!(table.alerts(), 1);
        assert_eq!(
            table.refused(Command::PickOn { who: FIRST }),
            Refusal::NoneLeft
        );
    }
}

// covers: ability:angry-locksmith/EFFICIENT PICKER, ability:safecracker/EFFICIENT PICKER, ability:demolitions-guy/EFFICIENT PICKER
#[test]
fn efficient_pickers_need_an_unlock_icon_and_an_idea() {
    for picker in PICKERS {
        let mut table = with("E2 EM", picker).act([(0, 0); 3], &[1, 1, 1]);
        assert_eq!(
            table.refused(Command::PickOn { who: FIRST }),
            Refusal::NoneLeft
        );
        table.commit(0, "Walk");
        assert_eq!(
            table.refused(Command::PickOn { who: FIRST }),
            Refusal::NoneLeft
        );
        let mut table = with("E2 EM", picker).act([(0, 0); 3], &[2, 1, 1]);
        table.set_ideas(0, 0);
        table.commit(0, "Pick");
        let poor = Refusal::NotEnoughIdeas { need: 1, have: 0 };
        assert_eq!(table.refused(Command::PickOn { who: FIRST }), poor);
    }
}

// covers: ability:safecracker/EFFICIENT PICKER
#[test]
fn others_do_not_buy_moves() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[2, 1, 1]);
    table.set_ideas(0, 3);
    table.commit(0, "Pick");
    assert_eq!(
        table.refused(Command::PickOn { who: FIRST }),
        Refusal::NoSuchAbility
    );
}

// covers: ability:angry-locksmith/EFFICIENT PICKER, ability:script-kiddie/AUTOPWN
#[test]
fn unlocks_of_another_character_are_no_icons_of_the_picker() {
    let mut table = stage("E2 EM LO")
        .crew(["angry-locksmith", "script-kiddie", "burglar"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Walk");
    table.commit(1, "Autopwn");
    table.ok(Command::Grant {
        who: SECOND,
        to: FIRST,
        gift: Gift::Unlock,
    });
    assert_eq!(
        table.refused(Command::PickOn { who: FIRST }),
        Refusal::NoneLeft
    );
}

// covers: ability:angry-locksmith/EFFICIENT PICKER
#[test]
fn icons_of_an_item_count_for_the_picker() {
    let mut table = with("E2 EM", "angry-locksmith").act([(0, 0); 3], &[5, 1, 1]);
    table.give(table.item("cheap-picks", 0), 0);
    table.commit(0, "Rake");
    table.ok(Command::PickOn { who: FIRST });
    assert_eq!(pool(&table, FIRST).moves, 2);
}

// covers: ability:angry-locksmith/EFFICIENT PICKER
#[test]
fn by_house_rule_icons_of_an_item_do_not_count_for_the_picker() {
    let mut table = with("E2 EM", "angry-locksmith")
        .rules(|rules| rules.picker_counts_items = false)
        .act([(0, 0); 3], &[5, 1, 1]);
    table.give(table.item("cheap-picks", 0), 0);
    table.commit(0, "Rake");
    assert_eq!(
        table.refused(Command::PickOn { who: FIRST }),
        Refusal::NoneLeft
    );
}

// covers: ability:angry-locksmith/PICK UNDER PRESSURE, ability:safecracker/PICK UNDER PRESSURE, rule:phase-4-escape
#[test]
fn locks_open_for_ideas_in_escape() {
    for picker in ["angry-locksmith", "safecracker"] {
        let mut table = with("E2 L2 EM LO LO", picker).act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
        let locked = Command::PickLock {
            who: FIRST,
            space: table.at(0, 1),
        };
        assert_eq!(table.refused(locked), Refusal::WrongPhase);
        table.escape();
        table.set_ideas(0, 4);
        let noise = table.state.noise;
        let far = Command::PickLock {
            who: FIRST,
            space: table.at(0, 4),
        };
        assert_eq!(table.refused(far), Refusal::NotAdjacent);
        table.ok(locked);
        table.ok(locked);
        assert_eq!(table.refused(locked), Refusal::NothingToUnlock);
        assert_eq!((table.ideas(0), table.state.noise), (2, noise));
        table.ok(Command::Dash {
            who: FIRST,
            to: table.at(0, 1),
        });
        table.ok(Command::Dash {
            who: FIRST,
            to: table.at(0, 0),
        });
        table.finish();
        assert_eq!(table.state.crew[0].status, Status::Escaped);
    }
}

// covers: ability:angry-locksmith/PICK UNDER PRESSURE
#[test]
fn the_demolitions_guy_opens_no_locks_in_escape() {
    let mut table = with("E2 LO EM", "demolitions-guy").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.escape();
    let locked = Command::PickLock {
        who: FIRST,
        space: table.at(0, 1),
    };
    assert_eq!(table.refused(locked), Refusal::NoSuchAbility);
}

// covers: ability:safecracker/Gain SAFECRACKING TOOLS, ability:thief/Gain PLASMA TORCH
#[test]
fn the_safecracker_and_the_thief_bring_their_item() {
    for (character, item) in [
        ("safecracker", "safecracking-tools"),
        ("thief", "plasma-torch"),
    ] {
        let table = with("E2 EM", character).plan();
        assert_eq!(table.place(table.item(item, 0)), Place::with(FIRST));
        assert!(table.state.crew[0].holds(table.item(item, 0)));
    }
}

// covers: ability:safecracker/Gain SAFECRACKING TOOLS, ability:thief/Gain PLASMA TORCH
#[test]
fn an_item_without_a_free_copy_is_not_brought() {
    // The only torch lies on the map; of the two sets of tools one lies there.
    let torch = with("E2 I", "thief").items(&["plasma-torch"]).plan();
    assert_eq!(
        torch.place(torch.item("plasma-torch", 0)),
        Place::on(torch.at(0, 1))
    );
    assert_eq!(torch.state.crew[0].held, 0);
    let tools = with("E2 I", "safecracker")
        .items(&["safecracking-tools"])
        .plan();
    assert_eq!(
        tools.place(tools.item("safecracking-tools", 0)),
        Place::on(tools.at(0, 1))
    );
    assert_eq!(
        tools.place(tools.item("safecracking-tools", 1)),
        Place::with(FIRST)
    );
    let mut team = with("E2 EM", "safecracker");
    team.setup.items = vec!["safecracking-tools".into(); 2];
    assert_eq!(team.plan().state.crew[0].held, 0);
}

// covers: ability:safecracker/Gain SAFECRACKING TOOLS, ability:thief/Gain PLASMA TORCH
#[test]
fn by_house_rule_nobody_brings_an_item() {
    for character in ["safecracker", "thief"] {
        let table = with("E2 EM", character)
            .rules(|rules| rules.starting_items = false)
            .plan();
        assert_eq!(table.state.crew[0].held, 0);
    }
}

/// A ring of six tiles around a hole; the entrance is on the left.
const RING: &str = "GP GP EM EM\nE2 EM GP EM\nGP GP EM EM";

// covers: ability:demolitions-guy/BREACH, rule:external
#[test]
fn a_breach_needs_an_external_side() {
    let table = with(RING, "demolitions-guy").act([(1, 1), (1, 0), (1, 0)], &[1, 1, 1]);
    let aims = |table: &Table| -> Vec<u8> {
        let aim = |command| match command {
            Command::Commit {
                action: ActionId(2),
                aim,
                ..
            } => Some(aim),
            _ => None,
        };
        table.legal(0).into_iter().filter_map(aim).collect()
    };
    // Lower left, left (an entrance does not fill its cell) and upper left; the hole on the right is not outside.
    assert_eq!(aims(&table), [3, 4, 5]);
    let mut table = table;
    let hole = Command::Commit {
        who: FIRST,
        action: ActionId(2),
        face: 0,
        aim: 1,
    };
    assert_eq!(table.refused(hole), Refusal::NeedsExternalSide);
    let no_side = Command::Commit {
        who: FIRST,
        action: ActionId(2),
        face: 0,
        aim: 6,
    };
    assert_eq!(table.refused(no_side), Refusal::NeedsExternalSide);
    table.teleport(0, 1, 0);
    assert!(aims(&table).is_empty());
}

// covers: ability:demolitions-guy/BREACH
#[test]
fn a_breach_costs_four_ideas() {
    let mut table = with(RING, "demolitions-guy").act([(1, 1), (1, 0), (1, 0)], &[1, 1, 1]);
    table.set_ideas(0, 3);
    let breach = Command::Commit {
        who: FIRST,
        action: ActionId(2),
        face: 0,
        aim: 3,
    };
    assert_eq!(
        table.refused(breach),
        Refusal::NotEnoughIdeas { need: 4, have: 3 }
    );
    table.set_ideas(0, 5);
    table.ok(breach);
    assert_eq!((table.ideas(0), table.state.noise), (1, 0));
}

// covers: ability:demolitions-guy/BREACH, rule:phase-4-escape
#[test]
fn a_breach_starts_escape_at_once_without_event_phase() {
    let mut table = with(RING, "demolitions-guy")
        .deck("23,M1,Z1")
        .act([(1, 3), (1, 0), (1, 0)], &[1, 1, 1]);
    table.commit(0, "Breach");
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(table.deck(), ["23", "M1", "Z1"]);
}

// covers: ability:demolitions-guy/BREACH, rule:entrances-and-exits
#[test]
fn anybody_leaves_through_the_breach() {
    let mut table = with(RING, "demolitions-guy").act([(1, 3), (1, 3), (1, 0)], &[1, 1, 1]);
    table.commit(0, "Breach");
    let exit = table.heist.board().spare_exit(0);
    table.set_ideas(0, 1);
    table.set_ideas(1, 1);
    table.ok(Command::Dash {
        who: SECOND,
        to: exit,
    });
    table.ok(Command::Dash {
        who: FIRST,
        to: exit,
    });
    table.finish();
    assert_eq!(table.state.crew[0].status, Status::Escaped);
    assert_eq!(table.state.crew[1].status, Status::Escaped);
}

// covers: ability:demolitions-guy/BREACH, rule:entrances-and-exits
#[test]
fn a_breach_touches_the_tile_it_was_made_on_only() {
    let mut table = with(RING, "demolitions-guy").act([(1, 3), (0, 3), (1, 0)], &[1, 1, 1]);
    table.commit(0, "Breach");
    let exit = table.heist.board().spare_exit(0);
    table.set_ideas(1, 3);
    assert_eq!(
        table.refused(Command::Dash {
            who: SECOND,
            to: exit
        }),
        Refusal::NotAdjacent
    );
}

// covers: ability:demolitions-guy/BREACH, rule:phase-3-event
#[test]
fn by_house_rule_the_event_phase_comes_before_escape() {
    let mut table = with(RING, "demolitions-guy")
        .rules(|rules| rules.breach_skips_event_phase = false)
        .deck("23,M1,Z1")
        .act([(1, 3), (1, 0), (1, 0)], &[1, 1, 1]);
    table.commit(0, "Breach");
    assert_eq!(table.state.phase, Phase::Action);
    table.end_round();
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(table.deck(), ["M1", "Z1"]);
}

const FIGHTERS: [&str; 3] = ["thug", "bruiser", "operative"];

// covers: ability:thug/ADRENALINE, ability:bruiser/ADRENALINE, ability:operative/ADRENALINE
#[test]
fn adrenaline_turns_every_subdue_into_an_idea() {
    for fighter in FIGHTERS {
        let mut table = with("E2 EM GU 2GD", fighter)
            .skills(0, ["hit-n-run", "hurry"])
            .skills(2, ["linger", "bypass"])
            .act([(0, 2), (0, 0), (0, 0)], &[3, 1, 1]);
        table.set_ideas(0, 0);
        // Hit 'n' Run on 3: Bash. The dog has jumped on the fighter's tile.
        table.commit(0, "Bash");
        table.ok(Command::Subdue {
            who: FIRST,
            space: table.at(0, 3),
            dog: false,
        });
        assert_eq!(table.ideas(0), 1);
        table.ok(Command::Subdue {
            who: FIRST,
            space: table.at(0, 2),
            dog: true,
        });
        assert_eq!(table.ideas(0), 2);
    }
}

// covers: ability:thug/ADRENALINE, ability:bruiser/ADRENALINE, ability:operative/ADRENALINE, ability:script-kiddie/AUTOPWN
#[test]
fn adrenaline_works_with_a_lent_subdue() {
    for fighter in FIGHTERS {
        let mut table = stage("E2 EM GU")
            .crew([fighter, "script-kiddie", "burglar"])
            .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.set_ideas(0, 0);
        table.commit(1, "Autopwn");
        table.ok(Command::Grant {
            who: SECOND,
            to: FIRST,
            gift: Gift::Subdue,
        });
        table.ok(Command::Subdue {
            who: FIRST,
            space: table.at(0, 2),
            dog: false,
        });
        assert_eq!((table.ideas(0), table.ideas(1)), (1, 4));
    }
}

// covers: ability:thug/ADRENALINE
#[test]
fn others_get_no_idea_for_a_subdue() {
    let mut table = with("E2 EM GU", "pickpocket").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.set_ideas(0, 0);
    table.commit(0, "Hit");
    table.ok(Command::Subdue {
        who: FIRST,
        space: table.at(0, 2),
        dog: false,
    });
    assert_eq!(table.ideas(0), 0);
}

// covers: ability:bruiser/ANGER THERAPY, ability:bruiser/ADRENALINE
#[test]
fn anger_therapy_subdues_everybody_on_the_tile_when_escape_begins() {
    let mut table = with("E2 EM 2GD GU", "bruiser").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.set_ideas(0, 0);
    table.escape();
    assert_eq!(table.state.tokens.guards(table.at(0, 2)), 0);
    assert_eq!(
        (
            table.count(Token::SubduedGuard, 0, 2),
            table.count(Token::SubduedDog, 0, 2)
        ),
        (1, 1)
    );
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    assert_eq!(table.ideas(0), 2);
}

// covers: ability:bruiser/ANGER THERAPY
#[test]
fn the_thug_has_no_anger_therapy() {
    let mut table = with("E2 EM GU", "thug").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.escape();
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
}

// covers: ability:bruiser/ANGER THERAPY
#[test]
fn by_house_rule_anger_gives_no_ideas() {
    let mut table = with("E2 EM G2", "bruiser")
        .rules(|rules| rules.anger_gives_ideas = false)
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.set_ideas(0, 0);
    table.escape();
    assert_eq!(
        (table.count(Token::SubduedGuard, 0, 2), table.ideas(0)),
        (2, 0)
    );
}

// covers: ability:operative/PRESSURE POINTS, event:23, event:A3, event:15
#[test]
fn pressure_points_keep_guards_down_on_and_beside_the_operative() {
    for event in ["15", "23", "A3"] {
        let mut table = with("E2 EM EM EM EM EM", "operative")
            .deck(&format!("{event},M1,Z1"))
            .act([(0, 2), (0, 3), (0, 5)], &[1, 1, 1]);
        for col in [2, 3, 5] {
            table.add(Token::SubduedGuard, 0, col);
        }
        table.add(Token::SubduedDog, 0, 3);
        quiet_round(&mut table);
        assert_eq!(
            [2, 3, 5].map(|col| table.count(Token::Guard, 0, col)),
            [0, 0, 1],
            "{event}"
        );
        assert_eq!(table.count(Token::SubduedDog, 0, 3), 1, "{event}");
    }
}

// covers: ability:operative/PRESSURE POINTS, crisis:C1
#[test]
fn pressure_points_hold_against_reinforcements() {
    for (character, woken) in [("operative", 0), ("bruiser", 1)] {
        let mut table = with("E2 EM EM EM RE", character)
            .deck("M1,C1,M1,Z1")
            .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
        table.add(Token::SubduedGuard, 0, 3);
        quiet_round(&mut table);
        assert_eq!(table.count(Token::Guard, 0, 4), 2);
        assert_eq!(table.count(Token::Guard, 0, 3), woken, "{character}");
    }
}

// covers: ability:operative/PRESSURE POINTS, item:flashbang
#[test]
fn pressure_points_keep_flashbanged_guards_down() {
    for (character, woken) in [("operative", 0), ("bruiser", 1)] {
        let mut table = with("E2 EM EM GU", character).act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
        table.give(table.item("flashbang", 0), 0);
        table.commit(0, "Toss Flashbang");
        assert_eq!(table.count(Token::SubduedGuard, 0, 3), 1);
        table.end_round();
        assert_eq!(table.count(Token::Guard, 0, 3), woken, "{character}");
    }
}

const URCHINS: [&str; 3] = ["street-urchin", "grifter", "mastermind"];

// covers: ability:street-urchin/THERE ARE BETTER WAYS, ability:grifter/THERE ARE BETTER WAYS, ability:mastermind/THERE ARE BETTER WAYS
#[test]
fn better_ways_lead_past_guards_for_the_rest_of_the_phase() {
    for urchin in URCHINS {
        // Hurry on 1: Run.
        let mut table = with("E2 GU G2 EM", urchin).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.set_ideas(0, 2);
        table.commit(0, "Run");
        let step = Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        };
        assert_eq!(table.refused(step), Refusal::HeldByGuard);
        table.ok(Command::SlipPast { who: FIRST });
        assert_eq!(
            table.refused(Command::SlipPast { who: FIRST }),
            Refusal::AlreadyActive
        );
        table.ok(step);
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 3),
        });
        assert_eq!((table.ideas(0), table.state.noise), (1, 2));
    }
}

// covers: ability:street-urchin/THERE ARE BETTER WAYS, ability:grifter/THERE ARE BETTER WAYS, ability:mastermind/THERE ARE BETTER WAYS
#[test]
fn better_ways_are_paid_again_in_the_next_round() {
    for urchin in URCHINS {
        let mut table = with("E2 GU GU EM", urchin).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.set_ideas(0, 1);
        table.commit(0, "Run");
        table.ok(Command::SlipPast { who: FIRST });
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        });
        table.end_round();
        table.commit(0, "Run");
        let on = Command::Move {
            who: FIRST,
            to: table.at(0, 3),
        };
        assert_eq!(table.refused(on), Refusal::HeldByGuard);
        let poor = Refusal::NotEnoughIdeas { need: 1, have: 0 };
        assert_eq!(table.refused(Command::SlipPast { who: FIRST }), poor);
    }
}

// covers: ability:street-urchin/THERE ARE BETTER WAYS, ability:grifter/THERE ARE BETTER WAYS, ability:mastermind/THERE ARE BETTER WAYS
#[test]
fn who_knows_better_ways_never_subdues() {
    for urchin in URCHINS {
        // Smash 'n' Grab on 1: Punch. Its move may still be used.
        let mut table = with("E2 EM EM GU", urchin).act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
        table.commit(0, "Punch");
        let punch = Command::Subdue {
            who: FIRST,
            space: table.at(0, 3),
            dog: false,
        };
        assert_eq!(table.refused(punch), Refusal::CannotSubdue);
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 1),
        });
    }
}

// covers: ability:street-urchin/THERE ARE BETTER WAYS, ability:grifter/THERE ARE BETTER WAYS, ability:mastermind/THERE ARE BETTER WAYS, ability:black-hat/EXPLOIT
#[test]
fn who_knows_better_ways_is_lent_no_subdue() {
    for urchin in URCHINS {
        let mut table = stage("E2 EM")
            .crew([urchin, "black-hat", "thug"])
            .act([(0, 0); 3], &[1, 1, 1]);
        table.commit(1, "Exploit");
        let subdue = Command::Grant {
            who: SECOND,
            to: FIRST,
            gift: Gift::Subdue,
        };
        assert_eq!(table.refused(subdue), Refusal::CannotSubdue);
        table.ok(Command::Grant {
            who: SECOND,
            to: FIRST,
            gift: Gift::Unlock,
        });
        assert_eq!(pool(&table, FIRST).unlocks, 2);
    }
}

// covers: ability:street-urchin/THERE ARE BETTER WAYS, ability:grifter/THERE ARE BETTER WAYS, ability:mastermind/THERE ARE BETTER WAYS, rule:escape-moves
#[test]
fn better_ways_make_guards_free_in_escape() {
    for urchin in URCHINS {
        let mut table = with("E2 G2 EM", urchin).act([(0, 1), (0, 1), (0, 0)], &[1, 1, 1]);
        table.escape();
        table.set_ideas(0, 1);
        table.set_ideas(1, 2);
        table.ok(Command::Dash {
            who: FIRST,
            to: table.at(0, 0),
        });
        assert_eq!(table.ideas(0), 0);
        let dear = Command::Dash {
            who: SECOND,
            to: table.at(0, 0),
        };
        assert_eq!(
            table.refused(dear),
            Refusal::NotEnoughIdeas { need: 3, have: 2 }
        );
    }
}

// covers: ability:street-urchin/THERE ARE BETTER WAYS, ability:grifter/THERE ARE BETTER WAYS, ability:mastermind/THERE ARE BETTER WAYS, rule:guard-dogs
#[test]
fn two_tiles_away_a_dog_is_shaken_off() {
    for urchin in URCHINS {
        let mut table = with("E2 EM EM DO", urchin).act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
        table.commit(0, "Run");
        table.ok(Command::SlipPast { who: FIRST });
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        });
        assert_eq!(table.count(Token::Dog, 0, 3), 1);
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 1),
        });
        assert_eq!(table.count(Token::Dog, 0, 3), 1);
        table.end_round();
        assert_eq!(table.count(Token::Dog, 0, 3), 1);
    }
}

// covers: ability:street-urchin/THERE ARE BETTER WAYS, ability:grifter/THERE ARE BETTER WAYS, ability:mastermind/THERE ARE BETTER WAYS, rule:guard-dogs
#[test]
fn one_tile_away_the_dog_follows() {
    for urchin in URCHINS {
        // Smash 'n' Grab on 1: Punch, with a single move.
        let mut table = with("E2 EM EM DO", urchin).act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
        table.commit(0, "Punch");
        table.ok(Command::SlipPast { who: FIRST });
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        });
        assert_eq!(table.count(Token::Dog, 0, 2), 1);
    }
}

// covers: ability:street-urchin/THERE ARE BETTER WAYS, rule:guard-dogs
#[test]
fn a_dog_follows_at_the_end_of_the_phase_who_stopped_beside_it() {
    let mut table = with("E2 EM EM DO", "street-urchin").act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Run");
    table.ok(Command::SlipPast { who: FIRST });
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    });
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

// covers: ability:street-urchin/THERE ARE BETTER WAYS, rule:guard-dogs
#[test]
fn a_dog_follows_who_came_back_beside_it() {
    let mut table = with("E2 EM EM DO", "street-urchin").act([(0, 3), (0, 0), (0, 0)], &[5, 1, 1]);
    // Hurry on 5: Sprint, away and back.
    table.commit(0, "Sprint");
    table.ok(Command::SlipPast { who: FIRST });
    for col in [2, 1] {
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, col),
        });
    }
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    });
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

/// A row of nine tiles on which the first planned the left three, the second the fourth.
fn sparse_plan(character: &str, change: impl Fn(&mut Rules)) -> Table {
    let mut table = with("E2 EM EM EM EM EM EM EM EM EM", character)
        .rules(change)
        .act([(0, 0); 3], &[1, 1, 1]);
    let tile = |table: &Table, col| table.at(0, col);
    table.state.crew[0].planned = [1, 2, 3].into_iter().map(|col| tile(&table, col)).collect();
    table.state.crew[1].planned = [4].into_iter().map(|col| tile(&table, col)).collect();
    table
}

fn reposition(table: &Table, from: i8, to: i8) -> Command {
    Command::Reposition {
        from: table.at(0, from),
        to: table.at(0, to),
    }
}

// covers: ability:street-urchin/CHANGE OF PLANS, ability:grifter/CHANGE OF PLANS
#[test]
fn a_change_of_plans_moves_three_tokens_of_anybody() {
    for urchin in ["street-urchin", "grifter"] {
        let mut table = sparse_plan(urchin, |_| {});
        table.set_ideas(0, 3);
        assert_eq!(
            table.seat_refused(0, reposition(&table, 1, 5)),
            Refusal::NoneLeft
        );
        table.ok(Command::ChangePlans { who: FIRST });
        assert_eq!((table.ideas(0), table.state.noise), (1, 1));
        table.seat(0, reposition(&table, 1, 5));
        table.seat(1, reposition(&table, 4, 6));
        table.seat(0, reposition(&table, 2, 7));
        assert_eq!(
            table.seat_refused(0, reposition(&table, 3, 8)),
            Refusal::NoneLeft
        );
        let planned = |who: usize| table.state.crew[who].planned;
        assert_eq!(
            planned(0),
            [3, 5, 7].into_iter().map(|col| table.at(0, col)).collect()
        );
        assert_eq!(
            planned(1),
            [6].into_iter().map(|col| table.at(0, col)).collect()
        );
    }
}

// covers: ability:street-urchin/CHANGE OF PLANS, ability:grifter/CHANGE OF PLANS, ability:mastermind/ALRIGHT, NEW PLAN
#[test]
fn plans_change_once_in_a_heist_and_besides_the_action() {
    for urchin in URCHINS {
        let mut table = sparse_plan(urchin, |_| {});
        table.set_ideas(0, 1);
        let poor = Refusal::NotEnoughIdeas { need: 2, have: 1 };
        assert_eq!(table.refused(Command::ChangePlans { who: FIRST }), poor);
        table.set_ideas(0, 9);
        table.ok(Command::ChangePlans { who: FIRST });
        table.commit(0, "Run");
        assert_eq!(
            table.refused(Command::ChangePlans { who: FIRST }),
            Refusal::UsedUp
        );
        table.end_round();
        assert_eq!(
            table.refused(Command::ChangePlans { who: FIRST }),
            Refusal::UsedUp
        );
        assert_eq!(
            table.seat_refused(0, reposition(&table, 1, 5)),
            Refusal::NoneLeft
        );
    }
}

// covers: ability:street-urchin/CHANGE OF PLANS, rule:no-alphas
#[test]
fn a_token_goes_from_where_it_lies_to_a_tile_without_one() {
    let mut table = sparse_plan("street-urchin", |_| {});
    table.ok(Command::ChangePlans { who: FIRST });
    assert_eq!(
        table.seat_refused(0, reposition(&table, 4, 5)),
        Refusal::NotPlanned
    );
    assert_eq!(
        table.seat_refused(0, reposition(&table, 1, 2)),
        Refusal::AlreadyPlanned
    );
    assert_eq!(
        table.seat_refused(0, reposition(&table, 1, 0)),
        Refusal::NotATile
    );
}

// covers: ability:street-urchin/CHANGE OF PLANS
#[test]
fn by_house_rule_only_own_tokens_are_repositioned() {
    let mut table = sparse_plan("street-urchin", |rules| {
        rules.replan_moves_anyones_tokens = false
    });
    table.ok(Command::ChangePlans { who: FIRST });
    assert_eq!(
        table.seat_refused(1, reposition(&table, 4, 6)),
        Refusal::NotYourCharacter
    );
    table.seat(0, reposition(&table, 1, 6));
}

// covers: ability:street-urchin/CHANGE OF PLANS, rule:no-costly-abilities
#[test]
fn plans_do_not_change_in_escape() {
    let mut table = sparse_plan("street-urchin", |_| {});
    table.escape();
    assert_eq!(
        table.refused(Command::ChangePlans { who: FIRST }),
        Refusal::WrongPhase
    );
}

// covers: ability:mastermind/ALRIGHT, NEW PLAN
#[test]
fn a_new_plan_moves_six_tokens() {
    let mut table = sparse_plan("mastermind", |_| {});
    table.state.crew[0].planned = (1..=7).map(|col| table.at(0, col)).collect();
    table.ok(Command::ChangePlans { who: FIRST });
    assert_eq!((table.ideas(0), table.state.noise), (2, 1));
    table.seat(1, reposition(&table, 4, 9));
    for (from, to) in [(1, 8), (2, 9), (3, 1), (4, 2), (5, 3)] {
        table.seat(0, reposition(&table, from, to));
    }
    assert_eq!(
        table.seat_refused(0, reposition(&table, 6, 4)),
        Refusal::NoneLeft
    );
}

// covers: ability:mastermind/ALRIGHT, NEW PLAN
#[test]
fn a_new_plan_gives_up_to_three_ideas_that_are_left() {
    let mut table = sparse_plan("mastermind", |_| {});
    let give = |to| Command::GiveIdea { who: FIRST, to };
    assert_eq!(table.refused(give(SECOND)), Refusal::NoneLeft);
    table.set_ideas(0, 6);
    let (second, third) = (table.ideas(1), table.ideas(2));
    table.ok(Command::ChangePlans { who: FIRST });
    assert_eq!(table.refused(give(FIRST)), Refusal::SameCharacter);
    table.ok(give(SECOND));
    table.ok(give(SECOND));
    table.ok(give(THIRD));
    assert_eq!(table.refused(give(THIRD)), Refusal::NoneLeft);
    assert_eq!(
        [0, 1, 2].map(|who| table.ideas(who)),
        [1, second + 2, third + 1]
    );
    assert_eq!(table.state.noise, 1);
}

// covers: ability:mastermind/ALRIGHT, NEW PLAN
#[test]
fn ideas_spent_on_the_new_plan_are_not_given_away() {
    let mut table = sparse_plan("mastermind", |_| {});
    table.set_ideas(0, 2);
    table.ok(Command::ChangePlans { who: FIRST });
    let give = Command::GiveIdea {
        who: FIRST,
        to: SECOND,
    };
    assert_eq!(
        table.refused(give),
        Refusal::NotEnoughIdeas { need: 1, have: 0 }
    );
}

// covers: ability:street-urchin/CHANGE OF PLANS
#[test]
fn a_change_of_plans_gives_no_ideas_away() {
    let mut table = sparse_plan("street-urchin", |_| {});
    table.set_ideas(0, 5);
    table.ok(Command::ChangePlans { who: FIRST });
    let give = Command::GiveIdea {
        who: FIRST,
        to: SECOND,
    };
    assert_eq!(table.refused(give), Refusal::NoneLeft);
}

const HACKERS: [(&str, &str, u8); 3] = [
    ("script-kiddie", "Autopwn", 1),
    ("hacktivist", "Autopwn", 1),
    ("black-hat", "Exploit", 2),
];

// covers: ability:script-kiddie/AUTOPWN, ability:hacktivist/AUTOPWN, ability:black-hat/EXPLOIT
#[test]
fn hackers_lend_another_character_a_sub_action() {
    for (hacker, name, count) in HACKERS {
        for (gift, icon) in [
            (Gift::Subdue, "subdue "),
            (Gift::Disable, "disable "),
            (Gift::Unlock, "unlock "),
        ] {
            let mut table = with("E2 EM", hacker).act([(0, 0); 3], &[1, 1, 1]);
            table.commit(0, name);
            assert_eq!((table.ideas(0), table.state.noise), (4, 1));
            table.ok(Command::Grant {
                who: FIRST,
                to: SECOND,
                gift,
            });
            let mut lent = pool(&table, SECOND);
            lent.granted_unlocks = 0;
            assert_eq!(lent, icons(&icon.repeat(count.into())).0, "{hacker}");
            let again = Command::Grant {
                who: FIRST,
                to: THIRD,
                gift,
            };
            assert_eq!(table.refused(again), Refusal::NoneLeft);
        }
    }
}

// covers: ability:script-kiddie/AUTOPWN, ability:hacktivist/AUTOPWN, ability:black-hat/EXPLOIT
#[test]
fn lent_sub_actions_come_on_top_of_the_own_action() {
    for (hacker, name, count) in HACKERS {
        let mut table = with("E2 EM L2", hacker)
            .skills(1, ["bypass", "wing-it"])
            .act([(0, 0), (0, 1), (0, 0)], &[1, 3, 1]);
        table.commit(0, name);
        table.ok(Command::Grant {
            who: FIRST,
            to: SECOND,
            gift: Gift::Unlock,
        });
        // One is used before the own action is chosen, the rest is kept beside it.
        let unlock = Command::Unlock {
            who: SECOND,
            space: table.at(0, 2),
        };
        table.ok(unlock);
        table.commit(1, "Pick");
        assert_eq!(pool(&table, SECOND).unlocks, count, "{hacker}");
        table.ok(unlock);
        assert_eq!(table.count(Token::OpenLock, 0, 2), 2);
    }
}

// covers: ability:script-kiddie/AUTOPWN, ability:hacktivist/AUTOPWN, ability:black-hat/EXPLOIT
#[test]
fn lent_sub_actions_wait_for_the_own_action() {
    for (hacker, name, count) in HACKERS {
        for (gift, icon) in [
            (Gift::Subdue, "subdue "),
            (Gift::Disable, "disable "),
            (Gift::Unlock, "unlock "),
        ] {
            let mut table = with("E2 EM", hacker).act([(0, 0); 3], &[1, 1, 1]);
            table.commit(0, name);
            table.ok(Command::Grant {
                who: FIRST,
                to: SECOND,
                gift,
            });
            table.commit(1, "Walk");
            let mut both = pool(&table, SECOND);
            both.granted_unlocks = 0;
            assert_eq!(
                both,
                icons(&format!("move {}", icon.repeat(count.into()))).0
            );
        }
    }
}

// covers: ability:script-kiddie/AUTOPWN, ability:hacktivist/AUTOPWN, ability:black-hat/EXPLOIT
#[test]
fn hackers_lend_nothing_to_themselves_and_pay_an_idea() {
    for (hacker, name, _) in HACKERS {
        let mut table = with("E2 EM", hacker).act([(0, 0); 3], &[1, 1, 1]);
        table.set_ideas(0, 0);
        assert!(table.find_commit(0, name).is_none(), "{hacker}");
        table.set_ideas(0, 1);
        table.commit(0, name);
        let own = Command::Grant {
            who: FIRST,
            to: FIRST,
            gift: Gift::Unlock,
        };
        assert_eq!(table.refused(own), Refusal::SameCharacter);
        let nobody = Command::Grant {
            who: FIRST,
            to: Who::NPC,
            gift: Gift::Unlock,
        };
        assert_eq!(table.refused(nobody), Refusal::NoSuchCharacter);
    }
}

// covers: ability:script-kiddie/AUTOPWN
#[test]
fn who_was_done_has_something_to_do_again() {
    let mut table = with("E2 EM", "script-kiddie").act([(0, 0); 3], &[1, 1, 1]);
    table.commit(1, "Walk");
    table.seat(1, Command::Ready);
    table.commit(0, "Autopwn");
    table.ok(Command::Grant {
        who: FIRST,
        to: SECOND,
        gift: Gift::Disable,
    });
    assert_eq!(table.state.ready, 0);
}

// covers: ability:script-kiddie/AUTOPWN, rule:non-player-characters
#[test]
fn an_npc_may_be_lent_a_sub_action() {
    let mut table = guided(with("E2 EM MW LO", "script-kiddie")).act([(0, 0); 3], &[1, 1, 1, 1]);
    table.commit(0, "Autopwn");
    table.ok(Command::Grant {
        who: FIRST,
        to: Who::NPC,
        gift: Gift::Unlock,
    });
    table.ok(Command::Unlock {
        who: Who::NPC,
        space: table.at(0, 3),
    });
    assert_eq!(table.count(Token::OpenLock, 0, 3), 1);
}

// covers: ability:script-kiddie/AUTOPWN, rule:non-player-characters
#[test]
fn by_house_rule_an_npc_is_lent_nothing() {
    let mut table = guided(with("E2 EM MW LO", "script-kiddie"))
        .rules(|rules| rules.grants_reach_npcs = false)
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.commit(0, "Autopwn");
    let npc = Command::Grant {
        who: FIRST,
        to: Who::NPC,
        gift: Gift::Unlock,
    };
    assert_eq!(table.refused(npc), Refusal::NeedsTarget);
}

/// A safe with the Safecracker on it and a Black Hat to lend unlocks.
fn at_the_safe(change: impl Fn(&mut Rules)) -> Table {
    let mut table = stage("E2 EM S")
        .crew(["safecracker", "black-hat", "thug"])
        .safe(Safe {
            cracks: 9,
            chits: vec![Chit::Jewel],
            cash: 0,
            items: Vec::new(),
        })
        .rules(change)
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(1, "Exploit");
    table.ok(Command::Grant {
        who: SECOND,
        to: FIRST,
        gift: Gift::Unlock,
    });
    table
}

// covers: ability:black-hat/EXPLOIT, rule:safecracking
#[test]
fn lent_unlocks_crack_the_safe() {
    let mut table = at_the_safe(|_| {});
    table.ok(Command::Crack { who: FIRST });
    table.ok(Command::Crack { who: FIRST });
    assert_eq!(table.state.cracks, 3);
}

// covers: ability:black-hat/EXPLOIT, rule:safecracking
#[test]
fn by_house_rule_lent_unlocks_do_not_crack() {
    let mut table = at_the_safe(|rules| rules.granted_unlocks_crack = false);
    assert_eq!(
        table.refused(Command::Crack { who: FIRST }),
        Refusal::NoneLeft
    );
    table.commit(0, "Pick II");
    table.ok(Command::Crack { who: FIRST });
    table.ok(Command::Crack { who: FIRST });
    assert_eq!(
        table.refused(Command::Crack { who: FIRST }),
        Refusal::NoneLeft
    );
}

const CODERS: [(&str, u8); 3] = [("script-kiddie", 2), ("hacktivist", 2), ("black-hat", 0)];

// covers: ability:script-kiddie/I CAN HAZ TEH CODES, ability:hacktivist/I CAN HAZ TEH CODES, ability:black-hat/HAS THE CODE
#[test]
fn the_codes_reveal_everything_around_one_live_camera() {
    for (hacker, price) in CODERS {
        let mut table = with("E2 EM EM EM SC CM SC EM SC CM", hacker)
            .bag(Bag {
                guards: 1,
                locks: 1,
                blanks: 1,
                ..Bag::default()
            })
            .act([(0, 0); 3], &[1, 1, 1]);
        table
            .dealer
            .add_draws([Chit::Guard as u8, Chit::Lock as u8]);
        table.set_ideas(0, 3);
        table.ok(Command::Codes {
            who: FIRST,
            space: table.at(0, 5),
        });
        table.seat(
            0,
            Command::Choose {
                space: table.at(0, 6),
            },
        );
        assert_eq!(
            (
                table.count(Token::Guard, 0, 6),
                table.count(Token::Lock, 0, 4)
            ),
            (1, 1)
        );
        assert!(table.state.unknown.contains(table.at(0, 8)));
        // Besides the action, without noise.
        assert_eq!((table.ideas(0), table.state.noise), (3 - price, 0));
        assert!(!table.state.crew[0].committed);
        let again = Command::Codes {
            who: FIRST,
            space: table.at(0, 9),
        };
        assert_eq!(table.refused(again), Refusal::UsedUp);
    }
}

// covers: ability:script-kiddie/I CAN HAZ TEH CODES, ability:hacktivist/I CAN HAZ TEH CODES, ability:black-hat/HAS THE CODE
#[test]
fn the_codes_need_a_live_camera() {
    for (hacker, price) in CODERS {
        let mut table = with("E2 EM EM EM SC CM", hacker).act([(0, 0); 3], &[1, 1, 1]);
        let camera = table.at(0, 5);
        let nothing = Command::Codes {
            who: FIRST,
            space: table.at(0, 1),
        };
        assert_eq!(table.refused(nothing), Refusal::NeedsLiveCamera);
        table.state.tokens.flip(Token::Camera, camera);
        let disabled = Command::Codes {
            who: FIRST,
            space: camera,
        };
        assert_eq!(table.refused(disabled), Refusal::NeedsLiveCamera);
        table.state.tokens.flip(Token::DisabledCamera, camera);
        if price > 0 {
            table.set_ideas(0, price - 1);
            let poor = Refusal::NotEnoughIdeas {
                need: price,
                have: price - 1,
            };
            assert_eq!(table.refused(disabled), poor);
        }
    }
}

// covers: ability:black-hat/HAS THE CODE
#[test]
fn by_house_rule_the_codes_show_all_cameras() {
    let mut table = with("E2 EM EM EM SC CM EM EM SC CM", "black-hat")
        .rules(|rules| rules.codes_cover_all_cameras = true)
        .act([(0, 0); 3], &[1, 1, 1]);
    table.dealer.add_draws([Chit::Blank as u8; 2]);
    table.ok(Command::Codes {
        who: FIRST,
        space: table.at(0, 5),
    });
    table.seat(
        0,
        Command::Choose {
            space: table.at(0, 4),
        },
    );
    assert!(table.state.unknown.is_empty());
}

// covers: ability:burglar/DART, ability:grease-man/DART, ability:ghost-runner/BOLT
#[test]
fn an_idea_buys_two_quiet_moves() {
    for (mover, name) in [
        ("burglar", "Dart"),
        ("grease-man", "Dart"),
        ("ghost-runner", "Bolt"),
    ] {
        let mut table = with("E2 EM EM EM", mover).act([(0, 0); 3], &[1, 1, 1]);
        table.set_ideas(0, 0);
        assert!(table.find_commit(0, name).is_none());
        table.set_ideas(0, 2);
        table.commit(0, name);
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 1),
        });
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        });
        assert_eq!((table.ideas(0), table.state.noise), (1, 1));
        let third = Command::Move {
            who: FIRST,
            to: table.at(0, 3),
        };
        assert_eq!(table.refused(third), Refusal::NoneLeft);
    }
}

// covers: ability:ghost-runner/BOLT
#[test]
fn two_ideas_buy_three_quiet_moves() {
    let mut table = with("E2 EM EM EM", "ghost-runner").act([(0, 0); 3], &[1, 1, 1]);
    let bolt = Command::Commit {
        who: FIRST,
        action: ActionId(2),
        face: 0,
        aim: 0,
    };
    table.set_ideas(0, 1);
    assert_eq!(
        table.refused(bolt),
        Refusal::NotEnoughIdeas { need: 2, have: 1 }
    );
    table.set_ideas(0, 2);
    table.ok(bolt);
    for col in 1..=3 {
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, col),
        });
    }
    assert_eq!((table.ideas(0), table.state.noise), (0, 1));
}

fn vent(table: &Table, row: i8, col: i8) -> Command {
    Command::Vent {
        who: FIRST,
        space: table.at(row, col),
    }
}

// covers: ability:grease-man/VENT CRAWL, rule:gaps
#[test]
fn a_vent_leads_across_one_gap_for_four_noise() {
    let mut table = with("E2 EM GP EM EM", "grease-man").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    assert_eq!(table.refused(vent(&table, 0, 3)), Refusal::NotCommitted);
    table.commit(0, "Walk");
    let across = Command::Move {
        who: FIRST,
        to: table.at(0, 3),
    };
    assert_eq!(table.refused(across), Refusal::NotAdjacent);
    table.ok(vent(&table, 0, 3));
    assert_eq!((table.state.noise, table.alerts()), (5, 1));
    table.ok(across);
    assert_eq!(table.state.crew[0].at, table.at(0, 3));
}

// covers: ability:grease-man/VENT CRAWL, rule:gaps
#[test]
fn a_vent_is_straight_and_one_gap_wide() {
    let mut table = with(
        "E2 EM GP GP EM\nGP EM GP EM GP\nGP EM EM EM GP",
        "grease-man",
    )
    .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Walk");
    // Two gaps wide; a tile between; round the corner.
    for (row, col) in [(0, 4), (2, 2), (1, 3)] {
        assert_eq!(
            table.refused(vent(&table, row, col)),
            Refusal::AcrossNoGap,
            "{row} {col}"
        );
    }
    table.teleport(0, 0, 0);
    assert_eq!(table.refused(vent(&table, 1, 1)), Refusal::AcrossNoGap);
    table.teleport(0, 1, 1);
    table.ok(vent(&table, 1, 3));
}

// covers: ability:grease-man/VENT CRAWL
#[test]
fn a_vent_serves_one_sub_action() {
    let mut table = with("E2 EM GP LO", "grease-man")
        .skills(0, ["bypass", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Bump");
    table.ok(vent(&table, 0, 3));
    assert_eq!(table.refused(vent(&table, 0, 3)), Refusal::AlreadyActive);
    table.ok(Command::Unlock {
        who: FIRST,
        space: table.at(0, 3),
    });
    let across = Command::Move {
        who: FIRST,
        to: table.at(0, 3),
    };
    assert_eq!(table.refused(across), Refusal::NotAdjacent);
    table.ok(vent(&table, 0, 3));
    table.ok(across);
    assert_eq!(table.state.noise, 10);
}

// covers: ability:grease-man/VENT CRAWL, rule:auto-reveal
#[test]
fn looking_through_the_vent_reveals_the_tile() {
    let mut table = with("E2 EM GP SC", "grease-man")
        .bag(Bag {
            locks: 1,
            ..Bag::default()
        })
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.dealer.add_draws([Chit::Lock as u8]);
    table.commit(0, "Walk");
    table.ok(vent(&table, 0, 3));
    assert_eq!(table.count(Token::Lock, 0, 3), 1);
    let across = Command::Move {
        who: FIRST,
        to: table.at(0, 3),
    };
    assert_eq!(table.refused(across), Refusal::Locked);
}

// covers: ability:grease-man/VENT CRAWL, rule:gaps, rule:lockdown-gates
#[test]
fn a_closed_gate_is_a_gap() {
    let mut table = with("E2 EM GA EM", "grease-man")
        .deck("G1,M1,M1,Z1")
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let gate = table.at(0, 2);
    for member in &mut table.state.crew {
        member.planned.remove(gate);
    }
    table.commit(0, "Walk");
    assert_eq!(table.refused(vent(&table, 0, 3)), Refusal::AcrossNoGap);
    quiet_round(&mut table);
    table.commit(0, "Walk");
    table.ok(vent(&table, 0, 3));
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 3),
    });
}

// covers: ability:grease-man/VENT CRAWL, rule:no-costly-abilities
#[test]
fn no_vent_in_escape_and_none_for_others() {
    let mut table = with("E2 EM GP EM", "grease-man").act([(0, 1), (0, 1), (0, 0)], &[1, 1, 1]);
    table.commit(1, "Walk");
    let other = Command::Vent {
        who: SECOND,
        space: table.at(0, 3),
    };
    assert_eq!(table.refused(other), Refusal::NoSuchAbility);
    table.escape();
    assert_eq!(table.refused(vent(&table, 0, 3)), Refusal::WrongPhase);
}

// covers: ability:lookout/I KNOW A WAY, ability:sentinel/I KNOW A WAY, ability:watchman/WE KNOW A WAY, rule:reveal
#[test]
fn with_an_empty_bag_reveals_become_ideas() {
    for lookout in ["lookout", "sentinel", "watchman"] {
        let mut table = with("E2 EM", lookout).act([(0, 0); 3], &[1, 1, 1]);
        table.set_ideas(0, 0);
        table.commit(0, "Discover");
        table.ok(Command::Realize { who: FIRST });
        table.ok(Command::Realize { who: FIRST });
        assert_eq!(
            table.refused(Command::Realize { who: FIRST }),
            Refusal::NoneLeft
        );
        assert_eq!((table.ideas(0), table.state.noise), (2, 1));
    }
}

// covers: ability:lookout/I KNOW A WAY, ability:sentinel/I KNOW A WAY, ability:watchman/WE KNOW A WAY
#[test]
fn with_a_chit_in_the_bag_reveals_stay_reveals() {
    for lookout in ["lookout", "sentinel", "watchman"] {
        let mut table = with("E2 EM", lookout)
            .bag(Bag {
                guards: 1,
                ..Bag::default()
            })
            .act([(0, 0); 3], &[1, 1, 1]);
        table.dealer.add_draws([Chit::Guard as u8]);
        table.commit(0, "Discover");
        assert_eq!(
            table.refused(Command::Realize { who: FIRST }),
            Refusal::BagNotEmpty
        );
        // The first reveal empties the bag, the second is an idea.
        table.ok(Command::Thin { who: FIRST });
        table.ok(Command::Realize { who: FIRST });
    }
}

// covers: ability:lookout/I KNOW A WAY, ability:sentinel/I KNOW A WAY
#[test]
fn only_the_lookout_knows_a_way() {
    for lookout in ["lookout", "sentinel"] {
        let mut table = with("E2 EM", lookout)
            .skills(1, ["hurry", "linger"])
            .act([(0, 0); 3], &[1, 4, 1]);
        table.commit(1, "Observe");
        assert_eq!(
            table.refused(Command::Realize { who: SECOND }),
            Refusal::NoSuchAbility
        );
    }
}

// covers: ability:watchman/WE KNOW A WAY, rule:non-player-characters
#[test]
fn with_the_watchman_everybody_knows_a_way() {
    let mut table = guided(with("E2 EM MW", "watchman"))
        .skills(1, ["hurry", "linger"])
        .act([(0, 0); 3], &[1, 4, 1, 1]);
    table.set_ideas(1, 0);
    table.commit(1, "Observe");
    table.ok(Command::Realize { who: SECOND });
    assert_eq!(table.ideas(1), 1);
    table.commit(4, "Stride");
    table.ok(Command::Realize { who: Who::NPC });
    assert_eq!(table.ideas(4), 1);
}

// covers: ability:lookout/GOOD IN A PINCH, ability:watchman/GOOD IN A PINCH, rule:phase-4-escape
#[test]
fn good_in_a_pinch_gives_an_idea_for_two_once() {
    for lookout in ["lookout", "watchman"] {
        let mut table = with("E2 EM", lookout).act([(0, 0), (0, 1), (0, 0)], &[1, 1, 1]);
        let pinch = Command::Pinch {
            who: FIRST,
            to: SECOND,
        };
        assert_eq!(table.refused(pinch), Refusal::WrongPhase);
        table.escape();
        table.set_ideas(1, 0);
        table.set_ideas(0, 1);
        assert_eq!(
            table.refused(pinch),
            Refusal::NotEnoughIdeas { need: 2, have: 1 }
        );
        table.set_ideas(0, 5);
        let own = Command::Pinch {
            who: FIRST,
            to: FIRST,
        };
        assert_eq!(table.refused(own), Refusal::SameCharacter);
        table.ok(pinch);
        assert_eq!((table.ideas(0), table.ideas(1)), (3, 1));
        assert_eq!(table.refused(pinch), Refusal::UsedUp);
        table.ok(Command::Dash {
            who: SECOND,
            to: table.at(0, 0),
        });
    }
}

// covers: ability:sentinel/GREAT IN A PINCH
#[test]
fn great_in_a_pinch_works_as_often_as_it_is_paid() {
    let mut table = with("E2 EM", "sentinel").act([(0, 0); 3], &[1, 1, 1]);
    table.escape();
    table.set_ideas(0, 5);
    table.set_ideas(1, 0);
    table.ok(Command::Pinch {
        who: FIRST,
        to: SECOND,
    });
    table.ok(Command::Pinch {
        who: FIRST,
        to: SECOND,
    });
    assert_eq!((table.ideas(0), table.ideas(1)), (1, 2));
    let more = Command::Pinch {
        who: FIRST,
        to: THIRD,
    };
    assert_eq!(
        table.refused(more),
        Refusal::NotEnoughIdeas { need: 2, have: 1 }
    );
}

const LOOTERS: [&str; 3] = ["pickpocket", "thief", "con-artist"];

fn take_cash(table: &Table, col: i8) -> Command {
    Command::Take {
        who: FIRST,
        piece: Piece::CASH,
        from: table.at(0, col),
    }
}

// covers: ability:pickpocket/LARCENIST, ability:thief/LARCENIST, ability:con-artist/SWINDLER, rule:loot-and-items
#[test]
fn looters_take_loot_from_adjacent_tiles_for_the_rest_of_the_phase() {
    for looter in LOOTERS {
        let mut table = with("E2 EM $2 JW $1", looter).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.set_ideas(0, 1);
        assert_eq!(table.refused(take_cash(&table, 2)), Refusal::OutOfReach);
        table.ok(Command::ReachOut { who: FIRST });
        assert_eq!(
            table.refused(Command::ReachOut { who: FIRST }),
            Refusal::AlreadyActive
        );
        table.ok(take_cash(&table, 2));
        assert_eq!(
            (table.state.crew[0].cash, table.ideas(0), table.state.noise),
            (2, 0, 0)
        );
        let jewel = table.loot(Chit::Jewel, 0);
        let far = Command::Take {
            who: FIRST,
            piece: jewel,
            from: table.at(0, 3),
        };
        assert_eq!(table.refused(far), Refusal::OutOfReach);
        table.commit(0, "Walk");
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        });
        table.ok(far);
        assert_eq!(table.place(jewel), Place::with(FIRST));
    }
}

// covers: ability:pickpocket/LARCENIST, ability:thief/LARCENIST, ability:con-artist/SWINDLER
#[test]
fn looters_do_not_reach_onto_locked_tiles() {
    for looter in LOOTERS {
        let mut table = with("E2 EM $2", looter).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.add(Token::Lock, 0, 2);
        table.ok(Command::ReachOut { who: FIRST });
        assert_eq!(table.refused(take_cash(&table, 2)), Refusal::OutOfReach);
        table.state.tokens.flip(Token::Lock, table.at(0, 2));
        table.ok(take_cash(&table, 2));
    }
}

// covers: ability:pickpocket/LARCENIST, ability:thief/LARCENIST, ability:con-artist/SWINDLER
#[test]
fn looters_pay_again_in_the_next_phase() {
    for looter in LOOTERS {
        let mut table = with("E2 EM $2", looter).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.set_ideas(0, 1);
        table.ok(Command::ReachOut { who: FIRST });
        table.end_round();
        assert_eq!(table.refused(take_cash(&table, 2)), Refusal::OutOfReach);
        let poor = Refusal::NotEnoughIdeas { need: 1, have: 0 };
        assert_eq!(table.refused(Command::ReachOut { who: FIRST }), poor);
    }
}

// covers: ability:pickpocket/LARCENIST, ability:thief/LARCENIST, ability:con-artist/SWINDLER, rule:phase-4-escape
#[test]
fn looters_reach_out_in_escape_too() {
    for looter in LOOTERS {
        let mut table = with("E2 EM $2", looter).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.escape();
        table.set_ideas(0, 2);
        table.ok(Command::ReachOut { who: FIRST });
        table.ok(take_cash(&table, 2));
        table.ok(Command::Dash {
            who: FIRST,
            to: table.at(0, 0),
        });
        assert_eq!(table.state.team_cash, 2);
    }
}

// covers: ability:pickpocket/LARCENIST, ability:thief/LARCENIST, ability:con-artist/SWINDLER, rule:loot-and-items
#[test]
fn loot_fished_out_of_the_door_is_secured() {
    for looter in LOOTERS {
        let mut table = with("E2 $2", looter).act([(0, 0); 3], &[1, 1, 1]);
        table.ok(Command::ReachOut { who: FIRST });
        table.ok(take_cash(&table, 1));
        assert_eq!((table.state.crew[0].cash, table.state.team_cash), (0, 2));
    }
}

// covers: ability:con-artist/SWINDLER, ability:pickpocket/LARCENIST, ability:thief/LARCENIST
#[test]
fn only_the_swindler_puts_loot_down_beside() {
    for (looter, may) in [
        ("con-artist", true),
        ("pickpocket", false),
        ("thief", false),
    ] {
        let mut table =
            with("E2 EM LO\nGP EM GP", looter).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.state.crew[0].cash = 3;
        table.ok(Command::ReachOut { who: FIRST });
        let locked = Command::Drop {
            who: FIRST,
            piece: Piece::CASH,
            to: table.at(0, 2),
        };
        assert_eq!(table.refused(locked), Refusal::OutOfReach);
        let beside = Command::Drop {
            who: FIRST,
            piece: Piece::CASH,
            to: table.at(1, 1),
        };
        if may {
            table.ok(beside);
            assert_eq!(table.state.cash_on[table.at(1, 1).index()], 3);
            assert_eq!(table.state.crew[0].cash, 0);
        } else {
            assert_eq!(table.refused(beside), Refusal::OutOfReach);
        }
    }
}

// covers: ability:pickpocket/LARCENIST
#[test]
fn others_do_not_reach_out() {
    let mut table = stage("E2 EM $2").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.set_ideas(0, 3);
    assert_eq!(
        table.refused(Command::ReachOut { who: FIRST }),
        Refusal::NoSuchAbility
    );
}

// covers: ability:pickpocket/LARCENIST, rule:remote-locks
#[test]
fn a_remote_lock_covers_the_loot_under_it() {
    let mut table = with("E2 EM RXJ SX", "pickpocket").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.ok(Command::ReachOut { who: FIRST });
    let jewel = table.loot(Chit::Jewel, 0);
    let covered = Command::Take {
        who: FIRST,
        piece: jewel,
        from: table.at(0, 2),
    };
    assert_eq!(table.refused(covered), Refusal::OutOfReach);
}

// covers: ability:pickpocket/LARCENIST, rule:remote-locks
#[test]
fn by_house_rule_loot_is_taken_from_under_a_remote_lock() {
    let mut table = with("E2 EM RXJ SX", "pickpocket")
        .rules(|rules| rules.remote_lock_covers_loot = false)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.ok(Command::ReachOut { who: FIRST });
    let jewel = table.loot(Chit::Jewel, 0);
    table.ok(Command::Take {
        who: FIRST,
        piece: jewel,
        from: table.at(0, 2),
    });
}

// covers: ability:pickpocket/LARCENIST
#[test]
fn by_house_rule_reaching_takes_item_cards_only() {
    let mut table = with("E2 EM I\nGP $2 GP", "pickpocket")
        .items(&["radio"])
        .rules(|rules| rules.reach_takes_any_loot = false)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.ok(Command::ReachOut { who: FIRST });
    let cash = Command::Take {
        who: FIRST,
        piece: Piece::CASH,
        from: table.at(1, 1),
    };
    assert_eq!(table.refused(cash), Refusal::OutOfReach);
    let radio = table.item("radio", 0);
    table.ok(Command::Take {
        who: FIRST,
        piece: radio,
        from: table.at(0, 2),
    });
    assert_eq!(table.place(radio), Place::with(FIRST));
}

fn toss(table: &Table, piece: Piece, row: i8, col: i8) -> Command {
    Command::Toss {
        who: FIRST,
        piece,
        space: table.at(row, col),
    }
}

// covers: ability:con-artist/TOSS LOOT, rule:loot-and-items
#[test]
fn any_loot_flies_two_tiles_without_noise() {
    let mut table = with("E2 EM EM EM JW", "con-artist").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    table.state.crew[0].cash = 2;
    table.commit(0, "Toss Loot");
    assert_eq!(
        table.refused(toss(&table, jewel, 0, 4)),
        Refusal::OutOfReach
    );
    table.ok(toss(&table, jewel, 0, 3));
    // Everything goes to one tile.
    assert_eq!(
        table.refused(toss(&table, Piece::CASH, 0, 2)),
        Refusal::OtherTarget
    );
    table.ok(toss(&table, Piece::CASH, 0, 3));
    assert_eq!(table.place(jewel), Place::on(table.at(0, 3)));
    assert_eq!(table.state.cash_on[table.at(0, 3).index()], 2);
    assert_eq!(table.state.noise, 0);
    assert_eq!(table.refused(toss(&table, jewel, 0, 3)), Refusal::NotHeld);
}

// covers: ability:con-artist/TOSS LOOT
#[test]
fn loot_is_not_tossed_over_locks_gaps_or_corners() {
    let map = "E2 EM LO EM\nGP EM GP GP\nEM EM EM GP";
    let mut table = with(map, "con-artist").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.state.crew[0].cash = 2;
    table.commit(0, "Toss Loot");
    let lock = table.at(0, 2);
    assert_eq!(
        table.refused(toss(&table, Piece::CASH, 0, 3)),
        Refusal::ThrowBlocked
    );
    assert_eq!(
        table.refused(toss(&table, Piece::CASH, 2, 0)),
        Refusal::ThrowBlocked
    );
    assert_eq!(
        table.refused(toss(&table, Piece::CASH, 2, 1)),
        Refusal::OutOfReach
    );
    assert!(table.legal(0).contains(&toss(&table, Piece::CASH, 2, 2)));
    table.state.tokens.flip(Token::Lock, lock);
    table.ok(toss(&table, Piece::CASH, 0, 3));
}

// covers: ability:shutter-bug/PATCH IN, ability:technician/PATCH IN, ability:tinkerer/PATCH IN
#[test]
fn patching_in_needs_a_live_camera_next_door() {
    for watcher in ["shutter-bug", "technician", "tinkerer"] {
        let mut table = with("E2 EM CM EM", watcher).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        let slot = ActionId(2);
        let patch_in = Command::Commit {
            who: FIRST,
            action: slot,
            face: 0,
            aim: 0,
        };
        // On the camera's own tile it will not do, nor two tiles away, nor with a disabled one.
        table.teleport(0, 0, 2);
        assert_eq!(table.refused(patch_in), Refusal::NeedsLiveCamera);
        table.teleport(0, 0, 0);
        assert_eq!(table.refused(patch_in), Refusal::NeedsLiveCamera);
        table.teleport(0, 0, 3);
        table.state.tokens.flip(Token::Camera, table.at(0, 2));
        assert_eq!(table.refused(patch_in), Refusal::NeedsLiveCamera);
        table
            .state
            .tokens
            .flip(Token::DisabledCamera, table.at(0, 2));
        table.commit(0, "Patch In");
        assert_eq!(pool(&table, FIRST), icons("idea idea reveal").0);
        assert_eq!(table.state.noise, 1);
    }
}

// covers: ability:technician/LOOP FOOTAGE
#[test]
fn looped_footage_shows_nobody() {
    let mut table = with("E2 EM C2 EM", "technician")
        .deck("3,M1,M1,Z1")
        .act([(0, 1), (0, 1), (0, 3)], &[1, 1, 1]);
    table.commit(0, "Loop Footage");
    assert_eq!((table.ideas(0), table.state.noise), (2, 0));
    table.commit(1, "Walk");
    table.ok(Command::Move {
        who: SECOND,
        to: table.at(0, 2),
    });
    // Event 3 looks for characters beside live cameras.
    quiet_round(&mut table);
    assert_eq!(table.deck(), ["M1", "M1", "Z1"]);
    assert_eq!(table.alerts(), 0);
}

// covers: ability:technician/LOOP FOOTAGE, event:8
#[test]
fn a_camera_that_comes_back_on_sees_looped_footage() {
    for (loops, alerts) in [(true, 0), (false, 1)] {
        let mut table = with("E2 EM EM EM", "technician")
            .deck("8,M1,M1,Z1")
            .act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
        table.add(Token::DisabledCamera, 0, 2);
        table.add(Token::DisabledCamera, 0, 3);
        table.commit(0, if loops { "Loop Footage" } else { "Disable" });
        quiet_round(&mut table);
        assert_eq!(table.count(Token::Camera, 0, 2), 1);
        assert_eq!(table.state.count.alerts_by_cameras, alerts);
    }
}

// covers: ability:technician/LOOP FOOTAGE
#[test]
fn footage_is_looped_for_one_round() {
    let mut table = with("E2 EM CM", "technician").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Loop Footage");
    table.end_round();
    table.commit(0, "Disable");
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    });
    assert_eq!(table.state.count.alerts_by_cameras, 1);
}

// covers: ability:technician/LOOP FOOTAGE, ability:tinkerer/REWIRE
#[test]
fn footage_and_rewiring_cost_two_ideas() {
    for (watcher, name) in [("technician", "Loop Footage"), ("tinkerer", "Rewire")] {
        let mut table = with("E2 EM", watcher).act([(0, 0); 3], &[1, 1, 1]);
        table.set_ideas(0, 1);
        assert!(table.find_commit(0, name).is_none());
        table.set_ideas(0, 2);
        table.commit(0, name);
        assert_eq!(table.ideas(0), 0);
    }
}

// covers: ability:tinkerer/REWIRE
#[test]
fn rewiring_disables_two_cameras_and_subdues_the_guards_with_them() {
    let mut table = with("E2 2GC EM 2CD GU", "tinkerer").act([(0, 2), (0, 3), (0, 0)], &[1, 1, 1]);
    table.add(Token::Guard, 0, 3);
    table.add(Token::Guard, 0, 3);
    table.commit(0, "Rewire");
    assert_eq!(table.state.noise, 1);
    let far = Command::Rewire {
        who: FIRST,
        space: table.at(0, 4),
    };
    assert_eq!(table.refused(far), Refusal::NotAdjacent);
    let none = Command::Rewire {
        who: FIRST,
        space: table.at(0, 2),
    };
    assert_eq!(table.refused(none), Refusal::NothingToDisable);
    table.ok(Command::Rewire {
        who: FIRST,
        space: table.at(0, 1),
    });
    table.ok(Command::Rewire {
        who: FIRST,
        space: table.at(0, 3),
    });
    for col in [1, 3] {
        assert_eq!(table.count(Token::DisabledCamera, 0, col), 1);
        assert_eq!(table.state.tokens.guards(table.at(0, col)), 0);
    }
    assert_eq!(
        (
            table.count(Token::SubduedGuard, 0, 3),
            table.count(Token::SubduedDog, 0, 3)
        ),
        (2, 1)
    );
    // No camera, no help against this one.
    assert_eq!(table.count(Token::Guard, 0, 4), 1);
    assert_eq!(pool(&table, FIRST).rewires, 0);
}

// covers: ability:tinkerer/REWIRE
#[test]
fn rewiring_works_on_the_own_tile() {
    let mut table = with("E2 EM 2GC", "tinkerer").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Rewire");
    table.ok(Command::Rewire {
        who: FIRST,
        space: table.at(0, 2),
    });
    assert_eq!(
        (
            table.count(Token::DisabledCamera, 0, 2),
            table.count(Token::SubduedGuard, 0, 2)
        ),
        (1, 1)
    );
}
