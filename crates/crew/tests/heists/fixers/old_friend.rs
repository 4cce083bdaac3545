//! What holds for all fixers, and the Old Friend everybody begins with.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::ScenarioRule;
use crew::state::Prompt;

const ALL: [&str; 15] = [
    "old-friend",
    "fence",
    "beat-cop",
    "bookie",
    "visage",
    "machinist",
    "prison-guard",
    "consultant",
    "connoisseur",
    "curator",
    "shell",
    "diversion-artist",
    "architect",
    "retiree",
    "mayor",
];

/// What fixers are asked for in planning, on a board with one guard, one unknown tile and some cash.
fn wishes(table: &Table) -> Vec<Command> {
    vec![
        Command::BribeGuards { guards: 1, dogs: 0 },
        Command::Bet { cash: 1 },
        Command::PayReveal {
            space: table.at(0, 4),
        },
        Command::PayThin,
        Command::SwapLocks,
        Command::OnCall { blanks: 1 },
        Command::AddCash,
        Command::SellJewel,
        Command::DisableCameras,
        Command::Divert { tokens: 1 },
        Command::BuyIdeaTokens { tokens: 1 },
        Command::BuyEvents { events: 1 },
        Command::InsideMan {
            who: Who(0),
            space: table.at(0, 2),
            dog: false,
        },
    ]
}

// covers: rule:fixers
#[test]
fn fixers_that_are_not_won_yet_do_nothing() {
    let mut table = stage("E2 $1 GU EM SC")
        .fixers(&["old-friend"])
        .cash(99)
        .plan();
    table.state.team.jewels = 1;
    for wish in wishes(&table) {
        assert_eq!(table.seat_refused(0, wish), Refusal::NoFixer, "{wish:?}");
        assert!(!table.legal(0).contains(&wish));
    }
}

// covers: rule:fixers, scenario:the-final-score-part-2/radio-silence
#[test]
fn radio_silence_keeps_all_fixers_out_of_planning() {
    let mut table = stage("E2 $1 GU EM SC")
        .fixers(&ALL)
        .cash(99)
        .rule(ScenarioRule::RadioSilence)
        .plan();
    table.state.team.jewels = 1;
    for wish in wishes(&table) {
        assert_eq!(table.seat_refused(0, wish), Refusal::NoFixer, "{wish:?}");
        assert!(!table.legal(0).contains(&wish));
    }
}

// covers: rule:fixers
#[test]
fn all_unlocked_fixers_help_in_one_heist() {
    let mut table = stage("E2 $1 GU MW SC SC")
        .npc("prisoner", 0)
        .bag(Bag {
            guards: 2,
            locks: 3,
            ..Bag::default()
        })
        .fixers(&ALL)
        .cash(99)
        .plan();
    table.state.team.jewels = 1;
    table.dealer.add_draws([Chit::Guard as u8]);
    for wish in wishes(&table) {
        if wish != Command::PayThin {
            table.seat(0, wish);
        }
    }
    // Each that sells once has sold.
    assert_eq!(table.seat_refused(1, Command::AddCash), Refusal::FixerUsed);
    assert_eq!(
        table.seat_refused(1, Command::SwapLocks),
        Refusal::FixerUsed
    );
}

// Old Friend

// covers: fixer:old-friend
#[test]
fn outdoors_two_ideas_buy_one_for_somebody_else() {
    let mut table = stage("E2 EM")
        .fixers(&["old-friend"])
        .act([(0, 1), (0, 0), (0, 1)], &[1; 3]);
    table.set_ideas(1, 5);
    let help = Command::Teamwork {
        who: Who(1),
        to: Who(0),
    };
    table.ok(help);
    table.commit(1, "Pause");
    // As often as one can pay, besides the action.
    table.ok(help);
    assert_eq!((table.ideas(1), table.ideas(0)), (1, 2));
    assert_eq!(
        table.refused(help),
        Refusal::NotEnoughIdeas { need: 2, have: 1 }
    );
}

// covers: fixer:old-friend
#[test]
fn indoors_the_old_friend_does_not_hear() {
    let mut table = stage("E2 EM")
        .fixers(&["old-friend"])
        .act([(0, 0), (0, 1), (0, 0)], &[1; 3]);
    let help = Command::Teamwork {
        who: Who(1),
        to: Who(0),
    };
    assert_eq!(table.refused(help), Refusal::NotOutdoors);
    let own = Command::Teamwork {
        who: Who(2),
        to: Who(2),
    };
    assert_eq!(table.refused(own), Refusal::SameCharacter);
}

// covers: fixer:old-friend
#[test]
fn the_old_friend_is_not_there_in_planning() {
    let mut table = stage("E2 EM").fixers(&["old-friend"]).plan();
    let outside = table.at(0, 0);
    table.ok(Command::Start {
        who: Who(1),
        space: outside,
    });
    let help = Command::Teamwork {
        who: Who(1),
        to: Who(0),
    };
    assert_eq!(table.refused(help), Refusal::WrongPhase);
}

// covers: fixer:old-friend, rule:no-actions
#[test]
fn the_old_friend_is_not_there_in_the_event_phase() {
    // Stage Whisper stops the Event phase with a question.
    let mut table = stage("E2 EM")
        .fixers(&["old-friend"])
        .deck("17,M1,Z1")
        .act([(0, 0); 3], &[1; 3]);
    table.set_ideas(1, 4);
    table.commit(1, "Pause");
    table.end_round();
    assert_eq!(table.prompt(), Some(Prompt::Whisper));
    let help = Command::Teamwork {
        who: Who(1),
        to: Who(0),
    };
    assert_eq!(table.refused(help), Refusal::QuestionOpen);
}

// covers: fixer:old-friend, rule:phase-4-escape
#[test]
fn the_old_friend_is_not_there_in_escape() {
    let mut table = stage("E2 EM")
        .fixers(&["old-friend"])
        .act([(0, 0); 3], &[1; 3]);
    table.escape();
    table.set_ideas(1, 4);
    let help = Command::Teamwork {
        who: Who(1),
        to: Who(0),
    };
    assert_eq!(table.refused(help), Refusal::WrongPhase);
}

// covers: fixer:old-friend, rule:non-player-characters
#[test]
fn an_npc_may_be_helped_but_does_not_help() {
    let mut stage = stage("E2 EM").fixers(&["old-friend"]).guide(4);
    stage.draft.npc.as_mut().unwrap().starts_outside = true;
    let mut table = stage.plan();
    table.teleport(4, 0, 0);
    table.begin([(0, 0); 3], &[1; 4]);
    table.ok(Command::Teamwork {
        who: Who(1),
        to: Who::NPC,
    });
    assert_eq!(table.ideas(4), 5);
    let back = Command::Teamwork {
        who: Who::NPC,
        to: Who(1),
    };
    assert_eq!(table.refused(back), Refusal::NotYourCharacter);
}

// covers: fixer:old-friend, scenario:the-final-score-part-1/no-old-friend
#[test]
fn some_scenarios_keep_the_old_friend_away() {
    let mut table = stage("E2 EM")
        .fixers(&["old-friend"])
        .rule(ScenarioRule::NoOldFriend)
        .act([(0, 0); 3], &[1; 3]);
    let help = Command::Teamwork {
        who: Who(1),
        to: Who(0),
    };
    assert_eq!(table.refused(help), Refusal::NoFixer);
    let mut without = stage("E2 EM").act([(0, 0); 3], &[1; 3]);
    assert_eq!(without.refused(help), Refusal::NoFixer);
}
