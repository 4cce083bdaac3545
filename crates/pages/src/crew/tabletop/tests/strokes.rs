//! Routes drawn with one stroke.

use super::heists::{job_count, play, random_heist};
use super::*;
use crate::crew::tabletop::trace::beginnings;
use crew::{Phase, Position};
use table::{FastDealer, Game};

/// So many rooms in a row, from next to a space on.
fn rooms(heist: &Heist, state: &State, from: Space, count: usize) -> Vec<Space> {
    let position = Position::new(heist, state);
    let mut path = vec![from];
    while path.len() <= count {
        let next = position.near(path[path.len() - 1]).iter();
        let next = next.filter(|&space| heist.board().is_tile(space));
        let Some(next) = next.into_iter().find(|space| !path.contains(space)) else {
            break;
        };
        path.push(next);
    }
    path
}

fn legal(heist: &Heist, state: &State, seat: Seat) -> Vec<Command> {
    let mut legal = Vec::new();
    heist.legal(state, seat, &mut legal);
    legal
}

#[test]
fn one_stroke_starts_and_lays_the_route() {
    for seed in 0..job_count() {
        let heist = random_heist(seed);
        let mut dealer = FastDealer::new(seed);
        let mut state = heist.start(&mut dealer, &mut ());
        let (seat, who) = (Seat(0), Who(0));
        let from = beginnings(&state, seat, &legal(&heist, &state, seat));
        let Some(start) = from.first() else {
            panic!("seed {seed}: nowhere to begin");
        };
        let stroke = rooms(&heist, &state, start, 3);
        for (_, command) in trace(&heist, &state, seat, &stroke) {
            let done = heist.apply(&mut state, seat, command, &mut dealer, &mut ());
            assert_eq!(done, Ok(()), "seed {seed}: {command:?}");
        }
        assert_eq!(state.member(who).at, start, "seed {seed}");
        let planned = state.member(who).planned;
        assert!(!planned.is_empty(), "seed {seed}");
        assert_eq!(planned, stroke[1..].iter().copied().collect());

        // Over rooms that are planned it means nothing; from a token on it goes further.
        assert_eq!(trace(&heist, &state, seat, &stroke), []);
        let further = beginnings(&state, seat, &legal(&heist, &state, seat));
        assert!(stroke.iter().all(|&space| further.contains(space)));
    }
}

#[test]
fn strokes_begin_while_planning_only() {
    let (mut planning, mut acting) = (0, 0);
    for seed in 0..job_count() {
        play(seed, |step| {
            let seat = step.seat;
            let from = beginnings(step.after, seat, &legal(step.heist, step.after, seat));
            let ready = step.after.ready.contains(seat);
            match step.after.phase {
                Phase::Plan if !ready && step.after.prompt().is_none() => {
                    planning += usize::from(!from.is_empty());
                }
                _ => {
                    acting += 1;
                    assert!(from.is_empty(), "seed {seed}: {from:?}");
                }
            }
        });
    }
    assert!(planning > 20 && acting > 100, "{planning}, {acting}");
}
