use table::{
    AnyDealer, Dealer, DealerFault, FairDealer, FastDealer, Faulty, Luck, RecordedDealer,
    ScriptedDealer, Tap,
};

#[test]
fn a_script_is_dealt_in_order_rolls_and_draws_apart() {
    let mut dealer = ScriptedDealer::new([3, 6], [1, 0]);
    assert_eq!(dealer.draw(&[1, 1]), 1);
    assert_eq!(dealer.roll(6), 3);
    assert_eq!(dealer.draw(&[1, 0]), 0);
    assert_eq!((dealer.rolls_left(), dealer.draws_left()), (1, 0));
    assert_eq!(dealer.roll(6), 6);
    assert_eq!(dealer.fault(), None);
}

#[test]
fn an_exhausted_script_deals_harmless_answers_and_remembers_the_first_fault() {
    let mut dealer = ScriptedDealer::default();
    assert_eq!(dealer.roll(4), 1);
    assert_eq!(dealer.draw(&[0, 0, 2]), 2);
    assert_eq!(dealer.roll(6), 1);
    assert_eq!(dealer.fault(), Some(&DealerFault::NoRollLeft { sides: 4 }));
}

#[test]
fn a_script_cannot_roll_what_the_die_does_not_show() {
    for rolled in [0, 5] {
        let mut dealer = ScriptedDealer::new([rolled], []);
        assert_eq!(dealer.roll(4), 1);
        let fault = DealerFault::OutOfRange { rolled, sides: 4 };
        assert_eq!(dealer.fault(), Some(&fault));
    }
}

#[test]
fn a_script_cannot_draw_what_the_bag_does_not_hold() {
    for kind in [1, 9] {
        let mut dealer = ScriptedDealer::new([], [kind]);
        assert_eq!(dealer.draw(&[0, 0, 1]), 2);
        assert_eq!(dealer.fault(), Some(&DealerFault::NotInBag { kind }));
    }
}

#[test]
fn a_forgiven_script_deals_on() {
    let mut dealer = ScriptedDealer::default();
    dealer.draw(&[1]);
    assert_eq!(dealer.forgive(), Some(DealerFault::NoDrawLeft));
    dealer.add_draws([1]);
    dealer.add_rolls([2]);
    assert_eq!((dealer.draw(&[1, 1]), dealer.roll(6)), (1, 2));
    assert_eq!(dealer.fault(), None);
}

#[test]
fn a_tap_notes_what_a_record_then_deals_again() {
    let mut tap = Tap::new(FastDealer::new(5));
    let dealt = (tap.roll(20), tap.draw(&[3, 3, 3]), tap.roll(20));
    let answers = tap.take();
    assert_eq!(
        answers,
        [
            Luck::Roll(dealt.0),
            Luck::Draw(dealt.1),
            Luck::Roll(dealt.2)
        ]
    );
    assert!(tap.answers().is_empty());

    let mut record = RecordedDealer::new(&answers);
    assert_eq!(
        (record.roll(20), record.draw(&[3, 3, 3])),
        (dealt.0, dealt.1)
    );
    assert!(!record.finished());
    assert_eq!(record.verdict(), Err(DealerFault::LeftOver { answers: 1 }));
    assert_eq!(record.roll(20), dealt.2);
    assert!(record.finished());
    assert_eq!(record.verdict(), Ok(()));
}

#[test]
fn a_tap_shows_the_fault_of_its_dealer() {
    let mut tap = Tap::new(ScriptedDealer::default());
    assert_eq!(tap.fault(), None);
    tap.roll(6);
    assert_eq!(tap.fault(), Some(&DealerFault::NoRollLeft { sides: 6 }));
}

#[test]
fn a_record_does_not_take_a_roll_for_a_draw() {
    let mut record = RecordedDealer::new(&[Luck::Roll(1)]);
    assert_eq!(record.draw(&[0, 1]), 1);
    assert_eq!(
        record.fault(),
        Some(&DealerFault::RollForDraw { rolled: 1 })
    );

    let mut record = RecordedDealer::new(&[Luck::Draw(2)]);
    assert_eq!(record.roll(6), 1);
    assert_eq!(record.fault(), Some(&DealerFault::DrawForRoll { kind: 2 }));
}

#[test]
fn a_record_knows_the_same_faults_as_a_script() {
    let mut record = RecordedDealer::new(&[]);
    record.draw(&[1]);
    assert_eq!(record.fault(), Some(&DealerFault::NoDrawLeft));

    let mut record = RecordedDealer::new(&[Luck::Roll(7)]);
    record.roll(6);
    let fault = DealerFault::OutOfRange {
        rolled: 7,
        sides: 6,
    };
    assert_eq!(record.verdict(), Err(fault));

    let mut record = RecordedDealer::new(&[Luck::Draw(1)]);
    record.draw(&[1, 0]);
    assert_eq!(record.verdict(), Err(DealerFault::NotInBag { kind: 1 }));
}

#[test]
fn any_dealer_deals_as_the_one_inside() {
    fn deal(dealer: &mut dyn Dealer) -> [u8; 6] {
        std::array::from_fn(|at| match at % 2 {
            0 => dealer.roll(100),
            _ => dealer.draw(&[50; 4]),
        })
    }
    assert_eq!(
        deal(&mut AnyDealer::from(FairDealer::new([3; 32]))),
        deal(&mut FairDealer::new([3; 32]))
    );
    assert_eq!(
        deal(&mut AnyDealer::from(FastDealer::new(3))),
        deal(&mut FastDealer::new(3))
    );
    let script = ScriptedDealer::new([9, 8, 101], [3, 2, 1]);
    let mut any = AnyDealer::from(script);
    assert_eq!(deal(&mut any), [9, 3, 8, 2, 1, 1]);
    assert!(any.fault().is_some());
}

#[test]
fn a_borrowed_or_boxed_dealer_keeps_its_place() {
    let mut plain = FastDealer::new(8);
    let mut dealer = FastDealer::new(8);
    let mut boxed: Box<dyn Dealer> = Box::new(FastDealer::new(8));
    for _ in 0..4 {
        let roll = plain.roll(200);
        assert_eq!(Dealer::roll(&mut &mut dealer, 200), roll);
        assert_eq!(Dealer::roll(&mut boxed, 200), roll);
    }
}

#[test]
fn seeds_differ() {
    let rolls = |mut dealer: FastDealer| -> [u8; 8] { std::array::from_fn(|_| dealer.roll(255)) };
    assert_ne!(rolls(FastDealer::new(1)), rolls(FastDealer::new(2)));
    let rolls = |mut dealer: FairDealer| -> [u8; 8] { std::array::from_fn(|_| dealer.roll(255)) };
    assert_ne!(
        rolls(FairDealer::new([1; 32])),
        rolls(FairDealer::new([2; 32]))
    );
}
