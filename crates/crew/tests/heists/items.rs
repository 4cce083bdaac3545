//! The items: actions, abilities, and what they are as loot.

use crate::kit::*;
use board::{Side, SpaceSet};
use crew::content::effect::Chit;
use crew::content::scenario::{Goal, Safe, ScenarioRule};
use crew::heist::ITEM_ACTIONS;
use crew::state::{Place, Token};
use crew::*;

/// The Thug holds this item; faces and places are those of the three.
fn holding(map: &str, id: &str, places: [(i8, i8); 3], faces: &[u8]) -> Table {
    let mut table = stage(map).act(places, faces);
    let piece = table.item(id, 0);
    table.give(piece, 0);
    table
}

/// Using an item's action with the die turned to a face (0: as it lies), towards a side.
fn using(piece: Piece, face: u8, aim: u8) -> Command {
    let action = ActionId(ITEM_ACTIONS + piece.0);
    Command::Commit {
        who: Who(0),
        action,
        face,
        aim,
    }
}

fn noise_of(table: &Table, who: usize) -> u16 {
    table.state.crew[who].tally.noise
}

// covers: rule:loot-and-items, item:cheap-picks, item:perfect-picks, item:radio, item:dog-whistle, item:flashbang, item:laser-burst
#[test]
fn an_items_action_is_on_offer_whatever_the_die_shows() {
    for (id, name) in [
        ("cheap-picks", "Rake"),
        ("perfect-picks", "Perfect Pick"),
        ("radio", "Tweak Plan"),
        ("dog-whistle", "Blow Whistle"),
        ("flashbang", "Toss Flashbang"),
        ("laser-burst", "Kill Pixels"),
    ] {
        for face in 1..=6 {
            let table = holding("E2 EM", id, [(0, 1); 3], &[face, 1, 1]);
            assert!(
                table.offers(0).contains(&name.to_string()),
                "{id} on a {face}"
            );
            assert!(!table.offers(1).contains(&name.to_string()));
        }
    }
}

// covers: rule:loot-and-items, rule:phase-2-action
#[test]
fn an_items_action_is_the_action_of_the_round() {
    let mut table = holding("E2 EM", "radio", [(0, 1); 3], &[1; 3]);
    let (piece, whistle) = (table.item("radio", 0), table.item("dog-whistle", 0));
    table.give(whistle, 0);
    assert_eq!(
        table.seat_refused(1, using(piece, 0, 0)),
        Refusal::NotYourCharacter
    );
    table.commit(0, "Tweak Plan");
    assert!(table.offers(0).is_empty());
    assert_eq!(
        table.refused(using(whistle, 0, 0)),
        Refusal::AlreadyCommitted
    );
}

// covers: rule:loot-and-items
#[test]
fn only_the_holder_uses_an_item() {
    let mut table = stage("E2 EM").act([(0, 1); 3], &[1; 3]);
    let piece = table.item("radio", 0);
    assert_eq!(table.refused(using(piece, 0, 0)), Refusal::NotHeld);
}

// Cheap Picks

// covers: item:cheap-picks
#[test]
fn cheap_picks_rake() {
    let mut table = holding("E2 EM L2 EM", "cheap-picks", [(0, 1); 3], &[6, 1, 1]);
    table.commit(0, "Rake");
    let (pool, noise, _) = icons("unlock unlock noise move");
    assert_eq!((table.state.crew[0].pool, table.state.noise), (pool, noise));
    let space = table.at(0, 2);
    for _ in 0..2 {
        table.ok(Command::Unlock { who: Who(0), space });
    }
    table.ok(Command::Move {
        who: Who(0),
        to: space,
    });
    assert_eq!(table.count(Token::OpenLock, 0, 2), 2);
}

// covers: item:cheap-picks
#[test]
fn cheap_picks_break_on_one_to_four() {
    for (face, place) in [
        (1, Place::SHOP),
        (2, Place::SHOP),
        (3, Place::SHOP),
        (4, Place::SHOP),
        (5, Place::with(Who(0))),
        (6, Place::with(Who(0))),
    ] {
        let mut table = holding("E2 EM LO", "cheap-picks", [(0, 1); 3], &[face, 1, 1]);
        let piece = table.item("cheap-picks", 0);
        table.commit(0, "Rake");
        assert_eq!(table.place(piece), place, "on a {face}");
        assert_eq!(table.state.crew[0].holds(piece), face > 4);
        // Broken or not, this round's unlocks are there.
        let space = table.at(0, 2);
        table.ok(Command::Unlock { who: Who(0), space });
    }
}

// covers: item:cheap-picks, rule:modify-rolls
#[test]
fn ideas_turn_the_die_and_save_the_picks() {
    for (die, face, ideas) in [(4, 5, 1), (1, 6, 1), (3, 5, 2), (2, 6, 2)] {
        let mut table = holding("E2 EM", "cheap-picks", [(0, 1); 3], &[die, 1, 1]);
        let piece = table.item("cheap-picks", 0);
        table.set_ideas(0, ideas - 1);
        let refusal = table.refused(using(piece, face, 0));
        assert_eq!(
            refusal,
            Refusal::NotEnoughIdeas {
                need: ideas,
                have: ideas - 1
            }
        );
        table.set_ideas(0, ideas);
        table.ok(using(piece, face, 0));
        assert_eq!((table.ideas(0), table.state.crew[0].die), (0, face));
        assert!(table.state.crew[0].holds(piece));
    }
}

