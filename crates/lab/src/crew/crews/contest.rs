//! Several crews that meet the same luck.

use super::halving::Batch;
use crate::crew::plan::{Matchup, Plan};
use crate::crew::play::play_heist;
use crate::crew::row::Ending;
use crate::share::Share;
use bots::crew::Notebook;
use crew::Heist;
use crew::setup::SetupProblems;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

/// Crews that can be sent into the same heists.
pub struct Contest {
    crews: Vec<(Plan, Heist)>,
    /// Each crew plans its routes once.
    notebook: Arc<Notebook>,
    broken: AtomicU64,
}

/// Somebody wanted to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

impl Contest {
    /// Every matchup as a plan of its own, so that heists of the same number have the same luck. The plan's own matchups are
    /// not used.
    pub fn new(plan: &Plan, matchups: Vec<Matchup>) -> Result<Contest, SetupProblems> {
        let crews = matchups.into_iter().map(|matchup| {
            let heist = matchup.heist()?;
            let plan = Plan {
                matchups: vec![matchup],
                ..plan.clone()
            };
            Ok((plan, heist))
        });
        Ok(Contest {
            crews: crews.collect::<Result<_, _>>()?,
            notebook: Arc::default(),
            broken: AtomicU64::new(0),
        })
    }

    pub fn len(&self) -> usize {
        self.crews.len()
    }

    pub fn is_empty(&self) -> bool {
        self.crews.is_empty()
    }

    /// What people call a crew.
    pub fn label(&self, crew: usize) -> &str {
        &self.crews[crew].0.matchups[0].label
    }

    /// Heists that broke off so far.
    pub fn broken(&self) -> u64 {
        self.broken.load(Ordering::Relaxed)
    }

    /// Plays a batch and counts who won. Only numbers are added up, so threads make no difference.
    pub fn play(
        &self,
        batch: &Batch,
        threads: NonZeroUsize,
        stop: &AtomicBool,
        watch: impl Fn(bool) + Sync,
    ) -> Result<Vec<Share>, Stopped> {
        let each = (batch.numbers.end - batch.numbers.start) as usize;
        let all = each * batch.candidates.len();
        let taken = AtomicUsize::new(0);
        let play = || {
            let mut shares = vec![Share::default(); batch.candidates.len()];
            while !stop.load(Ordering::Relaxed) {
                let place = taken.fetch_add(1, Ordering::Relaxed);
                if place >= all {
                    break;
                }
                // Crew by crew in turn, so that threads plan for different ones.
                let crews = batch.candidates.len();
                let (candidate, number) =
                    (place % crews, batch.numbers.start + (place / crews) as u64);
                let (plan, heist) = &self.crews[batch.candidates[candidate]];
                let row = play_heist(plan, heist, 0, number as u32, &self.notebook).row;
                match row.ending {
                    Ending::Broken => _ = self.broken.fetch_add(1, Ordering::Relaxed),
                    _ => shares[candidate].count(row.won()),
                }
                watch(row.won());
            }
            shares
        };
        let mut sum = vec![Share::default(); batch.candidates.len()];
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(play)).collect();
            for worker in workers {
                let shares = match worker.join() {
                    Ok(shares) => shares,
                    Err(panic) => std::panic::resume_unwind(panic),
                };
                for (sum, share) in sum.iter_mut().zip(shares) {
                    sum.add(share);
                }
            }
        });
        match stop.load(Ordering::Relaxed) {
            true => Err(Stopped),
            false => Ok(sum),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::think::Think;
    use bots::Level;
    use crew::content::master_heist;
    use crew::suggested::{Strength, campaign};
    use std::ops::Range;

    fn contest() -> Contest {
        let edition = master_heist();
        let scenario = &edition.scenarios[0];
        let matchup = |players| {
            Matchup::new(campaign(edition, scenario, players, Strength::Pro))
                .expect("it can be played")
        };
        let plan = Plan {
            bot: Level::Random,
            think: Think::default(),
            heists: 0,
            seed: 9,
            matchups: Vec::new(),
        };
        Contest::new(&plan, vec![matchup(3), matchup(4), matchup(3)]).expect("all can be played")
    }

    fn play(candidates: &[usize], numbers: Range<u64>, threads: usize) -> Vec<Share> {
        let threads = NonZeroUsize::new(threads).expect("some");
        let batch = Batch {
            candidates,
            numbers,
        };
        let stop = AtomicBool::new(false);
        contest()
            .play(&batch, threads, &stop, |_| {})
            .expect("nobody stops it")
    }

    #[test]
    fn threads_make_no_difference_and_equals_meet_the_same_luck() {
        let one = play(&[0, 1, 2], 10..40, 1);
        assert_eq!(one, play(&[0, 1, 2], 10..40, 3));
        assert_eq!(one[0], one[2]);
        assert_eq!(one[0].of, 30);
    }

    #[test]
    fn parts_add_up() {
        let mut sum = play(&[1], 0..20, 2)[0];
        sum.add(play(&[1], 20..50, 2)[0]);
        assert_eq!(sum, play(&[1], 0..50, 2)[0]);
    }

    #[test]
    fn it_can_be_stopped() {
        let batch = Batch {
            candidates: &[0],
            numbers: 0..1000,
        };
        let stop = AtomicBool::new(true);
        let stopped = contest().play(&batch, NonZeroUsize::MIN, &stop, |_| {});
        assert_eq!(stopped, Err(Stopped));
    }
}
