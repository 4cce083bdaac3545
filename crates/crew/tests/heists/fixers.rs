//! The fixers: what each sells, for how much, and how often.

use crate::kit::*;
use crew::content::effect::Chit;
use crew::content::scenario::{Bag, Goal, Safe, ScenarioRule};
use crew::rules::Diversion;
use crew::state::{Prompt, Token};
use crew::*;

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

fn card(table: &Table, code: &str) -> u8 {
    table.heist.edition.card(code).expect("a card of the box").0 as u8
}

fn short_of(need: u8, have: u8) -> Refusal {
    Refusal::NotEnoughCash { need, have }
}

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
    table.state.team_jewels = 1;
    for wish in wishes(&table) {
        assert_eq!(table.seat_refused(0, wish), Refusal::NoFixer, "{wish:?}");
        assert!(!table.legal(0).contains(&wish));
    }
}

// covers: rule:fixers, scenario:the-final-score-part-2/Radio Silence
#[test]
fn radio_silence_keeps_all_fixers_out_of_planning() {
    let mut table = stage("E2 $1 GU EM SC")
        .fixers(&ALL)
        .cash(99)
        .rule(ScenarioRule::RadioSilence)
        .plan();
    table.state.team_jewels = 1;
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
    table.state.team_jewels = 1;
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

// covers: fixer:old-friend, scenario:the-final-score-part-1/No Old Friend
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

// Fence

// covers: fixer:fence, rule:the-shop
#[test]
fn the_fence_takes_a_thousand_off_every_price() {
    for (id, price) in [
        ("cheap-picks", 3),
        ("perfect-picks", 6),
        ("radio", 1),
        ("plasma-torch", 4),
    ] {
        let mut table = stage("E2 EM").fixers(&["fence"]).cash(price).plan();
        let buy = table.buy(id, 0);
        table.ok(buy);
        assert_eq!(table.state.team_cash, 0, "{id}");
    }
}

// covers: fixer:fence, item:lucky-penny
#[test]
fn with_the_fence_a_penny_is_free() {
    let mut table = stage("E2 EM")
        .fixers(&["fence"])
        .discovered(&["lucky-penny"])
        .plan();
    let buy = table.buy("lucky-penny", 0);
    table.ok(buy);
    assert!(table.state.crew[0].holds(table.item("lucky-penny", 0)));
}

// covers: fixer:fence
#[test]
fn the_fence_does_not_change_what_the_shop_pays() {
    let mut table = stage("E2 EM")
        .fixers(&["fence"])
        .owns(&["perfect-picks"])
        .plan();
    let piece = table.item("perfect-picks", 0);
    table.seat(0, Command::Sell { piece });
    assert_eq!(table.state.team_cash, 3);
}

// Beat Cop

fn beat(cash: u8) -> Table {
    let bag = Bag {
        guards: 3,
        dogs: 2,
        cameras: 1,
        ..Bag::default()
    };
    stage("E2 EM")
        .bag(bag)
        .fixers(&["beat-cop"])
        .cash(cash)
        .plan()
}

// covers: fixer:beat-cop
#[test]
fn the_beat_cop_turns_guards_in_the_bag_into_blanks() {
    for (guards, price) in [(1, 2), (2, 3), (3, 4)] {
        let mut table = beat(price);
        table.seat(0, Command::BribeGuards { guards, dogs: 0 });
        assert_eq!(table.state.team_cash, 0);
        assert_eq!(table.state.in_bag(Chit::Guard), 3 - guards);
        assert_eq!(table.state.in_bag(Chit::Blank), guards);
        assert_eq!(table.state.bag_size(), 6);
        let mut poor = beat(price - 1);
        let refusal = poor.seat_refused(0, Command::BribeGuards { guards, dogs: 0 });
        assert_eq!(refusal, short_of(price, price - 1));
    }
}

// covers: fixer:beat-cop, rule:guard-dogs
#[test]
fn dogs_can_be_bribed_too() {
    let mut table = beat(9);
    table.seat(0, Command::BribeGuards { guards: 1, dogs: 2 });
    assert_eq!(table.state.team_cash, 5);
    assert_eq!(
        (
            table.state.in_bag(Chit::Guard),
            table.state.in_bag(Chit::Dog)
        ),
        (2, 0)
    );
    assert_eq!(table.state.in_bag(Chit::Blank), 3);
}

// covers: fixer:beat-cop
#[test]
fn the_beat_cop_has_limits() {
    let mut table = beat(99);
    let ask = |guards, dogs| Command::BribeGuards { guards, dogs };
    assert_eq!(
        table.seat_refused(0, ask(2, 2)),
        Refusal::OverLimit { most: 3 }
    );
    assert_eq!(
        table.seat_refused(0, ask(0, 0)),
        Refusal::OverLimit { most: 3 }
    );
    assert_eq!(table.seat_refused(0, ask(0, 3)), Refusal::BagHasNot);
    table.seat(0, ask(1, 0));
    assert_eq!(table.seat_refused(0, ask(1, 0)), Refusal::FixerUsed);
}

// Bookie

fn bet(cash: u8) -> Table {
    let mut table = stage("E2 EM GU").fixers(&["bookie"]).cash(10).plan();
    table.seat(0, Command::Bet { cash });
    table
}

// covers: fixer:bookie
#[test]
fn a_won_bet_pays_double() {
    let mut table = bet(8);
    assert_eq!(table.state.team_cash, 2);
    table.begin([(0, 0); 3], &[1; 3]);
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.success);
    assert_eq!((outcome.bet, outcome.team_cash), (8, 18));
}

