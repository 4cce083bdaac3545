//! Every trick.

use crate::kit::{Table, card, lying, table, table_with, token, tokens};
use rivals::command::TrickTarget;
use rivals::{Command, Event, Phase, Refusal};
use table::Seat;

/// The Cat Burglar at B1 (agility 2 of 2) with these cards, after these tokens.
fn testing(cards: &[&str], drawn: &str) -> Table {
    let mut table = table(2).hand(0, cards).will_draw(drawn);
    table.faces("B1").nobody_else_helps();
    table
}

// covers: rule:play-tricks
#[test]
fn only_the_active_player_plays_tricks_and_any_number() {
    let mut table = table(2)
        .hand(0, &["sleight-of-hand", "sleight-of-hand", "long-game"])
        .hand(1, &["sleight-of-hand"])
        .will_draw("red-4 orange-2");
    table.faces("B1").nobody_else_helps();
    let on = Some(TrickTarget {
        before: Seat(0),
        token: token("red-4"),
    });
    let flip = Command::Play {
        card: card("sleight-of-hand"),
        on,
    };
    table.refuses(1, flip, Refusal::NotYourTurn);
    table.refuses(
        0,
        Command::Play {
            card: card("long-game"),
            on: None,
        },
        Refusal::NotATrick,
    );
    table.refuses(
        0,
        Command::Play {
            card: card("side-step"),
            on,
        },
        Refusal::NotInYourHand,
    );
    table.does(0, flip).plays_on("sleight-of-hand", "orange-2");
    assert_eq!(*table.state.public.test_tokens(), lying("red-2 orange-1"));
}

// covers: card:sleight-of-hand
#[test]
fn sleight_of_hand_flips_one() {
    let mut table = testing(&["sleight-of-hand"], "purple-3 yellow+1");
    let on = |before, text| {
        Some(TrickTarget {
            before: Seat(before),
            token: token(text),
        })
    };
    let play = |on| Command::Play {
        card: card("sleight-of-hand"),
        on,
    };
    table.refuses(0, play(None), Refusal::TokenNeeded);
    table.refuses(0, play(on(0, "purple+3")), Refusal::NoSuchToken);
    table.refuses(0, play(on(1, "purple-3")), Refusal::NoSuchToken);
    table.refuses(0, play(on(9, "purple-3")), Refusal::NoSuchToken);
    table.plays_on("sleight-of-hand", "purple-3");
    assert_eq!(table.total(), 2 + 3 + 1);
    table.saw(Event::Flipped {
        seat: Seat(0),
        token: token("purple+3"),
    });
}

// covers: card:push-your-luck
#[test]
fn push_your_luck_draws_one() {
    let mut table = testing(&["push-your-luck"], "yellow-1 yellow-1 purple+3");
    table.plays("push-your-luck");
    assert_eq!(
        *table.state.public.test_tokens(),
        lying("yellow-1 yellow-1 purple+3")
    );
}

// covers: card:side-step
#[test]
fn side_step_puts_one_back() {
    let mut table = testing(&["side-step"], "red-4 yellow+1");
    table.plays_on("side-step", "red-4");
    assert_eq!(*table.state.public.test_tokens(), lying("yellow+1"));
    assert_eq!(
        table.state.public.bag,
        tokens("yellow yellow orange red purple")
    );
}

// covers: card:nope-nope-nope
#[test]
fn nope_nope_nope_draws_as_many_again() {
    let mut table = testing(&["nope-nope-nope"], "red-4 orange-2 purple+3 red-2");
    table.plays("nope-nope-nope");
    assert_eq!(*table.state.public.test_tokens(), lying("purple+3 red-2"));
    assert_eq!(
        table.state.public.bag,
        tokens("yellow yellow yellow orange")
    );
}

// covers: card:change-fate
#[test]
fn change_fate_flips_all() {
    let mut table = testing(&["change-fate"], "yellow-1 yellow-1");
    table.plays("change-fate");
    assert_eq!(
        *table.state.public.test_tokens(),
        lying("yellow+1 yellow+1")
    );
}

// covers: card:never-again, ruling:21
#[test]
fn never_again_fails_at_once_and_the_tokens_are_gone() {
    let mut table = testing(&["never-again", "side-step"], "red-4 orange-2");
    let supply = table.state.public.supply.len();
    table.plays("never-again");
    assert_eq!(
        table.state.public.phase,
        Phase::Learn,
        "no trick can follow"
    );
    assert_eq!(
        table.state.public.supply.len(),
        supply + 2 - 1,
        "B1 adds a red one to the bag"
    );
    assert!(table.state.public.front[0].is_empty());
    assert_eq!(table.scored(0), ["never-again"]);
    assert!(matches!(
        table.events[1],
        Event::Failed { gave_up: true, .. }
    ));
}

// covers: card:never-again
#[test]
fn never_again_fails_even_what_would_have_passed() {
    let mut table = testing(&["never-again"], "yellow+1 purple+3");
    assert_eq!(table.total(), 6);
    table.plays("never-again");
    assert_eq!(table.obstacles(0), [""; 0]);
    assert_eq!(
        table.job("B"),
        Some("B2"),
        "the obstacle is gone all the same"
    );
}

