//! Looking back at the chances of a game that is over: worked out once, when somebody first wants to see it, and kept.
//!
//! Estimates have fixed seeds, so that a server that was started anew comes to the same numbers. They are thought about one
//! after the other, and only in places that nobody else waits for.

use crate::hosted_game::Thought;
use crate::id::TableId;
use crate::table_registry::TableRegistry;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Semaphore;

/// Games whose chances are kept.
const KEPT: usize = 1024;
/// Games that may wait for their turn.
const WAITING: usize = 32;

/// A game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    pub table: TableId,
    /// The game of the series, counted from 0.
    pub leg: usize,
    /// Steps by the end, for the last one may be taken back.
    pub steps: usize,
}

/// How far the chances of a game are.
#[derive(Clone, Debug, PartialEq)]
pub enum Hindsight {
    /// So many of so many estimates are made.
    UnderWay {
        done: usize,
        of: usize,
    },
    Known(Arc<[f64]>),
    /// An estimate panicked.
    Failed,
    /// Too many others wait: ask again.
    Crowded,
}

/// The chances of all games that somebody looked back at.
pub struct Hindsights {
    /// The latest asked for last.
    known: Mutex<VecDeque<(FinishedGame, Hindsight)>>,
    /// One game is worked out at a time.
    turn: Semaphore,
}

impl Default for Hindsights {
    fn default() -> Hindsights {
        Hindsights {
            known: Mutex::default(),
            turn: Semaphore::new(1),
        }
    }
}

impl Hindsights {
    /// What is known of a game.
    pub fn get(&self, game: &FinishedGame) -> Option<Hindsight> {
        let mut known = self.lock();
        let at = known.iter().position(|(other, _)| other == game)?;
        let found = known.remove(at)?;
        let hindsight = found.1.clone();
        known.push_back(found);
        Some(hindsight)
    }

    /// Notes that a game is being worked out, if there is room for it and nobody does it already.
    fn begin(&self, game: FinishedGame, of: usize) -> Result<(), Hindsight> {
        let mut known = self.lock();
        if let Some((_, other)) = known.iter().find(|(other, _)| *other == game) {
            return Err(other.clone());
        }
        let under_way = |(_, hindsight): &&(FinishedGame, Hindsight)| {
            matches!(hindsight, Hindsight::UnderWay { .. })
        };
        if known.iter().filter(under_way).count() >= WAITING {
            return Err(Hindsight::Crowded);
        }
        known.push_back((game, Hindsight::UnderWay { done: 0, of }));
        if known.len() > KEPT {
            let oldest = known
                .iter()
                .position(|(_, hindsight)| matches!(hindsight, Hindsight::Known(_)));
            known.remove(oldest.unwrap_or_default());
        }
        Ok(())
    }

    fn set(&self, game: &FinishedGame, hindsight: Hindsight) {
        let mut known = self.lock();
        if let Some(found) = known.iter_mut().find(|(other, _)| other == game) {
            found.1 = hindsight;
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(FinishedGame, Hindsight)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl TableRegistry {
    /// Has the estimates of a game made in the background, unless that is under way or done.
    pub fn look_back(
        self: &Arc<Self>,
        game: FinishedGame,
        estimates: Vec<Thought<f64>>,
    ) -> Hindsight {
        let of = estimates.len();
        if let Err(known) = self.hindsights.begin(game, of) {
            return known;
        }
        let tables = self.clone();
        tokio::spawn(async move {
            // Nobody closes the semaphore.
            let _turn = tables.hindsights.turn.acquire().await;
            let mut chances = Vec::with_capacity(of);
            for estimate in estimates {
                match tables.thinkers.think_idly(estimate).await {
                    Ok(chance) => chances.push(chance),
                    Err(lost) => {
                        tracing::warn!(table = %game.table, %lost, "no hindsight");
                        return tables.hindsights.set(&game, Hindsight::Failed);
                    }
                }
                let done = chances.len();
                tables
                    .hindsights
                    .set(&game, Hindsight::UnderWay { done, of });
            }
            tables
                .hindsights
                .set(&game, Hindsight::Known(chances.into()));
        });
        Hindsight::UnderWay { done: 0, of }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(leg: usize) -> FinishedGame {
        FinishedGame {
            table: "0s2dqhptqb31".parse().unwrap(),
            leg,
            steps: 7,
        }
    }

    #[test]
    fn a_game_is_worked_out_once() {
        let all = Hindsights::default();
        assert_eq!(all.begin(game(0), 3), Ok(()));
        let under_way = Hindsight::UnderWay { done: 0, of: 3 };
        assert_eq!(all.begin(game(0), 3), Err(under_way));
        let known = Hindsight::Known(vec![0.5, 1.0].into());
        all.set(&game(0), known.clone());
        assert_eq!(all.begin(game(0), 3), Err(known.clone()));
        assert_eq!(all.get(&game(0)), Some(known));
        assert_eq!(all.get(&game(1)), None);
    }

    #[test]
    fn so_many_may_wait_and_so_many_are_kept() {
        let all = Hindsights::default();
        for leg in 0..WAITING {
            assert_eq!(all.begin(game(leg), 1), Ok(()));
        }
        assert_eq!(all.begin(game(WAITING), 1), Err(Hindsight::Crowded));
        let known = || Hindsight::Known(vec![1.0].into());
        (0..WAITING).for_each(|leg| all.set(&game(leg), known()));
        for leg in WAITING..=KEPT {
            assert_eq!(all.begin(game(leg), 1), Ok(()));
            all.set(&game(leg), known());
        }
        assert_eq!(all.get(&game(0)), None, "the oldest made room");
        assert!(all.get(&game(1)).is_some() && all.get(&game(KEPT)).is_some());
    }
}
