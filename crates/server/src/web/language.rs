//! Choosing a language. The choice stays in a cookie of the browser.

use super::missing;
use super::visitor::{LANGUAGE_COOKIE, Reader, choosable};
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// A year.
const LIFE: u32 = 365 * 24 * 60 * 60;

pub async fn choose(reader: Reader, Path(code): Path<String>, headers: HeaderMap) -> Response {
    let Some(lang) = choosable(&code) else {
        return missing(reader).await;
    };
    let from = headers.get(header::REFERER);
    let from = from.and_then(|page| page.to_str().ok()).unwrap_or_default();
    let cookie = format!("{LANGUAGE_COOKIE}={lang}; Path=/; Max-Age={LIFE}; SameSite=Lax");
    let headers = [
        (header::SET_COOKIE, cookie),
        (header::LOCATION, path_of(from).to_owned()),
    ];
    (StatusCode::SEE_OTHER, headers).into_response()
}

/// The path of the page somebody comes from. Whatever else it names is left out, so one stays on this server.
fn path_of(page: &str) -> &str {
    let host = page.split_once("://").map_or("", |(_, host)| host);
    let path = host.find('/').map_or("/", |at| &host[at..]);
    // `//elsewhere` and `/\elsewhere` lead away in browsers.
    let leads_away = path[1..].starts_with(['/', '\\']);
    let graphic = path.bytes().all(|byte| byte.is_ascii_graphic());
    if graphic && !leads_away { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::path_of;

    #[test]
    fn one_goes_back_to_the_page_one_came_from() {
        assert_eq!(
            path_of("http://localhost:1/t/k7m2xq?step=3"),
            "/t/k7m2xq?step=3"
        );
        assert_eq!(path_of("https://heist.example/"), "/");
        for odd in [
            "",
            "/",
            "x",
            "https://a",
            "http://a//b.example",
            "http://a/\\b",
            "http://a/ b",
        ] {
            assert_eq!(path_of(odd), "/", "{odd:?}");
        }
    }
}
