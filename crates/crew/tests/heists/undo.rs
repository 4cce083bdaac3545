//! Taking back: the undo law of the table on a real heist.

use crate::kit::*;
use board::Space;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::*;
use table::{Luck, ScriptedDealer, Seat, Seats, Session, UndoRefusal, UndoneStep};

/// A session with its luck, and a table of the same heist to look spaces and actions up.
struct Game {
    session: Session<Heist>,
    dealer: ScriptedDealer,
    map: Table,
}

impl Game {
    /// Planning of this stage.
    fn plan(stage: &Stage) -> Game {
        let mut dealer = ScriptedDealer::default();
        Game {
            session: session(stage.clone().plan().heist, &mut dealer),
            dealer,
            map: stage.clone().plan(),
        }
    }

    /// The first Action phase: all on the entrance, with the first tiles planned and these faces rolled.
    fn act(stage: &Stage, faces: [u8; 3]) -> Game {
        let mut game = Game::plan(stage);
        for seat in 0..3 {
            game.enter(seat);
        }
        game.dealer.add_rolls(faces);
        for seat in 0..3 {
            game.give(seat, Command::Ready);
        }
        game
    }

    /// Chooses the entrance and plans the first three tiles.
    fn enter(&mut self, seat: u8) {
        let entrance = self.at(0, 0);
        self.give(
            seat,
            Command::Start {
                who: Who(seat),
                space: entrance,
            },
        );
        for col in 1..=3 {
            self.give(
                seat,
                Command::Plan {
                    space: self.at(0, col),
                },
            );
        }
    }

    /// On to Escape, in one round without luck.
    fn escape(stage: &Stage) -> Game {
        let mut game = Game::act(stage, [1; 3]);
        for seat in 0..3 {
            game.give(seat, Command::CallEscape);
            game.commit(seat, "Walk");
            let to = game.at(0, 1);
            game.give(seat, Command::Move { who: Who(seat), to });
        }
        for seat in 0..3 {
            game.give(seat, Command::Ready);
        }
        assert_eq!(game.session.state().phase, Phase::Escape);
        game
    }

    fn at(&self, row: i8, col: i8) -> Space {
        self.map.at(row, col)
    }

    fn give(&mut self, seat: u8, command: Command) {
        give(&mut self.session, &mut self.dealer, seat, command);
    }

    fn commit(&mut self, seat: u8, name: &str) {
        self.map.state = self.session.state().clone();
        let command = self
            .map
            .find_commit(seat, name)
            .expect("an action on offer");
        self.give(seat, command);
    }

    fn undo(&mut self, seat: u8) -> Result<UndoneStep<Command>, UndoRefusal<Refusal>> {
        let foreseen = self.session.can_undo(Seat(seat));
        let before = self.session.state().clone();
        let answer = self.session.undo(Seat(seat));
        assert_eq!(answer, foreseen);
        if answer.is_err() {
            assert_eq!(
                *self.session.state(),
                before,
                "a refused undo changed the state"
            );
        }
        answer
    }

    fn state(&self) -> State {
        self.session.state().clone()
    }
}

fn corridor() -> Stage {
    stage("E2 EM EM EM EM").crew(["thug", "burglar", "angry-locksmith"])
}

// covers: rule:undoing
#[test]
fn there_is_nothing_to_take_back_at_first() {
    let mut game = Game::plan(&corridor());
    assert_eq!(game.undo(0), Err(UndoRefusal::NothingToUndo));
    game.enter(1);
    assert_eq!(game.undo(0), Err(UndoRefusal::NothingToUndo));
}

// covers: rule:undoing, rule:part-1-the-plan
#[test]
fn plans_are_taken_back_one_after_the_other() {
    let mut game = Game::plan(&corridor());
    let opening = game.state();
    game.enter(0);
    let command = Command::Plan {
        space: game.at(0, 3),
    };
    assert_eq!(game.undo(0), Ok(UndoneStep { index: 3, command }));
    for _ in 0..3 {
        assert!(game.undo(0).is_ok());
    }
    assert_eq!(game.state(), opening);
    assert_eq!(game.undo(0), Err(UndoRefusal::NothingToUndo));
}

// covers: rule:undoing
#[test]
fn ready_is_taken_back_while_others_think() {
    let mut game = Game::plan(&corridor());
    for seat in 0..3 {
        game.enter(seat);
    }
    game.give(0, Command::Ready);
    game.give(1, Command::Ready);
    assert!(game.undo(0).is_ok());
    assert_eq!(game.state().ready, Seats::from([1]));
}

