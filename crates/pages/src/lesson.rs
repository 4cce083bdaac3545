//! A page that teaches a game: chapters, put together from sentences.

use crate::frame::{At, Head, frame};
use crate::game_switch::game_switch;
use maud::{Markup, html};
use words::Language;

/// Letters that are looked for.
pub const SEARCH_LENGTH: usize = 80;

/// A chapter of the page: its anchor, the key of its title and what it says.
pub struct Chapter {
    anchor: &'static str,
    title: &'static str,
    says: Markup,
}

impl Chapter {
    pub fn new(lang: Language, anchor: &'static str, title: &'static str, says: Markup) -> Chapter {
        Chapter {
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
pub struct Lesson<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub version: &'a str,
    /// Where it comes from.
    pub about: &'a str,
    /// Where one plays it, and what the button there says.
    pub play: (&'a str, &'a str),
    pub chapters: Vec<Chapter>,
    /// What is looked for in them.
    pub search: &'a str,
}

/// A sentence, or nothing where it does not hold.
pub type Sentence = Option<String>;

/// The whole page.
pub fn teach(lang: Language, lesson: Lesson) -> String {
    let (where_to, play) = lesson.play;
    let lead = lang.say_with("rules-lead", &[("edition", lesson.name)]);
    let chapters = lesson.chapters.iter();
    let found = chapters.filter(|chapter| chapter.speaks_of(lesson.search));
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
                    (game_switch(lang, "/how-to-play", lesson.id))
                    p class="over" { (lesson.name) " · " (lesson.version) }
                    h1 { (lang.fixed("rules-title")) }
                    p class="lead" { (lead) }
                    @if !lesson.about.is_empty() { p class="quiet" { (lesson.about) } }
                    p { a href={ "/how-to-play/" (lesson.id) } { (lang.fixed("rules-primer")) } }
                    (search_box(lang, &lesson, found))
                }
                nav class="rules-toc" aria-label=(lang.fixed("rules-contents")) {
                    ol { @for chapter in &lesson.chapters { li { a href={ "#" (chapter.anchor) } { (chapter.title) } } } }
                }
                div class="rules-body" {
                    @for chapter in &lesson.chapters {
                        section id=(chapter.anchor) hidden[!chapter.speaks_of(lesson.search)] { h2 { (chapter.title) } (chapter.says) }
                    }
                }
                p class="actions" {
                    a class="button primary large" href=(where_to) { (art::icon("play")) (play) }
                    a class="button large" href={ "/cards/" (lesson.id) } { (lang.fixed("home-cards-button")) }
                }
            }
        },
    )
}

/// Looks for words: by the script passage by passage, without it chapter by chapter.
fn search_box(lang: Language, lesson: &Lesson, found: usize) -> Markup {
    let address = format!("/how-to-play/{}/rules", lesson.id);
    let searched = !lesson.search.trim().is_empty();
    html! {
        form class="rules-search" role="search" method="get" action=(address) {
            label class="field" {
                span { (lang.fixed("rules-search")) }
                input type="search" name="q" value=(lesson.search) maxlength=(SEARCH_LENGTH) autocomplete="off" data-search;
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
