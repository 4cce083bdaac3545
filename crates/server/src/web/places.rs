//! Names in addresses.

use super::visitor::Reader;
use super::{App, because, missing};
use crate::id::TableId;
use crate::table::Sorry;
use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::header;
use axum::http::request::Parts;
use axum::response::Response;
use std::collections::HashMap;
use words::Language;

/// The table of an address. What cannot be one is not found.
#[derive(Clone, Copy, Debug)]
pub struct TablePath(pub TableId);

impl<S: Send + Sync> FromRequestParts<S> for TablePath {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TablePath, Response> {
        let path = Path::<HashMap<String, String>>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|path| path.get("id")?.parse().ok());
        match id {
            Some(id) => Ok(TablePath(id)),
            None => Err(missing(Reader::of(&parts.headers)).await),
        }
    }
}

/// The link for everyone, with the address people use.
pub fn link(app: &App, headers: &axum::http::HeaderMap, path: &str) -> String {
    match &app.tables.options.public_url {
        Some(public) => format!("{}{path}", public.trim_end_matches('/')),
        None => {
            let host = headers.get(header::HOST);
            let host = host.and_then(|host| host.to_str().ok());
            let host = host.filter(|host| host.bytes().all(|b| b.is_ascii_graphic()));
            let listen = app.tables.options.listen.to_string();
            format!("http://{}{path}", host.unwrap_or(&listen))
        }
    }
}

/// The status that goes with a refusal.
pub fn status(sorry: &Sorry) -> StatusCode {
    match sorry {
        Sorry::NoSuchTable | Sorry::BadLink => StatusCode::NOT_FOUND,
        Sorry::Unclear(_) | Sorry::Refused(_) | Sorry::NoUndo(_) | Sorry::NotAgain(_) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Sorry::NotYourSeat | Sorry::NotHost | Sorry::Barred | Sorry::HiddenHand | Sorry::Hidden => {
            StatusCode::FORBIDDEN
        }
        Sorry::SeatTaken | Sorry::ColourTaken | Sorry::BotPlays | Sorry::NotOver => {
            StatusCode::CONFLICT
        }
        Sorry::NoSuchSeat | Sorry::TooLong(_) | Sorry::Empty | Sorry::NoHints | Sorry::NoMap => {
            StatusCode::BAD_REQUEST
        }
        Sorry::Unreadable(_) => StatusCode::GONE,
        Sorry::NoRecord(_) | Sorry::OurMistake => StatusCode::INTERNAL_SERVER_ERROR,
        Sorry::OneHint | Sorry::TooFast => StatusCode::TOO_MANY_REQUESTS,
        Sorry::TooManyViewers(_)
        | Sorry::NoTableFree
        | Sorry::Full
        | Sorry::NotKept
        | Sorry::NoHint => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// A refusal as a page.
pub fn sorry(lang: Language, sorry: Sorry) -> Response {
    because(lang, status(&sorry), sorry.kind(), &sorry.sentence(lang))
}
