//! Somebody who plays: presses what is lit, a little at random, and sees to it that the heist ends.

use super::hand::Hand;
use super::offers::{Button, Hex, Offers};
use super::{BLINK, PATIENCE, Window};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::time::{Duration, Instant};
use table::FastDealer;

/// Presses of a seat in one stage after which it only finishes.
const BUSY: u32 = 5;
/// How long pieces may be in motion.
const STILL: Duration = Duration::from_millis(600);
/// How long the page takes being done again for the same press made twice.
const TWICE: Duration = Duration::from_millis(400);

/// Commands by which somebody is done with something.
const DONE: [&str; 6] = ["ready", "decline", "keep", "resolve", "skip", "draw"];

/// Somebody at a table, with one seat or several.
pub struct Player<'a> {
    pub window: &'a Window,
    hand: Hand,
    whim: FastDealer,
    /// The round in which Escape is called.
    leaves: u32,
    /// The stage each seat was in, and how often it pressed something there.
    stages: [(String, u32); 4],
    /// The seat that was done with the latest press, and when the table had said so.
    done: Option<(u8, Instant)>,
    album: Option<Album>,
}

/// Pictures of the first time each scene is seen.
struct Album {
    ending: &'static str,
    scenes: HashSet<&'static str>,
}

enum Choice {
    Hex(Hex),
    Button(Button),
}

impl<'a> Player<'a> {
    pub fn new(window: &'a Window, seed: u64) -> Player<'a> {
        Player {
            window,
            hand: Hand::Pointer,
            whim: FastDealer::new(seed),
            leaves: 1,
            stages: Default::default(),
            done: None,
            album: None,
        }
    }

    /// Keeps a picture of every scene, its name ending like this.
    pub fn with_album(self, ending: &'static str) -> Player<'a> {
        let album = Album {
            ending,
            scenes: HashSet::new(),
        };
        Player {
            album: Some(album),
            ..self
        }
    }

    /// Touches neither mouse nor screen.
    pub fn by_keyboard(self) -> Player<'a> {
        Player {
            hand: Hand::Keys,
            ..self
        }
    }

    /// Sits among bots: they act at the same time, so what was lit may be gone when it is pressed.
    pub fn among_bots(self) -> Player<'a> {
        Player {
            hand: Hand::Quick,
            ..self
        }
    }

