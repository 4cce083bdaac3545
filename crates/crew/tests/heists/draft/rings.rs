//! Sensor rings and control panels: loot is held, people are not, and the outermost ring goes first.

use super::*;
use crew::content::effect::Chit;

const X: u8 = 0;
const Y: u8 = 1;
const Z: u8 = 2;

/// A jewel of the Vault: Z around X.
const VAULT: &str = "E2 SZ SX RZ+RX+JW EM E5";
/// The two jewels of the Museum: Y around X, and X around Y.
const MUSEUM: &str = "E2 SX SY RY+RX+JW RX+RY+JW";

fn panel(who: u8, letter: u8) -> Command {
    Command::OpenRemote {
        who: Who(who),
        letter,
    }
}

/// Whether a ring of the letter lies there.
fn ring(table: &Table, letter: u8, col: i8) -> bool {
    table.state.remote[letter as usize].contains(table.at(0, col))
}

/// Takes a jewel where the character stands.
fn grab(table: &Table, who: u8, nth: usize) -> Command {
    Command::Take {
        who: Who(who),
        piece: table.loot(Chit::Jewel, nth),
        from: table.state.crew[who as usize].at,
    }
}

// covers: your-last-heist-draft/rule:sensors, your-last-heist-draft/option:rings-bar-entry
#[test]
fn a_ring_holds_the_loot_but_nobody_out() {
    let mut table = stage(VAULT).act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 3);
    let take = grab(&table, 0, 0);
    assert_eq!(table.refused(take), Refusal::UnderSensor);
}

// covers: your-last-heist-draft/rule:sensors, your-last-heist-draft/option:rings-bar-entry
#[test]
fn whoever_waits_on_the_jewel_works_and_leaves_as_usual() {
    let mut table = stage(VAULT).act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
    table.add(crew::state::Token::Guard, 0, 4);
    table.commit(0, "Bash");
    subdue(&mut table, 0, 0, 4);
    pass(&mut table, 1);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 4);
}

// covers: your-last-heist-draft/rule:sensors, your-last-heist-draft/option:rings-are-nested
#[test]
fn the_jewel_of_the_vault_needs_panel_z_and_then_panel_x() {
    let mut table = stage(VAULT).act([(0, 3), (0, 1), (0, 2)], &[1; 3]);
    assert_eq!(table.refused(panel(2, X)), Refusal::OuterRingFirst);
    table.ok(panel(1, Z));
    let take = grab(&table, 0, 0);
    assert_eq!(table.refused(take), Refusal::UnderSensor);
    // Whoever still stands on the other panel goes on, and whoever waits on the tile has it.
    table.ok(panel(2, X));
    table.ok(take);
}

// covers: your-last-heist-draft/rule:sensors, your-last-heist-draft/option:rings-are-nested
#[test]
fn a_panel_removes_every_ring_of_its_letter_that_lies_outermost() {
    let mut table = stage(MUSEUM).act([(0, 1), (0, 2), (0, 0)], &[1; 3]);
    table.ok(panel(0, X));
    // Of the first jewel X is the inner ring.
    assert!(ring(&table, X, 3) && !ring(&table, X, 4));
    table.ok(panel(1, Y));
    assert!(!ring(&table, Y, 3) && !ring(&table, Y, 4));
    table.ok(panel(0, X));
    assert!(!ring(&table, X, 3));
}

// covers: your-last-heist-draft/rule:sensors
#[test]
fn a_panel_works_only_for_whoever_stands_on_it() {
    let mut table = stage(VAULT).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    assert_eq!(table.refused(panel(1, Z)), Refusal::NoServerHere);
    assert_eq!(table.refused(panel(0, X)), Refusal::NoServerHere);
    table.ok(panel(0, Z));
    assert_eq!(table.refused(panel(0, Z)), Refusal::NothingToOpen);
}

// covers: your-last-heist-draft/rule:sensors
#[test]
fn a_panel_costs_no_action_and_waits_for_no_commitment() {
    let mut table = stage(VAULT).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.ok(panel(0, Z));
    assert!(!table.state.crew[0].committed);
    assert_eq!(table.state.noise, 0);
}

// covers: your-last-heist-draft/rule:sensors, your-last-heist-draft/rule:the-escape-phase
// covers: your-last-heist-draft/option:rings-hold-in-escape
#[test]
fn in_escape_rings_still_hold_the_loot_and_nobody_else() {
    let mut table = stage(VAULT).act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    call_it_a_night(&mut table, [3, 0, 0]);
    for col in [3, 4, 5] {
        let to = table.at(0, col);
        if col == 4 {
            let take = grab(&table, 0, 0);
            assert_eq!(table.refused(take), Refusal::UnderSensor);
        }
        table.ok(Command::Dash { who: Who(0), to });
    }
    table.finish();
    assert_eq!(status(&table), [Status::Escaped; 3]);
}
