//! Everything that is asked over HTTP.

mod again;
mod api;
mod files;
mod guard;
mod hindsight;
mod home;
mod language;
mod lesson;
mod new_table;
mod picture;
mod places;
mod reading;
mod replay;
mod seats;
mod socket;
mod stage;
mod table_page;
mod unreadable;
mod visitor;

use crate::rate_limit::RateLimits;
use crate::table::limits::{BODY_BYTES, RECORD_BYTES};
use crate::table_registry::TableRegistry;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use visitor::Reader;
#[cfg(test)]
pub use visitor::Visitor;
use words::Language;

/// What every request can use.
#[derive(Clone)]
pub struct App {
    pub tables: Arc<TableRegistry>,
    pub limits: Arc<RateLimits>,
    pub metrics: PrometheusHandle,
}

/// All addresses.
pub fn router(app: App) -> Router {
    let pages = Router::new()
        .route("/", get(home::home))
        .route("/new", get(new_table::new))
        .route("/join", get(home::join))
        .route("/language/{code}", get(language::choose))
        .route("/how-to-play", get(reading::rules))
        .route("/how-to-play/{edition}", get(reading::rules_of))
        .route("/how-to-play/{edition}/rules", get(reading::reference))
        .route("/cards", get(reading::cards))
        .route("/cards/{edition}", get(reading::cards_of))
        .route("/tables", post(new_table::open))
        .route("/lesson/{name}", get(lesson::page).post(lesson::open))
        .route(
            "/records",
            post(replay::bring).layer(DefaultBodyLimit::max(RECORD_BYTES)),
        )
        .route("/t/{id}", get(table_page::table))
        .route("/t/{id}/seats", get(seats::seats))
        .route("/t/{id}/sit", post(seats::sit))
        .route("/t/{id}/leave", post(seats::leave))
        .route("/t/{id}/remove", post(seats::remove))
        .route("/t/{id}/bot", post(seats::bot))
        .route("/t/{id}/again", post(again::again))
        .route("/t/{id}/stage", post(stage::choose))
        .route("/t/{id}/key", post(seats::lend))
        .route("/t/{id}/take/{link}", get(seats::take).post(seats::come))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/at/{step}", get(replay::at))
        .route("/t/{id}/picture/{name}", get(picture::picture))
        .route("/t/{id}/chances", get(hindsight::chances))
        .route("/t/{id}/record", get(replay::download))
        .route("/t/{id}/log", get(unreadable::log))
        .route("/t/{id}/socket", get(socket::page))
        .layer(from_fn_with_state(app.clone(), visitor::known));
    let programs = Router::new()
        .route("/api/tables", post(api::open))
        .route("/api/tables/{id}", get(api::table))
        .route(
            "/api/tables/{id}/seats/{seat}",
            post(api::sit).delete(api::leave),
        )
        .route("/api/tables/{id}/seats/{seat}/bot", post(api::bot))
        .route("/api/tables/{id}/seats/{seat}/advice", get(api::advice))
        .route("/api/tables/{id}/legal/{seat}", get(api::legal))
        .route("/api/tables/{id}/commands", post(api::act))
        .route("/api/tables/{id}/undo", post(api::undo))
        .route("/api/tables/{id}/again", post(again::program))
        .route("/api/tables/{id}/record", get(replay::download))
        .route("/api/tables/{id}/socket", get(socket::program))
        .route("/api/openapi.json", get(api::description))
        .route("/api/protocol.schema.json", get(api::schema))
        .route("/api/heist.schema.json", get(api::heist_schema));
    pages
        .merge(programs)
        .layer(from_fn_with_state(app.clone(), guard::visitors))
        .route("/assets/{version}/{name}", get(files::asset))
        .route("/map/{edition}/{scenario}", get(files::map))
        .route("/manifest.webmanifest", get(files::manifest))
        .route("/offline", get(files::offline))
        .route("/worker.js", get(files::worker))
        .route("/healthz", get(files::health))
        .route("/metrics", get(files::metrics))
        .fallback(missing)
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(CompressionLayer::new())
        .layer(from_fn(guard::programs))
        .layer(from_fn(guard::headers))
        .layer(CatchPanicLayer::custom(panicked))
        .with_state(app)
}

async fn missing(Reader(lang): Reader) -> Response {
    let why = Why {
        kind: "no-such-table",
        text: lang.say("sorry-no-such-table"),
    };
    let page = Html(pages::message::not_found(lang));
    (StatusCode::NOT_FOUND, Extension(why), page).into_response()
}

/// A mistake of ours. The request fails, the server goes on.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request panicked");
    // Whoever asked is not known any more.
    let lang = Language::english();
    sorry_page(
        lang,
        StatusCode::INTERNAL_SERVER_ERROR,
        &lang.say("sorry-our-mistake"),
    )
}

/// A page that says why something is not possible.
fn sorry_page(lang: Language, status: StatusCode, sentence: &str) -> Response {
    let kind = match status {
        StatusCode::TOO_MANY_REQUESTS => "slow-down",
        StatusCode::FORBIDDEN => "origin",
        _ => "not-possible",
    };
    because(lang, status, kind, sentence)
}

/// A page that says why. Programs get the same as JSON: see [`guard::programs`].
fn because(lang: Language, status: StatusCode, kind: &'static str, sentence: &str) -> Response {
    let title = lang.say("sorry-title");
    let page = Html(pages::message::message(lang, &title, sentence));
    let text = sentence.to_owned();
    (status, Extension(Why { kind, text }), page).into_response()
}

/// Why something is not possible, beside the page that says so.
#[derive(Clone)]
struct Why {
    kind: &'static str,
    text: String,
}
