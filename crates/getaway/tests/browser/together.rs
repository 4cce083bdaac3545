//! Two people press in the same moment.

use crate::kit::{
    Browser, Kind, Offers, Player, Server, Window, agree, open_with_friends, seated, sit_down,
};

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
    tokio::join!(ann.press("#you0 .ready"), bob.press("#you1 .ready"));
    for window in [&ann, &bob] {
        window.wait_for(".standings li.done:nth-child(1)").await;
        window.wait_for(".standings li.done:nth-child(2)").await;
    }
    agree(&[&ann, &bob]).await;
}

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
