//! What is told to whom. That whole games tell nobody too much is tested through the real server.

use super::*;
use crate::key::Key;
use crate::replay::PastMoment;
use crate::table_state::{Change, TableState};
use std::sync::Arc;
use table::{FastDealer, Seats, Session};

/// A table in the middle of a game played at random.
fn room(seed: u64, steps: usize) -> TableState<Rivals> {
    let game = Arc::new(Rivals::new(Setup::new(3)).unwrap());
    let mut luck = FastDealer::new(seed);
    let start = Session::new(game.clone(), &mut luck).unwrap();
    let host = Key::new().unwrap().hash();
    let mut room = TableState::open(game, start.start_answers(), host).unwrap();
    let mut change = Change::default();
    for _ in 0..steps {
        let mut offers = Vec::new();
        for seat in (0..3).map(Seat) {
            offers.extend(room.legal(seat).into_iter().map(|command| (seat, command)));
        }
        if offers.is_empty() {
            break;
        }
        let (seat, command) = offers[luck.below(offers.len() as u32) as usize];
        room.act(seat, command, &mut luck, &mut change).unwrap();
    }
    room
}

#[test]
fn a_decision_about_helping_is_told_to_its_seat_alone() {
    let card = rivals::Card::all().next().unwrap();
    for command in [Command::Help { card }, Command::Decline] {
        let step = Step {
            seat: Seat(1),
            command,
            answers: vec![table::Luck::Draw(3)],
            undone: false,
        };
        let told = |held| serde_json::to_value(Rivals::step_for(&step, held)).unwrap();
        assert_eq!(told(Seats::from([1])), json!({ "seat": 1, "do": command }));
        assert_eq!(told(Seats::from([1, 2])), told(Seats::from([1])));
        for held in [Seats::EMPTY, Seats::from([0]), Seats::from([0, 2])] {
            assert_eq!(told(held), json!({ "seat": 1, "hidden": true }));
        }
    }
}

#[test]
fn everybodys_eyes_are_lent_only_when_the_game_is_over() {
    let running = room(1, 30);
    assert!(!running.session.over());
    assert!(Rivals::record(&running.session).is_none());
    let past = PastMoment::new(
        &running,
        Some(3),
        Seats::from([0]),
        true,
        Language::english(),
    )
    .unwrap();
    assert_eq!(
        (past.eyes, past.open, past.over),
        (Seats::from([0]), false, false)
    );
    let over = room(1, 5_000);
    assert!(over.session.over());
    assert!(matches!(Rivals::record(&over.session), Some(Ok(_))));
    let past =
        PastMoment::new(&over, Some(3), Seats::from([0]), true, Language::english()).unwrap();
    assert!(past.open && past.eyes.contains(Seat(2)));
    let past =
        PastMoment::new(&over, Some(3), Seats::from([0]), false, Language::english()).unwrap();
    assert_eq!(past.eyes, Seats::from([0]));
}

#[test]
fn nothing_is_taken_back_when_the_secrets_are_shown() {
    for seed in 0..30 {
        let over = room(seed, 5_000);
        assert!(over.session.over());
        for seat in (0..3).map(Seat) {
            assert!(over.session.can_undo(seat).is_err(), "seed {seed}");
        }
    }
}
