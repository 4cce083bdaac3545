//! The front door: a visitor's tables, and the way to a friend's. No log is read here: lists have their own summaries.

use super::App;
use super::visitor::Visitor;
use crate::id::TableId;
use crate::key::{Key, KeyHash};
use crate::store::ListedTable;
use crate::table_summary::TableSummary;
use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use pages::home;
use pages::mine::MyTable;
use serde::Deserialize;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Tables that home shows.
const MINE: u32 = 12;

pub async fn home(State(app): State<App>, visitor: Visitor) -> Response {
    let tables = mine(&app, visitor).await;
    Html(home::home(&tables)).into_response()
}

/// The tables of a visitor, as they are in the store.
async fn mine(app: &App, visitor: Visitor) -> Vec<MyTable> {
    let key = visitor.key();
    let known = app.hall.store.tables_of(key, MINE).await;
    let known = known.unwrap_or_else(|error| {
        tracing::error!(%error, "the tables of a visitor could not be read");
        Vec::new()
    });
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.unwrap_or_default().as_secs() as i64;
    let mine = known.iter().map(|table| my_table(table, &key, now));
    mine.collect()
}

/// A table in the list of whoever has this key.
fn my_table(table: &ListedTable, key: &KeyHash, now: i64) -> MyTable {
    let title = || TableSummary::titled(table.title.clone());
    let summary = table.summary.clone().unwrap_or_else(title);
    let ago = u64::try_from(now - table.changed).unwrap_or(0);
    MyTable {
        id: table.id.to_string(),
        game: summary.my_game(),
        stand: summary.stand,
        characters: summary.characters_of(key),
        others: summary.others(key),
        changed: Some(Duration::from_secs(ago)),
    }
}

#[derive(Deserialize)]
pub struct Link {
    #[serde(default)]
    link: String,
}

/// Goes to the table of a pasted link or code.
pub async fn join(Query(Link { link }): Query<Link>) -> Response {
    let path = link.trim().split(['?', '#']).next().unwrap_or_default();
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    // A private link stays one.
    if let [.., "t", id, "take", key] = parts[..]
        && let Ok(id) = id.parse::<TableId>()
        && key.parse::<Key>().is_ok()
    {
        return Redirect::to(&format!("/t/{id}/take/{key}")).into_response();
    }
    let table = parts
        .iter()
        .rev()
        .find_map(|part| part.parse::<TableId>().ok());
    match table {
        Some(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        None => Html(home::join_page(&words::say("sorry-no-link"))).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hall::{Hall, start};
    use crate::hosted::Shown;
    use crate::limits::Limits;
    use crate::options::Options;
    use crate::store::{SqliteStore, Store, StoreError, Stored};
    use clap::Parser;
    use crew::{CrewChoice, Heist, ScenarioChoice, Setup};
    use metrics_exporter_prometheus::PrometheusBuilder;
    use rivals::Rivals;
    use std::path::Path;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    /// A store that counts how often a log is read.
    struct Counting {
        store: SqliteStore,
        loads: AtomicUsize,
    }

    impl Store for Counting {
        fn load(&self, id: TableId) -> Stored<'_, Option<Vec<String>>> {
            self.loads.fetch_add(1, Ordering::Relaxed);
            self.store.load(id)
        }

        fn create(
            &self,
            id: TableId,
            summary: TableSummary,
            entries: Vec<String>,
        ) -> Stored<'_, ()> {
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
    async fn app(file: &Path) -> (App, Arc<Counting>) {
        let store = Arc::new(Counting {
            store: SqliteStore::open(file).await.unwrap(),
            loads: AtomicUsize::new(0),
        });
        let Line { options } = Line::parse_from(["getaway"]);
        let app = App {
            limits: Arc::new(Limits::new(&options)),
            hall: Hall::new(store.clone(), options),
            metrics: PrometheusBuilder::new().build_recorder().handle(),
        };
        (app, store)
    }

    fn heist() -> Heist {
        let crew = ["Tiny", "Karma", "Iceheart", "Null"];
        let setup = Setup {
            edition: "master-heist".into(),
            scenario: ScenarioChoice::Known("the-inclusion-job".into()),
            crew: crew.map(|name| CrewChoice::Prebuilt(name.into())).to_vec(),
            cash: 5,
            ..Setup::default()
        };
        Heist::new(setup).unwrap()
    }

    async fn open<G: Shown>(app: &App, me: Visitor, game: G) -> TableId {
        let play = start(game).unwrap();
        app.hall.open(play, me.key(), Vec::new()).await.unwrap()
    }

    /// What the list says, without the rest of the page.
    async fn page(app: &App, me: Visitor) -> String {
        let page = home(State(app.clone()), me).await.into_body();
        let page = axum::body::to_bytes(page, usize::MAX).await.unwrap();
        let page = String::from_utf8(page.to_vec()).unwrap();
        let list = page
            .split("class=\"table-list\"")
            .nth(1)
            .unwrap_or_default();
        list.split("</ul>").next().unwrap_or_default().to_owned()
    }

    fn fresh_file() -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("getaway-{}", TableId::new().unwrap()));
        std::fs::create_dir_all(&folder).unwrap();
        folder.join("tables.db")
    }

    #[tokio::test]
    async fn the_home_page_reads_no_log() {
        let (app, store) = app(&fresh_file()).await;
        let me = Visitor(Key::new().unwrap());
        let crew = open(&app, me, heist()).await;
        let rivals = open(&app, me, Rivals::new(rivals::Setup::new(3)).unwrap()).await;
        let list = page(&app, me).await;
        for words in [
            crew.as_str(),
            rivals.as_str(),
            "The Inclusion Job",
            "Planning",
            "HEIST",
        ] {
            assert!(list.contains(words), "{words:?} is not in {list}");
        }
        assert_eq!(store.loads.load(Ordering::Relaxed), 0);
    }

    #[tokio::test]
    async fn a_table_from_before_there_were_summaries_is_listed_and_soon_gets_one()
    -> Result<(), StoreError> {
        let file = fresh_file();
        let (app, store) = app(&file).await;
        let me = Visitor(Key::new().unwrap());
        open(&app, me, heist()).await;
        forget_summaries(&file).await;
        let list = page(&app, me).await;
        assert!(list.contains("The Inclusion Job"), "{list}");
        assert!(!list.contains("Planning"), "{list}");
        app.hall.summarise_old_tables().await?;
        assert_eq!(store.loads.load(Ordering::Relaxed), 1);
        let list = page(&app, me).await;
        assert!(list.contains("Planning"), "{list}");
        Ok(())
    }

    async fn forget_summaries(file: &Path) {
        use sqlx::{ConnectOptions, Connection};
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        let mut writer = options.connect().await.unwrap();
        let forget = sqlx::query("UPDATE tables SET summary = NULL");
        forget.execute(&mut writer).await.unwrap();
        writer.close().await.unwrap();
    }
}
