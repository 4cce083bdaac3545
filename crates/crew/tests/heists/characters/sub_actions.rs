//! What icons do: moves, unlocks, subdues, disables, ideas, reveals and loot.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::Token;

// covers: rule:actions-and-sub-actions
#[test]
fn a_move_goes_to_an_adjacent_tile() {
    let mut table = stage("E2 EM EM").act([(0, 0); 3], &[1, 1, 1]);
    table.commit(0, "Run");
    let far = Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    };
    assert_eq!(table.refused(far), Refusal::NotAdjacent);
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 1),
    });
    table.ok(far);
    let back = Command::Move {
        who: FIRST,
        to: table.at(0, 1),
    };
    assert_eq!(table.refused(back), Refusal::NoneLeft);
}

// covers: rule:actions-and-sub-actions, rule:part-1-the-plan
#[test]
fn a_move_needs_an_own_planning_token_except_onto_entrances() {
    let mut table = stage("E2 EM EM").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    let unplanned = table.at(0, 2);
    table.state.crew[0].planned.remove(unplanned);
    table.commit(0, "Run");
    let inside = Command::Move {
        who: FIRST,
        to: unplanned,
    };
    assert_eq!(table.refused(inside), Refusal::NotPlannedByYou);
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 0),
    });
    assert_eq!(table.state.crew[0].at, table.at(0, 0));
}

// covers: rule:part-1-the-plan
#[test]
fn the_plan_of_another_is_no_help() {
    let mut table = stage("E2 EM EM").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.state.crew[0].planned = [table.at(0, 1)].into_iter().collect();
    table.commit(0, "Walk");
    let inside = Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    };
    assert!(table.state.crew[1].planned.contains(table.at(0, 2)));
    assert_eq!(table.refused(inside), Refusal::NotPlannedByYou);
}

// covers: rule:security-chits
#[test]
fn a_locked_tile_is_not_entered_but_it_is_left() {
    let mut table = stage("E2 EM LO").act([(0, 1), (0, 2), (0, 0)], &[1, 1, 2]);
    table.commit(0, "Walk");
    let inside = Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    };
    assert_eq!(table.refused(inside), Refusal::Locked);
    table.commit(1, "Walk");
    table.ok(Command::Move {
        who: SECOND,
        to: table.at(0, 1),
    });
    assert_eq!(table.state.crew[1].at, table.at(0, 1));
}

// covers: rule:security-chits
#[test]
fn a_guard_lets_everybody_in_and_nobody_out() {
    let mut table = stage("E2 EM GU EM").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Run");
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    });
    let out = Command::Move {
        who: FIRST,
        to: table.at(0, 3),
    };
    assert_eq!(table.refused(out), Refusal::HeldByGuard);
}

// covers: rule:security-chits
#[test]
fn each_guard_on_a_tile_needs_its_own_subdue() {
    // Assault on 3: Rampage, with two subdues and two moves.
    let mut table = stage("E2 G2 EM")
        .skills(0, ["assault", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[3, 1, 1]);
    table.commit(0, "Rampage");
    table.ok(Command::Subdue {
        who: FIRST,
        space: table.at(0, 1),
        dog: false,
    });
    let out = Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    };
    assert_eq!(table.refused(out), Refusal::HeldByGuard);
    assert_eq!(table.count(Token::SubduedGuard, 0, 1), 1);
    table.ok(Command::Subdue {
        who: FIRST,
        space: table.at(0, 1),
        dog: false,
    });
    table.ok(out);
}

// covers: rule:security-chits, rule:raise-alert
#[test]
fn entering_raises_an_alert_for_each_live_camera_and_leaving_none() {
    let mut table = stage("E2 EM C2 EM").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Run");
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    });
    assert_eq!(table.state.count.alerts_by_cameras, 2);
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 3),
    });
    assert_eq!(table.state.count.alerts_by_cameras, 2);
}

// covers: rule:actions-and-sub-actions, rule:security-chits
#[test]
fn an_unlock_works_on_adjacent_tiles_only() {
    let mut table = stage("E2 LO LO LO").act([(0, 1), (0, 0), (0, 0)], &[2, 1, 1]);
    table.commit(0, "Pick");
    let here = Command::Unlock {
        who: FIRST,
        space: table.at(0, 1),
    };
    let far = Command::Unlock {
        who: FIRST,
        space: table.at(0, 3),
    };
    let open = Command::Unlock {
        who: FIRST,
        space: table.at(0, 0),
    };
    assert_eq!(table.refused(here), Refusal::NotAdjacent);
    assert_eq!(table.refused(far), Refusal::NotAdjacent);
    assert_eq!(table.refused(open), Refusal::NothingToUnlock);
    table.ok(Command::Unlock {
        who: FIRST,
        space: table.at(0, 2),
    });
    assert_eq!(table.count(Token::OpenLock, 0, 2), 1);
}

