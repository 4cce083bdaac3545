//! Thug, Bruiser and Operative.

use super::*;
use crew::state::Token;

const FIGHTERS: [&str; 3] = ["thug", "bruiser", "operative"];

// covers: ability:thug/adrenaline, ability:bruiser/adrenaline, ability:operative/adrenaline
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

// covers: ability:thug/adrenaline, ability:bruiser/adrenaline, ability:operative/adrenaline, ability:script-kiddie/autopwn
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

// covers: ability:thug/adrenaline
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

// covers: ability:bruiser/anger-therapy, ability:bruiser/adrenaline
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

// covers: ability:bruiser/anger-therapy
#[test]
fn the_thug_has_no_anger_therapy() {
    let mut table = with("E2 EM GU", "thug").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.escape();
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
}

// covers: ability:bruiser/anger-therapy, option:anger-gives-ideas
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

// covers: ability:operative/pressure-points, event:23, event:A3, event:15
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

// covers: ability:operative/pressure-points, crisis:C1
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

// covers: ability:operative/pressure-points, item:flashbang
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
