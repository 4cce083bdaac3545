//! The best way out as commands.

use super::*;

/// Escape, with the first character four steps from the exit and with so many ideas.
fn four_steps(ideas: u8) -> Table {
    alarm(
        stage("E2 EM EM EM EM"),
        [(0, 4), (0, 0), (0, 0)],
        [ideas, 0, 0],
    )
}

#[test]
fn with_ideas_enough_it_runs_all_the_way() {
    let mut table = four_steps(4);
    let way = table.heist.way_out(&table.state, Who(0)).expect("a way");
    assert_eq!((way.to, way.faces, way.steps.len()), (table.at(0, 0), 6, 4));
    way.steps.iter().for_each(|&step| table.ok(step));
    assert_eq!(table.stands(0), table.at(0, 0));
}

#[test]
fn with_fewer_it_draws_the_path_and_leaves_the_roll() {
    let mut table = four_steps(2);
    let way = table.heist.way_out(&table.state, Who(0)).expect("a way");
    assert_eq!(way.faces, 5);
    way.steps.iter().for_each(|&step| table.ok(step));
    assert_eq!((table.stands(0), table.ideas(0)), (table.at(0, 4), 2));
    assert!(table.legal(0).contains(&Command::LastDitch {
        who: Who(0),
        ideas: 2
    }));
    assert_eq!(table.heist.way_out(&table.state, Who(0)), None);
}

#[test]
fn nobody_runs_before_escape_or_without_a_chance() {
    let table = stage("E2 EM EM").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    assert_eq!(table.heist.way_out(&table.state, Who(0)), None);
    let mut table = four_steps(0);
    table.state.crew[0].rolled = true;
    assert_eq!(table.heist.way_out(&table.state, Who(0)), None);
}
