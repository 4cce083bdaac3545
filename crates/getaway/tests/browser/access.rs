//! What people hear who do not see the table, and how still it is for those who want it still.

use crate::kit::{Browser, Kind, Player, Server, Window, alone};
use serde_json::json;

#[tokio::test]
async fn everything_has_a_name_and_nothing_moves_for_who_wants_it_still() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Still).await;
    for path in ["/", crate::kit::INCLUSION_JOB, "/how-to-play", "/cards"] {
        window.open(&server.at(path)).await;
        everything_has_a_name(&window).await;
        words_are_words(&window).await;
    }
    let table = alone(&window, &server).await;
    window.open(&format!("{table}/seats")).await;
    everything_has_a_name(&window).await;
    window.open(&table).await;

    assert_eq!(window.count("#hear[aria-live=polite]").await, 1);
    assert_eq!(window.count("#toast[role=alert]").await, 1);
    let nameless = "return [...document.querySelectorAll('.cell[data-space]')]
        .filter((cell) => !cell.getAttribute('aria-label') || cell.getAttribute('role') !== 'button').map((cell) => cell.id)";
    let mut player = Player::new(&window, 6);
    for _ in 0..400 {
        assert_eq!(
            window.js(nameless, &[]).await,
            json!([]),
            "hexes without a name"
        );
        everything_has_a_name(&window).await;
        words_are_words(&window).await;
        if !player.act().await {
            break;
        }
        let moving = "return document.getAnimations().length";
        assert_eq!(window.js(moving, &[]).await, json!(0), "something moves");
    }
    window.wait_for("#ending").await;
    assert!(
        !window.read("#hear").await.is_empty(),
        "nothing is read out"
    );
}

/// Nobody reads the name of a sentence instead of the sentence.
pub async fn words_are_words(window: &Window) {
    let keys = r#"
        const found = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const words = texts.currentNode.data.trim();
            if (/^[a-z]+(-[a-z]+)+$/.test(words)) found.push(words);
        }
        for (const e of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
            for (const words of [e.ariaLabel, e.getAttribute("title"), e.placeholder]) {
                if (/^[a-z]+(-[a-z]+)+$/.test(words ?? "")) found.push(words);
            }
        }
        return found;"#;
    assert_eq!(
        window.js(keys, &[]).await,
        json!([]),
        "keys in place of words"
    );
}

/// Every button, link and field that can be seen is called something.
pub async fn everything_has_a_name(window: &Window) {
    let nameless = r#"
        const named = (e) => {
            const by = e.getAttribute("aria-labelledby");
            const words = [
                e.getAttribute("aria-label"),
                by && document.getElementById(by)?.textContent,
                e.title,
                e.matches("input, select, textarea") ? [...(e.labels ?? [])].map((l) => l.textContent).join("") : e.textContent,
                [...e.querySelectorAll("img[alt]")].map((i) => i.alt).join(""),
            ];
            return words.some((w) => w && w.trim());
        };
        const all = document.querySelectorAll("button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]");
        return [...all].filter((e) => e.checkVisibility() && !e.closest("[aria-hidden=true]") && !named(e)).map((e) => e.outerHTML.slice(0, 160));"#;
    assert_eq!(
        window.js(nameless, &[]).await,
        json!([]),
        "things without a name"
    );
}
