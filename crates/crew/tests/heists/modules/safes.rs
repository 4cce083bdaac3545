//! Safes and who cracks them.

use super::*;
use crew::content::scenario::Safe;

/// A safe at the end of a corridor.
fn safe(cracks: u8) -> Stage {
    stage("E2 EM EM S")
        .crew(["safecracker", "black-hat", "lookout"])
        .skills(0, ["bypass", "hurry"])
        .skills(1, ["wing-it", "linger"])
        .skills(2, ["bypass", "hurry"])
        .safe(Safe {
            cracks,
            chits: vec![Chit::Jewel],
            cash: 4,
            items: vec!["lucky-penny".into()],
        })
}

// covers: rule:safecracking, item:safecracking-tools
#[test]
fn the_tools_crack_one_three_four_and_six() {
    let mut table = safe(9).act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(1, "Exploit");
    table.ok(Command::Grant {
        who: Who(1),
        to: Who(0),
        gift: Gift::Unlock,
    });
    table.commit(0, "Bump");
    let cracks: Vec<u8> = (0..4)
        .map(|_| {
            table.ok(CRACK);
            table.state.cracks
        })
        .collect();
    assert_eq!(cracks, [1, 3, 4, 6]);
    assert_eq!(table.refused(CRACK), Refusal::NoneLeft);
}

// covers: rule:safecracking, item:safecracking-tools
#[test]
fn cracks_add_up_over_rounds_and_characters() {
    let mut table = safe(9).act([(0, 3), (0, 0), (0, 3)], &[1, 1, 1]);
    table.commit(0, "Bump");
    table.ok(CRACK);
    table.end_round();
    // A new action begins to count anew.
    table.commit(0, "Bump");
    table.ok(CRACK);
    assert_eq!(table.state.cracks, 2);
    // The tools go to a friend, who has done nothing yet.
    let tools = table.item("safecracking-tools", 0);
    table.ok(Command::Hand {
        who: Who(0),
        to: Who(2),
        piece: tools,
    });
    table.commit(2, "Bump");
    table.ok(Command::Crack { who: Who(2) });
    assert_eq!(table.state.cracks, 3);
    assert_eq!(table.refused(CRACK), Refusal::NoTools);
}

// covers: rule:safecracking
#[test]
fn a_safe_is_cracked_on_its_hex_and_with_tools() {
    let mut table = safe(9).act([(0, 2), (0, 0), (0, 3)], &[1, 1, 1]);
    table.commit(0, "Bump");
    assert_eq!(table.refused(CRACK), Refusal::NoSafeHere);
    table.commit(2, "Bump");
    assert_eq!(
        table.refused(Command::Crack { who: Who(2) }),
        Refusal::NoTools
    );
    assert_eq!(
        table.refused(Command::Lend { who: Who(2) }),
        Refusal::NobodyWithTorch
    );
    let space = table.at(0, 3);
    assert_eq!(
        table.refused(Command::Unlock { who: Who(0), space }),
        Refusal::NothingToUnlock
    );
}

// covers: rule:safecracking
#[test]
fn an_opened_safe_gives_its_contents() {
    let mut table = safe(3).act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    let (jewel, penny) = (table.loot(Chit::Jewel, 0), table.item("lucky-penny", 0));
    let here = table.at(0, 3);
    let take = |piece| Command::Take {
        who: Who(0),
        piece,
        from: here,
    };
    table.commit(0, "Bump");
    table.ok(CRACK);
    assert_eq!(table.refused(take(jewel)), Refusal::NothingToTake);
    assert_eq!(table.refused(take(Piece::CASH)), Refusal::NothingToTake);
    table.ok(CRACK);
    assert!(table.told(Event::SafeOpened { space: here }));
    table.ok(take(jewel));
    table.ok(take(penny));
    table.ok(take(Piece::CASH));
    assert_eq!(table.state.crew[0].cash, 4);
    table.end_round();
    table.commit(0, "Bump");
    assert_eq!(table.refused(CRACK), Refusal::NoSafeHere);
}

/// A thief with the torch on the hex of a safe, and two neighbours who can pick locks.
fn torch(places: [(i8, i8); 3]) -> Table {
    torch_on("E2 EM EM S", places)
}

fn torch_on(map: &str, places: [(i8, i8); 3]) -> Table {
    let mut table = stage(map)
        .crew(["thief", "angry-locksmith", "lookout"])
        .skills(0, ["bypass", "hurry"])
        .skills(1, ["bypass", "smash-n-grab"])
        .safe(Safe {
            cracks: 9,
            chits: Vec::new(),
            cash: 1,
            items: Vec::new(),
        })
        .act(places, &[1, 1, 1]);
    table.commit(0, "Bump");
    table.commit(1, "Bump");
    table
}

// covers: rule:safecracking, item:plasma-torch
#[test]
fn the_torch_cracks_one_for_each_unlock() {
    let mut table = torch([(0, 3), (0, 0), (0, 0)]);
    table.ok(CRACK);
    table.ok(CRACK);
    assert_eq!(table.state.cracks, 2);
}

// covers: rule:safecracking, item:plasma-torch
#[test]
fn neighbours_lend_unlocks_to_the_torch() {
    let lend = Command::Lend { who: Who(1) };
    let mut table = torch([(0, 3), (0, 2), (0, 0)]);
    table.ok(lend);
    table.teleport(1, 0, 3);
    table.ok(lend);
    assert_eq!(table.state.cracks, 2);
    assert_eq!(table.refused(lend), Refusal::NoneLeft);
    let mut far = torch([(0, 3), (0, 1), (0, 0)]);
    assert_eq!(far.refused(lend), Refusal::NotAdjacent);
    // The torch must be on the hex.
    let mut beside = torch([(0, 2), (0, 2), (0, 0)]);
    assert_eq!(beside.refused(lend), Refusal::NobodyWithTorch);
}

// covers: rule:safecracking, item:plasma-torch, item:safecracking-tools
#[test]
fn an_unlock_is_converted_by_tools_or_torch_but_not_by_both() {
    let mut table = torch([(0, 3), (0, 3), (0, 0)]);
    let tools = table.item("safecracking-tools", 0);
    table.give(tools, 0);
    table.ok(CRACK);
    table.ok(CRACK);
    assert_eq!(table.state.cracks, 3);
    // What others lend goes through the torch.
    table.ok(Command::Lend { who: Who(1) });
    table.ok(Command::Lend { who: Who(1) });
    assert_eq!(table.state.cracks, 5);
}

// covers: rule:safecracking, rule:remote-locks
#[test]
fn an_inmate_lends_no_unlocks() {
    let mut table = torch_on("E2 EM RX S SX", [(0, 3), (0, 2), (0, 0)]);
    assert_eq!(
        table.refused(Command::Lend { who: Who(1) }),
        Refusal::Imprisoned
    );
}

// covers: rule:safecracking, ability:black-hat/exploit, option:granted-unlocks-crack
#[test]
fn unlocks_given_by_others_crack_unless_the_rules_say_otherwise() {
    let table = |allowed: bool| {
        let mut table = safe(9)
            .rules(|rules| rules.granted_unlocks_crack = allowed)
            .act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
        table.commit(1, "Exploit");
        table.ok(Command::Grant {
            who: Who(1),
            to: Who(0),
            gift: Gift::Unlock,
        });
        table.commit(0, "Walk");
        table
    };
    let mut lax = table(true);
    lax.ok(CRACK);
    lax.ok(CRACK);
    assert_eq!(lax.state.cracks, 3);
    let mut strict = table(false);
    assert_eq!(strict.refused(CRACK), Refusal::NoneLeft);
}