// covers: fixer:bookie
#[test]
fn the_bet_is_lost_when_anybody_is_caught() {
    let mut table = bet(5);
    table.begin([(0, 0), (0, 0), (0, 2)], &[1; 3]);
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.success);
    assert_eq!((outcome.bet, outcome.team_cash), (-5, 5));
}

// covers: fixer:bookie
#[test]
fn the_bet_is_lost_with_the_heist() {
    let mut table = stage("E2 EM JW")
        .goals(&[Goal::Secure {
            chit: Chit::Jewel,
            count: 1,
        }])
        .fixers(&["bookie"])
        .cash(3)
        .plan();
    table.seat(0, Command::Bet { cash: 3 });
    table.begin([(0, 0); 3], &[1; 3]);
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert!(!outcome.success);
    assert_eq!((outcome.bet, outcome.team_cash), (-3, 0));
}

// covers: fixer:bookie, item:camouflage
#[test]
fn somebody_in_hiding_has_not_escaped_for_the_bookie() {
    let mut table = bet(4);
    table.begin([(0, 0), (0, 0), (0, 1)], &[1; 3]);
    let (camouflage, guard) = (table.item("camouflage", 0), table.at(0, 2));
    table.give(camouflage, 2);
    table.state.tokens.remove(Token::Guard, guard);
    table.escape();
    table.finish();
    assert_eq!(table.state.crew[2].status, Status::Hidden);
    assert_eq!(table.outcome().bet, -4);
}

// covers: fixer:bookie
#[test]
fn the_bookie_takes_one_bet_of_at_most_eight() {
    let mut table = stage("E2 EM").fixers(&["bookie"]).cash(7).plan();
    assert_eq!(
        table.seat_refused(0, Command::Bet { cash: 9 }),
        Refusal::OverLimit { most: 8 }
    );
    assert_eq!(
        table.seat_refused(0, Command::Bet { cash: 0 }),
        Refusal::OverLimit { most: 8 }
    );
    assert_eq!(
        table.seat_refused(0, Command::Bet { cash: 8 }),
        short_of(8, 7)
    );
    table.seat(0, Command::Bet { cash: 2 });
    assert_eq!(
        table.seat_refused(1, Command::Bet { cash: 1 }),
        Refusal::FixerUsed
    );
}

// covers: fixer:bookie
#[test]
fn without_a_bet_the_bookie_stays_out_of_it() {
    let mut table = stage("E2 EM").fixers(&["bookie"]).cash(7).plan();
    table.begin([(0, 0); 3], &[1; 3]);
    table.escape();
    table.finish();
    assert_eq!((table.outcome().bet, table.outcome().team_cash), (0, 7));
}

// Visage

// covers: fixer:visage, rule:reveal
#[test]
fn visage_reveals_for_a_thousand_each() {
    let bag = Bag {
        guards: 1,
        cameras: 1,
        locks: 1,
        ..Bag::default()
    };
    let mut table = stage("E2 EM SC SC SC")
        .bag(bag)
        .fixers(&["visage"])
        .cash(2)
        .plan();
    table
        .dealer
        .add_draws([Chit::Guard as u8, Chit::Camera as u8]);
    let look = |table: &Table, col| Command::PayReveal {
        space: table.at(0, col),
    };
    let (first, second, third) = (look(&table, 2), look(&table, 4), look(&table, 3));
    table.seat(0, first);
    table.seat(1, second);
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
    assert_eq!(table.count(Token::Camera, 0, 4), 1);
    assert_eq!(table.state.team_cash, 0);
    assert_eq!(table.seat_refused(2, third), short_of(1, 0));
    assert_eq!(table.seat_refused(2, first), Refusal::NotUnknown);
}

// covers: fixer:visage, rule:reveal
#[test]
fn with_nothing_unknown_left_visage_thins_the_bag() {
    let bag = Bag {
        guards: 1,
        blanks: 1,
        ..Bag::default()
    };
    let mut table = stage("E2 EM SC")
        .bag(bag)
        .fixers(&["visage"])
        .cash(9)
        .plan();
    assert_eq!(
        table.seat_refused(0, Command::PayThin),
        Refusal::StillUnknown
    );
    let space = table.at(0, 2);
    table
        .dealer
        .add_draws([Chit::Blank as u8, Chit::Guard as u8]);
    table.seat(0, Command::PayReveal { space });
    table.seat(0, Command::PayThin);
    assert!(table.told(Event::Thinned { chit: Chit::Guard }));
    assert_eq!((table.state.bag_size(), table.state.team_cash), (0, 7));
    assert_eq!(table.seat_refused(0, Command::PayThin), Refusal::BagEmpty);
}

// The Machinist

fn machinist(fixers: &[&str]) -> Table {
    let bag = Bag {
        cameras: 1,
        locks: 2,
        ..Bag::default()
    };
    stage("E2 SC SC SC").bag(bag).fixers(fixers).cash(9).plan()
}

// covers: fixer:machinist, fixer:visage
#[test]
fn a_lock_found_in_planning_is_worth_an_idea() {
    let mut table = machinist(&["visage", "machinist"]);
    let (space, other) = (table.at(0, 3), table.at(0, 2));
    table
        .dealer
        .add_draws([Chit::Lock as u8, Chit::Camera as u8]);
    table.seat(0, Command::PayReveal { space });
    assert_eq!(table.prompt(), Some(Prompt::LockIdea));
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::QuestionOpen);
    assert_eq!(
        table.seat_refused(0, Command::Decline),
        Refusal::NotAnAnswer
    );
    // The team chooses whose idea it is.
    table.seat(0, Command::Pick { who: Who(2) });
    assert_eq!(table.ideas(2), 3);
    // Nothing for a camera.
    table.seat(0, Command::PayReveal { space: other });
    assert_eq!(table.prompt(), None);
}

