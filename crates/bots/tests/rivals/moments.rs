//! One rule of thumb a test.

use crate::kit::{ME, Moment, card, job, moment, token};
use bots::Level;
use rivals::command::TrickTarget;
use rivals::{Colour, Command, Phase, Source};
use table::Seat;

fn play(id: &str) -> Command {
    Command::Play {
        card: card(id),
        on: None,
    }
}

fn play_on(id: &str, colour: Colour, face: u8) -> Command {
    Command::Play {
        card: card(id),
        on: Some(TrickTarget {
            before: ME,
            token: token(colour, face),
        }),
    }
}

/// D1 asks for charm 4 and pays 3; the other three pay 2.
#[test]
fn of_sure_obstacles_it_takes_the_one_that_pays_most() {
    let moment = moment(3).skills(0, [9, 9, 9]);
    let best = Command::Face {
        job: job("D"),
        way: 0,
    };
    assert_eq!(moment.scripted(), best);
}

/// B1 asks for agility 2, the others for what this player cannot do.
#[test]
fn it_takes_the_obstacle_it_can_pass() {
    let moment = moment(3).skills(0, [3, 0, 0]);
    let best = Command::Face {
        job: job("B"),
        way: 0,
    };
    assert_eq!(moment.scripted(), best);
}

/// A2: dexterity 3 or charm 5.
#[test]
fn it_chooses_the_alternative_it_is_good_at() {
    let only_a2 = |skills| {
        let moment = moment(3)
            .gone("A", 1)
            .gone("B", 7)
            .gone("C", 7)
            .gone("D", 7);
        moment.skills(0, skills).scripted()
    };
    let way = |way| Command::Face { job: job("A"), way };
    assert_eq!(only_a2([0, 0, 3]), way(0));
    assert_eq!(only_a2([0, 6, 1]), way(1));
}

/// At B1 (agility 2) with these tokens before the player.
fn at_b1(agility: u8, tokens: &[(Colour, u8)]) -> Moment {
    let tokens: Vec<_> = tokens
        .iter()
        .map(|&(colour, face)| token(colour, face))
        .collect();
    let moment = moment(3).skills(0, [agility, 0, 0]).turn(4, 0);
    moment.facing("B", 0, Phase::Tricks).tokens(&tokens)
}

#[test]
fn it_flips_the_token_that_decides() {
    // 2 - 3 - 1 is not enough; with the purple one turned over it is 4.
    let moment = at_b1(2, &[(Colour::Purple, 1), (Colour::Yellow, 1)]).hand(&["sleight-of-hand"]);
    assert_eq!(
        moment.scripted(),
        play_on("sleight-of-hand", Colour::Purple, 1)
    );
}

#[test]
fn it_combines_tricks_where_one_is_not_enough() {
    // 0 - 2 + 1: one short after the orange one is put back, enough with the yellow one.
    let moment =
        at_b1(0, &[(Colour::Orange, 1), (Colour::Yellow, 0)]).hand(&["side-step", "soft-landing"]);
    let first = moment.scripted();
    let either = [
        play_on("side-step", Colour::Orange, 1),
        play("soft-landing"),
    ];
    assert!(either.contains(&first), "{first:?}");
}

#[test]
fn it_wastes_no_tricks_on_a_test_that_is_passed() {
    let hand = ["sleight-of-hand", "side-step", "never-again", "lone-wolf"];
    let moment = at_b1(3, &[(Colour::Yellow, 0)]).hand(&hand);
    assert_eq!(moment.scripted(), Command::Resolve);
}

#[test]
fn a_test_that_is_lost_still_pays() {
    let lost = [(Colour::Red, 1), (Colour::Red, 1)];
    let moment = at_b1(0, &lost).hand(&["never-again", "lone-wolf"]);
    assert_eq!(
        moment.scripted(),
        play("lone-wolf"),
        "it does not end the test"
    );
    let moment = at_b1(0, &lost).hand(&["never-again"]);
    assert_eq!(moment.scripted(), play("never-again"));
}

