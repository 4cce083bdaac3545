//! The game as an app: what a browser needs to install it is there.

use crate::kit::{Answer, Ask, Server};
use std::collections::BTreeSet;

/// What a file is, without the file.
fn head(server: &Server, path: &str) -> Answer {
    Ask::new("HEAD", server.url(path)).send()
}

#[test]
fn the_manifest_names_only_what_is_served() {
    let server = Server::start();
    let home = server.get("/").send().expect(200);
    assert!(home.body.contains("href=\"/manifest.webmanifest\""));
    let policy = home.header("content-security-policy").unwrap_or_default();
    assert!(policy.contains("manifest-src 'self'"), "{policy}");
    let answer = server.get("/manifest.webmanifest").send().expect(200);
    let kind = "application/manifest+json";
    assert_eq!(answer.header("content-type"), Some(kind));
    let manifest = answer.json();
    assert_eq!(manifest["display"], "standalone");
    let start = manifest["start_url"].as_str().expect("a page");
    server.get(start).send().expect(200);
    let icons = manifest["icons"].as_array().expect("icons");
    let mut shapes = BTreeSet::new();
    for icon in icons {
        let text = |field: &str| icon[field].as_str().expect("a text");
        let file = head(&server, text("src"));
        assert_eq!(file.status, 200, "{icon}");
        assert_eq!(file.header("content-type"), Some(text("type")));
        shapes.insert((text("sizes"), text("purpose")));
    }
    // What Chromium asks of an app.
    for shape in [("192x192", "any"), ("512x512", "any"), ("any", "maskable")] {
        assert!(shapes.contains(&shape), "{shape:?}");
    }
    let touch = home.body.split("rel=\"apple-touch-icon\" href=\"").nth(1);
    let touch = touch.and_then(|rest| rest.split('"').next());
    assert_eq!(head(&server, touch.expect("an icon")).status, 200);
}

/// The page for being offline links to nothing that the worker does not keep, but for other pages.
#[test]
fn the_page_for_being_offline_is_whole() {
    let server = Server::start();
    let worker = server.get("/worker.js").send().expect(200);
    let kind = worker.header("content-type").unwrap_or_default();
    assert!(kind.starts_with("text/javascript"), "{kind}");
    let page = server.get("/offline").send().expect(200).body;
    let folder = format!("/assets/{}/", pages::assets::version());
    let files = page.split(&folder).skip(1);
    let files: BTreeSet<&str> = files.filter_map(|rest| rest.split('"').next()).collect();
    // A phone asks for this one only when the app is installed.
    let files = files.into_iter().filter(|file| *file != "icon-180.png");
    for file in files {
        let kept = worker.body.contains(&format!("\"{file}\""));
        assert!(kept, "{file} is not kept");
    }
}
