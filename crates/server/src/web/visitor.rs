//! Who asks: a browser with a cookie, or a program with a key.

use super::App;
use crate::key::{Key, KeyHash};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::env;
use std::sync::LazyLock;
use words::Language;

const COOKIE: &str = "getaway";
/// A year.
const LIFE: u32 = 365 * 24 * 60 * 60;

/// A browser and its secret.
#[derive(Clone, Copy, Debug)]
pub struct Visitor(pub Key);

impl Visitor {
    pub fn key(&self) -> KeyHash {
        self.0.hash()
    }
}

/// Gives every browser a secret of its own, which it keeps and scripts cannot read.
pub async fn known(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if let Some(key) = cookie(request.headers(), COOKIE).and_then(|key| key.parse().ok()) {
        request.extensions_mut().insert(Visitor(key));
        return next.run(request).await;
    }
    let Ok(key) = Key::new() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    request.extensions_mut().insert(Visitor(key));
    // A socket or a stray request is no visit yet.
    let visit = matches!(*request.method(), Method::GET | Method::POST)
        && !request.headers().contains_key(header::UPGRADE);
    let mut response = next.run(request).await;
    if visit {
        let public = app.tables.options.public_url.as_deref();
        let safe = public.is_some_and(|url| url.starts_with("https://"));
        let secure = if safe { "; Secure" } else { "" };
        let secret = key.secret();
        let cookie =
            format!("{COOKIE}={secret}; Path=/; Max-Age={LIFE}; HttpOnly; SameSite=Lax{secure}");
        if let Ok(value) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
    response
}

/// What a browser keeps under a name.
fn cookie<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).into_iter();
    let cookies = cookies.filter_map(|list| list.to_str().ok());
    cookies
        .flat_map(|list| list.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(name, _)| *name == wanted)
        .map(|(_, value)| value)
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, StatusCode> {
        let visitor = parts.extensions.get::<Visitor>().copied();
        visitor.ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// The language somebody reads: the one they chose, else the best of what their browser or program accepts.
#[derive(Clone, Copy, Debug)]
pub struct Reader(pub Language);

/// The cookie of a language that was chosen. It is no secret.
pub const LANGUAGE_COOKIE: &str = "language";

/// Tests that read every word of the real pages start the server with this in its environment.
const PSEUDO: &str = "GETAWAY_PSEUDO";

/// A language that may be chosen. The one that nobody speaks is for tests only.
pub fn choosable(code: &str) -> Option<Language> {
    static PSEUDO_TOO: LazyLock<bool> = LazyLock::new(|| env::var_os(PSEUDO).is_some());
    Language::of_code(code).filter(|lang| *lang != Language::pseudo() || *PSEUDO_TOO)
}

impl Reader {
    pub fn of(headers: &HeaderMap) -> Reader {
        let chosen = cookie(headers, LANGUAGE_COOKIE).and_then(choosable);
        let accepted = || {
            let header = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
            choosable(header).or_else(|| Language::accepted(header))
        };
        Reader(chosen.or_else(accepted).unwrap_or_else(Language::english))
    }
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Self::Rejection> {
        Ok(Reader::of(&parts.headers))
    }
}

/// A program's key, from `Authorization: Bearer`.
pub struct Bearer(pub Option<Key>);

impl<S: Sync> FromRequestParts<S> for Bearer {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Bearer, Self::Rejection> {
        let header = parts.headers.get(header::AUTHORIZATION);
        let key = header
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "))
            .and_then(|key| key.trim().parse().ok());
        Ok(Bearer(key))
    }
}
