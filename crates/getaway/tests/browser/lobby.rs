//! A table that waits for people.

use crate::kit::{Browser, INCLUSION_JOB, Kind, Server, Window, put_lobby_away, seated};
use serde_json::json;

/// Whoever sets up a table has its link at hand, sees friends come, and fills the rest with bots.
#[tokio::test]
async fn friends_come_by_the_link_and_seats_fill_up() {
    let server = Server::start();
    let browser = Browser::start().await;
    let (ann, bob) = (
        browser.window(Kind::Desk).await,
        browser.window(Kind::Phone).await,
    );
    ann.open(&server.at(INCLUSION_JOB)).await;
    ann.press("label:has(> input[name=mine][value=first])")
        .await;
    ann.press(".new-start button").await;
    seated(&ann).await;
    ann.wait_for("#lobby .qr").await;
    ann.wait_for_text("#lobby .lobby-open", "3 open seats")
        .await;
    let link = ann.address().await;
    ann.screenshot("lobby-1280-dark").await;

    // What is copied can be pasted.
    ann.press("#lobby [data-copy]").await;
    ann.wait_for_text("#lobby [data-copy]", "Copied").await;
    ann.paste_into(".say input").await;
    let said = "return document.querySelector('.say input').value";
    assert_eq!(ann.js(said, &[]).await, json!(link));

    bob.open(&link).await;
    bob.wait_for("#lobby-sit").await;
    bob.screenshot("lobby-390-dark").await;
    bob.type_into("#lobby-sit input", "Bob").await;
    bob.press("#lobby .sit[value='1']").await;
    seated(&bob).await;
    ann.wait_for_text("#lobby li:nth-child(2)", "Bob").await;
    ann.wait_for_text("#lobby .lobby-open", "2 open seats")
        .await;

    // Put away, it stays away, also when the page comes again.
    put_lobby_away(&bob).await;
    bob.open(&link).await;
    seated(&bob).await;
    bob.wait_without("#lobby").await;

    ann.press("#lobby .fill[data-bot='2']").await;
    ann.wait_for_text("#lobby .lobby-open", "1 open seat").await;
    ann.press("#lobby .fill[data-bot='3']").await;
    ann.wait_without("#lobby").await;
    for window in [&ann, &bob] {
        assert_eq!(window.complaints().await, Vec::<String>::new());
    }
}

/// The clock of HEIST stands still while a seat waits for somebody, and runs once everybody is there.
#[tokio::test]
async fn the_clock_waits_until_every_seat_is_taken() {
    let server = Server::start();
    let browser = Browser::start().await;
    let ann = browser.window(Kind::Desk).await;
    ann.open(&server.at("/new?game=heist&mine=first&think=60"))
        .await;
    ann.press(".new-start button").await;
    seated(&ann).await;
    ann.wait_for("#lobby li.open .portrait").await;
    // It would have run for seconds by now.
    let old = "return performance.now() > 2000";
    ann.until("the page to be old", old, &[]).await;
    ann.press("#lobby .fill[data-bot='1']").await;
    ann.wait_for_text("#lobby .lobby-open", "1 open seat").await;
    assert!(gone(&ann).await < 0.1, "one is missing");
    ann.press("#lobby .fill[data-bot='2']").await;
    ann.wait_without("#lobby").await;
    ann.until("the clock to run", &format!("{GONE} > 0.1"), &[])
        .await;
}

/// How much of the time to think is gone, in percents.
const GONE: &str =
    "return Number(document.querySelector('#timer .along').getAttribute('stroke-dashoffset'))";

async fn gone(window: &Window) -> f64 {
    window.js(GONE, &[]).await.as_f64().expect("a number")
}
