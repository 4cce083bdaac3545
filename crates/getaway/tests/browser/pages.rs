//! Every page that is not the table: it opens without a complaint, light and dark, wide and narrow.

use crate::kit::{Browser, INCLUSION_JOB, Kind, Server, Window, open_with_friends, sit_down};
use serde_json::json;

const PAGES: [(&str, &str); 13] = [
    ("home", "/"),
    ("new-table", INCLUSION_JOB),
    ("how-to-play", "/how-to-play"),
    ("rules", "/how-to-play/master-heist/rules"),
    ("rules-heist", "/how-to-play/heist/rules?q=cheese"),
    (
        "how-to-play-your-last-heist",
        "/how-to-play/your-last-heist",
    ),
    (
        "how-to-play-your-last-heist-draft",
        "/how-to-play/your-last-heist-draft",
    ),
    ("cards", "/cards"),
    ("cards-your-last-heist", "/cards/your-last-heist"),
    ("cards-masters-of-the-heist", "/cards/masters-of-the-heist"),
    ("new-table-heist", "/new?game=heist"),
    ("how-to-play-heist", "/how-to-play/heist"),
    ("cards-heist", "/cards/heist"),
];

/// Looks at a page as it is, and says nothing if all is well.
pub async fn look_over(window: &Window, page: &str) {
    // Pictures further down load when they are scrolled to.
    let load = "for (const i of document.images) i.loading = 'eager'";
    window.js(load, &[]).await;
    let loaded = "return [...document.images].every((i) => i.complete)";
    window.until("pictures", loaded, &[]).await;
    let broken = "return [...document.images].filter((i) => !i.naturalWidth).map((i) => i.src)";
    assert_eq!(
        window.js(broken, &[]).await,
        json!([]),
        "broken pictures on {page}"
    );
    let wide = "return document.scrollingElement.scrollWidth - innerWidth";
    assert_eq!(
        window.js(wide, &[]).await,
        json!(0),
        "{page} scrolls sideways"
    );
    assert_eq!(
        window.complaints().await,
        Vec::<String>::new(),
        "complaints about {page}"
    );
}

#[tokio::test]
async fn every_page_opens_well_light_and_dark_wide_and_narrow() {
    let server = Server::start();
    let browser = Browser::start().await;
    for (kind, size) in [(Kind::Desk, "1280"), (Kind::Phone, "390")] {
        let window = browser.window(kind).await;
        for (name, path) in PAGES {
            window.open(&server.at(path)).await;
            for theme in ["dark", "light"] {
                window.wear(theme).await;
                look_over(&window, name).await;
                window.screenshot(&format!("{name}-{size}-{theme}")).await;
            }
        }
    }
}

/// Passages that have the words stay, how many is said, and an empty field shows everything again.
#[tokio::test]
async fn the_rules_are_searched_while_one_types() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    window.open(&server.at("/how-to-play")).await;
    window.press(".primer .actions a[href$='/rules']").await;
    window.wait_for("[data-search]").await;
    let shown = ".rules-body > section:not([hidden])";
    let all = window.count(shown).await;
    window.type_into("[data-search]", "kennel dog").await;
    window.wait_for_text("[data-found]", "Found:").await;
    let found = window.count(shown).await;
    assert!(found > 0 && found < all, "{found} of {all}");
    window.type_into("[data-search]", "xyzzy").await;
    window.wait_for_text("[data-found]", "Nothing").await;
    assert_eq!(window.count(shown).await, 0);
    let address = window.address().await;
    window.open(&format!("{address}?q=kennel")).await;
    window.wait_for_text("[data-found]", "Found:").await;
    let clear = "const box = document.querySelector('[data-search]');
        box.value = '';
        box.dispatchEvent(new Event('input'))";
    window.js(clear, &[]).await;
    assert_eq!(window.count(shown).await, all);
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn seats_are_taken_left_and_given_away() {
    let server = Server::start();
    let browser = Browser::start().await;
    let (ann, bob) = (
        browser.window(Kind::Desk).await,
        browser.window(Kind::Phone).await,
    );
    ann.open(&server.at("/")).await;
    ann.wear("dark").await;
    let link = open_with_friends(&ann, &server).await;
    bob.open(&format!("{link}/seats")).await;
    look_over(&bob, "seats").await;
    bob.screenshot("seats-390-light").await;
    sit_down(&bob, &link, 2, "Bob", "sky").await;
    ann.open(&format!("{link}/seats")).await;
    look_over(&ann, "seats").await;
    ann.screenshot("seats-1280-dark").await;

    ann.press("form[action$='/remove'] button").await;
    ann.wait_for("form.claim input[name=seat][value='2'] ~ button")
        .await;
    bob.open(&format!("{link}/seats")).await;
    assert_eq!(bob.count("form[action$='/leave']").await, 0);
    ann.press("form[action$='/leave'] button").await;
    ann.wait_without("form[action$='/leave']").await;
    assert_eq!(ann.count("form.claim").await, 4);
}

#[tokio::test]
async fn what_is_not_there_is_said_kindly() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    window.open(&server.at("/t/nowhere")).await;
    window.wait_for(".message a[href='/']").await;
    window.screenshot("not-found-1280-light").await;
    window.open(&server.at("/")).await;
    window.type_into("form.join input", "not a link").await;
    window.press("form.join button").await;
    window.wait_for(".problem[role=alert]").await;
}
