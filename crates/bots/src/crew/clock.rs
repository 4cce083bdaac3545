//! When to stop thinking.

use crate::budget::Budget;
use std::time::{Duration, Instant};

/// Counts imagined heists, or looks at the clock.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    end: Option<Instant>,
    left: u32,
    /// Imagined heists of the whole thought, as far as one can tell beforehand.
    guess: u32,
}

/// Imagined heists a millisecond, for sharing out a budget of time. Only a guess: the clock decides.
const A_MILLISECOND: u32 = 6;

impl Clock {
    /// A part of a budget, in sixteenths.
    pub fn start(budget: Budget, sixteenths: u32) -> Clock {
        match budget {
            Budget::Heists(heists) => {
                let left =
                    (u64::from(heists) * u64::from(sixteenths) / 16).clamp(1, 1 << 30) as u32;
                Clock {
                    end: None,
                    left,
                    guess: left,
                }
            }
            Budget::Time(time) => {
                let time = time * sixteenths / 16;
                let guess = (time.as_millis() as u32).saturating_mul(A_MILLISECOND);
                Clock {
                    end: Some(Instant::now() + time.max(Duration::from_millis(1))),
                    left: u32::MAX,
                    guess: guess.max(8),
                }
            }
        }
    }

    pub fn guess(&self) -> u32 {
        self.guess
    }

    /// Whether there is time for another imagined heist.
    pub fn tick(&mut self) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        match self.end {
            Some(end) => Instant::now() < end,
            None => true,
        }
    }
}
