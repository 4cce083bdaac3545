//! Script Kiddie, Hacktivist, Black Hat.

use super::*;
use board::SpaceSet;
use crew::state::Token;

/// Who moves a planning token, by the name of the ability, and for how many ideas.
const CODES: [(&str, u8, u8); 3] = [
    ("script-kiddie", 5, 3),
    ("hacktivist", 6, 3),
    ("black-hat", 6, 2),
];
const CHANGE: Command = Command::ChangePlans { who: Who(0) };

/// Everybody has planned the first tile only.
fn first_tile_only(table: &mut Table) {
    let first = SpaceSet::of(table.at(0, 1));
    for member in &mut table.state.crew {
        member.planned = first;
    }
}

fn reposition(table: &Table, to: i8) -> Command {
    Command::Reposition {
        from: table.at(0, 1),
        to: table.at(0, to),
    }
}

// covers: your-last-heist-draft/ability:script-kiddie/i-can-haz-teh-codes
// covers: your-last-heist-draft/ability:hacktivist/i-can-haz-teh-codes
// covers: your-last-heist-draft/ability:black-hat/has-the-code
#[test]
fn hackers_move_one_planning_token_besides_the_action() {
    for (character, ideas, price) in CODES {
        let mut table = with("E2 EM EM EM", character).act([(0, 0); 3], &[1; 3]);
        first_tile_only(&mut table);
        table.ok(CHANGE);
        assert_eq!(table.ideas(0), ideas - price, "{character}");
        let command = reposition(&table, 3);
        table.seat(0, command);
        let planned = table.state.crew[0].planned;
        assert_eq!(planned, SpaceSet::of(table.at(0, 3)));
        // One token, no noise, and the action is still to come.
        let again = Command::Reposition {
            from: table.at(0, 3),
            to: table.at(0, 2),
        };
        assert_eq!(table.seat_refused(0, again), Refusal::NoneLeft);
        assert_eq!(table.state.noise, 0);
        table.commit(0, "Stride");
    }
}

// covers: your-last-heist-draft/ability:script-kiddie/i-can-haz-teh-codes
// covers: your-last-heist-draft/ability:black-hat/has-the-code
#[test]
fn the_token_may_be_another_players() {
    for (character, ..) in CODES {
        let mut table = with("E2 EM EM EM", character).act([(0, 0); 3], &[1; 3]);
        first_tile_only(&mut table);
        table.ok(CHANGE);
        let command = reposition(&table, 2);
        table.seat(1, command);
        let planned = table.state.crew[1].planned;
        assert_eq!(planned, SpaceSet::of(table.at(0, 2)));
    }
}

// covers: your-last-heist-draft/ability:script-kiddie/i-can-haz-teh-codes
// covers: your-last-heist-draft/ability:hacktivist/i-can-haz-teh-codes
// covers: your-last-heist-draft/ability:black-hat/has-the-code
#[test]
fn once_a_round_and_again_in_the_next() {
    for (character, ..) in CODES {
        let mut table = with("E2 EM EM EM", character).act([(0, 0); 3], &[1; 3]);
        table.set_ideas(0, 9);
        table.ok(CHANGE);
        assert_eq!(table.refused(CHANGE), Refusal::UsedUp, "{character}");
        hit(&mut table, 9);
        table.ok(CHANGE);
    }
}

// covers: your-last-heist-draft/ability:hacktivist/i-can-haz-teh-codes
// covers: your-last-heist-draft/ability:black-hat/has-the-code
#[test]
fn a_code_must_be_paid() {
    for (character, _, price) in CODES {
        let mut table = with("E2 EM", character).act([(0, 0); 3], &[1; 3]);
        table.set_ideas(0, price - 1);
        let have = price - 1;
        let short = table.refused(CHANGE);
        assert_eq!(short, Refusal::NotEnoughIdeas { need: price, have });
    }
}

fn grant(to: u8, gift: Gift) -> Command {
    Command::Grant {
        who: Who(0),
        to: Who(to),
        gift,
    }
}

// covers: your-last-heist-draft/ability:script-kiddie/exploit, your-last-heist-draft/ability:hacktivist/exploit
// covers: your-last-heist-draft/ability:black-hat/exploit
#[test]
fn an_exploit_costs_the_action_an_idea_and_a_noise_and_gives_one_sub_action() {
    for (character, ideas, _) in CODES {
        let mut table = with("E2 EM EM", character).act([(0, 0), (0, 1), (0, 0)], &[1; 3]);
        for token in [Token::Guard, Token::Camera, Token::Lock] {
            table.add(token, 0, 2);
        }
        let fresh = table.state.clone();
        let (who, space, dog) = (Who(1), table.at(0, 2), false);
        for (gift, used, token) in [
            (
                Gift::Subdue,
                Command::Subdue { who, space, dog },
                Token::SubduedGuard,
            ),
            (
                Gift::Disable,
                Command::Disable { who, space },
                Token::DisabledCamera,
            ),
            (
                Gift::Unlock,
                Command::Unlock { who, space },
                Token::OpenLock,
            ),
        ] {
            table.state = fresh.clone();
            table.commit(0, "Exploit");
            assert_eq!((table.ideas(0), table.state.noise), (ideas - 1, 1));
            table.ok(grant(1, gift));
            table.ok(used);
            assert_eq!(table.count(token, 0, 2), 1, "{character}: {gift:?}");
            assert_eq!(table.refused(grant(1, gift)), Refusal::NoneLeft);
            // The other one's own action is still to come.
            assert!(!table.state.crew[1].committed);
        }
    }
}

// covers: your-last-heist-draft/ability:black-hat/exploit
#[test]
fn the_noise_of_an_exploit_is_required_though_nothing_is_done_with_it() {
    let mut table = with("E2 EM", "black-hat").act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Exploit");
    hit(&mut table, 9);
    assert_eq!(table.state.noise, 1);
}

// covers: your-last-heist-draft/ability:script-kiddie/exploit
#[test]
fn nobody_exploits_for_themselves() {
    let mut table = with("E2 EM", "script-kiddie").act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Exploit");
    assert_eq!(
        table.refused(grant(0, Gift::Unlock)),
        Refusal::SameCharacter
    );
}

// covers: your-last-heist-draft/ability:hacktivist/exploit
// covers: your-last-heist-draft/ability:street-urchin/there-are-better-ways
#[test]
fn a_grifter_is_given_no_subdue() {
    let mut table = stage("E2 EM")
        .crew(["hacktivist", "street-urchin", "thug"])
        .act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Exploit");
    assert_eq!(table.refused(grant(1, Gift::Subdue)), Refusal::CannotSubdue);
    table.ok(grant(1, Gift::Unlock));
}

// covers: your-last-heist-draft/ability:script-kiddie/exploit
#[test]
fn without_an_idea_there_is_no_exploit() {
    let mut table = with("E2 EM", "script-kiddie").act([(0, 0); 3], &[1; 3]);
    table.set_ideas(0, 0);
    assert_eq!(table.find_commit(0, "Exploit"), None);
}
