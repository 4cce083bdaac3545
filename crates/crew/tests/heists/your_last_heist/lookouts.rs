//! Lookout, Watchman and Tunneler.

use super::*;
use crew::content::scenario::Bag;
use crew::state::Prompt;

const SUPPORTERS: [&str; 3] = ["lookout", "watchman", "tunneler"];

fn look(table: &Table, who: u8, row: i8, col: i8) -> Command {
    let space = table.at(row, col);
    Command::Reveal {
        who: Who(who),
        space,
    }
}

// covers: your-last-heist/ability:lookout/early-warning, your-last-heist/ability:watchman/early-warning, your-last-heist/ability:tunneler/early-warning
#[test]
fn outdoors_they_look_once_a_round_besides_their_action() {
    for character in SUPPORTERS {
        let bag = Bag {
            guards: 3,
            ..Bag::default()
        };
        let mut table = with("E2 EM EM SC SC SC", character)
            .bag(bag)
            .act([(0, 0); 3], &[1; 3]);
        reveal(&mut table, 0, 0, 5, Chit::Guard);
        assert!(!table.state.crew[0].committed, "{character}");
        assert_eq!(table.state.noise, 0);
        assert_eq!(table.refused(look(&table, 0, 0, 4)), Refusal::NoneLeft);
        table.set_ideas(0, 0);
        pass(&mut table, 1);
        reveal(&mut table, 0, 0, 4, Chit::Guard);
    }
}

// covers: your-last-heist/ability:lookout/early-warning
#[test]
fn indoors_nobody_is_warned_early_and_others_never_are() {
    let mut table = with("E2 EM EM EM SC", "lookout").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    assert_eq!(table.refused(look(&table, 0, 0, 4)), Refusal::NoneLeft);
    assert_eq!(table.refused(look(&table, 1, 0, 4)), Refusal::NoneLeft);
}

// covers: your-last-heist/ability:lookout/early-warning
#[test]
fn the_reveals_of_an_action_come_besides_the_warning() {
    let bag = Bag {
        guards: 3,
        ..Bag::default()
    };
    let mut table = with("E2 EM EM SC SC SC", "lookout")
        .skills(0, ["wing-it", "hurry"])
        .bag(bag)
        .act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Discover");
    for col in [3, 4, 5] {
        reveal(&mut table, 0, 0, col, Chit::Guard);
    }
}

/// Everybody is done and the security die shows this; the one who may turn it is asked.
fn rolled(character: &str, ideas: u8, face: u8) -> Table {
    let mut table = with("E2 EM EM EM", character).act([(0, 1), (0, 2), (0, 3)], &[1; 3]);
    table.set_ideas(0, ideas);
    pass(&mut table, face);
    table
}

fn nudge(up: bool) -> Command {
    Command::Nudge { who: FIRST, up }
}

// covers: your-last-heist/ability:lookout/misdirect, your-last-heist/ability:tunneler/misdirect, your-last-heist/ability:watchman/great-in-a-pinch-die
#[test]
fn three_ideas_turn_the_security_die_by_one_before_the_square_is_looked_up() {
    for character in SUPPORTERS {
        for (face, up, square) in [
            (2, true, "3"),
            (2, false, "1"),
            (4, true, "1"),
            (1, false, "4"),
        ] {
            let mut table = rolled(character, 3, face);
            assert_eq!(table.prompt(), Some(Prompt::SecurityRoll));
            assert!(table.played().is_empty());
            table.ok(nudge(up));
            assert_eq!(table.played(), [square], "{character}: {face}");
            assert_eq!((table.ideas(0), table.state.round), (0, 2));
        }
    }
}

// covers: your-last-heist/ability:lookout/misdirect
#[test]
fn the_die_may_be_left_alone_and_others_are_not_asked() {
    let mut table = rolled("lookout", 3, 2);
    assert_eq!(
        table.seat_refused(1, Command::Decline),
        Refusal::NotYourQuestion
    );
    let other = Command::Nudge {
        who: SECOND,
        up: true,
    };
    assert_eq!(table.refused(other), Refusal::NoSuchAbility);
    table.seat(0, Command::Decline);
    assert_eq!((table.played(), table.ideas(0)), (vec!["2"], 3));
}

// covers: your-last-heist/ability:lookout/misdirect
#[test]
fn without_three_ideas_nobody_is_asked() {
    let table = rolled("lookout", 2, 2);
    assert_eq!(table.prompt(), None);
    assert_eq!(table.played(), ["2"]);
}

// covers: your-last-heist/ability:lookout/misdirect, your-last-heist/ability:tunneler/misdirect
#[test]
fn misdirect_works_once_a_heist() {
    for character in ["lookout", "tunneler"] {
        let mut table = rolled(character, 9, 2);
        table.ok(nudge(true));
        assert_eq!(table.played(), ["3"], "not twice on one roll");
        pass(&mut table, 2);
        assert_eq!(table.played(), ["2"], "{character}");
        assert_eq!(table.ideas(0), 6);
    }
}

