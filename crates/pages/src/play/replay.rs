//! The replay: the same table, step by step.

use super::Moment;
use super::around::live;
use super::page::{around, tabs, whole};
use maud::{Markup, html};
use words::fixed;

/// What the replay is made from.
pub struct ReplayPage<'a> {
    /// The moment it begins with.
    pub moment: Moment<'a>,
    /// The heist of a series, counted from 0.
    pub leg: usize,
    pub step: usize,
    pub steps: usize,
    /// Lines of the log up to the step.
    pub log: &'a [String],
}

/// The whole page.
pub fn replay_page(replay: &ReplayPage) -> String {
    let moment = &replay.moment;
    let body = html! {
        div id="table" class="table replay" data-table=(moment.table) data-mine="" data-tab="you"
            data-leg=(replay.leg) data-step=(replay.step) data-steps=(replay.steps) {
            (around(moment, &[], replay.log))
            (controls(replay))
            (tabs(moment, false))
            (live())
        }
    };
    whole(moment, body)
}

fn controls(replay: &ReplayPage) -> Markup {
    let button = |go: &str, icon: &str, words: &str| {
        html! {
            button type="button" class="tool" data-go=(go) aria-label=(words) title=(words) { (art::icon(icon)) }
        }
    };
    html! {
        section class="desk steps" aria-label=(fixed("replay-title")) {
            div class="buttons" {
                (button("first", "first", fixed("replay-first")))
                (button("back", "back", fixed("replay-back")))
                button type="button" class="tool play" data-go="play" aria-label=(fixed("replay-play")) aria-pressed="false" {
                    span class="when-off" { (art::icon("play")) } span class="when-on" { (art::icon("pause")) }
                }
                (button("next", "next", fixed("replay-next")))
                (button("last", "last", fixed("replay-last")))
            }
            label class="slide" {
                span class="hear" { (fixed("replay-step")) }
                input type="range" min="0" max=(replay.steps) value=(replay.step) data-slide;
                output data-count { (replay.step) " / " (replay.steps) }
            }
            ol class="told log" data-told aria-live="polite" {}
            p class="actions" {
                button type="button" class="button small" data-go="link" data-done=(fixed("replay-linked")) { (art::icon("link")) span { (fixed("replay-link")) } }
                a class="button small" href={ "/t/" (replay.moment.table) "/record" } download { (art::icon("log")) span { (fixed("ending-record")) } }
                a class="button small" href={ "/t/" (replay.moment.table) } { (art::icon("play")) span { (fixed("replay-table")) } }
            }
        }
    }
}
