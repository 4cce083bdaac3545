//! Script Kiddie, Hacktivist and Black Hat.

use super::*;

const HACKERS: [(&str, &str, u8, u8); 3] = [
    ("script-kiddie", "Autopwn", 1, 3),
    ("hacktivist", "Autopwn", 1, 3),
    ("black-hat", "Exploit", 0, 4),
];

fn grant(to: Who, gift: Gift) -> Command {
    Command::Grant {
        who: FIRST,
        to,
        gift,
    }
}

// covers: your-last-heist/ability:script-kiddie/autopwn, your-last-heist/ability:hacktivist/autopwn, your-last-heist/ability:black-hat/exploit
#[test]
fn another_character_gets_one_sub_action_besides_their_own() {
    for (hacker, action, price, _) in HACKERS {
        for gift in [Gift::Subdue, Gift::Disable, Gift::Unlock] {
            let mut table = with("E2 EM 2GC LO", hacker).act([(0, 0), (0, 2), (0, 0)], &[1; 3]);
            table.set_ideas(0, 1);
            table.commit(0, action);
            assert_eq!(
                (table.ideas(0), table.state.noise),
                (1 - price, 1),
                "{hacker}"
            );
            table.ok(grant(SECOND, gift));
            // From where they stand, before their own action or after it.
            table.ok(match gift {
                Gift::Subdue => subdue(&table, 1, 0, 2),
                Gift::Disable => disable(&table, 1, 0, 2),
                Gift::Unlock => unlock(&table, 1, 0, 3),
            });
            table.commit(1, "Walk");
            assert_eq!(table.refused(grant(SECOND, gift)), Refusal::NoneLeft);
        }
    }
}

// covers: your-last-heist/ability:script-kiddie/autopwn
#[test]
fn a_gift_reaches_a_character_who_was_done_already() {
    let mut table = with("E2 EM GU", "script-kiddie").act([(0, 0), (0, 1), (0, 0)], &[1; 3]);
    table.seat(1, Command::Ready);
    table.commit(0, "Autopwn");
    table.ok(grant(SECOND, Gift::Subdue));
    table.ok(subdue(&table, 1, 0, 2));
}

// covers: your-last-heist/ability:script-kiddie/autopwn, your-last-heist/ability:hacktivist/autopwn
#[test]
fn autopwn_needs_an_idea_and_exploit_needs_none() {
    for (hacker, action, price, _) in HACKERS {
        let mut table = with("E2 EM", hacker).act([(0, 0); 3], &[1; 3]);
        table.set_ideas(0, 0);
        assert_eq!(
            table.find_commit(0, action).is_some(),
            price == 0,
            "{hacker}"
        );
    }
}

// covers: your-last-heist/ability:script-kiddie/i-can-haz-teh-codes, your-last-heist/ability:hacktivist/i-can-haz-teh-codes, your-last-heist/ability:black-hat/has-the-code
#[test]
fn the_codes_move_planning_tokens_of_any_colour_once_a_heist() {
    for (hacker, _, _, tokens) in HACKERS {
        let mut table = with("E2 EM EM EM EM EM EM EM EM", hacker).act([(0, 0); 3], &[1; 3]);
        let tiles: Vec<_> = (1..=8).map(|col| table.at(0, col)).collect();
        for who in 0..2 {
            table.state.crew[who].planned = tiles[..4].iter().copied().collect();
        }
        let change = Command::ChangePlans { who: FIRST };
        table.set_ideas(0, 4);
        table.ok(change);
        assert_eq!((table.ideas(0), table.state.noise), (2, 0), "{hacker}");
        // The first one is the hacker's own, the others belong to somebody else, who agrees by doing it.
        for n in 0..tokens as usize {
            let seat = u8::from(n > 0);
            let (from, to) = (tiles[n], tiles[n + 4]);
            table.seat(seat, Command::Reposition { from, to });
            let planned = table.state.crew[seat as usize].planned;
            assert!(!planned.contains(from) && planned.contains(to));
        }
        let (from, to) = (tiles[1], tiles[7]);
        let more = Command::Reposition { from, to };
        assert_eq!(table.seat_refused(0, more), Refusal::NoneLeft, "{hacker}");
        pass(&mut table, 1);
        assert_eq!(table.refused(change), Refusal::UsedUp);
    }
}

// covers: your-last-heist/ability:script-kiddie/i-can-haz-teh-codes
#[test]
fn the_codes_come_on_top_of_the_action_and_cost_two_ideas() {
    let mut table = with("E2 EM EM", "script-kiddie").act([(0, 0); 3], &[1; 3]);
    let change = Command::ChangePlans { who: FIRST };
    table.set_ideas(0, 1);
    assert_eq!(
        table.refused(change),
        Refusal::NotEnoughIdeas { need: 2, have: 1 }
    );
    table.set_ideas(0, 2);
    let (near, far) = (table.at(0, 1), table.at(0, 2));
    table.state.crew[0].planned = SpaceSet::of(far);
    table.commit(0, "Stride");
    assert_eq!(blocked(&mut table, 0, 0, 1), Refusal::NotPlannedByYou);
    table.ok(change);
    table.seat(
        0,
        Command::Reposition {
            from: far,
            to: near,
        },
    );
    step(&mut table, 0, 0, 1);
}

// covers: your-last-heist/ability:script-kiddie/i-can-haz-teh-codes
#[test]
fn tokens_left_over_are_lost_with_the_round() {
    let mut table = with("E2 EM EM", "script-kiddie").act([(0, 0); 3], &[1; 3]);
    let (near, far) = (table.at(0, 1), table.at(0, 2));
    table.state.crew[0].planned = SpaceSet::of(far);
    table.ok(Command::ChangePlans { who: FIRST });
    pass(&mut table, 1);
    let late = Command::Reposition {
        from: far,
        to: near,
    };
    assert_eq!(table.seat_refused(0, late), Refusal::NoneLeft);
}
