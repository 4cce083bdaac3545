//! County Jail: The Bricks.

use super::*;
use crew::state::{End, Prompt};

/// The breakout with so many of the crew in jail.
fn jail(busted: usize) -> Stage {
    let mut stage = job("county-the-bricks");
    for who in 0..busted {
        stage.member(who).busted = true;
    }
    stage
}

fn start(seat: u8, space: Space) -> Command {
    let who = Who(seat);
    Command::Start { who, space }
}

// covers: masters-of-the-heist/scenario:county-the-bricks/break-in-to-break-out, masters-of-the-heist/option:busted-start-inside
#[test]
fn the_busted_start_in_the_cells_and_the_others_at_doors() {
    let mut table = jail(1).plan();
    let cells = [(8, 4), (8, 6), (8, 8)].map(|(row, col)| table.at(row, col));
    let door = table.at(1, 1);
    for cell in cells {
        table.seat(0, start(0, cell));
        assert_eq!(table.seat_refused(1, start(1, cell)), Refusal::NotAStart);
    }
    // Must, not may.
    assert_eq!(table.seat_refused(0, start(0, door)), Refusal::NotAStart);
    table.seat(1, start(1, door));
    table.seat(2, start(2, door));
}

// covers: masters-of-the-heist/scenario:county-the-bricks/break-in-to-break-out
#[test]
fn a_cell_can_be_shared_and_a_wholly_busted_crew_may_try() {
    let mut table = jail(3).plan();
    let cell = table.at(8, 4);
    for seat in 0..3 {
        table.seat(seat, start(seat, cell));
    }
}

/// Where the three stand when Escape begins.
fn out(places: [Hex; 3]) -> Table {
    let mut table = begin(jail(0), [(1, 1), (1, 7), (3, 0)]);
    for (who, (row, col)) in (0..).zip(places) {
        table.teleport(who, row, col);
    }
    call_escape(&mut table);
    set_ideas(&mut table, [0; 3]);
    table
}

// covers: masters-of-the-heist/scenario:county-the-bricks/breakout, masters-of-the-heist/scenario:county-the-bricks
#[test]
fn everyone_through_an_exit_of_their_own_wins_ten_thousand() {
    let mut table = out([(1, 1), (1, 7), (3, 0)]);
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.success);
    assert_eq!((outcome.reward_cash, outcome.fixer), (10, None));
    assert_eq!(fates(&table), [Status::Escaped; 3]);
}

// covers: masters-of-the-heist/scenario:county-the-bricks/all-or-nobody
#[test]
fn one_left_behind_busts_them_all() {
    let mut table = out([(1, 1), (1, 7), (4, 1)]);
    table.finish();
    assert_eq!(fates(&table), [Status::Busted; 3]);
    assert_eq!(table.state.end, End::Failure);
    assert_eq!(table.outcome().reward_cash, 0);
}

// covers: masters-of-the-heist/scenario:county-the-bricks/breakout, masters-of-the-heist/scenario:county-the-bricks/all-or-nobody
#[test]
fn two_at_one_exit_bust_them_all() {
    let mut table = out([(1, 1), (1, 1), (3, 0)]);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    if let Some(Prompt::TooMany { .. }) = table.prompt() {
        table.ok(Command::Pick { who: FIRST });
    }
    assert_eq!(table.state.phase, Phase::Over);
    assert_eq!(fates(&table), [Status::Busted; 3]);
}

// covers: masters-of-the-heist/scenario:county-the-bricks/breakout
#[test]
fn an_exit_that_is_taken_lets_nobody_else_out() {
    let mut table = out([(1, 1), (2, 2), (3, 0)]);
    table.set_ideas(1, 9);
    assert_eq!(no_dash(&mut table, 1, 1, 1), Refusal::ExitFull);
}

// covers: masters-of-the-heist/scenario:county-the-bricks
#[test]
fn each_of_the_four_exits_has_its_guard() {
    let table = jail(0).plan();
    for (row, col) in [(2, 2), (2, 7), (4, 1), (4, 9)] {
        assert_eq!(table.count(Token::Guard, row, col), 1);
    }
}
