//! The embedded store: one SQLite file.
//!
//! All writing goes through one task that takes whatever waits, from all tables, into one transaction: a flush to the
//! disk is shared by everybody who waited for it.

use super::migrations::{Migration, pending};
use super::{ListedTable, Store, StoreError, Stored};
use crate::id::TableId;
use crate::key::KeyHash;
use crate::table_summary::TableSummary;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, QueryBuilder, Row};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot};

/// Entries taken into one transaction at most.
const BATCH: usize = 256;
/// SQLite's limit of bound values is far above this many rows of four.
const ROWS: usize = 1024;

/// How often the log is folded into the file.
const TIDY: Duration = Duration::from_secs(1);

/// The version is SQLite's `user_version`.
const MIGRATIONS: &[Migration] = &[
    Migration {
        version: 1,
        sql: include_str!("sqlite/0001_tables.sql"),
    },
    Migration {
        version: 2,
        sql: include_str!("sqlite/0002_summaries.sql"),
    },
];

/// What a list is made of; a row of it is read by [`listed`].
const LISTED: &str = "SELECT t.id, t.title, t.created, t.visited, t.over, t.archived, t.summary,
    (SELECT e.at FROM entries e WHERE e.id = t.id ORDER BY e.n DESC LIMIT 1)";

/// Tables in one SQLite file.
pub struct SqliteStore {
    reads: SqlitePool,
    writes: mpsc::Sender<Write>,
}

struct Write {
    what: What,
    done: oneshot::Sender<Result<u64, StoreError>>,
}

enum What {
    Create {
        id: TableId,
        summary: TableSummary,
        entries: Vec<String>,
    },
    Append {
        id: TableId,
        from: u64,
        entries: Vec<String>,
        summary: Option<TableSummary>,
    },
    /// Only if there is none yet.
    Summarise {
        id: TableId,
        summary: TableSummary,
    },
    Know {
        key: KeyHash,
        id: TableId,
    },
    Visit {
        id: TableId,
    },
    Archive {
        unvisited: i64,
    },
}

impl SqliteStore {
    /// Opens the file, which is made if it is not there.
    pub async fn open(file: &Path) -> Result<SqliteStore, StoreError> {
        refuse_newer(file).await?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A write changes a few bytes in the page of its table: small pages are quicker to log.
            .page_size(1024)
            // Folding the log into the file is left to [`tidy`]; only a log that it cannot keep up with is folded by a write.
            .pragma("wal_autocheckpoint", "65536")
            // Every commit is flushed to the disk before it is called done.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .disable_statement_logging();
        let mut writer = SqliteConnection::connect_with(&options).await?;
        migrate(&mut writer, MIGRATIONS).await?;
        let reads = SqlitePoolOptions::new()
            .max_connections(2)
            .connect_with(options.clone().read_only(true))
            .await?;
        let (writes, waiting) = mpsc::channel(4 * BATCH);
        tokio::spawn(write(writer, waiting));
        let tidier = SqliteConnection::connect_with(&options).await?;
        tokio::spawn(tidy(tidier, writes.downgrade()));
        Ok(SqliteStore { reads, writes })
    }

    fn ask(&self, what: What) -> Stored<'_, u64> {
        Box::pin(async move {
            let (done, answer) = oneshot::channel();
            let gone = || StoreError::Broken("the writer has stopped".to_owned());
            let write = Write { what, done };
            self.writes.send(write).await.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }

    fn tell(&self, what: What) -> Stored<'_, ()> {
        Box::pin(async move { self.ask(what).await.map(|_| ()) })
    }
}

