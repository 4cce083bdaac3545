//! The page where a table is played.

use super::App;
use super::places::{Place, sorry};
use super::unreadable;
use super::visitor::Reader;
use super::visitor::Visitor;
use crate::table::Sorry;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};

pub async fn table(
    Reader(lang): Reader,
    State(app): State<App>,
    Place(id): Place,
    visitor: Visitor,
) -> Response {
    let key = visitor.key();
    let page = app.tables.look(id, move |table, presence| {
        table.page(lang, presence, &id, &key)
    });
    match page.await {
        Ok(page) => Html(page).into_response(),
        Err(why @ Sorry::Unreadable(_)) => unreadable::page(lang, &app, id, why).await,
        Err(why) => sorry(lang, why),
    }
}
