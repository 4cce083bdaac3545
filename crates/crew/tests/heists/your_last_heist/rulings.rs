//! The published rulings, one by one.

use super::*;

// covers: your-last-heist/rule:faq-locked-in, your-last-heist/rule:security-chits
#[test]
fn whoever_is_locked_in_may_leave_and_nobody_enters_or_picks_their_own_tile() {
    let mut table = board("E2 EM LO RE")
        .skills(0, ["bypass", "hurry"])
        .act([(0, 2), (0, 1), (0, 0)], &[1; 3]);
    flip(&mut table, Token::Lock, 0, 2);
    hit(&mut table, 14);
    assert_eq!(
        table.count(Token::Lock, 0, 2),
        1,
        "reinforcements locked it"
    );
    table.commit(1, "Walk");
    assert_eq!(blocked(&mut table, 1, 0, 2), Refusal::Locked);
    table.commit(0, "Bump");
    assert_eq!(table.refused(unlock(&table, 0, 0, 2)), Refusal::NotAdjacent);
    step(&mut table, 0, 0, 1);
}

// covers: your-last-heist/rule:faq-several-chits, your-last-heist/rule:security-chits
#[test]
fn several_chits_on_a_tile_stack() {
    let mut table = board("E2 EM L2")
        .skills(0, ["bypass", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Bump");
    table.ok(unlock(&table, 0, 0, 2));
    assert_eq!(blocked(&mut table, 0, 0, 2), Refusal::Locked);
    table.ok(unlock(&table, 0, 0, 2));
    step(&mut table, 0, 0, 2);
    // One of each: the lock bars the way, then guard and camera do what they do.
    let mut mixed = board("E2 EM 2CL").act([(0, 1), (0, 0), (0, 0)], &[2, 1, 1]);
    mixed.commit(0, "Pick");
    mixed.ok(unlock(&mixed, 0, 0, 2));
    pass(&mut mixed, 1);
    mixed.commit(0, "Walk");
    step(&mut mixed, 0, 0, 2);
    assert_eq!(mixed.state.count.alerts_by_cameras, 1);
}

// covers: your-last-heist/rule:faq-security-roll-wraps, your-last-heist/ability:lookout/misdirect, your-last-heist/ability:watchman/great-in-a-pinch-die
#[test]
fn the_security_die_turns_from_four_to_one_and_back() {
    for character in ["lookout", "watchman"] {
        for (face, up, square) in [(4, true, "1"), (1, false, "4")] {
            let mut table = with("E2 EM EM EM", character).act([(0, 1), (0, 2), (0, 3)], &[1; 3]);
            table.set_ideas(0, 3);
            pass(&mut table, face);
            table.ok(Command::Nudge { who: FIRST, up });
            assert_eq!(table.played(), [square]);
        }
    }
}

/// A hacker's gift to a character in the second seat.
fn gift(hacker: &str, other: &str, map: &str) -> Table {
    let mut table = stage_of(EDITION, map)
        .crew([hacker, other, "lookout"])
        .act([(0, 1), (0, 1), (0, 0)], &[1; 3]);
    let action = if hacker == "black-hat" {
        "Exploit"
    } else {
        "Autopwn"
    };
    table.commit(0, action);
    table
}

// covers: your-last-heist/rule:faq-not-on-oneself, your-last-heist/ability:script-kiddie/autopwn, your-last-heist/ability:hacktivist/autopwn, your-last-heist/ability:black-hat/exploit
#[test]
fn autopwn_and_exploit_never_work_on_oneself() {
    for hacker in ["script-kiddie", "hacktivist", "black-hat"] {
        let mut table = gift(hacker, "thug", "E2 EM GU");
        let own = Command::Grant {
            who: FIRST,
            to: FIRST,
            gift: Gift::Subdue,
        };
        assert_eq!(table.refused(own), Refusal::SameCharacter, "{hacker}");
    }
}

// covers: your-last-heist/rule:faq-cannot-be-given, your-last-heist/ability:street-urchin/there-are-better-ways, your-last-heist/ability:grifter/there-are-better-ways, your-last-heist/ability:mastermind/there-are-better-ways
#[test]
fn whoever_cannot_subdue_cannot_be_given_a_subdue() {
    for other in ["street-urchin", "grifter", "mastermind"] {
        let mut table = gift("script-kiddie", other, "E2 EM 2GC");
        let give = |gift: Gift| Command::Grant {
            who: FIRST,
            to: SECOND,
            gift,
        };
        assert_eq!(
            table.refused(give(Gift::Subdue)),
            Refusal::CannotSubdue,
            "{other}"
        );
        table.ok(give(Gift::Disable));
        table.ok(disable(&table, 1, 0, 2));
    }
}

// covers: your-last-heist/rule:faq-adrenaline-on-gifts, your-last-heist/ability:thug/adrenaline, your-last-heist/ability:bruiser/adrenaline, your-last-heist/ability:operative/adrenaline
#[test]
fn adrenaline_works_on_a_subdue_that_was_given() {
    for other in ["thug", "bruiser", "operative"] {
        let mut table = gift("black-hat", other, "E2 EM GU");
        let before = table.ideas(1);
        table.ok(Command::Grant {
            who: FIRST,
            to: SECOND,
            gift: Gift::Subdue,
        });
        assert_eq!(table.ideas(1), before);
        table.ok(subdue(&table, 1, 0, 2));
        assert_eq!(table.ideas(1), before + 1, "{other}");
    }
}

// covers: your-last-heist/rule:faq-no-help-in-escape, your-last-heist/rule:help-out
#[test]
fn nobody_helps_out_in_escape() {
    let mut table = alarm(board("E2 EM"), [(0, 0), (0, 1), (0, 0)], [4, 0, 0]);
    let help = Command::Teamwork {
        who: FIRST,
        to: SECOND,
    };
    assert_eq!(table.refused(help), Refusal::WrongPhase);
}

// covers: your-last-heist/rule:faq-breach-for-all, your-last-heist/ability:demolitions-guy/breach
#[test]
fn an_exit_made_by_a_breach_is_open_to_all_however_many_chits_there_are() {
    // All five entrances of the box are on the map already.
    let map = "
        E3   E3   E3   E3   E3   GP
          EM   EM   EM   EM   EM   GP
    ";
    let mut table = with(map, "demolitions-guy").act([(1, 4), (1, 4), (0, 0)], &[1; 3]);
    table.commit(0, "Breach");
    let exit = table.heist.board().spare_exit(0);
    set_ideas(&mut table, [1, 1, 0]);
    for who in [FIRST, SECOND] {
        table.ok(Command::Dash { who, to: exit });
    }
    table.finish();
    assert_eq!([0, 1].map(|who| status(&table, who)), [Status::Escaped; 2]);
}

// covers: your-last-heist/rule:faq-loot-in-escape, your-last-heist/rule:escape-phase
#[test]
fn loot_is_taken_and_dropped_in_escape_but_the_plan_comes_before_the_roll() {
    let mut table = alarm(board("E2 EM EM+JW EM"), [(0, 2), (0, 1), (0, 3)], [2, 1, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    // Handed over on the way, without any price.
    table.ok(pick_up(&table, 0, jewel));
    table.ok(dash(&table, 0, 0, 1));
    table.ok(put_down(&table, 0, jewel));
    table.ok(dash(&table, 0, 0, 0));
    table.ok(pick_up(&table, 1, jewel));
    table.ok(dash(&table, 1, 0, 0));
    assert_eq!(table.place(jewel), Place::SECURED);
    // Once rolled, a way cannot be changed.
    roll_for(&mut table, 2, &[(0, 2), (0, 1), (0, 0)], 0, 6);
    let detour = declare(&table, 2, 0, 3);
    assert_eq!(table.refused(detour), Refusal::AlreadyRolled);
}

// covers: your-last-heist/rule:faq-longer-ways, your-last-heist/rule:escape-phase
#[test]
fn the_way_out_need_not_be_the_shortest() {
    let mut table = alarm(board("E2 EM EM JW"), [(0, 2), (0, 0), (0, 0)], [0, 0, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    roll_for(&mut table, 0, &[(0, 3), (0, 2), (0, 1), (0, 0)], 0, 4);
    table.ok(Command::Run { who: FIRST });
    table.ok(pick_up(&table, 0, jewel));
    run(&mut table, 0);
    table.finish();
    assert_eq!(status(&table, 0), Status::Escaped);
    assert_eq!(table.outcome().jewels, 1);
}

// covers: your-last-heist/rule:faq-no-unlocking-in-escape, your-last-heist/rule:escape-phase
#[test]
fn nothing_unlocks_a_lock_in_escape() {
    for character in ["angry-locksmith", "safecracker", "demolitions-guy"] {
        let mut table = alarm(
            with("E2 LO EM", character),
            [(0, 2), (0, 0), (0, 0)],
            [9, 0, 0],
        );
        let space = table.at(0, 1);
        let pick = Command::PickLock { who: FIRST, space };
        assert_eq!(table.refused(pick), Refusal::NoSuchAbility);
        assert_eq!(table.refused(unlock(&table, 0, 0, 1)), Refusal::WrongPhase);
        assert_eq!(table.refused(dash(&table, 0, 0, 1)), Refusal::Locked);
    }
}

// covers: your-last-heist/rule:faq-picker-need-not-unlock, your-last-heist/ability:angry-locksmith/efficient-picker
#[test]
fn the_efficient_picker_need_not_unlock_anything() {
    // No lock far and wide.
    let mut table = with("E2 EM EM", "angry-locksmith").act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Pick");
    table.ok(Command::PickOn { who: FIRST });
    step(&mut table, 0, 0, 1);
    assert_eq!(table.state.noise, 2);
}
