//! Choosing an obstacle, skills, tokens.

use crate::kit::{card, lying, table, tokens};
use rivals::{Command, Event, Job, Phase, Refusal};
use table::Seat;

// covers: rule:your-turn, ruling:39
#[test]
fn the_active_player_chooses_any_job_that_has_an_obstacle() {
    let mut table = table(3).hand(1, &["side-step"]);
    let faces: Vec<Command> = table.legal(0);
    // A1, B1 and D1 have one way, C1 has two.
    assert_eq!(faces.len(), 5);
    let first = Command::Face {
        job: Job(0),
        way: 0,
    };
    table.refuses(1, first, Refusal::NotYourTurn);
    table.refuses(9, first, Refusal::NoSuchSeat);
    table.refuses(
        0,
        Command::Face {
            job: Job(4),
            way: 0,
        },
        Refusal::NoSuchJob,
    );
    table.refuses(
        0,
        Command::Face {
            job: Job(0),
            way: 1,
        },
        Refusal::NoSuchWay,
    );
    table.refuses(0, Command::Resolve, Refusal::NotNow);
    table.does(0, first);
    assert_eq!(
        table.state.public.pawns[0],
        Some(Job(0)),
        "the own pawn goes free of charge"
    );
}

// covers: rule:your-turn
#[test]
fn a_job_without_obstacles_cannot_be_chosen() {
    let mut table = table(3).top("B7");
    table.state.public.gone[1] = 7;
    table.refuses(
        0,
        Command::Face {
            job: Job(1),
            way: 0,
        },
        Refusal::JobIsDone,
    );
    assert!(!table.legal(0).contains(&Command::Face {
        job: Job(1),
        way: 0
    }));
}

// covers: rule:evaluate-skill, ruling:2
#[test]
fn two_skills_are_added() {
    // A1 asks for agility and charm together: 2 and 0.
    let mut table = table(2)
        .will_draw("yellow+1 yellow+1")
        .hand(0, &["side-step"]);
    table.faces("A1").nobody_else_helps();
    assert_eq!(table.total(), 4);
}

// covers: rule:evaluate-skill, ruling:1, ruling:16
#[test]
fn an_alternative_is_chosen_before_anybody_helps() {
    // C1: charm 3 or agility 5. The Cat Burglar has agility 2 and no charm.
    let mut table = table(2)
        .hand(0, &["side-step"])
        .hand(1, &["long-game"])
        .will_draw("yellow+1 yellow-1");
    table.faces_by("C1", 1);
    assert_eq!(table.state.public.phase, Phase::Help);
    table.does(1, Command::Decline);
    assert_eq!(table.total(), 2);
    let (_, _, way) = table.game.facing(&table.state.public).expect("a test");
    assert_eq!(way.target, 5);
}

// covers: rule:draw-tokens
#[test]
fn two_tokens_are_drawn_and_lie_as_they_fall() {
    let mut table = table(2).hand(0, &["side-step"]).will_draw("red-4 purple+3");
    table.faces("B1").nobody_else_helps();
    assert_eq!(*table.state.public.test_tokens(), lying("red-4 purple+3"));
    assert_eq!(
        table.state.public.bag,
        tokens("yellow yellow yellow orange")
    );
    assert_eq!(table.total(), 2 - 4 + 3);
    assert_eq!(table.state.public.phase, Phase::Tricks);
}

// covers: obstacle:D5
#[test]
fn some_obstacles_draw_one_more() {
    let mut table = table(2)
        .top("D5")
        .hand(0, &["side-step"])
        .will_draw("yellow+1 yellow+1 purple+3");
    table.faces("D5").nobody_else_helps();
    assert_eq!(table.state.public.test_tokens().len(), 3);
}

// covers: ruling:11, ruling:12
#[test]
fn waiting_tokens_join_after_the_draw_and_fall_on_any_face() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .waiting(0, "green orange")
        .will_draw("yellow+1 yellow+1")
        .will_join("green+2 orange-1");
    table.faces("B1").nobody_else_helps();
    assert_eq!(
        *table.state.public.test_tokens(),
        lying("yellow+1 yellow+1 green+2 orange-1")
    );
    assert_eq!(table.state.public.waiting[0], tokens(""));
}

// covers: ruling:7
#[test]
fn an_empty_bag_takes_tokens_of_earlier_tests_back() {
    let mut table = table(3)
        .bag("yellow")
        .hand(0, &["side-step"])
        .front(1, "blue+4")
        .front(2, "red-4")
        .will_draw("yellow+1 blue+2");
    table.faces("B1").nobody_else_helps();
    table.saw(Event::Refilled);
    assert_eq!(*table.state.public.test_tokens(), lying("yellow+1 blue+2"));
    assert_eq!(table.state.public.bag, tokens("red"));
    assert!(table.state.public.front[1].is_empty());
}