#[test]
fn it_learns_from_a_failure() {
    let moment = moment(3).turn(2, 0).hand(&["push-your-luck"]);
    let moment = moment.facing("B", 0, Phase::Learn);
    let learn = Command::Learn {
        card: card("push-your-luck"),
        from: Source::Hand,
    };
    assert_eq!(moment.scripted(), learn);
}

/// The seat before it is at A1 (agility and charm 4), and it may help.
fn at_their_test(players: u8, round: u8) -> Moment {
    let moment = moment(players).turn(round, players - 1);
    moment.facing("A", 0, Phase::Help)
}

fn help(id: &str) -> Command {
    Command::Help { card: card(id) }
}

#[test]
fn it_helps_where_that_scores() {
    let moment = at_their_test(4, 2)
        .skills(3, [3, 3, 0])
        .hand(&["crumb-of-help", "side-step"]);
    assert_eq!(moment.scripted(), help("crumb-of-help"));
}

/// In the last test of a game between two, at D5 (agility 6 for 4 points), what the other one gains is lost.
#[test]
fn it_does_not_help_a_rival_to_win() {
    let moment = moment(2).turn(5, 1).skills(1, [4, 0, 0]).gone("D", 4);
    let moment = moment
        .facing("D", 0, Phase::Help)
        .hand(&["justified-means", "side-step"]);
    assert_eq!(moment.scripted(), Command::Decline);
}

#[test]
fn an_assist_that_could_not_be_paid_for_is_not_shown() {
    let mut moment = at_their_test(4, 2)
        .skills(3, [3, 3, 0])
        .hand(&["crumb-of-help"]);
    moment.view.public.pawns[0] = None;
    assert_eq!(moment.scripted(), Command::Decline);
}

#[test]
fn it_pays_with_what_it_needs_least() {
    // After its last own test tricks are of no use any more.
    let mut moment = moment(4)
        .turn(5, 1)
        .hand(&["crumb-of-help", "sleight-of-hand"]);
    moment = moment.facing("A", 0, Phase::Pay { seat: ME });
    moment.view.public.active = Seat(1);
    assert_eq!(
        moment.scripted(),
        Command::Pay {
            card: card("sleight-of-hand")
        }
    );
}

/// The secret of the Saboteur pays for few obstacles: with as many as it may have, the last test is better lost.
#[test]
fn it_fails_on_purpose_where_the_secret_pays_more() {
    let moment = at_b1(3, &[(Colour::Yellow, 0)]).turn(5, 0);
    let moment = moment.secret("saboteur").hand(&["never-again"]);
    assert_eq!(moment.scripted(), play("never-again"));
    let other = at_b1(3, &[(Colour::Yellow, 0)]).turn(5, 0);
    let other = other.secret("sightseer").hand(&["never-again"]);
    assert_eq!(other.scripted(), Command::Resolve);
}

/// In the last test, behind by three points, an obstacle for two does not win however sure it is. The script looks at the
/// points and takes it; search looks at who wins.
#[test]
fn search_takes_the_risk_that_wins() {
    let moment = moment(2)
        .turn(5, 1)
        .skills(1, [5, 0, 0])
        .skills(0, [1, 1, 1])
        .passed(0, &["D1", "D4"])
        .passed(1, &["D2"])
        .gone("A", 4)
        .gone("B", 7)
        .gone("C", 7)
        .gone("D", 4);
    let mut moment = moment;
    moment.view.seat = Seat(1);
    moment.view.hand = rivals::Cards::default();
    moment.view.public.hands = [0; 4];
    moment = moment.secret("renaissance-mouse");
    let risky = Command::Face {
        job: job("D"),
        way: 0,
    };
    assert_ne!(moment.scripted(), risky);
    assert_eq!(moment.decides(Level::Search, 400), risky);
}
