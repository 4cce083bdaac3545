//! Tries options out in imagined games: what cannot be seen is dealt at random, everybody goes on by the script for one
//! round and for two, and an estimate tells the rest. The worse half of the options is dropped again and again.

use super::estimate::victory;
use super::paired_dealer::PairedDealer;
use super::rollout::{decide as scripted, play_on, turn};
use super::{Sight, script};
use crate::budget::Budget;
use rivals::{Command, Commit, Rivals, SeatView, State};
use std::time::{Duration, Instant};
use table::{FastDealer, Game, Seat};

/// The game is looked at after so many rounds, and how much each look counts. An early one believes the estimate too much,
/// in a late one luck drowns the difference: both together are better than either.
const LOOKS: [(u8, f32); 2] = [(1, 0.5), (2, 0.5)];
/// What a point more or less than the best rival is worth at the end, in victories.
const MARGIN: f32 = 0.01;
/// What the script would do is preferred by this much.
const HABIT: f32 = 0.005;

/// An option and how it fared.
struct Trial {
    command: Command,
    sum: f32,
    times: u32,
    habit: f32,
}

impl Trial {
    fn mean(&self) -> f32 {
        self.sum / self.times.max(1) as f32 + self.habit
    }
}

/// The best of several options.
pub fn decide(
    game: &Rivals,
    view: &SeatView,
    options: &[Command],
    budget: Budget,
    luck: &mut FastDealer,
) -> Command {
    let habit = script::decide(&Sight::of(game, view), options).unwrap_or(options[0]);
    let mut trials: Vec<Trial> = options
        .iter()
        .map(|&command| Trial {
            command,
            sum: 0.0,
            times: 0,
            habit: if command == habit { HABIT } else { 0.0 },
        })
        .collect();
    let halvings = trials.len().next_power_of_two().trailing_zeros();
    let began = Instant::now();
    let mut legal = Vec::with_capacity(32);
    for halving in 1..=halvings {
        let mut budget_left = HalvingBudget::of(budget, began, halving, halvings);
        while budget_left.more(trials.len() as u32) {
            // All are tried in the same imagined game with the same luck.
            let state = imagine(game, view, luck, &mut legal);
            let seed = u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX));
            for option in &mut trials {
                option.sum += outcome(game, &state, view.seat, option.command, seed, &mut legal);
                option.times += 1;
            }
        }
        trials.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        trials.truncate(trials.len().div_ceil(2));
    }
    trials.first().map_or(habit, |option| option.command)
}

/// What the budget has for one halving: every option is tried at least once.
enum HalvingBudget {
    Games { left: u32, begun: bool },
    Until { end: Instant, begun: bool },
}

impl HalvingBudget {
    fn of(budget: Budget, began: Instant, halving: u32, halvings: u32) -> HalvingBudget {
        match budget {
            Budget::Heists(games) => HalvingBudget::Games {
                left: games / halvings,
                begun: false,
            },
            Budget::Time(time) => HalvingBudget::Until {
                end: began + time.max(Duration::from_millis(1)) * halving / halvings,
                begun: false,
            },
        }
    }

    /// Whether so many games more are within it.
    fn more(&mut self, games: u32) -> bool {
        match self {
            HalvingBudget::Games { left, begun } => {
                let first = !std::mem::replace(begun, true);
                let enough = *left >= games;
                *left = left.saturating_sub(games);
                first || enough
            }
            HalvingBudget::Until { end, begun } => {
                let first = !std::mem::replace(begun, true);
                first || Instant::now() < *end
            }
        }
    }
}

/// A game that fits what the seat knows. What others have decided unseen is what the script would do with such a hand.
fn imagine(
    game: &Rivals,
    view: &SeatView,
    luck: &mut FastDealer,
    legal: &mut Vec<Command>,
) -> State {
    let mut state = view.imagine(luck);
    let decided = state.public.test.decided;
    for seat in view.public.after(view.seat) {
        let at = usize::from(seat.0);
        if state.hidden.commits[at] == Commit::Undecided {
            continue;
        }
        state.public.test.decided.remove(seat);
        state.hidden.commits[at] = match scripted(game, &state, seat, legal) {
            Some(Command::Help { card }) => Commit::Card(card),
            _ => Commit::Nothing,
        };
        state.public.test.decided = decided;
    }
    state
}

/// How an imagined game goes after a command: what share of the victory is to be expected.
fn outcome(
    game: &Rivals,
    state: &State,
    seat: Seat,
    command: Command,
    seed: u64,
    legal: &mut Vec<Command>,
) -> f32 {
    let mut state = *state;
    let mut luck = PairedDealer::new(seed);
    let now = turn(&state.public);
    let dealer = luck.at(&state.public);
    if game
        .apply(&mut state, seat, command, dealer, &mut ())
        .is_err()
    {
        return 0.0;
    }
    let mut expected = 0.0;
    for (rounds, weight) in LOOKS {
        let until = now + rounds * state.public.players;
        play_on(game, &mut state, until, &mut luck, legal);
        expected += weight * chance(game, &state, seat);
    }
    expected
}

/// The share of the victory if the game is over, or else the chance of it.
fn chance(game: &Rivals, state: &State, seat: Seat) -> f32 {
    let Some(outcome) = game.outcome(&state.public) else {
        return victory(game, state, seat);
    };
    let won = outcome.winners.contains(seat);
    let share = if won {
        1.0 / outcome.winners.len() as f32
    } else {
        0.0
    };
    let points = |seat: Seat| f32::from(outcome.scores[usize::from(seat.0)].points());
    let rivals = state.public.after(seat).map(points).fold(0.0, f32::max);
    share + MARGIN * (points(seat) - rivals).clamp(-10.0, 10.0)
}
