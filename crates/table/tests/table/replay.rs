use crate::toy::{ANN, BEN, CAT, Do, No, Pot, table, table_after};
use table::{DealerFault, Luck, ReplayError, Session, Step, UndoRefusal};

/// Ann puts two coins in, Ben takes them, Cat's shake rolls a 4, Ann puts one coin in and takes it back.
fn played() -> Session<Pot> {
    let mut session = table_after(
        [4],
        [
            (ANN, Do::Put(2)),
            (BEN, Do::Take(2)),
            (CAT, Do::Shake),
            (ANN, Do::Put(1)),
        ],
    );
    session.undo(ANN).unwrap();
    session
}

fn replay_with(
    change: impl FnOnce(&mut Vec<Luck>, &mut Vec<Step<Do>>),
) -> Result<Session<Pot>, ReplayError<No>> {
    let session = played();
    let mut start = session.start_answers().to_vec();
    let mut steps = session.steps().to_vec();
    change(&mut start, &mut steps);
    Session::replay(Pot::default(), start, steps)
}

#[test]
fn a_replay_ends_where_the_play_ended() {
    let session = played();
    let again = replay_with(|_, _| {}).unwrap();
    assert_eq!(again.state(), session.state());
    assert_eq!(again.steps(), session.steps());
    assert_eq!(again.start_answers(), session.start_answers());
}

#[test]
fn a_replayed_session_knows_what_may_be_undone() {
    let mut again = replay_with(|_, steps| steps[3].undone = false).unwrap();
    assert_eq!(again.can_undo(BEN), Err(UndoRefusal::LuckWasAsked));
    assert_eq!(again.undo(ANN).unwrap().index, 3);
    assert_eq!(again.state(), played().state());
}

#[test]
fn an_undone_step_need_not_be_accepted() {
    let odd = Step {
        seat: ANN,
        command: Do::Put(99),
        answers: Vec::new(),
        undone: true,
    };
    let again = replay_with(|_, steps| steps.insert(0, odd.clone())).unwrap();
    assert_eq!(again.steps()[0], odd);
    assert_eq!(again.state(), played().state());
}

#[test]
fn a_step_that_is_refused_is_named() {
    let error = replay_with(|_, steps| steps[1].command = Do::Take(3)).unwrap_err();
    assert_eq!(
        error,
        ReplayError::Refused {
            step: 1,
            refusal: No::PotTooSmall
        }
    );
}

#[test]
fn missing_luck_is_named() {
    let error = replay_with(|_, steps| steps[2].answers.clear()).unwrap_err();
    let fault = DealerFault::NoRollLeft { sides: 6 };
    assert_eq!(error, ReplayError::Luck { step: 2, fault });
}

#[test]
fn luck_that_nobody_asked_for_is_named() {
    let error = replay_with(|_, steps| steps[0].answers.push(Luck::Roll(1))).unwrap_err();
    let fault = DealerFault::LeftOver { answers: 1 };
    assert_eq!(error, ReplayError::Luck { step: 0, fault });
}

#[test]
fn a_start_must_ask_for_exactly_its_luck() {
    let error = replay_with(|start, _| start.truncate(2)).unwrap_err();
    let fault = DealerFault::NoDrawLeft;
    assert_eq!(error, ReplayError::Start { fault });

    let error = replay_with(|start, _| start.push(Luck::Draw(0))).unwrap_err();
    let fault = DealerFault::LeftOver { answers: 1 };
    assert_eq!(error, ReplayError::Start { fault });
}

#[test]
fn a_step_that_asked_for_luck_cannot_be_undone_by_hand() {
    let error = replay_with(|_, steps| steps[2].undone = true).unwrap_err();
    assert_eq!(error, ReplayError::UndoneLuck { step: 2 });
}

#[test]
fn a_record_without_steps_is_a_game_about_to_begin() {
    let (session, _) = table([]);
    let again =
        Session::replay(Pot::default(), session.start_answers().to_vec(), Vec::new()).unwrap();
    assert_eq!(again.state(), session.state());
}
