//! How long bots may think, as people write it.

use bots::Budget;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use thiserror::Error;

const MOST_TIME: Duration = Duration::from_secs(60);
const MOST_HEISTS: u32 = 1_000_000;

/// A budget for one decision: `400` imagined heists, or `200ms`, or `1.5s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Think(pub Budget);

/// A text that says no time and no number of heists.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{0}\" is no time to think: write 200ms or 1.5s (up to 60s), or a number of imagined heists such as 400 (up to 1000000)"
)]
pub struct BadThink(String);

impl Default for Think {
    fn default() -> Think {
        Think(Budget::USUAL)
    }
}

impl Think {
    /// Whether the same seed gives the same decisions again.
    pub fn reproducible(self) -> bool {
        matches!(self.0, Budget::Heists(_))
    }
}

impl fmt::Display for Think {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Budget::Heists(heists) => write!(f, "{heists}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Think {
    type Err = BadThink;

    fn from_str(text: &str) -> Result<Think, BadThink> {
        let bad = || BadThink(text.chars().take(40).collect());
        let time = |number: &str, unit: f64| {
            let seconds = number.trim().parse::<f64>().ok().map(|n| n * unit);
            let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
            // Whole milliseconds, so that what is written down is what was played with.
            let time = time.map(|time| Duration::from_millis(time.as_millis() as u64));
            time.filter(|time| !time.is_zero() && *time <= MOST_TIME)
                .map(Budget::Time)
        };
        let text = text.trim();
        let budget = if let Some(number) = text.strip_suffix("ms") {
            time(number, 0.001)
        } else if let Some(number) = text.strip_suffix('s') {
            time(number, 1.0)
        } else {
            let heists = text.parse().ok();
            heists
                .filter(|heists| (1..=MOST_HEISTS).contains(heists))
                .map(Budget::Heists)
        };
        budget.map(Think).ok_or_else(bad)
    }
}

impl TryFrom<String> for Think {
    type Error = BadThink;

    fn try_from(text: String) -> Result<Think, BadThink> {
        text.parse()
    }
}

impl From<Think> for String {
    fn from(think: Think) -> String {
        think.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_numbers_are_read_and_written_alike() {
        for (typed, written) in [("200ms", "200ms"), ("1.5s", "1500ms"), (" 400 ", "400")] {
            let think: Think = typed.parse().expect(typed);
            assert_eq!(think.to_string(), written);
            assert_eq!(written.parse(), Ok(think));
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "", "0", "0ms", "-1s", "NaNs", "infs", "61s", "1000001", "1h", "ms",
        ] {
            assert!(text.parse::<Think>().is_err(), "{text}");
        }
    }
}