impl Store for SqliteStore {
    fn create(&self, id: TableId, summary: TableSummary, entries: Vec<String>) -> Stored<'_, ()> {
        self.tell(What::Create {
            id,
            summary,
            entries,
        })
    }

    fn append(
        &self,
        id: TableId,
        from: u64,
        entries: Vec<String>,
        summary: Option<TableSummary>,
    ) -> Stored<'_, ()> {
        self.tell(What::Append {
            id,
            from,
            entries,
            summary,
        })
    }

    fn load(&self, id: TableId) -> Stored<'_, Option<Vec<String>>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT entry FROM entries WHERE id = ? ORDER BY n")
                .bind(id.number())
                .fetch_all(&self.reads)
                .await?;
            let entries: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
            Ok((!entries.is_empty()).then_some(entries))
        })
    }

    fn listed(&self, id: TableId) -> Stored<'_, Option<ListedTable>> {
        Box::pin(async move {
            let row = sqlx::query(&format!("{LISTED} FROM tables t WHERE t.id = ?"))
                .bind(id.number())
                .fetch_optional(&self.reads)
                .await?;
            Ok(row.as_ref().and_then(listed))
        })
    }

    fn know(&self, key: KeyHash, id: TableId) -> Stored<'_, ()> {
        self.tell(What::Know { key, id })
    }

    fn tables_of(&self, key: KeyHash, most: u32) -> Stored<'_, Vec<ListedTable>> {
        Box::pin(async move {
            let rows = sqlx::query(&format!(
                "{LISTED} FROM people p JOIN tables t ON t.id = p.id
                 WHERE p.person = ? ORDER BY t.visited DESC, t.number DESC LIMIT ?"
            ))
            .bind(key.bytes())
            .bind(most)
            .fetch_all(&self.reads)
            .await?;
            Ok(rows.iter().filter_map(listed).collect())
        })
    }

    fn without_summary(&self, most: u32) -> Stored<'_, Vec<TableId>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT id FROM tables WHERE summary IS NULL ORDER BY number DESC LIMIT ?",
            )
            .bind(most)
            .fetch_all(&self.reads)
            .await?;
            let ids = rows
                .iter()
                .filter_map(|row| TableId::from_number(row.get(0)));
            Ok(ids.collect())
        })
    }

    fn summarise(&self, id: TableId, summary: TableSummary) -> Stored<'_, ()> {
        self.tell(What::Summarise { id, summary })
    }

    fn visit(&self, id: TableId) -> Stored<'_, ()> {
        self.tell(What::Visit { id })
    }

    fn archive(&self, unvisited: i64) -> Stored<'_, u64> {
        self.ask(What::Archive { unvisited })
    }

    fn count(&self) -> Stored<'_, u64> {
        Box::pin(async move {
            let row = sqlx::query("SELECT count(*) FROM tables WHERE archived = 0")
                .fetch_one(&self.reads)
                .await?;
            Ok(row.get::<i64, _>(0) as u64)
        })
    }
}

/// Looks at a database before anything is written to it: even opening it for writing would change a few bytes.
async fn refuse_newer(file: &Path) -> Result<(), StoreError> {
    if !file.exists() {
        return Ok(());
    }
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut reader = SqliteConnection::connect_with(&options).await?;
    let version = version(&mut reader).await?;
    reader.close().await?;
    pending(MIGRATIONS, version).map(|_| ())
}

async fn version(file: &mut SqliteConnection) -> Result<u32, StoreError> {
    let row = sqlx::query("PRAGMA user_version").fetch_one(file).await?;
    // Nobody has written a negative one; as the largest of all it is refused.
    Ok(u32::try_from(row.get::<i32, _>(0)).unwrap_or(u32::MAX))
}

async fn has_summaries(file: &mut SqliteConnection) -> Result<bool, StoreError> {
    let column = "SELECT 1 FROM pragma_table_info('tables') WHERE name = 'summary'";
    Ok(sqlx::query(column).fetch_optional(file).await?.is_some())
}

/// Brings the database to the present version, all steps or none.
async fn migrate(file: &mut SqliteConnection, all: &[Migration]) -> Result<(), StoreError> {
    // Another program may open the same file just now: the version is read under the lock.
    let mut transaction = file.begin_with("BEGIN IMMEDIATE").await?;
    let mut version = version(&mut transaction).await?;
    if version == 1 && has_summaries(&mut transaction).await? {
        // Release 0.1.0 wrote 1 at every start, also into what was at 2 before, and played on without summaries.
        let again = "UPDATE tables SET summary = NULL; PRAGMA user_version = 2;";
        sqlx::raw_sql(again).execute(&mut *transaction).await?;
        version = 2;
    }
    for step in pending(all, version)? {
        sqlx::raw_sql(step.sql).execute(&mut *transaction).await?;
        let number = format!("PRAGMA user_version = {}", step.version);
        sqlx::raw_sql(&number).execute(&mut *transaction).await?;
        tracing::info!(
            version = step.version,
            "the database was brought up to date"
        );
    }
    Ok(transaction.commit().await?)
}

