//! An evening without traps: Done asks before it leaves anything, events come forward, a phone can be held sideways.

use crate::kit::{BLINK, Browser, Kind, Player, Server, alone};
use serde_json::json;

/// Done with plan tokens in hand names them and asks; only a yes is one.
#[tokio::test]
async fn done_asks_before_it_leaves_anything() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    alone(&window, &server).await;
    let mut player = Player::new(&window, 6);
    while window.count("#you0 .ready[data-confirm]").await == 0 {
        assert!(player.act().await, "there is a start to choose");
    }
    window.press(".seat-tab[data-tab='0']").await;
    window.press("#you0 .ready").await;
    window.wait_for("#menu .menu-title").await;
    window
        .wait_for_text("#menu .menu-title", "plan token")
        .await;
    window.screenshot("done-asks-1280-light").await;
    // Whoever presses twice by mistake has still not said yes.
    window.press("#you0 .ready").await;
    window.wait_for("#menu .menu-title").await;
    assert_eq!(window.count("#m0.ready").await, 0);
    window.press("#menu [data-never]").await;
    window.wait_without("#menu").await;
    assert_eq!(window.count("#m0.ready").await, 0);

    window.press("#you0 .ready").await;
    window.press("#menu [data-do]").await;
    window.wait_for("#m0.ready").await;
}

/// The first event is seen on the stage, and a key ends the scene.
#[tokio::test]
async fn an_event_comes_forward_and_a_key_ends_it() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    alone(&window, &server).await;
    window.js(COUNT_SCENES, &[]).await;
    let mut player = Player::new(&window, 8).leaves_in_round(9);
    for _ in 0..400 {
        if window.js("return window.scenes", &[]).await != json!(0) {
            break;
        }
        if !player.act().await {
            tokio::time::sleep(BLINK).await;
        }
    }
    let scenes = window.js("return window.scenes", &[]).await;
    assert_ne!(scenes, json!(0), "an event was on the stage");

    // Its line in the log shows it again, for as long as nobody presses anything.
    window.press_by_script("#log .staged").await;
    window.wait_for("#stage .stage-title").await;
    window.screenshot("stage-1280-light").await;
    window.key('e').await;
    window.wait_without("#stage").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

const COUNT_SCENES: &str = "
    window.scenes = 0;
    new MutationObserver(() => { window.scenes += document.getElementById('stage').hidden ? 0 : 1; })
        .observe(document.getElementById('stage'), { attributes: true, attributeFilter: ['hidden'] });
";

/// The board beside the panel: both can be used, and the page does not scroll.
#[tokio::test]
async fn a_phone_held_sideways() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    alone(&window, &server).await;
    window.size(844, 390).await;
    let mut player = Player::new(&window, 5).with_album("844-light");
    player.play_until("action").await;
    let seen = window.js(SIDEWAYS, &[]).await;
    assert_eq!(seen, json!([]), "what does not fit");
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

const SIDEWAYS: &str = "
    const wrong = [];
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const board = box('#board'), done = box('.you.on .ready'), ask = box('.you.on .ask');
    if (board.height < 340 || board.width < 340) wrong.push('board ' + board.width + ' x ' + board.height);
    if (done.bottom > innerHeight || done.right > innerWidth || done.height < 44) wrong.push('done');
    if (ask.left < board.right - 1 || ask.bottom > innerHeight) wrong.push('ask');
    const root = document.scrollingElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) wrong.push('scrolls');
    return wrong;
";
