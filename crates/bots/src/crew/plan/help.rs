//! Help in planning: what is free is always taken, and cash that buys nothing else is spent.

use super::Planner;
use board::Space;
use crew::{Command, Heist, State, Who};
use table::{FastDealer, Game, Seat};

impl Planner<'_> {
    /// Takes all help that is left, in a state of one's own.
    pub(super) fn spend_the_rest(&self, state: &mut State, luck: &mut FastDealer) {
        let Some(one) = self.mine.iter().next() else {
            return;
        };
        while let Some(command) = more_help(self.heist, state, one) {
            if self
                .heist
                .apply(state, one, command, luck, &mut ())
                .is_err()
            {
                break;
            }
            self.settle(state, luck);
        }
    }
}

/// The next piece of help worth taking, once routes are planned: reveals where most people will walk, ideas for whoever
/// has the fewest.
pub fn more_help(heist: &Heist, state: &State, seat: Seat) -> Option<Command> {
    let legal = |command: &Command| heist.check(state, seat, *command).is_ok();
    let walkers = |space: &Space| {
        let people = state.crew.iter();
        people
            .filter(|member| member.planned.contains(*space))
            .count()
    };
    let reveal = || {
        let space = state.unknown.iter().max_by_key(walkers)?;
        Some(Command::PayReveal { space }).filter(legal)
    };
    let idea = || {
        let people = (0..heist.players).map(Who);
        let who = people.min_by_key(|who| state.member(*who).ideas)?;
        Some(Command::BuyIdea { who }).filter(legal)
    };
    if state.team.free_reveals > 0
        && let Some(command) = reveal()
    {
        return Some(command);
    }
    // Cash that could buy more than help is left to the plan.
    let nothing_else = heist.edition.items.is_empty() && heist.edition.fixers.is_empty();
    let paid = nothing_else && heist.rules.price_of_help > 0 && state.team.cash > 0;
    if state.team.free_ideas > 0 || paid {
        return idea();
    }
    None
}