// covers: fixer:machinist, item:building-schematics
#[test]
fn locks_found_on_the_schematics_count_for_the_machinist() {
    let mut table = machinist(&["machinist"]);
    let (space, piece) = (table.at(0, 1), table.item("building-schematics", 0));
    let buy = table.buy("building-schematics", 0);
    table.ok(buy);
    table.dealer.add_draws([Chit::Lock as u8]);
    table.seat(0, Command::Consult { piece, space });
    assert_eq!(table.prompt(), Some(Prompt::LockIdea));
}

// covers: fixer:machinist
#[test]
fn locks_found_in_the_heist_are_worth_nothing() {
    let mut table = machinist(&["machinist"]);
    table.dealer.add_draws([Chit::Lock as u8]);
    table.begin([(0, 0); 3], &[1; 3]);
    assert_eq!(table.count(Token::Lock, 0, 1), 1);
    assert_eq!(table.prompt(), None);
    assert_eq!([0, 1, 2].map(|who| table.ideas(who)), [0, 2, 2]);
}

// covers: fixer:machinist
#[test]
fn without_the_machinist_a_lock_is_just_a_lock() {
    let mut table = machinist(&["visage"]);
    let space = table.at(0, 3);
    table.dealer.add_draws([Chit::Lock as u8]);
    table.seat(0, Command::PayReveal { space });
    assert_eq!(table.prompt(), None);
}

// Prison Guard

const LOCKS: Bag = Bag {
    guards: 0,
    cameras: 0,
    locks: 4,
    dogs: 0,
    jewels: 0,
    documents: 0,
    keycards: 0,
    usb: 0,
    blanks: 0,
};

// covers: fixer:prison-guard
#[test]
fn with_somebody_inside_two_locks_become_blanks() {
    let mut table = stage("E2 EM MW")
        .npc("prisoner", 0)
        .bag(LOCKS)
        .fixers(&["prison-guard"])
        .cash(6)
        .plan();
    table.seat(0, Command::SwapLocks);
    assert_eq!(table.state.team_cash, 3);
    assert_eq!(
        (
            table.state.in_bag(Chit::Lock),
            table.state.in_bag(Chit::Blank)
        ),
        (2, 2)
    );
    assert_eq!(
        table.seat_refused(0, Command::SwapLocks),
        Refusal::FixerUsed
    );
}

// covers: fixer:prison-guard
#[test]
fn with_everyone_outside_the_prison_guard_cannot_help() {
    let mut table = stage("E2 EM")
        .bag(LOCKS)
        .fixers(&["prison-guard"])
        .cash(3)
        .plan();
    assert_eq!(
        table.seat_refused(0, Command::SwapLocks),
        Refusal::NobodyStartsInside
    );
}

// covers: fixer:prison-guard, scenario:county-the-bricks
#[test]
fn a_busted_character_starting_inside_is_enough() {
    let mut stage = scenario("county-the-bricks")
        .fixers(&["prison-guard"])
        .cash(3);
    stage.member(1).busted = true;
    let mut table = stage.plan();
    let space = table.at(7, 3);
    table.ok(Command::Start { who: Who(1), space });
    table.seat(0, Command::SwapLocks);
    assert_eq!(
        (
            table.state.in_bag(Chit::Lock),
            table.state.in_bag(Chit::Blank)
        ),
        (3, 2)
    );
}

// covers: fixer:prison-guard, fixer:mayor
#[test]
fn who_took_a_guards_place_starts_inside_too() {
    let mut table = stage("E2 EM GU")
        .bag(LOCKS)
        .fixers(&["prison-guard", "mayor"])
        .cash(3)
        .plan();
    let space = table.at(0, 2);
    table.seat(
        0,
        Command::InsideMan {
            who: Who(0),
            space,
            dog: false,
        },
    );
    table.seat(0, Command::SwapLocks);
}

// covers: fixer:prison-guard
#[test]
fn the_prison_guard_needs_two_locks_and_three_thousand() {
    let jail = |locks, cash| {
        let bag = Bag {
            locks,
            ..Bag::default()
        };
        stage("E2 EM MW")
            .npc("prisoner", 0)
            .bag(bag)
            .fixers(&["prison-guard"])
            .cash(cash)
            .plan()
    };
    assert_eq!(
        jail(1, 3).seat_refused(0, Command::SwapLocks),
        Refusal::BagHasNot
    );
    assert_eq!(
        jail(2, 2).seat_refused(0, Command::SwapLocks),
        short_of(3, 2)
    );
}

// Consultant

/// The tile beside the entrance is unknown; this chit is drawn for it when the heist begins.
fn consulted(bag: Bag, blanks: u8, drawn: Chit, rules: impl Fn(&mut Rules)) -> Table {
    let mut table = stage("E2 SC EM")
        .bag(bag)
        .fixers(&["consultant"])
        .cash(9)
        .rules(rules)
        .plan();
    if blanks > 0 {
        table.seat(0, Command::OnCall { blanks });
    }
    for who in 0..3 {
        table.teleport(who, 0, 0);
    }
    table.dealer.add_draws([drawn as u8]);
    table.dealer.add_rolls([1; 3]);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    table
}

const GUARDS: Bag = Bag {
    guards: 3,
    locks: 0,
    ..LOCKS
};