    /// Stays until this round before calling Escape.
    pub fn leaves_in_round(self, leaves: u32) -> Player<'a> {
        Player { leaves, ..self }
    }

    /// The own seat the table waits for; the one in view if it is one of several.
    pub async fn wanted(&self) -> Option<u8> {
        let seat = self.window.js(WANTED, &[]).await;
        seat.as_u64().and_then(|seat| u8::try_from(seat).ok())
    }

    pub async fn phase(&self) -> String {
        let phase = self.window.js(PHASE, &[]).await;
        phase.as_str().unwrap_or_default().to_owned()
    }

    /// Presses one thing for a seat the table waits for. False when it waits for none.
    pub async fn act(&mut self) -> bool {
        self.act_if(|_| true).await
    }

    /// Presses one thing, unless the heist is in another phase by now. False also then.
    pub async fn act_in(&mut self, phase: &str) -> bool {
        self.act_if(|offers| offers.phase == phase).await
    }

    async fn act_if(&mut self, wanted: impl Fn(&Offers) -> bool) -> bool {
        let Some(seat) = self.wanted().await else {
            return false;
        };
        self.hand.turn_to(self.window, seat).await;
        self.hand.unveil(self.window, seat).await;
        let offers = Offers::of(self.window, seat).await;
        if !wanted(&offers) {
            return false;
        }
        self.picture(scene(&offers)).await;
        let choice = self.choose(seat, &offers);
        let is_done =
            matches!(&choice, Choice::Button(button) if DONE.contains(&button.does.as_str()));
        if is_done {
            self.breathe(seat).await;
        }
        let before = self.changes().await;
        match &choice {
            Choice::Hex(hex) => self.hand.hex(self.window, seat, hex).await,
            Choice::Button(button) => self.hand.button(self.window, seat, button).await,
        }
        self.see(before).await;
        self.done = is_done.then(|| (seat, Instant::now()));
        true
    }

    /// Whoever was done just now and is done again with nothing in between waits as long as people need for that: the
    /// page takes two quick presses for one.
    async fn breathe(&self, seat: u8) {
        if let Some((_, since)) = self.done.filter(|&(who, _)| who == seat) {
            tokio::time::sleep(TWICE.saturating_sub(since.elapsed())).await;
        }
    }

    /// Plays until the heist is in this phase, or over.
    pub async fn play_until(&mut self, phase: &str) {
        for _ in 0..400 {
            let now = self.phase().await;
            if now == phase || now == "over" {
                return;
            }
            if !self.act().await {
                tokio::time::sleep(BLINK).await;
            }
        }
        self.window.screenshot("gave-up").await;
        panic!("the heist never comes to {phase}");
    }

    /// Waits for what a press leads to; a menu is answered.
    pub async fn see(&mut self, before: u64) {
        let begun = Instant::now();
        loop {
            let seen = self.window.js(OUTCOME, &[]).await;
            if seen["changes"].as_u64() > Some(before) {
                return;
            }
            let jostled = self.hand == Hand::Quick;
            if jostled && (seen["why"].is_string() || begun.elapsed() > STILL) {
                return;
            }
            if let Some(why) = seen["why"].as_str() {
                self.window.screenshot("refused").await;
                panic!("what was lit is refused: {why}");
            }
            if let Some(options) = seen["options"].as_u64().filter(|&options| options > 0) {
                self.picture("menu").await;
                let n = self.whim.below(options as u32) as usize;
                self.hand.option(self.window, n).await;
                self.window.wait_without("#menu").await;
                continue;
            }
            if begun.elapsed() > PATIENCE {
                self.window.screenshot("gave-up").await;
                panic!("a press leads to nothing");
            }
            tokio::time::sleep(BLINK).await;
        }
    }

    async fn picture(&mut self, scene: &'static str) {
        if let Some(album) = &mut self.album
            && album.scenes.insert(scene)
        {
            // Pieces glide and dice tumble for half a second.
            tokio::time::sleep(STILL).await;
            let name = format!("{scene}-{}", album.ending);
            self.window.screenshot(&name).await;
        }
    }

    /// How often the page changed, counted from the first time this is asked.
    pub async fn changes(&self) -> u64 {
        let changes = self.window.js(COUNT, &[]).await;
        changes.as_u64().unwrap_or(0)
    }

    fn choose(&mut self, seat: u8, offers: &Offers) -> Choice {
        let stage = &mut self.stages[usize::from(seat)];
        if stage.0 != offers.stage {
            *stage = (offers.stage.clone(), 0);
        }
        let presses = stage.1;
        if !offers.asked {
            stage.1 += 1;
        }
        let curious = self
            .album
            .as_ref()
            .is_some_and(|album| !album.scenes.contains("menu"));
        let found = match offers.phase.as_str() {
            _ if offers.asked => None,
            _ if curious && offers.hexes.iter().any(|hex| hex.menu) => {
                self.hex(offers.hexes.iter().filter(|hex| hex.menu))
            }
            "plan" => self.plan(offers, presses),
            "action" => self.act_in_round(offers, presses),
            "escape" => self.run(offers, presses),
            "level-up" => self.level_up(offers, presses),
            _ => None,
        };
        found.or_else(|| self.anything(offers)).unwrap_or_else(|| {
            panic!("seat {seat} is waited for and has nothing to press: {offers:?}")
        })
    }

    /// A place to begin, two tokens, ready.
    fn plan(&mut self, offers: &Offers, presses: u32) -> Option<Choice> {
        match presses {
            0 => self.hex(offers.hexes_for("start")),
            1 | 2 => self.hex(offers.hexes_for("plan")),
            _ => self.button(offers.buttons_for("ready")),
        }
    }

    /// An action, some of what it gives, and done; Escape is called when it is time.
    fn act_in_round(&mut self, offers: &Offers, presses: u32) -> Option<Choice> {
        if let Some(commit) = self.button(offers.buttons_for("commit")) {
            return Some(commit);
        }
        if presses < BUSY
            && let Some(hex) = self.hex(offers.hexes.iter().filter(|hex| hex.kinds != "shift"))
        {
            return Some(hex);
        }
        let round = offers
            .stage
            .chars()
            .filter(char::is_ascii_digit)
            .collect::<String>();
        let late = round.parse::<u32>().is_ok_and(|round| round >= self.leaves);
        if late && let Some(call) = self.button(offers.buttons_for("call-escape")) {
            return Some(call);
        }
        self.button(offers.buttons_for("ready"))
    }

    /// On along the way, or out by the last ditch.
    fn run(&mut self, offers: &Offers, presses: u32) -> Option<Choice> {
        for does in ["run", "last-ditch"] {
            if let Some(button) = self.button(offers.buttons_for(does)) {
                return Some(button);
            }
        }
        if presses < 2 * BUSY {
            for kind in ["dash", "declare", "run"] {
                if let Some(hex) = self.hex(offers.hexes_for(kind)) {
                    return Some(hex);
                }
            }
        }
        let ready = self.button(offers.buttons_for("ready"));
        ready.or_else(|| self.button(offers.buttons_for("stay")))
    }

    /// Two better cards, or three for somebody new; then ready.
    fn level_up(&mut self, offers: &Offers, presses: u32) -> Option<Choice> {
        let better = self.button(offers.buttons_for("level-up"));
        let ready = self.button(offers.buttons_for("ready"));
        better.filter(|_| presses < 2).or(ready)
    }

    fn anything(&mut self, offers: &Offers) -> Option<Choice> {
        let hex = self.hex(offers.hexes.iter());
        let button = self.button(offers.buttons.iter());
        match self.whim.below(2) {
            0 => hex.or(button),
            _ => button.or(hex),
        }
    }

    fn hex<'h>(&mut self, hexes: impl Iterator<Item = &'h Hex>) -> Option<Choice> {
        self.one_of(hexes).map(Choice::Hex)
    }

    fn button<'b>(&mut self, buttons: impl Iterator<Item = &'b Button>) -> Option<Choice> {
        self.one_of(buttons).map(Choice::Button)
    }

    fn one_of<'t, T: Clone + 't>(&mut self, things: impl Iterator<Item = &'t T>) -> Option<T> {
        let mut things: Vec<&T> = things.collect();
        if things.is_empty() {
            return None;
        }
        let n = self.whim.below(things.len() as u32) as usize;
        Some(things.swap_remove(n).clone())
    }
}

