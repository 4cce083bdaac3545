//! A page of text: a title and paragraphs no wider than a terminal.

use std::fmt::Display;

/// Characters in a line.
const WIDTH: usize = 88;

pub struct Page(String);

impl Page {
    pub fn new(title: impl Display, subtitle: impl Display) -> Page {
        Page(format!("{title}: {subtitle}\n"))
    }

    /// A paragraph.
    pub fn say(&mut self, text: impl Display) {
        self.wrap(&text.to_string(), "", "");
    }

    /// A named line; the lines it runs on to are set in.
    pub fn line(&mut self, name: impl Display, text: impl Display) {
        self.wrap(&format!("{name}: {text}"), "", "    ");
    }

    /// A named line set in under a heading.
    pub fn entry(&mut self, name: impl Display, text: impl Display) {
        self.wrap(&format!("{name}: {text}"), "  ", "      ");
    }

    pub fn heading(&mut self, text: impl Display) {
        self.0.push_str(&format!("\n{text}\n"));
    }

    /// A named line with several things, if there are any.
    pub fn list<T: Display>(&mut self, name: impl Display, things: impl IntoIterator<Item = T>) {
        let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
        if !things.is_empty() {
            self.line(name, things.join(", "));
        }
    }

    /// Text that is laid out already.
    pub fn drawing(&mut self, text: &str) {
        self.0.push('\n');
        self.0.push_str(text);
    }

    pub fn into_text(self) -> String {
        self.0
    }

    fn wrap(&mut self, text: &str, first: &str, rest: &str) {
        let mut line = first.to_owned();
        let mut words = 0;
        for word in text.split_whitespace() {
            let room = line.chars().count() + 1 + word.chars().count() <= WIDTH;
            if words > 0 && !room {
                self.0.push_str(&line);
                self.0.push('\n');
                line = rest.to_owned();
                words = 0;
            }
            if words > 0 {
                line.push(' ');
            }
            line.push_str(word);
            words += 1;
        }
        self.0.push_str(&line);
        self.0.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_run_on_set_in() {
        let mut page = Page::new("Title", "a page");
        page.line("Name", "word ".repeat(30));
        let text = page.into_text();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(lines[2].starts_with("    word"));
    }
}
