//! What does not depend on who asks: files, pictures, health and numbers.

use super::visitor::Reader;
use super::{App, missing};
use crate::key::Key;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use crew::content::edition::edition;
use crew::{Heist, Setup};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use words::Language;

/// Files have their version in the address, so a browser never needs to ask twice.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
const NEVER: &str = "no-store";
const A_DAY: &str = "public, max-age=86400";

pub async fn asset(
    Reader(lang): Reader,
    Path((version, name)): Path<(String, String)>,
) -> Response {
    let Some(asset) = pages::assets::find(&name) else {
        return missing(Reader(lang)).await;
    };
    // A page that was open while another version came gets what there is.
    let keep = if version == pages::assets::version() {
        FOR_GOOD
    } else {
        NEVER
    };
    let headers = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, keep),
    ];
    (headers, asset.bytes).into_response()
}

/// What a browser needs to know to install the game.
pub async fn manifest(Reader(lang): Reader) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "application/manifest+json"),
        (header::VARY, "accept-language, cookie"),
    ];
    (headers, pages::app::manifest(lang)).into_response()
}

/// The page that browsers keep for being offline.
pub async fn offline(Reader(lang): Reader) -> Response {
    Html(pages::app::offline(lang)).into_response()
}

/// The script that shows it.
pub async fn worker() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, pages::app::WORKER).into_response()
}

#[derive(Deserialize)]
pub struct MapQuery {
    light: Option<String>,
}

/// Boards that were drawn: of which scenario, light or dark, with names in which language.
type Pictures = HashMap<(String, bool, Language), String>;

/// The board of a scenario as a picture. Each is drawn once.
pub async fn map(
    Reader(lang): Reader,
    Path((edition, scenario)): Path<(String, String)>,
    Query(look): Query<MapQuery>,
) -> Response {
    static DRAWN: Mutex<Option<Pictures>> = Mutex::new(None);
    let Some(name) = scenario.strip_suffix(".svg") else {
        return missing(Reader(lang)).await;
    };
    let wanted = (format!("{edition}/{name}"), look.light.is_some(), lang);
    let known = {
        let drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
        drawn.as_ref().and_then(|drawn| drawn.get(&wanted).cloned())
    };
    let picture = match known {
        Some(picture) => picture,
        None => {
            let Some(picture) = draw(lang, &edition, name, wanted.1) else {
                return missing(Reader(lang)).await;
            };
            let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
            let drawn = drawn.get_or_insert_default();
            drawn.insert(wanted, picture.clone());
            picture
        }
    };
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, A_DAY),
        (header::VARY, "accept-language, cookie"),
    ];
    (headers, picture).into_response()
}

fn draw(lang: Language, edition_id: &str, scenario: &str, light: bool) -> Option<String> {
    let known = edition(edition_id)?;
    let (_, scenario) = known.scenario(scenario)?;
    let setup: Setup = pages::crew::new::recommended(known, &scenario.draft.id, 4).setup();
    let heist = Heist::new(setup).ok()?;
    let theme = if light {
        art::Theme::Light
    } else {
        art::Theme::Dark
    };
    Some(art::crew::picture(lang, &heist, theme))
}

/// Whether the server can do its work: the store answers.
pub async fn health(State(app): State<App>) -> Response {
    match app.tables.store.count().await {
        Ok(_) if Key::new().is_ok() => "ok\n".into_response(),
        Ok(_) => (StatusCode::SERVICE_UNAVAILABLE, "no randomness\n").into_response(),
        Err(error) => {
            tracing::error!(%error, "not healthy");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                "the store does not answer\n",
            )
                .into_response()
        }
    }
}

pub async fn metrics(State(app): State<App>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, app.metrics.render()).into_response()
}
