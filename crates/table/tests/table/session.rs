use crate::toy::{ANN, BEN, Do, No, Pot, Saw, table};
use std::sync::Arc;
use table::{ActError, DealerFault, Luck, ScriptedDealer, Seat, Session, Step};

#[test]
fn a_command_changes_the_state_is_seen_and_recorded_with_its_luck() {
    let (mut session, mut dealer) = table([4]);
    let mut seen = Vec::new();
    session.act(BEN, Do::Roll, &mut dealer, &mut seen).unwrap();
    assert_eq!(session.state().purses, [5, 7, 3]);
    assert_eq!(seen, [Saw::Rolled(4), Saw::Done(BEN)]);
    assert_eq!(
        session.steps(),
        [Step {
            seat: BEN,
            command: Do::Roll,
            answers: vec![Luck::Roll(4)],
            undone: false
        }]
    );
}

#[test]
fn the_luck_of_the_start_is_kept() {
    let (session, _) = table([]);
    assert_eq!(
        session.start_answers(),
        [Luck::Draw(1), Luck::Draw(0), Luck::Draw(0)]
    );
}

#[test]
fn a_start_without_luck_is_a_fault() {
    let fault = Session::new(Pot::default(), &mut ScriptedDealer::new([], [1])).unwrap_err();
    assert_eq!(fault, DealerFault::NoDrawLeft);
}

#[test]
fn a_refused_command_changes_and_records_nothing() {
    let (mut session, mut dealer) = table([]);
    let before = session.state().clone();
    let mut seen = Vec::new();
    assert_eq!(
        session.act(BEN, Do::Put(4), &mut dealer, &mut seen),
        Err(ActError::Refused(No::TooPoor))
    );
    assert_eq!(
        session.act(Seat(9), Do::Put(1), &mut dealer, &mut seen),
        Err(ActError::Refused(No::UnknownSeat))
    );
    assert_eq!(*session.state(), before);
    assert!(session.steps().is_empty() && seen.is_empty());
}

#[test]
fn a_fault_of_the_dealer_puts_the_state_back_unseen() {
    let (mut session, mut dealer) = table([7]);
    let before = session.state().clone();
    let mut seen = Vec::new();
    let fault = DealerFault::OutOfRange {
        rolled: 7,
        sides: 6,
    };
    assert_eq!(
        session.act(ANN, Do::Roll, &mut dealer, &mut seen),
        Err(ActError::Dealer(fault))
    );
    assert_eq!(*session.state(), before);
    assert!(session.steps().is_empty() && seen.is_empty());
}

#[test]
fn after_a_fault_is_forgiven_the_game_goes_on() {
    let (mut session, mut dealer) = table([]);
    let roll = |session: &mut Session<Pot>, dealer: &mut ScriptedDealer| {
        session.act(ANN, Do::Roll, dealer, &mut ())
    };
    assert!(roll(&mut session, &mut dealer).is_err());
    dealer.add_rolls([2]);
    assert!(session.act(ANN, Do::Put(1), &mut dealer, &mut ()).is_err());
    dealer.forgive();
    assert_eq!(roll(&mut session, &mut dealer), Ok(()));
    assert_eq!(session.state().purses[0], 7);
}

#[test]
fn many_sessions_share_one_game() {
    let game = Arc::new(Pot::default());
    let [mut first, second] = [(); 2].map(|()| {
        Session::new(Arc::clone(&game), &mut ScriptedDealer::new([], [1, 0, 0])).unwrap()
    });
    let mut dealer = ScriptedDealer::default();
    first.act(ANN, Do::Put(2), &mut dealer, &mut ()).unwrap();
    assert_eq!((first.state().pot, second.state().pot), (2, 0));
}

#[test]
fn errors_are_sentences() {
    let fault = DealerFault::NoRollLeft { sides: 4 };
    assert_eq!(
        ActError::<No>::Dealer(fault).to_string(),
        "the dealer could not answer: a die with 4 sides is to be rolled, but no roll is left"
    );
}
