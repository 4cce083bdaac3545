//! Events that cost ideas: 13, 18, 20, 21 and A4.

use super::*;
use crew::state::Place;

// Event 13

// covers: event:13
#[test]
fn two_unhandled_chits_here_or_around_overwhelm() {
    for map in [
        "E2 CM GU EM EM EM",
        "E2 EM EM L2 EM EM",
        "E2 EM 2GC EM EM EM",
        "E2 LO EM CM EM EM",
    ] {
        let mut table = night(map, "13").act([(0, 2), (0, 5), (0, 5)], &[1, 1, 1]);
        set_ideas(&mut table, [2, 2, 2]);
        table.end_round();
        assert_eq!(ideas(&table), [1, 2, 2], "{map}");
    }
}

// covers: event:13
#[test]
fn one_unhandled_chit_overwhelms_nobody() {
    let mut table = night("E2 EM GU EM", "13").act([(0, 1), (0, 2), (0, 3)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.add(Token::SubduedGuard, 0, 2);
    table.add(Token::DisabledCamera, 0, 2);
    table.add(Token::OpenLock, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:13, rule:remote-locks, rule:keycard
#[test]
fn remote_locks_and_doors_are_no_security_chits() {
    let mut table = night("E2 RX EM KCL SX KC", "13").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:13, rule:guard-dogs
#[test]
fn dogs_overwhelm_like_guards() {
    let mut table = night("E2 EM GDGD", "13").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert_eq!(ideas(&table), [1, 2, 2]);
}

// covers: event:13, ability:technician/loop-footage
#[test]
fn cameras_on_looped_footage_overwhelm_nobody() {
    let mut table = filmed("E2 EM 2GC EM", "13").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.commit(2, "Loop Footage");
    table.end_round();
    assert_eq!(ideas(&table), [2, 2, 0]);
}

// covers: event:13, item:lucky-penny
#[test]
fn the_lucky_penny_goes_instead_of_the_idea() {
    let mut table = night("E2 EM G2", "13").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    let penny = table.item("lucky-penny", 0);
    table.give(penny, 0);
    table.end_round();
    assert_eq!(ideas(&table), [2, 1, 2]);
    assert!(table.told(Event::Spared {
        who: Who(0),
        piece: penny
    }));
    assert_eq!(table.place(penny), Place::SHOP);
}

// covers: event:13, item:lucky-penny
#[test]
fn without_an_idea_to_lose_the_penny_stays() {
    let mut table = night("E2 EM G2", "13").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 2, 2]);
    let penny = table.item("lucky-penny", 0);
    table.give(penny, 0);
    table.end_round();
    assert_eq!(table.place(penny), Place::with(Who(0)));
}

// Event 18

// covers: event:18
#[test]
fn doubt_comes_to_the_lonely() {
    let mut table = night("E2 EM EM EM EM", "18").act([(0, 0), (0, 1), (0, 4)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert_eq!(ideas(&table), [2, 2, 1]);
}

// covers: event:18, rule:entrances-and-exits
#[test]
fn sharing_an_entrance_is_company() {
    let mut table = night("E2 EM EM EM E5", "18").act([(0, 0), (0, 0), (0, 4)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert_eq!(ideas(&table), [2, 2, 1]);
}

// covers: event:18
#[test]
fn one_who_has_no_idea_loses_none_to_doubt() {
    let mut table = night("E2 EM EM EM EM", "18").act([(0, 0), (0, 2), (0, 4)], &[1, 1, 1]);
    set_ideas(&mut table, [0, 1, 3]);
    table.end_round();
    assert_eq!(ideas(&table), [0, 0, 2]);
}

// covers: event:18, rule:non-player-characters
#[test]
fn a_freed_prisoner_is_company_and_may_be_lonely() {
    let mut table = night("E2 EM EM EM EM EM MW", "18")
        .npc("prisoner", 2)
        .act([(0, 0), (0, 0), (0, 3)], &[1, 1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert_eq!((ideas(&table), table.ideas(4)), ([2, 2, 1], 1));

    let mut table = night("E2 EM EM EM EM EM MW", "18")
        .npc("prisoner", 2)
        .act([(0, 0), (0, 0), (0, 5)], &[1, 1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:18, item:lucky-penny
#[test]
fn the_penny_drives_doubt_away() {
    let mut table = night("E2 EM EM EM", "18").act([(0, 0), (0, 0), (0, 3)], &[1, 1, 1]);
    let penny = table.item("lucky-penny", 0);
    table.give(penny, 2);
    table.end_round();
    assert_eq!(table.ideas(2), 2);
    assert!(table.told(Event::ItemSpent { piece: penny }));
}

// Event 20

// covers: event:20, rule:guard-dogs
#[test]
fn a_guard_or_dog_on_the_tile_costs_an_idea() {
    let mut table = night("E2 EM GU EM EM DO", "20").act([(0, 2), (0, 3), (0, 5)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert_eq!(ideas(&table), [1, 2, 1]);
}

// covers: event:20
#[test]
fn two_guards_on_the_tile_cost_one_idea() {
    let mut table = night("E2 EM G2", "20").act([(0, 2), (0, 2), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 0, 2]);
    table.end_round();
    assert_eq!(ideas(&table), [1, 0, 2]);
}

// covers: event:20
#[test]
fn a_subdued_guard_hurries_nobody() {
    let mut table = night("E2 EM", "20").act([(0, 1); 3], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 1);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:20, option:subdued-guards-frighten
#[test]
fn by_house_rule_a_subdued_guard_hurries_too() {
    let mut table = night("E2 EM", "20")
        .rules(|rules| rules.subdued_guards_frighten = true)
        .act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.add(Token::SubduedGuard, 0, 1);
    table.end_round();
    assert_eq!(ideas(&table), [1, 2, 2]);
}

// covers: event:20, item:lucky-penny
#[test]
fn the_penny_buys_time_once() {
    let mut table = night("E2 EM GU", "20,20").act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    let penny = table.item("lucky-penny", 0);
    table.give(penny, 0);
    table.end_round();
    assert_eq!(table.ideas(0), 2);
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.ideas(0), 1);
}

// Event 21

// covers: event:21
#[test]
fn a_token_on_an_unknown_tile_costs_an_idea() {
    let mut table = night("E2 EM EM SC SC", "21").act([(0, 0); 3], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    for space in [table.at(0, 3), table.at(0, 4)] {
        table.state.crew[1].planned.remove(space);
    }
    table.end_round();
    assert_eq!(ideas(&table), [1, 2, 1]);
}

// covers: event:21
#[test]
fn the_known_frightens_nobody() {
    let mut table = night("E2 EM EM GU", "21").act([(0, 0); 3], &[1, 1, 1]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:21, rule:non-player-characters
#[test]
fn without_tokens_a_freed_prisoner_does_not_fear() {
    let mut table = night("E2 MW EM EM SC", "21")
        .npc("prisoner", 2)
        .act([(0, 0); 3], &[1, 1, 1, 1]);
    set_ideas(&mut table, [1, 1, 1]);
    table.end_round();
    assert_eq!((ideas(&table), table.ideas(4)), ([0, 0, 0], 2));
}

// Event A4

// covers: event:A4
#[test]
fn a_guard_and_no_camera_to_prove_otherwise_costs_an_idea() {
    let mut table = night("E2 EM GU EM EM EM", "A4").act([(0, 1), (0, 2), (0, 5)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert_eq!(ideas(&table), [1, 1, 2]);
}

// covers: event:A4
#[test]
fn a_live_camera_here_or_around_is_a_witness() {
    let mut table = night("E2 EM 2GC EM GU EM", "A4").act([(0, 1), (0, 2), (0, 3)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:A4
#[test]
fn a_disabled_camera_is_no_witness() {
    let mut table = night("E2 EM GU", "A4").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.add(Token::DisabledCamera, 0, 1);
    table.end_round();
    assert_eq!(ideas(&table), [1, 2, 2]);
}

// covers: event:A4
#[test]
fn a_subdued_guard_gives_no_word() {
    let mut table = night("E2 EM EM", "A4").act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    assert!(nothing_came(&table));
}

// covers: event:A4, option:subdued-guards-frighten
#[test]
fn by_house_rule_the_word_of_a_subdued_guard_counts() {
    let mut table = night("E2 EM EM", "A4")
        .rules(|rules| rules.subdued_guards_frighten = true)
        .act([(0, 1), (0, 2), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [2, 2, 2]);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    assert_eq!(ideas(&table), [1, 1, 2]);
}

// covers: event:A4, item:lucky-penny
#[test]
fn the_penny_outweighs_their_word() {
    let mut table = night("E2 EM GU", "A4").act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
    set_ideas(&mut table, [1, 1, 1]);
    let penny = table.item("lucky-penny", 0);
    table.give(penny, 0);
    table.end_round();
    assert_eq!(ideas(&table), [1, 1, 1]);
    assert_eq!(table.place(penny), Place::SHOP);
}
