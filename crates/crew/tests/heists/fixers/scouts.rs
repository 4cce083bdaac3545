//! Fixers who look ahead: Visage, Machinist and Shell.

use super::*;
use crew::content::effect::Chit;
use crew::state::{Prompt, Token};

// Visage

// covers: fixer:visage, rule:reveal
#[test]
fn visage_reveals_for_a_thousand_each() {
    let bag = Bag {
        guards: 1,
        cameras: 1,
        locks: 1,
        ..Bag::default()
    };
    let mut table = stage("E2 EM SC SC SC")
        .bag(bag)
        .fixers(&["visage"])
        .cash(2)
        .plan();
    table
        .dealer
        .add_draws([Chit::Guard as u8, Chit::Camera as u8]);
    let look = |table: &Table, col| Command::PayReveal {
        space: table.at(0, col),
    };
    let (first, second, third) = (look(&table, 2), look(&table, 4), look(&table, 3));
    table.seat(0, first);
    table.seat(1, second);
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
    assert_eq!(table.count(Token::Camera, 0, 4), 1);
    assert_eq!(table.state.team.cash, 0);
    assert_eq!(table.seat_refused(2, third), short_of(1, 0));
    assert_eq!(table.seat_refused(2, first), Refusal::NotUnknown);
}

// covers: fixer:visage, rule:reveal
#[test]
fn with_nothing_unknown_left_visage_thins_the_bag() {
    let bag = Bag {
        guards: 1,
        blanks: 1,
        ..Bag::default()
    };
    let mut table = stage("E2 EM SC")
        .bag(bag)
        .fixers(&["visage"])
        .cash(9)
        .plan();
    assert_eq!(
        table.seat_refused(0, Command::PayThin),
        Refusal::StillUnknown
    );
    let space = table.at(0, 2);
    table
        .dealer
        .add_draws([Chit::Blank as u8, Chit::Guard as u8]);
    table.seat(0, Command::PayReveal { space });
    table.seat(0, Command::PayThin);
    assert!(table.told(Event::Thinned { chit: Chit::Guard }));
    assert_eq!((table.state.bag_size(), table.state.team.cash), (0, 7));
    assert_eq!(table.seat_refused(0, Command::PayThin), Refusal::BagEmpty);
}

// The Machinist

fn machinist(fixers: &[&str]) -> Table {
    let bag = Bag {
        cameras: 1,
        locks: 2,
        ..Bag::default()
    };
    stage("E2 SC SC SC").bag(bag).fixers(fixers).cash(9).plan()
}

// covers: fixer:machinist, fixer:visage
#[test]
fn a_lock_found_in_planning_is_worth_an_idea() {
    let mut table = machinist(&["visage", "machinist"]);
    let (space, other) = (table.at(0, 3), table.at(0, 2));
    table
        .dealer
        .add_draws([Chit::Lock as u8, Chit::Camera as u8]);
    table.seat(0, Command::PayReveal { space });
    assert_eq!(table.prompt(), Some(Prompt::LockIdea));
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::QuestionOpen);
    assert_eq!(
        table.seat_refused(0, Command::Decline),
        Refusal::NotAnAnswer
    );
    // The team chooses whose idea it is.
    table.seat(0, Command::Pick { who: Who(2) });
    assert_eq!(table.ideas(2), 3);
    // Nothing for a camera.
    table.seat(0, Command::PayReveal { space: other });
    assert_eq!(table.prompt(), None);
}

// covers: fixer:machinist, item:building-schematics
#[test]
fn locks_found_on_the_schematics_count_for_the_machinist() {
    let mut table = machinist(&["machinist"]);
    let (space, piece) = (table.at(0, 1), table.item("building-schematics", 0));
    let buy = table.buy("building-schematics", 0);
    table.ok(buy);
    table.dealer.add_draws([Chit::Lock as u8]);
    table.seat(0, Command::Consult { piece, space });
    assert_eq!(table.prompt(), Some(Prompt::LockIdea));
}

// covers: fixer:machinist
#[test]
fn locks_found_in_the_heist_are_worth_nothing() {
    let mut table = machinist(&["machinist"]);
    table.dealer.add_draws([Chit::Lock as u8]);
    table.begin([(0, 0); 3], &[1; 3]);
    assert_eq!(table.count(Token::Lock, 0, 1), 1);
    assert_eq!(table.prompt(), None);
    assert_eq!([0, 1, 2].map(|who| table.ideas(who)), [0, 2, 2]);
}

// covers: fixer:machinist
#[test]
fn without_the_machinist_a_lock_is_just_a_lock() {
    let mut table = machinist(&["visage"]);
    let space = table.at(0, 3);
    table.dealer.add_draws([Chit::Lock as u8]);
    table.seat(0, Command::PayReveal { space });
    assert_eq!(table.prompt(), None);
}

// Shell

fn shell() -> Table {
    let bag = Bag {
        cameras: 4,
        ..Bag::default()
    };
    let mut table = stage("E2 SC SC SC")
        .bag(bag)
        .fixers(&["shell", "visage"])
        .cash(6)
        .plan();
    table.dealer.add_draws([Chit::Camera as u8; 3]);
    table
}

// covers: fixer:shell, fixer:visage
#[test]
fn shell_switches_off_cameras_found_in_planning() {
    let mut table = shell();
    table.seat(0, Command::DisableCameras);
    assert_eq!(table.state.team.cash, 3);
    for col in [2, 3] {
        let space = table.at(0, col);
        table.seat(0, Command::PayReveal { space });
        assert_eq!(table.count(Token::DisabledCamera, 0, col), 1);
    }
    assert_eq!(
        table.seat_refused(0, Command::DisableCameras),
        Refusal::FixerUsed
    );
    // Found in the heist, a camera is live.
    table.begin([(0, 0); 3], &[1; 3]);
    assert_eq!(table.count(Token::Camera, 0, 1), 1);
}

// covers: fixer:shell
#[test]
fn shell_covers_cameras_found_before_and_after() {
    let mut table = shell();
    let (first, second) = (table.at(0, 2), table.at(0, 3));
    table.seat(0, Command::PayReveal { space: first });
    assert_eq!(table.count(Token::Camera, 0, 2), 1);
    table.seat(0, Command::DisableCameras);
    assert_eq!(table.count(Token::DisabledCamera, 0, 2), 1);
    table.seat(0, Command::PayReveal { space: second });
    assert_eq!(table.count(Token::DisabledCamera, 0, 3), 1);
}

// covers: fixer:shell
#[test]
fn shell_costs_three_thousand() {
    let mut table = stage("E2 CM").fixers(&["shell"]).cash(2).plan();
    assert_eq!(
        table.seat_refused(0, Command::DisableCameras),
        short_of(3, 2)
    );
    // Cameras that were known from the start stay on.
    let mut table = stage("E2 CM").fixers(&["shell"]).cash(3).plan();
    table.seat(0, Command::DisableCameras);
    assert_eq!(table.count(Token::Camera, 0, 1), 1);
}
