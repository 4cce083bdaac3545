use crate::toy::{ANN, BEN, CAT, Coins, Do, No, Pot, table, table_after};
use table::{ScriptedDealer, Seat, Session, UndoRefusal, UndoneStep};

/// Asks twice, first without doing it: the answers must agree, and asking must change nothing.
fn undo(session: &mut Session<Pot>, seat: Seat) -> Result<UndoneStep<Do>, UndoRefusal<No>> {
    let before = (session.state().clone(), session.steps().to_vec());
    let foretold = session.can_undo(seat);
    assert_eq!(
        (session.state().clone(), session.steps().to_vec()),
        before,
        "can_undo changed the session"
    );
    let answer = session.undo(seat);
    assert_eq!(foretold, answer);
    if answer.is_err() {
        assert_eq!(
            (session.state().clone(), session.steps().to_vec()),
            before,
            "a refused undo changed the session"
        );
    }
    answer
}

fn marks(session: &Session<Pot>) -> Vec<bool> {
    session.steps().iter().map(|step| step.undone).collect()
}

#[test]
fn a_command_taken_back_never_happened_but_stays_in_the_record() {
    let before = table([]).0.state().clone();
    let mut session = table_after([], [(ANN, Do::Put(2))]);
    assert_eq!(
        undo(&mut session, ANN),
        Ok(UndoneStep {
            index: 0,
            command: Do::Put(2)
        })
    );
    assert_eq!(*session.state(), before);
    assert_eq!(marks(&session), [true]);
}

#[test]
fn a_seat_steps_back_as_far_as_it_likes() {
    let mut session = table_after([], [(ANN, Do::Put(1)), (ANN, Do::Put(2))]);
    assert_eq!(undo(&mut session, ANN).unwrap().index, 1);
    assert_eq!(session.state().pot, 1);
    assert_eq!(undo(&mut session, ANN).unwrap().index, 0);
    assert_eq!(session.state().pot, 0);
    assert_eq!(undo(&mut session, ANN), Err(UndoRefusal::NothingToUndo));
}

#[test]
fn only_the_own_command_is_taken_back_and_the_others_are_kept() {
    let mut session = table_after(
        [],
        [(ANN, Do::Put(1)), (BEN, Do::Put(2)), (ANN, Do::Put(3))],
    );
    assert_eq!(undo(&mut session, BEN).unwrap().index, 1);
    assert_eq!(
        *session.state(),
        Coins {
            purses: [1, 3, 3],
            pot: 4,
            rolls: 0
        }
    );
    assert_eq!(marks(&session), [false, true, false]);
}

#[test]
fn a_seat_that_did_nothing_has_nothing_to_undo() {
    let mut session = table_after([], [(ANN, Do::Put(1))]);
    assert_eq!(undo(&mut session, BEN), Err(UndoRefusal::NothingToUndo));
}

#[test]
fn a_roll_cannot_be_taken_back() {
    let mut session = table_after([6], [(ANN, Do::Roll)]);
    assert_eq!(undo(&mut session, ANN), Err(UndoRefusal::LuckWasAsked));
}

#[test]
fn nothing_before_a_roll_of_another_can_be_taken_back() {
    let mut session = table_after([6], [(ANN, Do::Put(1)), (BEN, Do::Roll)]);
    assert_eq!(undo(&mut session, ANN), Err(UndoRefusal::LuckWasAsked));
}

#[test]
fn what_came_after_the_roll_can_be_taken_back() {
    let mut session = table_after(
        [6],
        [(ANN, Do::Put(1)), (ANN, Do::Roll), (ANN, Do::Put(10))],
    );
    assert_eq!(undo(&mut session, ANN).unwrap().index, 2);
    assert_eq!(session.state().purses[0], 10);
    assert_eq!(undo(&mut session, ANN), Err(UndoRefusal::LuckWasAsked));
}

#[test]
fn what_another_built_on_stays() {
    let mut session = table_after([], [(ANN, Do::Put(2)), (BEN, Do::Take(2))]);
    assert_eq!(
        undo(&mut session, ANN),
        Err(UndoRefusal::OthersBuiltOnIt {
            seat: BEN,
            refusal: No::PotTooSmall
        })
    );
}

#[test]
fn what_another_built_on_can_go_when_the_other_takes_theirs_back() {
    let mut session = table_after([], [(ANN, Do::Put(2)), (BEN, Do::Take(2))]);
    undo(&mut session, BEN).unwrap();
    assert_eq!(undo(&mut session, ANN).unwrap().index, 0);
    assert_eq!(session.state().purses, [5, 3, 3]);
}

#[test]
fn what_another_only_seemed_to_build_on_can_go() {
    let mut session = table_after(
        [],
        [(ANN, Do::Put(2)), (CAT, Do::Put(2)), (BEN, Do::Take(2))],
    );
    assert_eq!(undo(&mut session, ANN).unwrap().index, 0);
    assert_eq!(session.state().purses, [5, 5, 1]);
}

#[test]
fn taking_back_must_not_make_another_roll() {
    // With a coin in the pot Ben's shake asks for no luck; without it, it would.
    let mut session = table_after([], [(ANN, Do::Put(1)), (BEN, Do::Shake)]);
    assert_eq!(
        undo(&mut session, ANN),
        Err(UndoRefusal::LuckWouldBeAsked { seat: BEN })
    );
}

#[test]
fn play_goes_on_after_an_undo() {
    let (mut session, mut dealer) = table([3]);
    let mut act = |session: &mut Session<Pot>, seat, command| {
        session.act(seat, command, &mut dealer, &mut ()).unwrap();
    };
    act(&mut session, ANN, Do::Put(5));
    undo(&mut session, ANN).unwrap();
    act(&mut session, BEN, Do::Roll);
    act(&mut session, ANN, Do::Put(4));
    assert_eq!(
        *session.state(),
        Coins {
            purses: [1, 6, 3],
            pot: 4,
            rolls: 1
        }
    );
    assert_eq!(marks(&session), [true, false, false]);
    assert_eq!(undo(&mut session, ANN).unwrap().index, 2);
    assert_eq!(session.state().pot, 0);
}

#[test]
fn undoing_asks_no_dealer() {
    let mut session = table_after([2], [(ANN, Do::Roll), (BEN, Do::Put(1)), (CAT, Do::Put(1))]);
    undo(&mut session, BEN).unwrap();
    // The state is the roll and Cat's coin, exactly as if Ben had not acted.
    let mut dealer = ScriptedDealer::new([2], [1, 0, 0]);
    let mut other = Session::new(Pot::default(), &mut dealer).unwrap();
    other.act(ANN, Do::Roll, &mut dealer, &mut ()).unwrap();
    other.act(CAT, Do::Put(1), &mut dealer, &mut ()).unwrap();
    assert_eq!(session.state(), other.state());
}
