//! Safecracking Tools and Plasma Torch.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Safe;
use crew::state::{Place, Token};

fn vault(cracks: u8) -> Stage {
    let safe = Safe {
        cracks,
        chits: vec![Chit::Documents],
        cash: 5,
        items: vec!["camouflage".into()],
    };
    stage("E2 S LO EM").safe(safe)
}

/// The Thug stands at the safe with these items and has so many unlocks.
fn at_the_safe(items: &[&str], unlocks: u8) -> Table {
    let mut table = vault(9).act([(0, 1), (0, 0), (0, 0)], &[2, 1, 1]);
    for id in items {
        let piece = table.item(id, 0);
        table.give(piece, 0);
    }
    table.commit(0, "Pick");
    table.state.crew[0].pool.unlocks = unlocks;
    table
}

// covers: item:safecracking-tools, rule:safecracking
#[test]
fn with_the_tools_two_unlocks_are_three_cracks() {
    for (unlocks, cracks) in [(1, 1), (2, 3), (3, 4), (4, 6)] {
        let mut table = at_the_safe(&["safecracking-tools"], unlocks);
        (0..unlocks).for_each(|_| table.ok(CRACK));
        assert_eq!(table.state.cracks, cracks);
        assert_eq!(table.refused(CRACK), Refusal::NoneLeft);
    }
}

// covers: item:plasma-torch, rule:safecracking
#[test]
fn with_the_torch_an_unlock_is_a_crack() {
    for unlocks in 1..=4 {
        let mut table = at_the_safe(&["plasma-torch"], unlocks);
        (0..unlocks).for_each(|_| table.ok(CRACK));
        assert_eq!(table.state.cracks, unlocks);
    }
}

// covers: item:plasma-torch, item:safecracking-tools, rule:safecracking
#[test]
fn an_unlock_goes_through_one_tool_only() {
    let mut table = at_the_safe(&["plasma-torch", "safecracking-tools"], 2);
    table.ok(CRACK);
    table.ok(CRACK);
    assert_eq!(table.state.cracks, 3);
}

// covers: item:plasma-torch, item:safecracking-tools, rule:safecracking
#[test]
fn an_unlock_through_the_torch_makes_no_pair_with_one_through_the_tools() {
    let mut table = at_the_safe(&["plasma-torch"], 3);
    table.ok(CRACK);
    let tools = table.item("safecracking-tools", 0);
    table.give(tools, 0);
    table.ok(CRACK);
    assert_eq!(table.state.cracks, 2);
    table.ok(CRACK);
    assert_eq!(table.state.cracks, 4);
}

// covers: item:safecracking-tools, rule:safecracking
#[test]
fn unlocks_of_two_rounds_do_not_pair_up() {
    let mut table = at_the_safe(&["safecracking-tools"], 1);
    table.ok(CRACK);
    table.dealer.add_rolls([2, 1, 1]);
    table.end_round();
    table.commit(0, "Pick");
    table.ok(CRACK);
    assert_eq!(table.state.cracks, 2);
}

// covers: item:safecracking-tools, rule:safecracking
#[test]
fn cracking_needs_tools_and_the_hex_of_the_safe() {
    let mut bare = at_the_safe(&["cheap-picks"], 1);
    assert_eq!(bare.refused(CRACK), Refusal::NoTools);
    let mut beside = vault(9).act([(0, 2), (0, 0), (0, 0)], &[2, 1, 1]);
    let piece = beside.item("safecracking-tools", 0);
    beside.give(piece, 0);
    beside.commit(0, "Pick");
    assert_eq!(beside.refused(CRACK), Refusal::NoSafeHere);
}

// covers: rule:safecracking, item:safecracking-tools, item:camouflage
#[test]
fn an_open_safe_leaves_its_contents_on_the_hex() {
    let mut table = vault(3).act([(0, 1), (0, 0), (0, 0)], &[2, 1, 1]);
    let piece = table.item("safecracking-tools", 0);
    table.give(piece, 0);
    table.commit(0, "Pick");
    table.state.crew[0].pool.unlocks = 3;
    let (documents, camouflage) = (table.loot(Chit::Documents, 0), table.item("camouflage", 0));
    table.ok(CRACK);
    assert_eq!(table.place(documents), Place::SAFE);
    table.ok(CRACK);
    let from = table.at(0, 1);
    assert!(table.told(Event::SafeOpened { space: from }));
    for piece in [documents, camouflage, Piece::CASH] {
        table.ok(Command::Take {
            who: Who(0),
            piece,
            from,
        });
    }
    assert_eq!(table.state.crew[0].cash, 5);
    assert_eq!(table.refused(CRACK), Refusal::NoSafeHere);
}

