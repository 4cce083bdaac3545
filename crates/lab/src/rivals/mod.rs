//! Many games of HEIST: who wins, which secrets are met, which cards are played.
//!
//! Everything is counted in whole numbers and added up, so results depend on the plan only, never on threads.

mod balance;
mod play;
mod report;
mod tally;

pub use balance::{BalanceFigure, BalanceKind, balance_figures};
pub use report::html;
pub use tally::{CardCount, Tally};

use crate::think::Think;
use bots::Level;
use rivals::{Rivals, Setup, SetupProblem};
use serde::{Deserialize, Serialize};
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

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

/// Why a plan cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RivalsPlanProblem {
    Setup(Vec<SetupProblem>),
    /// There is not one bot for each seat.
    Bots {
        bots: usize,
        seats: u8,
    },
}

/// Games of one plan that a thread takes at once.
const HANDFUL: u32 = 8;

/// Plays a plan until it is told to stop. `watch` hears after every handful how many games are played.
pub fn run_rivals(
    plan: &RivalsPlan,
    threads: NonZeroUsize,
    stop: &AtomicBool,
    watch: impl Fn(u32, &Tally) + Sync,
) -> Result<Tally, RivalsPlanProblem> {
    let game = Rivals::new(plan.setup).map_err(RivalsPlanProblem::Setup)?;
    let (bots, seats) = (plan.bots.len(), plan.setup.players);
    if bots != usize::from(seats) {
        return Err(RivalsPlanProblem::Bots { bots, seats });
    }
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
                        if stop.load(Ordering::Relaxed) {
                            break;
                        }
                        play::play_game(&game, plan, number, &mut some);
                    }
                    // Nothing panics while this is held.
                    let mut all = all.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                    all.add(&some);
                    watch(all.played() as u32, &all);
                }
            });
        }
    });
    Ok(all
        .into_inner()
        .unwrap_or_else(|poisoned| poisoned.into_inner()))
}
