//! Playing a plan on several threads.

use crate::crew::plan::Plan;
use crate::crew::play::{PlayedHeist, play_heist};
use crate::crew::results::Results;
use crate::crew::row::Row;
use bots::crew::Notebook;
use crew::Heist;
use crew::setup::SetupProblems;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

/// What is known while a plan is being played.
pub struct Progress<'a> {
    /// Everything up to now, in order: it could be saved like this.
    pub results: &'a Results,
    /// The heist that was added last.
    pub row: &'a Row,
}

/// Plays what is missing of a plan, until it is told to stop. `watch` is called for each heist, in order.
pub fn run(
    mut results: Results,
    threads: NonZeroUsize,
    stop: &AtomicBool,
    mut watch: impl FnMut(Progress),
) -> Result<Results, SetupProblems> {
    let plan = results.plan.clone();
    let heists = plan.matchups.iter().map(|matchup| matchup.heist());
    let heists: Vec<Heist> = heists.collect::<Result<_, _>>()?;
    let mut missing: Vec<(u32, u32)> = (0u32..)
        .zip(&results.matchups)
        .flat_map(|(matchup, known)| {
            let next = known.rows.len() as u32;
            (next..plan.heists).map(move |number| (matchup, number))
        })
        .collect();
    // Matchup by matchup in turn, so that threads plan for different ones.
    missing.sort_by_key(|&(matchup, number)| (number, matchup));
    let taken = AtomicUsize::new(0);
    // A crew plans its routes once for all its heists.
    let notebook = Arc::new(Notebook::default());
    // Bounded, so that a slow reader does not let heists pile up.
    let (send, receive) = mpsc::sync_channel::<(usize, PlayedHeist)>(threads.get() * 64);
    std::thread::scope(|scope| {
        for _ in 0..threads.get().min(missing.len()) {
            let send = send.clone();
            let (plan, heists, missing, taken) = (&plan, &heists, &missing, &taken);
            let notebook = &notebook;
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let place = taken.fetch_add(1, Ordering::Relaxed);
                    let Some(&(matchup, number)) = missing.get(place) else {
                        return;
                    };
                    let played =
                        play_heist(plan, &heists[matchup as usize], matchup, number, notebook);
                    if send.send((place, played)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        for (place, played) in receive {
            waiting.insert(place, played);
            while let Some(played) = waiting.remove(&next) {
                next += 1;
                let row = played.row.clone();
                let matchup = &mut results.matchups[row.matchup as usize];
                matchup.summary.add(&played.summary);
                matchup.rows.push(played.row);
                watch(Progress {
                    results: &results,
                    row: &row,
                });
            }
        }
    });
    Ok(results)
}

/// Plays a whole plan without being watched.
pub fn run_all(plan: Plan, threads: NonZeroUsize) -> Result<Results, SetupProblems> {
    run(
        Results::new(plan)?,
        threads,
        &AtomicBool::new(false),
        |_| {},
    )
}
