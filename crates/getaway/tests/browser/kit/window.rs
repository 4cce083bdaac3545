//! A browser window and what people do with it.

use super::{BLINK, Kind, PATIENCE};
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::key::Key;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Long enough for a page to take a touch as one that stays.
const LONG: Duration = Duration::from_millis(800);

/// One person's window, with a profile of its own. A copy is the same window.
#[derive(Clone)]
pub struct Window {
    client: Client,
    kind: Kind,
}

/// How a pointer touches the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Touch {
    Short,
    Long,
}

const DOWN: PointerAction = PointerAction::Down {
    button: MOUSE_BUTTON_LEFT,
};
const UP: PointerAction = PointerAction::Up {
    button: MOUSE_BUTTON_LEFT,
};

fn moved(x: f64, y: f64) -> PointerAction {
    PointerAction::MoveTo {
        duration: Some(Duration::ZERO),
        x,
        y,
    }
}

impl Window {
    pub fn new(client: Client, kind: Kind) -> Window {
        Window { client, kind }
    }

    /// Makes what is inside the window exactly this large, whatever the frame around it takes.
    pub async fn size(&self, wide: u32, high: u32) {
        let frame = self
            .js(
                "return [outerWidth - innerWidth, outerHeight - innerHeight]",
                &[],
            )
            .await;
        let frame = |n: usize| u32::try_from(frame[n].as_i64().unwrap_or(0)).unwrap_or(0);
        let sized = self
            .client
            .set_window_size(wide + frame(0), high + frame(1))
            .await;
        sized.expect("the window takes a size");
    }

    /// Goes to an address and waits until the page is there.
    pub async fn open(&self, address: &str) {
        self.client.goto(address).await.expect("the page opens");
    }

    /// The address in the bar.
    pub async fn address(&self) -> String {
        let address = self.client.current_url().await;
        address.expect("the window has an address").to_string()
    }

    /// Asks the page something. The script returns the answer.
    pub async fn js(&self, script: &str, given: &[Value]) -> Value {
        let begun = Instant::now();
        loop {
            match self.client.execute(script, given.to_vec()).await {
                Ok(answer) => return answer,
                // A page that comes anew just now answers when it is there.
                Err(error)
                    if error.to_string().contains("navigation") && begun.elapsed() < PATIENCE =>
                {
                    tokio::time::sleep(BLINK).await;
                }
                Err(error) => panic!("the page does not answer: {error}\n{script}"),
            }
        }
    }

    /// Presses something by script as soon as it is there: what others do may replace it while a mouse is down.
    pub async fn press_by_script(&self, selector: &str) {
        // Later, so that the answer comes before another page does.
        let press = "const found = document.querySelector(arguments[0]);
            if (found) setTimeout(() => found.click());
            return Boolean(found)";
        self.until(selector, press, &[json!(selector)]).await;
    }

    /// Waits until the page's answer is neither false nor nothing.
    pub async fn until(&self, what: &str, script: &str, given: &[Value]) -> Value {
        let begun = Instant::now();
        loop {
            let answer = self.js(script, given).await;
            if !matches!(answer, Value::Null | Value::Bool(false)) {
                return answer;
            }
            if begun.elapsed() > PATIENCE {
                self.screenshot("gave-up").await;
                panic!(
                    "waited in vain for {what}\nat {}\n{script}",
                    self.address().await
                );
            }
            tokio::time::sleep(BLINK).await;
        }
    }

    /// Waits until something like this can be seen.
    pub async fn wait_for(&self, selector: &str) {
        self.until(selector, SEEN, &[json!(selector)]).await;
    }

    /// Waits until nothing like this can be seen.
    pub async fn wait_without(&self, selector: &str) {
        let script = format!("return !(function () {{ {SEEN} }})(...arguments)");
        self.until(&format!("no {selector}"), &script, &[json!(selector)])
            .await;
    }

    /// Waits until an element like this says so.
    pub async fn wait_for_text(&self, selector: &str, text: &str) {
        let script = "const [selector, text] = arguments;
            return [...document.querySelectorAll(selector)].some((e) => e.textContent.includes(text))";
        let what = format!("{text:?} in {selector}");
        self.until(&what, script, &[json!(selector), json!(text)])
            .await;
    }

    /// The text of the first element like this.
    pub async fn read(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.textContent ?? null";
        let text = self.js(script, &[json!(selector)]).await;
        text.as_str()
            .unwrap_or_else(|| panic!("no {selector}"))
            .trim()
            .to_owned()
    }

