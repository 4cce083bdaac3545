//! Fixers who prepare the night: Diversion Artist, Architect and Retiree.

use super::*;
use crew::rules::Diversion;

fn card(table: &Table, code: &str) -> u8 {
    table.heist.edition.card(code).expect("a card of the box").0 as u8
}

// Diversion Artist

// covers: fixer:diversion-artist, rule:noise
#[test]
fn the_first_noises_use_up_the_diversion() {
    let mut table = stage("E2 EM").fixers(&["diversion-artist"]).cash(2).plan();
    table.seat(0, Command::Divert { tokens: 2 });
    assert_eq!(table.state.team.cash, 0);
    table.begin([(0, 0); 3], &[1; 3]);
    table.commit(1, "Walk");
    assert_eq!((table.state.noise, table.state.team.hush), (0, 1));
    // Two noises, one token.
    table.commit(2, "Run");
    assert_eq!((table.state.noise, table.state.team.hush), (1, 0));
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
            (table.state.team.hush, table.state.team.cash),
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
    table.state.team.hush = 4;
    table.escape();
    table.finish();
    assert_eq!(table.outcome().team_cash, 0);
}

// covers: fixer:diversion-artist, rule:noise, option:diversion
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
    assert_eq!((table.state.noise, table.state.team.hush), (1, 1));
    table.seat(1, Command::Hush { on: true });
    table.commit(1, "Walk");
    assert_eq!((table.state.noise, table.state.team.hush), (1, 0));
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
            (table.state.team.idea_tokens_left, table.state.team.cash),
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
            (table.state.team.events_left, table.state.team.cash),
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
    assert_eq!(table.state.team.events_left, 0);
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
