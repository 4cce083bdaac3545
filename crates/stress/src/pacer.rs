//! Spreads commands evenly over time.

use crate::tally::lock;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Hands out moments, so many a second.
pub struct Pacer {
    every: Duration,
    next: Mutex<Instant>,
}

impl Pacer {
    pub fn new(per_second: u32) -> Pacer {
        Pacer {
            every: Duration::from_secs(1) / per_second.max(1),
            next: Mutex::new(Instant::now()),
        }
    }

    /// The next moment that is free.
    pub fn slot(&self) -> Instant {
        let mut next = lock(&self.next);
        // Moments that nobody wanted are not made up for.
        let slot = (*next).max(Instant::now());
        *next = slot + self.every;
        slot
    }
}
