//! The steps of a success, in order.

use crate::kit::{Table, card, obstacle, table, tokens};
use rivals::{Colour, Event, Job, Skill};
use table::Seat;

/// Seat 0 passes this obstacle.
fn passing(id: &str) -> Table {
    let mut table = table(3)
        .top(id)
        .skills(0, [9, 9, 9])
        .hand(0, &["side-step"])
        .will_draw("yellow+1 yellow+1");
    table.faces(id).nobody_else_helps().resolves();
    table
}

// covers: rule:success
#[test]
fn the_obstacle_goes_to_the_score_pile() {
    let table = passing("B1");
    assert_eq!(table.obstacles(0), ["B1"]);
    assert_eq!(table.job("B"), Some("B2"));
    let passed = Event::Passed {
        seat: Seat(0),
        obstacle: obstacle("B1"),
        total: 11,
        target: 2,
    };
    table.saw(passed);
}

// covers: obstacle:A1, obstacle:B2, obstacle:C1, obstacle:C2, obstacle:D1, obstacle:A6, obstacle:C7
#[test]
fn some_put_a_token_into_the_bag() {
    let cases = [
        ("A1", Colour::Blue),
        ("B2", Colour::Blue),
        ("C1", Colour::Green),
        ("C2", Colour::Blue),
        ("D1", Colour::Blue),
        ("A6", Colour::Green),
        ("C7", Colour::Purple),
    ];
    for (id, colour) in cases {
        let mut table = table(3)
            .top(id)
            .skills(0, [9, 9, 9])
            .hand(0, &["side-step"])
            .will_draw("yellow+1 yellow+1");
        let before = table.state.public.bag.count(colour);
        table.faces(id).nobody_else_helps().resolves();
        table.saw(Event::Bagged { colour });
        assert_eq!(table.state.public.bag.count(colour), before + 1, "{id}");
    }
}

// covers: obstacle:A3, obstacle:B6, obstacle:D4
#[test]
fn some_put_a_token_on_the_own_next_test() {
    for (id, colour) in [("A3", "green"), ("B6", "blue"), ("D4", "yellow")] {
        let table = passing(id);
        assert_eq!(table.state.public.waiting[0], tokens(colour), "{id}");
    }
}

// covers: obstacle:D6
#[test]
fn an_oath_gives_everybody_else_a_card() {
    let table = passing("D6");
    assert_eq!(table.state.public.hands[..3], [5, 1, 1]);
}

// covers: rule:success
#[test]
fn assists_with_cheese_are_scored_and_skills_are_learned() {
    let mut table = table(3)
        .hand(0, &["side-step"])
        .hand(1, &["justified-means"])
        .hand(2, &["watch-and-learn-dexterity"])
        .pawn(1, "B")
        .pawn(2, "B")
        .will_draw("yellow+1 yellow+1");
    table
        .faces("B1")
        .helps(1, "justified-means")
        .helps(2, "watch-and-learn-dexterity")
        .resolves();
    assert_eq!(table.scored(1), ["justified-means"]);
    assert_eq!(table.added(2), ["watch-and-learn-dexterity"]);
    assert_eq!(table.state.public.skills[2], [0, 1, 3]);
    table.saw(Event::Learned {
        seat: Seat(2),
        card: card("watch-and-learn-dexterity"),
        skill: Skill::Dexterity,
        from: None,
    });
}

// covers: rule:success, ruling:19
#[test]
fn tricks_are_discarded_even_those_with_cheese() {
    let mut table = table(2)
        .hand(0, &["lone-wolf", "sleight-of-hand"])
        .will_draw("yellow+1 yellow-1");
    table
        .faces("B1")
        .nobody_else_helps()
        .plays("lone-wolf")
        .plays_on("sleight-of-hand", "yellow-1")
        .resolves();
    assert_eq!(table.scored(0), [""; 0]);
    assert_eq!(table.added(0), [""; 0]);
    assert_eq!(table.discarded(), ["sleight-of-hand", "lone-wolf"]);
}

// covers: ruling:35
#[test]
fn an_added_card_counts_from_the_next_test_on() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .hand(1, &["watch-and-learn-agility", "side-step"])
        .pawn(1, "B")
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").helps(1, "watch-and-learn-agility");
    assert_eq!(table.total(), 2 + 1 + 2, "only its number counts now");
    table.resolves();
    assert_eq!(table.state.public.skill(Seat(1), Skill::Agility), 2);
    table.name_tokens("purple+3 red-4");
    table.faces("A1").nobody_else_helps();
    assert_eq!(table.total(), 2 + 2 + 3 - 4);
}

// covers: ruling:9
#[test]
fn the_last_obstacle_completes_its_job() {
    let table = passing("A7");
    table.saw(Event::Completed { job: Job(0) });
    assert_eq!(table.job("A"), None);
    assert_eq!(table.game.score(&table.state.public, Seat(0)).bonus, 1);
}
