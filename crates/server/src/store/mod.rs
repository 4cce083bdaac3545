//! Where tables are kept: an append-only log for each, durable before anybody is told.

pub mod migrations;
mod sqlite;
#[cfg(test)]
pub(crate) mod suite;

use crate::id::TableId;
use crate::key::KeyHash;
use crate::table_summary::TableSummary;
use futures_util::future::BoxFuture;
use thiserror::Error;

pub use sqlite::SqliteStore;

/// Why something could not be kept or found.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// Somebody else wrote this entry: what we know of the table is old.
    #[error("the table's log went on without us")]
    Taken,
    #[error(
        "it was written by a newer version of this program (its version is {found}, this program knows up to {known}): \
         start the newer program, or use another file. Nothing was changed"
    )]
    TooNew { found: u32, known: u32 },
    #[error("the database failed: {0}")]
    Broken(String),
}

pub type Stored<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTable {
    pub id: TableId,
    /// Seconds since 1970.
    pub created: i64,
    pub visited: i64,
    /// When its log last grew. Logs from before this was noted count from the last visit.
    pub changed: i64,
    pub over: bool,
    pub archived: bool,
    pub title: String,
    /// None for a table from before there were summaries, until one is made.
    pub summary: Option<TableSummary>,
}

/// Keeps tables. Every implementation passes the same suite of tests.
///
/// An entry that was appended without an error is there after any crash, and the entries of a table are always a
/// gapless run from 0. A summary is written together with the entries that made it true, or not at all.
pub trait Store: Send + Sync + 'static {
    /// Begins the log of a new table with its first entries.
    fn create(&self, id: TableId, summary: TableSummary, entries: Vec<String>) -> Stored<'_, ()>;

    /// Goes on with the log of a table: the first of these entries is number `from`. A summary comes along if these
    /// entries change what lists show.
    fn append(
        &self,
        id: TableId,
        from: u64,
        entries: Vec<String>,
        summary: Option<TableSummary>,
    ) -> Stored<'_, ()>;

    /// All entries, or none if there is no such table.
    fn load(&self, id: TableId) -> Stored<'_, Option<Vec<String>>>;

    /// What lists know of a table, without its log.
    fn listed(&self, id: TableId) -> Stored<'_, Option<ListedTable>>;

    /// Remembers that a person has to do with a table.
    fn know(&self, key: KeyHash, id: TableId) -> Stored<'_, ()>;

    /// The tables of a person, the latest visited first, at most so many.
    fn tables_of(&self, key: KeyHash, most: u32) -> Stored<'_, Vec<ListedTable>>;

    /// Some tables from before there were summaries, at most so many, the newest first.
    fn without_summary(&self, most: u32) -> Stored<'_, Vec<TableId>>;

    /// Adds the summary of a table that has none yet; one that came with entries meanwhile stays.
    fn summarise(&self, id: TableId, summary: TableSummary) -> Stored<'_, ()>;

    /// Somebody is there: the table is not archived, or not any more.
    fn visit(&self, id: TableId) -> Stored<'_, ()>;

    /// Puts tables aside that nobody visited for so many seconds, and tells how many. They come back when visited.
    fn archive(&self, unvisited: i64) -> Stored<'_, u64>;

    /// How many tables are not archived.
    fn count(&self) -> Stored<'_, u64>;
}
