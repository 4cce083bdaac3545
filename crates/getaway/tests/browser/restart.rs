//! The server dies or freezes in the middle of a heist and comes back.

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

#[tokio::test]
async fn a_page_that_hears_nothing_connects_again() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    alone(&window, &server).await;
    let mut player = Player::new(&window, 12);
    assert!(player.act().await);
    // A socket to a frozen server looks open.
    server.freeze();
    window.wait_for("#table.offline").await;
    server.thaw();
    window.wait_for("#table:not(.offline)").await;
    window.wait_without("#banner").await;
    assert!(player.act().await, "the heist goes on");
}

#[tokio::test]
async fn a_page_that_saw_more_than_the_server_has_says_so() {
    let mut server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    alone(&window, &server).await;
    let mut player = Player::new(&window, 13);
    assert!(player.act().await);
    server.kill();
    server.back_up();
    server.restart();
    window.wait_for("#table:not(.offline)").await;
    assert!(player.act().await);
    assert!(player.act().await);
    server.kill();
    server.put_back();
    server.restart();
    let older = words::Language::english().say("table-older");
    window.wait_for_text("#banner", &older).await;
    window.screenshot("older-table-1280-light").await;
    assert!(player.act().await, "the heist goes on from there");
    window.wait_without("#banner").await;
}
