//! How far the objective has come.

use crate::kit::*;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::*;

fn progress(table: &Table) -> Vec<(u8, u8, u8)> {
    let goals = table.heist.progress(&table.state);
    goals
        .map(|goal| (goal.done, goal.in_hand, goal.of))
        .collect()
}

#[test]
fn a_jewel_is_in_hand_then_out() {
    let two = Goal::Secure {
        chit: Chit::Jewel,
        count: 2,
    };
    let mut table = stage("E2 JW JW")
        .goals(&[two, Goal::EveryoneEscapes])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    assert_eq!(progress(&table), [(0, 0, 2), (0, 0, 3)]);
    table.commit(0, "Walk");
    let mut legal = table.legal(0).into_iter();
    let take = legal.find(|command| matches!(command, Command::Take { .. }));
    table.ok(take.expect("a jewel at one's feet"));
    assert_eq!(progress(&table)[0], (0, 1, 2));
    table.ok(Command::Move {
        who: Who(0),
        to: table.at(0, 0),
    });
    assert_eq!(progress(&table)[0], (1, 0, 2));
}
