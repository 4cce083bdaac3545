//! Chances, against what can be counted by hand and against many draws.

use crate::kit::{Table, card, lying, table, table_with, token, tokens};
use rivals::command::TrickTarget;
use rivals::odds::Spread;
use rivals::{Command, Job, Tokens};
use table::{FastDealer, Game, Seat};

fn near(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-9, "{one} instead of {other}");
}

#[test]
fn one_token() {
    // Red -2/-4 or purple +3/-3: four faces, each a quarter.
    let spread = Spread::drawn(&tokens("red purple"), &Tokens::default(), 1);
    near(spread.at_least(3), 0.25);
    near(spread.at_least(-2), 0.5);
    near(spread.at_least(-3), 0.75);
    near(spread.at_least(-4), 1.0);
    near(spread.at_least(4), 0.0);
}

#[test]
fn two_of_three_without_putting_back() {
    // Yellow and yellow: a third; yellow and red: two thirds. Two or more needs both yellow on +1.
    let spread = Spread::drawn(&tokens("yellow yellow red"), &Tokens::default(), 2);
    near(spread.at_least(2), 1.0 / 3.0 / 4.0);
    near(spread.at_least(-100), 1.0);
}

#[test]
fn an_empty_bag_goes_on_with_what_lies_about() {
    let spread = Spread::drawn(&tokens("blue"), &tokens("red"), 2);
    near(spread.at_least(2), 0.25);
    near(spread.at_least(0), 0.75);
    let spread = Spread::drawn(&tokens("blue"), &Tokens::default(), 2);
    near(spread.at_least(2), 1.0);
}

/// How often the present test succeeds after a command, if nothing more is played.
fn frequency(table: &Table, seat: u8, command: Command) -> f64 {
    let mut luck = FastDealer::new(5);
    let tries = 40_000;
    let passed = (0..tries).filter(|_| {
        let mut state = table.state;
        let mut events: Vec<rivals::Event> = Vec::new();
        let mut next = Some((Seat(seat), command));
        while let Some((seat, command)) = next.take() {
            table
                .game
                .apply(&mut state, seat, command, &mut luck, &mut events)
                .expect("a legal command");
            if events
                .iter()
                .any(|event| matches!(event, rivals::Event::Passed { .. }))
            {
                return true;
            }
            if events
                .iter()
                .any(|event| matches!(event, rivals::Event::Failed { .. }))
            {
                return false;
            }
            let mut legal = Vec::new();
            for seat in (0..table.game.seats()).map(Seat) {
                legal.clear();
                table.game.legal(&state, seat, &mut legal);
                let best = |command: &&Command| {
                    matches!(
                        command,
                        Command::Decline | Command::Resolve | Command::Pay { .. }
                    )
                };
                // A helper who looks at tokens does what is best for the test.
                let removal = legal
                    .iter()
                    .filter(|command| matches!(command, Command::Remove { .. } | Command::Keep))
                    .max_by(|one, other| {
                        let chance = |command: &Command| {
                            table
                                .game
                                .chance_after(&state.view(seat), *command)
                                .unwrap_or(0.0)
                        };
                        chance(one).total_cmp(&chance(other))
                    });
                if let Some(&command) = removal.or_else(|| legal.iter().find(best)) {
                    next = Some((seat, command));
                    break;
                }
            }
        }
        false
    });
    passed.count() as f64 / f64::from(tries)
}

#[track_caller]
fn agrees(table: &Table, seat: u8, command: Command) {
    let view = table.state.view(Seat(seat));
    let chance = table.game.chance_after(&view, command).expect("a chance");
    let seen = frequency(table, seat, command);
    assert!(
        (chance - seen).abs() < 0.012,
        "{command:?}: {chance} is said, {seen} is seen"
    );
}

#[test]
fn taking_an_obstacle_on() {
    let table = table(3).hand(0, &["side-step"]).waiting(0, "green");
    for job in (0..4).map(Job) {
        agrees(&table, 0, Command::Face { job, way: 0 });
    }
}

#[test]
fn every_assist() {
    for (at, data) in rivals::content().cards.iter().enumerate() {
        if data.as_assist().is_none() {
            continue;
        }
        let mut table = table(2)
            .top("C2")
            .hand(0, &["side-step"])
            .hand(1, &[&data.id])
            .pawn(1, "C")
            .skills(1, [2; 3]);
        table.faces("C2");
        agrees(
            &table,
            1,
            Command::Help {
                card: rivals::Card(at as u8),
            },
        );
        agrees(&table, 1, Command::Decline);
    }
}

