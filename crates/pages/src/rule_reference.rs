//! A page that teaches a game: chapters, put together from sentences.

use crate::frame::{At, Head, frame};
use crate::game_switch::game_switch;
use maud::{Markup, html};
use words::Language;

/// Letters that are looked for.
pub const SEARCH_LENGTH: usize = 80;

/// A chapter of the page: its anchor, the key of its title and what it says.
pub struct RuleChapter {
    anchor: &'static str,
    title: &'static str,
    says: Markup,
}

impl RuleChapter {
    pub fn new(
        lang: Language,
        anchor: &'static str,
        title: &'static str,
        says: Markup,
    ) -> RuleChapter {
        RuleChapter {
            anchor,
            title: lang.fixed(title),
            says,
        }
    }

    /// Whether all words that are looked for stand in it; without any, it does.
    fn speaks_of(&self, search: &str) -> bool {
        let mut text = self.title.to_lowercase();
        for part in self.says.0.split('<') {
            text.push_str(part.split_once('>').map_or(part, |(_, words)| words));
            text.push(' ');
        }
        let text = text.to_lowercase();
        let mut words = search.split_whitespace();
        words.all(|word| text.contains(&word.to_lowercase()))
    }
}

/// The game that a page teaches.
pub struct RuleReference<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub version: &'a str,
    /// Where it comes from.
    pub about: &'a str,
    /// Where one plays it, and what the button there says.
    pub play: (&'a str, &'a str),
    pub chapters: Vec<RuleChapter>,
    /// What is looked for in them.
    pub search: &'a str,
}

/// A sentence, or nothing where it does not hold.
pub type Sentence = Option<String>;

/// The whole page.
pub fn teach(lang: Language, reference: RuleReference) -> String {
    let (where_to, play) = reference.play;
    let lead = lang.say_with("rules-lead", &[("edition", reference.name)]);
    let chapters = reference.chapters.iter();
    let found = chapters.filter(|chapter| chapter.speaks_of(reference.search));
    let found = found.count();
    frame(
        lang,
        lang.fixed("rules-title"),
        Head {
            about: &lead,
            ..Head::at(At::Rules)
        },
        html! {
            article class="page rules" data-search-page {
                header class="page-head" {
                    (game_switch(lang, "/how-to-play", reference.id))
                    p class="over" { (reference.name) " · " (reference.version) }
                    h1 { (lang.fixed("rules-title")) }
                    p class="lead" { (lead) }
                    @if !reference.about.is_empty() { p class="quiet" { (reference.about) } }
                    p { a href={ "/how-to-play/" (reference.id) } { (lang.fixed("rules-primer")) } }
                    (search_box(lang, &reference, found))
                }
                nav class="rules-toc" aria-label=(lang.fixed("rules-contents")) {
                    ol { @for chapter in &reference.chapters { li { a href={ "#" (chapter.anchor) } { (chapter.title) } } } }
                }
                div class="rules-body" {
                    @for chapter in &reference.chapters {
                        section id=(chapter.anchor) hidden[!chapter.speaks_of(reference.search)] { h2 { (chapter.title) } (chapter.says) }
                    }
                }
                p class="actions" {
                    a class="button primary large" href=(where_to) { (art::icon("play")) (play) }
                    a class="button large" href={ "/cards/" (reference.id) } { (lang.fixed("home-cards-button")) }
                }
            }
        },
    )
}

/// Looks for words: by the script passage by passage, without it chapter by chapter.
fn search_box(lang: Language, reference: &RuleReference, found: usize) -> Markup {
    let address = format!("/how-to-play/{}/rules", reference.id);
    let searched = !reference.search.trim().is_empty();
    html! {
        form class="rules-search" role="search" method="get" action=(address) {
            label class="field" {
                span { (lang.fixed("rules-search")) }
                input type="search" name="q" value=(reference.search) maxlength=(SEARCH_LENGTH) autocomplete="off" data-search;
            }
            button class="button" type="submit" { (art::icon("reveal")) (lang.fixed("rules-search-button")) }
            p role="status" data-found=(lang.fixed("rules-search-found")) data-none=(lang.fixed("rules-search-none")) {
                @if searched && found == 0 { (lang.fixed("rules-search-none")) }
                @if searched && found > 0 { (lang.fixed("rules-search-found")) " " (found) }
            }
            @if searched { a href=(address) { (lang.fixed("rules-search-all")) } }
        }
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
