//! A server's things without a server, for tests.

use crate::hosted_game::HostedGame;
use crate::id::TableId;
use crate::key::KeyHash;
use crate::options::Options;
use crate::rate_limit::RateLimits;
use crate::store::{ListedTable, SqliteStore, Store, Stored};
use crate::table_registry::{TableRegistry, start};
use crate::table_summary::TableSummary;
use crate::web::{App, Visitor};
use clap::Parser;
use crew::{CrewChoice, Heist, ScenarioChoice, Setup};
use metrics_exporter_prometheus::PrometheusBuilder;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

#[derive(Parser)]
struct CommandLine {
    #[command(flatten)]
    options: Options,
}

/// A store that counts how often a log is read.
pub struct Counting {
    store: SqliteStore,
    loads: AtomicUsize,
}

impl Counting {
    pub fn loads(&self) -> usize {
        self.loads.load(Ordering::Relaxed)
    }
}

impl Store for Counting {
    fn load(&self, id: TableId) -> Stored<'_, Option<Vec<String>>> {
        self.loads.fetch_add(1, Ordering::Relaxed);
        self.store.load(id)
    }

    fn create(&self, id: TableId, summary: TableSummary, entries: Vec<String>) -> Stored<'_, ()> {
        self.store.create(id, summary, entries)
    }

    fn append(
        &self,
        id: TableId,
        from: u64,
        entries: Vec<String>,
        summary: Option<TableSummary>,
    ) -> Stored<'_, ()> {
        self.store.append(id, from, entries, summary)
    }

    fn listed(&self, id: TableId) -> Stored<'_, Option<ListedTable>> {
        self.store.listed(id)
    }

    fn know(&self, key: KeyHash, id: TableId) -> Stored<'_, ()> {
        self.store.know(key, id)
    }

    fn tables_of(&self, key: KeyHash, most: u32) -> Stored<'_, Vec<ListedTable>> {
        self.store.tables_of(key, most)
    }

    fn without_summary(&self, most: u32) -> Stored<'_, Vec<TableId>> {
        self.store.without_summary(most)
    }

    fn summarise(&self, id: TableId, summary: TableSummary) -> Stored<'_, ()> {
        self.store.summarise(id, summary)
    }

    fn visit(&self, id: TableId) -> Stored<'_, ()> {
        self.store.visit(id)
    }

    fn archive(&self, unvisited: i64) -> Stored<'_, u64> {
        self.store.archive(unvisited)
    }

    fn count(&self) -> Stored<'_, u64> {
        self.store.count()
    }
}

/// A server's things over a store of their own.
pub async fn app(file: &Path) -> (App, Arc<Counting>) {
    let store = Arc::new(Counting {
        store: SqliteStore::open(file).await.unwrap(),
        loads: AtomicUsize::new(0),
    });
    let CommandLine { options } = CommandLine::parse_from(["getaway"]);
    let app = App {
        limits: Arc::new(RateLimits::new(&options)),
        tables: TableRegistry::new(store.clone(), options),
        metrics: PrometheusBuilder::new().build_recorder().handle(),
    };
    (app, store)
}

pub fn heist() -> Heist {
    let crew = ["Tiny", "Karma", "Iceheart", "Null"];
    let setup = Setup {
        edition: "master-heist".into(),
        scenario: ScenarioChoice::Known("the-inclusion-job".into()),
        crew: crew.map(|name| CrewChoice::Prebuilt(name.into())).to_vec(),
        cash: Some(5),
        ..Setup::default()
    };
    Heist::new(setup).unwrap()
}

/// Opens a table for somebody who does not sit down.
pub async fn open<G: HostedGame>(app: &App, me: Visitor, game: G) -> TableId {
    let play = start(game).unwrap();
    app.tables.open(play, me.key(), Vec::new()).await.unwrap()
}

pub fn fresh_file() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("getaway-{}", TableId::new().unwrap()));
    std::fs::create_dir_all(&folder).unwrap();
    folder.join("tables.db")
}

/// As if the tables were from before there were summaries.
pub async fn forget_summaries(file: &Path) {
    change(file, "UPDATE tables SET summary = NULL").await;
}

/// Changes the database behind the server's back.
pub async fn change(file: &Path, sql: &str) {
    let options = SqliteConnectOptions::new().filename(file);
    let mut writer = options.connect().await.unwrap();
    sqlx::raw_sql(sql).execute(&mut writer).await.unwrap();
    writer.close().await.unwrap();
}
