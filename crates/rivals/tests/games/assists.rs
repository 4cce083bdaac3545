//! Every assist.

use crate::kit::{Table, card, lying, table, table_with, tokens};
use rivals::{Colour, Command, Event, Phase, Refusal};
use table::Seat;

/// Seat 1, who is there already, helps the Cat Burglar at B1 (agility 2) with this card; two yellow tokens are drawn.
fn helped_with(id: &str) -> Table {
    let mut table = table(3)
        .hand(0, &["side-step"])
        .hand(1, &[id])
        .pawn(1, "B")
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").helps(1, id);
    table
}

// covers: card:watch-and-learn-agility, card:watch-and-learn-charm, card:watch-and-learn-dexterity
#[test]
fn watch_and_learn() {
    for (at, skill) in ["agility", "charm", "dexterity"].iter().enumerate() {
        let id = format!("watch-and-learn-{skill}");
        let mut table = helped_with(&id);
        assert_eq!(table.state.public.test.number, 1);
        let before = table.state.public.skills[1][at];
        table.resolves();
        assert_eq!(table.added(1), [id.as_str()]);
        assert_eq!(table.state.public.skills[1][at], before + 1);
        assert_eq!(table.scored(1), [""; 0]);
    }
}

// covers: card:long-game
#[test]
fn long_game() {
    let mut table = helped_with("long-game");
    assert_eq!(table.state.public.test.number, -2);
    assert_eq!(table.state.public.bag.count(Colour::Blue), 1);
    assert_eq!(table.total(), 2);
    table.resolves();
    assert_eq!(table.scored(1), ["long-game"]);
}

// covers: card:one-step-back
#[test]
fn one_step_back() {
    let table = helped_with("one-step-back");
    assert_eq!(table.state.public.test.number, -1);
    assert_eq!(table.state.public.bag.count(Colour::Green), 1);
}

// covers: card:go-big-or-go-home
#[test]
fn go_big_or_go_home() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .hand(1, &["go-big-or-go-home"])
        .pawn(1, "B")
        .will_draw("yellow+1 yellow+1 red-4");
    table.faces("B1").helps(1, "go-big-or-go-home");
    assert_eq!(
        *table.state.public.test_tokens(),
        lying("yellow+1 yellow+1 red-4")
    );
    assert_eq!(table.state.public.test.number, 0);
}

// covers: card:scout-ahead, ruling:15, ruling:13
#[test]
fn scout_ahead_removes_one_of_two() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .hand(1, &["scout-ahead", "side-step"])
        .pawn(1, "B")
        .will_look_at("red purple");
    let supply = table.state.public.supply;
    table.faces("B1").helps(1, "scout-ahead");
    table.saw(Event::Looked {
        seat: Seat(1),
        tokens: tokens("red purple"),
    });
    assert_eq!(
        table.state.public.phase,
        Phase::Look {
            seat: Seat(1),
            seen: tokens("red purple")
        }
    );
    let remove = |colour| Command::Remove { colour };
    table.refuses(0, remove(Colour::Red), Refusal::NotYourTurn);
    table.refuses(1, remove(Colour::Yellow), Refusal::NoSuchToken);
    table.refuses(1, Command::Keep, Refusal::OneMustGo);
    table.name_tokens("yellow+1 yellow+1");
    table.does(1, remove(Colour::Red));
    assert_eq!(
        table.state.public.supply.count(Colour::Red),
        supply.count(Colour::Red) + 1
    );
    assert_eq!(table.state.public.bag, tokens("yellow orange purple"));
}

// covers: card:scout-ahead
#[test]
fn scout_ahead_with_two_of_a_colour_leaves_no_choice() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .hand(1, &["scout-ahead"])
        .pawn(1, "B")
        .will_look_at("yellow yellow")
        .will_draw("yellow+1 red-2");
    table.faces("B1").helps(1, "scout-ahead");
    table.saw(Event::Removed {
        seat: Seat(1),
        colour: Colour::Yellow,
    });
    assert_eq!(table.state.public.phase, Phase::Tricks);
}

// covers: card:chomp-and-chew, card:move-silently, card:many-paws, ruling:22
#[test]
fn a_lent_skill_counts_only_where_it_is_tested() {
    let cases = [
        ("move-silently", "B1", 3, 3),
        ("chomp-and-chew", "B1", 3, 0),
        ("many-paws", "B2", 2, 2),
        ("chomp-and-chew", "A1", 2, 2),
        ("many-paws", "A1", 2, 0),
    ];
    for (id, at, skill, lent) in cases {
        let mut table = table(2)
            .top(at)
            .hand(0, &["side-step"])
            .hand(1, &[id])
            .pawn(1, &at[..1])
            .skills(1, [skill; 3])
            .will_draw("yellow+1 yellow+1");
        table.faces(at).helps(1, id);
        assert_eq!(table.state.public.test.number, lent, "{id} at {at}");
        table.saw(Event::Helped {
            seat: Seat(1),
            card: card(id),
            number: lent,
        });
    }
}

