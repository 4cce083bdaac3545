//! Rounds, heat, the end of the game.

use crate::kit::{lying, obstacle, table, tokens};
use rivals::{Colour, Command, Event, Phase, Refusal, Rivals, Setup};
use table::{FastDealer, Game, Seat, Seats};

// covers: rule:end-of-round, ruling:23
#[test]
fn heat_and_all_tokens_go_into_the_bag() {
    let mut table = table(2)
        .front(0, "blue+4 red-2")
        .will_draw("yellow+1 yellow+1");
    table.state.public.active = Seat(1);
    table.state.public.turns = 1;
    table.faces("B1").nobody_else_helps();
    table.saw(Event::Heated {
        colour: Colour::Orange,
        count: 1,
    });
    assert_eq!(table.state.public.front, [lying(""); 4]);
    assert_eq!(table.state.public.bag.count(Colour::Orange), 2);
    assert_eq!(table.state.public.bag.count(Colour::Blue), 1);
    assert_eq!(table.state.public.heat, [0, 1, 1, 1, 1]);
    assert_eq!(table.state.public.round, 2);
}

// covers: rule:end-of-round, ruling:11
#[test]
fn waiting_tokens_stay_where_they_are() {
    let mut table = table(2).waiting(0, "blue").will_draw("yellow+1 yellow+1");
    table.state.public.active = Seat(1);
    table.state.public.turns = 1;
    table.faces("B1").nobody_else_helps();
    assert_eq!(table.state.public.waiting[0], tokens("blue"));
    assert_eq!(table.state.public.bag.count(Colour::Blue), 0);
}

// covers: rule:end-of-round, ruling:26, option:starter-rotates
#[test]
fn the_starting_player_stays_unless_agreed_otherwise() {
    for rotates in [false, true] {
        let mut table = crate::kit::table_with(3, |rules| rules.starter_rotates = rotates)
            .will_draw("yellow+1 yellow+1");
        table.state.public.active = Seat(2);
        table.state.public.turns = 2;
        table.faces("B1").nobody_else_helps();
        let next = Seat(u8::from(rotates));
        assert_eq!(table.state.public.active, next);
        assert_eq!(table.state.public.starter, next);
    }
}

// covers: rule:end-of-game
#[test]
fn five_rounds_and_it_is_over() {
    for players in 2..=4 {
        let game = Rivals::new(Setup::new(players)).expect("a good setup");
        let mut luck = FastDealer::new(3);
        let mut state = game.start(&mut luck, &mut ());
        let mut tests = 0;
        let mut legal = Vec::new();
        while !game.over(&state) {
            for seat in (0..players).map(Seat) {
                legal.clear();
                game.legal(&state, seat, &mut legal);
                if let Some(&command) = legal.first() {
                    tests += u32::from(matches!(command, Command::Face { .. }));
                    game.apply(&mut state, seat, command, &mut luck, &mut ())
                        .expect("legal");
                }
            }
        }
        assert_eq!(tests, 5 * u32::from(players));
        assert_eq!(state.public.heat, [0; 5]);
        assert!(state.public.secrets.is_some());
        assert_eq!(
            game.check(&state, Seat(0), Command::Resolve),
            Err(Refusal::GameIsOver)
        );
    }
}

// covers: rule:end-of-game
#[test]
fn the_last_heat_counts_for_secrets() {
    let mut table = table(2).will_draw("yellow+1 yellow+1");
    table.state.public.round = 5;
    table.state.public.turns = 1;
    table.state.public.active = Seat(1);
    table.faces("B1").nobody_else_helps();
    assert_eq!(table.state.public.phase, Phase::Over);
    assert_eq!(table.state.public.bag.count(Colour::Blue), 1);
    assert!(matches!(table.events.last(), Some(Event::Finished { .. })));
}

/// A game that ends with these obstacles in the piles, and secrets nobody meets.
fn ended(piles: &[&[&str]]) -> rivals::outcome::Outcome {
    let mut table = table(piles.len() as u8).bag("");
    for (seat, pile) in piles.iter().enumerate() {
        let bits = pile.iter().map(|id| 1 << obstacle(id).0);
        table.state.public.obstacles[seat] = bits.sum();
        // Nothing is in the bag.
        table = table.secret(seat as u8, "double-agent");
    }
    table.ends()
}

// covers: rule:scoring
#[test]
fn the_most_points_win() {
    let outcome = ended(&[&["A1", "B1"], &["C5", "A2"]]);
    assert_eq!(outcome.scores[0].points(), 4);
    assert_eq!(outcome.scores[1].points(), 6);
    assert_eq!(outcome.winners, Seats::from([1]));
}

// covers: rule:scoring
#[test]
fn between_equals_the_most_obstacles_win() {
    let outcome = ended(&[&["A1", "B1"], &["C5"]]);
    assert_eq!(outcome.winners, Seats::from([0]));
}

// covers: rule:scoring
#[test]
fn complete_equals_share_the_victory() {
    let outcome = ended(&[&["A1", "B1"], &["B2", "C1"], &["A3"]]);
    assert_eq!(outcome.winners, Seats::from([0, 1]));
}

// covers: rule:scoring
#[test]
fn cards_with_cheese_count() {
    let mut table = table(2)
        .bag("")
        .secret(0, "double-agent")
        .secret(1, "double-agent");
    table.state.public.scored[0].add(crate::kit::card("long-game"));
    table.state.public.scored[0].add(crate::kit::card("lone-wolf"));
    let outcome = table.ends();
    assert_eq!(outcome.scores[0].cards, 2);
    assert_eq!(outcome.winners, Seats::from([0]));
}

// covers: rule:scoring, option:one-bonus-a-job
#[test]
fn each_obstacle_of_a_completed_job_pays_one_more() {
    for (option, bonus) in [(false, 2), (true, 1)] {
        let mut table = crate::kit::table_with(2, |rules| rules.one_bonus_a_job = option);
        table.state.public.gone[0] = 7;
        let own = ["A1", "A2", "B1"].map(|id| 1 << obstacle(id).0);
        table.state.public.obstacles[0] = own.iter().sum();
        assert_eq!(table.game.score(&table.state.public, Seat(0)).bonus, bonus);
    }
}
