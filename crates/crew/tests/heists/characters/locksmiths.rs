//! Angry Locksmith, Safecracker and Demolitions Guy.

use super::*;
use crew::state::Place;

const PICKERS: [&str; 3] = ["angry-locksmith", "safecracker", "demolitions-guy"];

// covers: ability:angry-locksmith/efficient-picker, ability:safecracker/efficient-picker, ability:demolitions-guy/efficient-picker
#[test]
fn efficient_pickers_buy_a_noisy_move_for_each_unlock_icon() {
    for picker in PICKERS {
        // Bypass on 1: Bump, two unlocks that nobody uses here.
        let mut table = with("E2 EM", picker)
            .skills(0, ["bypass", "hurry"])
            .act([(0, 0); 3], &[1, 1, 1]);
        table.set_ideas(0, 3);
        table.commit(0, "Bump");
        table.ok(Command::PickOn { who: FIRST });
        assert_eq!(
            (table.ideas(0), table.state.noise, pool(&table, FIRST).moves),
            (2, 3, 2)
        );
        table.ok(Command::PickOn { who: FIRST });
        assert_eq!(
            (table.ideas(0), table.state.noise, pool(&table, FIRST).moves),
            (1, 4, 3)
        );
        assert_eq!(table.alerts(), 1);
        assert_eq!(
            table.refused(Command::PickOn { who: FIRST }),
            Refusal::NoneLeft
        );
    }
}

// covers: ability:angry-locksmith/efficient-picker, ability:safecracker/efficient-picker, ability:demolitions-guy/efficient-picker
#[test]
fn efficient_pickers_need_an_unlock_icon_and_an_idea() {
    for picker in PICKERS {
        let mut table = with("E2 EM", picker).act([(0, 0); 3], &[1, 1, 1]);
        assert_eq!(
            table.refused(Command::PickOn { who: FIRST }),
            Refusal::NoneLeft
        );
        table.commit(0, "Walk");
        assert_eq!(
            table.refused(Command::PickOn { who: FIRST }),
            Refusal::NoneLeft
        );
        let mut table = with("E2 EM", picker).act([(0, 0); 3], &[2, 1, 1]);
        table.set_ideas(0, 0);
        table.commit(0, "Pick");
        let poor = Refusal::NotEnoughIdeas { need: 1, have: 0 };
        assert_eq!(table.refused(Command::PickOn { who: FIRST }), poor);
    }
}

// covers: ability:safecracker/efficient-picker
#[test]
fn others_do_not_buy_moves() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[2, 1, 1]);
    table.set_ideas(0, 3);
    table.commit(0, "Pick");
    assert_eq!(
        table.refused(Command::PickOn { who: FIRST }),
        Refusal::NoSuchAbility
    );
}

