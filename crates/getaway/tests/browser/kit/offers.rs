//! What a table offers a seat, read from the page as it stands.

use super::Window;
use serde::Deserialize;
use serde_json::json;

/// Everything a seat could press now.
#[derive(Debug, Deserialize)]
pub struct Offers {
    /// "plan", "action", "event", "escape", "level-up" or "over".
    pub phase: String,
    /// Phase and round, to tell one stage from the next.
    pub stage: String,
    /// The table waits for this seat's answer to a question.
    pub asked: bool,
    pub hexes: Vec<Hex>,
    pub buttons: Vec<Button>,
}

/// A lit hex.
#[derive(Clone, Debug, Deserialize)]
pub struct Hex {
    pub space: u64,
    /// What a press there may do, as words for style sheets.
    pub kinds: String,
    /// It asks which.
    pub menu: bool,
}

/// A button that is not quiet.
#[derive(Clone, Debug, Deserialize)]
pub struct Button {
    /// The command it carries, as written in the page. Nothing if it asks again first.
    pub command: String,
    /// The first word of the command.
    pub does: String,
}

impl Offers {
    /// What this seat could press now.
    pub async fn of(window: &Window, seat: u8) -> Offers {
        let offers = window.js(READ, &[json!(seat)]).await;
        serde_json::from_value(offers).expect("what a seat is offered")
    }

    pub fn hexes_for<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a Hex> {
        let hexes = self.hexes.iter();
        hexes.filter(move |hex| hex.kinds.split(' ').any(|word| word == kind))
    }

    pub fn buttons_for<'a>(&'a self, does: &'a str) -> impl Iterator<Item = &'a Button> {
        self.buttons
            .iter()
            .filter(move |button| button.does == does)
    }
}

const READ: &str = r##"
    const seat = arguments[0];
    const you = document.getElementById("you" + seat);
    const facts = document.getElementById("facts");
    const phase = facts.dataset.phase;
    return {
        phase,
        stage: phase + " " + (facts.querySelector(".round")?.textContent ?? ""),
        asked: you.classList.contains("asked"),
        hexes: [...document.querySelectorAll(`#lit${seat} > .lit`)].map((lit) => ({
            space: Number(lit.dataset.space),
            kinds: lit.dataset.kinds,
            menu: lit.dataset.menu !== undefined,
        })),
        buttons: [...you.querySelectorAll("[data-do]:not([aria-disabled]), [data-confirm]")].map((button) => ({
            command: button.dataset.do ?? "",
            does: button.dataset.do ? JSON.parse(button.dataset.do).do : button.dataset.does ?? "confirm",
        })),
    };
"##;
