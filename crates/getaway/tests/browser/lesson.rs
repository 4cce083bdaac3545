//! A first heist with a coach, from one press on the home page to its end: by mouse, by touch, by keyboard.

use crate::kit::{BLINK, Browser, Hand, Kind, Server, Window, tab_to, walk};
use fantoccini::key::Key;
use serde::Deserialize;
use serde_json::json;

/// What the coach says now, and what that is about.
#[derive(Debug, Deserialize)]
struct Spoken {
    note: String,
    words: String,
    /// It wants to be read.
    read: bool,
    /// The hex it speaks of.
    space: Option<u64>,
    /// The command of the button it speaks of, or what the button asks again before it does.
    command: Option<String>,
    does: Option<String>,
}

const SPOKEN: &str = r##"
    const bubble = document.querySelector(".coach-bubble");
    if (!bubble || bubble.hidden) return null;
    const note = document.querySelector(`.coach [data-note="${bubble.dataset.note}"]`);
    if (!note) return null;
    const target = [...document.querySelectorAll(note.dataset.at)].find((e) => e.getBoundingClientRect().width > 0);
    return {
        note: note.dataset.note, words: note.textContent, read: !note.hasAttribute("data-stays"),
        space: target?.dataset?.space === undefined ? null : Number(target.dataset.space),
        command: target?.dataset?.do ?? null, does: target?.dataset?.does ?? null,
    };
"##;

/// Starts the lesson at the home page, as somebody who was never here.
async fn begin(window: &Window, server: &Server, lesson: &str) {
    window.open(&server.at("/")).await;
    let button = format!("form[action='/lesson/{lesson}'] button");
    window.press(&button).await;
    window.wait_for(".coach-bubble").await;
}

/// Does what the coach says until the heist is over, and gives what it said.
async fn follow(window: &Window, hand: Hand, album: &str) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    for _ in 0..3000 {
        if window.count("#ending.won, #ending.lost").await > 0 {
            return said;
        }
        // What a press meant is asked again.
        if window.count("#menu:not([hidden]) [data-do]").await > 0 {
            hand.option(window, 0).await;
            continue;
        }
        let spoken = window.js(SPOKEN, &[]).await;
        let Ok(spoken) = serde_json::from_value::<Spoken>(spoken) else {
            tokio::time::sleep(BLINK).await;
            continue;
        };
        if said.last() != Some(&spoken.note) {
            said.push(spoken.note.clone());
            if album.is_empty() {
                continue;
            }
            window
                .screenshot(&format!("lesson-{:02}-{album}", said.len()))
                .await;
        }
        obey(window, hand, &spoken).await;
    }
    window.screenshot("gave-up").await;
    panic!("the lesson does not end: {said:?}");
}

/// Does what it says, or nothing if the table has moved on meanwhile.
async fn obey(window: &Window, hand: Hand, spoken: &Spoken) {
    let command = spoken.command.clone().unwrap_or_default();
    let selector = match (spoken.read, spoken.space, &spoken.does) {
        (true, ..) => ".coach-buttons .button".to_owned(),
        (_, Some(space), _) => format!("#lit0 > [data-space=\"{space}\"]"),
        (.., Some(does)) => format!("#you0 [data-does='{does}']"),
        _ if !command.is_empty() => format!("#you0 [data-do='{command}']"),
        _ => return tokio::time::sleep(BLINK).await,
    };
    if window.count(&selector).await == 0 {
        return tokio::time::sleep(BLINK).await;
    }
    let lines = window.count("#log > *").await;
    match hand {
        Hand::Keys => press_key(window, spoken, &selector).await,
        _ if !window.press_if_free(&selector).await => return tokio::time::sleep(BLINK).await,
        _ => {}
    }
    changed(window, spoken, lines).await;
}

