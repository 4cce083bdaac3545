//! Playing again with the same people.

use crate::finished::finished;
use crate::kit::{Browser, Kind, Server, seated, sit_down};
use serde_json::json;

/// One presses, both sit at the new table; who watches is led there too.
#[tokio::test]
async fn one_press_takes_everybody_along() {
    let server = Server::start();
    let browser = Browser::start().await;
    let ann = browser.window(Kind::Desk).await;
    let bob = browser.window(Kind::Phone).await;
    let eve = browser.window(Kind::Desk).await;
    let file = server.file("over.jsonl");
    std::fs::write(&file, finished()).expect("the record is kept");
    ann.open(&server.at("/")).await;
    ann.choose_file("form[action='/records'] input[type=file]", &file)
        .await;
    ann.press("form[action='/records'] button").await;
    ann.wait_for("#table[data-steps]").await;
    let old = ann.address().await;
    let old = old.split("/replay").next().expect("an address").to_owned();
    sit_down(&ann, &old, 0, "Ann", "rose").await;
    sit_down(&bob, &old, 1, "Bob", "mint").await;
    eve.open(&old).await;
    eve.wait_for("#ending").await;
    eve.wait_without(".play-again").await;
    bob.wait_for(".play-again").await;
    bob.screenshot("over-390-light").await;

    ann.press(".play-again").await;
    // Bob may stay for a while, and comes when he wants to.
    bob.press_by_script("#again.leaving [data-stay]").await;
    bob.wait_without(".again-soon").await;
    bob.screenshot("again-390-light").await;
    let elsewhere = "return !location.href.startsWith(arguments[0])";
    ann.until("the new table", elsewhere, &[json!(old)]).await;
    seated(&ann).await;
    let new = ann.address().await;
    bob.press("#again a").await;
    seated(&bob).await;
    assert_eq!(bob.address().await, new);
    ann.wait_for_text("#people li:nth-child(2)", "Bob").await;

    // Eve does nothing and is led there.
    eve.screenshot("again-1280-light").await;
    eve.until(
        "to be led there",
        "return location.href === arguments[0]",
        &[json!(new)],
    )
    .await;
    // Who looks at the old table later finds the way, and stays.
    eve.open(&old).await;
    eve.wait_for("#again a").await;
    eve.wait_without(".again-soon").await;
    for window in [&ann, &bob, &eve] {
        assert_eq!(window.complaints().await, Vec::<String>::new());
    }
}
