//! Bots at the table: they fill seats, play on while people think, and give a seat back.

use crate::kit::{
    BLINK, Browser, Kind, Player, Server, Window, open_with_friends, seated, sit_down, with_bots,
};

#[tokio::test]
async fn a_person_and_three_bots_finish_a_heist() {
    let server = Server::with(&["--pace", "0", "--think", "30ms"]);
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    window.open(&server.at("/")).await;
    window.wear("dark").await;
    with_bots(&window, &server).await;
    assert_eq!(window.count("#people .bot-badge").await, 3);
    assert_eq!(window.count(".crew-side .sheet .bot-badge").await, 3);
    let mut player = Player::new(&window, 5).among_bots().leaves_in_round(3);
    let mut spoke = false;
    for _ in 0..4000 {
        if player.phase().await == "over" {
            break;
        }
        if !player.act().await {
            tokio::time::sleep(BLINK).await;
        }
        if !spoke && window.count(".speech").await > 0 {
            spoke = true;
            window.screenshot("bots-1280-dark").await;
        }
    }
    window.wait_for("#ending").await;
    assert!(window.count("#log .said.bot .bot-sign").await > 0);
    assert!(spoke, "no bot was heard");
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

/// Thoughts of a table follow each other at once when bots neither rest nor wait. So while the number of thoughts stays
/// the same and then grows although nobody did anything, one of them was under way all the time.
#[tokio::test]
async fn presses_are_answered_while_bots_think() {
    const BUSY: &[&str] = &["--pace", "0", "--think", "2s", "--patience", "0"];
    let server = Server::with(BUSY);
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    with_bots(&window, &server).await;
    let mut player = Player::new(&window, 6).among_bots();
    let (mut answered, mut pending) = (0, 0);
    for _ in 0..1200 {
        let before = thoughts(&window).await;
        point_at_a_hex(&window).await;
        match thoughts(&window).await == before {
            true if before > 0 => pending += 1,
            _ => answered += std::mem::take(&mut pending),
        }
        if answered >= 8 || player.phase().await == "over" {
            break;
        }
        // Nothing is thought about: the bots have done what they can.
        if pending > 40 {
            pending = 0;
            player.act().await;
        }
        tokio::time::sleep(4 * BLINK).await;
    }
    assert!(
        answered >= 8,
        "{answered} presses answered during a thought"
    );
}

/// How many thoughts bots have begun.
async fn thoughts(window: &Window) -> u64 {
    let read = "
        const ask = new XMLHttpRequest();
        ask.open('GET', '/metrics', false);
        ask.send();
        return Number(/^getaway_thoughts_total (.*)$/m.exec(ask.responseText)?.[1] ?? 0);";
    window.js(read, &[]).await.as_u64().unwrap_or(0)
}

/// The table itself shows all where somebody points, whatever may be done there.
async fn point_at_a_hex(window: &Window) {
    let press = "
        document.getElementById('marks').replaceChildren();
        document.querySelector('.cell[data-space]')
            .dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));";
    window.js(press, &[]).await;
    let shown = "return document.querySelectorAll('#marks .ping').length > 0";
    window.until("the ring", shown, &[]).await;
}

#[tokio::test]
async fn a_seat_is_handed_over_in_the_middle_of_an_action_and_taken_back() {
    let server = Server::with(&["--pace", "400ms", "--think", "30ms", "--patience", "60s"]);
    let browser = Browser::start().await;
    let window = browser.window(Kind::Phone).await;
    let link = with_bots(&window, &server).await;
    let mut player = Player::new(&window, 7).among_bots().leaves_in_round(9);
    for _ in 0..4000 {
        if window.count("#you0 .taken").await > 0 {
            break;
        }
        if !player.act().await {
            tokio::time::sleep(BLINK).await;
        }
    }
    window.press("#you0 [data-bot-menu]").await;
    window.wait_for("#menu [data-level=search]").await;
    window.screenshot("bot-menu-390-light").await;
    window.press("#menu [data-level=search]").await;
    window.wait_for("#you0 .bot-plays").await;
    assert_eq!(window.count("#lit0 > .lit, #you0 [data-do]").await, 0);
    // Whoever comes anew sees the same.
    window.open(&link).await;
    seated(&window).await;
    window.wait_for("#you0 .take-back").await;
    window.screenshot("bot-plays-390-light").await;
    window.press("#you0 .take-back").await;
    window.wait_without("#you0 .bot-plays").await;
    window.wait_for("#you0 .finish").await;
    assert_eq!(window.count("#people .bot-badge").await, 3);
    for _ in 0..200 {
        if player.act().await || player.phase().await == "over" {
            break;
        }
        tokio::time::sleep(BLINK).await;
    }
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

/// The host sets a bot into a free seat; somebody who comes later sits down in its place.
#[tokio::test]
async fn a_friend_takes_the_place_of_a_bot() {
    let server = Server::with(&["--pace", "400ms", "--think", "30ms"]);
    let browser = Browser::start().await;
    let (ann, bob) = (
        browser.window(Kind::Desk).await,
        browser.window(Kind::Desk).await,
    );
    let link = open_with_friends(&ann, &server).await;
    ann.open(&format!("{link}/seats")).await;
    let form = "form.seat-bot:has(input[name=seat][value='1'])";
    ann.press(&format!("{form} button")).await;
    ann.wait_for(&format!("{form} button[value=none]")).await;
    assert_eq!(ann.count(".seat-list .bot-badge").await, 1);
    ann.screenshot("seats-bots-1280-light").await;
    ann.open(&link).await;
    seated(&ann).await;
    ann.wait_for("#people .bot-badge").await;
    sit_down(&bob, &link, 1, "Bob", "sky").await;
    ann.wait_for_text("#people", "Bob").await;
    ann.wait_without("#people .bot-badge").await;
}