// covers: your-last-heist/ability:watchman/great-in-a-pinch-die
#[test]
fn the_watchman_turns_the_die_as_often_as_he_pays() {
    let mut table = rolled("watchman", 9, 2);
    table.ok(nudge(true));
    assert_eq!(
        table.prompt(),
        Some(Prompt::SecurityRoll),
        "he could pay again"
    );
    table.ok(nudge(true));
    table.seat(0, Command::Decline);
    assert_eq!(table.played(), ["4"]);
    pass(&mut table, 4);
    table.ok(nudge(true));
    assert_eq!((table.played(), table.ideas(0)), (vec!["1"], 0));
}

// covers: your-last-heist/ability:watchman/great-in-a-pinch-die, your-last-heist/event:21
#[test]
fn on_the_last_slot_turning_the_die_changes_nothing() {
    let mut table = with("E2 EM EM EM", "watchman").act([(0, 1), (0, 2), (0, 3)], &[1; 3]);
    table.set_ideas(0, 3);
    table.state.security.bar = 20;
    pass(&mut table, 3);
    table.ok(nudge(false));
    assert_eq!(
        (table.played(), table.state.phase),
        (vec!["21"], Phase::Escape)
    );
}

/// The command that tunnels to the character of this seat.
fn tunnel_to(table: &Table, aim: u8) -> Command {
    assert_eq!(table.heist.action_name(FIRST, ActionId(2)), Some("Tunnel"));
    Command::Commit {
        who: FIRST,
        action: ActionId(2),
        face: 0,
        aim: crew::Aim(aim),
    }
}

/// A tunneler outdoors with enough ideas, the others at these places.
fn tunneler(map: &str, places: [Hex; 2]) -> Table {
    let mut table = with(map, "tunneler").act([(0, 0), places[0], places[1]], &[1; 3]);
    table.set_ideas(0, 3);
    table
}

// covers: your-last-heist/ability:tunneler/tunnel
#[test]
fn the_tunneler_comes_up_where_another_player_is_with_or_without_a_token() {
    let mut table = tunneler("E2 EM EM CM", [(0, 3), (0, 1)]);
    table.state.crew[0].planned = SpaceSet::EMPTY;
    table.ok(tunnel_to(&table, 1));
    assert_eq!(stands(&table, 0), (0, 3));
    assert_eq!((table.ideas(0), table.state.noise), (0, 1));
    assert_eq!(
        table.state.security.bar, 1,
        "the camera there sees him come"
    );
}

// covers: your-last-heist/ability:tunneler/tunnel, your-last-heist/rule:auto-reveal
#[test]
fn coming_up_reveals_what_is_beside() {
    let bag = Bag {
        guards: 1,
        ..Bag::default()
    };
    let mut table = with("E2 EM EM EM SC", "tunneler")
        .bag(bag)
        .act([(0, 0), (0, 2), (0, 0)], &[1; 3]);
    table.set_ideas(0, 3);
    // Meanwhile the other one was moved beside the unknown tile without taking notice.
    table.teleport(1, 0, 3);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.ok(tunnel_to(&table, 1));
    assert_eq!(table.count(Token::Guard, 0, 4), 1);
}

// covers: your-last-heist/ability:tunneler/tunnel, your-last-heist/rule:the-board
#[test]
fn a_tunnel_leads_to_another_entrance_too() {
    let mut table = tunneler("E2 EM EM E5", [(0, 3), (0, 1)]);
    table.ok(tunnel_to(&table, 1));
    assert_eq!(stands(&table, 0), (0, 3));
}

// covers: your-last-heist/ability:tunneler/tunnel
#[test]
fn a_tunnel_begins_outdoors_and_costs_three_ideas() {
    let mut inside = tunneler("E2 EM EM EM", [(0, 3), (0, 1)]);
    inside.teleport(0, 0, 2);
    assert_eq!(inside.refused(tunnel_to(&inside, 1)), Refusal::NotOutdoors);
    let mut poor = tunneler("E2 EM EM EM", [(0, 3), (0, 1)]);
    poor.set_ideas(0, 2);
    let need = Refusal::NotEnoughIdeas { need: 3, have: 2 };
    assert_eq!(poor.refused(tunnel_to(&poor, 1)), need);
}

// covers: your-last-heist/ability:tunneler/tunnel, your-last-heist/rule:security-chits, your-last-heist/rule:pressure-sensors
#[test]
fn no_tunnel_leads_onto_a_lock_or_into_a_ring() {
    let mut table = tunneler("E2 EM LO RX SX", [(0, 2), (0, 3)]);
    assert_eq!(table.refused(tunnel_to(&table, 1)), Refusal::Locked);
    assert_eq!(table.refused(tunnel_to(&table, 2)), Refusal::RemoteLocked);
    assert_eq!(table.find_commit(0, "Tunnel"), None);
}

// covers: your-last-heist/ability:tunneler/tunnel, your-last-heist/rule:prisoner
#[test]
fn the_prisoner_is_no_player_to_tunnel_to() {
    let mut table = with("E2 EM SX RX+MW", "tunneler")
        .npc("prisoner", 0)
        .act([(0, 0), (0, 2), (0, 0)], &[1; 3]);
    table.set_ideas(0, 3);
    table.ok(panel(1, 0));
    assert_eq!(table.refused(tunnel_to(&table, 4)), Refusal::NeedsTarget);
    table.ok(tunnel_to(&table, 1));
}
