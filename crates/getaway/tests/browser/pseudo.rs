//! The real screens in the language that nobody speaks: a plain word there came neither through `lang/` nor with the
//! content, nor is it somebody's name.
//!
//! A page is listened to from the moment it is there, so that toasts, menus and whatever a script adds are read too.

use crate::excused::{content, flat};
use crate::kit::{
    Browser, INCLUSION_JOB, Kind, Player, Server, Window, alone, open_heist, open_with_friends,
    sit_down,
};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The name of a game, a language in its own words, addresses, and people.
const ALLOWED: [&str; 6] = ["HEIST", "English", "http", "https", "Ann", "Bob"];

/// A window of somebody who reads the pseudo-language, and the plain words found in it.
struct Listener<'a> {
    window: &'a Window,
    content: Vec<String>,
    faults: BTreeSet<String>,
}

impl<'a> Listener<'a> {
    async fn new(window: &'a Window, server: &Server) -> Listener<'a> {
        window.open(&server.at("/language/x-pseudo")).await;
        let lang = "return document.documentElement.lang";
        assert_eq!(window.js(lang, &[]).await, json!("x-pseudo"));
        Listener {
            window,
            content: content(),
            faults: BTreeSet::new(),
        }
    }

    /// Reads whatever was on this page since it was first listened to.
    async fn listen(&mut self, screen: &str) {
        let heard = self.window.js(HEARD, &[]).await;
        for text in heard.as_array().into_iter().flatten() {
            self.hear(screen, text.as_str().unwrap_or_default());
        }
    }

    fn hear(&mut self, screen: &str, heard: &str) {
        let mut text = flat(heard);
        if self.content.iter().any(|known| known.contains(&text)) {
            return;
        }
        for known in &self.content {
            if text.contains(known.as_str()) {
                text = text.replace(known.as_str(), " ");
            }
        }
        let words = text.split(|c: char| !c.is_ascii_alphabetic());
        let plain: Vec<&str> = words
            .filter(|word| word.len() > 1 && !ALLOWED.contains(word))
            .collect();
        if !plain.is_empty() {
            self.faults
                .insert(format!("{screen}: {plain:?} in {heard:?}"));
        }
    }

    async fn open(&mut self, screen: &str, address: &str) {
        self.window.open(address).await;
        self.listen(screen).await;
    }

    fn end(self) {
        let faults = &self.faults;
        assert!(faults.is_empty(), "{} texts: {faults:#?}", faults.len());
    }
}

/// Begins to listen if nobody does yet, and gives every text with plain letters. Links that lead to a table are no words.
const HEARD: &str = r##"
    if (!window.heard) {
        const heard = window.heard = new Set();
        const names = ["aria-label", "aria-valuetext", "aria-description", "title", "placeholder", "alt"];
        const read = (text) => {
            const words = (text ?? "").replace(/https?:\/\/\S+/g, " ").trim();
            if (/[A-Za-z]{2}/.test(words)) heard.add(words);
        };
        const walk = (node) => {
            if (node.nodeType === Node.TEXT_NODE) {
                if (!node.parentElement?.closest("script, style, noscript")) read(node.data);
            } else if (node.nodeType === Node.ELEMENT_NODE && !node.matches("script, style, noscript, [lang]:not(html)")) {
                for (const name of names) read(node.getAttribute(name));
                node.childNodes.forEach(walk);
            }
        };
        walk(document.documentElement);
        new MutationObserver((changes) => {
            for (const { target, addedNodes } of changes) {
                if (addedNodes.length > 0) addedNodes.forEach(walk);
                else walk(target);
            }
        }).observe(document.documentElement, {
            subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: names,
        });
    }
    return [...window.heard];
"##;

#[tokio::test]
async fn pseudo_pages_have_no_plain_word() {
    let server = Server::start();
    let browser = Browser::start().await;
    let (ann, bob) = (
        browser.window(Kind::Desk).await,
        browser.window(Kind::Desk).await,
    );
    let mut listener = Listener::new(&ann, &server).await;
    for path in [
        "/",
        "/new",
        INCLUSION_JOB,
        "/new?edition=your-last-heist",
        "/new?game=heist",
        "/how-to-play",
        "/how-to-play/your-last-heist",
        "/how-to-play/heist",
        "/cards",
        "/cards/your-last-heist",
        "/cards/heist",
        "/nowhere",
        "/t/nowhere",
        "/t/y1z3kq0w9h2e",
    ] {
        listener.open(path, &server.at(path)).await;
    }
    ann.open(&server.at("/")).await;
    ann.type_into("form.join input", "***").await;
    ann.press("form.join button").await;
    ann.wait_for(".problem[role=alert]").await;
    listener.listen("no link").await;

    let link = open_with_friends(&ann, &server).await;
    listener.listen("a new table").await;
    sit_down(&bob, &link, 1, "Bob", "mint").await;
    ann.wait_for_text("#people", "Bob").await;
    listener.listen("a friend comes").await;
    listener.open("seats", &format!("{link}/seats")).await;
    listener.end();
}

#[tokio::test]
async fn pseudo_heist_has_no_plain_word() {
    let server = Server::with(&["--think", "30ms"]);
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    let mut listener = Listener::new(&window, &server).await;
    let table = alone(&window, &server).await;
    listener.listen("planning").await;
    window.press(".tool-help").await;
    window.wait_for("#help .close").await;
    window.press("#help .close").await;
    let mut player = Player::new(&window, 8).leaves_in_round(2);
    player.play_until("action").await;
    listener.listen("planned").await;

    while window.count(".you.on.asked").await > 0 {
        player.act().await;
    }
    // An action that is out of reach, and a room where nothing can be done.
    let refused = "
        const dark = [...document.querySelectorAll('.cell[data-space]')]
            .find((cell) => !document.querySelector(`#lits .lit[data-space='${cell.dataset.space}']`));
        dark.dispatchEvent(new MouseEvent('click', { bubbles: true }));";
    window.js(refused, &[]).await;
    window.wait_for("#toast[role=alert]").await;
    listener.listen("a refusal").await;
    window.wait_without("#toast").await;
    window.key('h').await;
    window.wait_for("#hints .hint").await;
    listener.listen("hints").await;
    window.key(Key::Escape).await;
    window.wait_without("#hints").await;

    player.play_until("escape").await;
    listener.listen("acting and events").await;
    player.play_until("over").await;
    window.wait_for("#ending").await;
    listener.listen("escape and the ending").await;

    window.open(&format!("{table}/replay")).await;
    listener.listen("replay").await;
    for go in ["first", "next", "next", "last"] {
        window.press(&format!("[data-go={go}]")).await;
    }
    window.wait_for("#ending").await;
    listener.listen("replay").await;
    assert!(window.count("#log li").await > 10, "a story is told");
    listener.end();
}

#[tokio::test]
async fn pseudo_rivals_have_no_plain_word() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    let mut listener = Listener::new(&window, &server).await;
    open_heist(&window, &server, 2, "all").await;
    listener.listen("the deal").await;
    let mut player = Player::new(&window, 3);
    for _ in 0..60 {
        if player.phase().await == "over" || !player.act().await {
            break;
        }
    }
    listener.listen("HEIST").await;
    listener.end();
}

/// The same ear hears the words of English pages.
#[tokio::test]
async fn pseudo_words_that_come_around_the_language_are_heard() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    let mut listener = Listener::new(&window, &server).await;
    window.open(&server.at("/language/en")).await;
    listener.open("home", &server.at("/")).await;
    assert!(!listener.faults.is_empty(), "nothing is heard");
    // And a sentence that somebody put into a page by hand.
    window.open(&server.at("/language/x-pseudo")).await;
    let (before, _) = (listener.faults.len(), listener.listen("pseudo").await);
    let sentence: Value = json!("Nobody translated this.");
    let put = "document.body.append(Object.assign(document.createElement('p'), { textContent: arguments[0] }))";
    window.js(put, &[sentence]).await;
    listener.listen("by hand").await;
    assert!(listener.faults.len() > before);
}
