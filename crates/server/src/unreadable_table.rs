//! A table whose log makes no game any more: it is of rules that nobody here plays, or broken.

use crate::hosted_game::GameName;
use crate::salvage;
use crate::store::ListedTable;
use crate::table::Sorry;
use crate::table_state::BadLog;
use crate::table_summary::TableSummary;
use crate::wire::RecordFile;
use pages::unreadable::Left;

/// What is left of a table that cannot be played any more.
pub struct UnreadableTable {
    pub why: BadLog,
    pub summary: TableSummary,
    /// The game hides hands and is not known to be over: whatever tells its course is for nobody.
    hidden: bool,
    log: Vec<String>,
}

impl UnreadableTable {
    /// Of a log that gives this error, and what lists know of the table.
    pub fn new(why: BadLog, log: Vec<String>, listed: Option<ListedTable>) -> UnreadableTable {
        let title = listed.as_ref().map_or("", |listed| &listed.title);
        let over = listed.as_ref().is_some_and(|listed| listed.over);
        let kept = listed.as_ref().and_then(|listed| listed.summary.clone());
        // One that was made from less than we can read now tells less.
        let kept = kept.filter(|summary| summary.game.is_some());
        let summary = kept.unwrap_or_else(|| salvage::summary(title, &log));
        UnreadableTable {
            why,
            // Which game it is may be told by neither; then it is treated as one that hides something.
            hidden: summary.game != Some(GameName::Crew) && !over,
            summary,
            log,
        }
    }

    /// What may be taken along.
    pub fn left(&self) -> Left {
        match self.record() {
            Ok(_) => Left::Record,
            Err(Sorry::Hidden) => Left::Hidden,
            Err(_) => Left::Log,
        }
    }

    /// The record, for the version that played it.
    pub fn record(&self) -> Result<RecordFile, Sorry> {
        let text = self.open_log().map(salvage::record)?;
        let text = text.ok_or_else(|| Sorry::Unreadable(self.why.clone()))?;
        Ok(self.file(text))
    }

    /// The rows of the log as they are.
    pub fn rows(&self) -> Result<RecordFile, Sorry> {
        let text = self.open_log().map(salvage::rows)?;
        Ok(self.file(text))
    }

    fn open_log(&self) -> Result<&[String], Sorry> {
        let shown = !self.hidden;
        shown.then_some(&*self.log).ok_or(Sorry::Hidden)
    }

    fn file(&self, text: String) -> RecordFile {
        let TableSummary {
            scenario, edition, ..
        } = &self.summary;
        // The name of a scenario that was brought along may be anything.
        let name = scenario.as_ref().unwrap_or(edition);
        let plain = |c: &char| c.is_ascii_alphanumeric() || *c == '-';
        RecordFile {
            name: name.chars().filter(plain).collect(),
            text,
        }
    }
}