// covers: fixer:consultant
#[test]
fn the_consultant_keeps_up_to_three_blanks() {
    for (blanks, price) in [(1, 0), (2, 3), (3, 7)] {
        let mut table = stage("E2 EM").fixers(&["consultant"]).cash(price).plan();
        table.seat(0, Command::OnCall { blanks });
        assert_eq!((table.state.blanks, table.state.team_cash), (blanks, 0));
        assert_eq!(
            table.seat_refused(0, Command::OnCall { blanks: 1 }),
            Refusal::FixerUsed
        );
    }
    let mut table = stage("E2 EM").fixers(&["consultant"]).cash(6).plan();
    assert_eq!(
        table.seat_refused(0, Command::OnCall { blanks: 3 }),
        short_of(7, 6)
    );
    for blanks in [0, 4] {
        let refusal = table.seat_refused(0, Command::OnCall { blanks });
        assert_eq!(refusal, Refusal::OverLimit { most: 3 });
    }
}

// covers: fixer:consultant
#[test]
fn an_idea_and_a_noise_turn_the_drawn_chit_into_a_blank() {
    let mut table = consulted(GUARDS, 1, Chit::Guard, |_| {});
    let space = table.at(0, 1);
    assert_eq!(
        table.prompt(),
        Some(Prompt::Replace {
            space,
            chit: Chit::Guard
        })
    );
    table.seat(1, Command::Pick { who: Who(1) });
    assert_eq!(table.count(Token::Guard, 0, 1), 0);
    assert!(!table.state.unknown.contains(space));
    assert_eq!(
        (table.ideas(1), table.state.noise, table.state.blanks),
        (1, 1, 0)
    );
    // The chit is out of the heist.
    assert_eq!(table.state.in_bag(Chit::Guard), 2);
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: fixer:consultant
#[test]
fn the_team_may_keep_the_drawn_chit() {
    let mut table = consulted(GUARDS, 1, Chit::Guard, |_| {});
    table.seat(0, Command::Decline);
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
    assert_eq!((table.state.noise, table.state.blanks), (0, 1));
}

// covers: fixer:consultant, rule:no-alphas
#[test]
fn everyone_decides_over_their_own_ideas_for_the_consultant() {
    let mut table = consulted(GUARDS, 1, Chit::Guard, |_| {});
    assert_eq!(
        table.seat_refused(0, Command::Pick { who: Who(1) }),
        Refusal::NotYourCharacter
    );
    let poor = Refusal::NotEnoughIdeas { need: 1, have: 0 };
    assert_eq!(table.seat_refused(0, Command::Pick { who: Who(0) }), poor);
}

// covers: fixer:consultant
#[test]
fn the_consultant_asks_only_while_blanks_are_left() {
    let mut table = stage("E2 SC SC EM")
        .bag(GUARDS)
        .fixers(&["consultant"])
        .plan();
    table.seat(0, Command::OnCall { blanks: 1 });
    table
        .dealer
        .add_draws([Chit::Guard as u8, Chit::Guard as u8]);
    for who in 0..3 {
        table.teleport(who, 0, 0);
        table.state.crew[who as usize].planned = table.heist.board().tiles();
    }
    table.dealer.add_rolls([1; 3]);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    table.seat(1, Command::Pick { who: Who(1) });
    // The next one stays what it is.
    let to = table.at(0, 1);
    table.commit(0, "Walk");
    table.ok(Command::Move { who: Who(0), to });
    assert_eq!(table.prompt(), None);
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
}

// covers: fixer:consultant
#[test]
fn a_blank_is_not_worth_asking_the_consultant() {
    let bag = Bag {
        blanks: 1,
        ..Bag::default()
    };
    let table = consulted(bag, 1, Chit::Blank, |_| {});
    assert_eq!(table.prompt(), None);
}

// covers: fixer:consultant
#[test]
fn without_an_idea_nobody_can_call_the_consultant() {
    let mut table = stage("E2 SC EM").bag(GUARDS).fixers(&["consultant"]).plan();
    table.seat(0, Command::OnCall { blanks: 1 });
    (0..3).for_each(|who| table.set_ideas(who, 0));
    table.dealer.add_draws([Chit::Guard as u8]);
    table.begin([(0, 0); 3], &[1; 3]);
    assert_eq!(table.prompt(), None);
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: fixer:consultant, fixer:visage
#[test]
fn the_consultant_is_for_the_heist_not_for_planning() {
    let mut table = stage("E2 EM SC")
        .bag(GUARDS)
        .fixers(&["consultant", "visage"])
        .cash(1)
        .plan();
    table.seat(0, Command::OnCall { blanks: 1 });
    let space = table.at(0, 2);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.seat(0, Command::PayReveal { space });
    assert_eq!(table.prompt(), None);
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
}

// covers: fixer:consultant, rule:phase-4-escape
#[test]
fn blanks_are_gone_when_escape_begins() {
    let mut table = stage("E2 EM EM SC")
        .bag(GUARDS)
        .fixers(&["consultant"])
        .plan();
    table.seat(0, Command::OnCall { blanks: 1 });
    table.begin([(0, 0); 3], &[1; 3]);
    assert_eq!(table.state.blanks, 1);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.escape();
    assert_eq!(table.state.blanks, 0);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
}

// covers: fixer:consultant, rule:keycard
#[test]
fn a_replaced_keycard_brings_no_guard() {
    let bag = Bag {
        keycards: 1,
        ..Bag::default()
    };
    let mut table = consulted(bag, 1, Chit::Keycard, |_| {});
    table.seat(1, Command::Pick { who: Who(1) });
    assert_eq!(table.count(Token::Guard, 0, 1), 0);
    assert_eq!(
        table.place(table.loot(Chit::Keycard, 0)),
        crew::state::Place::LOST
    );
}

// covers: fixer:consultant, rule:guard-dogs
#[test]
fn a_replaced_dog_does_not_jump() {
    let bag = Bag {
        dogs: 1,
        ..Bag::default()
    };
    let mut table = stage("E2 EM SC").bag(bag).fixers(&["consultant"]).plan();
    table.seat(0, Command::OnCall { blanks: 1 });
    for who in 0..3 {
        table.teleport(who, 0, 1);
    }
    table.dealer.add_draws([Chit::Dog as u8]);
    table.dealer.add_rolls([1; 3]);
    (0..3).for_each(|seat| table.seat(seat, Command::Ready));
    assert_eq!(table.count(Token::Dog, 0, 1), 0);
    table.seat(1, Command::Pick { who: Who(1) });
    assert_eq!(
        (table.count(Token::Dog, 0, 1), table.count(Token::Dog, 0, 2)),
        (0, 0)
    );
}

// covers: fixer:consultant
#[test]
fn by_house_rule_the_guard_with_the_keycard_comes_first() {
    let bag = Bag {
        keycards: 1,
        ..Bag::default()
    };
    let late = |rules: &mut Rules| rules.consultant_before_effects = false;
    let mut table = consulted(bag, 1, Chit::Keycard, late);
    table.seat(1, Command::Pick { who: Who(1) });
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// covers: fixer:consultant
#[test]
fn by_house_rule_the_replaced_chit_returns_to_the_bag() {
    let back = |rules: &mut Rules| rules.consultant_returns_chit = true;
    let mut table = consulted(GUARDS, 1, Chit::Guard, back);
    table.seat(1, Command::Pick { who: Who(1) });
    assert_eq!(table.state.in_bag(Chit::Guard), 3);
}

// covers: fixer:consultant
#[test]
fn without_blanks_on_call_nobody_asks() {
    let table = consulted(GUARDS, 0, Chit::Guard, |_| {});
    assert_eq!(table.prompt(), None);
    assert_eq!(table.count(Token::Guard, 0, 1), 1);
}

// Connoisseur

// covers: fixer:connoisseur
#[test]
fn every_hex_with_cash_or_jewels_gets_a_thousand_more() {
    let mut table = stage("E2 $2 G1K JW RXJ SX PP KC EM")
        .fixers(&["connoisseur"])
        .plan();
    table.seat(0, Command::AddCash);
    let cash = |col| table.state.cash_on[table.at(0, col).index()];
    assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(cash), [3, 2, 1, 1, 0, 0, 0, 0]);
    assert_eq!(table.seat_refused(1, Command::AddCash), Refusal::FixerUsed);
}

// covers: fixer:connoisseur, rule:safecracking
#[test]
fn safe_and_bag_are_no_loot_for_the_connoisseur() {
    let mut table = stage("E2 S SC")
        .safe(Safe {
            cracks: 1,
            chits: vec![Chit::Jewel],
            cash: 3,
            items: Vec::new(),
        })
        .bag(Bag {
            jewels: 1,
            ..Bag::default()
        })
        .fixers(&["connoisseur"])
        .plan();
    assert_eq!(
        table.seat_refused(0, Command::AddCash),
        Refusal::NoLootForIt
    );
}

// covers: fixer:connoisseur, fixer:visage
#[test]
fn a_jewel_revealed_in_planning_counts_for_the_connoisseur() {
    let mut table = stage("E2 EM SC")
        .bag(Bag {
            jewels: 1,
            ..Bag::default()
        })
        .fixers(&["connoisseur", "visage"])
        .cash(1)
        .plan();
    let space = table.at(0, 2);
    table.dealer.add_draws([Chit::Jewel as u8]);
    table.seat(0, Command::PayReveal { space });
    table.seat(0, Command::AddCash);
    assert_eq!(table.state.cash_on[space.index()], 1);
}

// Curator

// covers: fixer:curator
#[test]
fn the_curator_buys_jewels_for_four_thousand() {
    let mut stage = stage("E2 EM").fixers(&["curator"]);
    stage.setup.jewels = 2;
    let mut table = stage.plan();
    table.seat(0, Command::SellJewel);
    table.seat(1, Command::SellJewel);
    assert_eq!((table.state.team_cash, table.state.team_jewels), (8, 0));
    assert_eq!(table.seat_refused(0, Command::SellJewel), Refusal::NotOurs);
}

// covers: fixer:curator, rule:the-shop
#[test]
fn with_the_curator_items_sell_for_a_thousand_less_than_they_cost() {
    for (id, price) in [
        ("cheap-picks", 3),
        ("perfect-picks", 6),
        ("laser-burst", 5),
        ("flashbang", 2),
        ("camouflage", 4),
        ("safecracking-tools", 7),
        ("lucky-penny", 0),
    ] {
        let mut table = stage("E2 EM").fixers(&["curator"]).owns(&[id]).plan();
        let piece = table.item(id, 0);
        table.seat(0, Command::Sell { piece });
        assert_eq!(table.state.team_cash, price, "{id}");
    }
}

// covers: fixer:curator, rule:loot-and-items
#[test]
fn without_the_curator_jewels_are_worth_nothing() {
    let mut stage = stage("E2 EM").fixers(&["fence"]);
    stage.setup.jewels = 2;
    let mut table = stage.plan();
    assert_eq!(table.seat_refused(0, Command::SellJewel), Refusal::NoFixer);
}

// Shell

fn shell() -> Table {
    let bag = Bag {
        cameras: 4,
        ..Bag::default()
    };
    let mut table = stage("E2 SC SC SC")
        .bag(bag)
        .fixers(&["shell", "visage"])
        .cash(6)
        .plan();
    table.dealer.add_draws([Chit::Camera as u8; 3]);
    table
}

// covers: fixer:shell, fixer:visage
#[test]
fn shell_switches_off_cameras_found_in_planning() {
    let mut table = shell();
    table.seat(0, Command::DisableCameras);
    assert_eq!(table.state.team_cash, 3);
    for col in [2, 3] {
        let space = table.at(0, col);
        table.seat(0, Command::PayReveal { space });
        assert_eq!(table.count(Token::DisabledCamera, 0, col), 1);
    }
    assert_eq!(
        table.seat_refused(0, Command::DisableCameras),
        Refusal::FixerUsed
    );
    // Found in the heist, a camera is live.
    table.begin([(0, 0); 3], &[1; 3]);
    assert_eq!(table.count(Token::Camera, 0, 1), 1);
}

// covers: fixer:shell
#[test]
fn before_shell_is_paid_cameras_stay_on() {
    let mut table = shell();
    let (first, second) = (table.at(0, 2), table.at(0, 3));
    table.seat(0, Command::PayReveal { space: first });
    table.seat(0, Command::DisableCameras);
    table.seat(0, Command::PayReveal { space: second });
    assert_eq!(table.count(Token::Camera, 0, 2), 1);
    assert_eq!(table.count(Token::DisabledCamera, 0, 3), 1);
}

// covers: fixer:shell
#[test]
fn shell_costs_three_thousand() {
    let mut table = stage("E2 CM").fixers(&["shell"]).cash(2).plan();
    assert_eq!(
        table.seat_refused(0, Command::DisableCameras),
        short_of(3, 2)
    );
    // Cameras that were known from the start stay on.
    let mut table = stage("E2 CM").fixers(&["shell"]).cash(3).plan();
    table.seat(0, Command::DisableCameras);
    assert_eq!(table.count(Token::Camera, 0, 1), 1);
}

// Diversion Artist

// covers: fixer:diversion-artist, rule:noise
#[test]
fn the_first_noises_use_up_the_diversion() {
    let mut table = stage("E2 EM").fixers(&["diversion-artist"]).cash(2).plan();
    table.seat(0, Command::Divert { tokens: 2 });
    assert_eq!(table.state.team_cash, 0);
    table.begin([(0, 0); 3], &[1; 3]);
    table.commit(1, "Walk");
    assert_eq!((table.state.noise, table.state.hush), (0, 1));
    // Two noises, one token.
    table.commit(2, "Run");
    assert_eq!((table.state.noise, table.state.hush), (1, 0));
    table.commit(0, "Walk");
    assert_eq!(table.state.noise, 2);
}

// covers: fixer:diversion-artist, rule:raise-alert
#[test]
fn noise_bought_off_raises_no_alert() {
    let mut table = stage("E2 EM").fixers(&["diversion-artist"]).cash(1).plan();
    table.seat(0, Command::Divert { tokens: 1 });
    table.begin([(0, 0); 3], &[1; 3]);
    // One step before the first alert of three players.
    table.state.noise = 3;
    table.commit(0, "Walk");
    assert_eq!((table.state.noise, table.alerts()), (3, 0));
    table.commit(1, "Walk");
    assert_eq!((table.state.noise, table.alerts()), (4, 1));
}

// covers: fixer:diversion-artist
#[test]
fn the_diversion_takes_one_to_four_thousand() {
    for tokens in 1..=4 {
        let mut table = stage("E2 EM").fixers(&["diversion-artist"]).cash(4).plan();
        table.seat(0, Command::Divert { tokens });
        assert_eq!(
            (table.state.hush, table.state.team_cash),
            (tokens, 4 - tokens)
        );
        assert_eq!(
            table.seat_refused(0, Command::Divert { tokens: 1 }),
            Refusal::FixerUsed
        );
    }
    let mut table = stage("E2 EM").fixers(&["diversion-artist"]).cash(3).plan();
    for tokens in [0, 5] {
        let refusal = table.seat_refused(0, Command::Divert { tokens });
        assert_eq!(refusal, Refusal::OverLimit { most: 4 });
    }
    assert_eq!(
        table.seat_refused(0, Command::Divert { tokens: 4 }),
        short_of(4, 3)
    );
}

// covers: fixer:diversion-artist
#[test]
fn an_unused_diversion_is_spent() {
    let mut table = stage("E2 EM").fixers(&["diversion-artist"]).cash(4).plan();
    table.seat(0, Command::Divert { tokens: 4 });
    table.begin([(0, 0); 3], &[1; 3]);
    table.commit(1, "Pause");
    table.state.hush = 4;
    table.escape();
    table.finish();
    assert_eq!(table.outcome().team_cash, 0);
}

// covers: fixer:diversion-artist, rule:noise
#[test]
fn by_house_rule_the_team_chooses_which_noise_to_buy_off() {
    let mut table = stage("E2 EM")
        .fixers(&["diversion-artist"])
        .cash(1)
        .rules(|rules| rules.diversion = Diversion::Chosen)
        .plan();
    table.seat(0, Command::Divert { tokens: 1 });
    table.begin([(0, 0); 3], &[1; 3]);
    table.seat(0, Command::Hush { on: false });
    table.commit(0, "Walk");
    assert_eq!((table.state.noise, table.state.hush), (1, 1));
    table.seat(1, Command::Hush { on: true });
    table.commit(1, "Walk");
    assert_eq!((table.state.noise, table.state.hush), (1, 0));
    assert_eq!(
        table.seat_refused(0, Command::Hush { on: false }),
        Refusal::NoneLeft
    );
}

// covers: fixer:diversion-artist
#[test]
fn by_the_letter_nobody_chooses() {
    let mut table = stage("E2 EM").fixers(&["diversion-artist"]).cash(1).plan();
    table.seat(0, Command::Divert { tokens: 1 });
    table.begin([(0, 0); 3], &[1; 3]);
    assert_eq!(
        table.seat_refused(0, Command::Hush { on: false }),
        Refusal::NoneLeft
    );
}

// The Architect

// covers: fixer:architect
#[test]
fn the_architect_sells_up_to_three_ideas_for_the_board() {
    for (tokens, price) in [(1, 0), (2, 3), (3, 5)] {
        let mut table = stage("E2 EM EM EM")
            .fixers(&["architect"])
            .cash(price)
            .plan();
        table.seat(0, Command::BuyIdeaTokens { tokens });
        assert_eq!(
            (table.state.idea_tokens_left, table.state.team_cash),
            (tokens, 0)
        );
        let again = table.seat_refused(0, Command::BuyIdeaTokens { tokens: 1 });
        assert_eq!(again, Refusal::FixerUsed);
    }
    let mut table = stage("E2 EM").fixers(&["architect"]).cash(4).plan();
    assert_eq!(
        table.seat_refused(0, Command::BuyIdeaTokens { tokens: 3 }),
        short_of(5, 4)
    );
    for tokens in [0, 4] {
        let refusal = table.seat_refused(0, Command::BuyIdeaTokens { tokens });
        assert_eq!(refusal, Refusal::OverLimit { most: 3 });
    }
}

// covers: fixer:architect
#[test]
fn idea_tokens_lie_on_different_hexes_that_touch() {
    let mut table = stage("E2 EM EM EM EM EM")
        .fixers(&["architect"])
        .cash(5)
        .plan();
    let place = |table: &Table, col| Command::PlaceIdea {
        space: table.at(0, col),
    };
    let [outside, one, two, three, four, five] = [0, 1, 2, 3, 4, 5].map(|col| place(&table, col));
    assert_eq!(table.seat_refused(0, three), Refusal::NoTokenToPlace);
    table.seat(0, Command::BuyIdeaTokens { tokens: 3 });
    assert_eq!(table.seat_refused(0, outside), Refusal::NotATile);
    table.seat(0, three);
    assert_eq!(table.seat_refused(1, three), Refusal::AlreadyThere);
    assert_eq!(table.seat_refused(1, one), Refusal::NotBeside);
    assert_eq!(table.seat_refused(1, five), Refusal::NotBeside);
    table.seat(1, four);
    table.seat(1, two);
    assert_eq!(table.state.idea_tokens.len(), 3);
    assert_eq!(table.seat_refused(1, one), Refusal::NoTokenToPlace);
}

// covers: fixer:architect
#[test]
fn whoever_stands_there_first_may_take_the_idea() {
    let mut table = stage("E2 EM EM").fixers(&["architect"]).plan();
    table.seat(0, Command::BuyIdeaTokens { tokens: 1 });
    let space = table.at(0, 1);
    table.seat(0, Command::PlaceIdea { space });
    table.begin([(0, 0), (0, 1), (0, 2)], &[1; 3]);
    assert_eq!(
        table.refused(Command::TakeIdea { who: Who(0) }),
        Refusal::NoIdeaHere
    );
    // Free, and no action is needed.
    table.ok(Command::TakeIdea { who: Who(1) });
    assert_eq!(table.ideas(1), 3);
    assert!(!table.state.crew[1].committed);
    assert_eq!(
        table.refused(Command::TakeIdea { who: Who(1) }),
        Refusal::NoIdeaHere
    );
}

// covers: fixer:architect, rule:non-player-characters
#[test]
fn an_active_npc_takes_ideas_from_the_board_too() {
    let mut table = stage("E2 EM MW").guide(0).fixers(&["architect"]).plan();
    table.seat(0, Command::BuyIdeaTokens { tokens: 1 });
    let space = table.at(0, 2);
    table.seat(0, Command::PlaceIdea { space });
    table.begin([(0, 0); 3], &[1; 4]);
    table.ok(Command::TakeIdea { who: Who::NPC });
    assert_eq!(table.ideas(4), 1);
}

// Retiree

// covers: fixer:retiree
#[test]
fn the_retiree_sells_up_to_three_mastermind_events() {
    for (events, price) in [(1, 3), (2, 5), (3, 6)] {
        let mut table = stage("E2 EM").fixers(&["retiree"]).cash(price).plan();
        table.seat(0, Command::BuyEvents { events });
        assert_eq!(
            (table.state.events_left, table.state.team_cash),
            (events, 0)
        );
        assert_eq!(
            table.seat_refused(0, Command::BuyEvents { events: 1 }),
            Refusal::FixerUsed
        );
    }
    let mut table = stage("E2 EM").fixers(&["retiree"]).cash(2).plan();
    assert_eq!(
        table.seat_refused(0, Command::BuyEvents { events: 1 }),
        short_of(3, 2)
    );
    for events in [0, 4] {
        let refusal = table.seat_refused(0, Command::BuyEvents { events });
        assert_eq!(refusal, Refusal::OverLimit { most: 3 });
    }
}

// covers: fixer:retiree, event:M1, event:M2, event:M3
#[test]
fn mastermind_events_go_anywhere_above_the_final_crisis() {
    let mut table = stage("E2 EM")
        .deck("1,2,3,Z1")
        .fixers(&["retiree"])
        .cash(6)
        .plan();
    let [m1, m2, m3] = ["M1", "M2", "M3"].map(|code| card(&table, code));
    let insert = |card, above| Command::InsertEvent { card, above };
    assert_eq!(
        table.seat_refused(0, insert(m1, 0)),
        Refusal::NoTokenToPlace
    );
    table.seat(0, Command::BuyEvents { events: 3 });
    table.seat(0, insert(m2, 0));
    assert_eq!(table.deck(), ["M2", "1", "2", "3", "Z1"]);
    // Right above the alarm, but not below it.
    assert_eq!(table.seat_refused(0, insert(m1, 5)), Refusal::WrongPosition);
    table.seat(0, insert(m1, 4));
    assert_eq!(table.deck(), ["M2", "1", "2", "3", "M1", "Z1"]);
    table.seat(0, insert(m3, 2));
    assert_eq!(table.deck(), ["M2", "1", "M3", "2", "3", "M1", "Z1"]);
    assert_eq!(table.state.events_left, 0);
}

// covers: fixer:retiree
#[test]
fn the_retiree_has_each_mastermind_event_once() {
    let mut table = stage("E2 EM")
        .deck("1,2,3,Z1")
        .fixers(&["retiree"])
        .cash(6)
        .plan();
    let (m1, other) = (card(&table, "M1"), card(&table, "24"));
    table.seat(0, Command::BuyEvents { events: 3 });
    let foreign = Command::InsertEvent {
        card: other,
        above: 0,
    };
    assert_eq!(table.seat_refused(0, foreign), Refusal::NoSuchThing);
    table.seat(0, Command::InsertEvent { card: m1, above: 1 });
    let again = Command::InsertEvent { card: m1, above: 1 };
    assert_eq!(table.seat_refused(0, again), Refusal::NoSuchThing);
}

// covers: fixer:retiree, event:M2
#[test]
fn an_inserted_event_is_played_in_its_turn() {
    let mut table = stage("E2 EM")
        .deck("1,2,3,Z1")
        .fixers(&["retiree"])
        .cash(3)
        .plan();
    let m2 = card(&table, "M2");
    table.seat(0, Command::BuyEvents { events: 1 });
    table.seat(0, Command::InsertEvent { card: m2, above: 0 });
    table.begin([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    table.commit(1, "Pause");
    table.commit(2, "Stride");
    table.end_round();
    assert_eq!(table.ideas(0), 2);
    assert_eq!(table.deck(), ["1", "2", "3", "Z1"]);
}

// The Mayor

// covers: fixer:mayor
#[test]
fn a_character_takes_the_place_of_a_guard() {
    let mut table = stage("E2 EM G2 SC").fixers(&["mayor"]).plan();
    let (space, outside) = (table.at(0, 2), table.at(0, 0));
    table.seat(
        0,
        Command::InsideMan {
            who: Who(0),
            space,
            dog: false,
        },
    );
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
    assert_eq!(table.state.crew[0].at, space);
    // It stays there, and sees nothing before the heist begins.
    let leave = Command::Start {
        who: Who(0),
        space: outside,
    };
    assert_eq!(table.refused(leave), Refusal::PlacedInside);
    assert_eq!(table.state.unknown.len(), 1);
    let again = Command::InsideMan {
        who: Who(1),
        space,
        dog: false,
    };
    assert_eq!(table.refused(again), Refusal::FixerUsed);
}

// covers: fixer:mayor, fixer:visage
#[test]
fn a_guard_revealed_in_planning_can_be_replaced() {
    let mut table = stage("E2 EM SC")
        .bag(GUARDS)
        .fixers(&["mayor", "visage"])
        .cash(1)
        .plan();
    let space = table.at(0, 2);
    let swap = Command::InsideMan {
        who: Who(0),
        space,
        dog: false,
    };
    assert_eq!(table.refused(swap), Refusal::NoGuardThere);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.seat(0, Command::PayReveal { space });
    table.ok(swap);
    assert_eq!(table.count(Token::Guard, 0, 2), 0);
}

// covers: fixer:mayor, rule:guard-dogs
#[test]
fn a_dog_is_a_guard_for_the_mayor() {
    let mut table = stage("E2 EM DO").fixers(&["mayor"]).plan();
    let space = table.at(0, 2);
    let guard = Command::InsideMan {
        who: Who(0),
        space,
        dog: false,
    };
    assert_eq!(table.refused(guard), Refusal::NoGuardThere);
    table.ok(Command::InsideMan {
        who: Who(0),
        space,
        dog: true,
    });
    assert_eq!(table.count(Token::Dog, 0, 2), 0);
}

// covers: fixer:mayor, rule:no-alphas
#[test]
fn the_mayor_brings_in_who_wants_to() {
    let mut table = stage("E2 GU MW").guide(0).fixers(&["mayor"]).plan();
    let space = table.at(0, 1);
    let theirs = Command::InsideMan {
        who: Who(1),
        space,
        dog: false,
    };
    assert_eq!(table.seat_refused(0, theirs), Refusal::NotYourCharacter);
    let guide = Command::InsideMan {
        who: Who::NPC,
        space,
        dog: false,
    };
    assert_eq!(table.seat_refused(0, guide), Refusal::NotYourCharacter);
}

// covers: fixer:mayor, scenario:the-safehouse-rescue/Ambush Required
#[test]
fn an_escort_the_mayor_replaced_need_not_be_ambushed() {
    let mut table = scenario("the-safehouse-rescue").fixers(&["mayor"]).plan();
    let (upper, lower) = (table.at(3, 3), table.at(5, 2));
    table.seat(
        0,
        Command::InsideMan {
            who: Who(0),
            space: upper,
            dog: false,
        },
    );
    table.begin([(3, 3), (0, 4), (0, 4)], &[1; 3]);
    table.teleport(1, 5, 2);
    table.state.crew[0].pool.subdues = 1;
    table.state.crew[1].pool.subdues = 2;
    table.dealer.add_rolls([1]);
    table.ok(Command::Subdue {
        who: Who(0),
        space: upper,
        dog: false,
    });
    table.ok(Command::Subdue {
        who: Who(1),
        space: lower,
        dog: false,
    });
    assert_eq!(table.state.crew[4].status, Status::Idle);
    table.ok(Command::Subdue {
        who: Who(1),
        space: lower,
        dog: false,
    });
    assert_eq!(table.state.crew[4].status, Status::Active);
}
