//! The end as a scene, and moments that come forward.

use crate::kit::{Browser, Kind, Player, Server, alone};
use serde_json::json;

/// Who got out, the chance round by round once bots have worked it out, and a moment of the log seen again.
#[tokio::test]
async fn the_end_is_a_scene() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    window.open(&server.at("/")).await;
    window.wear("dark").await;
    let table = alone(&window, &server).await;
    Player::new(&window, 8).play_until("over").await;
    window.wait_for("#ending .fates .portrait").await;
    assert!(window.count("#ending .pose").await >= 4);
    let told = "return (document.querySelector('.skyline')?.getAttribute('aria-label') ?? '').includes('at the end') || null";
    window.until("the chance round by round", told, &[]).await;
    assert!(window.count("#ending .numbers tr").await > 2);
    window.screenshot("ending-scene-1280-dark").await;
    let overflow = window.js(OVERFLOW, &[]).await;
    assert_eq!(overflow, json!([]), "what is cut off");

    // It is kept: a page that is opened later has it at once.
    let friend = browser.window(Kind::Phone).await;
    friend.open(&table).await;
    friend.until("the same graph", told, &[]).await;
    friend.screenshot("ending-scene-390-light").await;
    assert_eq!(friend.js(OVERFLOW, &[]).await, json!([]), "what is cut off");

    window.press("[data-close=ending]").await;
    window.press_by_script("#log .moment").await;
    window.wait_for("#stage.brief .stage-title").await;
    window.screenshot("moment-1280-dark").await;
    window.key('e').await;
    window.wait_without("#stage").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
    assert_eq!(friend.complaints().await, Vec::<String>::new());
}

/// Parts of the end that are wider than it is.
const OVERFLOW: &str = "
    const ending = document.getElementById('ending');
    const wide = [...ending.querySelectorAll('.fates li, .swings a, .prizes li, .actions > *')];
    const edge = ending.getBoundingClientRect();
    return wide.filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 0 && (box.right > edge.right + 1 || box.left < edge.left - 1);
    }).map((part) => part.className + part.textContent);
";

/// Where the host wants a nod, an event stays until somebody presses something.
#[tokio::test]
async fn an_event_waits_for_a_nod_if_the_host_wants_it_so() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Still).await;
    let table = alone(&window, &server).await;
    Player::new(&window, 8).play_until("over").await;
    window.open(&format!("{table}/seats")).await;
    window.press("form[action$='/stage'] button").await;
    window
        .wait_for("form[action$='/stage'] button[value=no]")
        .await;
    window.open(&table).await;
    window.press("[data-close=ending]").await;
    window.wait_for("#people[data-nods]").await;
    window.press_by_script("#log .staged").await;
    window.wait_for("#stage .stage-nod").await;
    assert_eq!(
        window.count("#stage .stage-bar").await,
        0,
        "nothing runs out"
    );
    window.screenshot("stage-nod-1280-light").await;
    window.key('e').await;
    window.wait_without("#stage").await;
    // A moment is over by itself.
    window.press_by_script("#log .moment").await;
    window.wait_for("#stage .stage-bar").await;
    window.wait_without("#stage").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}
