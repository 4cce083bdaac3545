//! Planning tokens, and how planning begins and ends.

use super::*;
use board::SpaceSet;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::{Place, Token};

// Tokens

// covers: rule:part-1-the-plan, rule:characters
#[test]
fn everyone_plans_as_many_hexes_as_they_remember() {
    let mut table = stage("E2 EM EM EM EM EM EM EM EM").plan();
    for col in 1..=7 {
        let space = table.at(0, col);
        table.seat(0, Command::Plan { space });
    }
    let eighth = table.at(0, 8);
    assert_eq!(
        table.seat_refused(0, Command::Plan { space: eighth }),
        Refusal::NoTokensLeft
    );
    assert_eq!(table.state.crew[0].planned.len(), 7);
    // The Burglar remembers one more.
    for col in 1..=8 {
        let space = table.at(0, col);
        table.seat(1, Command::Plan { space });
    }
    assert_eq!(table.state.crew[1].tokens, 0);
}

// covers: rule:part-1-the-plan, rule:the-setup
#[test]
fn tokens_and_ideas_are_dealt_as_the_cards_say() {
    let table = stage("E2 EM")
        .crew(["grifter", "script-kiddie", "thug", "lookout"])
        .plan();
    let dealt = |who: usize| (table.state.crew[who].tokens, table.state.crew[who].ideas);
    assert_eq!(
        [dealt(0), dealt(1), dealt(2), dealt(3)],
        [(12, 3), (6, 5), (7, 0), (7, 2)]
    );
}

// covers: rule:part-1-the-plan
#[test]
fn one_token_a_hex_is_enough() {
    let mut table = stage("E2 EM EM").plan();
    let space = table.at(0, 1);
    table.seat(0, Command::Plan { space });
    assert_eq!(
        table.seat_refused(0, Command::Plan { space }),
        Refusal::AlreadyPlanned
    );
    // Others plan the same hex with their own.
    table.seat(1, Command::Plan { space });
    assert!(table.state.crew[1].planned.contains(space));
}

// covers: rule:part-1-the-plan
#[test]
fn a_token_taken_back_can_be_placed_again() {
    let mut table = stage("E2 EM EM").plan();
    let (first, second) = (table.at(0, 1), table.at(0, 2));
    table.seat(0, Command::Plan { space: first });
    assert_eq!(
        table.seat_refused(1, Command::Unplan { space: first }),
        Refusal::NotPlanned
    );
    table.seat(0, Command::Unplan { space: first });
    assert_eq!(table.state.crew[0].tokens, 7);
    table.seat(0, Command::Plan { space: second });
    assert_eq!(table.state.crew[0].planned, SpaceSet::of(second));
}

// covers: rule:part-1-the-plan, rule:entrances-and-exits
#[test]
fn entrances_need_no_token() {
    let mut table = stage("E2 EM").plan();
    let entrance = table.at(0, 0);
    assert_eq!(
        table.seat_refused(0, Command::Plan { space: entrance }),
        Refusal::NotATile
    );
    table.begin([(0, 1); 3], &[1; 3]);
    table.state.crew[0].planned = SpaceSet::EMPTY;
    table.commit(0, "Walk");
    table.ok(Command::Move {
        who: Who(0),
        to: entrance,
    });
    assert_eq!(table.state.crew[0].at, entrance);
}

// covers: rule:part-1-the-plan, rule:security-chits
#[test]
fn locked_and_unknown_hexes_can_be_planned() {
    let mut table = stage("E2 LO SC").plan();
    for col in 1..=2 {
        let space = table.at(0, col);
        table.seat(0, Command::Plan { space });
    }
    assert_eq!(table.state.crew[0].planned.len(), 2);
}

// Beginning

// covers: rule:auto-reveal, rule:part-1-the-plan
#[test]
fn nothing_is_revealed_by_standing_there_in_planning() {
    let mut table = stage("E2 SC EM").plan();
    for who in 0..3 {
        let outside = start(&table, who, 0, 0);
        table.ok(outside);
    }
    assert!(table.state.unknown.contains(table.at(0, 1)));
    // The moment planning ends it is, before the first roll.
    table.dealer.add_draws([Chit::Blank as u8]);
    table.dealer.add_rolls([1; 3]);
    table.events.clear();
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    assert!(table.state.unknown.is_empty());
    let position = |wanted: fn(&Event) -> bool| table.events.iter().position(wanted).unwrap();
    let revealed = position(|event| matches!(event, Event::Revealed { .. }));
    let rolled = position(|event| matches!(event, Event::Rolled { .. }));
    assert!(position(|event| *event == Event::HeistBegan) < revealed && revealed < rolled);
}