async fn press_key(window: &Window, spoken: &Spoken, selector: &str) {
    let ready = spoken.command.as_deref() == Some(r#"{"do":"ready"}"#);
    match spoken.space {
        Some(space) if !spoken.read => walk(window, space).await,
        _ if ready || spoken.does.as_deref() == Some("ready") => return window.key('r').await,
        _ => tab_to(window, selector).await,
    }
    window.key(Key::Enter).await;
}

/// Waits until the coach says something else, or the same of another thing, or the table wants a second press on Done.
async fn changed(window: &Window, spoken: &Spoken, lines: u64) {
    let script = format!(
        "const now = (() => {{ {SPOKEN} }})();
        const over = document.querySelector('#ending.won, #ending.lost');
        const menu = document.querySelector('#menu:not([hidden]) [data-do]');
        const asked = document.querySelector('#toast:not([hidden])') && now?.command?.includes('ready');
        const news = document.querySelectorAll('#log > *').length !== arguments[3];
        return Boolean(over || menu || asked || news || !now || now.note !== arguments[0] || now.words !== arguments[1] || now.space !== arguments[2])"
    );
    let given = [
        json!(spoken.note),
        json!(spoken.words),
        json!(spoken.space),
        json!(lines),
    ];
    window
        .until("another word of the coach", &script, &given)
        .await;
}

/// What everybody is told on the way.
const TOLD: [&str; 7] = [
    "coach-welcome",
    "coach-prize",
    "coach-plan-start",
    "coach-roll",
    "coach-choose",
    "coach-step",
    "coach-escape",
];

fn assert_told(said: &[String], also: &[&str]) {
    for note in TOLD.iter().chain(also) {
        assert!(said.iter().any(|said| said == note), "{note} in {said:?}");
    }
}

#[tokio::test]
async fn the_first_heist_teaches_itself_by_mouse() {
    let server = Server::with(&["--pace", "50ms"]);
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    begin(&window, &server, "training").await;
    let said = follow(&window, Hand::Pointer, "1280-light").await;
    assert_told(
        &said,
        &[
            "coach-noise",
            "coach-unlock",
            "coach-event",
            "coach-deck",
            "coach-call",
        ],
    );
    window.wait_for("#ending.won").await;
    window.screenshot("lesson-end-1280-light").await;
    window
        .wait_for("#ending a[href*='the-inclusion-job']")
        .await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn the_first_heist_teaches_itself_by_touch() {
    let server = Server::with(&["--pace", "50ms"]);
    let browser = Browser::start().await;
    let window = browser.tapped(Kind::Phone).await;
    begin(&window, &server, "training").await;
    let said = follow(&window, Hand::Pointer, "").await;
    assert_told(&said, &["coach-noise", "coach-unlock"]);
    window.wait_for("#ending.won").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn the_alert_track_teaches_itself_by_keyboard() {
    let server = Server::with(&["--pace", "50ms"]);
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    begin(&window, &server, "training-alerts").await;
    let said = follow(&window, Hand::Keys, "").await;
    assert_told(&said, &["coach-noise-bar"]);
    window.wait_for("#ending.won").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

/// Left and taken up again: what was read is not said again, and the coach can be sent away and called back.
#[tokio::test]
async fn a_lesson_is_left_and_taken_up_again() {
    let server = Server::with(&["--pace", "50ms"]);
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    begin(&window, &server, "training").await;
    window
        .wait_for(".coach-bubble[data-note='coach-welcome']")
        .await;
    window.press(".coach-buttons .button").await;
    window
        .wait_for(".coach-bubble[data-note='coach-prize']")
        .await;
    let table = window.address().await;
    window.open(&server.at("/")).await;
    window.wait_for_text("main", "The Pawnshop").await;
    window.open(&table).await;
    window
        .wait_for(".coach-bubble[data-note='coach-prize']")
        .await;
    window.press(".coach-away").await;
    window.wait_without(".coach-bubble").await;
    window.press(".coach-back").await;
    window
        .wait_for(".coach-bubble[data-note='coach-welcome']")
        .await;
}

/// HEIST's lesson says who one is, the secret, the hand and the jobs, and then what is to be done.
#[tokio::test]
async fn heist_teaches_itself_too() {
    let server = Server::with(&["--pace", "50ms"]);
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    begin(&window, &server, "heist").await;
    for note in ["welcome", "secret", "hand", "jobs"] {
        let bubble = format!(".coach-bubble[data-note='rivals-coach-{note}']");
        window.wait_for(&bubble).await;
        window.press(".coach-buttons .button").await;
    }
    // Whoever has the first turn: there is something to do, or to wait for.
    window
        .wait_for(".coach-bubble:is([data-note$=choose], [data-note$=help], [data-note$=wait])")
        .await;
    window.screenshot("lesson-heist-1280-light").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}
