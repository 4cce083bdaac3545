//! The replay: the same table, step by step.

use super::Moment;
use super::page::{around, tabs, whole};
use crate::frame::LinkCard;
use crate::playback::{Playback, Timeline, controls};
use crate::shell::{live, record_link};
use maud::html;

/// What the replay is made from.
pub struct ReplayPage<'a> {
    /// The moment it begins with.
    pub moment: Moment<'a>,
    /// The heist of a series, counted from 0.
    pub leg: usize,
    pub step: usize,
    pub steps: usize,
    pub timeline: &'a Timeline,
    /// Lines of the log up to the step.
    pub log: &'a [String],
    /// The address of the server, for links that others get.
    pub origin: &'a str,
}

/// The whole page.
pub fn replay_page(replay: &ReplayPage) -> String {
    let moment = &replay.moment;
    let playback = Playback {
        lang: moment.lang,
        table: moment.table,
        step: replay.step,
        steps: replay.steps,
        timeline: replay.timeline,
    };
    let body = html! {
        div id="table" class="table replay" data-table=(moment.table) data-mine="" data-tab="you"
            data-leg=(replay.leg) data-step=(replay.step) data-steps=(replay.steps) {
            (around(moment, &[], replay.log))
            (controls(&playback, record_link(moment.lang, moment.table)))
            (tabs(moment, false))
            (live(moment.lang))
        }
    };
    whole(moment, &card(replay), body)
}

/// The moment as a chat shows it: when it is, what happened, and the board.
fn card(replay: &ReplayPage) -> LinkCard {
    let Moment {
        lang, heist, table, ..
    } = replay.moment;
    let (step, timeline) = (replay.step, replay.timeline);
    let mut chapters = timeline.chapters.iter().rev();
    let chapter = chapters.find(|chapter| chapter.step <= step);
    let mark = timeline.marks.iter().find(|mark| mark.step == step);
    let job = words::crew::job_of(lang, heist);
    let stage = chapter.map_or("", |chapter| chapter.title.as_str());
    let what = mark.map_or(job.objective(), |mark| mark.text.as_str());
    let here = format!("{}/t/{table}", replay.origin);
    LinkCard {
        url: format!("{here}/replay?step={step}"),
        about: lang.say_with("card-moment", &[("stage", stage), ("what", what)]),
        picture: Some((
            format!("{here}/picture/{step}.png"),
            lang.say("card-picture"),
        )),
    }
}
