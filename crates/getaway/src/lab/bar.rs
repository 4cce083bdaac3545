//! How far a run has come, for whoever watches it in a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use lab::Share;
use std::time::{Duration, Instant};

const PACE: Duration = Duration::from_millis(100);

/// A line on standard error; nothing where that is no terminal.
pub struct Bar {
    bar: ProgressBar,
    told: Option<Instant>,
}

impl Bar {
    /// So many heists are to be played, of which some were before.
    pub fn new(heists: u64, played: u64) -> Bar {
        let style = "{bar:24} {human_pos} of {human_len} heists, {per_sec}, {eta} left  {msg}";
        let style =
            ProgressStyle::with_template(style).expect("a template that is checked by a test");
        let style = style.with_key(
            "per_sec",
            |state: &indicatif::ProgressState, text: &mut dyn std::fmt::Write| {
                // Nobody is left to tell if a line cannot be written.
                let _ = write!(text, "{:.1} a second", state.per_sec());
            },
        );
        let bar = ProgressBar::new(heists).with_style(style);
        bar.set_position(played);
        bar.reset_eta();
        Bar { bar, told: None }
    }

    /// So many are played, and this is how it goes with the present ones.
    pub fn tell(&mut self, played: u64, what: &str, won: Share) {
        if self.told.is_some_and(|told| told.elapsed() < PACE) {
            return;
        }
        self.told = Some(Instant::now());
        self.bar.set_position(played);
        let share = won.value().unwrap_or(0.0);
        self.bar
            .set_message(format!("{what}: {:.1} % won", 100.0 * share));
    }

    pub fn finish(self) {
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_template_is_understood() {
        let mut bar = Bar::new(10, 3);
        bar.tell(4, "The Job", Share::new(1, 4));
        bar.finish();
    }
}
