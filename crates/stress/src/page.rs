//! A client that gets fragments of the page: it presses what its own fragments show.

use crate::reader::{ClientChoice, ServerMessage, aside, number, pick};
use memchr::memmem;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// What a page shows to its seat.
pub struct Page {
    fragments: [Fragment; 2],
    /// A question that a press was answered by.
    menu: Option<String>,
}

struct Fragment {
    id: String,
    html: String,
}

/// The fragments of a message.
#[derive(Deserialize)]
struct Update<'m> {
    #[serde(borrow, default)]
    parts: Vec<(&'m str, &'m RawValue)>,
}

/// What becomes of a fragment.
#[derive(Deserialize)]
#[serde(untagged)]
enum Change {
    Whole(String),
    Pieces(Vec<PatchPiece>),
}

/// So much of the text before, from there on, in UTF-16 units; or something new.
#[derive(Deserialize)]
#[serde(untagged)]
enum PatchPiece {
    Old(usize, usize),
    New(String),
}

impl Page {
    /// The desk of the seat and what it sees lit on the map.
    pub fn new(seat: u8) -> Page {
        let fragments = ["you", "lit"].map(|name| Fragment {
            id: format!("{name}{seat}"),
            html: String::new(),
        });
        Page {
            fragments,
            menu: None,
        }
    }

    pub fn read(&mut self, text: &str) -> ServerMessage {
        if let Ok(Update { parts }) = serde_json::from_str(text) {
            for (id, change) in parts {
                let own = self.fragments.iter_mut().find(|own| own.id == id);
                let change = serde_json::from_str(change.get());
                if let Some((own, change)) = own.zip(change.ok()) {
                    own.html = patched(&own.html, change);
                }
            }
        }
        if let Some(n) = number(text) {
            self.menu = None;
            return ServerMessage::At { n, re: None };
        }
        let (received, message) = aside(text);
        if let Value::String(menu) = &message["menu"] {
            self.menu = Some(menu.clone());
        }
        received
    }

    pub fn can_choose(&self) -> bool {
        let mut fragments = self.fragments.iter().map(|fragment| fragment.html.as_str());
        let something = |html| buttons(html).next().is_some() || questions(html).next().is_some();
        self.menu.is_some() || fragments.any(something)
    }

    pub fn choose(&mut self, hurry: bool) -> Option<ClientChoice> {
        if let Some(menu) = self.menu.take() {
            let commands: Vec<&str> = buttons(&menu).collect();
            let picked = pick(commands.iter().copied(), hurry)?;
            return Some(ClientChoice::Do(picked.to_owned()));
        }
        let html = || self.fragments.iter().map(|fragment| fragment.html.as_str());
        let commands: Vec<&str> = html().flat_map(buttons).collect();
        let spaces: Vec<u8> = html().flat_map(questions).collect();
        let all = commands.len() + spaces.len();
        if all == 0 {
            return None;
        }
        // In a hurry nobody asks what a space means, unless there is nothing else.
        let at = fastrand::usize(..all);
        if let Some(&space) = spaces.get(at)
            && (!hurry || commands.is_empty())
        {
            return Some(ClientChoice::Press(space));
        }
        let picked = pick(commands.iter().copied(), hurry)?;
        Some(ClientChoice::Do(picked.to_owned()))
    }
}

/// The text of a fragment, as the page puts it together.
fn patched(before: &str, change: Change) -> String {
    let pieces = match change {
        Change::Whole(html) => return html,
        Change::Pieces(pieces) => pieces,
    };
    let old: Vec<u16> = before.encode_utf16().collect();
    let text = pieces.into_iter().map(|piece| match piece {
        PatchPiece::Old(from, length) => {
            let end = (from + length).min(old.len());
            String::from_utf16_lossy(&old[from.min(end)..end])
        }
        PatchPiece::New(text) => text,
    });
    text.collect()
}

/// The commands that can be pressed. What is shown as impossible is left alone.
fn buttons(html: &str) -> impl Iterator<Item = &str> + Clone {
    const MARK: &str = "data-do='";
    let starts = memmem::find_iter(html.as_bytes(), MARK);
    starts.filter_map(move |start| {
        let rest = &html[start + MARK.len()..];
        let end = rest.find('\'')?;
        let possible = !rest[end + 1..].starts_with(" aria-disabled");
        possible.then_some(&rest[..end])
    })
}

/// The spaces that mean several things.
fn questions(html: &str) -> impl Iterator<Item = u8> {
    const MARK: &str = "data-space=\"";
    let starts = memmem::find_iter(html.as_bytes(), MARK);
    starts.filter_map(move |start| {
        let rest = &html[start + MARK.len()..];
        let (space, rest) = rest.split_once('"')?;
        rest.starts_with(" data-menu").then(|| space.parse().ok())?
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(html: &str) -> Page {
        let html = serde_json::to_string(html).unwrap();
        let mut page = Page::new(0);
        let text = format!("{{\"n\":3,\"after\":2,\"parts\":[[\"lit0\",{html}],[\"x\",\"\"]]}}");
        assert_eq!(page.read(&text), ServerMessage::At { n: 3, re: None });
        page
    }

    #[test]
    fn a_fragment_is_put_together_from_pieces() {
        let mut page = page(r#"<a data-do='{"do":"codes"}'>× one</a>"#);
        let update =
            r#"{"n":4,"after":3,"parts":[["lit0",[[0,12],"{\"do\":\"ready\"}",[26,11]]]]}"#;
        assert_eq!(page.read(update), ServerMessage::At { n: 4, re: None });
        assert_eq!(
            page.fragments[1].html,
            r#"<a data-do='{"do":"ready"}'>× one</a>"#
        );
    }

    #[test]
    fn a_button_is_pressed_and_a_quiet_one_is_not() {
        let shown = r#"<a data-do='{"do":"codes"}' aria-disabled="true">["]</a><b data-do='{"do":"ready"}'>"#;
        let ready = ClientChoice::Do(r#"{"do":"ready"}"#.to_owned());
        assert_eq!(page(shown).choose(false), Some(ready));
    }

    #[test]
    fn a_space_with_several_meanings_asks_which() {
        let shown = r#"<g class="lit" data-space="12" data-menu="" data-kinds="x">"#;
        let mut page = page(shown);
        assert_eq!(page.choose(false), Some(ClientChoice::Press(12)));
        let answer =
            serde_json::json!({"re": 4, "at": 12, "menu": r#"<button data-do='{"do":"ready"}'>"#});
        assert_eq!(
            page.read(&answer.to_string()),
            ServerMessage::Menu { re: 4 }
        );
        let ready = ClientChoice::Do(r#"{"do":"ready"}"#.to_owned());
        assert_eq!(page.choose(false), Some(ready));
    }
}
