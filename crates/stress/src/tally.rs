//! What is counted, by all clients together.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Counts while it is told to.
#[derive(Default)]
pub struct LoadTally {
    counting: AtomicBool,
    pub commands: AtomicU64,
    pub refused: AtomicU64,
    pub messages: AtomicU64,
    pub bytes: AtomicU64,
    /// Heists that came to their end.
    pub heists: AtomicU64,
    /// Heists that were not over though no client saw anything to do.
    pub stuck: AtomicU64,
    /// Tables given up because a connection broke or nothing came.
    pub broken: AtomicU64,
    /// From the command to the last viewer, in microseconds.
    waits: Mutex<Vec<u32>>,
    /// Where the first of them got stuck.
    pub stuck_at: Mutex<Option<String>>,
}

impl LoadTally {
    pub fn begin(&self) {
        self.counting.store(true, Relaxed);
    }

    pub fn end(&self) {
        self.counting.store(false, Relaxed);
    }

    /// One more, or several, of something.
    pub fn count(&self, what: impl Fn(&LoadTally) -> &AtomicU64, by: u64) {
        if self.counting.load(Relaxed) {
            what(self).fetch_add(by, Relaxed);
        }
    }

    /// The last viewer has seen what was commanded so long ago.
    pub fn seen(&self, sent: Instant) {
        if self.counting.load(Relaxed) {
            let micros = sent.elapsed().as_micros();
            lock(&self.waits).push(micros.try_into().unwrap_or(u32::MAX));
        }
    }

    /// All waits in order.
    pub fn latencies(&self) -> Latencies {
        let mut waits = std::mem::take(&mut *lock(&self.waits));
        waits.sort_unstable();
        Latencies(waits)
    }
}

/// Latencies, the shortest first.
pub struct Latencies(Vec<u32>);

impl Latencies {
    /// As long as this share of them took at most.
    pub fn share(&self, share: f64) -> Option<Duration> {
        let last = self.0.len().checked_sub(1)?;
        let at = (share * last as f64).ceil() as usize;
        Some(Duration::from_micros(self.0[at.min(last)].into()))
    }
}

pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_waits() {
        let waits = Latencies((1..=101).collect());
        let share = |share| waits.share(share).map(|wait| wait.as_micros());
        assert_eq!(share(0.0), Some(1));
        assert_eq!(share(0.5), Some(51));
        assert_eq!(share(0.99), Some(100));
        assert_eq!(share(1.0), Some(101));
        assert_eq!(Latencies(Vec::new()).share(0.5), None);
    }
}
