//! Fixers of money: Pawn Shop Owner, Bookie, Looting Specialist and Unscrupulous Jeweler.

use super::*;
use crew::content::scenario::{Bag, Goal};

/// Planning with this fixer and this money.
fn friends(map: &str, fixer: &str, cash: u8) -> Table {
    let stage = board(map).fixers(&[fixer]).cash(cash);
    stage.bag(Bag::default()).plan()
}

// covers: masters-of-the-heist/fixer:pawn-shop-owner
#[test]
fn with_the_pawn_shop_owner_items_cost_a_thousand_less() {
    for (id, price) in [("bump-key", 2), ("building-schematics", 1)] {
        let mut table = friends("E2 EM", "pawn-shop-owner", price);
        let buy = table.buy(id, 0);
        table.ok(buy);
        assert_eq!(table.state.team.cash, 0, "{id}");
    }
}

/// A bet, and the first character still inside or not.
fn bet(cash: u8, inside: bool, goals: &[Goal]) -> crew::outcome::Outcome {
    let mut table = board("E2 EM JW")
        .goals(goals)
        .fixers(&["bookie"])
        .cash(5)
        .plan();
    table.seat(0, Command::Bet { cash });
    assert_eq!(table.state.team.cash, 5 - cash);
    let start = if inside { (0, 1) } else { (0, 0) };
    table.begin([start, (0, 0), (0, 0)], &[1; 3]);
    call_escape(&mut table);
    table.set_ideas(0, 0);
    table.finish();
    table.outcome()
}

// covers: masters-of-the-heist/fixer:bookie
#[test]
fn a_bet_doubles_if_the_job_is_done_and_nobody_is_caught() {
    let jewel = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    assert_eq!(bet(5, false, &[Goal::AnyoneEscapes]).team_cash, 10);
    assert_eq!(bet(3, false, &[Goal::AnyoneEscapes]).team_cash, 8);
    // Somebody caught, or no success: only what was staked is gone.
    assert_eq!(bet(3, true, &[Goal::AnyoneEscapes]).team_cash, 2);
    assert_eq!(bet(3, false, &[jewel]).team_cash, 2);
}

// covers: masters-of-the-heist/fixer:bookie
#[test]
fn the_bookie_takes_five_at_most() {
    let mut table = friends("E2 EM", "bookie", 9);
    let six = Command::Bet { cash: 6 };
    assert_eq!(table.seat_refused(0, six), Refusal::OverLimit { most: 5 });
    table.seat(0, Command::Bet { cash: 5 });
}

// covers: masters-of-the-heist/fixer:bookie, masters-of-the-heist/rule:non-player-characters, masters-of-the-heist/option:bets-include-npcs
#[test]
fn a_busted_npc_costs_the_bet() {
    let mut table = board("E2 EM EM MW")
        .npc("guide", 0)
        .fixers(&["bookie"])
        .cash(5)
        .plan();
    table.seat(0, Command::Bet { cash: 5 });
    table.begin([(0, 0); 3], &[1; 4]);
    call_escape(&mut table);
    table.finish();
    assert_eq!(table.state.crew[4].status, Status::Busted);
    // "All characters" get away: the non-player one is a character too.
    assert_eq!(table.outcome().bet, -5);
}

// covers: masters-of-the-heist/fixer:looting-specialist
#[test]
fn the_looting_specialist_adds_to_cash_only() {
    let mut table = friends("E2 $1 $2 JW EM", "looting-specialist", 0);
    table.seat(0, Command::AddCash);
    let cash = [1, 2, 3, 4].map(|col| table.state.cash_on[table.at(0, col).index()]);
    assert_eq!(cash, [2, 3, 0, 0]);
    assert_eq!(table.seat_refused(0, Command::AddCash), Refusal::FixerUsed);
}

// covers: masters-of-the-heist/fixer:unscrupulous-jeweler
#[test]
fn the_jeweler_pays_four_thousand_for_a_jewel() {
    let mut stage = board("E2 EM").fixers(&["unscrupulous-jeweler"]);
    stage.setup.jewels = 1;
    let mut table = stage.clone().plan();
    table.seat(0, Command::SellJewel);
    assert_eq!((table.state.team.cash, table.state.team.jewels), (4, 0));
    assert_eq!(table.seat_refused(0, Command::SellJewel), Refusal::NotOurs);
    let mut table = stage.fixers(&[]).plan();
    assert_eq!(table.seat_refused(0, Command::SellJewel), Refusal::NoFixer);
}
