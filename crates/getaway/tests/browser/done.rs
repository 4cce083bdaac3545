//! Being done twice: by mistake, and on purpose.

use crate::kit::{Browser, Kind, Player, Server, alone};

#[tokio::test]
async fn two_quick_presses_are_one_unless_something_came_between() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    alone(&window, &server).await;
    let mut player = Player::new(&window, 6);
    assert!(player.act().await, "there is a start to choose");
    // With tokens in hand it would ask.
    while window
        .count("#you0 .ready[data-do]:not([aria-disabled])")
        .await
        == 0
    {
        let before = player.changes().await;
        window.press("#lit0 [data-kinds='plan'][data-do]").await;
        player.see(before).await;
    }

    // The second press would be for whatever comes next, so it is not sent, and the page says so.
    let twice = "for (const _ of [1, 2]) document.querySelector('#you0 .ready').click()";
    window.js(twice, &[]).await;
    window
        .wait_for_text("#toast", "Press again to confirm")
        .await;
    window.wait_for("#m0.ready").await;

    // Taking it back shows that the next one is meant, however quick it comes.
    window.js(CHANGE_OF_MIND, &[]).await;
    window.wait_for("#m0.ready").await;
}

/// Takes it back and is done again as soon as that can be pressed: no human is as quick.
const CHANGE_OF_MIND: &str = "
    const press = (selector) => document.querySelector(selector).click();
    const until = async (selector) => {
        while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
    };
    return (async () => {
        for (const _ of [1, 2]) {
            press('#you0 .undo');
            await until('#m0:not(.ready)');
            press('#you0 .ready');
            await until('#m0.ready');
        }
    })()";