/// With every option the other way round, too.
#[test]
fn every_assist_with_other_options() {
    for (at, data) in rivals::content().cards.iter().enumerate() {
        if data.as_assist().is_none() {
            continue;
        }
        let mut table = table_with(2, |rules| *rules = rivals::Rules::turned(u16::MAX))
            .top("C2")
            .hand(0, &["side-step"])
            .hand(1, &[&data.id])
            .skills(1, [2; 3]);
        table.faces("C2");
        let card = rivals::Card(at as u8);
        agrees(&table, 1, Command::Help { card });
    }
}

/// Who cannot pay for coming over does not help, and knows that.
#[test]
fn an_assist_that_will_be_lost() {
    let mut table = table(2)
        .top("C2")
        .hand(0, &["side-step"])
        .hand(1, &["better-together"]);
    table.faces("C2");
    let command = Command::Help {
        card: card("better-together"),
    };
    agrees(&table, 1, command);
    let view = table.state.view(Seat(1));
    let without = table.game.chance_after(&view, Command::Decline);
    assert_eq!(table.game.chance_after(&view, command), without);
}

/// Assists that lie open count, though they are not resolved yet.
#[test]
fn what_lies_open_counts() {
    let mut table = table(4)
        .top("C2")
        .hand(0, &["side-step"])
        .hand(1, &["scout-ahead", "side-step", "side-step"])
        .hand(2, &["long-game", "side-step"])
        .hand(3, &["go-big-or-go-home"])
        .skills(0, [2; 3])
        .pawn(2, "C")
        .will_look_at("red yellow");
    table
        .faces("C2")
        .helps(1, "scout-ahead")
        .helps(2, "long-game");
    table.helps(3, "go-big-or-go-home");
    let paying = table
        .game
        .chance_now(&table.state.public)
        .expect("a chance");
    let pay = Command::Pay {
        card: card("side-step"),
    };
    let seen = frequency(&table, 1, pay);
    assert!((paying - seen).abs() < 0.012, "{paying}, not {seen}");
    // The last one has no card to pay with, so only two of them help.
    table.does(1, pay);
    let view = table.state.view(Seat(1));
    let mut legal = Vec::new();
    table.game.legal(&table.state, Seat(1), &mut legal);
    assert_eq!(legal.len(), 2, "one of two tokens is to go");
    legal.iter().for_each(|&command| agrees(&table, 1, command));
    let chances = legal.iter().map(|&command| {
        let chance = table.game.chance_after(&view, command);
        chance.expect("a chance")
    });
    let best = chances.fold(0.0, f64::max);
    assert!((best - paying).abs() > 0.001, "something was learned");
}

/// A helper sees all of a small bag and some of what goes back into it.
#[test]
fn a_look_into_a_small_bag() {
    for bag in ["", "orange", "red blue"] {
        let mut table = table(2)
            .top("C2")
            .bag(bag)
            .hand(0, &["side-step"])
            .hand(1, &["scout-ahead"])
            .front(1, "green+1 red-2 yellow+1 purple+3")
            .skills(0, [3; 3])
            .pawn(1, "C");
        table.faces("C2");
        let card = card("scout-ahead");
        agrees(&table, 1, Command::Help { card });
    }
}

#[test]
fn every_trick() {
    for data in &rivals::content().cards {
        if data.as_trick().is_none() {
            continue;
        }
        let mut table = table(2)
            .top("C2")
            .hand(0, &[&data.id, "long-game"])
            .front(1, "blue+4")
            .will_draw("purple-3 yellow+1");
        table.faces("C2").nobody_else_helps();
        assert_eq!(
            *table.state.public.test_tokens(),
            lying("purple-3 yellow+1")
        );
        for command in table.legal(0) {
            agrees(&table, 0, command);
        }
    }
}

#[test]
fn a_flip_that_saves_the_test_is_certain() {
    let mut table = table(2)
        .hand(0, &["sleight-of-hand"])
        .will_draw("purple-3 yellow+1");
    table.faces("B1").nobody_else_helps();
    let on = Some(TrickTarget {
        before: Seat(0),
        token: token("purple-3"),
    });
    let flip = Command::Play {
        card: card("sleight-of-hand"),
        on,
    };
    let view = table.state.view(Seat(0));
    assert_eq!(table.game.chance_now(&table.state.public), Some(0.0));
    assert_eq!(table.game.chance_after(&view, flip), Some(1.0));
}
