//! The server dies in the middle of a heist and comes back.

use crate::kit::{Browser, Kind, Player, Server, alone, seated};
use serde_json::json;

#[tokio::test]
async fn the_table_survives_the_server_being_killed() {
    let mut server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    alone(&window, &server).await;
    let mut player = Player::new(&window, 11).leaves_in_round(9);
    player.play_until("action").await;
    player.act().await;
    window.js("window.neverLeft = true", &[]).await;
    let board = "return document.querySelector('.board').innerHTML.length";
    let before = window.js(board, &[]).await;

    server.kill();
    window.wait_for("#banner").await;
    window.screenshot("connection-lost-1280-light").await;
    server.restart();
    window.wait_without("#banner").await;
    seated(&window).await;

    assert_eq!(window.js(board, &[]).await, before);
    assert!(player.act().await, "the heist goes on");
    assert!(player.act().await, "and on");
    assert_eq!(window.js("return window.neverLeft", &[]).await, json!(true));
}
