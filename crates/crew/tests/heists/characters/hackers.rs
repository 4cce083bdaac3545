//! Script Kiddie, Hacktivist and Black Hat.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::{Bag, Safe};
use crew::state::Token;

const HACKERS: [(&str, &str, u8); 3] = [
    ("script-kiddie", "Autopwn", 1),
    ("hacktivist", "Autopwn", 1),
    ("black-hat", "Exploit", 2),
];

// covers: ability:script-kiddie/autopwn, ability:hacktivist/autopwn, ability:black-hat/exploit
#[test]
fn hackers_lend_another_character_a_sub_action() {
    for (hacker, name, count) in HACKERS {
        for (gift, icon) in [
            (Gift::Subdue, "subdue "),
            (Gift::Disable, "disable "),
            (Gift::Unlock, "unlock "),
        ] {
            let mut table = with("E2 EM", hacker).act([(0, 0); 3], &[1, 1, 1]);
            table.commit(0, name);
            assert_eq!((table.ideas(0), table.state.noise), (4, 1));
            table.ok(Command::Grant {
                who: FIRST,
                to: SECOND,
                gift,
            });
            let mut lent = pool(&table, SECOND);
            lent.granted_unlocks = 0;
            assert_eq!(lent, icons(&icon.repeat(count.into())).0, "{hacker}");
            let again = Command::Grant {
                who: FIRST,
                to: THIRD,
                gift,
            };
            assert_eq!(table.refused(again), Refusal::NoneLeft);
        }
    }
}

// covers: ability:script-kiddie/autopwn, ability:hacktivist/autopwn, ability:black-hat/exploit
#[test]
fn lent_sub_actions_come_on_top_of_the_own_action() {
    for (hacker, name, count) in HACKERS {
        let mut table = with("E2 EM L2", hacker)
            .skills(1, ["bypass", "wing-it"])
            .act([(0, 0), (0, 1), (0, 0)], &[1, 3, 1]);
        table.commit(0, name);
        table.ok(Command::Grant {
            who: FIRST,
            to: SECOND,
            gift: Gift::Unlock,
        });
        // One is used before the own action is chosen, the rest is kept beside it.
        let unlock = Command::Unlock {
            who: SECOND,
            space: table.at(0, 2),
        };
        table.ok(unlock);
        table.commit(1, "Pick");
        assert_eq!(pool(&table, SECOND).unlocks, count, "{hacker}");
        table.ok(unlock);
        assert_eq!(table.count(Token::OpenLock, 0, 2), 2);
    }
}

// covers: ability:script-kiddie/autopwn, ability:hacktivist/autopwn, ability:black-hat/exploit
#[test]
fn lent_sub_actions_wait_for_the_own_action() {
    for (hacker, name, count) in HACKERS {
        for (gift, icon) in [
            (Gift::Subdue, "subdue "),
            (Gift::Disable, "disable "),
            (Gift::Unlock, "unlock "),
        ] {
            let mut table = with("E2 EM", hacker).act([(0, 0); 3], &[1, 1, 1]);
            table.commit(0, name);
            table.ok(Command::Grant {
                who: FIRST,
                to: SECOND,
                gift,
            });
            table.commit(1, "Walk");
            let mut both = pool(&table, SECOND);
            both.granted_unlocks = 0;
            assert_eq!(
                both,
                icons(&format!("move {}", icon.repeat(count.into()))).0
            );
        }
    }
}

// covers: ability:script-kiddie/autopwn, ability:hacktivist/autopwn, ability:black-hat/exploit
#[test]
fn hackers_lend_nothing_to_themselves_and_pay_an_idea() {
    for (hacker, name, _) in HACKERS {
        let mut table = with("E2 EM", hacker).act([(0, 0); 3], &[1, 1, 1]);
        table.set_ideas(0, 0);
        assert!(table.find_commit(0, name).is_none(), "{hacker}");
        table.set_ideas(0, 1);
        table.commit(0, name);
        let own = Command::Grant {
            who: FIRST,
            to: FIRST,
            gift: Gift::Unlock,
        };
        assert_eq!(table.refused(own), Refusal::SameCharacter);
        let nobody = Command::Grant {
            who: FIRST,
            to: Who::NPC,
            gift: Gift::Unlock,
        };
        assert_eq!(table.refused(nobody), Refusal::NoSuchCharacter);
    }
}

// covers: ability:script-kiddie/autopwn
#[test]
fn who_was_done_has_something_to_do_again() {
    let mut table = with("E2 EM", "script-kiddie").act([(0, 0); 3], &[1, 1, 1]);
    table.commit(1, "Walk");
    table.seat(1, Command::Ready);
    table.commit(0, "Autopwn");
    table.ok(Command::Grant {
        who: FIRST,
        to: SECOND,
        gift: Gift::Disable,
    });
    assert!(table.state.ready.is_empty());
}

// covers: ability:script-kiddie/autopwn, rule:non-player-characters
#[test]
fn an_npc_may_be_lent_a_sub_action() {
    let mut table = guided(with("E2 EM MW LO", "script-kiddie")).act([(0, 0); 3], &[1, 1, 1, 1]);
    table.commit(0, "Autopwn");
    table.ok(Command::Grant {
        who: FIRST,
        to: Who::NPC,
        gift: Gift::Unlock,
    });
    table.ok(Command::Unlock {
        who: Who::NPC,
        space: table.at(0, 3),
    });
    assert_eq!(table.count(Token::OpenLock, 0, 3), 1);
}

