//! The page where a table is played.

use super::App;
use super::places::{TablePath, link, sorry};
use super::unreadable;
use super::visitor::Reader;
use super::visitor::Visitor;
use crate::any_table::TableAsked;
use crate::table::Sorry;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};

pub async fn table(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    let key = visitor.key();
    let link = link(&app, &headers, &format!("/t/{id}"));
    let page = app.tables.look(id, move |table, presence| {
        let asked = TableAsked {
            lang,
            id: &id,
            link: &link,
            key: &key,
        };
        table.page(presence, asked)
    });
    match page.await {
        Ok(page) => Html(page).into_response(),
        Err(why @ Sorry::Unreadable(_)) => unreadable::page(lang, &app, id, why).await,
        Err(why) => sorry(lang, why),
    }
}