// covers: ability:angry-locksmith/efficient-picker, ability:script-kiddie/autopwn
#[test]
fn unlocks_of_another_character_are_no_icons_of_the_picker() {
    let mut table = stage("E2 EM LO")
        .crew(["angry-locksmith", "script-kiddie", "burglar"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Walk");
    table.commit(1, "Autopwn");
    table.ok(Command::Grant {
        who: SECOND,
        to: FIRST,
        gift: Gift::Unlock,
    });
    assert_eq!(
        table.refused(Command::PickOn { who: FIRST }),
        Refusal::NoneLeft
    );
}

// covers: ability:angry-locksmith/efficient-picker
#[test]
fn icons_of_an_item_count_for_the_picker() {
    let mut table = with("E2 EM", "angry-locksmith").act([(0, 0); 3], &[5, 1, 1]);
    table.give(table.item("cheap-picks", 0), 0);
    table.commit(0, "Rake");
    table.ok(Command::PickOn { who: FIRST });
    assert_eq!(pool(&table, FIRST).moves, 2);
}

// covers: ability:angry-locksmith/efficient-picker, option:picker-counts-items
#[test]
fn by_house_rule_icons_of_an_item_do_not_count_for_the_picker() {
    let mut table = with("E2 EM", "angry-locksmith")
        .rules(|rules| rules.picker_counts_items = false)
        .act([(0, 0); 3], &[5, 1, 1]);
    table.give(table.item("cheap-picks", 0), 0);
    table.commit(0, "Rake");
    assert_eq!(
        table.refused(Command::PickOn { who: FIRST }),
        Refusal::NoneLeft
    );
}

// covers: ability:angry-locksmith/pick-under-pressure, ability:safecracker/pick-under-pressure, rule:phase-4-escape
#[test]
fn locks_open_for_ideas_in_escape() {
    for picker in ["angry-locksmith", "safecracker"] {
        let mut table = with("E2 L2 EM LO LO", picker).act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
        let locked = Command::PickLock {
            who: FIRST,
            space: table.at(0, 1),
        };
        assert_eq!(table.refused(locked), Refusal::WrongPhase);
        table.escape();
        table.set_ideas(0, 4);
        let noise = table.state.noise;
        let far = Command::PickLock {
            who: FIRST,
            space: table.at(0, 4),
        };
        assert_eq!(table.refused(far), Refusal::NotAdjacent);
        table.ok(locked);
        table.ok(locked);
        assert_eq!(table.refused(locked), Refusal::NothingToUnlock);
        assert_eq!((table.ideas(0), table.state.noise), (2, noise));
        table.ok(Command::Dash {
            who: FIRST,
            to: table.at(0, 1),
        });
        table.ok(Command::Dash {
            who: FIRST,
            to: table.at(0, 0),
        });
        table.finish();
        assert_eq!(table.state.crew[0].status, Status::Escaped);
    }
}

// covers: ability:angry-locksmith/pick-under-pressure
#[test]
fn the_demolitions_guy_opens_no_locks_in_escape() {
    let mut table = with("E2 LO EM", "demolitions-guy").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    table.escape();
    let locked = Command::PickLock {
        who: FIRST,
        space: table.at(0, 1),
    };
    assert_eq!(table.refused(locked), Refusal::NoSuchAbility);
}

// covers: ability:safecracker/gain-safecracking-tools, ability:thief/gain-plasma-torch
#[test]
fn the_safecracker_and_the_thief_bring_their_item() {
    for (character, item) in [
        ("safecracker", "safecracking-tools"),
        ("thief", "plasma-torch"),
    ] {
        let table = with("E2 EM", character).plan();
        assert_eq!(table.place(table.item(item, 0)), Place::with(FIRST));
        assert!(table.state.crew[0].holds(table.item(item, 0)));
    }
}

// covers: ability:safecracker/gain-safecracking-tools, ability:thief/gain-plasma-torch
#[test]
fn an_item_without_a_free_copy_is_not_brought() {
    // The only torch lies on the map; of the two sets of tools one lies there.
    let torch = with("E2 I", "thief").items(&["plasma-torch"]).plan();
    assert_eq!(
        torch.place(torch.item("plasma-torch", 0)),
        Place::on(torch.at(0, 1))
    );
    assert_eq!(torch.state.crew[0].held, 0);
    let tools = with("E2 I", "safecracker")
        .items(&["safecracking-tools"])
        .plan();
    assert_eq!(
        tools.place(tools.item("safecracking-tools", 0)),
        Place::on(tools.at(0, 1))
    );
    assert_eq!(
        tools.place(tools.item("safecracking-tools", 1)),
        Place::with(FIRST)
    );
    let mut team = with("E2 EM", "safecracker");
    team.setup.items = vec!["safecracking-tools".into(); 2];
    assert_eq!(team.plan().state.crew[0].held, 0);
}

// covers: ability:safecracker/gain-safecracking-tools, ability:thief/gain-plasma-torch, option:starting-items
#[test]
fn by_house_rule_nobody_brings_an_item() {
    for character in ["safecracker", "thief"] {
        let table = with("E2 EM", character)
            .rules(|rules| rules.starting_items = false)
            .plan();
        assert_eq!(table.state.crew[0].held, 0);
    }
}

/// A ring of six tiles around a hole; the entrance is on the left.
const RING: &str = "GP GP EM EM\nE2 EM GP EM\nGP GP EM EM";

// covers: ability:demolitions-guy/breach, rule:external
#[test]
fn a_breach_needs_an_external_side() {
    let table = with(RING, "demolitions-guy").act([(1, 1), (1, 0), (1, 0)], &[1, 1, 1]);
    let aims = |table: &Table| -> Vec<u8> {
        let aim = |command: Command| match command {
            Command::Commit {
                action: ActionId(2),
                aim,
                ..
            } => Some(aim.0),
            _ => None,
        };
        table.legal(0).into_iter().filter_map(aim).collect()
    };
    // Lower left, left (an entrance does not fill its cell) and upper left; the hole on the right is not outside.
    assert_eq!(aims(&table), [3, 4, 5]);
    let mut table = table;
    let hole = Command::Commit {
        who: FIRST,
        action: ActionId(2),
        face: 0,
        aim: crew::Aim(1),
    };
    assert_eq!(table.refused(hole), Refusal::NeedsExternalSide);
    let no_side = Command::Commit {
        who: FIRST,
        action: ActionId(2),
        face: 0,
        aim: crew::Aim(6),
    };
    assert_eq!(table.refused(no_side), Refusal::NeedsExternalSide);
    table.teleport(0, 1, 0);
    assert!(aims(&table).is_empty());
}

// covers: ability:demolitions-guy/breach
#[test]
fn a_breach_costs_four_ideas() {
    let mut table = with(RING, "demolitions-guy").act([(1, 1), (1, 0), (1, 0)], &[1, 1, 1]);
    table.set_ideas(0, 3);
    let breach = Command::Commit {
        who: FIRST,
        action: ActionId(2),
        face: 0,
        aim: crew::Aim(3),
    };
    assert_eq!(
        table.refused(breach),
        Refusal::NotEnoughIdeas { need: 4, have: 3 }
    );
    table.set_ideas(0, 5);
    table.ok(breach);
    assert_eq!((table.ideas(0), table.state.noise), (1, 0));
}

// covers: ability:demolitions-guy/breach, rule:phase-4-escape
#[test]
fn a_breach_starts_escape_at_once_without_event_phase() {
    let mut table = with(RING, "demolitions-guy")
        .deck("23,M1,Z1")
        .act([(1, 3), (1, 0), (1, 0)], &[1, 1, 1]);
    table.commit(0, "Breach");
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(table.deck(), ["23", "M1", "Z1"]);
}

// covers: ability:demolitions-guy/breach, rule:entrances-and-exits
#[test]
fn anybody_leaves_through_the_breach() {
    let mut table = with(RING, "demolitions-guy").act([(1, 3), (1, 3), (1, 0)], &[1, 1, 1]);
    table.commit(0, "Breach");
    let exit = table.heist.board().spare_exit(0);
    table.set_ideas(0, 1);
    table.set_ideas(1, 1);
    table.ok(Command::Dash {
        who: SECOND,
        to: exit,
    });
    table.ok(Command::Dash {
        who: FIRST,
        to: exit,
    });
    table.finish();
    assert_eq!(table.state.crew[0].status, Status::Escaped);
    assert_eq!(table.state.crew[1].status, Status::Escaped);
}

// covers: ability:demolitions-guy/breach, rule:entrances-and-exits
#[test]
fn a_breach_touches_the_tile_it_was_made_on_only() {
    let mut table = with(RING, "demolitions-guy").act([(1, 3), (0, 3), (1, 0)], &[1, 1, 1]);
    table.commit(0, "Breach");
    let exit = table.heist.board().spare_exit(0);
    table.set_ideas(1, 3);
    assert_eq!(
        table.refused(Command::Dash {
            who: SECOND,
            to: exit
        }),
        Refusal::NotAdjacent
    );
}

// covers: ability:demolitions-guy/breach, rule:phase-3-event, option:breach-skips-event-phase
#[test]
fn by_house_rule_the_event_phase_comes_before_escape() {
    let mut table = with(RING, "demolitions-guy")
        .rules(|rules| rules.breach_skips_event_phase = false)
        .deck("23,M1,Z1")
        .act([(1, 3), (1, 0), (1, 0)], &[1, 1, 1]);
    table.commit(0, "Breach");
    assert_eq!(table.state.phase, Phase::Action);
    table.end_round();
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(table.deck(), ["M1", "Z1"]);
}
