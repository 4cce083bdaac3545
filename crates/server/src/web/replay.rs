//! A game step by step, and its record.

use super::places::{TablePath, link, sorry};
use super::unreadable::{self, sorry_at};
use super::visitor::Reader;
use super::visitor::Visitor;
use super::{App, guard, new_table, sorry_page};
use crate::any_table::ReplayRequest;
use crate::entry::Entry;
use crate::hosted_game::{HostedGame, Play};
use crate::id::TableId;
use crate::table::Sorry;
use crate::wire::RecordFile;
use axum::Json;
use axum::extract::{FromRequest, Multipart, Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use words::Language;

#[derive(Deserialize)]
pub struct At {
    step: Option<usize>,
    /// With everybody's eyes, where hands were hidden.
    open: Option<String>,
}

/// The page at a step, or at the beginning. The browser goes to other moments of the same game by itself.
pub async fn replay(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Visitor,
    headers: HeaderMap,
    Query(at): Query<At>,
) -> Response {
    let origin = link(&app, &headers, "");
    let asked = ReplayRequest {
        lang,
        step: Some(at.step.unwrap_or(0)),
        open: at.open.is_some(),
        key: visitor.key(),
    };
    let page = app.tables.look(id, move |table, presence| {
        table.replay_page(&presence.company, &id, asked, &origin)
    });
    match page.await {
        Ok(Some(page)) => Html(page).into_response(),
        Ok(None) => sorry(lang, Sorry::OurMistake),
        Err(why) => sorry_at(lang, id, why),
    }
}

/// The fragments of the page after so many steps, and what the last of them did.
pub async fn at(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    Path((_, step)): Path<(String, usize)>,
    visitor: Visitor,
    Query(at): Query<At>,
) -> Response {
    let asked = ReplayRequest {
        lang,
        step: Some(step),
        open: at.open.is_some(),
        key: visitor.key(),
    };
    let moment = app.tables.look(id, move |table, presence| {
        table.replay_moment(&presence.company, &id, asked)
    });
    match moment.await {
        Ok(moment) => Json(moment).into_response(),
        Err(why) => sorry(lang, why),
    }
}

/// The record, to keep and to open elsewhere.
pub async fn download(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
) -> Response {
    let record = app.tables.look(id, |table, _| table.record());
    match record.await.and_then(|record| record) {
        Ok(record) => as_file(&id, record),
        Err(why @ Sorry::Unreadable(_)) => unreadable::record(lang, &app, id, why).await,
        Err(why) => sorry(lang, why),
    }
}

/// JSON lines to be saved.
pub fn as_file(id: &TableId, record: RecordFile) -> Response {
    let file = format!("attachment; filename=\"{}-{id}.jsonl\"", record.name);
    let kind = "application/jsonl; charset=utf-8".to_owned();
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, file),
    ];
    (headers, record.text).into_response()
}

/// Opens a record file: it becomes a table of its own, to be looked at and, if it is not over, played on.
pub async fn bring(
    Reader(lang): Reader,
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
) -> Response {
    let from = guard::address(&app.tables.options, &request);
    if !app.limits.new_table(from) {
        return sorry_page(
            lang,
            StatusCode::TOO_MANY_REQUESTS,
            &lang.say("sorry-many-tables"),
        );
    }
    let mut form = match Multipart::from_request(request, &()).await {
        Ok(form) => form,
        Err(error) => return sorry_page(lang, StatusCode::BAD_REQUEST, &error.body_text()),
    };
    let mut text = None;
    while let Ok(Some(field)) = form.next_field().await {
        if field.name() == Some("record") {
            match field.text().await {
                Ok(read) => text = Some(read),
                Err(error) => {
                    return sorry_page(lang, StatusCode::BAD_REQUEST, &error.body_text());
                }
            }
        }
    }
    let Some(text) = text else {
        return sorry_page(lang, StatusCode::BAD_REQUEST, &lang.say("sorry-no-record"));
    };
    let rivals = ::table::game_of(&text).is_ok_and(|game| game == rivals::content().id);
    let why = if rivals {
        match rivals::record::read(&text) {
            Ok(play) => return brought(lang, &app, visitor, play).await,
            Err(error) => words::rivals::bad_record(lang, &error),
        }
    } else {
        match words::crew::record::read(&text) {
            Ok(play) => return brought(lang, &app, visitor, play).await,
            Err(error) => words::crew::record::bad_record(lang, &error),
        }
    };
    let sentence = lang.say_with("sorry-bad-record", &[("why", &why)]);
    sorry_page(lang, StatusCode::UNPROCESSABLE_ENTITY, &sentence)
}

async fn brought<G: HostedGame>(
    lang: Language,
    app: &App,
    visitor: Visitor,
    play: Play<G>,
) -> Response {
    let steps = play.steps().iter().filter(|step| !step.undone);
    let brought = Entry::Brought {
        steps: steps.cloned().collect(),
    };
    match app.tables.open(play, visitor.key(), vec![brought]).await {
        Ok(id) => axum::response::Redirect::to(&format!("/t/{id}/replay")).into_response(),
        Err(error) => {
            let (status, key) = new_table::why_not(&error);
            sorry_page(lang, status, &lang.say(key))
        }
    }
}
