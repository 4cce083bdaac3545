//! Many games of HEIST: who wins, which secrets are met, which cards are played.
//!
//! Everything is counted in whole numbers and added up, so results depend on the plan only, never on threads.

mod balance;
mod report;
mod tally;

pub use balance::{BalanceFigure, BalanceKind, balance_figures};
pub use report::html;
pub use tally::{CardCount, Tally};

use crate::seed::seeds;
use crate::think::Think;
use bots::Level;
use rivals::view::waits_for;
use rivals::{Event, Rivals, Setup};
use serde::{Deserialize, Serialize};
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use table::{FastDealer, Game};

/// What is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RivalsPlan {
    pub setup: Setup,
    /// Who plays, seat by seat. The first to act is drawn anew for every game.
    pub bots: Vec<Level>,
    /// How long search bots may think about a decision.
    pub think: Think,
    pub games: u32,
    pub seed: u64,
}

/// Games of one plan that a thread takes at once.
const HANDFUL: u32 = 8;

/// Plays a plan until it is told to stop. `watch` hears after every handful how many games are played.
pub fn run_rivals(
    plan: &RivalsPlan,
    threads: NonZeroUsize,
    stop: &AtomicBool,
    watch: impl Fn(u32, &Tally) + Sync,
) -> Tally {
    let Ok(game) = Rivals::new(plan.setup) else {
        return Tally::new(plan.setup.players);
    };
    let all = Mutex::new(Tally::new(plan.setup.players));
    let taken = AtomicU32::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads.get() {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let first = taken.fetch_add(HANDFUL, Ordering::Relaxed);
                    if first >= plan.games {
                        return;
                    }
                    let mut some = Tally::new(plan.setup.players);
                    for number in first..(first + HANDFUL).min(plan.games) {
                        play(&game, plan, number, &mut some);
                    }
                    // Nothing panics while this is held.
                    let mut all = all.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                    all.add(&some);
                    watch(all.games as u32, &all);
                }
            });
        }
    });
    all.into_inner()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Plays one game by the plan's seed and its own number.
fn play(game: &Rivals, plan: &RivalsPlan, number: u32, tally: &mut Tally) {
    let seeds = seeds(plan.seed, 0, number);
    let mut luck = FastDealer::new(seeds.table);
    let mut thoughts = FastDealer::new(seeds.bot);
    let mut events: Vec<Event> = Vec::new();
    let mut state = game.start(&mut luck, &mut events);
    let mut watch = tally::GameWatch::new(&state.public);
    while !game.over(&state) {
        watch.see(&events);
        events.clear();
        let Some(seat) = waits_for(&state.public).next() else {
            break;
        };
        let level = plan.bots[usize::from(seat.0)];
        let view = state.view(seat);
        let command = bots::rivals::next(game, &view, level, plan.think.0, &mut thoughts);
        let Some(command) = command else { break };
        let done = game.perform(&mut state, seat, command, &mut luck, &mut events);
        debug_assert!(done.is_ok(), "a bot did what it may not: {command:?}");
    }
    watch.see(&events);
    if let Some(outcome) = game.outcome(&state.public) {
        tally.count(game, &state.public, &outcome, &watch);
    }
}