// covers: card:better-together, ruling:10
#[test]
fn better_together_rewards_the_helpers_next_test() {
    let table = helped_with("better-together");
    assert_eq!(table.state.public.test.number, 2);
    assert_eq!(table.state.public.waiting[1], tokens("green"));
    assert_eq!(table.state.public.waiting[0], tokens(""));
}

// covers: card:light-sabotage, ruling:33, option:sabotage-hits-the-tester
#[test]
fn light_sabotage_falls_back_on_the_helper_unless_agreed_otherwise() {
    for tester in [false, true] {
        let mut table = table_with(2, |rules| rules.sabotage_hits_the_tester = tester)
            .hand(0, &["side-step"])
            .hand(1, &["light-sabotage"])
            .pawn(1, "B")
            .waiting(0, "green")
            .will_draw("yellow+1 yellow+1")
            .will_join("green+2");
        table.faces("B1").helps(1, "light-sabotage");
        assert_eq!(table.state.public.test.number, -1);
        let (whose, nobody) = if tester { (0, 1) } else { (1, 0) };
        assert_eq!(table.state.public.waiting[whose], tokens("orange"));
        assert_eq!(table.state.public.waiting[nobody], tokens(""));
        // The tester's next test is not the one that goes on just now.
        assert_eq!(
            *table.state.public.test_tokens(),
            lying("yellow+1 yellow+1 green+2")
        );
    }
}

// covers: card:scout-ahead, ruling:7
#[test]
fn scouting_in_a_small_bag_goes_on_with_what_lies_about() {
    let mut table = table(2)
        .bag("orange")
        .hand(0, &["side-step"])
        .hand(1, &["scout-ahead"])
        .pawn(1, "B")
        .front(1, "blue+4 red-2")
        .will_look_at("orange red")
        .will_draw("blue+2 orange-1");
    table.faces("B1").helps(1, "scout-ahead");
    table.saw(Event::Refilled);
    table.does(
        1,
        Command::Remove {
            colour: Colour::Red,
        },
    );
    assert_eq!(*table.state.public.test_tokens(), lying("blue+2 orange-1"));
}

// covers: card:justified-means, option:means-only-after-failure
#[test]
fn justified_means() {
    for (option, passes, red) in [
        (false, true, 2),
        (false, false, 2),
        (true, true, 1),
        (true, false, 2),
    ] {
        let mut table = table_with(2, |rules| rules.means_only_after_failure = option)
            .top("C2")
            .hand(0, &["side-step"])
            .hand(1, &["justified-means"])
            .pawn(1, "C")
            .will_draw(if passes {
                "yellow+1 yellow+1"
            } else {
                "yellow-1 yellow-1"
            });
        table.faces("C2").helps(1, "justified-means");
        assert_eq!(table.state.public.test.number, 2);
        table.resolves();
        assert_eq!(
            table.state.public.bag.count(Colour::Red),
            red,
            "{option} {passes}"
        );
    }
}

// covers: card:it-could-work
#[test]
fn it_could_work() {
    let table = helped_with("it-could-work");
    assert_eq!(table.state.public.bag.count(Colour::Purple), 2);
    assert_eq!(table.state.public.test.number, 0);
}

// covers: card:crumb-of-help
#[test]
fn crumb_of_help() {
    let mut table = helped_with("crumb-of-help");
    assert_eq!(table.state.public.test.number, 1);
    assert_eq!(table.state.public.hands[..2], [1, 1], "the helper draws");
    table.resolves();
    assert_eq!(table.scored(1), ["crumb-of-help"]);
}

// covers: card:clear-the-way
#[test]
fn clear_the_way_may_remove_one_bad_token() {
    let start = || {
        let mut table = table(2)
            .hand(0, &["side-step"])
            .hand(1, &["clear-the-way"])
            .pawn(1, "B")
            .will_look_at("red orange yellow");
        table.faces("B1").helps(1, "clear-the-way");
        table.name_tokens("yellow+1 yellow+1");
        table
    };
    let mut table = start();
    table.refuses(
        1,
        Command::Remove {
            colour: Colour::Yellow,
        },
        Refusal::NotThisColour,
    );
    table.does(
        1,
        Command::Remove {
            colour: Colour::Red,
        },
    );
    assert_eq!(table.state.public.bag, tokens("yellow orange purple"));
    let mut table = start();
    table.does(1, Command::Keep);
    assert_eq!(table.state.public.bag, tokens("yellow orange red purple"));
}

// covers: card:clear-the-way
#[test]
fn clear_the_way_finds_nothing_bad() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .hand(1, &["clear-the-way"])
        .pawn(1, "B")
        .will_look_at("yellow yellow purple")
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").helps(1, "clear-the-way");
    table.saw(Event::Kept { seat: Seat(1) });
    assert_eq!(table.state.public.phase, Phase::Tricks);
}

// covers: card:pass-the-cheese
#[test]
fn pass_the_cheese_gives_both_a_card() {
    let table = helped_with("pass-the-cheese");
    assert_eq!(table.state.public.hands[0], 2);
    assert_eq!(table.state.public.hands[1], 1);
    assert_eq!(table.state.public.hands[2], 0);
}
