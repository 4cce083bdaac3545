//! Items that help without being used: Lucky Penny and Camouflage.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::state::{Place, Token};

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
