//! The front door: a visitor's tables, and the way to a friend's. No log is read here: lists have their own summaries.

use super::App;
use super::visitor::Reader;
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

pub async fn home(Reader(lang): Reader, State(app): State<App>, visitor: Visitor) -> Response {
    let tables = mine(&app, visitor).await;
    Html(home::home(lang, &tables)).into_response()
}

/// The tables of a visitor, as they are in the store.
async fn mine(app: &App, visitor: Visitor) -> Vec<MyTable> {
    let key = visitor.key();
    let known = app.tables.store.tables_of(key, MINE).await;
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
pub async fn join(Reader(lang): Reader, Query(Link { link }): Query<Link>) -> Response {
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
        None => Html(home::join_page(lang, &lang.say("sorry-no-link"))).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::StoreError;
    use crate::testing::{app, forget_summaries, fresh_file, heist, open};
    use rivals::Rivals;
    use words::Language;

    /// What the list says, without the rest of the page.
    async fn page(app: &App, me: Visitor) -> String {
        let page = home(Reader(Language::english()), State(app.clone()), me)
            .await
            .into_body();
        let page = axum::body::to_bytes(page, usize::MAX).await.unwrap();
        let page = String::from_utf8(page.to_vec()).unwrap();
        let list = page
            .split("class=\"table-list\"")
            .nth(1)
            .unwrap_or_default();
        list.split("</ul>").next().unwrap_or_default().to_owned()
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
        assert_eq!(store.loads(), 0);
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
        app.tables.summarise_old_tables().await?;
        assert_eq!(store.loads(), 1);
        let list = page(&app, me).await;
        assert!(list.contains("Planning"), "{list}");
        Ok(())
    }
}