/// Writes until nobody is left who could want something written.
async fn write(mut file: SqliteConnection, mut waiting: mpsc::Receiver<Write>) {
    let mut batch = Vec::new();
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        // Tables that are about to write come along: a flush costs the same for one as for all.
        tokio::task::yield_now().await;
        while batch.len() < BATCH
            && let Ok(write) = waiting.try_recv()
        {
            batch.push(write);
        }
        let (whats, dones): (Vec<_>, Vec<_>) = batch
            .drain(..)
            .map(|write| (write.what, write.done))
            .unzip();
        metrics::histogram!("getaway_store_batch").record(whats.len() as f64);
        match transaction(&mut file, &whats).await {
            Ok(counts) => {
                for (done, count) in dones.into_iter().zip(counts) {
                    let _ = done.send(Ok(count));
                }
            }
            // One bad write must not fail the others: each gets a transaction of its own.
            Err(_) if whats.len() > 1 => {
                for (what, done) in whats.into_iter().zip(dones) {
                    let result = transaction(&mut file, &[what]).await;
                    let _ = done.send(result.map(|counts| counts[0]));
                }
            }
            Err(error) => {
                for done in dones {
                    let _ = done.send(Err(error.clone()));
                }
            }
        }
    }
    let _ = file.close().await;
}

/// Folds the log into the file now and then, beside the writer and without making it wait.
async fn tidy(mut file: SqliteConnection, writes: mpsc::WeakSender<Write>) {
    let mut seconds = tokio::time::interval(TIDY);
    while writes.upgrade().is_some() {
        seconds.tick().await;
        let folded = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)")
            .execute(&mut file)
            .await;
        if let Err(error) = folded {
            tracing::warn!(%error, "the log was not folded into the database");
        }
    }
    let _ = file.close().await;
}

/// A row of [`LISTED`].
fn listed(row: &SqliteRow) -> Option<ListedTable> {
    let visited = row.get(3);
    let summary: Option<String> = row.get(6);
    Some(ListedTable {
        id: TableId::from_number(row.get(0))?,
        title: row.get(1),
        created: row.get(2),
        visited,
        changed: row.get::<Option<i64>, _>(7).unwrap_or(visited),
        over: row.get(4),
        archived: row.get(5),
        // One that we cannot read says as little as none.
        summary: summary.and_then(|summary| serde_json::from_str(&summary).ok()),
    })
}

/// Does all of it or nothing, and tells how many rows each changed.
async fn transaction(file: &mut SqliteConnection, whats: &[What]) -> Result<Vec<u64>, StoreError> {
    let rows: Vec<_> = whats.iter().flat_map(rows_of).collect();
    // The usual case, entries alone, is one statement and needs no words around it.
    let bare = |what: &What| matches!(what, What::Append { summary: None, .. });
    if whats.iter().all(bare) && rows.len() <= ROWS {
        insert(file, &rows).await?;
        return Ok(vec![0; whats.len()]);
    }
    let mut transaction = file.begin().await?;
    // Every statement goes to SQLite's thread and back: the entries of all tables go together.
    insert(&mut transaction, &rows).await?;
    let mut counts = Vec::with_capacity(whats.len());
    for what in whats {
        counts.push(beside_entries(&mut transaction, what).await?);
    }
    transaction.commit().await?;
    Ok(counts)
}

fn rows_of(what: &What) -> Vec<(&TableId, u64, &str)> {
    let (id, from, entries) = match what {
        What::Append {
            id, from, entries, ..
        } => (id, *from, entries),
        What::Create { id, entries, .. } => (id, 0, entries),
        _ => return Vec::new(),
    };
    let entries = (from..).zip(entries);
    entries.map(|(n, entry)| (id, n, entry.as_str())).collect()
}