    /// How many elements are like this.
    pub async fn count(&self, selector: &str) -> u64 {
        let script = "return document.querySelectorAll(arguments[0]).length";
        self.js(script, &[json!(selector)])
            .await
            .as_u64()
            .unwrap_or(0)
    }

    /// Presses the first element like this that can be seen, with the mouse or a finger.
    pub async fn press(&self, selector: &str) {
        let (x, y) = self.find(selector).await;
        self.point_at(x, y, Touch::Short).await;
    }

    /// The same if it can be seen and nothing covers it just now; whether it was pressed.
    pub async fn press_if_free(&self, selector: &str) -> bool {
        let place = self.js(MIDDLE, &[json!(selector)]).await;
        let (Some(x), Some(y)) = (place["x"].as_f64(), place["y"].as_f64()) else {
            return false;
        };
        self.point_at(x, y, Touch::Short).await;
        true
    }

    /// Moves the mouse onto an element.
    pub async fn rest_on(&self, selector: &str) {
        let place = self.js(ANYWHERE, &[json!(selector)]).await;
        let (x, y) = (place["x"].as_f64(), place["y"].as_f64());
        let (Some(x), Some(y)) = (x, y) else {
            panic!("no {selector} to rest on: {place}");
        };
        self.pointer(&[moved(x, y)]).await;
    }

    /// Keeps the pointer down on an element for a while.
    pub async fn hold(&self, selector: &str) {
        let (x, y) = self.find(selector).await;
        self.point_at(x, y, Touch::Long).await;
    }

    /// Draws from the first of these elements over the others, with the mouse or a finger.
    pub async fn drag(&self, path: &[String]) {
        let mut places = Vec::new();
        for selector in path {
            places.push(self.find(selector).await);
        }
        let [(x, y), rest @ ..] = &places[..] else {
            panic!("nowhere to drag from");
        };
        let mut actions = vec![moved(*x, *y), DOWN];
        actions.extend(rest.iter().map(|(x, y)| moved(*x, *y)));
        actions.push(UP);
        self.pointer(&actions).await;
    }

    /// Puts the mouse or a finger down on an element.
    pub async fn put_down(&self, selector: &str) {
        let (x, y) = self.find(selector).await;
        self.pointer(&[moved(x, y), DOWN]).await;
    }

    /// Lifts the mouse's button or the finger.
    pub async fn lift(&self) {
        self.pointer(&[UP]).await;
    }

    /// The middle of an element, once nothing covers it. It is scrolled to if need be.
    async fn find(&self, selector: &str) -> (f64, f64) {
        let begun = Instant::now();
        loop {
            let place = self.js(MIDDLE, &[json!(selector)]).await;
            if let (Some(x), Some(y)) = (place["x"].as_f64(), place["y"].as_f64()) {
                return (x, y);
            }
            if begun.elapsed() > PATIENCE {
                self.screenshot("gave-up").await;
                panic!("{selector} cannot be pressed: {place}");
            }
            tokio::time::sleep(BLINK).await;
        }
    }

    async fn point_at(&self, x: f64, y: f64, touch: Touch) {
        let duration = match touch {
            Touch::Short => Duration::ZERO,
            Touch::Long => LONG,
        };
        let wait = PointerAction::Pause { duration };
        self.pointer(&[moved(x, y), DOWN, wait, UP]).await;
    }

    async fn pointer(&self, actions: &[PointerAction]) {
        let actions = actions.iter().cloned();
        let done = match self.kind {
            Kind::Phone => {
                let finger = TouchActions::new("finger".to_owned());
                let finger = actions.fold(finger, |finger, action| finger.then(action));
                self.client.perform_actions(finger).await
            }
            Kind::Desk | Kind::Still => {
                let mouse = MouseActions::new("mouse".to_owned());
                let mouse = actions.fold(mouse, |mouse, action| mouse.then(action));
                self.client.perform_actions(mouse).await
            }
        };
        done.expect("the pointer moves");
    }

    /// Presses a key, wherever the focus is.
    pub async fn key(&self, key: impl Into<char>) {
        let value = key.into();
        let keys = KeyActions::new("keyboard".to_owned());
        let keys = keys
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
        self.client
            .perform_actions(keys)
            .await
            .expect("the key goes down");
    }

    /// Writes a word where the focus is.
    pub async fn keys(&self, word: &str) {
        for letter in word.chars() {
            self.key(letter).await;
        }
    }

