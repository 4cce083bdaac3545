//! How to play HEIST, in our own words. What is said depends on the options; numbers and names come from the cards.

mod course;
mod example;
mod options;
mod quick;
mod start;

pub use quick::primer_page;

use crate::rule_reference::Sentence;
use crate::rule_reference::{RuleChapter, RuleReference, teach};
use rivals::{Rules, content};
use words::Language;

/// The page that teaches the game as it is played with these options.
pub fn rules_page(lang: Language, rules: &Rules, search: &str) -> String {
    let play = format!("/new?game={}", content().id);
    teach(
        lang,
        RuleReference {
            id: &content().id,
            name: words::rivals::game_name(lang),
            version: lang.fixed("rivals-version"),
            about: lang.fixed("rivals-rules-about"),
            play: (&play, lang.fixed("rivals-rules-play")),
            chapters: parts(&Tell { lang, rules }),
            search,
        },
    )
}

fn parts(tell: &Tell) -> Vec<RuleChapter> {
    vec![
        start::goal(tell),
        start::pieces(tell),
        start::setup(tell),
        start::skills(tell),
        course::turn(tell),
        example::test(tell.lang),
        course::success(tell),
        course::failure(tell),
        course::round(tell),
        course::scoring(tell),
        options::questions(tell),
        options::options(tell.lang),
        options::table(tell),
    ]
}

/// Says what holds with some options.
struct Tell<'a> {
    lang: Language,
    rules: &'a Rules,
}

impl Tell<'_> {
    fn say(&self, key: &'static str) -> Sentence {
        self.say_of(key, &[])
    }

    /// A sentence with more to fill in than the numbers of the game.
    fn say_of(&self, key: &'static str, more: &[(&str, &str)]) -> Sentence {
        let hand = content().hand.to_string();
        let obstacles = self.rules.obstacles_per_job.to_string();
        let mut all = vec![("hand", hand.as_str()), ("obstacles", &obstacles)];
        all.extend(more);
        Some(self.lang.say_with(key, &all))
    }

    fn when(&self, holds: bool, key: &'static str) -> Sentence {
        holds.then(|| self.say(key)).flatten()
    }

    fn either(&self, first: bool, key: &'static str, other: &'static str) -> Sentence {
        self.say(if first { key } else { other })
    }
}
