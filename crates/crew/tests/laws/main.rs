//! The laws of the house, by random play over every scenario, number of players, crew and ruling.
//!
//! `GETAWAY_HEISTS` sets how many heists are played for each law; a million is the long form.

mod crews;
mod drafts;
mod ledger;
mod odd;

use crate::crews::{Pick, random_heist, wild_heist};
use crate::ledger::Ledger;
use board::Space;
use crew::state::Place;
use crew::view::View;
use crew::{Command, Event, Phase, Status, Who};
use proptest::prop_assert;
use proptest::test_runner::{Config, FileFailurePersistence, TestRunner};
use table::{FastDealer, Game, Seat, Session, laws};

/// No heist is longer.
const MOST_STEPS: usize = 30_000;

fn heists(usual: u32) -> u32 {
    std::env::var("GETAWAY_HEISTS")
        .ok()
        .and_then(|count| count.parse().ok())
        .unwrap_or(usual)
}

/// Runs a law over random numbers, each a setup and a course of play.
fn law(usual: u32, check: impl Fn(u64) -> Result<(), String>) {
    let config = Config {
        cases: heists(usual),
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        ..Config::default()
    };
    let any = proptest::num::u64::ANY;
    TestRunner::new(config)
        .run(&any, |seed| {
            let verdict = check(seed);
            prop_assert!(verdict.is_ok(), "{}", verdict.unwrap_err());
            Ok(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
}

/// Plays a random heist to its end and shows every step. Some players never call Escape, or heists would be short.
fn play(
    seed: u64,
    look: impl FnMut(&crew::Heist, &crew::State, Seat, Command, &[Event]) -> Result<(), String>,
) -> Result<(), String> {
    play_heist(&random_heist(seed), seed, look)
}

fn play_heist(
    heist: &crew::Heist,
    seed: u64,
    mut look: impl FnMut(&crew::Heist, &crew::State, Seat, Command, &[Event]) -> Result<(), String>,
) -> Result<(), String> {
    let mut luck = FastDealer::new(seed ^ 0x5eed);
    let mut pick = Pick(FastDealer::new(!seed));
    let stubborn = pick.chance(2);
    let mut deep = pick.chance(2);
    let mut state = heist.start(&mut luck, &mut ());
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..MOST_STEPS {
        if heist.over(&state) {
            return Ok(());
        }
        let first = pick.below(heist.players as usize) as u8;
        let mut seat = Seat(first);
        legal.clear();
        for n in 0..heist.players {
            seat = Seat((first + n) % heist.players);
            heist.legal(&state, seat, &mut legal);
            thin_out(&mut legal, stubborn, pick.chance(2));
            if !legal.is_empty() {
                break;
            }
        }
        if legal.is_empty() {
            return Err(format!(
                "nobody may act: {:?} {:?}",
                state.phase,
                state.prompt()
            ));
        }
        let command = legal[pick.below(legal.len())];
        events.clear();
        heist
            .apply(&mut state, seat, command, &mut luck, &mut events)
            .map_err(|refusal| format!("{command:?} is listed but refused: {refusal:?}"))?;
        if deep && state.phase == Phase::Action && state.round == 1 && state.questions.asked == 0 {
            scramble(heist, &mut state, &mut pick);
            deep = false;
        }
        look(heist, &state, seat, command, &events)
            .map_err(|why| format!("{} after {command:?}: {why}", heist.scenario.draft.id))?;
    }
    Err(format!(
        "{} does not end: {:?}",
        heist.scenario.draft.id, state.phase
    ))
}

/// Leaves out what would end heists early or fill them with loot going from hand to hand.
fn thin_out(legal: &mut Vec<Command>, stubborn: bool, busy: bool) {
    let dull = |command: &Command| match command {
        Command::CallEscape => stubborn,
        Command::Take { .. } | Command::Drop { .. } | Command::Hand { .. } => busy,
        _ => false,
    };
    if legal.iter().any(|command| !dull(command)) {
        legal.retain(|command| !dull(command));
    }
}

/// Sets the crew down deep inside, with ideas, tools and a plan for every tile: moments that random play from the
/// entrance seldom reaches.
fn scramble(heist: &crew::Heist, state: &mut crew::State, pick: &mut Pick) {
    let tiles: Vec<Space> = (heist.board().tiles() & state.present).iter().collect();
    let special: Vec<Space> = heist
        .scenario
        .safe
        .into_iter()
        .chain(heist.scenario.servers.iter().map(|(space, _)| *space))
        .chain(heist.scenario.story.iter())
        .chain((state.crew[4].status != Status::Absent).then_some(state.crew[4].at))
        .chain(state.loot.iter())
        .filter(|space| tiles.contains(space))
        .collect();
    for who in (0..heist.players).map(Who) {
        let at = if pick.chance(2) && !special.is_empty() {
            special[pick.below(special.len())]
        } else {
            tiles[pick.below(tiles.len())]
        };
        let member = &mut state.crew[who.index()];
        member.at = at;
        member.ideas = pick.below(10) as u8;
        member.planned = heist.board().tiles() & state.present;
        for i in 0..heist.pieces().len() {
            let loose = matches!(state.pieces[i], Place::SHOP | Place::STASH)
                || state.pieces[i].space().is_some() && pick.chance(4);
            if loose && pick.chance(4) {
                let from = state.pieces[i].space();
                state.pieces[i] = Place::with(who);
                member.held |= 1 << i;
                if let Some(space) = from
                    && state.cash_on[space.index()] == 0
                    && !state.pieces.contains(&Place::on(space))
                {
                    state.loot.remove(space);
                }
            }
        }
    }
}

#[test]
fn every_heist_ends_and_nothing_is_lost_or_made() {
    law(3000, |seed| {
        let mut ledger: Option<Ledger> = None;
        play(seed, |heist, state, _, _, events| {
            let ledger = ledger.get_or_insert_with(|| Ledger::new(heist, heist.opening()));
            events.iter().for_each(|&event| ledger.note(heist, event));
            ledger.check(heist, state)?;
            let outcome = heist.outcome(state);
            if outcome.is_some() != matches!(state.phase, Phase::LevelUp | Phase::Over) {
                return Err("an outcome belongs to a heist that is over".into());
            }
            Ok(())
        })
    });
}

#[test]
fn whatever_a_designer_draws_can_be_played_to_the_end() {
    use std::sync::atomic::{AtomicU32, Ordering};
    let played = AtomicU32::new(0);
    law(3000, |seed| {
        let Some(heist) = wild_heist(seed) else {
            return Ok(());
        };
        played.fetch_add(1, Ordering::Relaxed);
        let mut ledger = Ledger::new(&heist, heist.opening());
        let mut pick = Pick(FastDealer::new(seed ^ 13));
        play_heist(&heist, seed, |heist, state, _, _, events| {
            events.iter().for_each(|&event| ledger.note(heist, event));
            ledger.check(heist, state)?;
            let seat = Seat(pick.below(4) as u8);
            laws::check_applying(heist, state, seat, &[odd::odd_command(&mut pick)])
        })
    });
    let played = played.into_inner();
    assert!(
        played > heists(3000) / 20,
        "only {played} drafts were accepted"
    );
}

#[test]
fn what_is_listed_is_what_is_accepted() {
    law(250, |seed| {
        let mut pick = Pick(FastDealer::new(seed ^ 7));
        let mut candidates = Vec::new();
        play(seed, |heist, state, _, _, _| {
            if candidates.is_empty() {
                candidates = odd::sensible_commands(heist);
            }
            if pick.chance(if state.phase == Phase::Plan { 120 } else { 25 }) {
                for seat in (0..heist.players).map(Seat) {
                    laws::check_listing(heist, state, seat, &candidates)?;
                }
            }
            Ok(())
        })
    });
}

#[test]
fn no_command_however_odd_panics_or_does_harm() {
    law(500, |seed| {
        let mut pick = Pick(FastDealer::new(seed ^ 11));
        play(seed, |heist, state, _, _, _| {
            let odd: Vec<Command> = (0..4).map(|_| odd::odd_command(&mut pick)).collect();
            let seat = Seat(pick.below(6) as u8);
            laws::check_applying(heist, state, seat, &odd)?;
            laws::check_listing(heist, state, seat, &odd)
        })
    });
}

#[test]
fn a_record_replays_to_the_same_state() {
    law(300, |seed| {
        let (session, steps) = laws::random_walk(random_heist(seed), seed, MOST_STEPS)?;
        if steps == MOST_STEPS {
            return Err("the heist does not end".into());
        }
        laws::replays_to_same(&session)
    });
}

/// Two tables with the same past look the same to the byte, though other luck lies ahead of them: a dealer that rolls
/// and one that reads a record.
#[test]
fn nobody_sees_luck_that_has_not_fallen_yet() {
    law(300, |seed| {
        let moment = 1 + (seed % 400) as usize;
        let (session, _) = laws::random_walk(random_heist(seed), seed, moment)?;
        let (start, past) = (session.start_answers().to_vec(), session.steps().to_vec());
        let again = Session::replay(random_heist(seed), start, past)
            .map_err(|error| format!("{error:?}"))?;
        let seen = [&session, &again].map(|session| {
            let view = View::new(session.game(), session.state());
            serde_json::to_vec(&view).expect("a view is plain data")
        });
        if seen[0] != seen[1] {
            return Err(format!("after {moment} steps the views differ"));
        }
        Ok(())
    });
}

#[test]
fn undo_gives_back_the_state_before() {
    law(300, |seed| {
        let heist = random_heist(seed);
        let mut luck = FastDealer::new(seed);
        let mut pick = Pick(FastDealer::new(!seed));
        let mut session = Session::new(heist, &mut luck).map_err(|fault| fault.to_string())?;
        let mut legal = Vec::new();
        for _ in 0..400 {
            let seat = Seat(pick.below(session.game().players as usize) as u8);
            legal.clear();
            session.game().legal(session.state(), seat, &mut legal);
            if legal.is_empty() {
                continue;
            }
            let command = legal[pick.below(legal.len())];
            let before = session.state().clone();
            session
                .act(seat, command, &mut luck, &mut ())
                .map_err(|error| error.to_string())?;
            let asked = session
                .steps()
                .last()
                .is_some_and(|step| !step.answers.is_empty());
            let undone = session.undo(seat);
            match (asked, undone) {
                (false, Ok(_)) if *session.state() == before => {}
                (false, other) => {
                    return Err(format!("{command:?} was not taken back cleanly: {other:?}"));
                }
                (true, Err(table::UndoRefusal::LuckWasAsked)) => {}
                (true, other) => {
                    return Err(format!("{command:?} asked for luck, undo says {other:?}"));
                }
            }
            if !asked && pick.chance(2) {
                session
                    .act(seat, command, &mut luck, &mut ())
                    .map_err(|error| error.to_string())?;
            }
        }
        Ok(())
    });
}

#[test]
fn the_same_luck_gives_the_same_heist() {
    law(100, |seed| {
        let one = laws::random_walk(random_heist(seed), seed, MOST_STEPS)?.0;
        let two = laws::random_walk(random_heist(seed), seed, MOST_STEPS)?.0;
        if one.state() != two.state() {
            return Err("two equal courses ended differently".into());
        }
        Ok(())
    });
}

#[test]
fn a_broken_law_is_seen() {
    // A ledger that missed an event must complain.
    let heist = random_heist(1);
    let mut state = heist.opening().clone();
    let ledger = Ledger::new(&heist, &state);
    assert_eq!(ledger.check(&heist, &state), Ok(()));
    state.team.cash += 1;
    assert!(ledger.check(&heist, &state).is_err());
}
