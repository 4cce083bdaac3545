//! Script Kiddie, Hacktivist and Black Hat.

use super::*;
use crew::content::scenario::Bag;

const HACKERS: [(&str, &str, u8); 3] = [
    ("script-kiddie", "Autopwn", 1),
    ("hacktivist", "Autopwn", 1),
    ("black-hat", "Exploit", 2),
];

// covers: masters-of-the-heist/ability:script-kiddie/autopwn, masters-of-the-heist/ability:hacktivist/autopwn, masters-of-the-heist/ability:black-hat/exploit
#[test]
fn hackers_lend_one_or_two_of_a_kind_for_an_idea_and_a_noise() {
    for (hacker, name, count) in HACKERS {
        for (gift, icon) in [
            (Gift::Subdue, "subdue "),
            (Gift::Disable, "disable "),
            (Gift::Unlock, "unlock "),
        ] {
            let mut table = with("E2 EM", hacker).act([(0, 0); 3], &[1; 3]);
            let ideas = table.ideas(0);
            table.commit(0, name);
            assert_eq!((table.ideas(0), table.state.noise), (ideas - 1, 1));
            let (who, to) = (FIRST, SECOND);
            table.ok(Command::Grant { who, to, gift });
            let mut lent = pool(&table, SECOND);
            lent.granted_unlocks = 0;
            assert_eq!(lent, icons(&icon.repeat(count.into())).0, "{hacker}");
            // All of it goes to one character, who still has the own action.
            let again = Command::Grant {
                who,
                to: THIRD,
                gift,
            };
            assert_eq!(table.refused(again), Refusal::NoneLeft);
            assert!(!table.state.crew[1].committed);
        }
    }
}

// covers: masters-of-the-heist/ability:script-kiddie/autopwn, masters-of-the-heist/ability:black-hat/exploit
#[test]
fn distance_is_measured_from_the_one_who_works() {
    let mut table = with("E2 EM EM EM L2", "black-hat").act([(0, 0), (0, 3), (0, 0)], &[1; 3]);
    table.commit(0, "Exploit");
    let (who, gift) = (FIRST, Gift::Unlock);
    let own = Command::Grant {
        who,
        to: FIRST,
        gift,
    };
    assert_eq!(table.refused(own), Refusal::SameCharacter);
    table.ok(Command::Grant {
        who,
        to: SECOND,
        gift,
    });
    unlock(&mut table, 1, 0, 4);
    unlock(&mut table, 1, 0, 4);
    assert_eq!(table.count(Token::OpenLock, 0, 4), 2);
}

/// A live camera among unknown tiles.
fn coded(hacker: &str) -> Table {
    let bag = Bag {
        blanks: 3,
        ..Bag::default()
    };
    with("E2 EM EM SC CM SC SC", hacker)
        .bag(bag)
        .act([(0, 0); 3], &[1; 3])
}

fn codes(table: &Table, col: i8) -> Command {
    Command::Codes {
        who: FIRST,
        space: table.at(0, col),
    }
}

// covers: masters-of-the-heist/ability:script-kiddie/i-can-haz-teh-codes, masters-of-the-heist/ability:hacktivist/i-can-haz-teh-codes, masters-of-the-heist/ability:black-hat/has-the-code
#[test]
fn the_codes_reveal_everything_around_a_live_camera_once() {
    for (hacker, price) in [("script-kiddie", 2), ("hacktivist", 2), ("black-hat", 0)] {
        let mut table = coded(hacker);
        let ideas = table.ideas(0);
        table
            .dealer
            .add_draws([Chit::Blank as u8, Chit::Blank as u8]);
        table.ok(codes(&table, 4));
        assert_eq!(table.ideas(0), ideas - price, "{hacker}");
        assert_eq!(table.state.unknown.len(), 1);
        assert!(table.state.unknown.contains(table.at(0, 6)));
        assert!(!table.state.crew[0].committed, "besides the action");
        assert_eq!(table.refused(codes(&table, 4)), Refusal::UsedUp);
    }
}

// covers: masters-of-the-heist/ability:script-kiddie/i-can-haz-teh-codes, masters-of-the-heist/ability:hacktivist/i-can-haz-teh-codes
#[test]
fn the_codes_need_a_live_camera_and_their_price() {
    for hacker in ["script-kiddie", "hacktivist"] {
        let mut table = coded(hacker);
        assert_eq!(table.refused(codes(&table, 2)), Refusal::NeedsLiveCamera);
        table.set_ideas(0, 1);
        let poor = Refusal::NotEnoughIdeas { need: 2, have: 1 };
        assert_eq!(table.refused(codes(&table, 4)), poor);
    }
}
