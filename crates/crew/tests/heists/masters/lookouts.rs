//! Lookout, Watchman and Sentinel.

use super::*;

const LOOKOUTS: [&str; 3] = ["lookout", "watchman", "sentinel"];

fn realize(who: Who) -> Command {
    Command::Realize { who }
}

// covers: masters-of-the-heist/ability:lookout/i-know-a-way, masters-of-the-heist/ability:watchman/we-know-a-way, masters-of-the-heist/ability:sentinel/i-know-a-way, masters-of-the-heist/option:ways-need-an-empty-bag
#[test]
fn with_nothing_unknown_reveals_are_ideas_whatever_the_bag_holds() {
    for lookout in LOOKOUTS {
        let mut table = with("E2 EM EM", lookout).act([(0, 0); 3], &[1; 3]);
        fill(&mut table, Chit::Guard, 3);
        let ideas = table.ideas(0);
        table.commit(0, "Discover");
        table.ok(realize(FIRST));
        table.ok(realize(FIRST));
        assert_eq!(table.ideas(0), ideas + 2, "{lookout}");
        assert_eq!(table.refused(realize(FIRST)), Refusal::NoneLeft);
    }
}

// covers: masters-of-the-heist/ability:lookout/i-know-a-way, masters-of-the-heist/ability:sentinel/i-know-a-way, masters-of-the-heist/option:ways-need-an-empty-bag
#[test]
fn while_a_tile_is_unknown_reveals_reveal() {
    for lookout in LOOKOUTS {
        let mut table = with("E2 EM EM SC", lookout).act([(0, 0); 3], &[1; 3]);
        table.state.bag = Default::default();
        table.commit(0, "Discover");
        assert_eq!(table.refused(realize(FIRST)), Refusal::BagNotEmpty);
    }
}

// covers: masters-of-the-heist/ability:watchman/we-know-a-way, masters-of-the-heist/ability:lookout/i-know-a-way
#[test]
fn only_the_watchman_knows_a_way_for_the_others() {
    for (lookout, shared) in [("lookout", false), ("watchman", true), ("sentinel", false)] {
        let mut table = with("E2 EM EM", lookout).act([(0, 0); 3], &[1; 3]);
        table.commit(1, "Walk");
        table.state.crew[1].pool.reveals = 1;
        let ideas = table.ideas(1);
        if shared {
            table.ok(realize(SECOND));
            assert_eq!(table.ideas(1), ideas + 1);
        } else {
            assert_eq!(table.refused(realize(SECOND)), Refusal::NoSuchAbility);
        }
    }
}

fn pinch(to: Who) -> Command {
    Command::Pinch { who: FIRST, to }
}

// covers: masters-of-the-heist/ability:lookout/good-in-a-pinch, masters-of-the-heist/ability:watchman/good-in-a-pinch, masters-of-the-heist/ability:sentinel/great-in-a-pinch, masters-of-the-heist/rule:no-costly-abilities
#[test]
fn in_escape_two_ideas_are_one_for_a_friend() {
    for lookout in LOOKOUTS {
        let stage = with("E2 EM EM", lookout);
        let mut table = flight(stage, [(0, 0), (0, 1), (0, 0)], [5, 0, 0]);
        table.ok(pinch(SECOND));
        assert_eq!(ideas(&table), [3, 1, 0], "{lookout}");
        // Great is as often as one likes, good is once.
        if lookout == "sentinel" {
            table.ok(pinch(THIRD));
            assert_eq!(ideas(&table), [1, 1, 1]);
            let poor = Refusal::NotEnoughIdeas { need: 2, have: 1 };
            assert_eq!(table.refused(pinch(THIRD)), poor);
        } else {
            assert_eq!(table.refused(pinch(THIRD)), Refusal::UsedUp, "{lookout}");
        }
        dash(&mut table, 1, 0, 0);
    }
}

// covers: masters-of-the-heist/ability:lookout/good-in-a-pinch, masters-of-the-heist/ability:sentinel/great-in-a-pinch
#[test]
fn nobody_pinches_before_escape() {
    for lookout in LOOKOUTS {
        let mut table = with("E2 EM EM", lookout).act([(0, 0); 3], &[1; 3]);
        table.set_ideas(0, 4);
        assert_eq!(table.refused(pinch(SECOND)), Refusal::WrongPhase);
    }
}
