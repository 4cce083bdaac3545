//! Angry Locksmith, Safecracker and Demolitions Guy.

use super::*;

const PICKERS: [&str; 3] = ["angry-locksmith", "safecracker", "demolitions-guy"];
const PICK_ON: Command = Command::PickOn { who: FIRST };

fn picking(picker: &str, action: &str, die: u8) -> Table {
    let mut table = with("E2 EM L2 EM", picker)
        .skills(0, ["bypass", "wing-it"])
        .skills(1, ["hurry", "smash-n-grab"])
        .act([(0, 1), (0, 0), (0, 0)], &[die, 1, 1]);
    table.set_ideas(0, 3);
    table.commit(0, action);
    table
}

// covers: masters-of-the-heist/ability:angry-locksmith/efficient-picker, masters-of-the-heist/ability:safecracker/efficient-picker, masters-of-the-heist/ability:demolitions-guy/efficient-picker, masters-of-the-heist/option:picker-once-an-action
#[test]
fn an_action_with_unlocks_may_buy_one_move_and_one_noise() {
    for picker in PICKERS {
        // Bump has two unlocks, and still the move is bought once.
        let mut table = picking(picker, "Bump", 1);
        let noise = table.state.noise;
        table.ok(PICK_ON);
        assert_eq!((table.ideas(0), table.state.noise), (2, noise + 1));
        assert_eq!(pool(&table, FIRST).moves, 2, "{picker}");
        assert_eq!(table.refused(PICK_ON), Refusal::NoneLeft, "{picker}");
    }
}

// covers: masters-of-the-heist/ability:angry-locksmith/efficient-picker
#[test]
fn the_unlock_need_not_be_used() {
    let mut table = picking("angry-locksmith", "Pick", 1);
    table.ok(PICK_ON);
    go(&mut table, 0, 0, 0);
    assert_eq!(table.count(Token::Lock, 0, 2), 2);
}

// covers: masters-of-the-heist/ability:angry-locksmith/efficient-picker
#[test]
fn a_skill_action_with_an_unlock_will_do() {
    let mut table = picking("angry-locksmith", "Short", 3);
    table.ok(PICK_ON);
    assert_eq!(pool(&table, FIRST).moves, 2);
}

// covers: masters-of-the-heist/ability:angry-locksmith/efficient-picker
#[test]
fn without_an_unlock_there_is_nothing_to_buy() {
    let mut table = picking("angry-locksmith", "Walk", 1);
    assert_eq!(table.refused(PICK_ON), Refusal::NoneLeft);
}

// covers: masters-of-the-heist/ability:demolitions-guy/breach
#[test]
fn a_breach_is_an_exit_for_everyone_and_escape_begins() {
    let mut table = with("E2 EM EM EM", "demolitions-guy").act([(0, 3), (0, 2), (0, 0)], &[1; 3]);
    let breach = table
        .find_commit(0, "Breach")
        .expect("four ideas are there");
    table.ok(breach);
    assert_eq!((table.ideas(0), table.state.noise), (0, 0));
    assert_eq!(table.state.phase, Phase::Escape);
    let to = table.heist.board().spare_exit(0);
    table.set_ideas(0, 1);
    table.ok(Command::Dash { who: FIRST, to });
    table.set_ideas(1, 2);
    dash(&mut table, 1, 0, 3);
    table.ok(Command::Dash { who: SECOND, to });
    table.finish();
    assert_eq!(fates(&table), [Status::Escaped; 3]);
}

// covers: masters-of-the-heist/ability:demolitions-guy/breach
#[test]
fn a_breach_takes_four_ideas_and_an_external_side() {
    let mut table = with("E2 EM EM EM", "demolitions-guy").act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
    table.set_ideas(0, 3);
    assert!(table.find_commit(0, "Breach").is_none());
    table.set_ideas(0, 4);
    table.teleport(0, 0, 0);
    assert!(table.find_commit(0, "Breach").is_none(), "not outdoors");
}
