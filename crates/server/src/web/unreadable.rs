//! Tables that cannot be played any more. They have a page, and what is left of them can be taken along.

use super::App;
use super::places::{TablePath, sorry};
use super::replay::as_file;
use super::visitor::Reader;
use crate::id::TableId;
use crate::table::Sorry;
use crate::unreadable_table::UnreadableTable;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use pages::unreadable::{Played, Unreadable, unreadable_page};
use words::Language;

/// What to say to a person who wants something of a table: about one that cannot be played, its page tells more.
pub fn sorry_at(lang: Language, id: TableId, why: Sorry) -> Response {
    match why {
        Sorry::Unreadable(_) => Redirect::to(&format!("/t/{id}")).into_response(),
        why => sorry(lang, why),
    }
}

/// The page of a table that cannot be played, for this reason.
pub async fn page(lang: Language, app: &App, id: TableId, why: Sorry) -> Response {
    match find(app, id, &why).await {
        Ok(table) => Html(show(lang, id, &table, &why.sentence(lang))).into_response(),
        Err(why) => sorry(lang, why),
    }
}

fn show(lang: Language, id: TableId, table: &UnreadableTable, why: &str) -> String {
    let summary = &table.summary;
    let seats = summary.seats.iter().map(|seat| Played {
        character: seat.character.clone(),
        name: seat.name.clone(),
        bot: seat.bot,
    });
    let seats: Vec<Played> = seats.collect();
    unreadable_page(
        lang,
        &Unreadable {
            id: id.as_str(),
            game: &summary.my_game(),
            stand: summary.stand,
            seats: &seats,
            why,
            left: table.left(),
        },
    )
}

/// The record of a table that cannot be played, for this reason.
pub async fn record(lang: Language, app: &App, id: TableId, why: Sorry) -> Response {
    let table = find(app, id, &why).await;
    match table.and_then(|table| table.record()) {
        Ok(record) => as_file(&id, record),
        Err(why) => sorry(lang, why),
    }
}

/// The rows of the log of such a table.
pub async fn log(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
) -> Response {
    let table = find(&app, id, &Sorry::NoSuchTable).await;
    match table.and_then(|table| table.rows()) {
        Ok(rows) => as_file(&id, rows),
        Err(why) => sorry(lang, why),
    }
}

/// What is left of it, or why nothing is found.
async fn find(app: &App, id: TableId, why: &Sorry) -> Result<UnreadableTable, Sorry> {
    match app.tables.unreadable(id).await {
        Ok(Some(table)) => Ok(table),
        Ok(None) => Err(why.clone()),
        Err(error) => {
            tracing::error!(table = %id, %error, "what is left of a table could not be read");
            Err(Sorry::OurMistake)
        }
    }
}
