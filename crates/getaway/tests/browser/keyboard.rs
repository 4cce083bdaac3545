//! A heist without mouse or touch.

use crate::kit::{Browser, Kind, Offers, Player, Server, Window, seated, tab_to, walk};
use fantoccini::key::Key;
use serde_json::json;

#[tokio::test]
async fn by_keyboard_alone() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    window.open(&server.at("/")).await;
    tab_to(&window, "[data-theme-switch]").await;
    window.key(Key::Enter).await;
    window.wait_for(":root[data-theme=light]").await;
    tab_to(&window, ".hero .with-friends").await;
    window.key(Key::Enter).await;
    window.wait_for(".new-start").await;
    // From friends it is one arrow to all seats.
    tab_to(&window, "input[name=mine]:checked").await;
    window.key(Key::Down).await;
    window.wait_for("input[name=mine][value=all]:checked").await;
    tab_to(&window, "input[name=name]").await;
    window.keys("Ann").await;
    window.key(Key::Enter).await;
    seated(&window).await;

    let mut player = Player::new(&window, 3)
        .by_keyboard()
        .leaves_in_round(2)
        .with_album("1280-light");
    player.act().await;
    a_token_is_taken_back(&player).await;
    for _ in 0..400 {
        if !player.act().await {
            break;
        }
        focus_is_somewhere(&window).await;
    }
    window.wait_for("#ending").await;
    window.screenshot("ending-1280-light").await;
    the_log_shows_what_happened_last(&window).await;
    help_opens_and_closes(&window).await;
    tab_to(&window, "#ending a[href$='/replay']").await;
    window.key(Key::Enter).await;
    window.wait_for("[data-slide]").await;
}

/// Enter puts a planning token down, U takes it back.
async fn a_token_is_taken_back(player: &Player<'_>) {
    let window = player.window;
    let seat = player.wanted().await.expect("planning waits for somebody");
    let offers = Offers::of(window, seat).await;
    let space = offers
        .hexes_for("plan")
        .next()
        .expect("a place for a token")
        .space;
    let tokens = format!("#you{seat} .tokens b");
    let before = window.read(&tokens).await;
    walk(window, space).await;
    window.key(Key::Enter).await;
    let fewer = "return document.querySelector(arguments[0]).textContent !== arguments[1]";
    window
        .until("one token fewer", fewer, &[json!(tokens), json!(before)])
        .await;
    focus_is_somewhere(window).await;
    window.key('u').await;
    window.wait_for_text(&tokens, &before).await;
    focus_is_somewhere(window).await;
}

/// Whoever cannot point must not lose their place.
async fn focus_is_somewhere(window: &Window) {
    let lost =
        "return document.activeElement === document.body || !document.activeElement.isConnected";
    if window.js(lost, &[]).await == json!(true) {
        window.screenshot("focus-lost").await;
        panic!("the focus is lost");
    }
}

/// The log keeps to its end while panels grow and shrink around it.
async fn the_log_shows_what_happened_last(window: &Window) {
    let at_end = "const log = document.getElementById('log');
        return log.scrollHeight - log.scrollTop - log.clientHeight < 40";
    window.until("the end of the log", at_end, &[]).await;
}

async fn help_opens_and_closes(window: &Window) {
    window.shift_key('?').await;
    window.wait_for("#help[open]").await;
    window.screenshot("help-1280-light").await;
    window.key(Key::Escape).await;
    window.wait_without("#help[open]").await;
}
