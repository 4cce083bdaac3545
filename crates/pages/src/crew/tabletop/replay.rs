//! The replay: the same table, step by step.

use super::Moment;
use super::page::{around, tabs, whole};
use crate::shell::{controls, live, record_link};
use maud::html;

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
            (controls(replay.moment.lang, moment.table, replay.step, replay.steps, record_link(replay.moment.lang, moment.table)))
            (tabs(moment, false))
            (live())
        }
    };
    whole(moment, body)
}
