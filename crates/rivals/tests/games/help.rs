//! Step 2: help, decided in secret and shown together.

use crate::kit::{card, table, table_with, tokens};
use rivals::{Command, Commit, Event, Job, Phase, Refusal, Rivals, Setup};
use table::{FastDealer, Game, Seat, Session, UndoRefusal};

// covers: rule:get-help, ruling:38
#[test]
fn only_the_others_help_and_each_once() {
    let mut table = table(3)
        .hand(0, &["long-game"])
        .hand(1, &["long-game"])
        .hand(2, &["one-step-back"]);
    table.faces("B1");
    let help = Command::Help {
        card: card("long-game"),
    };
    table.refuses(0, help, Refusal::YourOwnTest);
    table.refuses(0, Command::Decline, Refusal::YourOwnTest);
    table.does(1, help);
    table.refuses(1, Command::Decline, Refusal::AlreadyDecided);
}

// covers: rule:get-help
#[test]
fn nothing_is_seen_before_all_have_decided() {
    let mut table = table(3)
        .hand(1, &["long-game", "side-step"])
        .hand(2, &["one-step-back", "side-step"])
        .pawn(1, "B")
        .pawn(2, "B")
        .hand(0, &["side-step"])
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").helps(2, "one-step-back");
    assert_eq!(table.events, [Event::Decided { seat: Seat(2) }]);
    assert_eq!(table.state.public.test.assists, [None; 4]);
    assert_eq!(
        table.state.public.hands[2], 2,
        "the card is still in the hand"
    );
    assert_eq!(
        table.state.view(Seat(2)).commit,
        Commit::Card(card("one-step-back"))
    );
    assert_eq!(table.state.view(Seat(1)).commit, Commit::Undecided);
    table.helps(1, "long-game");
    let shown: Vec<&Event> = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::Revealed { .. }))
        .collect();
    assert_eq!(
        shown,
        [
            &Event::Revealed {
                seat: Seat(1),
                card: Some(card("long-game"))
            },
            &Event::Revealed {
                seat: Seat(2),
                card: Some(card("one-step-back"))
            },
        ]
    );
    assert_eq!(table.state.public.hands[1], 1);
}

// covers: rule:get-help
#[test]
fn whoever_has_no_card_has_nothing_to_decide() {
    let mut table = table(3)
        .hand(0, &["side-step"])
        .hand(1, &["side-step"])
        .will_draw("yellow+1 yellow+1");
    table.faces("B1");
    assert!(table.state.public.decided(Seat(2)));
    assert_eq!(
        table.legal(1),
        [Command::Decline],
        "a hand without assists still decides"
    );
    table.does(1, Command::Decline);
    assert_eq!(table.state.public.phase, Phase::Tricks);
}

// covers: rule:come-over, ruling:3
#[test]
fn coming_over_costs_a_card_of_ones_choice() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .hand(1, &["long-game", "side-step", "bite-hard"])
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").helps(1, "long-game");
    assert_eq!(table.state.public.phase, Phase::Pay { seat: Seat(1) });
    let pay = |id| Command::Pay { card: card(id) };
    table.refuses(0, pay("side-step"), Refusal::NotYourTurn);
    table.refuses(1, pay("long-game"), Refusal::NotInYourHand);
    table.refuses(1, Command::Decline, Refusal::NotNow);
    table.does(1, pay("bite-hard"));
    assert_eq!(table.discarded(), ["bite-hard"]);
    assert_eq!(table.state.public.pawns[1], Some(Job(1)));
    assert_eq!(table.total(), 2);
}

// covers: rule:come-over, rule:hidden
#[test]
fn with_one_card_left_there_is_no_choice() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .hand(1, &["long-game", "side-step"])
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").helps(1, "long-game");
    table.saw(Event::Paid {
        seat: Seat(1),
        card: card("side-step"),
        job: Job(1),
    });
    assert_eq!(table.state.public.hands[1], 0);
}

/// If it were paid at once, everybody would know what the rest of the hand is.
// covers: rule:come-over, rule:hidden
#[test]
fn who_has_the_same_card_twice_is_asked_all_the_same() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .hand(1, &["long-game", "side-step", "side-step"])
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").helps(1, "long-game");
    assert_eq!(table.state.public.phase, Phase::Pay { seat: Seat(1) });
}

// covers: rule:come-over, ruling:30
#[test]
fn without_a_card_to_pay_the_assist_is_lost() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .hand(1, &["long-game"])
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").helps(1, "long-game");
    table.saw(Event::Lost {
        seat: Seat(1),
        card: card("long-game"),
    });
    assert_eq!(table.discarded(), ["long-game"]);
    assert_eq!(table.state.public.pawns[1], None, "the pawn stays");
    assert_eq!(table.total(), 4, "it does not count");
    assert_eq!(table.state.public.bag.count(rivals::Colour::Blue), 0);
}

// covers: ruling:4
#[test]
fn whoever_is_there_already_helps_free() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .hand(1, &["long-game"])
        .pawn(1, "B")
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").helps(1, "long-game");
    assert_eq!(table.discarded(), [""; 0]);
    assert_eq!(table.total(), 2);
}

