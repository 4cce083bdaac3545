//! What goes without saying: ideas of an action, and the loot one came for.

use crate::kit::*;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::*;
use table::Seat;

fn follow_up(table: &Table, done: Command) -> Option<Command> {
    table.heist.follow_up(&table.state, Seat(0), &done)
}

const JEWEL: Goal = Goal::Secure {
    chit: Chit::Jewel,
    count: 1,
};

#[test]
fn the_ideas_of_an_action_are_taken() {
    let mut table = stage("E2 EM EM")
        .crew(["burglar", "thug", "lookout"])
        .act([(0, 0), (0, 0), (0, 0)], &[1, 1, 1]);
    let pause = table.find_commit(0, "Pause").expect("a card with Pause");
    table.ok(pause);
    let think = Command::Think { who: Who(0) };
    assert_eq!(follow_up(&table, pause), Some(think));
    while follow_up(&table, pause).is_some() {
        table.ok(think);
    }
    assert_eq!(table.state.crew[0].pool.ideas, 0);
}

#[test]
fn loot_of_the_objective_is_picked_up_on_arrival_and_other_loot_is_not() {
    let map = "E2 EM JW EM";
    for (goals, wanted) in [(vec![JEWEL], true), (vec![Goal::AnyoneEscapes], false)] {
        let mut table = stage(map)
            .goals(&goals)
            .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.commit(0, "Walk");
        let step = Command::Move {
            who: Who(0),
            to: table.at(0, 2),
        };
        table.ok(step);
        let next = follow_up(&table, step);
        assert_eq!(matches!(next, Some(Command::Take { .. })), wanted);
        if let Some(take) = next {
            table.ok(take);
            assert_eq!(follow_up(&table, take), None);
        }
    }
}

#[test]
fn what_was_put_down_is_not_picked_up_again() {
    let mut table = stage("E2 EM JW EM")
        .goals(&[JEWEL])
        .act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Walk");
    let take = table.legal(0).into_iter();
    let take = take
        .clone()
        .find(|command| matches!(command, Command::Take { .. }));
    table.ok(take.expect("a jewel at one's feet"));
    let drop = table.legal(0).into_iter();
    let drop = drop
        .clone()
        .find(|command| matches!(command, Command::Drop { .. }));
    let drop = drop.expect("a jewel in hand");
    table.ok(drop);
    assert_eq!(follow_up(&table, drop), None);
}