// covers: item:cheap-picks, item:radio, rule:modify-rolls
#[test]
fn only_breakable_items_look_at_the_die() {
    let mut table = holding("E2 EM", "radio", [(0, 1); 3], &[4, 1, 1]);
    let (radio, picks) = (table.item("radio", 0), table.item("cheap-picks", 0));
    table.give(picks, 0);
    table.set_ideas(0, 5);
    assert_eq!(table.refused(using(radio, 5, 0)), Refusal::LookAtTheDie);
    assert_eq!(table.refused(using(picks, 4, 0)), Refusal::LookAtTheDie);
    assert_eq!(table.refused(using(picks, 7, 0)), Refusal::LookAtTheDie);
}

// covers: item:cheap-picks, rule:loot-and-items
#[test]
fn picks_that_held_serve_two_characters_in_a_round() {
    let mut table = holding("E2 EM", "cheap-picks", [(0, 1); 3], &[5, 6, 1]);
    let piece = table.item("cheap-picks", 0);
    table.commit(0, "Rake");
    table.ok(Command::Hand {
        who: Who(0),
        to: Who(1),
        piece,
    });
    table.commit(1, "Rake");
    assert!(table.state.crew[1].holds(piece));
}

// covers: item:cheap-picks, ability:angry-locksmith/EFFICIENT PICKER
#[test]
fn the_efficient_picker_counts_the_unlocks_of_an_item() {
    let picker = |counts: bool| {
        let mut table = stage("E2 EM EM EM")
            .crew(["angry-locksmith", "thug", "burglar"])
            .rules(|rules| rules.picker_counts_items = counts)
            .act([(0, 1); 3], &[5, 1, 1]);
        let piece = table.item("cheap-picks", 0);
        table.give(piece, 0);
        table.commit(0, "Rake");
        table
    };
    let mut table = picker(true);
    table.ok(Command::PickOn { who: Who(0) });
    table.ok(Command::PickOn { who: Who(0) });
    assert_eq!(table.state.crew[0].pool.moves, 3);
    assert_eq!(
        table.refused(Command::PickOn { who: Who(0) }),
        Refusal::NoneLeft
    );
    // By house rule it does not.
    assert_eq!(
        picker(false).refused(Command::PickOn { who: Who(0) }),
        Refusal::NoneLeft
    );
}

// Perfect Picks

fn perfect() -> Table {
    holding("E2 EM LO EM", "perfect-picks", [(0, 1); 3], &[1; 3])
}

// covers: item:perfect-picks
#[test]
fn perfection_makes_no_noise() {
    let mut table = perfect();
    let space = table.at(0, 2);
    table.commit(0, "Perfect Pick");
    assert_eq!(table.state.noise, 0);
    table.ok(Command::Unlock { who: Who(0), space });
    table.end_round();
    assert!(table.told(Event::Silent { who: Who(0) }));
    assert_eq!(noise_of(&table, 0), 0);
    // The picks stay whole.
    assert!(table.state.crew[0].holds(table.item("perfect-picks", 0)));
}

// covers: item:perfect-picks
#[test]
fn moving_spoils_perfection() {
    let mut table = perfect();
    let space = table.at(0, 2);
    table.commit(0, "Perfect Pick");
    table.ok(Command::Unlock { who: Who(0), space });
    table.ok(Command::Move {
        who: Who(0),
        to: space,
    });
    table.end_round();
    assert_eq!(noise_of(&table, 0), 1);
}

// covers: item:perfect-picks
#[test]
fn without_an_unlock_there_is_no_perfection() {
    let mut table = perfect();
    table.commit(0, "Perfect Pick");
    table.end_round();
    assert_eq!(noise_of(&table, 0), 1);
}

// Laser Burst

fn laser(map: &str) -> Table {
    holding(map, "laser-burst", [(0, 1), (0, 0), (0, 0)], &[1; 3])
}

// covers: item:laser-burst
#[test]
fn the_laser_disables_all_cameras_on_three_hexes() {
    let mut table = laser("E2 EM CM EM C2 CM");
    let piece = table.item("laser-burst", 0);
    table.ok(using(piece, 0, Side::Right as u8));
    assert_eq!(table.count(Token::DisabledCamera, 0, 2), 1);
    assert_eq!(table.count(Token::DisabledCamera, 0, 4), 2);
    assert_eq!(table.count(Token::Camera, 0, 5), 1);
    // A noise for each hex it hit.
    assert_eq!(table.state.noise, 2);
    assert!(table.state.crew[0].holds(piece));
}

// covers: item:laser-burst
#[test]
fn the_laser_starts_beside_its_user_and_goes_one_way() {
    let mut table = laser(
        "E2 EM CM EM
           EM CM GP GP",
    );
    table.add(Token::Camera, 0, 1);
    let piece = table.item("laser-burst", 0);
    table.ok(using(piece, 0, Side::LowerRight as u8));
    assert_eq!(table.count(Token::Camera, 0, 1), 1);
    assert_eq!(table.count(Token::Camera, 0, 2), 1);
    assert_eq!(table.count(Token::DisabledCamera, 1, 1), 1);
}

// covers: item:laser-burst, rule:gaps
#[test]
fn gaps_and_locks_do_not_stop_the_laser() {
    let mut table = laser(
        "E2 EM 2CL GP CM
           EM  EM  EM EM GP",
    );
    let piece = table.item("laser-burst", 0);
    table.ok(using(piece, 0, Side::Right as u8));
    assert_eq!(table.count(Token::DisabledCamera, 0, 2), 1);
    assert_eq!(table.count(Token::DisabledCamera, 0, 4), 1);
    assert_eq!(table.state.noise, 2);
}

