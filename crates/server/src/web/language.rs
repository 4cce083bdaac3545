//! Choosing a language. The choice stays in a cookie of the browser.

use super::missing;
use super::visitor::{LANGUAGE_COOKIE, Reader};
use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use words::Language;

/// A year.
const LIFE: u32 = 365 * 24 * 60 * 60;

#[derive(Deserialize)]
pub struct Back {
    /// The page to go on with.
    #[serde(default)]
    to: String,
}

pub async fn choose(
    reader: Reader,
    Path(code): Path<String>,
    Query(Back { to }): Query<Back>,
) -> Response {
    let Some(lang) = Language::of_code(&code) else {
        return missing(reader).await;
    };
    let cookie = format!("{LANGUAGE_COOKIE}={lang}; Path=/; Max-Age={LIFE}; SameSite=Lax");
    let headers = [(header::SET_COOKIE, cookie), (header::LOCATION, own(&to))];
    (StatusCode::SEE_OTHER, headers).into_response()
}

/// A page of ours: `//elsewhere` and `/\elsewhere` lead away in browsers, and a line break would be a header of its own.
fn own(path: &str) -> String {
    let graphic = path.bytes().all(|byte| byte.is_ascii_graphic());
    let local = path.starts_with('/') && !path[1..].starts_with(['/', '\\']);
    if graphic && local { path } else { "/" }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::own;

    #[test]
    fn one_goes_back_to_a_page_of_ours_only() {
        assert_eq!(own("/t/k7m2xq?step=3"), "/t/k7m2xq?step=3");
        for away in [
            "",
            "//a.example",
            "/\\a.example",
            "https://a.example",
            "/\r\nx: y",
            "/ ",
        ] {
            assert_eq!(own(away), "/", "{away:?}");
        }
    }
}
