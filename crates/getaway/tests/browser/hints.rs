//! Hints and the chance of success.

use crate::kit::{Browser, Kind, Player, Server, Window, alone};
use fantoccini::key::Key;
use serde_json::json;

#[tokio::test]
async fn hints_open_draw_and_do() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    alone(&window, &server).await;
    let mut player = Player::new(&window, 8);
    player.play_until("action").await;
    while window.count(".you.on.asked").await > 0 {
        player.act().await;
    }
    window.wait_for(".you.on [data-hint-for]").await;
    window.key('h').await;
    window.wait_for("#hints .hint").await;
    window.screenshot("hints-1280-light").await;

    // The first is drawn at once, the others when they are looked at.
    assert_eq!(drawn(&window).await, json!(["0"]));
    let hints = window.count("#hints .hint").await;
    assert_eq!(window.count("#trails > .trail").await, hints);
    let last = format!("#hints .hint:nth-child({hints}) .hint-why");
    window.press(&last).await;
    assert_eq!(drawn(&window).await, json!([(hints - 1).to_string()]));

    // Escape takes the panel and the drawings away.
    window.key(Key::Escape).await;
    window.wait_without("#hints").await;
    assert_eq!(window.count("#trails > .trail").await, 0);

    window.press(".you.on [data-hint-for]").await;
    window.wait_for("#hints .hint-do").await;
    let steps = "return document.querySelectorAll('#log li[data-step]').length";
    let before = window.js(steps, &[]).await;
    window.press("#hints .hint:first-child .hint-do").await;
    let more = "return document.querySelectorAll('#log li[data-step]').length > arguments[0]";
    window.until("the hint to be done", more, &[before]).await;
    // What was advised is past.
    window.wait_without("#hints").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

/// Which drawings are on the map.
async fn drawn(window: &Window) -> serde_json::Value {
    let read = "return [...document.querySelectorAll('#trails > .trail.on')].map((trail) => trail.dataset.trail)";
    window.js(read, &[]).await
}

#[tokio::test]
async fn the_chance_of_success_is_shown_to_whoever_wants_it() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Phone).await;
    let link = alone(&window, &server).await;
    assert_eq!(window.count("#gauge[hidden]").await, 1, "off by default");
    window.press(".floor-plan > [data-tool=gauge]").await;
    window.wait_for("#gauge[aria-valuenow]").await;
    let label = window
        .js("return document.getElementById('gauge').ariaLabel", &[])
        .await;
    let number = window.read("#gauge b").await;
    let number = number.trim_end_matches('%');
    assert!(label.as_str().is_some_and(|label| label.contains(number)));
    window.screenshot("gauge-390-light").await;
    // It is remembered.
    window.open(&link).await;
    window.wait_for("#gauge[aria-valuenow]").await;
    window.press(".floor-plan > [data-tool=gauge]").await;
    window.wait_without("#gauge").await;
}
