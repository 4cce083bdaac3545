//! Thug, Bruiser and Operative.

use super::*;
use crew::content::scenario::Bag;

// covers: masters-of-the-heist/ability:thug/adrenaline, masters-of-the-heist/ability:bruiser/adrenaline, masters-of-the-heist/ability:operative/adrenaline
#[test]
fn every_guard_subdued_is_an_idea() {
    for fighter in ["thug", "bruiser", "operative"] {
        let mut table = with("E2 EM G2", fighter)
            .skills(0, ["assault", "bypass"])
            .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.set_ideas(0, 0);
        table.state.crew[0].die = 1;
        let bash = table.find_commit(0, "Bash").expect("a face of Assault");
        table.ok(bash);
        subdue(&mut table, 0, 0, 2);
        assert_eq!(table.ideas(0), 1, "{fighter}");
        subdue(&mut table, 0, 0, 2);
        assert_eq!(table.ideas(0), 2, "{fighter}");
    }
}

// covers: masters-of-the-heist/ability:thug/adrenaline, masters-of-the-heist/ability:script-kiddie/autopwn
#[test]
fn a_lent_subdue_thrills_the_one_who_does_it() {
    let mut table = board("E2 EM GU")
        .crew(["script-kiddie", "thug", "burglar"])
        .act([(0, 0), (0, 1), (0, 0)], &[1; 3]);
    table.commit(0, "Autopwn");
    let before = ideas(&table);
    table.ok(Command::Grant {
        who: FIRST,
        to: SECOND,
        gift: Gift::Subdue,
    });
    subdue(&mut table, 1, 0, 2);
    assert_eq!(ideas(&table), [before[0], before[1] + 1, before[2]]);
}

// covers: masters-of-the-heist/ability:bruiser/anger-therapy
#[test]
fn the_bruiser_clears_the_own_tile_when_escape_begins() {
    let mut table = with("E2 EM GU GU", "bruiser").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Dog, 0, 2);
    let before = table.ideas(0);
    call_escape(&mut table);
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 1);
    assert_eq!(table.count(Token::SubduedDog, 0, 2), 1);
    // Next door nobody is touched; by the letter each subdue is an idea.
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    assert_eq!(table.ideas(0), before + 2);
}

// covers: masters-of-the-heist/ability:bruiser/anger-therapy
#[test]
fn only_the_bruiser_is_angry() {
    for fighter in ["thug", "operative"] {
        let table = flight(with("E2 EM GU", fighter), [(0, 2), (0, 0), (0, 0)], [0; 3]);
        assert_eq!(table.count(Token::Guard, 0, 2), 1, "{fighter}");
    }
}

// covers: masters-of-the-heist/ability:bruiser/anger-therapy, masters-of-the-heist/event:B3
#[test]
fn a_big_guard_is_one_guard_for_the_angry_bruiser() {
    let mut table = with("E2 EM EM", "bruiser").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::Guard, 0, 2);
    table.state.tough[0] = table.at(0, 2);
    let before = table.ideas(0);
    call_escape(&mut table);
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 1);
    assert_eq!(table.ideas(0), before + 1);
}

// covers: masters-of-the-heist/ability:bruiser/anger-therapy, masters-of-the-heist/option:anger-before-reveals
#[test]
fn anger_comes_before_the_last_reveals() {
    let bag = Bag {
        guards: 1,
        ..Bag::default()
    };
    let mut table = with("E2 EM GU EM SC", "bruiser")
        .bag(bag)
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.events.clear();
    call_escape(&mut table);
    let when = |wanted: &dyn Fn(&Event) -> bool| {
        let found = table.events.iter().position(wanted);
        found.expect("this happened")
    };
    let anger = when(&|event| matches!(event, Event::Subdued { .. }));
    let reveal = when(&|event| matches!(event, Event::Revealed { .. }));
    assert!(anger < reveal);
}

/// Subdued guards on the Operative's tile, next to it, and farther away under a friend.
fn pressed(card: &str) -> Table {
    let mut table = with("E2 EM EM EM EM EM", "operative")
        .deck(&deck(card))
        .act([(0, 1), (0, 2), (0, 4)], &[1; 3]);
    for col in [1, 2, 4] {
        table.add(Token::SubduedGuard, 0, col);
    }
    table.end_round();
    table
}

// covers: masters-of-the-heist/ability:operative/pressure-points, masters-of-the-heist/event:15, masters-of-the-heist/event:23, masters-of-the-heist/event:A4
#[test]
fn near_the_operative_guards_stay_down() {
    for card in ["15", "23", "A4"] {
        let table = pressed(card);
        assert_eq!(counts(&table, Token::Guard, [1, 2, 4]), [0, 0, 1], "{card}");
    }
}

// covers: masters-of-the-heist/ability:operative/pressure-points, masters-of-the-heist/event:15
#[test]
fn who_did_not_wake_nobody_is_consoled_for() {
    let mut table = with("E2 EM EM EM", "operative")
        .deck(&deck("15"))
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: masters-of-the-heist/ability:operative/pressure-points, masters-of-the-heist/crisis:S1
#[test]
fn the_operative_holds_guards_down_against_reinforcements_but_stops_no_new_ones() {
    let mut table = with("E2 EM EM RE EM", "operative")
        .deck(&deck("M1,S1"))
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 2);
    table.add(Token::SubduedGuard, 0, 4);
    table.end_round();
    assert_eq!(counts(&table, Token::Guard, [2, 3, 4]), [0, 2, 1]);
}
