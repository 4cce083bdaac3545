//! What every request passes first: how often, from where, and what the browser may do with the answer.

use super::visitor::Reader;
use super::{App, Why, sorry_page};
use crate::options::Options;
use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::net::{IpAddr, SocketAddr};

/// Everything comes from here: no foreign script, style, picture or frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Adds what keeps a browser from harm.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let set: [(HeaderName, &'static str); 4] = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // The address of a table is a secret among friends.
        (header::REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
    ];
    for (name, value) in set {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Programs get a refusal as JSON, where people get a page.
pub async fn programs(request: Request, next: Next) -> Response {
    let program = request.uri().path().starts_with("/api/");
    let response = next.run(request).await;
    match response.extensions().get::<Why>() {
        Some(Why { kind, text }) if program => {
            let error = json!({ "error": { "kind": kind, "text": text } });
            (response.status(), Json(error)).into_response()
        }
        _ => response,
    }
}

/// Refuses whoever asks too often, and what a page from elsewhere sends in a visitor's name.
pub async fn visitors(
    Reader(lang): Reader,
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    let from = address(&app.tables.options, &request);
    if !app.limits.request(from) {
        metrics::counter!("getaway_requests_refused_total", "why" => "pace").increment(1);
        return sorry_page(
            lang,
            StatusCode::TOO_MANY_REQUESTS,
            &lang.say("sorry-slow-down"),
        );
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let socket = request.headers().contains_key(header::UPGRADE);
    if (!reads || socket) && !from_here(&app.tables.options, request.headers()) {
        metrics::counter!("getaway_requests_refused_total", "why" => "origin").increment(1);
        return sorry_page(lang, StatusCode::FORBIDDEN, &lang.say("sorry-origin"));
    }
    next.run(request).await
}

/// Where a request comes from.
pub fn address(options: &Options, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.0.ip());
    if !options.behind_proxy {
        return peer;
    }
    // The last address is the one our own proxy saw.
    let forwarded = request.headers().get("x-forwarded-for");
    let last = forwarded
        .and_then(|list| list.to_str().ok())
        .and_then(|list| list.rsplit(',').next())
        .and_then(|last| last.trim().parse().ok());
    last.unwrap_or(peer)
}

/// Browsers say where the page came from that sends something; programs say nothing.
fn from_here(options: &Options, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(origin) = text(header::ORIGIN) else {
        let site = headers.get("sec-fetch-site");
        return site.is_none_or(|site| site == "same-origin" || site == "none");
    };
    if let Some(public) = &options.public_url
        && origin.trim_end_matches('/') == public.trim_end_matches('/')
    {
        return true;
    }
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text(header::HOST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct CommandLine {
        #[command(flatten)]
        options: Options,
    }

    fn here(public: &[&str], origin: Option<&str>) -> bool {
        let line = CommandLine::parse_from(["getaway"].iter().chain(public));
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("localhost:7474"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_str(origin).unwrap());
        }
        from_here(&line.options, &headers)
    }

    #[test]
    fn only_our_own_pages_and_programs_may_send() {
        assert!(here(&[], None));
        assert!(here(&[], Some("http://localhost:7474")));
        for foreign in ["http://evil.example", "http://localhost:1", "null", ""] {
            assert!(!here(&[], Some(foreign)), "{foreign}");
        }
        let public = ["--public-url", "https://heist.example/"];
        assert!(here(&public, Some("https://heist.example")));
        assert!(!here(&public, Some("https://heist.example.evil")));
    }
}
