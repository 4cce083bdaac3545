//! Two people press in the same moment.

use crate::kit::{
    Browser, Kind, Offers, Player, Server, Window, agree, alone, open_with_friends, put_lobby_away,
    seated, sit_down,
};
use serde_json::json;

#[tokio::test]
async fn two_people_press_at_once() {
    let server = Server::start();
    let browser = Browser::start().await;
    let (ann, bob) = (
        browser.window(Kind::Desk).await,
        browser.window(Kind::Desk).await,
    );
    let link = open_with_friends(&ann, &server).await;
    sit_down(&bob, &link, 1, "Bob", "mint").await;
    agree(&[&ann, &bob]).await;

    for kind in ["start", "plan", "plan", "plan", "unplan"] {
        let (one, other) = (any(&ann, 0, kind).await, any(&bob, 1, kind).await);
        tokio::join!(ann.press(&one), bob.press(&other));
        settle(&ann, 0, &one, kind).await;
        settle(&bob, 1, &other, kind).await;
        agree(&[&ann, &bob]).await;
    }
    // Both have tokens left, so both are asked.
    tokio::join!(ann.press("#you0 .ready"), bob.press("#you1 .ready"));
    tokio::join!(ann.press("#menu [data-do]"), bob.press("#menu [data-do]"));
    for window in [&ann, &bob] {
        window.wait_for(".standings li.done:nth-child(1)").await;
        window.wait_for(".standings li.done:nth-child(2)").await;
    }
    agree(&[&ann, &bob]).await;
}

/// What others do draws a hex anew while a mouse is down on it. The press still counts.
#[tokio::test]
async fn somebody_acts_while_a_mouse_is_down() {
    let server = Server::start();
    let browser = Browser::start().await;
    let (ann, bob) = (
        browser.window(Kind::Desk).await,
        browser.window(Kind::Desk).await,
    );
    let link = open_with_friends(&ann, &server).await;
    sit_down(&bob, &link, 1, "Bob", "mint").await;
    agree(&[&ann, &bob]).await;

    let start = any(&bob, 1, "start").await;
    bob.put_down(&start).await;
    let anew = "const under = document.querySelector(arguments[0]);
        window.under ??= under;
        return window.under !== under";
    bob.js(anew, &[start.clone().into()]).await;
    ann.press(&any(&ann, 0, "start").await).await;
    bob.until("the hex to be drawn anew", anew, &[start.clone().into()])
        .await;
    bob.lift().await;
    settle(&bob, 1, &start, "start").await;
    agree(&[&ann, &bob]).await;
}

/// The same for a finger, and for buttons.
#[tokio::test]
async fn things_are_drawn_anew_while_they_are_pressed() {
    let server = Server::start();
    let browser = Browser::start().await;
    for kind in [Kind::Phone, Kind::Desk] {
        let window = browser.window(kind).await;
        alone(&window, &server).await;
        window.js(DRAW_ANEW, &[]).await;
        let start = any(&window, 0, "start").await;
        window.press(&start).await;
        settle(&window, 0, &start, "start").await;
        window.press("#you0 .undo").await;
        window
            .wait_for(&format!("{start}[data-kinds~='start']"))
            .await;
    }
}

/// What comes under a mouse that is down and means something else is not pressed.
#[tokio::test]
async fn a_button_changes_while_it_is_pressed() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    alone(&window, &server).await;
    let start = any(&window, 0, "start").await;
    window.press(&start).await;
    settle(&window, 0, &start, "start").await;
    window.js(DRAW_ANEW, &[]).await;
    let other = "window.other = ['data-undo=\"', 'data-undo=\"9'];
        window.sent = [];
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { sent.push(text); send.call(this, text); }";
    window.js(other, &[]).await;
    window.press("#you0 .undo").await;
    let sent = "return new Promise((later) => setTimeout(() => later(sent), 100))";
    assert_eq!(window.js(sent, &[]).await, json!([]));
}

/// From now on, whatever is pressed is drawn anew while it is down, as news from the table would.
const DRAW_ANEW: &str = "
    const down = matchMedia('(pointer: coarse)').matches ? 'touchstart' : 'mousedown';
    addEventListener(down, () => {
        for (const part of ['you0', 'lit0']) {
            const old = document.getElementById(part);
            old.outerHTML = old.outerHTML.replace(...(window.other ?? ['', '']));
        }
    })";

/// The first hex on which this can be done.
async fn any(window: &Window, seat: u8, kind: &str) -> String {
    let offers = Offers::of(window, seat).await;
    let hex = offers.hexes_for(kind).next().expect("a lit hex");
    format!("#lit{seat} > [data-space='{}']", hex.space)
}

/// A press is done when its hex offers something else.
async fn settle(window: &Window, seat: u8, hex: &str, kind: &str) {
    let lit = format!("{hex}[data-kinds~='{kind}']");
    let done = "return !document.querySelector(arguments[0])";
    window
        .until(
            &format!("seat {seat} to have done {kind}"),
            done,
            &[lit.into()],
        )
        .await;
}

/// The same seat on two devices: the same press twice is done once, and both show it.
#[tokio::test]
async fn one_seat_on_two_devices_presses_twice() {
    let server = Server::start();
    let browser = Browser::start().await;
    let (desk, phone) = (
        browser.window(Kind::Desk).await,
        browser.window(Kind::Phone).await,
    );
    let link = open_with_friends(&desk, &server).await;
    desk.open(&format!("{link}/seats")).await;
    desk.press(".take-along button").await;
    desk.wait_for("#key-link").await;
    desk.screenshot("key-1280-light").await;
    let key = desk
        .js("return document.getElementById('key-link').value", &[])
        .await;
    phone.open(key.as_str().expect("a private link")).await;
    phone.screenshot("take-390-light").await;
    phone.press(".message button").await;
    seated(&phone).await;
    put_lobby_away(&phone).await;
    desk.open(&link).await;
    seated(&desk).await;

    let start = any(&desk, 0, "start").await;
    tokio::join!(desk.press(&start), phone.press(&start));
    settle(&desk, 0, &start, "start").await;
    settle(&phone, 0, &start, "start").await;
    agree(&[&desk, &phone]).await;
    let mut player = Player::new(&phone, 2);
    assert!(player.act().await);
    agree(&[&desk, &phone]).await;
}
