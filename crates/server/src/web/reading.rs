//! What can be read without a table: how to play, and the cards.

use super::missing;
use super::visitor::Reader;
use axum::extract::{Path, Query};
use axum::response::{Html, IntoResponse, Response};
use crew::content::editions;
use pages::by_name;
use pages::rule_reference::SEARCH_LENGTH;
use serde::Deserialize;

pub async fn rules(reader: Reader) -> Response {
    rules_of(reader, Path(newest())).await
}

pub async fn rules_of(reader: Reader, Path(game): Path<String>) -> Response {
    show(reader, by_name::primer(reader.0, &game)).await
}

#[derive(Deserialize)]
pub struct Search {
    #[serde(default)]
    q: String,
}

/// All the rules, or what they say about something.
pub async fn reference(
    reader: Reader,
    Path(game): Path<String>,
    Query(search): Query<Search>,
) -> Response {
    let search: String = search.q.chars().take(SEARCH_LENGTH).collect();
    show(reader, by_name::rules(reader.0, &game, &search)).await
}

pub async fn cards(reader: Reader) -> Response {
    cards_of(reader, Path(newest())).await
}

pub async fn cards_of(reader: Reader, Path(game): Path<String>) -> Response {
    show(reader, by_name::cards(reader.0, &game)).await
}

/// The edition that is meant where none is named.
fn newest() -> String {
    editions()[0].id.clone()
}

async fn show(reader: Reader, page: Option<String>) -> Response {
    match page {
        Some(page) => Html(page).into_response(),
        None => missing(reader).await,
    }
}
