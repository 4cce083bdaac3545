//! One game of HEIST from the first command to the last.

use super::tally::GameWatch;
use super::{RivalsPlan, Tally};
use crate::fault::Fault;
use crate::seed::seeds;
use rivals::outcome::Outcome;
use rivals::view::waits_for;
use rivals::{Command, Event, Rivals, State};
use table::{FastDealer, Game, Seat};

/// No game takes nearly as many: at random it takes a few hundred.
const MOST_COMMANDS: u32 = 20_000;

/// Plays one game by the plan's seed and its own number, and counts it.
pub fn play_game(game: &Rivals, plan: &RivalsPlan, number: u32, tally: &mut Tally) {
    let seeds = seeds(plan.seed, 0, number);
    let mut thoughts = FastDealer::new(seeds.bot);
    let next = |state: &State, seat: Seat| {
        let level = plan.bots[usize::from(seat.0)];
        bots::rivals::next(game, &state.view(seat), level, plan.think.0, &mut thoughts)
    };
    play_and_count(
        game,
        FastDealer::new(seeds.table),
        MOST_COMMANDS,
        tally,
        next,
    );
}

/// A game that breaks off is counted as a fault and nothing else.
fn play_and_count(
    game: &Rivals,
    luck: FastDealer,
    most_commands: u32,
    tally: &mut Tally,
    next: impl FnMut(&State, Seat) -> Option<Command>,
) {
    match play_on(game, luck, most_commands, next) {
        Ok((state, outcome, watch)) => tally.count(game, &state.public, &outcome, &watch),
        Err(fault) => *tally.faults.entry(fault).or_default() += 1,
    }
}

fn play_on(
    game: &Rivals,
    mut luck: FastDealer,
    most_commands: u32,
    mut next: impl FnMut(&State, Seat) -> Option<Command>,
) -> Result<(State, Outcome, GameWatch), Fault> {
    let mut events: Vec<Event> = Vec::new();
    let mut state = game.start(&mut luck, &mut events);
    let mut watch = GameWatch::new(&state.public);
    let mut commands = 0;
    loop {
        watch.see(&events);
        events.clear();
        if let Some(outcome) = game.outcome(&state.public) {
            return Ok((state, outcome, watch));
        }
        if commands == most_commands {
            return Err(Fault::Endless);
        }
        let seat = waits_for(&state.public).next().ok_or(Fault::BotStuck)?;
        let command = next(&state, seat).ok_or(Fault::BotStuck)?;
        game.perform(&mut state, seat, command, &mut luck, &mut events)
            .map_err(|_| Fault::BotRefused)?;
        commands += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rivals::Setup;
    use std::collections::BTreeMap;

    /// A game of two in which every command comes from here.
    fn played(most_commands: u32, next: impl FnMut(&State, Seat) -> Option<Command>) -> Tally {
        let game = Rivals::new(Setup::new(2)).expect("two can play");
        let mut tally = Tally::new(2);
        play_and_count(&game, FastDealer::new(1), most_commands, &mut tally, next);
        tally
    }

    fn fault(next: impl FnMut(&State, Seat) -> Option<Command>) -> BTreeMap<Fault, u64> {
        let tally = played(MOST_COMMANDS, next);
        assert_eq!(
            (tally.games, tally.points.total()),
            (0, 0),
            "it is not counted"
        );
        assert_eq!(tally.played(), 1);
        tally.faults
    }

    #[test]
    fn a_bot_that_knows_nothing_to_do_is_reported() {
        assert_eq!(fault(|_, _| None), BTreeMap::from([(Fault::BotStuck, 1)]));
    }

    #[test]
    fn a_bot_that_breaks_the_rules_is_reported() {
        // Again and again, as a bot that repeats itself would.
        let refused = fault(|_, _| Some(Command::Resolve));
        assert_eq!(refused, BTreeMap::from([(Fault::BotRefused, 1)]));
    }

    /// No legal play goes on for ever, so the limit is set lower than any game needs.
    #[test]
    fn a_game_that_takes_too_many_commands_is_reported() {
        let game = Rivals::new(Setup::new(2)).expect("two can play");
        let first = |state: &State, seat: Seat| {
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            legal.first().copied()
        };
        assert_eq!(played(MOST_COMMANDS, first).games, 1);
        let endless = played(10, first);
        assert_eq!((endless.games, endless.played()), (0, 1));
        assert_eq!(endless.faults, BTreeMap::from([(Fault::Endless, 1)]));
    }
}
