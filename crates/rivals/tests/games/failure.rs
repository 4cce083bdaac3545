//! The steps of a failure, in order.

use crate::kit::{Table, card, lying, obstacle, table, tokens};
use rivals::{Colour, Command, Event, Job, Phase, Refusal, Skill, Source};
use table::Seat;

/// Seat 0 fails this obstacle with these cards in hand.
fn failing(id: &str, cards: &[&str]) -> Table {
    let mut table = table(3)
        .top(id)
        .skills(0, [0, 0, 0])
        .hand(0, cards)
        .will_draw("yellow-1 yellow-1");
    table.faces(id).nobody_else_helps();
    if !cards.is_empty() {
        table.resolves();
    }
    table
}

// covers: rule:failure, ruling:40
#[test]
fn the_obstacle_leaves_the_game() {
    let table = failing("B1", &[]);
    assert_eq!(table.job("B"), Some("B2"));
    assert_eq!(table.obstacles(0), [""; 0]);
    table.saw(Event::Abandoned {
        obstacle: obstacle("B1"),
    });
}

// covers: rule:failure, ruling:8, obstacle:A2, obstacle:A3, obstacle:A7, obstacle:B4, obstacle:B5, obstacle:B7, obstacle:C3, obstacle:C4, obstacle:C5, obstacle:D5, obstacle:D7
#[test]
fn a_mandatory_obstacle_stays() {
    for id in ["A2", "A3", "A7", "B4", "B5", "B7", "C3", "C4", "C5", "D7"] {
        let table = failing(id, &[]);
        assert_eq!(table.job(&id[..1]), Some(id));
        table.saw(Event::Stays {
            obstacle: obstacle(id),
        });
        assert_eq!(
            table.state.public.active,
            Seat(1),
            "no second test in the same turn"
        );
    }
    let mut table = table(3).top("D5").will_draw("yellow-1 yellow-1 orange-2");
    table.faces("D5");
    assert_eq!(table.job("D"), Some("D5"));
}

// covers: obstacle:B1, obstacle:B3, obstacle:A3, obstacle:A5, obstacle:A6, obstacle:C6
#[test]
fn some_failures_put_a_token_into_the_bag() {
    for (id, colour) in [
        ("B1", Colour::Red),
        ("B3", Colour::Red),
        ("A3", Colour::Red),
        ("A5", Colour::Red),
        ("A6", Colour::Orange),
        ("B4", Colour::Orange),
        ("C4", Colour::Red),
        ("C6", Colour::Orange),
        ("D7", Colour::Red),
    ] {
        let table = failing(id, &[]);
        table.saw(Event::Bagged { colour });
        assert_eq!(
            table.state.public.bag.count(colour),
            if colour == Colour::Red { 2 } else { 3 },
            "{id}"
        );
    }
}

// covers: obstacle:A4, obstacle:B6, obstacle:C7, obstacle:D3
#[test]
fn some_failures_burden_the_own_next_test() {
    for (id, colour) in [
        ("A4", "orange"),
        ("B6", "orange"),
        ("C7", "red"),
        ("D3", "orange"),
    ] {
        let table = failing(id, &[]);
        assert_eq!(table.state.public.waiting[0], tokens(colour), "{id}");
    }
}

// covers: obstacle:D2
#[test]
fn the_highest_token_of_the_test_is_removed() {
    let mut table = table(2)
        .top("D2")
        .skills(0, [0; 3])
        .will_draw("purple+3 red-4");
    let supply = table.state.public.supply.count(Colour::Purple);
    table.faces("D2");
    assert_eq!(table.state.public.front[0], lying("red-4"));
    assert_eq!(table.state.public.supply.count(Colour::Purple), supply + 1);
    assert_eq!(table.state.public.waiting[0], tokens("green"));
    assert_eq!(table.job("D"), Some("D2"));
}

/// First the token goes, then the green one comes: the one that went may be the one that comes.
// covers: obstacle:D2
#[test]
fn what_was_removed_can_wait_for_the_next_test() {
    let mut table = table(2)
        .top("D2")
        .skills(0, [0; 3])
        .bag("green red")
        .no_supply("green")
        .will_draw("green+1 red-4");
    table.faces("D2");
    assert_eq!(table.state.public.waiting[0], tokens("green"));
}

// covers: obstacle:D2
#[test]
fn between_equal_tokens_the_player_chooses() {
    let mut table = table(2)
        .top("D2")
        .skills(0, [0; 3])
        .bag("orange yellow")
        .will_draw("orange-1 yellow-1");
    table.faces("D2");
    assert_eq!(table.state.public.phase, Phase::Tie);
    let remove = |colour| Command::Remove { colour };
    table.refuses(1, remove(Colour::Orange), Refusal::NotYourTurn);
    table.refuses(0, remove(Colour::Red), Refusal::NotThisColour);
    table.does(0, remove(Colour::Orange));
    assert_eq!(table.state.public.front[0], lying("yellow-1"));
    assert_eq!(table.state.public.active, Seat(1));
}

// covers: ruling:37, card:never-again
#[test]
fn without_a_token_nothing_is_removed() {
    let mut table = table(2)
        .top("D2")
        .skills(0, [0; 3])
        .hand(0, &["never-again"])
        .will_draw("purple+3 red-4");
    table.faces("D2").nobody_else_helps().plays("never-again");
    assert_eq!(
        table.state.public.phase,
        Phase::Choose,
        "and the turn is over"
    );
    assert_eq!(table.state.public.waiting[0], tokens("green"));
}

