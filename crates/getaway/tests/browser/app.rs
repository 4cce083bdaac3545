//! The game as an app: without a connection there is a page of our own, and nothing else is kept.

use crate::kit::{Browser, Kind, Server, alone};
use serde_json::json;

#[tokio::test]
async fn without_a_connection_there_is_a_page_of_our_own() {
    let mut server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Phone).await;
    let table = alone(&window, &server).await;
    let working = "return (async () => (await navigator.serviceWorker.ready).active?.state === 'activated')()";
    window.until("the worker", working, &[]).await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
    let kept = "return (async () => {
        const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const kept = await Promise.all(shelves.map((shelf) => shelf.keys()));
        return kept.flat().map((request) => new URL(request.url).pathname).filter((path) => !path.startsWith('/assets/'));
    })()";
    assert_eq!(window.js(kept, &[]).await, json!(["/offline"]));

    server.kill();
    window.open(&table).await;
    window.wait_for_text("h1", "off the grid").await;
    window.screenshot("offline-390-light").await;
    server.restart();
    window.press(".message .button").await;
    window.wait_for("#table").await;
    assert_eq!(window.address().await, table);
}
