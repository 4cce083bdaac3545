//! The buttons of a replay: a time line with chapters and highlights, and what else can be done with it.

use maud::{Markup, html};
use words::Language;

/// Where a stretch of a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimelineChapter {
    /// Steps before it.
    pub step: usize,
    /// Short enough to stand on the time line.
    pub name: String,
    /// The same in full.
    pub title: String,
}

/// A moment that is marked on the time line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeMark {
    /// Steps by then.
    pub step: usize,
    /// Its shape.
    pub icon: &'static str,
    /// Its colour, as a class.
    pub class: &'static str,
    /// What it is, in a word or two.
    pub name: &'static str,
    /// What happened, in a sentence.
    pub text: String,
}

/// What stands on the time line; nothing for a game that marks none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timeline {
    pub chapters: Vec<TimelineChapter>,
    pub marks: Vec<TimeMark>,
}

/// What the buttons are made from.
pub struct Playback<'a> {
    pub lang: Language,
    /// The table's id.
    pub table: &'a str,
    pub step: usize,
    pub steps: usize,
    pub timeline: &'a Timeline,
}

/// Chapters that have their name on the line; of more, every so many.
const NAMED: usize = 14;

/// The whole panel; `more` are further things to do.
pub fn controls(playback: &Playback, more: Markup) -> Markup {
    let Playback { lang, table, .. } = *playback;
    html! {
        section class="desk steps" aria-label=(lang.fixed("replay-title")) {
            (line(playback))
            (buttons(playback))
            (marks(playback))
            ol class="told log" data-told aria-live="polite" {}
            p class="actions" {
                button type="button" class="button small" data-go="link" data-done=(lang.fixed("replay-linked")) { (art::icon("link")) span { (lang.fixed("replay-link")) } }
                (more)
                a class="button small" href={ "/t/" (table) } { (art::icon("play")) span { (lang.fixed("replay-table")) } }
            }
            (keys(playback))
        }
    }
}

/// The time line: chapters above, marks below, and the present on it.
fn line(playback: &Playback) -> Markup {
    let Playback {
        lang,
        step,
        steps,
        timeline,
        ..
    } = *playback;
    let at = |step: usize| format!("{:.2}%", 100.0 * step as f64 / steps.max(1) as f64);
    let every = timeline.chapters.len().div_ceil(NAMED).max(1);
    html! {
        label class="slide" {
            span class="hear" { (lang.fixed("replay-step")) }
            span class="time-line" {
                @if !timeline.chapters.is_empty() {
                    svg class="time-chapters" width="100%" height="16" aria-hidden="true" {
                        @for (n, chapter) in timeline.chapters.iter().enumerate() {
                            line x1=(at(chapter.step)) x2=(at(chapter.step)) y1="2" y2="16" {}
                            @if n % every == 0 { text x=(at(chapter.step)) dx="3" y="11" { (chapter.name) } }
                        }
                    }
                }
                input type="range" min="0" max=(steps) value=(step) data-slide;
                @if !timeline.marks.is_empty() {
                    svg class="time-marks" width="100%" height="18" aria-hidden="true" {
                        @for mark in &timeline.marks {
                            svg class={ "mark-" (mark.class) } x=(at(mark.step)) overflow="visible" width="16" height="16" {
                                g transform="translate(-8 1)" { (art::icon(mark.icon)) }
                            }
                        }
                    }
                }
            }
            output data-count { (step) " / " (steps) }
        }
    }
}

fn buttons(playback: &Playback) -> Markup {
    let lang = playback.lang;
    let chapters = !playback.timeline.chapters.is_empty();
    let button = |go: &str, icon: &str, words: &str| {
        html! {
            button type="button" class="tool" data-go=(go) aria-label=(words) title=(words) { (art::icon(icon)) }
        }
    };
    html! {
        div class="buttons" {
            (button("first", "first", lang.fixed("replay-first")))
            @if chapters { (button("round-back", "round-back", lang.fixed("replay-round-back"))) }
            (button("back", "back", lang.fixed("replay-back")))
            button type="button" class="tool play" data-go="play" aria-label=(lang.fixed("replay-play")) aria-pressed="false" {
                span class="when-off" { (art::icon("play")) } span class="when-on" { (art::icon("pause")) }
            }
            (button("next", "next", lang.fixed("replay-next")))
            @if chapters { (button("round-next", "round-next", lang.fixed("replay-round-next"))) }
            (button("last", "last", lang.fixed("replay-last")))
            label class="pace" {
                span { (lang.fixed("replay-speed")) }
                select data-speed {
                    @for (speed, name) in [("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×")] {
                        option value=(speed) selected[speed == "1"] { (name) }
                    }
                }
            }
            @if chapters {
                label class="pace" {
                    span { (lang.fixed("replay-by")) }
                    select data-by {
                        option value="step" { (lang.fixed("replay-by-step")) }
                        option value="mark" { (lang.fixed("replay-by-mark")) }
                        option value="round" { (lang.fixed("replay-by-round")) }
                    }
                }
            }
        }
    }
}

/// Chapters and marks as a list to press, in the order of the game.
fn marks(playback: &Playback) -> Markup {
    let Playback { lang, timeline, .. } = *playback;
    let mut chapters = timeline.chapters.iter().peekable();
    let chapter = |chapter: &TimelineChapter| {
        html! {
            li { button type="button" class="chapter" data-at=(chapter.step) data-round { (art::icon("next")) span { (chapter.title) } } }
        }
    };
    html! {
        @if !timeline.chapters.is_empty() {
            ol class="highlights" tabindex="0" aria-label=(lang.fixed("replay-highlights")) {
                @for mark in &timeline.marks {
                    @while let Some(next) = chapters.next_if(|chapter| chapter.step <= mark.step) { (chapter(next)) }
                    li {
                        button type="button" class={ "mark-" (mark.class) } data-at=(mark.step) data-mark title=(mark.text) {
                            (art::icon(mark.icon)) span { (mark.name) } span class="hear" { (mark.text) }
                        }
                    }
                }
                @for rest in chapters { (chapter(rest)) }
            }
        }
    }
}

fn keys(playback: &Playback) -> Markup {
    let lang = playback.lang;
    let mut keys = vec![
        (lang.fixed("replay-key-space"), lang.fixed("replay-play")),
        ("← →", lang.fixed("replay-keys-step")),
    ];
    if !playback.timeline.chapters.is_empty() {
        keys.push(("N B", lang.fixed("replay-keys-mark")));
        keys.push(("] [", lang.fixed("replay-keys-round")));
    }
    keys.push(("+ -", lang.fixed("replay-keys-speed")));
    keys.push((
        lang.fixed("replay-key-home-end"),
        lang.fixed("replay-keys-ends"),
    ));
    html! {
        details class="replay-keys" {
            summary { (lang.fixed("help-keys")) }
            dl class="keys" {
                @for (key, what) in keys { div { dt { kbd { (key) } } dd { (what) } } }
            }
        }
    }
}
