//! Master Plan Copy and Building Schematics.

use super::*;
use crew::content::effect::Chit;
use crew::state::Place;

// Master Plan Copy

// covers: item:master-plan-copy, rule:part-1-the-plan
#[test]
fn the_copied_plan_is_worth_two_tokens() {
    let mut table = stage("E2 EM EM EM EM EM EM EM EM EM").cash(4).plan();
    let (buy, piece) = (
        table.buy("master-plan-copy", 0),
        table.item("master-plan-copy", 0),
    );
    table.ok(buy);
    assert_eq!(table.state.crew[0].tokens, 9);
    // They go where the card goes.
    table.seat(0, Command::Pack { piece, who: Who(1) });
    assert_eq!(
        (table.state.crew[0].tokens, table.state.crew[1].tokens),
        (7, 10)
    );
    table.seat(1, Command::Sell { piece });
    assert_eq!((table.state.crew[1].tokens, table.state.team.cash), (8, 2));
}

// covers: item:master-plan-copy
#[test]
fn placed_tokens_of_the_copied_plan_must_be_taken_back_first() {
    let mut table = stage("E2 EM EM EM EM EM EM EM EM EM").cash(4).plan();
    let (buy, piece) = (
        table.buy("master-plan-copy", 0),
        table.item("master-plan-copy", 0),
    );
    table.ok(buy);
    for col in 1..=8 {
        let space = table.at(0, col);
        table.seat(0, Command::Plan { space });
    }
    assert_eq!(
        table.seat_refused(0, Command::Sell { piece }),
        Refusal::NoTokensLeft
    );
    assert_eq!(
        table.seat_refused(0, Command::Pack { piece, who: Who(1) }),
        Refusal::NoTokensLeft
    );
    let space = table.at(0, 8);
    table.seat(0, Command::Unplan { space });
    table.seat(0, Command::Sell { piece });
    assert_eq!(table.state.crew[0].tokens, 0);
}

/// The Thug brings the copied plan.
fn planned(map: &str, places: [(i8, i8); 3]) -> Table {
    let mut table = stage(map).cash(4).plan();
    let buy = table.buy("master-plan-copy", 0);
    table.ok(buy);
    table.begin(places, &[1; 3]);
    table
}

// covers: item:master-plan-copy, rule:busted
#[test]
fn when_the_plan_is_caught_everyone_is() {
    let mut table = planned("E2 EM EM", [(0, 2), (0, 0), (0, 0)]);
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert!(!outcome.success);
    assert!(outcome.members.iter().all(|member| member.busted));
}

// covers: item:master-plan-copy, rule:busted
#[test]
fn the_plan_only_shares_its_owners_fate() {
    let mut table = planned("E2 EM EM", [(0, 0), (0, 2), (0, 0)]);
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.success);
    assert_eq!(
        [0, 1, 2].map(|who: usize| outcome.members[who].busted),
        [false, true, false]
    );
    // And the copy is thrown away.
    assert!(outcome.items.is_empty());
}

// covers: item:master-plan-copy, rule:lockdown-gates
#[test]
fn a_gate_that_catches_the_plan_ends_the_heist() {
    let mut table = stage("E2 EM GA EM").deck("G1,M1,M1,Z2").cash(4).plan();
    let buy = table.buy("master-plan-copy", 2);
    table.ok(buy);
    table.begin([(0, 0), (0, 0), (0, 2)], &[1; 3]);
    table.commit(1, "Pause");
    table.end_round();
    // Nobody is asked about tokens that came back.
    assert_eq!(table.state.phase, Phase::Over);
    assert!(
        table
            .outcome()
            .members
            .iter()
            .all(|member| member.status == Status::Busted)
    );
}

// covers: item:master-plan-copy, rule:loot-and-items
#[test]
fn the_plan_can_be_passed_on_before_it_is_too_late() {
    let mut table = planned("E2 EM EM", [(0, 2), (0, 0), (0, 2)]);
    let piece = table.item("master-plan-copy", 0);
    table.ok(Command::Hand {
        who: Who(0),
        to: Who(2),
        piece,
    });
    table.teleport(2, 0, 0);
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert_eq!(
        [0, 1, 2].map(|who: usize| outcome.members[who].busted),
        [true, false, false]
    );
}

// Building Schematics

// covers: item:building-schematics, rule:reveal
#[test]
fn the_schematics_reveal_a_tile_and_can_be_bought_again() {
    let mut table = stage("E2 EM SC SC").cash(4).plan();
    let (buy, piece) = (
        table.buy("building-schematics", 0),
        table.item("building-schematics", 0),
    );
    table.dealer.add_draws([Chit::Blank as u8; 2]);
    for col in [2, 3] {
        let space = table.at(0, col);
        table.ok(buy);
        assert_eq!(table.refused(buy), Refusal::NotInStock);
        table.seat(0, Command::Consult { piece, space });
        assert_eq!(table.place(piece), Place::SHOP);
    }
    assert!(table.state.unknown.is_empty());
    assert_eq!(table.state.team.cash, 0);
}

// covers: item:building-schematics, rule:reveal
#[test]
fn with_nothing_unknown_the_schematics_thin_the_bag() {
    let mut stage = stage("E2 EM").owns(&["building-schematics"]);
    stage.draft.bag.guards = 1;
    let mut table = stage.plan();
    let piece = table.item("building-schematics", 0);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.seat(0, Command::ConsultThin { piece });
    assert_eq!(table.state.bag_size(), 0);
    assert_eq!(table.place(piece), Place::SHOP);
    // With unknown tiles left the plans show one of those.
    let mut table = super::stage("E2 SC").owns(&["building-schematics"]).plan();
    assert_eq!(
        table.seat_refused(0, Command::ConsultThin { piece }),
        Refusal::StillUnknown
    );
}

// covers: item:building-schematics
#[test]
fn the_schematics_show_unknown_tiles_only() {
    let mut table = stage("E2 EM SC")
        .owns(&["building-schematics", "radio"])
        .plan();
    let (piece, radio) = (table.item("building-schematics", 0), table.item("radio", 0));
    let (known, unknown) = (table.at(0, 1), table.at(0, 2));
    let look = |piece, space| Command::Consult { piece, space };
    assert_eq!(
        table.seat_refused(0, look(piece, known)),
        Refusal::NotUnknown
    );
    assert_eq!(
        table.seat_refused(0, look(radio, unknown)),
        Refusal::NoSuchThing
    );
    table.dealer.add_draws([Chit::Blank as u8]);
    table.seat(0, look(piece, unknown));
    assert_eq!(
        table.seat_refused(0, look(piece, unknown)),
        Refusal::NotOurs
    );
}

// covers: item:building-schematics
#[test]
fn in_the_heist_the_schematics_are_of_no_use() {
    let mut table = holding("E2 EM EM SC", "building-schematics", [(0, 1); 3], &[1; 3]);
    let (piece, space) = (table.item("building-schematics", 0), table.at(0, 3));
    assert_eq!(table.refused(using(piece, 0, 0)), Refusal::NoSuchAction);
    assert_eq!(
        table.refused(Command::Consult { piece, space }),
        Refusal::WrongPhase
    );
}