// covers: item:laser-burst
#[test]
fn the_laser_works_once_in_a_heist() {
    let mut table = laser("E2 EM CM EM");
    let piece = table.item("laser-burst", 0);
    table.ok(using(piece, 0, Side::Right as u8));
    table.end_round();
    assert!(!table.offers(0).contains(&"Kill Pixels".to_string()));
    assert_eq!(
        table.refused(using(piece, 0, Side::Right as u8)),
        Refusal::UsedUp
    );
    // Not in other hands either.
    table.give(piece, 1);
    table.teleport(1, 0, 1);
    assert!(!table.offers(1).contains(&"Kill Pixels".to_string()));
}

// covers: item:laser-burst
#[test]
fn a_laser_that_hits_nothing_makes_no_noise() {
    let mut table = laser("E2 EM EM EM");
    let piece = table.item("laser-burst", 0);
    table.ok(using(piece, 0, Side::Right as u8));
    assert_eq!(table.state.noise, 0);
}

// covers: item:laser-burst
#[test]
fn by_house_rule_the_laser_is_heard_on_every_hex() {
    let mut table = stage("E2 EM CM EM EM EM")
        .rules(|rules| rules.laser_noise_for_every_hex = true)
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let piece = table.item("laser-burst", 0);
    table.give(piece, 0);
    table.ok(using(piece, 0, Side::Right as u8));
    assert_eq!(table.state.noise, 3);
}

// Flashbang

// covers: item:flashbang, rule:guard-dogs
#[test]
fn a_flashbang_subdues_everyone_around_for_this_round() {
    let mut table = holding(
        "E2 G2 EM GU GU",
        "flashbang",
        [(0, 2), (0, 0), (0, 0)],
        &[1; 3],
    );
    table.add(Token::Dog, 0, 2);
    let piece = table.item("flashbang", 0);
    table.commit(0, "Toss Flashbang");
    assert_eq!(table.state.noise, 3);
    assert_eq!(table.count(Token::SubduedGuard, 0, 1), 2);
    assert_eq!(table.count(Token::SubduedDog, 0, 2), 1);
    assert_eq!(table.count(Token::SubduedGuard, 0, 3), 1);
    assert_eq!(table.count(Token::Guard, 0, 4), 1);
    // It is not a subdue: no ADRENALINE. The card is used up.
    assert_eq!(table.ideas(0), 0);
    assert_eq!(table.place(piece), Place::SHOP);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 1), 2);
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
}

// covers: item:flashbang, rule:phase-3-event, event:4
#[test]
fn flashbanged_guards_sleep_through_the_event() {
    let mut table = stage("E2 EM GU EM")
        .deck("4,M1,M1,M1,Z1")
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let piece = table.item("flashbang", 0);
    table.give(piece, 0);
    table.commit(0, "Toss Flashbang");
    table.commit(1, "Pause");
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.state.count.alerts_by_events, 0);
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
}