async fn insert(
    file: &mut SqliteConnection,
    rows: &[(&TableId, u64, &str)],
) -> Result<(), StoreError> {
    let at = now();
    for rows in rows.chunks(ROWS) {
        let mut query = QueryBuilder::new("INSERT INTO entries (id, n, entry, at) ");
        query.push_values(rows, |mut row, &(id, n, entry)| {
            row.push_bind(id.number())
                .push_bind(n as i64)
                .push_bind(entry)
                .push_bind(at);
        });
        // As many rows as wait make a statement: keeping each of those prepared would only fill the cache.
        query
            .build()
            .persistent(rows.len() <= 8)
            .execute(&mut *file)
            .await?;
    }
    Ok(())
}

/// A summary as it is kept. Our own types always become JSON.
fn json(summary: &TableSummary) -> String {
    serde_json::to_string(summary).unwrap_or_default()
}

/// Does what is to be done beside the entries, and tells how many rows it changed.
async fn beside_entries(file: &mut SqliteConnection, what: &What) -> Result<u64, StoreError> {
    let done = match what {
        What::Create { id, summary, .. } => {
            sqlx::query(
                "INSERT INTO tables (id, title, created, visited, over, summary) VALUES (?, ?, ?, ?, ?, ?)",
            )
            .bind(id.number())
            .bind(&summary.title)
            .bind(now())
            .bind(now())
            .bind(summary.is_over())
            .bind(json(summary))
            .execute(file)
            .await?
        }
        What::Append { summary: None, .. } => return Ok(0),
        What::Append {
            id,
            summary: Some(summary),
            ..
        } => {
            sqlx::query("UPDATE tables SET summary = ?, over = ? WHERE id = ?")
                .bind(json(summary))
                .bind(summary.is_over())
                .bind(id.number())
                .execute(file)
                .await?
        }
        What::Summarise { id, summary } => {
            sqlx::query("UPDATE tables SET summary = ? WHERE id = ? AND summary IS NULL")
                .bind(json(summary))
                .bind(id.number())
                .execute(file)
                .await?
        }
        What::Know { key, id } => {
            sqlx::query("INSERT OR IGNORE INTO people (person, id) VALUES (?, ?)")
                .bind(key.bytes())
                .bind(id.number())
                .execute(file)
                .await?
        }
        What::Visit { id } => {
            sqlx::query("UPDATE tables SET visited = ?, archived = 0 WHERE id = ?")
                .bind(now())
                .bind(id.number())
                .execute(file)
                .await?
        }
        What::Archive { unvisited } => {
            sqlx::query("UPDATE tables SET archived = 1 WHERE archived = 0 AND visited <= ?")
                .bind(now() - unvisited)
                .execute(file)
                .await?
        }
    };
    Ok(done.rows_affected())
}

/// Seconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let taken = error
            .as_database_error()
            .is_some_and(|error| error.is_unique_violation());
        if taken {
            StoreError::Taken
        } else {
            StoreError::Broken(error.to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::suite;
    use std::path::PathBuf;

    fn fresh_file() -> PathBuf {
        let folder = std::env::temp_dir().join(format!("getaway-{}", TableId::new().unwrap()));
        std::fs::create_dir_all(&folder).unwrap();
        folder.join("tables.db")
    }

    async fn fresh() -> SqliteStore {
        SqliteStore::open(&fresh_file()).await.unwrap()
    }

    /// A database that another version of this program left behind.
    async fn left_behind(file: &Path, sql: &str) {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true);
        let mut other = SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::raw_sql(sql).execute(&mut other).await.unwrap();
        other.close().await.unwrap();
    }

    async fn version_of(file: &Path) -> u32 {
        let options = SqliteConnectOptions::new().filename(file);
        let mut reader = SqliteConnection::connect_with(&options).await.unwrap();
        version(&mut reader).await.unwrap()
    }

    #[test]
    fn migrations_are_numbered_without_gaps() {
        let versions: Vec<u32> = MIGRATIONS.iter().map(|step| step.version).collect();
        let expected: Vec<u32> = (1..).take(versions.len()).collect();
        assert_eq!(versions, expected);
    }

    #[tokio::test]
    async fn a_database_that_the_first_release_opened_again_is_taken_back() {
        let file = fresh_file();
        let id = TableId::new().unwrap();
        let summary = TableSummary::titled("A");
        let store = SqliteStore::open(&file).await.unwrap();
        let entries = vec!["entry 0".to_owned()];
        store.create(id, summary, entries).await.unwrap();
        drop(store);
        left_behind(&file, "PRAGMA user_version = 1;").await;
        let store = SqliteStore::open(&file).await.unwrap();
        assert_eq!(version_of(&file).await, 2);
        assert_eq!(store.without_summary(9).await.unwrap(), [id]);
    }

    #[tokio::test]
    async fn a_database_of_the_first_version_or_without_a_number_is_brought_up_to_date() {
        let newest = MIGRATIONS.last().unwrap().version;
        for number in ["", "PRAGMA user_version = 1;"] {
            let file = fresh_file();
            let id = TableId::new().unwrap();
            let table = format!(
                "INSERT INTO tables (id, title, created, visited) VALUES ({0}, 'A', 1, 1);
                 INSERT INTO entries (id, n, entry) VALUES ({0}, 0, 'entry 0');",
                id.number()
            );
            left_behind(&file, &format!("{}{number}{table}", MIGRATIONS[0].sql)).await;
            let store = SqliteStore::open(&file).await.unwrap();
            assert_eq!(store.load(id).await.unwrap().unwrap(), ["entry 0"]);
            assert_eq!(version_of(&file).await, newest);
            let listed = store.listed(id).await.unwrap().unwrap();
            assert_eq!((listed.changed, listed.summary), (1, None));
            assert_eq!(store.without_summary(9).await.unwrap(), [id]);
            let summary = TableSummary::titled("A");
            store.summarise(id, summary.clone()).await.unwrap();
            assert_eq!(store.without_summary(9).await.unwrap(), []);
            let listed = store.listed(id).await.unwrap().unwrap();
            assert_eq!(listed.summary, Some(summary));
        }
    }

    #[tokio::test]
    async fn a_newer_database_is_refused_and_not_touched() {
        let file = fresh_file();
        left_behind(
            &file,
            "CREATE TABLE something_new (x); PRAGMA user_version = 999;",
        )
        .await;
        let before = std::fs::read(&file).unwrap();
        let refused = SqliteStore::open(&file).await.err();
        let Some(StoreError::TooNew { found: 999, .. }) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!(std::fs::read(&file).unwrap(), before);
    }

    #[tokio::test]
    async fn a_step_that_fails_leaves_the_database_as_it_was() {
        let file = fresh_file();
        left_behind(&file, "PRAGMA user_version = 1;").await;
        let steps = [
            MIGRATIONS[0],
            Migration {
                version: 2,
                sql: "CREATE TABLE half (x);",
            },
            Migration {
                version: 3,
                sql: "CREATE nonsense;",
            },
        ];
        let options = SqliteConnectOptions::new().filename(&file);
        let mut writer = SqliteConnection::connect_with(&options).await.unwrap();
        assert!(migrate(&mut writer, &steps).await.is_err());
        assert_eq!(version(&mut writer).await.unwrap(), 1);
        let half = sqlx::query("SELECT * FROM half").execute(&mut writer).await;
        assert!(half.is_err());
    }

    #[tokio::test]
    async fn keeps_what_a_store_must_keep() {
        suite::keeps_tables(&fresh().await).await;
        suite::refuses_a_number_twice(&fresh().await).await;
        suite::knows_who_belongs_where(&fresh().await).await;
        suite::archives_and_brings_back(&fresh().await).await;
        suite::keeps_summaries_with_the_log(&fresh().await).await;
        suite::takes_many_at_once(std::sync::Arc::new(fresh().await)).await;
    }

    #[tokio::test]
    async fn what_was_written_is_there_when_the_file_is_opened_again() {
        let file = fresh_file();
        let id = TableId::new().unwrap();
        let store = SqliteStore::open(&file).await.unwrap();
        store
            .create(id, TableSummary::titled("A job"), vec!["0".into()])
            .await
            .unwrap();
        store.append(id, 1, vec!["1".into()], None).await.unwrap();
        // Not closed: as if the process had died.
        let again = SqliteStore::open(&file).await.unwrap();
        let entries = again.load(id).await.unwrap().unwrap();
        assert_eq!(entries, ["0", "1"]);
        drop(store);
    }
}
