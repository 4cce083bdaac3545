//! The laws of [`Game`] as checks that any game's tests can call. An error is a sentence that names what broke the law.

use crate::dealer::{FastDealer, Tap};
use crate::game::{Game, Seat};
use crate::record::{Header, read_record, write_record};
use crate::session::Session;

/// The list of legal commands names each once, `check` accepts all of them, and no candidate that is not listed.
pub fn check_listing<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    candidates: &[G::Command],
) -> Result<(), String> {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    for (at, command) in legal.iter().enumerate() {
        if legal[..at].contains(command) {
            return Err(format!("{seat:?}: {command:?} is listed twice"));
        }
        if let Err(refusal) = game.check(state, seat, *command) {
            return Err(format!(
                "{seat:?}: {command:?} is listed but refused: {refusal:?}"
            ));
        }
    }
    for command in candidates {
        if !legal.contains(command) && game.check(state, seat, *command).is_ok() {
            return Err(format!("{seat:?}: {command:?} is accepted but not listed"));
        }
    }
    Ok(())
}

/// `apply` gives every candidate the same answer as `check`; refused, it changes nothing and asks for no luck.
pub fn check_applying<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    candidates: &[G::Command],
) -> Result<(), String> {
    for &command in candidates {
        let mut after = state.clone();
        let mut dealer = Tap::new(FastDealer::new(0));
        let applied = game.apply(&mut after, seat, command, &mut dealer, &mut ());
        let checked = game.check(state, seat, command);
        if applied != checked {
            return Err(format!(
                "{seat:?}: check says {checked:?} to {command:?}, apply says {applied:?}"
            ));
        }
        if applied.is_err() && after != *state {
            return Err(format!(
                "{seat:?}: {command:?} was refused and changed the state"
            ));
        }
        if applied.is_err() && !dealer.answers().is_empty() {
            return Err(format!(
                "{seat:?}: {command:?} was refused and asked for luck"
            ));
        }
    }
    Ok(())
}

/// Plays at random until the game is over or `max_steps` are done: first any seat that has a legal command, then any of
/// its commands. Gives the session and how many steps it took.
///
/// On the way it checks that somebody can act exactly until the game is over, and that what is listed is accepted.
pub fn random_walk<G: Game>(
    game: G,
    seed: u64,
    max_steps: usize,
) -> Result<(Session<G>, usize), String> {
    let mut luck = FastDealer::new(seed);
    // Not the same stream as the luck: choices must not foretell rolls.
    let mut choice = FastDealer::new(!seed);
    let mut session = Session::new(game, &mut luck).map_err(|fault| fault.to_string())?;
    let mut hands = vec![Vec::new(); usize::from(session.game().seats())];
    let mut able = Vec::new();
    for step in 0..max_steps {
        able.clear();
        for (seat, hand) in (0..).map(Seat).zip(&mut hands) {
            hand.clear();
            session.game().legal(session.state(), seat, hand);
            if !hand.is_empty() {
                able.push(seat);
            }
        }
        match (session.over(), able.is_empty()) {
            (true, true) => return Ok((session, step)),
            (true, false) => {
                return Err(format!(
                    "step {step}: the game is over, yet {able:?} may act"
                ));
            }
            (false, true) => {
                return Err(format!("step {step}: nobody may act, yet the game goes on"));
            }
            (false, false) => {}
        }
        let seat = pick(&mut choice, &able);
        let command = pick(&mut choice, &hands[usize::from(seat.0)]);
        session
            .act(seat, command, &mut luck, &mut ())
            .map_err(|error| format!("step {step}: {seat:?} may {command:?}, yet {error}"))?;
    }
    Ok((session, max_steps))
}

fn pick<T: Copy>(choice: &mut FastDealer, from: &[T]) -> T {
    from[choice.below(from.len() as u32) as usize]
}

/// The session, written as a record and read back, plays to the same state.
pub fn replays_to_same<G: Game>(session: &Session<G>) -> Result<(), String> {
    let header = Header {
        game: String::new(),
        ruleset: 0,
        setup: (),
        start: session.start_answers().to_vec(),
    };
    let text = write_record(&header, session.steps()).map_err(|error| error.to_string())?;
    let (header, steps) =
        read_record::<(), G::Command>(&text).map_err(|error| error.to_string())?;
    if steps != session.steps() {
        return Err("the steps read back are not those written".to_owned());
    }
    let again =
        Session::replay(session.game(), header.start, steps).map_err(|error| error.to_string())?;
    if again.state() != session.state() {
        return Err(format!(
            "the replay ends in another state: {:?} instead of {:?}",
            again.state(),
            session.state()
        ));
    }
    Ok(())
}
