//! Bots speak as crew mates do.

use super::{heist, samples};
use crate::crew::*;
use crate::tests::en;
use ::crew::{Command, Who};
use bots::crew::Why;
use crew::ActionId;
use table::Seat;

#[test]
fn a_crew_mate_says_what_it_does_and_why() {
    let heist = heist();
    let mut state = heist.opening().clone();
    let (who, to) = (samples::KARMA, samples::HERE);
    let seat = Seat(who.0);
    let there = Why::Fetch {
        piece: samples::PICKS,
        space: to,
    };
    let walk = Command::Move { who, to };
    let pick = Command::Commit {
        who,
        action: ActionId(1),
        face: 0,
        aim: crew::Aim::NONE,
    };
    let place = space(en(), &heist, to);
    let thing = names::thing(en(), &heist, samples::PICKS, None);
    assert_eq!(
        why(en(), &heist, &state, seat, pick, &there),
        format!("Taking Pick (unlock, noise) for {thing} at {place}.")
    );
    assert_eq!(
        why(en(), &heist, &state, seat, walk, &there),
        format!("Moving to {place}: {thing} is there.")
    );
    state.crew[who.index()].at = to;
    assert_eq!(
        why(en(), &heist, &state, seat, pick, &there),
        format!("Taking Pick (unlock, noise): {thing} is right here.")
    );
    let take = Command::Take {
        who,
        piece: samples::PICKS,
        from: to,
    };
    assert_eq!(
        why(en(), &heist, &state, seat, take, &there),
        format!("Taking {thing} from {place}: we need it.")
    );
    let pass = Why::HandOver { to: samples::TINY };
    assert_eq!(
        why(en(), &heist, &state, seat, pick, &pass),
        "Taking Pick (unlock, noise) to hand something to Tiny."
    );
    let hand = Command::Hand {
        who,
        to: samples::TINY,
        piece: samples::PICKS,
    };
    assert_eq!(
        why(en(), &heist, &state, seat, hand, &pass),
        format!("Handing {thing} to Tiny: Tiny takes it from here.")
    );
    let prisoner = Command::Move { who: Who::NPC, to };
    assert_eq!(
        why(en(), &heist, &state, seat, prisoner, &Why::Quiet),
        format!("The Architect moves to {place}: anything else is too loud.")
    );
}

/// A space and a character may have the same number.
#[test]
fn somebody_is_not_taken_for_a_place() {
    let heist = heist();
    let (who, to) = (samples::KARMA, samples::TINY);
    let aim = Why::GetOut {
        space: board::Space(to.0),
    };
    let seat = Seat(who.0);
    let said = |deed| why(en(), &heist, heist.opening(), seat, deed, &aim);
    let place = space(en(), &heist, board::Space(to.0));
    assert_eq!(
        said(Command::GiveIdea { who, to }),
        format!("Giving Tiny an idea to get out at {place}.")
    );
    assert_eq!(
        said(Command::Inspire { who, to }),
        format!("Inspiring Tiny to get out at {place}.")
    );
    assert_eq!(
        said(Command::WalkThrough { who, to }),
        format!("Telling Tiny how to unlock, for 0 ideas to get out at {place}.")
    );
}

/// Hints speak of things: the lock, then the loot.
#[test]
fn a_hint_names_things_one_after_the_other() {
    let heist = heist();
    let state = heist.opening();
    let (who, space) = (samples::KARMA, samples::HERE);
    let seat = Seat(who.0);
    let aim = Why::Fetch {
        piece: samples::PICKS,
        space,
    };
    let thing = names::thing(en(), &heist, samples::PICKS, None);
    let walk = Command::Move { who, to: space };
    let unlock = Command::Unlock { who, space };
    let take = Command::Take {
        who,
        piece: samples::PICKS,
        from: space,
    };
    let pick = Command::Commit {
        who,
        action: ActionId(1),
        face: 0,
        aim: crew::Aim::NONE,
    };
    let said = |command, then: &[Command]| {
        let mut advice = samples::hint(command, aim);
        advice.then = then.to_vec();
        hint(en(), &heist, state, seat, &advice)
    };
    assert_eq!(
        said(pick, &[unlock, walk, take]),
        format!("Pick (unlock, noise): pick the lock, then take {thing}.")
    );
    assert_eq!(
        said(unlock, &[walk]),
        format!("Pick the lock, then move toward {thing}.")
    );
    assert_eq!(said(walk, &[]), format!("Move toward {thing}."));
}
