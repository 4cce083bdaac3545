//! Sentences about one edition, put together to paragraphs and lists.

use super::facts::Facts;
use crew::content::edition::Edition;
use maud::{Markup, html};
use words::Language;

/// Says what holds in an edition. Every sentence may use its numbers.
pub struct Tell<'e> {
    pub lang: Language,
    pub has: Facts<'e>,
    numbers: Vec<(&'static str, String)>,
}

/// A sentence, or nothing where it does not hold.
pub type Sentence = Option<String>;

impl<'e> Tell<'e> {
    pub fn about(lang: Language, edition: &'e Edition) -> Tell<'e> {
        let mut numbers = vec![
            ("edition", edition.name.clone()),
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

fn joined(sentences: impl IntoIterator<Item = Sentence>) -> String {
    let sentences: Vec<String> = sentences.into_iter().flatten().collect();
    sentences.join(" ")
}

/// Sentences in one paragraph; nothing if none of them holds.
pub fn paragraph(sentences: impl IntoIterator<Item = Sentence>) -> Markup {
    let text = joined(sentences);
    html! { @if !text.is_empty() { p { (text) } } }
}

/// One point a sentence.
pub fn points(sentences: impl IntoIterator<Item = Sentence>) -> Markup {
    html! {
        ul class="points" { @for sentence in sentences.into_iter().flatten() { li { (sentence) } } }
    }
}

/// A step or a term in front of what is said about it.
pub struct Point {
    name: String,
    says: String,
}

pub fn point(name: Sentence, says: impl IntoIterator<Item = Sentence>) -> Point {
    Point {
        name: name.unwrap_or_default(),
        says: joined(says),
    }
}

/// Steps in their order.
pub fn steps(points: impl IntoIterator<Item = Point>) -> Markup {
    html! {
        ol class="round-steps" {
            @for point in points { li { b { (point.name) } " " (point.says) } }
        }
    }
}

/// Terms with what they mean.
pub fn terms(points: impl IntoIterator<Item = Point>) -> Markup {
    html! {
        ul class="points" {
            @for point in points { li { b { (point.name) } " " (point.says) } }
        }
    }
}

/// A topic within a part, with the icon of the thing it is about.
pub fn topic(icon: &str, title: Sentence, says: Markup) -> Markup {
    html! {
        div class="topic" {
            h3 { (art::icon(icon)) (title.unwrap_or_default()) }
            (says)
        }
    }
}
