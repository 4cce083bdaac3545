//! Tunnels.

use super::*;

/// A board with tunnel spaces, in planning.
fn tunnels(map: &str, count: u8) -> Table {
    let mut stage = stage(map);
    stage.draft.tunnels = count;
    stage.plan()
}

// covers: rule:tunnels
#[test]
fn a_tunnel_becomes_an_entrance_to_the_hex_of_choice() {
    for (chosen, other) in [(1, 3), (3, 1)] {
        let mut table = tunnels("E2 EM T EM", 1);
        let dig = tunnel(&table, (0, 2), (0, chosen));
        table.seat(1, dig);
        let entrance = table.heist.board().spare_exit(0);
        table.ok(Command::Start {
            who: Who(0),
            space: entrance,
        });
        for who in 1..3 {
            let space = table.at(0, 0);
            table.ok(Command::Start {
                who: Who(who),
                space,
            });
        }
        for who in 0..3 {
            table.state.crew[who].planned = table.heist.board().tiles();
        }
        table.dealer.add_rolls([1, 1, 1]);
        for seat in 0..3 {
            table.seat(seat, Command::Ready);
        }
        table.commit(0, "Walk");
        assert_eq!(blocked(&mut table, 0, 0, other), Refusal::NotAdjacent);
        step(&mut table, 0, 0, chosen);
    }
}

// covers: rule:tunnels
#[test]
fn two_entrances_do_not_share_a_tunnel_space() {
    let mut table = tunnels("E2 EM T EM T EM", 2);
    let first = tunnel(&table, (0, 2), (0, 1));
    let same = tunnel(&table, (0, 2), (0, 3));
    let other = tunnel(&table, (0, 4), (0, 3));
    table.seat(0, first);
    assert_eq!(table.seat_refused(0, same), Refusal::TunnelBlocked);
    table.seat(0, other);
    assert_eq!(table.state.spare_exits.count, 2);
}

// covers: rule:tunnels
#[test]
fn no_more_tunnels_than_the_scenario_allows() {
    let mut table = tunnels("E2 EM T EM T EM", 1);
    let first = tunnel(&table, (0, 2), (0, 1));
    let other = tunnel(&table, (0, 4), (0, 5));
    table.seat(2, first);
    assert_eq!(table.seat_refused(0, other), Refusal::TunnelsUsed);
}

// covers: rule:tunnels, rule:entrances-and-exits
#[test]
fn a_tunnel_is_a_way_out_like_any_other() {
    let mut table = tunnels("E2 EM EM EM T", 1);
    let dig = tunnel(&table, (0, 4), (0, 3));
    table.seat(0, dig);
    let exit = table.heist.board().spare_exit(0);
    table.begin([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    assert_eq!(table.seat_refused(0, dig), Refusal::WrongPhase);
    table.escape();
    table.set_ideas(0, 1);
    table.ok(Command::Dash {
        who: Who(0),
        to: exit,
    });
    table.finish();
    assert_eq!(status(&table), [Status::Escaped; 3]);
}