// covers: rule:undoing, rule:phase-1-roll
#[test]
fn the_ready_that_rolled_the_dice_stands_and_all_before_it() {
    let mut game = Game::act(&corridor(), [1; 3]);
    for seat in 0..3 {
        assert_eq!(game.undo(seat), Err(UndoRefusal::LuckWasAsked));
    }
}

// covers: rule:undoing
#[test]
fn an_action_is_taken_back_with_its_noise_and_ideas() {
    let mut game = Game::act(&corridor(), [1; 3]);
    let before = game.state();
    game.commit(1, "Dart");
    let committed = game.state();
    assert!(committed.noise > before.noise && committed.crew[1].ideas < before.crew[1].ideas);
    let to = game.at(0, 1);
    game.give(1, Command::Move { who: Who(1), to });
    assert!(game.undo(1).is_ok());
    assert_eq!(game.state(), committed);
    assert!(game.undo(1).is_ok());
    assert_eq!(game.state(), before);
}

// covers: rule:undoing
#[test]
fn whatever_can_be_done_without_luck_can_be_undone() {
    use table::Game as _;
    let mut game = Game::act(&corridor(), [2; 3]);
    game.commit(0, "Walk");
    game.commit(2, "Walk");
    let before = game.state();
    for seat in 0..3 {
        let mut legal = Vec::new();
        game.session.game().legal(&before, Seat(seat), &mut legal);
        assert!(legal.len() > 1);
        for command in legal {
            game.give(seat, command);
            assert_eq!(game.undo(seat).map(|undone| undone.command), Ok(command));
            assert_eq!(game.state(), before, "{command:?} left something behind");
        }
    }
}

// covers: rule:undoing, rule:auto-reveal
#[test]
fn nothing_is_taken_back_after_a_reveal() {
    let bag = Bag {
        guards: 1,
        ..Bag::default()
    };
    let stage = stage("E2 EM EM SC")
        .crew(["thug", "burglar", "angry-locksmith"])
        .bag(bag);
    let mut game = Game::act(&stage, [1; 3]);
    game.commit(2, "Walk");
    game.commit(1, "Dart");
    let (first, second) = (game.at(0, 1), game.at(0, 2));
    game.give(
        1,
        Command::Move {
            who: Who(1),
            to: first,
        },
    );
    game.dealer.add_draws([Chit::Guard as u8]);
    game.give(
        1,
        Command::Move {
            who: Who(1),
            to: second,
        },
    );
    // Neither by the one who saw it nor by one who had committed before.
    assert_eq!(game.undo(1), Err(UndoRefusal::LuckWasAsked));
    assert_eq!(game.undo(2), Err(UndoRefusal::LuckWasAsked));
    // What is done afterwards can be taken back.
    game.give(
        2,
        Command::Move {
            who: Who(2),
            to: first,
        },
    );
    assert!(game.undo(2).is_ok());
    assert_eq!(game.undo(2), Err(UndoRefusal::LuckWasAsked));
}

// covers: rule:undoing, rule:interleaving
#[test]
fn what_others_built_on_stands_until_they_take_theirs_back() {
    let stage = stage("E2 LO EM EM").crew(["thug", "burglar", "angry-locksmith"]);
    let mut game = Game::act(&stage, [1; 3]);
    let lock = game.at(0, 1);
    game.commit(2, "Pick");
    game.give(
        2,
        Command::Unlock {
            who: Who(2),
            space: lock,
        },
    );
    game.commit(1, "Walk");
    game.give(
        1,
        Command::Move {
            who: Who(1),
            to: lock,
        },
    );
    let refusal = Refusal::Locked;
    assert_eq!(
        game.undo(2),
        Err(UndoRefusal::OthersBuiltOnIt {
            seat: Seat(1),
            refusal
        })
    );
    assert!(game.undo(1).is_ok());
    assert!(game.undo(2).is_ok());
    assert_eq!(game.state().crew[1].at, game.at(0, 0));
}

// covers: rule:undoing
#[test]
fn a_seat_takes_back_its_own_command_and_leaves_later_ones_of_others() {
    let mut game = Game::act(&corridor(), [1; 3]);
    let to = game.at(0, 1);
    game.commit(1, "Walk");
    game.give(1, Command::Move { who: Who(1), to });
    game.commit(2, "Walk");
    game.give(2, Command::Move { who: Who(2), to });
    assert!(game.undo(1).is_ok());
    assert_eq!(game.state().crew[1].at, game.at(0, 0));
    assert_eq!(game.state().crew[2].at, to);
}