// covers: rule:part-1-the-plan
#[test]
fn planning_is_over_when_every_seat_is_ready() {
    let mut table = stage("E2 EM").plan();
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::ChooseAStart);
    for who in 0..3 {
        let outside = start(&table, who, 0, 0);
        table.ok(outside);
    }
    table.seat(1, Command::Ready);
    table.seat(0, Command::Ready);
    assert_eq!(table.state.phase, Phase::Plan);
    table.dealer.add_rolls([3, 4, 5]);
    table.seat(2, Command::Ready);
    assert_eq!((table.state.phase, table.state.round), (Phase::Action, 1));
    assert_eq!([0, 1, 2].map(|who| table.state.crew[who].die), [3, 4, 5]);
}

// covers: rule:part-1-the-plan
#[test]
fn who_is_ready_changes_nothing_any_more() {
    let mut table = stage("E2 EM").plan();
    let (outside, space) = (start(&table, 0, 0, 0), table.at(0, 1));
    table.ok(outside);
    table.seat(0, Command::Ready);
    assert_eq!(
        table.seat_refused(0, Command::Plan { space }),
        Refusal::AlreadyReady
    );
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::AlreadyReady);
    assert!(table.legal(0).is_empty());
    // The others go on planning.
    table.seat(1, Command::Plan { space });
}

// covers: rule:part-1-the-plan
#[test]
fn no_action_is_taken_while_planning() {
    let mut table = stage("E2 EM").plan();
    let to = table.at(0, 1);
    let walk = Command::Commit {
        who: Who(0),
        action: ActionId(0),
        face: 0,
        aim: crew::Aim::NONE,
    };
    assert_eq!(table.refused(walk), Refusal::WrongPhase);
    assert_eq!(
        table.refused(Command::Move { who: Who(0), to }),
        Refusal::WrongPhase
    );
}

// covers: rule:part-1-the-plan
#[test]
fn no_planning_in_the_heist() {
    let mut table = stage("E2 EM").cash(9).act([(0, 0); 3], &[1; 3]);
    let space = table.at(0, 1);
    table.state.crew[0].planned = SpaceSet::EMPTY;
    let picks = table.buy("cheap-picks", 0);
    for command in [
        Command::Plan { space },
        start(&table, 0, 0, 0),
        picks,
        Command::AddCash,
    ] {
        assert_eq!(table.refused(command), Refusal::WrongPhase);
    }
}

// covers: rule:the-setup, rule:events, rule:security-chits, scenario:county-the-bricks
#[test]
fn deck_and_bag_are_what_the_scenario_says() {
    let table = scenario("county-the-bricks").plan();
    let deck = "1 2 3 4 5 6 7 8 C2 G1 G2 G3 G4 C2 13 14 15 16 17 18 19 20 C2 21 22 23 24 C2 Z2";
    assert_eq!(table.deck(), deck.split(' ').collect::<Vec<_>>());
    let bag = [
        Chit::Guard,
        Chit::Camera,
        Chit::Lock,
        Chit::Dog,
        Chit::Blank,
    ];
    assert_eq!(bag.map(|chit| table.state.in_bag(chit)), [6, 4, 5, 1, 0]);
    assert_eq!(table.state.bag_size(), 16);
    assert_eq!(table.state.unknown.len(), 15);
    assert_eq!(table.count(Token::Guard, 6, 3), 2);
    assert_eq!((table.state.noise, table.state.events.top), (0, 0));
}

// covers: rule:the-setup, rule:loot-and-items
#[test]
fn items_lie_where_the_scenario_puts_them() {
    let table = stage("E2 I EM I")
        .items(&["lucky-penny", "camouflage"])
        .plan();
    let (penny, camouflage) = (table.item("lucky-penny", 0), table.item("camouflage", 0));
    assert_eq!(table.place(penny), Place::on(table.at(0, 1)));
    assert_eq!(table.place(camouflage), Place::on(table.at(0, 3)));
}

// covers: rule:reveal, rule:part-1-the-plan, option:empty-bag-means-blank
#[test]
fn by_house_rule_an_empty_bag_leaves_tiles_unknown() {
    let dry = |blank: bool| {
        let mut table = stage("E2 EM SC")
            .bag(Bag {
                blanks: 1,
                ..Bag::default()
            })
            .fixers(&["visage"])
            .cash(1)
            .rules(|rules| rules.empty_bag_means_blank = blank)
            .plan();
        table.state.bag = Default::default();
        let space = table.at(0, 2);
        (table, Command::PayReveal { space })
    };
    let (mut table, look) = dry(true);
    table.seat(0, look);
    assert!(table.state.unknown.is_empty());
    let (mut table, look) = dry(false);
    assert_eq!(table.seat_refused(0, look), Refusal::BagEmpty);
}
