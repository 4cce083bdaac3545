//! Where tables are kept: an append-only log for each, durable before anybody is told.

pub mod migrations;
mod sqlite;
#[cfg(test)]
pub(crate) mod suite;

use crate::id::TableId;
use crate::key::KeyHash;
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

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub id: TableId,
    /// Of the scenario.
    pub title: String,
    /// Seconds since 1970.
    pub created: i64,
    pub visited: i64,
    pub over: bool,
    pub archived: bool,
}

/// Keeps tables. Every implementation passes the same suite of tests.
///
/// An entry that was appended without an error is there after any crash, and the entries of a table are always a
/// gapless run from 0.
pub trait Store: Send + Sync + 'static {
    /// Begins the log of a new table with its first entries.
    fn create(&self, id: TableId, title: String, entries: Vec<String>) -> Stored<'_, ()>;

    /// Goes on with the log of a table: the first of these entries is number `from`.
    fn append(&self, id: TableId, from: u64, entries: Vec<String>) -> Stored<'_, ()>;

    /// All entries, or none if there is no such table.
    fn load(&self, id: TableId) -> Stored<'_, Option<Vec<String>>>;

    /// Remembers that a person has to do with a table.
    fn know(&self, key: KeyHash, id: TableId) -> Stored<'_, ()>;

    /// The tables of a person, the latest visited first, at most 100.
    fn tables_of(&self, key: KeyHash) -> Stored<'_, Vec<Summary>>;

    /// Somebody is there: the table is not archived, or not any more.
    fn visit(&self, id: TableId, over: bool) -> Stored<'_, ()>;

    /// Puts tables aside that nobody visited for so many seconds, and tells how many. They come back when visited.
    fn archive(&self, unvisited: i64) -> Stored<'_, u64>;

    /// How many tables are not archived.
    fn count(&self) -> Stored<'_, u64>;
}
