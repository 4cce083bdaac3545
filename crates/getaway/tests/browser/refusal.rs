//! Pressing what is not possible.

use crate::kit::{Browser, Kind, Offers, Player, Server, Window, alone, table_as_seen};
use serde_json::json;

#[tokio::test]
async fn an_impossible_press_explains_itself() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    alone(&window, &server).await;
    let mut player = Player::new(&window, 4);
    player.play_until("action").await;
    // Tiny has no ideas, so some of the cards are out of reach.
    let seat = 0;
    window.press(".seat-tab[data-tab='0']").await;
    let before = table_as_seen(&window).await;

    let dark = unlit_hex(&window, seat).await;
    window.press(&dark).await;
    explained(
        &window,
        &dark,
        &words::Language::english().say("refusal-not-committed"),
    )
    .await;
    window.screenshot("refused-hex-1280-light").await;
    window.wait_without("#toast").await;

    let quiet = format!("#you{seat} .play-card[aria-disabled]");
    window.press(&quiet).await;
    explained(&window, &quiet, "").await;
    window.screenshot("refused-action-1280-light").await;

    window.wait_without("#toast").await;
    assert_eq!(table_as_seen(&window).await, before);
    assert!(player.act().await, "the heist goes on");
}

/// A room on the board on which nothing can be done now.
async fn unlit_hex(window: &Window, seat: u8) -> String {
    let lit = Offers::of(window, seat).await;
    let lit: Vec<u64> = lit.hexes.iter().map(|hex| hex.space).collect();
    let dark = "return [...document.querySelectorAll('.cell[data-space]')]
        .map((cell) => Number(cell.dataset.space)).find((space) => !arguments[0].includes(space))";
    let space = window.js(dark, &[json!(lit)]).await;
    format!("#c{space}")
}

/// The sentence stands beside what was pressed, and is read out at once.
async fn explained(window: &Window, pressed: &str, sentence: &str) {
    window.wait_for("#toast[role=alert]").await;
    window.wait_for_text("#toast", sentence).await;
    assert!(window.read("#toast").await.ends_with('.'));
    let near = "
        const pressed = document.querySelector(arguments[0]).getBoundingClientRect();
        const toast = document.getElementById('toast').getBoundingClientRect();
        const across = Math.max(toast.left - pressed.right, pressed.left - toast.right, 0);
        const down = Math.max(toast.top - pressed.bottom, pressed.top - toast.bottom, 0);
        return across <= 24 && down <= 24;";
    assert_eq!(
        window.js(near, &[json!(pressed)]).await,
        json!(true),
        "the sentence is far away"
    );
}
