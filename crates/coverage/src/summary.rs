//! The parts of `docs/coverage.md`. Each rule crate makes its own part, which begins with a line that names the crate.

use std::path::Path;
use std::{fs, io};

const MARK: &str = "<!-- made by cargo test -p ";

/// Whether the page has exactly this text as the part of this crate.
pub fn is_fresh(page: &Path, owner: &str, text: &str) -> io::Result<bool> {
    let page = fs::read_to_string(page)?;
    Ok(with_part(&page, owner, text) == page)
}

/// Puts this text into the page as the part of this crate.
pub fn write(page: &Path, owner: &str, text: &str) -> io::Result<()> {
    let old = fs::read_to_string(page)?;
    fs::write(page, with_part(&old, owner, text))
}

/// The page with another text as the part of this crate, which goes to the end if it had none.
fn with_part(page: &str, owner: &str, text: &str) -> String {
    let first_line = format!("{MARK}{owner} --test coverage -->\n");
    let part = format!("{first_line}{text}");
    let Some(start) = page.find(&first_line) else {
        return format!("{}\n\n{part}", page.trim_end());
    };
    let inside = start + first_line.len();
    match page[inside..].find(MARK) {
        Some(length) => format!("{}{part}\n{}", &page[..start], &page[inside + length..]),
        None => format!("{}{part}", &page[..start]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crate_has_a_part_of_its_own() {
        let page = with_part("# Coverage\n", "crew", "one\n");
        let page = with_part(&page, "rivals", "two\n");
        let changed = with_part(&page, "crew", "other\n");
        assert_eq!(changed, page.replace("one", "other"));
        let changed = with_part(&page, "rivals", "other\n");
        assert_eq!(changed, page.replace("two", "other"));
    }

    #[test]
    fn the_same_text_changes_nothing() {
        let page = with_part("# Coverage\n", "crew", "one\n");
        let page = with_part(&page, "rivals", "two\n");
        assert_eq!(with_part(&page, "crew", "one\n"), page);
        assert_eq!(with_part(&page, "rivals", "two\n"), page);
    }
}
