//! The game as an app of its own on a phone or a desk: its manifest, and what is shown while there is no connection.

use crate::assets::address;
use crate::frame::{Head, frame};
use maud::html;
use serde_json::json;
use words::Language;

/// The script that shows [`offline`] while there is no connection. It stands beside the pages, for it speaks for all of them.
pub const WORKER: &str = include_str!("../assets/worker.js");

/// What a browser needs to know to install the game.
pub fn manifest(lang: Language) -> String {
    let icon = |name: &str, kind: &str, sizes: &str, purpose: &str| json!({ "src": address(name), "type": kind, "sizes": sizes, "purpose": purpose });
    let (png, svg) = ("image/png", "image/svg+xml");
    let manifest = json!({
        "id": "/",
        "name": lang.fixed("frame-name"),
        "short_name": lang.fixed("frame-name"),
        "description": lang.fixed("home-sentence"),
        "lang": lang.to_string(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#0D1117",
        "theme_color": "#0D1117",
        "categories": ["games"],
        "icons": [
            icon("icon.svg", svg, "any", "any"),
            icon("icon-192.png", png, "192x192", "any"),
            icon("icon-512.png", png, "512x512", "any"),
            icon("icon-maskable.svg", svg, "any", "maskable"),
            icon("icon-maskable-512.png", png, "512x512", "maskable"),
        ],
    });
    manifest.to_string()
}

/// The page for being offline. A browser keeps it, and shows it at whatever address was asked for.
pub fn offline(lang: Language) -> String {
    frame(
        lang,
        lang.fixed("offline-title"),
        Head::default(),
        html! {
            section class="message panel" {
                span class="message-icon" { (art::icon("door")) }
                h1 { (lang.fixed("offline-title")) }
                p { (lang.fixed("offline-why")) }
                a class="button primary" href="" { (lang.fixed("offline-again")) }
            }
        },
    )
}