    /// Presses a key while Shift is held.
    pub async fn shift_key(&self, key: impl Into<char>) {
        let (value, shift) = (key.into(), char::from(Key::Shift));
        let keys = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value: shift })
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value })
            .then(KeyAction::Up { value: shift });
        self.client
            .perform_actions(keys)
            .await
            .expect("the keys go down");
    }

    /// Writes into a field, in place of what it had.
    pub async fn type_into(&self, selector: &str, text: &str) {
        self.press(selector).await;
        let field = self
            .client
            .find(Locator::Css(selector))
            .await
            .expect(selector);
        field.clear().await.expect(selector);
        field.send_keys(text).await.expect(selector);
    }

    /// Pastes what was copied into a field.
    pub async fn paste_into(&self, selector: &str) {
        self.press(selector).await;
        let key = |value: char, down: bool| match down {
            true => KeyAction::Down { value },
            false => KeyAction::Up { value },
        };
        let control: char = Key::Control.into();
        let mut keys = KeyActions::new("keys".to_owned());
        for action in [
            key(control, true),
            key('v', true),
            key('v', false),
            key(control, false),
        ] {
            keys = keys.then(action);
        }
        let pasted = self.client.perform_actions(keys).await;
        pasted.expect("keys can be pressed");
    }

    /// Gives a file to a file field.
    pub async fn choose_file(&self, selector: &str, file: &Path) {
        let field = self
            .client
            .find(Locator::Css(selector))
            .await
            .expect(selector);
        field
            .send_keys(&file.display().to_string())
            .await
            .expect(selector);
    }

    /// Switches between light, dark and what the device has, until it is this one.
    pub async fn wear(&self, theme: &str) {
        let worn = "return document.documentElement.dataset.theme ?? 'auto'";
        while self.js(worn, &[]).await != json!(theme) {
            self.press("[data-theme-switch]").await;
        }
    }

    /// What the browser complained about since it was asked last: errors of scripts, files that are missing, what the
    /// content security policy forbade.
    pub async fn complaints(&self) -> Vec<String> {
        let entries = self.log("browser").await.into_iter();
        let bad =
            entries.filter(|entry| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING")));
        bad.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned())
            .collect()
    }

    /// The messages that came through the page's socket since this was asked last. The window must be tapped.
    pub async fn overheard(&self) -> Vec<String> {
        let entries = self.log("performance").await.into_iter();
        let heard = entries.filter_map(|entry| {
            let entry: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let message = &entry["message"];
            let frame = message["method"] == "Network.webSocketFrameReceived";
            let text = &message["params"]["response"]["payloadData"];
            frame.then(|| text.as_str().unwrap_or_default().to_owned())
        });
        heard.collect()
    }

    async fn log(&self, kind: &'static str) -> Vec<Value> {
        let log = self.client.issue_cmd(ReadLog(kind)).await;
        let log = log.expect("the browser's log");
        log.as_array().cloned().unwrap_or_default()
    }

    /// Keeps what can be seen now as a picture.
    pub async fn screenshot(&self, name: &str) {
        let picture = self.client.screenshot().await.expect("a picture");
        let folder = looks();
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("the picture is kept");
    }
}

/// Where pictures go.
fn looks() -> PathBuf {
    match std::env::var_os("GETAWAY_LOOKS") {
        Some(folder) => folder.into(),
        None => Path::new(env!("CARGO_TARGET_TMPDIR")).join("looks"),
    }
}

/// Whether something like this can be seen.
const SEEN: &str = "return [...document.querySelectorAll(arguments[0])].some((e) => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && e.checkVisibility({ visibilityProperty: true });
})";

/// The middle of the first element that can be seen, whatever covers it.
const ANYWHERE: &str = "
    const seen = [...document.querySelectorAll(arguments[0])].find((e) => e.getBoundingClientRect().width > 0);
    const box = seen?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : 'there is none';
";

/// The middle of the first element that can be seen and is not covered, or what is in the way.
const MIDDLE: &str = "
    const all = [...document.querySelectorAll(arguments[0])].filter((e) => {
        const box = e.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && e.checkVisibility({ visibilityProperty: true });
    });
    let covered = null;
    const free = (e) => {
        const box = e.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        covered = top ? top.outerHTML.slice(0, 160) : 'outside the window';
        return top && (e.contains(top) || top.closest('label')?.control === e) ? { x, y } : null;
    };
    for (const e of all) {
        const found = free(e);
        if (found) return found;
    }
    all[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return all.length ? free(all[0]) ?? { covered } : 'there is none';
";

/// One of the browser's own logs, which the standard has no command for.
#[derive(Debug)]
struct ReadLog(&'static str);

impl WebDriverCompatibleCommand for ReadLog {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (
            http::Method::POST,
            Some(json!({ "type": self.0 }).to_string()),
        )
    }
}
