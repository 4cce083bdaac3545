//! The replay: the same table, step by step.

use super::{Moment, Play};

/// What the replay is made from.
pub struct ReplayPage<'a> {
    /// The moment it begins with.
    pub moment: Moment<'a>,
    pub play: &'a Play,
    pub step: usize,
    pub steps: usize,
    /// Lines of the log up to the step.
    pub log: &'a [String],
}

/// The whole page.
pub fn replay_page(replay: &ReplayPage) -> String {
    let table = super::TablePage {
        moment: replay.moment,
        play: replay.play,
        n: 0,
        mine: &[],
        log: replay.log,
    };
    super::page(&table)
}
