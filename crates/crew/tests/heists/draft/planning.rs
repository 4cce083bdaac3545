//! The Plan: tokens, entrances, and what team loot buys.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::Token;

fn start(who: u8, table: &Table, row: i8, col: i8) -> Command {
    Command::Start {
        who: Who(who),
        space: table.at(row, col),
    }
}

// covers: your-last-heist-draft/rule:the-plan
#[test]
fn as_many_tokens_as_the_planning_memory_each_on_another_tile() {
    let mut table = stage("E2 EM EM EM EM EM EM EM EM EM").plan();
    assert_eq!(table.state.crew[0].tokens, 7);
    for col in 1..=7 {
        let space = table.at(0, col);
        table.seat(0, Command::Plan { space });
    }
    let space = table.at(0, 8);
    let more = table.seat_refused(0, Command::Plan { space });
    assert_eq!(more, Refusal::NoTokensLeft);
    let space = table.at(0, 3);
    table.seat(0, Command::Unplan { space });
    let space = table.at(0, 4);
    let twice = table.seat_refused(0, Command::Plan { space });
    assert_eq!(twice, Refusal::AlreadyPlanned);
}

// covers: your-last-heist-draft/rule:the-plan
#[test]
fn an_entrance_takes_no_token() {
    let mut table = stage("E2 EM").plan();
    let space = table.at(0, 0);
    assert_eq!(
        table.seat_refused(0, Command::Plan { space }),
        Refusal::NotATile
    );
}

// covers: your-last-heist-draft/rule:heist-setup
#[test]
fn one_entrance_has_room_for_everybody() {
    let mut table = stage("E2 EM E5")
        .crew(["thug", "burglar", "angry-locksmith", "script-kiddie"])
        .plan();
    for who in 0..4 {
        let command = start(who, &table, 0, 0);
        table.ok(command);
    }
}

// covers: your-last-heist-draft/rule:heist-setup
#[test]
fn on_every_board_four_begin_at_one_entrance() {
    for board in ["the-chateau", "the-gallery", "the-museum", "the-vault"] {
        let mut table = scenario_of(EDITION, board)
            .crew(["thug", "burglar", "angry-locksmith", "script-kiddie"])
            .plan();
        let entrance = table.heist.board().printed_exits().first();
        let space = entrance.expect("a board has an entrance");
        for who in (0..4).map(Who) {
            table.ok(Command::Start { who, space });
        }
    }
}

// covers: your-last-heist-draft/rule:the-plan, your-last-heist-draft/option:price-of-help
#[test]
fn a_thousand_buys_a_reveal_that_is_used_at_once() {
    let mut table = stage("E2 EM EM SC")
        .bag(Bag {
            locks: 1,
            ..Bag::default()
        })
        .cash(2)
        .plan();
    let space = table.at(0, 3);
    table.dealer.add_draws([Chit::Lock as u8]);
    table.ok(Command::PayReveal { space });
    assert_eq!(table.state.team.cash, 1);
    assert_eq!(table.count(Token::Lock, 0, 3), 1);
}

// covers: your-last-heist-draft/rule:the-plan, your-last-heist-draft/option:price-of-help
#[test]
fn a_thousand_buys_an_idea_for_anybody() {
    let mut table = stage("E2 EM").cash(3).plan();
    for who in [1, 1, 0] {
        table.ok(Command::BuyIdea { who: Who(who) });
    }
    assert_eq!([table.ideas(0), table.ideas(1)], [3 + 1, 2 + 2]);
    let broke = table.refused(Command::BuyIdea { who: Who(0) });
    assert_eq!(broke, Refusal::NotEnoughCash { need: 1, have: 0 });
}

// covers: your-last-heist-draft/rule:the-plan
#[test]
fn without_team_loot_there_is_nothing_to_buy() {
    let mut table = stage("E2 EM SC").plan();
    let space = table.at(0, 2);
    let broke = table.refused(Command::PayReveal { space });
    assert_eq!(broke, Refusal::NotEnoughCash { need: 1, have: 0 });
}

// covers: your-last-heist-draft/rule:auto-reveal, your-last-heist-draft/rule:heist-setup
#[test]
fn tiles_beside_the_pawns_are_revealed_when_the_heist_begins() {
    let mut table = stage("E2 SC EM")
        .bag(Bag {
            cameras: 1,
            ..Bag::default()
        })
        .plan();
    for who in 0..3 {
        let command = start(who, &table, 0, 0);
        table.ok(command);
    }
    assert_eq!(table.count(Token::Camera, 0, 1), 0);
    table.dealer.add_rolls([1; 3]);
    table.dealer.add_draws([Chit::Camera as u8]);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    assert_eq!(table.count(Token::Camera, 0, 1), 1);
    assert_eq!(table.alerts(), 0);
}

// covers: your-last-heist-draft/rule:heist-setup, your-last-heist-draft/rule:roll-for-skill
#[test]
fn the_heist_begins_with_one_die_for_everybody() {
    let table = stage("E2 EM").act([(0, 0); 3], &[2, 5, 6]);
    let dice = [0, 1, 2].map(|who: usize| table.state.crew[who].die);
    assert_eq!(dice, [2, 5, 6]);
    assert_eq!((table.state.noise, table.state.security.bar), (0, 0));
}
