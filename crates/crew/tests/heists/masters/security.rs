//! Security chits: guards, cameras, locks, blanks, keycard doors.

use super::*;
use crew::content::scenario::Bag;

// covers: masters-of-the-heist/rule:security-chits
#[test]
fn a_guard_holds_whoever_came_in() {
    let mut table = board("E2 EM GU EM").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Punch");
    go(&mut table, 0, 0, 2);
    table.state.crew[0].pool.moves = 1;
    assert_eq!(no_go(&mut table, 0, 0, 3), Refusal::HeldByGuard);
    subdue(&mut table, 0, 0, 2);
    go(&mut table, 0, 0, 3);
}

// covers: masters-of-the-heist/rule:security-chits
#[test]
fn every_live_camera_on_a_tile_sees_who_enters() {
    let mut table = board("E2 EM C2").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::DisabledCamera, 0, 2);
    table.commit(0, "Walk");
    go(&mut table, 0, 0, 2);
    assert_eq!(table.state.count.alerts_by_cameras, 2);
}

// covers: masters-of-the-heist/rule:security-chits, masters-of-the-heist/rule:actions-and-sub-actions
#[test]
fn two_locks_take_two_unlocks_from_next_door() {
    let mut table = board("E2 EM L2").act([(0, 1), (0, 2), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    table.state.crew[0].pool.unlocks = 2;
    unlock(&mut table, 0, 0, 2);
    assert_eq!(no_go(&mut table, 0, 0, 2), Refusal::Locked);
    // Never on the own tile.
    table.state.crew[1].pool.unlocks = 1;
    let space = table.at(0, 2);
    let own = Command::Unlock { who: SECOND, space };
    assert_eq!(table.refused(own), Refusal::NotAdjacent);
    unlock(&mut table, 0, 0, 2);
    go(&mut table, 0, 0, 2);
}

// covers: masters-of-the-heist/rule:security-chits
#[test]
fn a_locked_tile_can_be_left() {
    let mut table = board("E2 EM LO").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    go(&mut table, 0, 0, 1);
}

// covers: masters-of-the-heist/rule:part-1-the-plan, masters-of-the-heist/rule:actions-and-sub-actions
#[test]
fn a_move_needs_a_planning_token_but_not_onto_an_entrance() {
    let mut table = board("E2 EM EM").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.state.crew[0].planned = board::SpaceSet::EMPTY;
    table.commit(0, "Walk");
    assert_eq!(no_go(&mut table, 0, 0, 2), Refusal::NotPlannedByYou);
    go(&mut table, 0, 0, 0);
}

// covers: masters-of-the-heist/rule:auto-reveal
#[test]
fn with_an_empty_bag_a_tile_turns_out_empty() {
    let mut table = board("E2 EM EM SC")
        .bag(Bag::default())
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    go(&mut table, 0, 0, 2);
    let space = table.at(0, 3);
    assert!(!table.state.unknown.contains(space));
    assert!(table.told(Event::Revealed {
        space,
        chit: Chit::Blank
    }));
}

/// A door, and its card on the tile before it.
const VAULT: &str = "E2 EM KC KCL PP";

// covers: masters-of-the-heist/scenario:the-startup-job
#[test]
fn a_keycard_opens_the_door_next_to_it_for_good_and_for_nothing() {
    let mut table = board(VAULT).act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    let (who, space) = (FIRST, table.at(0, 3));
    table.commit(0, "Walk");
    assert_eq!(no_go(&mut table, 0, 0, 3), Refusal::DoorClosed);
    let open = Command::OpenDoor { who, space };
    assert_eq!(table.refused(open), Refusal::NeedsKeycard);
    let card = table.loot(Chit::Keycard, 0);
    take(&mut table, 0, card);
    table.ok(open);
    assert!(table.state.doors.is_empty());
    go(&mut table, 0, 0, 3);
}

// covers: masters-of-the-heist/scenario:the-startup-job, masters-of-the-heist/rule:escape-moves
#[test]
fn in_escape_the_door_costs_one_move_more() {
    let mut table = flight(board(VAULT), [(0, 2), (0, 0), (0, 0)], [1, 0, 0]);
    let card = table.loot(Chit::Keycard, 0);
    assert_eq!(no_dash(&mut table, 0, 0, 3), Refusal::NeedsKeycard);
    take(&mut table, 0, card);
    assert_eq!(
        no_dash(&mut table, 0, 0, 3),
        Refusal::NotEnoughIdeas { need: 2, have: 1 }
    );
    table.set_ideas(0, 2);
    dash(&mut table, 0, 0, 3);
    assert_eq!(table.ideas(0), 0);
    assert!(table.state.doors.is_empty());
}
