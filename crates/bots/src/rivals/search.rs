//! Tries options out in imagined games: what cannot be seen is dealt at random, and everybody goes on by the script.

use super::estimate::victory;
use super::rollout::{decide as scripted, play_on, turn};
use super::{Sight, script};
use crate::budget::Budget;
use crate::clock::Clock;
use rivals::{Command, Commit, Rivals, SeatView, State};
use table::{FastDealer, Game, Seat};

/// What a point more or less than the best rival is worth, in victories.
const MARGIN: f32 = 0.02;
/// What the script would do is preferred by this much.
const HABIT: f32 = 0.01;

struct Try {
    command: Command,
    sum: f32,
    times: u32,
    habit: f32,
}

impl Try {
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
    let mut tries: Vec<Try> = options
        .iter()
        .map(|&command| Try {
            command,
            sum: 0.0,
            times: 0,
            habit: if command == habit { HABIT } else { 0.0 },
        })
        .collect();
    let mut clock = Clock::start(budget, 16);
    let halvings = tries.len().next_power_of_two().trailing_zeros().max(1);
    let mut legal = Vec::with_capacity(32);
    'thinking: while tries.len() > 1 {
        let games = (clock.guess() / halvings / tries.len() as u32).max(1);
        for _ in 0..games {
            // All are tried in the same imagined game with the same luck.
            let state = imagine(game, view, luck, &mut legal);
            let seed = u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX));
            for option in &mut tries {
                if !clock.tick() {
                    break 'thinking;
                }
                option.sum += outcome(game, &state, view.seat, option.command, seed, &mut legal);
                option.times += 1;
            }
        }
        tries.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        tries.truncate(tries.len().div_ceil(2));
    }
    let tried = tries.iter().filter(|option| option.times > 0);
    let best = tried.max_by(|a, b| a.mean().total_cmp(&b.mean()));
    best.map_or(habit, |option| option.command)
}

/// A game that fits what the seat knows. What others have decided unseen is what the script would do with such a hand.
fn imagine(game: &Rivals, view: &SeatView, luck: &mut FastDealer, legal: &mut Vec<Command>) -> State {
    let mut state = view.imagine(luck);
    let decided = state.public.test.decided;
    for seat in view.public.after(view.seat) {
        let at = usize::from(seat.0);
        if state.hidden.commits[at] == Commit::Undecided {
            continue;
        }
        state.public.test.decided &= !(1 << seat.0);
        state.hidden.commits[at] = match scripted(game, &state, seat, legal) {
            Some(Command::Help { card }) => Commit::Card(card),
            _ => Commit::Nothing,
        };
        state.public.test.decided = decided;
    }
    state
}

/// How an imagined game goes after a command: the share of the victory, or the chance of it after some turns.
fn outcome(
    game: &Rivals,
    state: &State,
    seat: Seat,
    command: Command,
    seed: u64,
    legal: &mut Vec<Command>,
) -> f32 {
    let mut state = *state;
    let mut luck = FastDealer::new(seed);
    if game.apply(&mut state, seat, command, &mut luck, &mut ()).is_err() {
        return 0.0;
    }
    let until = turn(&state.public) + horizon();
    play_on(game, &mut state, until, &mut luck, legal);
    let Some(outcome) = game.outcome(&state.public) else {
        return victory(game, &state, seat);
    };
    let won = outcome.winners & 1 << seat.0 != 0;
    let share = if won { 1.0 / outcome.winners.count_ones() as f32 } else { 0.0 };
    let points = |seat: Seat| f32::from(outcome.scores[usize::from(seat.0)].points());
    let rivals = state.public.after(seat).map(points).fold(0.0, f32::max);
    share + MARGIN * (points(seat) - rivals).clamp(-10.0, 10.0)
}

fn horizon() -> u8 { static H: std::sync::OnceLock<u8> = std::sync::OnceLock::new(); *H.get_or_init(|| std::env::var("H").map_or(1, |h| h.parse().unwrap())) }
