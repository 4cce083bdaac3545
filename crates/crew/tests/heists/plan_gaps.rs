//! What the crew's plans together cannot do yet.

use crate::kit::*;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::plan_gaps::PlanGap;
use crew::*;

fn plan(table: &mut Table, seat: u8, row: i8, col: i8) {
    let space = table.at(row, col);
    table.seat(seat, Command::Plan { space });
}

fn gap(table: &Table) -> Option<PlanGap> {
    table.heist.plan_gap(&table.state)
}

fn jewels(count: u8) -> Goal {
    Goal::Secure {
        chit: Chit::Jewel,
        count,
    }
}

#[test]
fn jewels_nobody_plans_to_reach_are_counted() {
    let mut table = stage("E2 EM JW JW").goals(&[jewels(2)]).plan();
    assert_eq!(gap(&table), None, "nobody has planned anything yet");
    let reached = |reached| {
        Some(PlanGap::Loot {
            chit: Chit::Jewel,
            reached,
            wanted: 2,
        })
    };
    plan(&mut table, 0, 0, 1);
    assert_eq!(gap(&table), reached(0));
    plan(&mut table, 0, 0, 2);
    assert_eq!(gap(&table), reached(1));
    // Somebody else will do.
    plan(&mut table, 1, 0, 3);
    assert_eq!(gap(&table), None);
}

#[test]
fn of_more_jewels_than_wanted_some_are_enough() {
    let mut table = stage("E2 EM JW JW").goals(&[jewels(1)]).plan();
    plan(&mut table, 0, 0, 3);
    assert_eq!(gap(&table), None);
}

#[test]
fn loot_that_may_come_out_of_the_bag_is_not_asked_for() {
    let bag = crew::content::scenario::Bag {
        jewels: 1,
        ..Default::default()
    };
    let mut table = stage("E2 EM SC JW").bag(bag).goals(&[jewels(1)]).plan();
    plan(&mut table, 0, 0, 1);
    assert_eq!(gap(&table), None, "the other one may turn up");
}

#[test]
fn a_lock_on_a_route_needs_somebody_who_unlocks_beside_it() {
    let hall = || {
        let crew = stage("E2 EM LO EM").crew(["lookout", "burglar", "thug"]);
        crew.skills(0, ["smash-n-grab", "yank-wires"])
    };
    let mut table = hall().plan();
    for col in [1, 2] {
        plan(&mut table, 1, 0, col);
    }
    assert_eq!(gap(&table), None, "burglars unlock");

    let mut table = hall().plan();
    for col in [1, 2] {
        plan(&mut table, 0, 0, col);
    }
    let space = table.at(0, 2);
    assert_eq!(gap(&table), Some(PlanGap::Lock { space }));
    // The one who can comes along.
    plan(&mut table, 1, 0, 1);
    assert_eq!(gap(&table), None);
}

#[test]
fn once_planning_is_over_nothing_is_missed() {
    let table = stage("E2 EM JW JW")
        .goals(&[jewels(2)])
        .act([(0, 0); 3], &[1, 1, 1]);
    assert_eq!(gap(&table), None);
}
