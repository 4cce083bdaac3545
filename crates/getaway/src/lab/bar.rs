//! How far a run has come, for whoever watches it in a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use lab::Share;
use std::time::{Duration, Instant};
use words::Language;

const PACE: Duration = Duration::from_millis(100);

/// A line on standard error; nothing where that is no terminal.
pub struct Bar {
    lang: Language,
    bar: ProgressBar,
    told: Option<Instant>,
}

impl Bar {
    /// So many heists are to be played, of which some were before.
    pub fn new(lang: Language, heists: u64, played: u64) -> Bar {
        let fields = [
            ("bar", "{bar:24}"),
            ("played", "{human_pos}"),
            ("all", "{human_len}"),
            ("pace", "{per_sec}"),
            ("time", "{eta}"),
            ("now", "{msg}"),
        ];
        let style = ProgressStyle::with_template(&lang.say_with("bar-template", &fields));
        let style = style.expect("a template that is checked by a test");
        let style = style.with_key(
            "per_sec",
            move |state: &indicatif::ProgressState, text: &mut dyn std::fmt::Write| {
                let heists = format!("{:.1}", state.per_sec());
                // Nobody is left to tell if a line cannot be written.
                let _ = text.write_str(&lang.say_with("bar-pace", &[("heists", &heists)]));
            },
        );
        let bar = ProgressBar::new(heists).with_style(style);
        bar.set_position(played);
        bar.reset_eta();
        Bar {
            lang,
            bar,
            told: None,
        }
    }

    /// So many are played, and this is how it goes with the present ones.
    pub fn tell(&mut self, played: u64, what: &str, won: Share) {
        if self.told.is_some_and(|told| told.elapsed() < PACE) {
            return;
        }
        self.told = Some(Instant::now());
        self.bar.set_position(played);
        let share = super::table::percent(won.value());
        let now = [("what", what), ("share", &share)];
        self.bar.set_message(self.lang.say_with("bar-won", &now));
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
        for lang in Language::all().chain([Language::pseudo()]) {
            let mut bar = Bar::new(lang, 10, 3);
            bar.tell(4, "The Job", Share::new(1, 4));
            bar.finish();
        }
    }
}