// covers: rule:get-help
#[test]
fn assists_resolve_clockwise_from_the_active_player() {
    let mut table = table(4)
        .hand(1, &["justified-means"])
        .hand(3, &["long-game"])
        .hand(0, &["long-game"])
        .pawn(1, "B")
        .pawn(3, "B")
        .pawn(0, "B")
        .hand(2, &["side-step"])
        .will_draw("yellow+1 yellow+1");
    table.state.public.active = Seat(2);
    table
        .faces("B1")
        .helps(0, "long-game")
        .helps(1, "justified-means")
        .helps(3, "long-game");
    let order: Vec<Seat> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Helped { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(order, [Seat(3), Seat(0), Seat(1)]);
}

// covers: ruling:34
#[test]
fn all_numbers_are_added() {
    let mut table = table(4)
        .hand(0, &["side-step"])
        .hand(1, &["justified-means"])
        .hand(2, &["long-game"])
        .hand(3, &["crumb-of-help"])
        .pawn(1, "B")
        .pawn(2, "B")
        .pawn(3, "B")
        .will_draw("yellow+1 yellow+1");
    table
        .faces("B1")
        .helps(1, "justified-means")
        .helps(2, "long-game")
        .helps(3, "crumb-of-help");
    assert_eq!(table.state.public.test.number, 1);
}

// covers: option:pawns
#[test]
fn without_pawns_helping_costs_nothing() {
    let mut table = table_with(2, |rules| rules.pawns = false)
        .hand(0, &["side-step"])
        .hand(1, &["long-game", "side-step", "bite-hard"])
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").helps(1, "long-game");
    assert_eq!(table.state.public.phase, Phase::Tricks);
    assert_eq!(table.state.public.hands[1], 2);
    assert_eq!(table.state.public.pawns, [None; 4], "there are none");
}

// covers: ruling:17, option:idle-helpers-draw
#[test]
fn idle_helpers_draw_only_by_the_option() {
    for option in [false, true] {
        let mut table = table_with(3, |rules| rules.idle_helpers_draw = option)
            .hand(0, &["side-step"])
            .hand(1, &["side-step"])
            .hand(
                2,
                &[
                    "bite-hard",
                    "bite-hard",
                    "side-step",
                    "side-step",
                    "long-game",
                ],
            )
            .will_draw("yellow+1 yellow+1");
        table.faces("B1").nobody_else_helps();
        assert_eq!(table.state.public.hands[1], if option { 2 } else { 1 });
        assert_eq!(table.state.public.hands[2], 5, "a full hand draws nothing");
    }
}

// covers: ruling:5, ruling:14
#[test]
fn what_the_supply_lacks_is_skipped() {
    let mut table = table(2)
        .hand(0, &["side-step"])
        .hand(1, &["long-game"])
        .pawn(1, "B")
        .no_supply("blue")
        .will_draw("yellow+1 yellow+1");
    let bag = table.state.public.bag;
    table.faces("B1").helps(1, "long-game");
    table.saw(Event::Lacking {
        colour: rivals::Colour::Blue,
    });
    assert_eq!(table.state.public.test.number, -2, "the rest counts");
    assert_eq!(table.state.public.bag.len(), bag.len() - 2);
    assert_eq!(table.state.public.bag, tokens("yellow orange red purple"));
}

/// A session of three in which the first player has taken on the first obstacle, and who may help.
fn facing() -> (Session<Rivals>, FastDealer, Seat, Seat) {
    let game = Rivals::new(Setup::new(3)).expect("a good setup");
    let mut luck = FastDealer::new(11);
    let mut session = Session::new(game, &mut luck).expect("fair luck");
    let active = session.state().public.active;
    let face = Command::Face {
        job: Job(0),
        way: 0,
    };
    session
        .act(active, face, &mut luck, &mut ())
        .expect("a first obstacle");
    let mut others = session.state().public.after(active);
    let (one, two) = (
        others.next().expect("a second"),
        others.next().expect("a third"),
    );
    (session, luck, one, two)
}

// covers: rule:get-help
#[test]
fn a_decision_can_be_taken_back_until_it_is_shown() {
    let (mut session, mut luck, one, _) = facing();
    session
        .act(one, Command::Decline, &mut luck, &mut ())
        .expect("may decline");
    session.undo(one).expect("nobody has seen it");
    assert!(!session.state().public.decided(one));
}

// covers: rule:get-help
#[test]
fn what_was_shown_cannot_be_decided_anew() {
    // Even where no luck was asked since: the helper has yet to pay.
    for seed in 0..200 {
        let game = Rivals::new(Setup::new(3)).expect("a good setup");
        let mut luck = FastDealer::new(seed);
        let mut session = Session::new(game, &mut luck).expect("fair luck");
        let active = session.state().public.active;
        let face = Command::Face {
            job: Job(0),
            way: 0,
        };
        session
            .act(active, face, &mut luck, &mut ())
            .expect("a first obstacle");
        let others: Vec<Seat> = session.state().public.after(active).collect();
        session
            .act(others[1], Command::Decline, &mut luck, &mut ())
            .expect("may decline");
        let mut legal = Vec::new();
        session.game().legal(session.state(), others[0], &mut legal);
        let Some(&help) = legal
            .iter()
            .find(|command| matches!(command, Command::Help { .. }))
        else {
            continue;
        };
        session
            .act(others[0], help, &mut luck, &mut ())
            .expect("may help");
        if matches!(session.state().public.phase, Phase::Pay { .. }) {
            assert!(session.steps().last().expect("a step").answers.is_empty());
            assert_eq!(
                session.undo(others[1]).err(),
                Some(UndoRefusal::LuckWasAsked)
            );
            assert_eq!(
                session.undo(others[0]).err(),
                Some(UndoRefusal::LuckWasAsked)
            );
            return;
        }
    }
    panic!("in no game has a helper to choose what to pay");
}