/// What a picture of this moment shows.
fn scene(offers: &Offers) -> &'static str {
    match offers.phase.as_str() {
        _ if offers.asked => "question",
        "plan" if offers.buttons_for("ready").next().is_some() => "planning",
        "plan" => "start",
        "action" if offers.buttons_for("commit").next().is_some() => "action",
        "action" => "committed",
        "level-up" => "level-up",
        _ if offers.buttons_for("run").next().is_some() => "run",
        _ if offers.buttons_for("last-ditch").next().is_some() => "last-ditch",
        _ => "escape",
    }
}

/// Everything all see, as this window shows it.
pub async fn table_as_seen(window: &Window) -> Value {
    window.js(TABLE, &[]).await
}

/// Waits until these windows show the same table.
pub async fn agree(windows: &[&Window]) {
    let begun = Instant::now();
    loop {
        let mut seen = Vec::new();
        for window in windows {
            seen.push(table_as_seen(window).await);
        }
        if seen.iter().all(|table| *table == seen[0]) {
            return;
        }
        if begun.elapsed() > PATIENCE {
            let differs = |table: &Value| difference(&seen[0], table);
            let differences: Vec<Value> = seen.iter().map(differs).collect();
            panic!("windows show different tables: {}", json!(differences));
        }
        tokio::time::sleep(BLINK).await;
    }
}

/// The parts in which two windows differ.
fn difference(one: &Value, other: &Value) -> Value {
    let parts = one.as_object().into_iter().flatten();
    let parts = parts.filter(|(id, html)| other[id.as_str()] != **html);
    parts
        .map(|(id, html)| json!([id, html, other[id.as_str()]]))
        .collect()
}

const PHASE: &str = "return document.getElementById('facts').dataset.phase";

const WANTED: &str = "
    const wanted = [...document.querySelectorAll('.you[data-wanted]')];
    const found = wanted.find((you) => you.classList.contains('on')) ?? wanted[0];
    return found ? Number(found.dataset.seat) : null;
";

const COUNT: &str = "
    if (window.changes === undefined) {
        window.changes = 0;
        const watch = new MutationObserver(() => { window.changes += 1; });
        for (const part of document.querySelectorAll('#log, .desk, #lits')) {
            watch.observe(part, { childList: true, subtree: true });
        }
    }
    return window.changes;
";

const OUTCOME: &str = "
    const toast = document.getElementById('toast');
    const menu = document.getElementById('menu');
    return {
        changes: window.changes ?? Infinity,
        why: toast.hidden ? null : toast.textContent,
        options: menu.hidden ? 0 : menu.querySelectorAll('button:not([data-never])').length,
    };
";

/// Everything all see, by the id of its part. What a window adds for itself (names for its own seat, dice that still
/// tumble) stays out.
const TABLE: &str = r##"
    const parts = {};
    for (const part of document.querySelectorAll(".cell, .pawn, #facts, #noise, #event, #team, #bag, #ways, .sheet, #ending")) {
        const copy = part.cloneNode(true);
        for (const die of copy.querySelectorAll(".die")) die.replaceChildren();
        for (const die of copy.querySelectorAll(".tumble")) die.classList.remove("tumble");
        // Every window asks for this by itself.
        for (const later of copy.querySelectorAll("[data-hindsight]")) later.replaceWith();
        parts[part.id] = copy.innerHTML + (part.getAttribute("transform") ?? "");
    }
    parts.log = document.getElementById("log").lastElementChild?.textContent ?? "";
    return parts;
"##;
