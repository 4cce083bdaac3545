//! The round: rolling, turning the die, acting, and the rulebook's examples of it.

use super::*;
use crew::content::scenario::Bag;
use table::{ScriptedDealer, Seat, Session, UndoRefusal};

// covers: masters-of-the-heist/rule:phase-2-action, masters-of-the-heist/rule:modify-rolls
#[test]
fn an_idea_turns_the_die_one_step_either_way() {
    // The example of the rulebook: Angry Locksmith with Wing It and Smash 'n' Grab, and a 1 on the die.
    let mut table = with("E2 EM EM", "angry-locksmith")
        .skills(0, ["wing-it", "smash-n-grab"])
        .act([(0, 0); 3], &[1; 3]);
    table.set_ideas(0, 0);
    assert_eq!(table.offers(0), ["Walk", "Pick", "Discover", "Punch"]);
    table.set_ideas(0, 1);
    let mut offers = table.offers(0);
    offers.sort();
    // A 2 and, around the corner, a 6.
    let all = [
        "Discover",
        "Grab",
        "Pick",
        "Punch",
        "Scamper",
        "Smash",
        "Strongarm",
        "Walk",
    ];
    assert_eq!(offers, all);
    table.commit(0, "Scamper");
    assert_eq!((table.ideas(0), table.state.crew[0].die), (0, 6));
}

// covers: masters-of-the-heist/rule:phase-2-action, masters-of-the-heist/rule:characters
#[test]
fn everybody_has_at_least_four_options() {
    let edition = crew::content::edition(EDITION).expect("the edition");
    for card in &edition.characters {
        let mut table = with("E2 EM CM", &card.id).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.set_ideas(0, 9);
        let offered = table
            .legal(0)
            .into_iter()
            .filter_map(|command| match command {
                Command::Commit { action, .. } => Some(action),
                _ => None,
            });
        let as_it_lies = |action: &ActionId| {
            let act = table.heist.act(FIRST, *action).expect("an action");
            matches!(act.face, 0 | 1)
        };
        let mut options: Vec<ActionId> = offered.filter(as_it_lies).collect();
        options.dedup();
        // Bolt is one action in two sizes.
        let bolts = usize::from(card.id == "ghost-runner");
        assert_eq!(options.len(), card.actions.len() + 2, "{}", card.id);
        assert!(options.len() - bolts >= 4, "{}", card.id);
    }
}

// covers: masters-of-the-heist/rule:no-passing
#[test]
fn nobody_passes() {
    let mut table = board("E2 EM EM").act([(0, 0); 3], &[1; 3]);
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::NotCommitted);
    table.commit(0, "Walk");
    table.seat(0, Command::Ready);
}

// covers: masters-of-the-heist/rule:no-passing, masters-of-the-heist/rule:required-subactions
#[test]
fn an_action_may_go_unused_but_for_its_noise() {
    let mut table = board("E2 EM EM").act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Punch");
    assert_eq!(table.state.noise, 2);
    table.end_round();
    assert_eq!(stands(&table, 0), table.at(0, 0));
}

// covers: masters-of-the-heist/rule:interleaving
#[test]
fn sub_actions_of_several_characters_interleave() {
    // The example of the rulebook: one reveals a guard, another moves beside it and subdues it.
    let bag = Bag {
        guards: 1,
        ..Bag::default()
    };
    let mut table = board("E2 EM EM EM SC")
        .crew(["lookout", "thug", "burglar"])
        .bag(bag)
        .act([(0, 0), (0, 2), (0, 0)], &[1; 3]);
    table.dealer.add_draws([Chit::Guard as u8]);
    table.commit(0, "Discover");
    let space = table.at(0, 4);
    table.ok(Command::Reveal { who: FIRST, space });
    table.commit(1, "Punch");
    go(&mut table, 1, 0, 3);
    subdue(&mut table, 1, 0, 4);
    assert_eq!(table.count(Token::SubduedGuard, 0, 4), 1);
    assert_eq!(table.state.noise, 3);
}

// covers: masters-of-the-heist/rule:interleaving, masters-of-the-heist/rule:undoing
#[test]
fn a_lock_met_on_the_run_is_opened_by_a_friend() {
    // The example of the rulebook: a sprint runs into a lock, a friend opens it, the sprint goes on.
    let bag = Bag {
        locks: 1,
        ..Bag::default()
    };
    let mut table = board("E2 EM EM SC EM")
        .bag(bag)
        .skills(0, ["hurry", "smash-n-grab"])
        .skills(1, ["bypass", "wing-it"])
        .act([(0, 1), (0, 0), (0, 0)], &[5, 1, 1]);
    table.dealer.add_draws([Chit::Lock as u8]);
    table.commit(0, "Sprint");
    go(&mut table, 0, 0, 2);
    table.teleport(1, 0, 2);
    assert_eq!(no_go(&mut table, 0, 0, 3), Refusal::Locked);
    table.commit(1, "Bump");
    unlock(&mut table, 1, 0, 3);
    go(&mut table, 0, 0, 3);
    go(&mut table, 0, 0, 4);
    assert_eq!(table.state.noise, 4);
}

