//! Whether bots let people go first.

use crate::hosted_game::Manners;
use crew::{Command, Heist, Phase, Position, State};
use table::{Game, Seat, Seats};

/// `people` are the seats that no bot plays, `present` those of them whose holders are here.
pub fn manners(heist: &Heist, state: &State, people: Seats, present: Seats) -> Manners {
    if state.questions.asked > 0 {
        let mut legal = Vec::new();
        for seat in present.iter() {
            heist.legal(state, seat, &mut legal);
        }
        return if legal.is_empty() {
            Manners::Go
        } else {
            Manners::Hold
        };
    }
    let undecided = |seat: Seat| {
        let everybody = matches!(state.phase, Phase::Plan | Phase::LevelUp);
        let asked = everybody || Position::new(heist, state).takes_part(seat).is_ok();
        let committed = state.phase == Phase::Action && state.crew[usize::from(seat.0)].committed;
        asked && !committed && !state.ready.contains(seat)
    };
    let undecided = people.iter().any(undecided);
    match state.phase {
        Phase::Plan | Phase::Action if undecided => Manners::Wait,
        // Of the better cards people take theirs first.
        Phase::LevelUp if undecided => Manners::Hold,
        Phase::Escape if undecided => match state.run.runner {
            // A run that began is finished.
            Some(runner) if !people.contains(Seat(runner.0)) => Manners::Go,
            _ => Manners::Hold,
        },
        _ => Manners::Go,
    }
}

/// Whether a command of one seat takes the rest of the round from everybody: not while people make up their minds.
pub fn ends_the_round(heist: &Heist, command: &Command) -> bool {
    *command == Command::CallEscape && !heist.rules.escape_needs_everyone
}

#[cfg(test)]
mod tests {
    use super::*;
    use crew::{Setup, Who};
    use table::{FastDealer, Session};

    type Play = Session<Heist>;

    fn heist() -> (Play, FastDealer) {
        let setup = r#"{"edition":"master-heist","scenario":"the-inclusion-job","crew":["Tiny","Karma","Iceheart","Null"]}"#;
        let setup: Setup = serde_json::from_str(setup).unwrap();
        let mut luck = FastDealer::new(5);
        let play = Session::new(Heist::new(setup).unwrap(), &mut luck).unwrap();
        (play, luck)
    }

    fn first(play: &Play, seat: u8, like: impl Fn(&Command) -> bool) -> Command {
        let mut legal = Vec::new();
        play.game().legal(play.state(), Seat(seat), &mut legal);
        legal.into_iter().find(like).expect("it is legal")
    }

    fn look(play: &Play, people: impl Into<Seats>) -> Manners {
        let people = people.into();
        manners(play.game(), play.state(), people, people)
    }

    #[test]
    fn bots_wait_until_people_are_ready_and_have_committed() {
        let (mut play, mut luck) = heist();
        assert_eq!(look(&play, [0]), Manners::Wait);
        assert_eq!(look(&play, []), Manners::Go, "nobody is there to wait for");
        for seat in 0..4 {
            let start = first(
                &play,
                seat,
                |command| matches!(command, Command::Start { who, .. } if *who == Who(seat)),
            );
            play.act(Seat(seat), start, &mut luck, &mut ()).unwrap();
            play.act(Seat(seat), Command::Ready, &mut luck, &mut ())
                .unwrap();
            if seat == 0 {
                assert_eq!(look(&play, [0]), Manners::Go, "people are ready");
                assert_eq!(look(&play, [0, 1]), Manners::Wait, "the second is not");
            }
        }
        while play.state().questions.asked > 0 {
            assert_eq!(look(&play, [0]), Manners::Hold, "people may answer");
            let absent = manners(play.game(), play.state(), Seats::from([0]), Seats::EMPTY);
            assert_eq!(absent, Manners::Go, "nobody is here to answer");
            let answer = first(&play, 0, |_| true);
            play.act(Seat(0), answer, &mut luck, &mut ()).unwrap();
        }
        assert_eq!(play.state().phase, Phase::Action);
        assert_eq!(look(&play, [0]), Manners::Wait);
        let commit = first(&play, 0, |command| {
            matches!(command, Command::Commit { .. })
        });
        play.act(Seat(0), commit, &mut luck, &mut ()).unwrap();
        assert_eq!(look(&play, [0]), Manners::Go, "the rest they do together");
    }

    #[test]
    fn between_heists_people_take_their_cards_first() {
        let (play, _) = heist();
        let people = Seats::from([0]);
        let mut state = play.state().clone();
        state.phase = Phase::LevelUp;
        let look = |state: &State, people: Seats| manners(play.game(), state, people, people);
        assert_eq!(look(&state, people), Manners::Hold);
        assert_eq!(
            look(&state, Seats::EMPTY),
            Manners::Go,
            "nobody is there to wait for"
        );
        state.ready = people;
        assert_eq!(look(&state, people), Manners::Go, "people are ready");
        // Whoever was busted chooses somebody new.
        state.ready = Seats::EMPTY;
        state.crew[0].status = crew::Status::Busted;
        assert_eq!(look(&state, people), Manners::Hold);
    }
}