// covers: ruling:7
#[test]
fn when_nothing_is_left_no_more_is_drawn() {
    let mut table = table(2)
        .bag("yellow")
        .hand(0, &["side-step"])
        .will_draw("yellow+1");
    table.faces("B1").nobody_else_helps();
    table.saw(Event::BagEmpty);
    assert_eq!(table.state.public.test_tokens().len(), 1);
}

// covers: rule:prepare, ruling:31
#[test]
fn the_active_player_draws_up_to_five() {
    let mut table = table(2)
        .hand(0, &["long-game", "long-game"])
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").nobody_else_helps().resolves();
    assert_eq!(table.state.public.hands[0], 5);
    assert_eq!(table.luck.cards_drawn, 3);
    assert_eq!(table.state.public.active, Seat(1));
}

// covers: ruling:31
#[test]
fn a_hand_above_five_stays_as_it_is() {
    let six = [
        "long-game",
        "long-game",
        "side-step",
        "side-step",
        "bite-hard",
        "bite-hard",
    ];
    let mut table = table(2).hand(0, &six).will_draw("yellow+1 yellow+1");
    table.faces("B1").nobody_else_helps().resolves();
    assert_eq!(table.state.public.hands[0], 6);
}

// covers: ruling:6
#[test]
fn an_empty_deck_takes_the_discard_pile() {
    let mut table = table(2)
        .hand(0, &["long-game"])
        .will_draw("yellow+1 yellow+1");
    table.state.public.discard = std::mem::take(&mut table.state.hidden.deck);
    table.state.public.deck = 0;
    table.faces("B1").nobody_else_helps().resolves();
    table.saw(Event::Reshuffled);
    assert_eq!(table.state.public.hands[0], 5);
    assert_eq!(table.state.public.discard.len(), 0);
}

// covers: ruling:6, ruling:28
#[test]
fn when_there_is_no_card_at_all_nobody_draws() {
    let mut table = table(2).will_draw("yellow+1 yellow+1");
    table.state.hidden.deck = Default::default();
    table.state.public.deck = 0;
    // Empty hands leave nothing to decide: one command plays the whole turn.
    table.faces("B1");
    table.saw(Event::NoCards { seat: Seat(0) });
    assert_eq!(table.state.public.hands, [0; 4]);
    assert_eq!(table.state.public.active, Seat(1));
}

// covers: rule:resolve
#[test]
fn reaching_the_target_is_enough() {
    // B1: agility 2.
    let mut table = table(2)
        .hand(0, &["side-step"])
        .will_draw("yellow+1 yellow-1");
    table.faces("B1").nobody_else_helps();
    assert_eq!(table.total(), 2);
    table.resolves();
    assert_eq!(table.obstacles(0), ["B1"]);
}

// covers: rule:resolve
#[test]
fn one_less_is_a_failure() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .will_draw("yellow-1 purple+3");
    table.state.public.skills[0] = [0; 3];
    table.faces("A1").nobody_else_helps();
    assert_eq!(table.total(), 2);
    table.resolves();
    assert_eq!(table.state.public.phase, Phase::Learn);
}

// covers: rule:resolve
#[test]
fn tokens_stay_in_front_of_the_player_until_the_round_ends() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .will_draw("yellow+1 yellow-1");
    table.faces("B1").nobody_else_helps().resolves();
    assert_eq!(table.state.public.front[0], lying("yellow+1 yellow-1"));
    table.name_tokens("yellow+1 purple+3");
    table.faces("C1").nobody_else_helps();
    assert!(table.state.public.front[0].is_empty(), "the round is over");
    assert_eq!(
        table.state.public.bag.len(),
        8,
        "with the first heat token and what C1 adds"
    );
}

#[test]
fn a_card_that_is_not_held_cannot_be_used() {
    let mut table = table(3).hand(0, &["side-step"]).hand(1, &["side-step"]);
    table.faces("B1");
    let help = |id| Command::Help { card: card(id) };
    table.refuses(1, help("long-game"), Refusal::NotInYourHand);
    table.refuses(1, help("side-step"), Refusal::NotAnAssist);
    table.refuses(
        1,
        Command::Help {
            card: rivals::Card(31),
        },
        Refusal::NotInYourHand,
    );
}