// covers: rule:actions-and-sub-actions, rule:security-chits
#[test]
fn two_locks_on_a_tile_need_two_unlocks() {
    // Bypass on 1: Bump.
    let mut table = stage("E2 EM L2")
        .skills(0, ["bypass", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Bump");
    let (unlock, enter) = (
        Command::Unlock {
            who: FIRST,
            space: table.at(0, 2),
        },
        Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        },
    );
    table.ok(unlock);
    assert_eq!(table.refused(enter), Refusal::Locked);
    table.ok(unlock);
    table.ok(enter);
}

// covers: rule:actions-and-sub-actions
#[test]
fn subdue_reaches_the_own_tile_and_adjacent_ones() {
    let mut table = stage("E2 GU GU GU")
        .skills(0, ["assault", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[3, 1, 1]);
    table.commit(0, "Rampage");
    let far = Command::Subdue {
        who: FIRST,
        space: table.at(0, 3),
        dog: false,
    };
    assert_eq!(table.refused(far), Refusal::NotAdjacent);
    let nobody = Command::Subdue {
        who: FIRST,
        space: table.at(0, 0),
        dog: false,
    };
    assert_eq!(table.refused(nobody), Refusal::NothingToSubdue);
    let no_dog = Command::Subdue {
        who: FIRST,
        space: table.at(0, 1),
        dog: true,
    };
    assert_eq!(table.refused(no_dog), Refusal::NothingToSubdue);
    table.ok(Command::Subdue {
        who: FIRST,
        space: table.at(0, 1),
        dog: false,
    });
    table.ok(Command::Subdue {
        who: FIRST,
        space: table.at(0, 2),
        dog: false,
    });
    assert_eq!(
        [1, 2, 3].map(|col| table.count(Token::SubduedGuard, 0, col)),
        [1, 1, 0]
    );
}

// covers: rule:actions-and-sub-actions
#[test]
fn disable_reaches_the_own_tile_and_adjacent_ones() {
    // Yank Wires on 1: Shatter, with two disables.
    let mut table = stage("E2 CM CM CM")
        .skills(0, ["yank-wires", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Shatter");
    let far = Command::Disable {
        who: FIRST,
        space: table.at(0, 3),
    };
    assert_eq!(table.refused(far), Refusal::NotAdjacent);
    let none = Command::Disable {
        who: FIRST,
        space: table.at(0, 0),
    };
    assert_eq!(table.refused(none), Refusal::NothingToDisable);
    table.ok(Command::Disable {
        who: FIRST,
        space: table.at(0, 1),
    });
    table.ok(Command::Disable {
        who: FIRST,
        space: table.at(0, 2),
    });
    assert_eq!(
        [1, 2, 3].map(|col| table.count(Token::DisabledCamera, 0, col)),
        [1, 1, 0]
    );
    assert_eq!(table.alerts(), 0);
}

// covers: rule:actions-and-sub-actions
#[test]
fn a_guard_behind_a_lock_can_be_subdued() {
    let mut table = stage("E2 EM 2GL").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Punch");
    table.ok(Command::Subdue {
        who: FIRST,
        space: table.at(0, 2),
        dog: false,
    });
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 1);
}

// covers: rule:actions-and-sub-actions, option:work-on-locked-tiles
#[test]
fn by_house_rule_locked_tiles_are_out_of_reach() {
    let mut table = stage("E2 EM 2GL")
        .rules(|rules| rules.work_on_locked_tiles = false)
        .act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Punch");
    let outside = Command::Subdue {
        who: FIRST,
        space: table.at(0, 2),
        dog: false,
    };
    assert_eq!(table.refused(outside), Refusal::Locked);
    table.teleport(0, 0, 2);
    table.ok(outside);
}

// covers: rule:actions-and-sub-actions
#[test]
fn an_idea_icon_brings_an_idea() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[1, 1, 1]);
    let before = table.ideas(1);
    table.commit(1, "Pause");
    assert_eq!(table.ideas(1), before);
    table.ok(Command::Think { who: SECOND });
    assert_eq!(table.ideas(1), before + 1);
    assert_eq!(
        table.refused(Command::Think { who: SECOND }),
        Refusal::NoneLeft
    );
}

// covers: rule:reveal, rule:actions-and-sub-actions
#[test]
fn reveal_works_anywhere_on_the_board() {
    let mut table = stage("E2 EM EM EM SC EM EM SC")
        .bag(Bag {
            guards: 1,
            locks: 1,
            ..Bag::default()
        })
        .act([(0, 0); 3], &[1, 1, 1]);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.commit(2, "Discover");
    let known = Command::Reveal {
        who: THIRD,
        space: table.at(0, 1),
    };
    assert_eq!(table.refused(known), Refusal::NotUnknown);
    table.ok(Command::Reveal {
        who: THIRD,
        space: table.at(0, 7),
    });
    assert_eq!(table.count(Token::Guard, 0, 7), 1);
    assert_eq!(table.state.unknown.len(), 1);
    assert_eq!(
        table.refused(Command::Thin { who: THIRD }),
        Refusal::StillUnknown
    );
}

// covers: rule:reveal
#[test]
fn with_nothing_unknown_a_reveal_takes_a_chit_out_of_the_bag() {
    let mut table = stage("E2 EM")
        .bag(Bag {
            guards: 2,
            ..Bag::default()
        })
        .act([(0, 0); 3], &[1, 1, 1]);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.commit(2, "Discover");
    table.ok(Command::Thin { who: THIRD });
    assert_eq!(table.state.in_bag(Chit::Guard), 1);
    assert_eq!(table.state.tokens.total(Chit::Guard), 0);
}

// covers: rule:reveal
#[test]
fn with_an_empty_bag_a_reveal_does_nothing() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[4, 1, 1]);
    table.commit(0, "Observe");
    assert_eq!(
        table.refused(Command::Thin { who: FIRST }),
        Refusal::BagEmpty
    );
    assert_eq!(
        table.refused(Command::Realize { who: FIRST }),
        Refusal::NoSuchAbility
    );
}

