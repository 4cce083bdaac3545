//! Chat, and pointing at a place.

use crate::kit::{Browser, Kind, Server, open_with_friends, sit_down};
use serde_json::json;

#[tokio::test]
async fn chat_and_pointing() {
    let server = Server::start();
    let browser = Browser::start().await;
    let (ann, bob) = (
        browser.window(Kind::Desk).await,
        browser.window(Kind::Phone).await,
    );
    let link = open_with_friends(&ann, &server).await;
    sit_down(&bob, &link, 1, "Bob <b>the</b> Builder", "mint").await;
    ann.wait_for_text("#people", "Bob <b>the</b> Builder").await;

    let loud = "<img src=x onerror=alert(1)> & <script>alert(2)</script>";
    ann.type_into(".say input", loud).await;
    ann.press(".say button").await;
    bob.press("[data-sheet=log]").await;
    for window in [&ann, &bob] {
        window.wait_for_text("#log .said", loud).await;
        assert_eq!(window.count("#log img, #log script, #people b b").await, 0);
    }
    bob.screenshot("chat-390-light").await;
    assert_eq!(
        ann.js("return document.querySelector('.say input').value", &[])
            .await,
        json!("")
    );

    // A finger that stays reads about the room, and may point it out.
    bob.hold("#board [data-space='5']").await;
    bob.wait_for("#tip p").await;
    bob.screenshot("explained-390-light").await;
    bob.press("#tip [data-point-at]").await;
    ann.wait_for(".ping").await;
    ann.wait_for_text(".ping", "Bob <b>the</b> Builder").await;
    ann.screenshot("pointing-1280-light").await;
    ann.wait_without(".ping").await;

    ann.press("[data-tool=point]").await;
    ann.press("#board [data-space='7']").await;
    bob.wait_for(".ping").await;
    for window in [&ann, &bob] {
        assert_eq!(window.complaints().await, Vec::<String>::new());
    }
}
