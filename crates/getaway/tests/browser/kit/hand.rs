//! How somebody presses what a table offers: with a pointer, or by keyboard alone.

use super::offers::{Button, Hex};
use super::{PATIENCE, Window};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::time::Instant;

/// Arrows or tabs after which a place counts as out of reach.
const FAR: usize = 120;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Mouse or finger, as the window has it.
    Pointer,
    Keys,
    /// Presses by script whatever is still there: for tables that move on by themselves.
    Quick,
}

impl Hand {
    /// Shows the panel of a seat.
    pub async fn turn_to(self, window: &Window, seat: u8) {
        let tab = format!(".seat-tab[data-tab=\"{seat}\"]");
        for _ in 0..4 {
            if window.count(&format!("#you{seat}.on")).await == 1 {
                return;
            }
            match self {
                Hand::Pointer => window.press(&tab).await,
                Hand::Quick => quick(window, &tab).await,
                Hand::Keys => window.key('t').await,
            }
        }
        window.wait_for(&format!("#you{seat}.on")).await;
    }

    /// On a shared screen, says whose cards are to be seen.
    pub async fn unveil(self, window: &Window, seat: u8) {
        let veil = format!("#you{seat}.on .veil");
        if window.count("[data-shared]:not([data-shown])").await == 0 {
            return;
        }
        match self {
            Hand::Pointer => window.press(&veil).await,
            Hand::Quick => quick(window, &veil).await,
            Hand::Keys => window.key('s').await,
        }
        window.wait_for(&format!("#you{seat}.on .offers")).await;
    }

    /// Presses a hex.
    pub async fn hex(self, window: &Window, seat: u8, hex: &Hex) {
        let space = hex.space;
        let lit = format!("#lit{seat} > [data-space=\"{space}\"]");
        match self {
            Hand::Pointer => window.press(&lit).await,
            Hand::Quick => quick(window, &lit).await,
            Hand::Keys => {
                walk(window, space).await;
                window.key(Key::Enter).await;
            }
        }
    }

    /// Presses a button of a seat's panel. What it is folded into is opened first.
    pub async fn button(self, window: &Window, seat: u8, button: &Button) {
        let selector = match button.command.as_str() {
            "" if button.does == "confirm" => format!("#you{seat} [data-confirm]"),
            "" => format!("#you{seat} [data-does='{}']", button.does),
            command => format!("#you{seat} [data-do='{command}']"),
        };
        match self {
            Hand::Pointer => {
                if window.js(FOLDED, &[json!(selector)]).await == json!(true) {
                    window
                        .press(&format!(
                            "#you{seat} details:has([data-do='{}']) > summary",
                            button.command
                        ))
                        .await;
                }
                window.press(&selector).await;
            }
            Hand::Quick => quick(window, &selector).await,
            Hand::Keys => press_by_key(window, &selector, &button.does).await,
        }
    }

    /// Presses one of the buttons of the open menu.
    pub async fn option(self, window: &Window, n: usize) {
        let option = format!(
            "#menu button:nth-child({} of button:not([data-never]))",
            n + 1
        );
        match self {
            Hand::Pointer => window.press(&option).await,
            Hand::Quick => quick(window, &option).await,
            Hand::Keys => {
                let there = "return document.activeElement.matches(arguments[0])";
                for _ in 0..FAR {
                    if window.js(there, &[json!(option)]).await == json!(true) {
                        break;
                    }
                    window.key(Key::Down).await;
                }
                window.key(Key::Enter).await;
            }
        }
    }
}

async fn quick(window: &Window, selector: &str) {
    let press = "document.querySelector(arguments[0])
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))";
    window.js(press, &[json!(selector)]).await;
}

/// Numbers for the first nine, R for being done, Tab and Enter for the rest.
async fn press_by_key(window: &Window, selector: &str, does: &str) {
    if does == "ready" {
        return window.key('r').await;
    }
    let folded = window.js(FOLDED, &[json!(selector)]).await == json!(true);
    let number = window.js(NUMBER, &[json!(selector)]).await.as_u64();
    if let Some(number) = number.and_then(|number| char::from_digit(number as u32, 10)) {
        window.key(number).await;
    } else if folded {
        tab_to(window, &format!("details:has({selector}) > summary")).await;
        window.key(Key::Enter).await;
    }
    if folded || number.is_none() {
        tab_to(window, selector).await;
        window.key(Key::Enter).await;
    }
}

/// Tabs until the focus is there.
pub async fn tab_to(window: &Window, selector: &str) {
    let there = "return document.activeElement.matches(arguments[0])";
    for _ in 0..FAR {
        if window.js(there, &[json!(selector)]).await == json!(true) {
            return;
        }
        window.key(Key::Tab).await;
    }
    window.screenshot("gave-up").await;
    panic!("Tab does not lead to {selector}");
}

/// Walks over the board to a hex, arrow by arrow.
pub async fn walk(window: &Window, space: u64) {
    let begun = Instant::now();
    for _ in 0..FAR {
        let way = window.js(WAY, &[json!(space)]).await;
        let key = match way.as_str() {
            Some("up") => Key::Up,
            Some("down") => Key::Down,
            Some("left") => Key::Left,
            Some("right") => Key::Right,
            _ if way == Value::Null => return,
            _ => break,
        };
        window.key(key).await;
        assert!(
            begun.elapsed() < PATIENCE,
            "the walk to {space} takes too long"
        );
    }
    window.screenshot("gave-up").await;
    panic!("arrows do not lead to hex {space}");
}

/// The arrow that leads nearer to a hex; nothing once there. Rows first, unless they were passed already.
const WAY: &str = r#"
    const goal = document.getElementById("c" + arguments[0]);
    const here = document.activeElement.closest(".cell") ?? document.querySelector('.cell[tabindex="0"]');
    if (document.activeElement === goal) return null;
    const middle = (e) => {
        const box = e.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [from, to] = [middle(here), middle(goal)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    window.rowsPassed ??= {};
    const crossed = window.rowsPassed;
    if (crossed.goal !== arguments[0]) Object.assign(crossed, { goal: arguments[0], sign: 0, turns: 0 });
    const sign = Math.abs(dy) < 5 ? 0 : Math.sign(dy);
    if (sign && crossed.sign && sign !== crossed.sign) crossed.turns = 2;
    if (sign) crossed.sign = sign;
    if (sign && crossed.turns > 0 && Math.abs(dx) > 5) {
        crossed.turns -= 1;
        return dx < 0 ? "left" : "right";
    }
    if (sign) return sign < 0 ? "up" : "down";
    return dx < 0 ? "left" : "right";
"#;

/// Whether something lies in a folded part.
const FOLDED: &str =
    "return Boolean(document.querySelector(arguments[0])?.closest('details:not([open])'))";

/// The number key that picks a button, or what it is folded into.
const NUMBER: &str = "
    const wanted = document.querySelector(arguments[0]);
    const shown = wanted.closest('details:not([open])')?.querySelector('summary') ?? wanted;
    const all = [...document.querySelectorAll('.you.on .offers :is(button:not([aria-disabled]), summary)')];
    const n = all.filter((e) => e.offsetParent).indexOf(shown) + 1;
    return n >= 1 && n <= 9 ? n : null;
";