// covers: card:lone-wolf
#[test]
fn lone_wolf_counts_only_alone() {
    for (place, number) in [("A", 2), ("B", 0)] {
        let mut table = table(2)
            .hand(0, &["lone-wolf"])
            .pawn(1, place)
            .will_draw("yellow+1 yellow+1");
        table.faces("B1").nobody_else_helps().plays("lone-wolf");
        assert_eq!(table.state.public.test.number, number, "a pawn at {place}");
    }
}

// covers: card:lone-wolf, option:pawns
#[test]
fn without_pawns_the_lone_wolf_wants_no_help() {
    for (helps, number) in [(false, 2), (true, 1)] {
        let mut table = table_with(2, |rules| rules.pawns = false)
            .hand(0, &["lone-wolf"])
            .hand(1, &["crumb-of-help"])
            .will_draw("yellow+1 yellow+1");
        table.faces("B1");
        if helps {
            table.helps(1, "crumb-of-help");
        }
        table.nobody_else_helps().plays("lone-wolf");
        assert_eq!(table.state.public.test.number, number);
    }
}

// covers: card:lone-wolf
#[test]
fn lone_wolf_pays_after_a_failure_even_where_it_did_not_count() {
    let mut table = table(2)
        .hand(0, &["lone-wolf"])
        .pawn(1, "B")
        .will_draw("red-4 orange-2");
    table
        .faces("B1")
        .nobody_else_helps()
        .plays("lone-wolf")
        .resolves();
    assert_eq!(table.scored(0), ["lone-wolf"]);
}

// covers: card:smash-and-grab, ruling:32
#[test]
fn smash_and_grab_takes_a_token_of_the_own_test() {
    let mut table = testing(&["smash-and-grab"], "red-4 purple+3");
    table.plays_on("smash-and-grab", "red-4");
    assert_eq!(
        *table.state.public.test_tokens(),
        lying("purple+3"),
        "it no longer counts"
    );
    assert_eq!(table.state.public.waiting[0], tokens("red"));
}

// covers: card:smash-and-grab, ruling:32
#[test]
fn smash_and_grab_takes_a_token_of_an_earlier_test() {
    let mut table = table(2)
        .hand(0, &["smash-and-grab"])
        .front(1, "blue+4 red-2")
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").nobody_else_helps();
    table.plays_at("smash-and-grab", 1, "blue+4");
    assert_eq!(table.state.public.front[1], lying("red-2"));
    assert_eq!(table.state.public.waiting[0], tokens("blue"));
    table.saw(Event::Grabbed {
        seat: Seat(0),
        from: Seat(1),
        token: token("blue+4"),
    });
    assert_eq!(table.total(), 4, "the present test is not changed");
}

// covers: card:double-down
#[test]
fn double_down_counts_its_token_twice() {
    let mut table = testing(
        &["double-down", "sleight-of-hand"],
        "yellow-1 yellow-1 purple-3",
    );
    table.plays("double-down");
    assert_eq!(table.total(), 2 - 2 - 6);
    table.plays_on("sleight-of-hand", "purple-3x2");
    assert_eq!(table.total(), 6, "turned over it still counts twice");
}

// covers: card:soft-landing, card:bite-hard, card:steady-paws
#[test]
fn a_number_only_for_the_tested_skill() {
    let cards = ["soft-landing", "bite-hard", "steady-paws"];
    for (at, tested) in [
        ("B1", [true, false, false]),
        ("B2", [false, false, true]),
        ("D1", [false, true, false]),
        ("A1", [true, true, false]),
    ] {
        for (id, counts) in cards.iter().zip(tested) {
            let mut table = table(2)
                .top(at)
                .hand(0, &[id])
                .will_draw("yellow+1 yellow+1");
            table.faces(at).nobody_else_helps().plays(id);
            let printed = rivals::content().cards[card(id).index()].number;
            assert!(printed > 0);
            let number = if counts { printed } else { 0 };
            assert_eq!(table.state.public.test.number, number, "{id} at {at}");
        }
    }
}

// covers: rule:play-tricks
#[test]
fn a_trick_that_finds_no_token_does_nothing() {
    let mut table = table(2).bag("").hand(0, &["side-step", "change-fate"]);
    table.faces("B1").nobody_else_helps();
    assert!(table.state.public.test_tokens().is_empty());
    table.plays("side-step");
    assert_eq!(table.state.public.test.tricks.len(), 1);
    let on = Some(TrickTarget {
        before: Seat(0),
        token: token("red-4"),
    });
    table.refuses(
        0,
        Command::Play {
            card: card("change-fate"),
            on,
        },
        Refusal::NoTokenNeeded,
    );
    table.plays("change-fate");
}

// covers: rule:play-tricks
#[test]
fn a_hand_without_tricks_is_asked_all_the_same() {
    let table = testing(&["long-game"], "yellow+1 yellow+1");
    assert_eq!(table.state.public.phase, Phase::Tricks);
    assert_eq!(table.legal(0), [Command::Resolve]);
}
