//! Alone with a phone: all four seats, by touch, and the page stays where it is.

use crate::kit::{Browser, Kind, Player, Server, Window, alone};
use serde_json::json;

#[tokio::test]
async fn alone_on_a_phone_by_touch() {
    let server = Server::start();
    let browser = Browser::start().await;
    let phone = browser.window(Kind::Phone).await;
    phone.open(&server.at("/")).await;
    phone.wear("dark").await;
    alone(&phone, &server).await;
    let mut player = Player::new(&phone, 5)
        .leaves_in_round(2)
        .with_album("390-dark");
    for _ in 0..400 {
        page_stays(&phone).await;
        fingers_fit(&phone).await;
        if !player.act().await {
            break;
        }
    }
    phone.wait_for("#ending").await;
    page_stays(&phone).await;
    fingers_fit(&phone).await;
    phone.screenshot("ending-390-dark").await;
    phone.press("[data-close=ending]").await;
    for tab in ["crew", "deck", "log", "you"] {
        phone.press(&format!("[data-sheet={tab}]")).await;
        page_stays(&phone).await;
        phone.screenshot(&format!("tab-{tab}-390-dark")).await;
    }
    assert_eq!(phone.complaints().await, Vec::<String>::new());
}

/// The page neither scrolls nor could it be scrolled.
pub async fn page_stays(phone: &Window) {
    let room = "const page = document.scrollingElement;
        return [page.scrollWidth <= innerWidth, page.scrollHeight <= innerHeight, scrollX, scrollY, visualViewport.scale]";
    assert_eq!(phone.js(room, &[]).await, json!([true, true, 0, 0, 1]));
}

/// Everything to press is large enough for a finger.
pub async fn fingers_fit(phone: &Window) {
    let small = r#"
        const all = [...document.querySelectorAll(":is(.desk, .tabs, .tools, #menu, #ending) :is(button, summary, a.button)")];
        return all.filter((e) => !e.hasAttribute("aria-disabled") && e.checkVisibility()).filter((e) => {
            const box = e.getBoundingClientRect();
            return box.width < 43.5 || box.height < 43.5;
        }).map((e) => {
            const box = e.getBoundingClientRect();
            return `${Math.round(box.width)}x${Math.round(box.height)} ${e.outerHTML.slice(0, 120)}`;
        })"#;
    assert_eq!(
        phone.js(small, &[]).await,
        json!([]),
        "too small for a finger"
    );
}