// covers: rule:undoing
#[test]
fn nothing_is_taken_back_if_the_dice_would_fall_without_it() {
    let stage = corridor().crew(["script-kiddie", "burglar", "thug"]);
    let mut game = Game::act(&stage, [1; 3]);
    game.commit(0, "Autopwn");
    game.commit(1, "Walk");
    game.commit(2, "Walk");
    game.give(0, Command::Ready);
    game.give(1, Command::Ready);
    // The gift gives the burglar something to do again: the round goes on although all were ready once.
    game.give(
        0,
        Command::Grant {
            who: Who(0),
            to: Who(1),
            gift: Gift::Disable,
        },
    );
    game.give(2, Command::Ready);
    assert_eq!(game.state().phase, Phase::Action);
    assert_eq!(
        game.undo(0),
        Err(UndoRefusal::LuckWouldBeAsked { seat: Seat(2) })
    );
}

// covers: rule:undoing, rule:escape-any-time
#[test]
fn a_round_that_ends_without_luck_can_be_taken_back() {
    let mut game = Game::escape(&corridor());
    let command = Command::Ready;
    assert_eq!(game.undo(2).map(|undone| undone.command), Ok(command));
    assert_eq!(game.state().phase, Phase::Action);
    assert_eq!(game.state().ready, Seats::from([0, 1]));
}

// covers: rule:undoing, rule:phase-4-escape
#[test]
fn a_dash_is_taken_back_but_not_past_the_last_ditch() {
    let mut game = Game::escape(&corridor());
    let (exit, before) = (game.at(0, 0), game.state());
    game.give(
        1,
        Command::Dash {
            who: Who(1),
            to: exit,
        },
    );
    assert!(game.undo(1).is_ok());
    assert_eq!(game.state(), before);
    game.give(
        0,
        Command::Declare {
            who: Who(0),
            to: exit,
        },
    );
    game.dealer.add_rolls([4]);
    game.give(
        0,
        Command::LastDitch {
            who: Who(0),
            ideas: 0,
        },
    );
    assert_eq!(game.undo(0), Err(UndoRefusal::LuckWasAsked));
    game.give(0, Command::Run { who: Who(0) });
    assert!(game.undo(0).is_ok());
    assert_eq!(game.state().crew[0].at, game.at(0, 1));
}

// covers: rule:undoing, rule:end-of-a-heist
#[test]
fn even_the_end_of_the_heist_is_taken_back() {
    let mut game = Game::escape(&corridor());
    game.give(0, Command::Ready);
    game.give(1, Command::Ready);
    let before = game.state();
    game.give(2, Command::Ready);
    assert!(game.session.over());
    assert!(game.undo(2).is_ok());
    assert!(!game.session.over());
    assert_eq!(game.state(), before);
    let exit = game.at(0, 0);
    game.give(
        2,
        Command::Dash {
            who: Who(2),
            to: exit,
        },
    );
}

// covers: rule:undoing
#[test]
fn undone_steps_stay_in_the_record_and_it_plays_the_same() {
    let stage = corridor();
    let mut game = Game::act(&stage, [1, 2, 3]);
    game.commit(1, "Dart");
    assert!(game.undo(1).is_ok());
    game.commit(1, "Walk");
    let steps = game.session.steps();
    let undone: Vec<usize> = (0..steps.len())
        .filter(|&step| steps[step].undone)
        .collect();
    assert_eq!(undone, [steps.len() - 2]);
    assert_eq!(steps[steps.len() - 3].answers, [1, 2, 3].map(Luck::Roll));
    let again = Session::replay(
        stage.plan().heist,
        game.session.start_answers().to_vec(),
        steps.to_vec(),
    );
    assert_eq!(*again.expect("the same heist").state(), game.state());
}

// covers: rule:undoing
#[test]
fn an_undone_command_can_be_given_again() {
    let mut game = Game::act(&corridor(), [1; 3]);
    game.commit(0, "Walk");
    let once = game.state();
    assert!(game.undo(0).is_ok());
    game.commit(0, "Walk");
    assert_eq!(game.state(), once);
    assert!(game.undo(0).is_ok());
}
