//! Lookout, Sentinel and Watchman.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;

// covers: ability:lookout/i-know-a-way, ability:sentinel/i-know-a-way, ability:watchman/we-know-a-way, rule:reveal
#[test]
fn with_an_empty_bag_reveals_become_ideas() {
    for lookout in ["lookout", "sentinel", "watchman"] {
        let mut table = with("E2 EM", lookout).act([(0, 0); 3], &[1, 1, 1]);
        table.set_ideas(0, 0);
        table.commit(0, "Discover");
        table.ok(Command::Realize { who: FIRST });
        table.ok(Command::Realize { who: FIRST });
        assert_eq!(
            table.refused(Command::Realize { who: FIRST }),
            Refusal::NoneLeft
        );
        assert_eq!((table.ideas(0), table.state.noise), (2, 1));
    }
}

// covers: ability:lookout/i-know-a-way, ability:sentinel/i-know-a-way, ability:watchman/we-know-a-way
#[test]
fn with_a_chit_in_the_bag_reveals_stay_reveals() {
    for lookout in ["lookout", "sentinel", "watchman"] {
        let mut table = with("E2 EM", lookout)
            .bag(Bag {
                guards: 1,
                ..Bag::default()
            })
            .act([(0, 0); 3], &[1, 1, 1]);
        table.dealer.add_draws([Chit::Guard as u8]);
        table.commit(0, "Discover");
        assert_eq!(
            table.refused(Command::Realize { who: FIRST }),
            Refusal::BagNotEmpty
        );
        // The first reveal empties the bag, the second is an idea.
        table.ok(Command::Thin { who: FIRST });
        table.ok(Command::Realize { who: FIRST });
    }
}

// covers: ability:lookout/i-know-a-way, ability:sentinel/i-know-a-way
#[test]
fn only_the_lookout_knows_a_way() {
    for lookout in ["lookout", "sentinel"] {
        let mut table = with("E2 EM", lookout)
            .skills(1, ["hurry", "linger"])
            .act([(0, 0); 3], &[1, 4, 1]);
        table.commit(1, "Observe");
        assert_eq!(
            table.refused(Command::Realize { who: SECOND }),
            Refusal::NoSuchAbility
        );
    }
}

// covers: ability:watchman/we-know-a-way, rule:non-player-characters
#[test]
fn with_the_watchman_everybody_knows_a_way() {
    let mut table = guided(with("E2 EM MW", "watchman"))
        .skills(1, ["hurry", "linger"])
        .act([(0, 0); 3], &[1, 4, 1, 1]);
    table.set_ideas(1, 0);
    table.commit(1, "Observe");
    table.ok(Command::Realize { who: SECOND });
    assert_eq!(table.ideas(1), 1);
    table.commit(4, "Stride");
    table.ok(Command::Realize { who: Who::NPC });
    assert_eq!(table.ideas(4), 1);
}

// covers: ability:lookout/good-in-a-pinch, ability:watchman/good-in-a-pinch, rule:phase-4-escape
#[test]
fn good_in_a_pinch_gives_an_idea_for_two_once() {
    for lookout in ["lookout", "watchman"] {
        let mut table = with("E2 EM", lookout).act([(0, 0), (0, 1), (0, 0)], &[1, 1, 1]);
        let pinch = Command::Pinch {
            who: FIRST,
            to: SECOND,
        };
        assert_eq!(table.refused(pinch), Refusal::WrongPhase);
        table.escape();
        table.set_ideas(1, 0);
        table.set_ideas(0, 1);
        assert_eq!(
            table.refused(pinch),
            Refusal::NotEnoughIdeas { need: 2, have: 1 }
        );
        table.set_ideas(0, 5);
        let own = Command::Pinch {
            who: FIRST,
            to: FIRST,
        };
        assert_eq!(table.refused(own), Refusal::SameCharacter);
        table.ok(pinch);
        assert_eq!((table.ideas(0), table.ideas(1)), (3, 1));
        assert_eq!(table.refused(pinch), Refusal::UsedUp);
        table.ok(Command::Dash {
            who: SECOND,
            to: table.at(0, 0),
        });
    }
}

// covers: ability:sentinel/great-in-a-pinch
#[test]
fn great_in_a_pinch_works_as_often_as_it_is_paid() {
    let mut table = with("E2 EM", "sentinel").act([(0, 0); 3], &[1, 1, 1]);
    table.escape();
    table.set_ideas(0, 5);
    table.set_ideas(1, 0);
    table.ok(Command::Pinch {
        who: FIRST,
        to: SECOND,
    });
    table.ok(Command::Pinch {
        who: FIRST,
        to: SECOND,
    });
    assert_eq!((table.ideas(0), table.ideas(1)), (1, 2));
    let more = Command::Pinch {
        who: FIRST,
        to: THIRD,
    };
    assert_eq!(
        table.refused(more),
        Refusal::NotEnoughIdeas { need: 2, have: 1 }
    );
}
