//! Fixers who deal in money: Fence, Bookie, Connoisseur and Curator.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::{Goal, Safe};
use crew::state::Token;

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
        assert_eq!(table.state.team.cash, 0, "{id}");
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
    assert_eq!(table.state.team.cash, 3);
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
    assert_eq!(table.state.team.cash, 2);
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
    assert_eq!((table.state.team.cash, table.state.team.jewels), (8, 0));
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
        assert_eq!(table.state.team.cash, price, "{id}");
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
