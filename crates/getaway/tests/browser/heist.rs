//! Four friends, four windows, one heist from the first press to the last.

use crate::kit::{Browser, Kind, Player, Server, Window, agree, open_with_friends, sit_down};
use serde_json::json;

#[tokio::test]
async fn four_friends_play_a_whole_heist() {
    let server = Server::start();
    let browser = Browser::start().await;
    let mut windows = Vec::new();
    for _ in 0..4 {
        windows.push(browser.window(Kind::Desk).await);
    }
    let all = [&windows[0], &windows[1], &windows[2], &windows[3]];
    let [ann, bob, cleo, dan] = all;
    ann.open(&server.at("/")).await;
    ann.wear("dark").await;
    let link = open_with_friends(ann, &server).await;
    for (friend, seat, name, colour) in [
        (bob, 1, "Bob", "mint"),
        (cleo, 2, "Cleo", "sky"),
        (dan, 3, "Dan", "violet"),
    ] {
        sit_down(friend, &link, seat, name, colour).await;
        ann.wait_for_text("#people", name).await;
    }

    let mut players = Vec::new();
    for (seed, window) in (1..).zip(all) {
        players.push(Player::new(window, seed).leaves_in_round(2));
    }
    let [host, ..] = &mut players[..] else {
        unreachable!()
    };
    *host = Player::new(ann, 0)
        .leaves_in_round(2)
        .with_album("1280-dark");
    moves_are_seen_by_all(host, &all).await;
    play_to_the_end(&mut players, &all).await;

    for window in all {
        the_ending_is_told(window).await;
    }
    ann.screenshot("ending-1280-dark").await;
    for window in all {
        assert_eq!(window.complaints().await, Vec::<String>::new());
    }
}

/// Planning: where Ann begins, her tokens and her mark appear everywhere.
async fn moves_are_seen_by_all(ann: &mut Player<'_>, all: &[&Window; 4]) {
    let pawn = "return document.getElementById('p0').dataset.space ?? null";
    assert_eq!(all[1].js(pawn, &[]).await, json!(null));
    ann.act().await;
    agree(all).await;
    assert_eq!(all[1].js(pawn, &[]).await, ann.window.js(pawn, &[]).await);
    assert_ne!(all[1].js(pawn, &[]).await, json!(null));
    while ann.wanted().await.is_some() {
        ann.act().await;
    }
    for window in all {
        window.wait_for(".standings li.done:nth-child(1)").await;
        assert_eq!(window.count(".standings li.done").await, 1);
    }
}

/// Each in turn, one press at a time; all see it before the next.
async fn play_to_the_end(players: &mut [Player<'_>], all: &[&Window; 4]) {
    for _ in 0..200 {
        for player in &mut *players {
            if player.act().await {
                agree(all).await;
            }
        }
        if players[0].phase().await == "over" {
            return;
        }
    }
    panic!("the heist does not end");
}

/// Who got out, and the heist round by round.
async fn the_ending_is_told(window: &Window) {
    window.wait_for("#ending").await;
    assert!(window.count("#ending .fates li").await >= 4);
    assert!(window.count("#ending .rounds rect").await > 0);
    window.wait_for("#ending a[href$='/replay']").await;
}