/// A session in its first Action phase: all at the entrance, with the first tile planned.
fn seated(stage: Stage, dealer: &mut ScriptedDealer) -> Session<Heist> {
    let map = stage.clone().plan();
    let mut session = session(stage.plan().heist, dealer);
    for seat in 0..3 {
        let (who, space) = (Who(seat), map.at(0, 0));
        give(&mut session, dealer, seat, Command::Start { who, space });
        let space = map.at(0, 1);
        give(&mut session, dealer, seat, Command::Plan { space });
    }
    dealer.add_rolls([1, 1, 1]);
    for seat in 0..3 {
        give(&mut session, dealer, seat, Command::Ready);
    }
    session
}

// covers: masters-of-the-heist/rule:undoing
#[test]
fn an_action_is_taken_back_until_something_is_revealed() {
    let stage = board("E2 EM SC EM");
    let to = stage.clone().plan().at(0, 1);
    let mut dealer = ScriptedDealer::default();
    let mut session = seated(stage, &mut dealer);
    let [walk, punch] = [0, 1].map(|slot| Command::Commit {
        who: FIRST,
        action: ActionId(slot),
        face: 0,
        aim: crew::Aim::NONE,
    });
    give(&mut session, &mut dealer, 0, walk);
    assert!(session.undo(Seat(0)).is_ok());
    give(&mut session, &mut dealer, 0, punch);
    // The step uncovers the next tile, and with that the action stands.
    dealer.add_draws([Chit::Blank as u8]);
    give(
        &mut session,
        &mut dealer,
        0,
        Command::Move { who: FIRST, to },
    );
    assert_eq!(session.undo(Seat(0)), Err(UndoRefusal::LuckWasAsked));
}

// covers: masters-of-the-heist/rule:events, masters-of-the-heist/rule:phase-3-event, masters-of-the-heist/rule:phase-1-roll
#[test]
fn one_event_a_round_even_without_an_alert() {
    let mut table = night("E2 EM EM", "4,7,10").act([(0, 0); 3], &[2, 3, 4]);
    assert_eq!([0, 1, 2].map(|who| table.state.crew[who].die), [2, 3, 4]);
    for (card, left) in [("4", "7"), ("7", "10")] {
        table.state.noise = 0;
        for who in 0..2 {
            table.commit(who, "Walk");
            table.seat(who, Command::Ready);
        }
        // The event waits for the last of them.
        assert_eq!(table.deck()[0], card);
        table.dealer.add_rolls([6, 5, 4]);
        table.events.clear();
        table.commit(2, "Walk");
        table.seat(2, Command::Ready);
        assert_eq!((table.played(), table.deck()[0]), (vec![card], left));
        // Then all roll anew.
        assert_eq!([0, 1, 2].map(|who| table.state.crew[who].die), [6, 5, 4]);
    }
}

// covers: masters-of-the-heist/rule:no-alphas
#[test]
fn nobody_acts_for_somebody_elses_character() {
    let mut table = board("E2 EM EM").act([(0, 0); 3], &[1; 3]);
    let walk = Command::Commit {
        who: SECOND,
        action: ActionId(0),
        face: 0,
        aim: crew::Aim::NONE,
    };
    assert_eq!(table.seat_refused(0, walk), Refusal::NotYourCharacter);
    table.seat(1, walk);
}

// covers: masters-of-the-heist/rule:auto-reveal, masters-of-the-heist/rule:part-1-the-plan, masters-of-the-heist/option:team-orders-reveals
#[test]
fn tiles_beside_the_start_are_revealed_when_play_begins() {
    let mut table = board("E2 SC EM SC E5").plan();
    table.teleport(0, 0, 0);
    assert_eq!(table.state.unknown.len(), 2);
    table
        .dealer
        .add_draws([Chit::Blank as u8, Chit::Blank as u8]);
    // No question which comes first.
    table.begin([(0, 0), (0, 4), (0, 0)], &[1; 3]);
    assert!(table.state.unknown.is_empty());
}

// covers: masters-of-the-heist/rule:reveal, masters-of-the-heist/option:reveals-thin-the-bag
#[test]
fn a_reveal_with_nothing_unknown_does_nothing() {
    let mut table = board("E2 EM EM").act([(0, 0); 3], &[1; 3]);
    fill(&mut table, Chit::Guard, 2);
    table.state.crew[0].pool.reveals = 1;
    assert_eq!(
        table.refused(Command::Thin { who: FIRST }),
        Refusal::NoneLeft
    );
    let realize = Command::Realize { who: FIRST };
    assert_eq!(table.refused(realize), Refusal::NoSuchAbility);
    assert_eq!(table.state.in_bag(Chit::Guard), 2);
}

// covers: masters-of-the-heist/rule:noise
#[test]
fn each_alert_slot_reached_raises_an_alert() {
    let mut table = night("E2 EM EM", "3,4,5").act([(0, 0); 3], &[1; 3]);
    table.state.noise = 24;
    // 25 and 26 are both alert slots of the track for three.
    table.commit(0, "Punch");
    assert_eq!((table.state.noise, table.alerts()), (26, 2));
    assert_eq!(table.deck()[0], "5");
}

// covers: masters-of-the-heist/rule:no-actions
#[test]
fn nobody_acts_while_an_event_is_answered() {
    let mut table = night("E2 EM EM", "24").act([(0, 0), (0, 1), (0, 1)], &[1; 3]);
    table.end_round();
    let plans = Command::SlipPast { who: FIRST };
    assert_eq!(table.refused(plans), Refusal::QuestionOpen);
}
