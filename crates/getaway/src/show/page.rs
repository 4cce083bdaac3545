//! A page of text: a title and paragraphs no wider than a terminal.

use std::fmt::Display;
use words::Language;

/// Characters in a line.
const WIDTH: usize = 88;

pub struct Page {
    lang: Language,
    text: String,
}

impl Page {
    /// A page about something, and what kind of thing it is.
    pub fn new(lang: Language, title: impl Display, kind: impl Display) -> Page {
        let mut page = Page {
            lang,
            text: String::new(),
        };
        page.text = page.named(title, kind) + "\n";
        page
    }

    /// A paragraph.
    pub fn say(&mut self, text: impl Display) {
        self.wrap(&text.to_string(), "", "");
    }

    /// A line that bears the name of a key; the lines it runs on to are set in.
    pub fn line(&mut self, key: &str, text: impl Display) {
        self.line_of(self.lang.say(key), text);
    }

    /// A line with a name of its own.
    pub fn line_of(&mut self, name: impl Display, text: impl Display) {
        self.wrap(&self.named(name, text), "", "    ");
    }

    /// A named line set in under a heading.
    pub fn entry(&mut self, name: impl Display, text: impl Display) {
        self.wrap(&self.named(name, text), "  ", "      ");
    }

    pub fn heading(&mut self, text: impl Display) {
        self.text.push_str(&format!("\n{text}\n"));
    }

    /// A line with several things, if there are any; it bears the name of a key.
    pub fn list<T: Display>(&mut self, key: &str, things: impl IntoIterator<Item = T>) {
        self.list_of(self.lang.say(key), things);
    }

    /// The same with a name of its own.
    pub fn list_of<T: Display>(&mut self, name: impl Display, things: impl IntoIterator<Item = T>) {
        let mut things = things.into_iter().map(|thing| thing.to_string()).peekable();
        if things.peek().is_some() {
            self.line_of(name, self.lang.list(things));
        }
    }

    /// Text that is laid out already.
    pub fn drawing(&mut self, text: &str) {
        self.text.push('\n');
        self.text.push_str(text);
    }

    pub fn into_text(self) -> String {
        self.text
    }

    fn named(&self, name: impl Display, text: impl Display) -> String {
        let (name, text) = (name.to_string(), text.to_string());
        self.lang
            .say_with("show-line", &[("name", &name), ("text", &text)])
    }

    fn wrap(&mut self, text: &str, first: &str, rest: &str) {
        let mut line = first.to_owned();
        let mut words = 0;
        for word in text.split_whitespace() {
            let room = line.chars().count() + 1 + word.chars().count() <= WIDTH;
            if words > 0 && !room {
                self.text.push_str(&line);
                self.text.push('\n');
                line = rest.to_owned();
                words = 0;
            }
            if words > 0 {
                line.push(' ');
            }
            line.push_str(word);
            words += 1;
        }
        self.text.push_str(&line);
        self.text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_run_on_set_in() {
        let mut page = Page::new(Language::english(), "Title", "a page");
        page.line_of("Name", "word ".repeat(30));
        let text = page.into_text();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(lines[2].starts_with("    word"));
    }
}
