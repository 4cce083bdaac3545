//! Pressure sensors and control panels.

use super::*;
use crew::state::Place;

/// A ring around a jewel and its panel.
const SHOW: &str = "E2 EM SX EM RXJ EM";

fn open(who: u8, letter: u8) -> Command {
    let who = Who(who);
    Command::OpenRemote { who, letter }
}

// covers: masters-of-the-heist/rule:pressure-sensors
#[test]
fn nobody_enters_a_ring_before_it_is_removed_from_its_panel() {
    let mut table = board(SHOW).act([(0, 3), (0, 2), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    assert_eq!(no_go(&mut table, 0, 0, 4), Refusal::RemoteLocked);
    table.state.crew[0].pool.unlocks = 1;
    let (who, space) = (FIRST, table.at(0, 4));
    let pick = Command::Unlock { who, space };
    assert_eq!(table.refused(pick), Refusal::NothingToUnlock);
    assert_eq!(table.refused(open(0, 0)), Refusal::NoServerHere);
    // Another player's move is interrupted for it; it costs nothing.
    table.ok(open(1, 0));
    go(&mut table, 0, 0, 4);
    assert_eq!(table.refused(open(1, 0)), Refusal::NothingToOpen);
}

// covers: masters-of-the-heist/rule:pressure-sensors
#[test]
fn a_panel_clears_its_own_colour_everywhere() {
    let mut table = board("E2 RX SX EM RX RY SY").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    assert_eq!(table.refused(open(0, 1)), Refusal::NoServerHere);
    table.ok(open(0, 0));
    assert!(table.state.remote[0].is_empty());
    assert_eq!(table.state.remote[1].len(), 1);
}

// covers: masters-of-the-heist/rule:pressure-sensors, masters-of-the-heist/option:rings-are-nested
#[test]
fn of_nested_rings_the_outer_one_goes_first() {
    let mut table = board("E2 SX SY EM RY+RX+JW EM").act([(0, 1), (0, 2), (0, 0)], &[1; 3]);
    assert_eq!(table.refused(open(0, 0)), Refusal::OuterRingFirst);
    table.ok(open(1, 1));
    table.ok(open(0, 0));
    table.commit(0, "Walk");
    table.teleport(0, 0, 3);
    go(&mut table, 0, 0, 4);
}

// covers: masters-of-the-heist/rule:pressure-sensors, masters-of-the-heist/option:rings-are-nested
#[test]
fn a_panel_clears_outermost_rings_and_leaves_inner_ones() {
    let mut table = board("E2 SX SY EM RY+RX+JW RX").act([(0, 1), (0, 2), (0, 0)], &[1; 3]);
    let (nested, plain) = (table.at(0, 4), table.at(0, 5));
    table.ok(open(0, 0));
    assert!(table.state.remote[0].contains(nested));
    assert!(!table.state.remote[0].contains(plain));
}

// covers: masters-of-the-heist/rule:pressure-sensors
#[test]
fn inside_a_ring_there_is_only_thinking_looting_and_looking() {
    let mut table = board("E2 SX EM RX GU SC").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.dealer.add_draws([Chit::Blank as u8]);
    table.teleport(0, 0, 3);
    table.commit(0, "Punch");
    assert_eq!(table.state.noise, 2, "noise is still made");
    let pool = &mut table.state.crew[0].pool;
    (pool.unlocks, pool.disables) = (1, 1);
    (pool.ideas, pool.reveals, pool.loot) = (1, 1, 1);
    assert_eq!(no_go(&mut table, 0, 0, 2), Refusal::Imprisoned);
    let (who, space, dog) = (FIRST, table.at(0, 4), false);
    for command in [
        Command::Subdue { who, space, dog },
        Command::Unlock { who, space },
        Command::Disable { who, space },
    ] {
        assert_eq!(table.refused(command), Refusal::Imprisoned, "{command:?}");
    }
    table.ok(Command::Think { who });
    table.ok(Command::Pocket { who });
    table.ok(Command::Reveal {
        who,
        space: table.at(0, 5),
    });
}

// covers: masters-of-the-heist/rule:pressure-sensors, masters-of-the-heist/rule:escape-moves, masters-of-the-heist/option:rings-hold-in-escape
#[test]
fn in_escape_rings_are_crossed_but_their_loot_stays() {
    let mut table = flight(board(SHOW), [(0, 5), (0, 2), (0, 0)], [9, 0, 0]);
    dash(&mut table, 0, 0, 4);
    let piece = table.loot(Chit::Jewel, 0);
    let (who, from) = (FIRST, table.at(0, 4));
    let grab = Command::Take { who, piece, from };
    assert_eq!(table.refused(grab), Refusal::UnderSensor);
    dash(&mut table, 0, 0, 3);
    assert_eq!(table.place(piece), Place::on(from));
}

// covers: masters-of-the-heist/rule:pressure-sensors, masters-of-the-heist/option:servers-work-in-escape
#[test]
fn panels_are_dead_in_escape() {
    let mut table = flight(board(SHOW), [(0, 2), (0, 1), (0, 0)], [0; 3]);
    assert_eq!(table.refused(open(0, 0)), Refusal::WrongPhase);
}

// covers: masters-of-the-heist/rule:pressure-sensors, masters-of-the-heist/rule:escape-moves
#[test]
fn whoever_is_in_a_ring_can_run_in_escape() {
    let mut table = board(SHOW).act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
    table.teleport(0, 0, 4);
    call_escape(&mut table);
    table.set_ideas(0, 1);
    dash(&mut table, 0, 0, 3);
}