// covers: rule:reveal
#[test]
fn an_empty_bag_gives_blanks() {
    let mut table = stage("E2 EM EM EM SC").act([(0, 0); 3], &[4, 1, 1]);
    table.state.bag = Default::default();
    table.commit(0, "Observe");
    table.ok(Command::Reveal {
        who: FIRST,
        space: table.at(0, 4),
    });
    assert!(table.told(Event::Revealed {
        space: table.at(0, 4),
        chit: Chit::Blank
    }));
}

// covers: rule:reveal, option:empty-bag-means-blank
#[test]
fn by_house_rule_tiles_stay_unknown_when_the_bag_is_empty() {
    let mut table = stage("E2 EM EM EM SC")
        .rules(|rules| rules.empty_bag_means_blank = false)
        .act([(0, 0); 3], &[4, 1, 1]);
    table.state.bag = Default::default();
    table.commit(0, "Observe");
    let dry = Command::Reveal {
        who: FIRST,
        space: table.at(0, 4),
    };
    assert_eq!(table.refused(dry), Refusal::BagEmpty);
}

// covers: rule:loot-and-items, rule:actions-and-sub-actions
#[test]
fn a_loot_icon_brings_a_thousand_anywhere() {
    // Smash 'n' Grab on 6: Grab.
    let mut table = stage("E2 EM").act([(0, 1), (0, 0), (0, 0)], &[6, 1, 1]);
    table.commit(0, "Grab");
    table.ok(Command::Pocket { who: FIRST });
    assert_eq!((table.state.crew[0].cash, table.state.team.cash), (1, 0));
    assert_eq!(
        table.refused(Command::Pocket { who: FIRST }),
        Refusal::NoneLeft
    );
}

// covers: rule:loot-and-items
#[test]
fn a_loot_icon_outdoors_is_secured_at_once() {
    let mut table = stage("E2 EM").act([(0, 0); 3], &[6, 1, 1]);
    table.commit(0, "Grab");
    table.ok(Command::Pocket { who: FIRST });
    assert_eq!((table.state.crew[0].cash, table.state.team.cash), (0, 1));
}

// covers: rule:loot-and-items, option:loot-icon-outdoors
#[test]
fn by_house_rule_there_is_no_loot_outdoors() {
    let mut table = stage("E2 EM")
        .rules(|rules| rules.loot_icon_outdoors = false)
        .act([(0, 0); 3], &[6, 1, 1]);
    table.commit(0, "Grab");
    assert_eq!(
        table.refused(Command::Pocket { who: FIRST }),
        Refusal::NothingToTake
    );
    table.teleport(0, 0, 1);
    table.ok(Command::Pocket { who: FIRST });
}
