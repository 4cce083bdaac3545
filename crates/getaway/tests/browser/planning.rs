//! Plans made with one stroke, and plans taken over.

use crate::kit::{Browser, INCLUSION_JOB, Kind, Server, Window, alone, seated};
use fantoccini::key::Key;
use serde_json::json;

/// An entrance to start at and three rooms in a row from there, as numbers of spaces.
const ROUTE: &str = "
    const layer = document.querySelector('#lit0');
    const middle = (space) => {
        const box = document.querySelector(`#c${space}`).getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    const rooms = [...layer.querySelectorAll('[data-kinds~=plan]')].map((lit) => lit.dataset.space);
    const starts = layer.dataset.trace.trim().split(' ');
    const wide = Math.min(...rooms.slice(1).map((room) => apart(middle(room), middle(rooms[0]))));
    for (const start of starts) {
        const route = [start];
        while (route.length < 4) {
            const next = rooms.find((room) => !route.includes(room) && apart(middle(room), middle(route.at(-1))) < wide * 1.2);
            if (!next) break;
            route.push(next);
        }
        if (route.length === 4) return route;
    }
    return null;
";

/// The tokens of the first seat that lie on the map.
const TOKENS: &str = "return document.querySelectorAll('#lit0 [data-kinds~=unplan]').length";

async fn route(window: &Window) -> Vec<String> {
    let route = window.js(ROUTE, &[]).await;
    let route = route.as_array().expect("an entrance and three rooms");
    let spaces = route.iter().map(|space| space.as_str().expect("a number"));
    spaces.map(str::to_owned).collect()
}

/// Lit hexes where something can be pressed, the drawn hex elsewhere.
fn hexes(route: &[String]) -> Vec<String> {
    let hex = |space: &String| format!("#lit0 [data-space='{space}'], #c{space}");
    route.iter().map(hex).collect()
}

async fn draw_a_route(kind: Kind, picture: &str) {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(kind).await;
    alone(&window, &server).await;
    let route = route(&window).await;
    window.drag(&hexes(&route)).await;
    window
        .until("three tokens", &format!("{TOKENS} === 3"), &[])
        .await;
    let at = "return document.querySelector('#p0')?.dataset.space ?? null";
    assert_eq!(window.js(at, &[]).await, json!(route[0]));
    assert_eq!(window.count("#marks .stroke").await, 0, "the line is gone");
    window.screenshot(picture).await;

    // A browser takes no tap right after a finger has swept over the page.
    window.press_by_script("#you0 .undo").await;
    window
        .until("two tokens", &format!("{TOKENS} === 2"), &[])
        .await;

    // Dragging anything else moves the map.
    let view = "return document.getElementById('board').getAttribute('viewBox')";
    let before = window.js(view, &[]).await;
    let rooms = "return [...document.querySelectorAll('#lit0 [data-kinds=plan]')].map((lit) => lit.dataset.space)";
    let rooms = window.js(rooms, &[]).await;
    let rooms = rooms.as_array().expect("rooms");
    let ends = [rooms.first(), rooms.last()].map(|room| {
        let room = room.and_then(|room| room.as_str()).expect("a room");
        format!("#lit0 [data-space='{room}']")
    });
    window.drag(&ends).await;
    assert_ne!(window.js(view, &[]).await, before, "the map moved");
    assert_eq!(window.js(TOKENS, &[]).await, json!(2));
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_route_is_drawn_with_the_mouse() {
    draw_a_route(Kind::Desk, "stroke-1280-light").await;
}

#[tokio::test]
async fn a_route_is_drawn_with_a_finger() {
    draw_a_route(Kind::Phone, "stroke-390-light").await;
}

/// A plan of a bot lies under the own one and is taken over in one press; so is one for all seats.
#[tokio::test]
async fn a_suggested_plan_is_taken_over_in_one_press() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    alone(&window, &server).await;
    window.press("#you0 [data-hint-for]").await;
    window.wait_for("#hints .hint.plan").await;
    window.wait_for("#trails .suggested.on .route path").await;
    window.screenshot("suggested-1280-light").await;

    // It stays while somebody plans along it.
    let route = route(&window).await;
    window.drag(&hexes(&route[..2])).await;
    window
        .until("a token", &format!("{TOKENS} === 1"), &[])
        .await;
    window.wait_for("#hints .hint.plan").await;

    window.press("#hints .hint:nth-child(2) .hint-do").await;
    for seat in 0..3 {
        window
            .wait_for(&format!("#routes .route.of-{seat} path"))
            .await;
    }
    window.wait_without("#hints").await;
    let tokens = "return document.querySelector('#you0 .tokens b').textContent";
    assert_eq!(window.js(tokens, &[]).await, json!("0"), "all are placed");
    window.press("#you0 .undo").await;
    window
        .until("one token back", &format!("{tokens} === '1'"), &[])
        .await;
    window.screenshot("taken-over-1280-light").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

/// A pointer that rests on a thing is told what it is, and may go on to what it reads; Escape closes it. A press on a name opens
/// the cards behind it.
#[tokio::test]
async fn what_is_explained_stays_in_reach() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    alone(&window, &server).await;
    let gate = "
        const gate = document.querySelector('#board .cell use[href^=\"#i-gate\"]').closest('.cell');
        return gate.dataset.space";
    let gate = window.js(gate, &[]).await;
    let gate = gate.as_str().expect("a gate").to_owned();
    window
        .rest_on(&format!("#c{gate}, #lit0 [data-space='{gate}']"))
        .await;
    window.wait_for("#tip p").await;
    window.wait_for_text("#tip", "busted").await;
    window.screenshot("explained-1280-light").await;
    window.rest_on("#tip").await;
    window.wait_for("#tip.held").await;
    window.key(Key::Escape).await;
    window.wait_without("#tip").await;

    window.press("#m1 h3").await;
    window.wait_for("#tip .face").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

/// What is folded away in the form: cash, and two more fixers.
const RICH: &str = "
    document.querySelector('[name=cash]').value = 12;
    for (const fixer of ['bookie', 'visage']) document.querySelector(`[name=fixer][value=${fixer}]`).checked = true;
";

/// Shop and fixers are a sheet that stays open while things are bought.
#[tokio::test]
async fn the_shop_is_a_sheet() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    window.open(&server.at(INCLUSION_JOB)).await;
    window.js(RICH, &[]).await;
    window
        .press("label:has(> input[name=mine][value=all])")
        .await;
    window.press(".new-start button").await;
    seated(&window).await;
    window.press("#you0 .market-open").await;
    window.wait_for("#you0 .market-body .market-cash").await;
    window.screenshot("shop-1280-light").await;
    let cash = "return document.querySelector('#you0 .market-cash b').textContent";
    let before = window.js(cash, &[]).await;
    window.press("#you0 .shop button.whom").await;
    window
        .until("less cash", &format!("{cash} !== arguments[0]"), &[before])
        .await;
    window.wait_for("#you0 .market-body .holders").await;
    window.key(Key::Escape).await;
    window.wait_without("#you0 .market-body").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}
