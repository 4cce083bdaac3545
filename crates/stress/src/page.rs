//! A client that gets fragments of the page: it presses what its own fragments show.

use crate::reader::{Choice, ServerMessage, aside, number, pick};
use memchr::memmem;
use serde_json::Value;

/// What a page shows to its seat. Fragments are kept as they were sent, with escaped quotes.
pub struct Page {
    fragments: [Fragment; 2],
    /// A question that a press was answered by.
    menu: Option<String>,
}

struct Fragment {
    /// How it begins in a message.
    mark: String,
    html: String,
}

impl Page {
    /// The desk of the seat and what it sees lit on the map.
    pub fn new(seat: u8) -> Page {
        let fragments = ["you", "lit"].map(|name| Fragment {
            mark: format!("[\"{name}{seat}\",\""),
            html: String::new(),
        });
        Page {
            fragments,
            menu: None,
        }
    }

    pub fn read(&mut self, text: &str) -> ServerMessage {
        for fragment in &mut self.fragments {
            if let Some(html) = find(text, &fragment.mark) {
                fragment.html.clear();
                fragment.html.push_str(html);
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

    pub fn choose(&mut self, hurry: bool) -> Option<Choice> {
        if let Some(menu) = self.menu.take() {
            let commands: Vec<&str> = buttons(&menu).collect();
            let picked = pick(commands.iter().copied(), hurry)?;
            return Some(Choice::Do(picked.to_owned()));
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
            return Some(Choice::Press(space));
        }
        let picked = pick(commands.iter().copied(), hurry)?;
        Some(Choice::Do(picked.replace('\\', "")))
    }
}

/// The text of a fragment, up to the quote that ends it.
fn find<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let start = memmem::find(text.as_bytes(), mark.as_bytes())? + mark.len();
    let rest = &text[start..];
    let ends = memmem::find_iter(rest.as_bytes(), "\"]");
    let end = ends.into_iter().find(|&end| !rest[..end].ends_with('\\'));
    Some(&rest[..end?])
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
    const MARK: &str = "data-space=\\\"";
    let starts = memmem::find_iter(html.as_bytes(), MARK);
    starts.filter_map(move |start| {
        let rest = &html[start + MARK.len()..];
        let (space, rest) = rest.split_once('\\')?;
        rest.starts_with("\" data-menu")
            .then(|| space.parse().ok())?
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
    fn a_button_is_pressed_and_a_quiet_one_is_not() {
        let shown = r#"<a data-do='{"do":"codes"}' aria-disabled="true">["]</a><b data-do='{"do":"ready"}'>"#;
        let ready = Choice::Do(r#"{"do":"ready"}"#.to_owned());
        assert_eq!(page(shown).choose(false), Some(ready));
    }

    #[test]
    fn a_space_with_several_meanings_asks_which() {
        let shown = r#"<g class="lit" data-space="12" data-menu="" data-kinds="x">"#;
        let mut page = page(shown);
        assert_eq!(page.choose(false), Some(Choice::Press(12)));
        let answer =
            serde_json::json!({"re": 4, "at": 12, "menu": r#"<button data-do='{"do":"ready"}'>"#});
        assert_eq!(
            page.read(&answer.to_string()),
            ServerMessage::Menu { re: 4 }
        );
        let ready = Choice::Do(r#"{"do":"ready"}"#.to_owned());
        assert_eq!(page.choose(false), Some(ready));
    }
}