// covers: ability:script-kiddie/autopwn, rule:non-player-characters, option:grants-reach-npcs
#[test]
fn by_house_rule_an_npc_is_lent_nothing() {
    let mut table = guided(with("E2 EM MW LO", "script-kiddie"))
        .rules(|rules| rules.grants_reach_npcs = false)
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    table.commit(0, "Autopwn");
    let npc = Command::Grant {
        who: FIRST,
        to: Who::NPC,
        gift: Gift::Unlock,
    };
    assert_eq!(table.refused(npc), Refusal::NeedsTarget);
}

/// A safe with the Safecracker on it and a Black Hat to lend unlocks.
fn at_the_safe(change: impl Fn(&mut Rules)) -> Table {
    let mut table = stage("E2 EM S")
        .crew(["safecracker", "black-hat", "thug"])
        .safe(Safe {
            cracks: 9,
            chits: vec![Chit::Jewel],
            cash: 0,
            items: Vec::new(),
        })
        .rules(change)
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(1, "Exploit");
    table.ok(Command::Grant {
        who: SECOND,
        to: FIRST,
        gift: Gift::Unlock,
    });
    table
}

// covers: ability:black-hat/exploit, rule:safecracking
#[test]
fn lent_unlocks_crack_the_safe() {
    let mut table = at_the_safe(|_| {});
    table.ok(Command::Crack { who: FIRST });
    table.ok(Command::Crack { who: FIRST });
    assert_eq!(table.state.cracks, 3);
}

// covers: ability:black-hat/exploit, rule:safecracking, option:granted-unlocks-crack
#[test]
fn by_house_rule_lent_unlocks_do_not_crack() {
    let mut table = at_the_safe(|rules| rules.granted_unlocks_crack = false);
    assert_eq!(
        table.refused(Command::Crack { who: FIRST }),
        Refusal::NoneLeft
    );
    table.commit(0, "Pick II");
    table.ok(Command::Crack { who: FIRST });
    table.ok(Command::Crack { who: FIRST });
    assert_eq!(
        table.refused(Command::Crack { who: FIRST }),
        Refusal::NoneLeft
    );
}

const CODERS: [(&str, u8); 3] = [("script-kiddie", 2), ("hacktivist", 2), ("black-hat", 0)];

// covers: ability:script-kiddie/i-can-haz-teh-codes, ability:hacktivist/i-can-haz-teh-codes, ability:black-hat/has-the-code
#[test]
fn the_codes_reveal_everything_around_one_live_camera() {
    for (hacker, price) in CODERS {
        let mut table = with("E2 EM EM EM SC CM SC EM SC CM", hacker)
            .bag(Bag {
                guards: 1,
                locks: 1,
                blanks: 1,
                ..Bag::default()
            })
            .act([(0, 0); 3], &[1, 1, 1]);
        table
            .dealer
            .add_draws([Chit::Guard as u8, Chit::Lock as u8]);
        table.set_ideas(0, 3);
        table.ok(Command::Codes {
            who: FIRST,
            space: table.at(0, 5),
        });
        table.seat(
            0,
            Command::Choose {
                space: table.at(0, 6),
            },
        );
        assert_eq!(
            (
                table.count(Token::Guard, 0, 6),
                table.count(Token::Lock, 0, 4)
            ),
            (1, 1)
        );
        assert!(table.state.unknown.contains(table.at(0, 8)));
        // Besides the action, without noise.
        assert_eq!((table.ideas(0), table.state.noise), (3 - price, 0));
        assert!(!table.state.crew[0].committed);
        let again = Command::Codes {
            who: FIRST,
            space: table.at(0, 9),
        };
        assert_eq!(table.refused(again), Refusal::UsedUp);
    }
}

// covers: ability:script-kiddie/i-can-haz-teh-codes, ability:hacktivist/i-can-haz-teh-codes, ability:black-hat/has-the-code
#[test]
fn the_codes_need_a_live_camera() {
    for (hacker, price) in CODERS {
        let mut table = with("E2 EM EM EM SC CM", hacker).act([(0, 0); 3], &[1, 1, 1]);
        let camera = table.at(0, 5);
        let nothing = Command::Codes {
            who: FIRST,
            space: table.at(0, 1),
        };
        assert_eq!(table.refused(nothing), Refusal::NeedsLiveCamera);
        table.state.tokens.flip(Token::Camera, camera);
        let disabled = Command::Codes {
            who: FIRST,
            space: camera,
        };
        assert_eq!(table.refused(disabled), Refusal::NeedsLiveCamera);
        table.state.tokens.flip(Token::DisabledCamera, camera);
        if price > 0 {
            table.set_ideas(0, price - 1);
            let poor = Refusal::NotEnoughIdeas {
                need: price,
                have: price - 1,
            };
            assert_eq!(table.refused(disabled), poor);
        }
    }
}

// covers: ability:black-hat/has-the-code, option:codes-cover-all-cameras
#[test]
fn by_house_rule_the_codes_show_all_cameras() {
    let mut table = with("E2 EM EM EM SC CM EM EM SC CM", "black-hat")
        .rules(|rules| rules.codes_cover_all_cameras = true)
        .act([(0, 0); 3], &[1, 1, 1]);
    table.dealer.add_draws([Chit::Blank as u8; 2]);
    table.ok(Command::Codes {
        who: FIRST,
        space: table.at(0, 5),
    });
    table.seat(
        0,
        Command::Choose {
            space: table.at(0, 4),
        },
    );
    assert!(table.state.unknown.is_empty());
}
