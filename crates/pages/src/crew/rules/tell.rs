//! Sentences about one edition, put together to paragraphs and lists.

use super::facts::Facts;
use crate::rule_reference::Sentence;
use crew::content::edition::Edition;
use words::Language;
use words::crew::cards::edition_name;

/// Says what holds in an edition. Every sentence may use its numbers.
pub struct Tell<'e> {
    pub lang: Language,
    pub has: Facts<'e>,
    numbers: Vec<(&'static str, String)>,
}

impl<'e> Tell<'e> {
    pub fn about(lang: Language, edition: &'e Edition) -> Tell<'e> {
        let mut numbers = vec![
            ("edition", edition_name(lang, edition).to_owned()),
            ("price", edition.rules.price_of_help.to_string()),
        ];
        if let Some(track) = edition.track(4) {
            let first = track.alerts.first().copied().unwrap_or(track.last);
            numbers.push(("slot", first.to_string()));
        }
        if let Some(track) = &edition.alert {
            numbers.push(("die", track.die.to_string()));
            numbers.push(("squares", track.squares.len().to_string()));
            numbers.push(("radio", track.reinforcements_at.to_string()));
            numbers.push(("after", (track.reinforcements_at + 1).to_string()));
        }
        Tell {
            lang,
            has: Facts::of(edition),
            numbers,
        }
    }

    pub fn edition(&self) -> &'e Edition {
        self.has.edition
    }

    pub fn say(&self, key: &'static str) -> Sentence {
        self.say_of(key, &[])
    }

    /// A sentence with more to fill in than the edition's numbers.
    pub fn say_of(&self, key: &'static str, more: &[(&str, &str)]) -> Sentence {
        let numbers = self.numbers.iter();
        let numbers = numbers.map(|(name, number)| (*name, number.as_str()));
        let all: Vec<(&str, &str)> = numbers.chain(more.iter().copied()).collect();
        Some(self.lang.say_with(key, &all))
    }

    pub fn when(&self, holds: bool, key: &'static str) -> Sentence {
        holds.then(|| self.say(key)).flatten()
    }

    pub fn either(&self, first: bool, key: &'static str, other: &'static str) -> Sentence {
        self.say(if first { key } else { other })
    }
}
