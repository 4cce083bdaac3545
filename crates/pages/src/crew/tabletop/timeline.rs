//! The time line of a replay: where rounds begin, and the highlights between them.

use super::chronicle::{Chronicle, Highlight, HighlightKind, Leg};
use super::{Play, ending, hindsight};
use crate::playback::{TimeMark, Timeline, TimelineChapter};
use words::Language;

/// What stands on the time line of a session.
pub fn timeline(lang: Language, play: &Play) -> Timeline {
    let Chronicle { legs } = Chronicle::of(play);
    let chapters = legs.iter().flat_map(|leg| &leg.stages);
    let marks = legs.iter().flat_map(|leg| {
        leg.highlights
            .iter()
            .map(move |found| mark(lang, leg, found))
    });
    Timeline {
        chapters: chapters
            .map(|start| TimelineChapter {
                step: start.step,
                name: ending::stage(lang, start.stage),
                title: hindsight::stage_name(lang, start.stage),
            })
            .collect(),
        marks: marks.collect(),
    }
}

fn mark(lang: Language, leg: &Leg, highlight: &Highlight) -> TimeMark {
    TimeMark {
        step: highlight.step,
        icon: highlight.kind.icon(),
        class: highlight.kind.word(),
        name: title(lang, highlight.kind),
        text: words::crew::event(lang, &leg.heist, &highlight.event),
    }
}

fn title(lang: Language, kind: HighlightKind) -> &'static str {
    match kind {
        HighlightKind::Bust => lang.fixed("mark-bust"),
        HighlightKind::Alarm => lang.fixed("mark-alarm"),
        HighlightKind::Gate => lang.fixed("mark-gate"),
        HighlightKind::Crisis => lang.fixed("mark-crisis"),
        HighlightKind::Lost => lang.fixed("mark-lost"),
        HighlightKind::Loot => lang.fixed("mark-loot"),
        HighlightKind::Out => lang.fixed("mark-out"),
        HighlightKind::Alert => lang.fixed("mark-alert"),
    }
}