// covers: item:safecracking-tools
#[test]
fn nothing_but_cracking_is_silent() {
    let mut table = at_the_safe(&["safecracking-tools"], 1);
    table.ok(CRACK);
    table.end_round();
    assert_eq!(noise_of(&table, 0), 0);
    assert!(table.told(Event::Silent { who: Who(0) }));
}

// covers: item:safecracking-tools
#[test]
fn anything_else_breaks_the_suspenseful_silence() {
    // A lock opened besides.
    let mut table = at_the_safe(&["safecracking-tools"], 2);
    let space = table.at(0, 2);
    table.ok(CRACK);
    table.ok(Command::Unlock { who: Who(0), space });
    table.end_round();
    assert_eq!(noise_of(&table, 0), 1);
    // A step with the picks' move.
    let mut table = vault(9).act([(0, 1), (0, 0), (0, 0)], &[5, 1, 1]);
    for id in ["safecracking-tools", "cheap-picks"] {
        let piece = table.item(id, 0);
        table.give(piece, 0);
    }
    table.commit(0, "Rake");
    table.ok(CRACK);
    let to = table.at(0, 0);
    table.ok(Command::Move { who: Who(0), to });
    table.end_round();
    assert_eq!(noise_of(&table, 0), 1);
    // A guard subdued with the same action.
    let mut table = vault(9)
        .skills(0, ["wing-it", "linger"])
        .act([(0, 1), (0, 0), (0, 0)], &[2, 1, 1]);
    let piece = table.item("safecracking-tools", 0);
    table.give(piece, 0);
    table.add(Token::Guard, 0, 2);
    table.commit(0, "Strongarm");
    table.ok(CRACK);
    table.ok(Command::Subdue {
        who: Who(0),
        space,
        dog: false,
    });
    table.end_round();
    assert_eq!(noise_of(&table, 0), 2);
    // Not cracking at all.
    let mut table = at_the_safe(&["safecracking-tools"], 1);
    table.end_round();
    assert_eq!(noise_of(&table, 0), 1);
}

// covers: item:safecracking-tools, item:plasma-torch
#[test]
fn the_torch_alone_is_loud() {
    let mut table = at_the_safe(&["plasma-torch"], 1);
    table.ok(CRACK);
    table.end_round();
    assert_eq!(noise_of(&table, 0), 1);
}

// covers: item:safecracking-tools
#[test]
fn silence_is_kept_by_who_cracked_with_the_tools() {
    // The tools are handed on after the crack: it was silent all the same.
    let mut table = at_the_safe(&["safecracking-tools"], 1);
    table.teleport(1, 0, 1);
    table.ok(CRACK);
    let piece = table.item("safecracking-tools", 0);
    table.ok(Command::Hand {
        who: Who(0),
        to: Who(1),
        piece,
    });
    table.end_round();
    assert_eq!(noise_of(&table, 0), 0);
    // The torch is loud, even if the tools come along later.
    let mut table = vault(9).act([(0, 1), (0, 1), (0, 0)], &[2, 1, 1]);
    let (torch, tools) = (
        table.item("plasma-torch", 0),
        table.item("safecracking-tools", 0),
    );
    table.give(torch, 0);
    table.give(tools, 1);
    table.commit(0, "Pick");
    table.ok(CRACK);
    table.ok(Command::Hand {
        who: Who(1),
        to: Who(0),
        piece: tools,
    });
    table.end_round();
    assert_eq!(noise_of(&table, 0), 1);
}

// covers: item:safecracking-tools, ability:script-kiddie/autopwn
#[test]
fn cracking_with_a_given_unlock_only_is_silent_too() {
    let mut table = vault(9)
        .crew(["thug", "script-kiddie", "lookout"])
        .act([(0, 1), (0, 0), (0, 0)], &[2, 1, 1]);
    let piece = table.item("safecracking-tools", 0);
    table.give(piece, 0);
    table.commit(0, "Walk");
    table.commit(1, "Autopwn");
    table.ok(Command::Grant {
        who: Who(1),
        to: Who(0),
        gift: Gift::Unlock,
    });
    table.ok(CRACK);
    table.end_round();
    assert_eq!(noise_of(&table, 0), 0);
}