// covers: item:flashbang
#[test]
fn who_was_down_before_the_flashbang_stays_down() {
    let mut table = holding("E2 EM G2", "flashbang", [(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let space = table.at(0, 2);
    table.state.tokens.flip(Token::Guard, space);
    table.commit(0, "Toss Flashbang");
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 2);
    table.end_round();
    assert_eq!(
        (
            table.count(Token::Guard, 0, 2),
            table.count(Token::SubduedGuard, 0, 2)
        ),
        (1, 1)
    );
}

// covers: item:flashbang, ability:operative/PRESSURE POINTS
#[test]
fn beside_the_operative_flashbanged_guards_stay_down() {
    let mut table = stage("E2 EM GU EM GU")
        .crew(["operative", "burglar", "lookout"])
        .act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
    let piece = table.item("flashbang", 0);
    table.give(piece, 0);
    table.commit(0, "Toss Flashbang");
    // One of the two is out of reach when they come round.
    table.teleport(0, 0, 1);
    table.end_round();
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 1);
    assert_eq!(table.count(Token::Guard, 0, 4), 1);
}

// covers: item:flashbang, rule:guard-dogs
#[test]
fn a_dog_that_comes_round_jumps_at_once() {
    let mut table = holding(
        "E2 EM EM DO",
        "flashbang",
        [(0, 1), (0, 0), (0, 0)],
        &[1; 3],
    );
    table.teleport(0, 0, 2);
    table.commit(0, "Toss Flashbang");
    assert_eq!(table.count(Token::SubduedDog, 0, 3), 1);
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

// covers: item:flashbang, rule:sound-the-alarm, crisis:Z1
#[test]
fn guards_come_round_before_the_alarm_starts_escape() {
    let mut table = stage("E2 EM GU")
        .deck("M1,Z1")
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let piece = table.item("flashbang", 0);
    table.give(piece, 0);
    table.commit(0, "Toss Flashbang");
    table.end_round();
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
}

// covers: item:flashbang, scenario:the-safehouse-rescue/Moving Target
#[test]
fn an_escort_that_came_round_walks_on() {
    let rescue = |first: bool| {
        let mut table = scenario("the-safehouse-rescue")
            .rules(|rules| rules.flashbang_wakes_first = first)
            .plan();
        table.dealer.add_draws([Chit::Camera as u8]);
        table.begin([(4, 4), (0, 4), (0, 4)], &[1; 3]);
        let piece = table.item("flashbang", 0);
        table.give(piece, 0);
        table.commit(0, "Toss Flashbang");
        assert_eq!(table.count(Token::SubduedGuard, 3, 3), 2);
        table.end_round();
        table
    };
    // They wake, then they walk.
    let table = rescue(true);
    assert_eq!(
        (
            table.count(Token::Guard, 3, 3),
            table.count(Token::Guard, 3, 4)
        ),
        (0, 2)
    );
    // By house rule the others walk first, and these are left behind for a round.
    let mut table = rescue(false);
    assert_eq!(
        (
            table.count(Token::Guard, 3, 3),
            table.count(Token::Guard, 3, 4)
        ),
        (2, 0)
    );
    table.end_round();
    assert_eq!(table.count(Token::Guard, 3, 4), 2);
}

// Master Plan Copy

// covers: item:master-plan-copy, rule:part-1-the-plan
#[test]
fn the_copied_plan_is_worth_two_tokens() {
    let mut table = stage("E2 EM EM EM EM EM EM EM EM EM").cash(4).plan();
    let (buy, piece) = (
        table.buy("master-plan-copy", 0),
        table.item("master-plan-copy", 0),
    );
    table.ok(buy);
    assert_eq!(table.state.crew[0].tokens, 9);
    // They go where the card goes.
    table.seat(0, Command::Pack { piece, who: Who(1) });
    assert_eq!(
        (table.state.crew[0].tokens, table.state.crew[1].tokens),
        (7, 10)
    );
    table.seat(1, Command::Sell { piece });
    assert_eq!((table.state.crew[1].tokens, table.state.team_cash), (8, 2));
}

// covers: item:master-plan-copy
#[test]
fn placed_tokens_of_the_copied_plan_must_be_taken_back_first() {
    let mut table = stage("E2 EM EM EM EM EM EM EM EM EM").cash(4).plan();
    let (buy, piece) = (
        table.buy("master-plan-copy", 0),
        table.item("master-plan-copy", 0),
    );
    table.ok(buy);
    for col in 1..=8 {
        let space = table.at(0, col);
        table.seat(0, Command::Plan { space });
    }
    assert_eq!(
        table.seat_refused(0, Command::Sell { piece }),
        Refusal::NoTokensLeft
    );
    assert_eq!(
        table.seat_refused(0, Command::Pack { piece, who: Who(1) }),
        Refusal::NoTokensLeft
    );
    let space = table.at(0, 8);
    table.seat(0, Command::Unplan { space });
    table.seat(0, Command::Sell { piece });
    assert_eq!(table.state.crew[0].tokens, 0);
}

/// The Thug brings the copied plan.
fn planned(map: &str, places: [(i8, i8); 3]) -> Table {
    let mut table = stage(map).cash(4).plan();
    let buy = table.buy("master-plan-copy", 0);
    table.ok(buy);
    table.begin(places, &[1; 3]);
    table
}

// covers: item:master-plan-copy, rule:busted
#[test]
fn when_the_plan_is_caught_everyone_is() {
    let mut table = planned("E2 EM EM", [(0, 2), (0, 0), (0, 0)]);
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert!(!outcome.success);
    assert!(outcome.members.iter().all(|member| member.busted));
}

// covers: item:master-plan-copy, rule:busted
#[test]
fn the_plan_only_shares_its_owners_fate() {
    let mut table = planned("E2 EM EM", [(0, 0), (0, 2), (0, 0)]);
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.success);
    assert_eq!(
        [0, 1, 2].map(|who: usize| outcome.members[who].busted),
        [false, true, false]
    );
    // And the copy is thrown away.
    assert!(outcome.items.is_empty());
}

// covers: item:master-plan-copy, rule:lockdown-gates
#[test]
fn a_gate_that_catches_the_plan_ends_the_heist() {
    let mut table = stage("E2 EM GA EM").deck("G1,M1,M1,Z2").cash(4).plan();
    let buy = table.buy("master-plan-copy", 2);
    table.ok(buy);
    table.begin([(0, 0), (0, 0), (0, 2)], &[1; 3]);
    table.commit(1, "Pause");
    table.end_round();
    // Nobody is asked about tokens that came back.
    assert_eq!(table.state.phase, Phase::Over);
    assert!(
        table
            .outcome()
            .members
            .iter()
            .all(|member| member.status == Status::Busted)
    );
}

// covers: item:master-plan-copy, rule:loot-and-items
#[test]
fn the_plan_can_be_passed_on_before_it_is_too_late() {
    let mut table = planned("E2 EM EM", [(0, 2), (0, 0), (0, 2)]);
    let piece = table.item("master-plan-copy", 0);
    table.ok(Command::Hand {
        who: Who(0),
        to: Who(2),
        piece,
    });
    table.teleport(2, 0, 0);
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert_eq!(
        [0, 1, 2].map(|who: usize| outcome.members[who].busted),
        [true, false, false]
    );
}

// Building Schematics

// covers: item:building-schematics, rule:reveal
#[test]
fn the_schematics_reveal_a_tile_and_can_be_bought_again() {
    let mut table = stage("E2 EM SC SC").cash(4).plan();
    let (buy, piece) = (
        table.buy("building-schematics", 0),
        table.item("building-schematics", 0),
    );
    table.dealer.add_draws([Chit::Blank as u8; 2]);
    for col in [2, 3] {
        let space = table.at(0, col);
        table.ok(buy);
        assert_eq!(table.refused(buy), Refusal::NotInStock);
        table.seat(0, Command::Consult { piece, space });
        assert_eq!(table.place(piece), Place::SHOP);
    }
    assert!(table.state.unknown.is_empty());
    assert_eq!(table.state.team_cash, 0);
}

// covers: item:building-schematics
#[test]
fn the_schematics_show_unknown_tiles_only() {
    let mut table = stage("E2 EM SC")
        .owns(&["building-schematics", "radio"])
        .plan();
    let (piece, radio) = (table.item("building-schematics", 0), table.item("radio", 0));
    let (known, unknown) = (table.at(0, 1), table.at(0, 2));
    let look = |piece, space| Command::Consult { piece, space };
    assert_eq!(
        table.seat_refused(0, look(piece, known)),
        Refusal::NotUnknown
    );
    assert_eq!(
        table.seat_refused(0, look(radio, unknown)),
        Refusal::NoSuchThing
    );
    table.dealer.add_draws([Chit::Blank as u8]);
    table.seat(0, look(piece, unknown));
    assert_eq!(
        table.seat_refused(0, look(piece, unknown)),
        Refusal::NotOurs
    );
}

// covers: item:building-schematics
#[test]
fn in_the_heist_the_schematics_are_of_no_use() {
    let mut table = holding("E2 EM EM SC", "building-schematics", [(0, 1); 3], &[1; 3]);
    let (piece, space) = (table.item("building-schematics", 0), table.at(0, 3));
    assert_eq!(table.refused(using(piece, 0, 0)), Refusal::NoSuchAction);
    assert_eq!(
        table.refused(Command::Consult { piece, space }),
        Refusal::WrongPhase
    );
}

// Lucky Penny

fn doubt() -> Table {
    // Moment of Doubt: whoever is alone loses an idea.
    let mut table = stage("E2 EM EM EM EM EM")
        .deck("18,18,M1,M1,M1,Z1")
        .act([(0, 3), (0, 5), (0, 0)], &[1; 3]);
    let piece = table.item("lucky-penny", 0);
    table.give(piece, 0);
    table
}

fn quiet_round(table: &mut Table) {
    table.commit(1, "Pause");
    table.state.noise = 0;
    table.end_round();
}

// covers: item:lucky-penny, event:18
#[test]
fn the_penny_goes_instead_of_an_idea() {
    let mut table = doubt();
    let piece = table.item("lucky-penny", 0);
    table.set_ideas(0, 2);
    quiet_round(&mut table);
    assert_eq!(table.ideas(0), 2);
    assert_eq!(table.place(piece), Place::SHOP);
    assert!(table.told(Event::Spared { who: Who(0), piece }));
    // Others pay as usual.
    assert_eq!(table.ideas(1), 1);
    // The next time there is no penny.
    quiet_round(&mut table);
    assert_eq!(table.ideas(0), 1);
}

// covers: item:lucky-penny, event:18
#[test]
fn without_an_idea_to_lose_the_penny_stays() {
    let mut table = doubt();
    table.set_ideas(0, 0);
    quiet_round(&mut table);
    assert!(table.state.crew[0].holds(table.item("lucky-penny", 0)));
}

// covers: item:lucky-penny, npc:hostage/calm
#[test]
fn the_penny_does_not_calm_a_hostage() {
    let mut table = stage("E2 EM EM EM MW")
        .npc("hostage", 0)
        .act([(0, 4), (0, 0), (0, 0)], &[1; 3]);
    let piece = table.item("lucky-penny", 0);
    table.give(piece, 0);
    table.set_ideas(0, 2);
    table.dealer.add_rolls([1]);
    table.ok(Command::TakeHostage { who: Who(0) });
    table.teleport(0, 0, 2);
    table.end_round();
    table.seat(0, Command::Accept);
    assert_eq!(table.ideas(0), 1);
    assert!(table.state.crew[0].holds(piece));
}

// Radio

fn tuned() -> Table {
    let mut table = holding("E2 EM EM EM EM", "radio", [(0, 1); 3], &[1; 3]);
    for who in 0..3 {
        let (first, second) = (table.at(0, 1), table.at(0, 2));
        table.state.crew[who].planned = SpaceSet::of(first) | SpaceSet::of(second);
    }
    table.commit(0, "Tweak Plan");
    table
}

// covers: item:radio
#[test]
fn the_radio_moves_a_token_of_everyone() {
    let mut table = tuned();
    assert_eq!((table.state.noise, table.state.crew[0].pool.moves), (1, 1));
    assert_eq!(table.place(table.item("radio", 0)), Place::SHOP);
    let (from, to) = (table.at(0, 2), table.at(0, 3));
    for seat in 0..3 {
        table.seat(seat, Command::Shift { from, to });
        assert!(table.state.crew[seat as usize].planned.contains(to));
        assert!(!table.state.crew[seat as usize].planned.contains(from));
        // One each.
        let again = Command::Shift { from: to, to: from };
        assert_eq!(table.seat_refused(seat, again), Refusal::NoneLeft);
    }
}

// covers: item:radio
#[test]
fn the_radio_moves_tokens_by_one_hex() {
    let mut table = tuned();
    let [outside, one, two, three, four] = [0, 1, 2, 3, 4].map(|col| table.at(0, col));
    let shift = |from, to| Command::Shift { from, to };
    assert_eq!(
        table.seat_refused(1, shift(two, four)),
        Refusal::NotAdjacent
    );
    assert_eq!(
        table.seat_refused(1, shift(one, two)),
        Refusal::AlreadyPlanned
    );
    assert_eq!(
        table.seat_refused(1, shift(three, four)),
        Refusal::NotPlanned
    );
    assert_eq!(
        table.seat_refused(1, shift(one, outside)),
        Refusal::NotATile
    );
    table.seat(1, shift(two, three));
}

// covers: item:radio
#[test]
fn the_radio_is_silent_in_the_next_round() {
    let mut table = tuned();
    table.end_round();
    let (from, to) = (table.at(0, 2), table.at(0, 3));
    assert_eq!(
        table.seat_refused(1, Command::Shift { from, to }),
        Refusal::NoneLeft
    );
    assert!(!table.offers(0).contains(&"Tweak Plan".to_string()));
}

// Safes: tools and torch

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

const CRACK: Command = Command::Crack { who: Who(0) };

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

// covers: rule:safecracking, item:safecracking-tools, ability:script-kiddie/AUTOPWN
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

// Camouflage

fn hidden(map: &str, rules: impl Fn(&mut Rules)) -> Table {
    let mut table = stage(map)
        .rules(rules)
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    let piece = table.item("camouflage", 0);
    table.give(piece, 0);
    table
}

// covers: item:camouflage, rule:busted
#[test]
fn with_camouflage_one_stays_inside_unseen() {
    let mut table = hidden("E2 EM EM EM GU", |_| {});
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert_eq!(outcome.members[0].status, Status::Hidden);
    assert!(!outcome.members[0].busted);
    assert!(outcome.success);
    // The card is kept.
    assert_eq!(outcome.items, ["camouflage"]);
}

// covers: item:camouflage, rule:busted
#[test]
fn a_guard_nearby_sees_through_camouflage() {
    for map in ["E2 EM GU EM", "E2 EM EM GU", "E2 EM EM DO"] {
        let mut table = hidden(map, |_| {});
        table.escape();
        table.finish();
        assert_eq!(table.outcome().members[0].status, Status::Busted, "{map}");
    }
}

// covers: item:camouflage
#[test]
fn a_subdued_guard_sees_nothing() {
    let mut table = hidden("E2 EM EM GU", |_| {});
    let space = table.at(0, 3);
    table.state.tokens.flip(Token::Guard, space);
    table.escape();
    table.finish();
    assert_eq!(table.outcome().members[0].status, Status::Hidden);
}

/// Somebody in hiding with a jewel and some cash, everyone else out.
fn hoard(keeps: bool, goals: &[Goal]) -> Table {
    let mut table = stage("E2 JW EM")
        .goals(goals)
        .rules(|rules| rules.camouflage_keeps_loot = keeps)
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    let (camouflage, jewel) = (table.item("camouflage", 0), table.loot(Chit::Jewel, 0));
    table.give(camouflage, 0);
    table.give(jewel, 0);
    table.state.crew[0].cash = 2;
    table.escape();
    table.finish();
    table
}

// covers: item:camouflage, rule:loot-and-items
#[test]
fn who_hides_keeps_the_loot_in_hand() {
    let outcome = hoard(true, &[Goal::AnyoneEscapes]).outcome();
    assert_eq!((outcome.jewels, outcome.team_cash), (1, 2));
    assert_eq!(outcome.items, ["camouflage"]);
    // By house rule it is lost.
    let outcome = hoard(false, &[Goal::AnyoneEscapes]).outcome();
    assert_eq!((outcome.jewels, outcome.team_cash), (0, 0));
    assert!(outcome.items.is_empty());
    assert_eq!(outcome.members[0].status, Status::Hidden);
}

// covers: item:camouflage, rule:winning-a-heist
#[test]
fn loot_in_hiding_does_not_meet_the_objective() {
    let outcome = hoard(
        true,
        &[Goal::Secure {
            chit: Chit::Jewel,
            count: 1,
        }],
    )
    .outcome();
    assert!(!outcome.success);
    assert_eq!(outcome.jewels, 1);
}

// covers: item:camouflage
#[test]
fn hiding_is_not_escaping() {
    let mut table = stage("E2 EM EM EM").act([(0, 2); 3], &[1; 3]);
    let piece = table.item("camouflage", 0);
    table.give(piece, 0);
    table.escape();
    table.finish();
    assert!(!table.outcome().success);
}

// Dog Whistle

// covers: item:dog-whistle, rule:guard-dogs
#[test]
fn after_the_whistle_no_dog_chases_until_the_phase_is_over() {
    let mut table = holding(
        "E2 EM EM DO EM EM",
        "dog-whistle",
        [(0, 1), (0, 0), (0, 0)],
        &[1; 3],
    );
    table.commit(0, "Blow Whistle");
    assert_eq!(table.state.noise, 2);
    let to = table.at(0, 2);
    table.ok(Command::Move { who: Who(0), to });
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
    // Afterwards it jumps at once; the whistle is kept.
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
    assert!(table.state.crew[0].holds(table.item("dog-whistle", 0)));
}

// covers: item:dog-whistle, rule:guard-dogs
#[test]
fn the_whistle_covers_the_whole_crew_for_one_round() {
    let mut table = stage("E2 EM EM DO EM EM E5").act([(0, 0), (0, 1), (0, 0)], &[1; 3]);
    let piece = table.item("dog-whistle", 0);
    table.give(piece, 0);
    table.commit(0, "Blow Whistle");
    table.commit(1, "Dart");
    let (beside, back) = (table.at(0, 2), table.at(0, 1));
    table.ok(Command::Move {
        who: Who(1),
        to: beside,
    });
    table.ok(Command::Move {
        who: Who(1),
        to: back,
    });
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
    // In the next round they chase again.
    table.commit(1, "Walk");
    table.ok(Command::Move {
        who: Who(1),
        to: beside,
    });
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

// Items as loot

// covers: rule:loot-and-items, rule:insta-transfers
#[test]
fn items_change_hands_on_the_same_tile() {
    let mut table = holding("E2 EM EM", "radio", [(0, 1), (0, 1), (0, 2)], &[1; 3]);
    let piece = table.item("radio", 0);
    let far = Command::Hand {
        who: Who(0),
        to: Who(2),
        piece,
    };
    assert_eq!(table.refused(far), Refusal::NotTogether);
    table.ok(Command::Hand {
        who: Who(0),
        to: Who(1),
        piece,
    });
    assert!(table.state.crew[1].holds(piece) && !table.state.crew[0].holds(piece));
    // And can be used at once.
    table.commit(1, "Tweak Plan");
}

// covers: rule:loot-and-items
#[test]
fn items_are_dropped_and_picked_up() {
    let mut table = holding("E2 EM EM", "radio", [(0, 1), (0, 1), (0, 2)], &[1; 3]);
    let (piece, here, there) = (table.item("radio", 0), table.at(0, 1), table.at(0, 2));
    let away = Command::Drop {
        who: Who(0),
        piece,
        to: there,
    };
    assert_eq!(table.refused(away), Refusal::OutOfReach);
    table.ok(Command::Drop {
        who: Who(0),
        piece,
        to: here,
    });
    assert_eq!(table.place(piece), Place::on(here));
    let far = Command::Take {
        who: Who(2),
        piece,
        from: here,
    };
    assert_eq!(table.refused(far), Refusal::OutOfReach);
    table.ok(Command::Take {
        who: Who(1),
        piece,
        from: here,
    });
    assert!(table.state.crew[1].holds(piece));
}

// covers: rule:loot-and-items, ability:con-artist/TOSS LOOT
#[test]
fn items_can_be_tossed() {
    let mut table = stage("E2 EM EM EM")
        .crew(["con-artist", "thug", "lookout"])
        .act([(0, 1), (0, 3), (0, 0)], &[1; 3]);
    let (piece, to) = (table.item("radio", 0), table.at(0, 3));
    table.give(piece, 0);
    table.commit(0, "Toss Loot");
    table.ok(Command::Toss {
        who: Who(0),
        piece,
        space: to,
    });
    table.ok(Command::Take {
        who: Who(1),
        piece,
        from: to,
    });
    assert!(table.state.crew[1].holds(piece));
}

// covers: rule:loot-and-items, rule:security-chits
#[test]
fn a_guard_does_not_keep_an_item_from_being_taken() {
    let found = |free: bool| {
        let mut table = stage("E2 EM I")
            .items(&["lucky-penny"])
            .rules(|rules| rules.loot_under_guard = free)
            .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
        table.add(Token::Guard, 0, 2);
        let (piece, from) = (table.item("lucky-penny", 0), table.at(0, 2));
        (
            table,
            Command::Take {
                who: Who(0),
                piece,
                from,
            },
        )
    };
    let (mut table, take) = found(true);
    table.ok(take);
    // By house rule it does.
    let (mut table, take) = found(false);
    assert_eq!(table.refused(take), Refusal::HeldByGuard);
}

// covers: rule:loot-and-items, rule:entrances-and-exits
#[test]
fn items_stay_in_hand_outdoors() {
    let outside = |stays: bool| {
        let mut table = stage("E2 EM")
            .owns(&["radio"])
            .rules(|rules| rules.tools_stay_in_hand = stays)
            .plan();
        let piece = table.item("radio", 0);
        table.seat(0, Command::Pack { piece, who: Who(0) });
        table.begin([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        let to = table.at(0, 0);
        table.commit(0, "Walk");
        table.ok(Command::Move { who: Who(0), to });
        (table, piece)
    };
    let (table, piece) = outside(true);
    assert!(table.state.crew[0].holds(piece));
    // By house rule they are safe, and out of the heist.
    let (mut table, piece) = outside(false);
    assert_eq!(table.place(piece), Place::SECURED);
    table.escape();
    table.finish();
    assert_eq!(table.outcome().items, ["radio"]);
}

/// A scenario with a found item in the Thug's hands, who ends up here.
fn found(id: &str, at: (i8, i8), returns: bool) -> Table {
    let mut table = stage("E2 I EM")
        .items(&[id])
        .rules(|rules| rules.lost_items_return_to_shop = returns)
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let (piece, from) = (table.item(id, 0), table.at(0, 1));
    table.ok(Command::Take {
        who: Who(0),
        piece,
        from,
    });
    table.teleport(0, at.0, at.1);
    table
}

// covers: rule:loot-and-items, rule:end-of-a-heist
#[test]
fn a_found_item_brought_out_is_the_teams() {
    let mut table = found("laser-burst", (0, 0), true);
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert_eq!(outcome.items, ["laser-burst"]);
    assert!(outcome.discovered.is_empty());
}

// covers: rule:loot-and-items, rule:busted, rule:the-shop
#[test]
fn an_item_lost_with_its_holder_joins_the_shop() {
    let lost = |returns| {
        let mut table = found("laser-burst", (0, 2), returns);
        let piece = table.item("laser-burst", 0);
        table.escape();
        table.finish();
        assert_eq!(table.place(piece), Place::LOST);
        assert!(table.told(Event::LootLost { piece, cash: 0 }));
        table.outcome()
    };
    assert!(lost(true).items.is_empty());
    assert_eq!(lost(true).discovered, ["laser-burst"]);
    // By house rule it is gone for good.
    assert!(lost(false).discovered.is_empty());
}

// covers: rule:the-shop, item:flashbang
#[test]
fn a_found_item_used_up_joins_the_shop() {
    let mut table = found("flashbang", (0, 0), true);
    table.commit(0, "Toss Flashbang");
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.items.is_empty());
    assert_eq!(outcome.discovered, ["flashbang"]);
}

// covers: rule:the-shop
#[test]
fn a_found_item_sold_joins_the_shop() {
    let mut table = stage("E2 EM")
        .owns(&["camouflage"])
        .discovered(&["flashbang"])
        .plan();
    let piece = table.item("camouflage", 0);
    table.seat(0, Command::Sell { piece });
    table.begin([(0, 0); 3], &[1; 3]);
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.items.is_empty());
    assert_eq!(outcome.discovered, ["flashbang", "camouflage"]);
}

// covers: rule:the-shop, item:cheap-picks
#[test]
fn items_of_the_shop_need_no_discovery() {
    let mut table = stage("E2 EM").cash(8).plan();
    let buy = table.buy("cheap-picks", 0);
    table.ok(buy);
    table.ok(buy);
    table.begin([(0, 0); 3], &[1; 3]);
    // One breaks, one comes home.
    table.commit(0, "Rake");
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert_eq!(outcome.items, ["cheap-picks"]);
    assert!(outcome.discovered.is_empty());
}

// covers: rule:loot-and-items, rule:end-of-a-heist
#[test]
fn an_item_left_behind_is_not_the_teams() {
    let mut table = found("laser-burst", (0, 2), true);
    let (piece, to) = (table.item("laser-burst", 0), table.at(0, 2));
    table.ok(Command::Drop {
        who: Who(0),
        piece,
        to,
    });
    table.teleport(0, 0, 0);
    table.escape();
    table.finish();
    assert!(table.outcome().items.is_empty());
}

fn brought(at: (i8, i8)) -> Table {
    stage("E2 EM EM")
        .crew(["safecracker", "burglar", "lookout"])
        .act([at, at, (0, 0)], &[1; 3])
}

// covers: ability:safecracker/Gain SAFECRACKING TOOLS, item:safecracking-tools
#[test]
fn what_a_character_brings_never_becomes_the_teams() {
    let mut table = brought((0, 0));
    let piece = table.item("safecracking-tools", 0);
    table.ok(Command::Hand {
        who: Who(0),
        to: Who(1),
        piece,
    });
    table.escape();
    table.finish();
    assert!(table.outcome().items.is_empty());
}

// covers: ability:safecracker/Gain SAFECRACKING TOOLS, rule:the-shop
#[test]
fn what_a_character_brings_is_no_discovery() {
    let mut table = brought((0, 2));
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.members[0].busted);
    assert!(outcome.discovered.is_empty());
}

// covers: rule:loot-and-items, rule:phase-4-escape
#[test]
fn items_can_be_saved_from_somebody_who_was_stopped() {
    let mut table = stage("E2 EM EM EM").owns(&["laser-burst"]).plan();
    let piece = table.item("laser-burst", 0);
    table.seat(0, Command::Pack { piece, who: Who(0) });
    table.begin([(0, 3), (0, 2), (0, 0)], &[1; 3]);
    table.escape();
    table.set_ideas(0, 1);
    table.set_ideas(1, 2);
    let (to, out) = (table.at(0, 2), table.at(0, 1));
    table.ok(Command::Dash { who: Who(0), to });
    table.ok(Command::Stay { who: Who(0) });
    table.seat(
        1,
        Command::Hand {
            who: Who(0),
            to: Who(1),
            piece,
        },
    );
    table.ok(Command::Dash {
        who: Who(1),
        to: out,
    });
    let exit = table.at(0, 0);
    table.ok(Command::Dash {
        who: Who(1),
        to: exit,
    });
    table.finish();
    let outcome = table.outcome();
    assert_eq!(
        (outcome.members[0].busted, outcome.members[1].busted),
        (true, false)
    );
    assert_eq!(outcome.items, ["laser-burst"]);
}

// covers: item:lucky-penny, rule:loot-and-items, event:22
#[test]
fn fumbled_items_fall_on_a_neighbouring_hex() {
    let fumble = |drops: bool| {
        let mut table = stage("E2 EM EM")
            .deck("22,M1,M1,M1,Z1")
            .rule(ScenarioRule::NoOldFriend)
            .rules(|rules| rules.fumble_drops_items = drops)
            .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
        let piece = table.item("lucky-penny", 0);
        table.give(piece, 0);
        table.commit(1, "Pause");
        table.state.noise = 0;
        table.end_round();
        (table.place(piece), Place::on(table.at(0, 1)))
    };
    let (place, floor) = fumble(true);
    assert_eq!(place, floor);
    // By house rule only other loot falls.
    let (place, _) = fumble(false);
    assert_eq!(place, Place::with(Who(0)));
}