// covers: rule:failure
#[test]
fn assists_are_discarded() {
    let mut table = table(3)
        .top("C2")
        .skills(0, [0; 3])
        .hand(1, &["watch-and-learn-charm"])
        .hand(2, &["long-game"])
        .pawn(1, "C")
        .pawn(2, "C")
        .will_draw("yellow-1 yellow-1");
    table
        .faces("C2")
        .helps(1, "watch-and-learn-charm")
        .helps(2, "long-game");
    assert_eq!(table.added(1), [""; 0]);
    assert_eq!(table.scored(2), [""; 0]);
    assert_eq!(table.discarded(), ["watch-and-learn-charm", "long-game"]);
}

// covers: rule:failure, ruling:20
#[test]
fn one_trick_is_learned_from_those_played_or_from_the_hand() {
    for from in [Source::Played, Source::Hand] {
        let mut table = table(2)
            .top("C2")
            .skills(0, [0; 3])
            .hand(
                0,
                &[
                    "change-fate",
                    "sleight-of-hand",
                    "sleight-of-hand",
                    "side-step",
                ],
            )
            .will_draw("red-4 red-4");
        table.state.public.bag = tokens("red red yellow");
        table
            .faces("C2")
            .nobody_else_helps()
            .plays_on("sleight-of-hand", "red-4")
            .resolves();
        table.refuses(
            0,
            Command::Learn {
                card: card("side-step"),
                from: Source::Played,
            },
            Refusal::NotPlayed,
        );
        table.refuses(
            0,
            Command::Learn {
                card: card("bite-hard"),
                from: Source::Hand,
            },
            Refusal::NotInYourHand,
        );
        table.refuses(1, Command::Skip, Refusal::NotYourTurn);
        table.learns("sleight-of-hand", from);
        assert_eq!(table.added(0), ["sleight-of-hand"]);
        assert_eq!(table.state.public.skills[0], [0, 0, 1]);
        let discarded = table.discarded();
        match from {
            Source::Played => assert_eq!(discarded, [""; 0]),
            Source::Hand => assert_eq!(discarded, ["sleight-of-hand"], "the played one"),
        }
        table.saw(Event::Learned {
            seat: Seat(0),
            card: card("sleight-of-hand"),
            skill: Skill::Dexterity,
            from: Some(from),
        });
    }
}

// covers: rule:failure, ruling:36
#[test]
fn learning_is_optional() {
    let mut table = failing("C2", &["side-step"]);
    assert_eq!(table.state.public.phase, Phase::Learn);
    table.skips();
    assert_eq!(table.added(0), [""; 0]);
    assert!(table.in_hand(0).contains(&"side-step"));
}

// covers: rule:failure
#[test]
fn only_tricks_with_a_skill_teach() {
    let mut table = failing(
        "C2",
        &["smash-and-grab", "watch-and-learn-agility", "never-again"],
    );
    let learn = |id| Command::Learn {
        card: card(id),
        from: Source::Hand,
    };
    table.refuses(0, learn("smash-and-grab"), Refusal::TeachesNothing);
    table.refuses(0, learn("never-again"), Refusal::TeachesNothing);
    table.refuses(0, learn("watch-and-learn-agility"), Refusal::NotATrick);
    assert_eq!(table.legal(0), [Command::Skip]);
}

/// It went to the score pile, but nobody may be told that it was not played.
#[test]
fn a_trick_that_pays_teaches_nothing() {
    let mut table = table(2)
        .hand(0, &["never-again", "side-step"])
        .will_draw("red-4 yellow-1");
    table.faces("B1").nobody_else_helps().plays("never-again");
    let learn = |card| Command::Learn {
        card,
        from: Source::Played,
    };
    table.refuses(0, learn(card("never-again")), Refusal::TeachesNothing);
    table.refuses(0, learn(card("long-game")), Refusal::NotATrick);
    table.refuses(0, learn(card("side-step")), Refusal::NotPlayed);
    table.refuses(0, learn(rivals::Card(200)), Refusal::NotPlayed);
}

// covers: rule:failure
#[test]
fn the_other_tricks_are_discarded() {
    let mut table = table(2)
        .top("C2")
        .skills(0, [0; 3])
        .hand(0, &["side-step", "change-fate", "lone-wolf"])
        .will_draw("red-4 yellow-1");
    table.faces("C2").nobody_else_helps();
    table
        .plays("change-fate")
        .plays_on("side-step", "red-2")
        .plays("lone-wolf")
        .resolves();
    table.learns("side-step", Source::Played);
    assert_eq!(table.scored(0), ["lone-wolf"]);
    assert_eq!(table.discarded(), ["change-fate"]);
}

// covers: ruling:9, ruling:40
#[test]
fn a_failed_last_obstacle_completes_the_job_for_the_others() {
    let mut table = table(2)
        .top("C7")
        .skills(0, [0; 3])
        .will_draw("yellow-1 yellow-1");
    table.state.public.obstacles[1] = 1 << obstacle("C1").0;
    table.faces("C7");
    table.saw(Event::Completed { job: Job(2) });
    assert_eq!(table.game.score(&table.state.public, Seat(1)).bonus, 1);
    assert_eq!(table.game.score(&table.state.public, Seat(0)).bonus, 0);
}

/// While the player thinks about what to learn, the obstacle that was tried is still the one of the test.
// covers: rule:failure
#[test]
fn what_was_tried_is_told_until_the_turn_is_over() {
    let table = failing("B1", &["side-step"]);
    assert_eq!(table.state.public.phase, Phase::Learn);
    assert_eq!(table.job("B"), Some("B2"));
    let shown = rivals::view::View::new(&table.game, &table.state.public, &[]);
    let test = shown.test.expect("a test");
    assert_eq!(test.obstacle, obstacle("B1"));
    assert_eq!(table.game.chance_now(&table.state.public), None);
}