// covers: item:safecracking-tools, rule:raise-alert
#[test]
fn silence_does_not_stop_an_alert() {
    let mut table = vault(9)
        .skills(0, ["blast", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[3, 1, 1]);
    let piece = table.item("safecracking-tools", 0);
    table.give(piece, 0);
    table.commit(0, "Detonate");
    table.ok(CRACK);
    table.end_round();
    assert_eq!(
        (noise_of(&table, 0), table.state.count.alerts_by_actions),
        (0, 1)
    );
}

/// The Script Kiddie gives the Thug, who is at the safe with tools, an unlock.
fn autopwned(crack: bool) -> Table {
    let safe = Safe {
        cracks: 9,
        chits: Vec::new(),
        cash: 1,
        items: Vec::new(),
    };
    let mut table = stage("E2 S LO")
        .crew(["thug", "script-kiddie", "lookout"])
        .safe(safe)
        .rules(|rules| rules.granted_unlocks_crack = crack)
        .act([(0, 1), (0, 0), (0, 0)], &[2, 1, 1]);
    let piece = table.item("safecracking-tools", 0);
    table.give(piece, 0);
    table.commit(0, "Pick");
    table.commit(1, "Autopwn");
    table.ok(Command::Grant {
        who: Who(1),
        to: Who(0),
        gift: Gift::Unlock,
    });
    table
}

// covers: rule:safecracking, item:safecracking-tools, ability:script-kiddie/autopwn
#[test]
fn a_given_unlock_cracks_too() {
    let mut table = autopwned(true);
    table.ok(CRACK);
    table.ok(CRACK);
    assert_eq!(table.state.cracks, 3);
}

// covers: rule:safecracking, item:safecracking-tools
#[test]
fn by_house_rule_only_own_unlocks_crack() {
    let mut table = autopwned(false);
    table.ok(CRACK);
    assert_eq!(table.refused(CRACK), Refusal::NoneLeft);
    assert_eq!(table.state.cracks, 1);
    // It still opens a lock.
    let space = table.at(0, 2);
    table.ok(Command::Unlock { who: Who(0), space });
}

/// The Burglar holds the torch at the safe; the Thug lends from wherever.
fn torch(lender: (i8, i8), holder: (i8, i8)) -> Table {
    let safe = Safe {
        cracks: 2,
        chits: Vec::new(),
        cash: 1,
        items: Vec::new(),
    };
    let mut table = stage("E2 EM S EM EM")
        .safe(safe)
        .act([lender, holder, (0, 0)], &[2, 1, 1]);
    let piece = table.item("plasma-torch", 0);
    table.give(piece, 1);
    table.commit(0, "Pick");
    table
}

const LEND: Command = Command::Lend { who: Who(0) };

// covers: item:plasma-torch, rule:safecracking
#[test]
fn others_lend_unlocks_to_the_torch() {
    for lender in [(0, 1), (0, 2), (0, 3)] {
        let mut table = torch(lender, (0, 2));
        table.ok(LEND);
        assert_eq!(table.state.cracks, 1);
        assert_eq!(table.refused(LEND), Refusal::NoneLeft);
        // Their noise is their own.
        table.end_round();
        assert_eq!(noise_of(&table, 0), 1);
    }
}

// covers: item:plasma-torch, rule:safecracking
#[test]
fn nobody_lends_from_afar_or_without_a_torch_at_the_safe() {
    assert_eq!(torch((0, 4), (0, 2)).refused(LEND), Refusal::NotAdjacent);
    assert_eq!(
        torch((0, 1), (0, 1)).refused(LEND),
        Refusal::NobodyWithTorch
    );
    // The one with the torch does not lend to themselves.
    let mut alone = torch((0, 2), (0, 2));
    let piece = alone.item("plasma-torch", 0);
    alone.ok(Command::Hand {
        who: Who(1),
        to: Who(0),
        piece,
    });
    assert_eq!(alone.refused(LEND), Refusal::NobodyWithTorch);
}

// covers: item:plasma-torch, rule:safecracking
#[test]
fn lent_unlocks_open_the_safe() {
    let mut table = torch((0, 1), (0, 2));
    table.state.crew[0].pool.unlocks = 3;
    table.ok(LEND);
    table.ok(LEND);
    assert!(table.state.safe_open);
    assert_eq!(table.refused(LEND), Refusal::NoSafeHere);
}
