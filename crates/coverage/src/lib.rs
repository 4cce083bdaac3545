//! Which tests prove which rules, for the tests `coverage` of the rule crates.
//!
//! A line `// covers: event:8, rule:noise` above a test cites what it proves ([`Citations`]). A crate lists what wants a
//! proof ([`Rulebook`]), and [`Coverage`] brings the two together: what has no test, which citations name nothing, a full
//! listing for each rulebook outside the repository, and a [`summary`] in `docs/coverage.md`.

mod citations;
mod rulebook;
pub mod summary;

pub use citations::Citations;
pub use rulebook::{Rulebook, Topic, TopicGroup};

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

/// Rulebooks and the tests that prove them.
pub struct Coverage {
    pub rulebooks: Vec<Rulebook>,
    pub citations: Citations,
}

impl Coverage {
    /// Keys of all that no test cites.
    pub fn untested(&self) -> Vec<&str> {
        self.topics()
            .filter(|topic| topic.tests(&self.citations).is_empty())
            .map(|topic| topic.key.as_str())
            .collect()
    }

    /// Cited keys that name nothing.
    pub fn unknown(&self) -> Vec<&str> {
        let known: BTreeSet<&str> = self.topics().flat_map(Topic::keys).collect();
        let cited = self.citations.keys();
        cited.filter(|key| !known.contains(key)).collect()
    }

    /// Writes `<rulebook>.md` for each rulebook into this folder: every topic with each of its tests.
    pub fn write_listings(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        for rulebook in &self.rulebooks {
            let file = folder.join(format!("{}.md", rulebook.id));
            fs::write(file, rulebook.listing(&self.citations))?;
        }
        Ok(())
    }

    /// A table for each rulebook: how much there is to prove, and how many tests do.
    pub fn summary(&self) -> String {
        let tables = self.rulebooks.iter();
        let tables = tables.map(|rulebook| rulebook.summary(&self.citations));
        tables.collect::<Vec<_>>().join("\n")
    }

    fn topics(&self) -> impl Iterator<Item = &Topic> {
        let groups = self.rulebooks.iter().flat_map(|book| &book.groups);
        groups.flat_map(|group| &group.topics)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coverage(tests: &str) -> Coverage {
        let topics = vec![
            Topic::new("event:1", "1 Hidden Cameras"),
            Topic::new("event:2", "2 Night Watch").or("event:all"),
        ];
        let groups = vec![TopicGroup::new("Events", topics)];
        Coverage {
            rulebooks: vec![Rulebook {
                id: "box".into(),
                name: "The Box".into(),
                groups,
            }],
            citations: Citations::in_sources([("events", tests)]),
        }
    }

    #[test]
    fn what_no_test_cites_is_named() {
        let half = coverage("// covers: event:1\n#[test]\nfn one() {}\n");
        assert_eq!(half.untested(), ["event:2"]);
        let all = coverage("// covers: event:1, event:all\n#[test]\nfn one() {}\n");
        assert!(all.untested().is_empty() && all.unknown().is_empty());
    }

    #[test]
    fn citations_of_nothing_are_named() {
        let coverage = coverage("// covers: event:1, event:9\n#[test]\nfn one() {}\n");
        assert_eq!(coverage.unknown(), ["event:9"]);
    }

    #[test]
    fn a_test_counts_once_in_a_chapter() {
        let coverage = coverage("// covers: event:1, event:2\n#[test]\nfn one() {}\n");
        assert!(coverage.summary().contains("| Events | 2 | 1 |\n"));
    }

    #[test]
    fn the_listing_names_every_test() {
        let coverage = coverage(
            "// covers: event:1\n#[test]\nfn one() {}\n// covers: event:1\n#[test]\nfn two() {}\n",
        );
        let listing = coverage.rulebooks[0].listing(&coverage.citations);
        assert!(
            listing.contains("- 1 Hidden Cameras (`event:1`)\n  - events::one\n  - events::two\n")
        );
    }
}
