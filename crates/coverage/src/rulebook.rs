//! What wants a proof, as a listing and as a table.

use crate::Citations;
use std::collections::BTreeSet;
use std::fmt::Write;

/// A game or an edition and all that must be proved of it.
pub struct Rulebook {
    /// What its listing is called.
    pub id: String,
    pub name: String,
    pub groups: Vec<TopicGroup>,
}

/// Topics of one kind: events, scenarios, sections.
pub struct TopicGroup {
    pub title: &'static str,
    pub topics: Vec<Topic>,
}

/// One thing that wants a test.
pub struct Topic {
    pub key: String,
    pub title: String,
    /// Another key that proves it too.
    alias: Option<String>,
}

impl TopicGroup {
    pub fn new(title: &'static str, topics: impl IntoIterator<Item = Topic>) -> TopicGroup {
        let topics = topics.into_iter().collect();
        TopicGroup { title, topics }
    }

    fn tests<'a>(&'a self, citations: &'a Citations) -> BTreeSet<&'a str> {
        let topics = self.topics.iter();
        topics.flat_map(|topic| topic.tests(citations)).collect()
    }
}

impl Topic {
    pub fn new(key: impl Into<String>, title: impl Into<String>) -> Topic {
        Topic {
            key: key.into(),
            title: title.into(),
            alias: None,
        }
    }

    /// The same, proved by tests that cite this key as well.
    pub fn or(self, alias: impl Into<String>) -> Topic {
        let alias = Some(alias.into());
        Topic { alias, ..self }
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.key.as_str()).chain(self.alias.as_deref())
    }

    /// The tests that cite it, each once, in the order of the files.
    pub(crate) fn tests<'a>(&'a self, citations: &'a Citations) -> Vec<&'a str> {
        let mut tests: Vec<&str> = Vec::new();
        for test in self.keys().flat_map(|key| citations.tests(key)) {
            if !tests.contains(&test.as_str()) {
                tests.push(test);
            }
        }
        tests
    }
}

impl Rulebook {
    /// Every topic with its key and each of its tests.
    pub(crate) fn listing(&self, citations: &Citations) -> String {
        let mut text = format!("# {}: what proves what\n", self.name);
        for group in &self.groups {
            let _ = write!(text, "\n## {}\n\n", group.title);
            for topic in &group.topics {
                let _ = writeln!(text, "- {} (`{}`)", topic.title, topic.key);
                for test in topic.tests(citations) {
                    let _ = writeln!(text, "  - {test}");
                }
            }
        }
        text
    }

    /// How much there is in each group, and how many tests prove it. A test that proves several things counts once.
    pub(crate) fn summary(&self, citations: &Citations) -> String {
        let mut text = format!(
            "## {}\n\n| | covered | tests |\n|---|---:|---:|\n",
            self.name
        );
        let mut all_tests = BTreeSet::new();
        for group in &self.groups {
            let tests = group.tests(citations);
            let topics = group.topics.len();
            let _ = writeln!(text, "| {} | {topics} | {} |", group.title, tests.len());
            all_tests.extend(tests);
        }
        let topics: usize = self.groups.iter().map(|group| group.topics.len()).sum();
        let _ = writeln!(
            text,
            "| **Everything** | **{topics}** | **{}** |",
            all_tests.len()
        );
        text
    }
}
