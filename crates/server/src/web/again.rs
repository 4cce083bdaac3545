//! Playing again with the same people.

use super::places::{TablePath, link};
use super::unreadable::sorry_at;
use super::visitor::{Bearer, Reader, Visitor};
use super::{App, api, guard, sorry_page};
use crate::id::TableId;
use crate::key::KeyHash;
use crate::table::{AgainAsked, Ask, Sorry};
use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::json;
use std::net::IpAddr;
use words::Language;

/// Opens the table where everybody goes on, or finds the one that is open already, and goes there.
pub async fn again(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Visitor,
    request: Request,
) -> Response {
    let from = guard::address(&app.tables.options, &request);
    match successor(lang, &app, from, id, visitor.key()).await {
        Ok(next) => Redirect::to(&format!("/t/{next}")).into_response(),
        Err(Sorry::TooFast) => sorry_page(
            lang,
            StatusCode::TOO_MANY_REQUESTS,
            &lang.say("sorry-many-tables"),
        ),
        Err(why) => sorry_at(lang, id, why),
    }
}

/// The same for programs.
pub async fn program(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    bearer: Bearer,
    request: Request,
) -> Response {
    let from = guard::address(&app.tables.options, &request);
    let Some(key) = bearer.0 else {
        return api::refuse(lang, &Sorry::NotYourSeat);
    };
    match successor(lang, &app, from, id, key.hash()).await {
        Ok(table) => {
            let link = link(&app, request.headers(), &format!("/t/{table}"));
            Json(json!({ "table": table, "link": link })).into_response()
        }
        Err(why) => api::refuse(lang, &why),
    }
}

async fn successor(
    lang: Language,
    app: &App,
    from: IpAddr,
    id: TableId,
    key: KeyHash,
) -> Result<TableId, Sorry> {
    let known = app.tables.look(id, |table, _| table.successor());
    if let Some(known) = known.await? {
        return Ok(known);
    }
    if !app.limits.new_table(from) {
        return Err(Sorry::TooFast);
    }
    app.tables
        .answer(id, |answer| Ask::Again(AgainAsked { lang, key, answer }))
        .await
}
