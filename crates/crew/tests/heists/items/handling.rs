//! What holds for every item: who uses it, how it changes hands, whose it is afterwards.

use super::*;
use crew::content::scenario::ScenarioRule;
use crew::state::{Place, Token};

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

// covers: rule:loot-and-items, ability:con-artist/toss-loot
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

// covers: rule:loot-and-items, rule:security-chits, option:loot-under-guard
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

// covers: rule:loot-and-items, rule:entrances-and-exits, option:tools-stay-in-hand
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

// covers: rule:loot-and-items, rule:the-shop, item:plasma-torch, item:safecracking-tools
#[test]
fn what_the_team_owns_does_not_lie_on_the_map() {
    let table = stage("E2 I")
        .items(&["plasma-torch"])
        .owns(&["plasma-torch"])
        .plan();
    assert_eq!(table.place(table.item("plasma-torch", 0)), Place::STASH);
    assert!(table.state.loot.is_empty());
    // Of two copies the other one does.
    let table = stage("E2 I")
        .items(&["safecracking-tools"])
        .owns(&["safecracking-tools"])
        .plan();
    let places = [0, 1].map(|nth| table.place(table.item("safecracking-tools", nth)));
    assert_eq!(places, [Place::STASH, Place::on(table.at(0, 1))]);
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

// covers: rule:loot-and-items, rule:the-shop, rule:end-of-a-heist
#[test]
fn an_item_left_behind_can_be_bought_later() {
    let mut table = holding("E2 EM", "laser-burst", [(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let (piece, to) = (table.item("laser-burst", 0), table.at(0, 1));
    table.ok(Command::Drop {
        who: Who(0),
        piece,
        to,
    });
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.items.is_empty());
    assert_eq!(outcome.discovered, ["laser-burst"]);
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

// covers: ability:safecracker/gain-safecracking-tools, item:safecracking-tools
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

// covers: ability:safecracker/gain-safecracking-tools, rule:the-shop
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

// covers: item:lucky-penny, rule:loot-and-items, event:22, option:fumble-drops-items
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
