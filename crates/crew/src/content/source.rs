//! A content file and the lines on which its parts stand.

use board::Cell;
use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use super::problems::{Problem, ProblemKind};

/// A file as TOML, as far as it could be read.
pub(super) struct ContentFile<'f> {
    pub file: &'f str,
    text: &'f str,
    root: Spanned<DeValue<'f>>,
    /// Where the syntax errors are.
    errors: Vec<usize>,
}

/// A place in a file that problems can be pinned on; also nowhere, for content that is no text.
#[derive(Clone, Copy)]
pub(super) struct At<'s> {
    file: &'s str,
    text: &'s str,
    value: Option<&'s Spanned<DeValue<'s>>>,
    /// There is a syntax error inside, so that it is no wonder if this cannot be read.
    broken: bool,
}

impl<'f> ContentFile<'f> {
    /// Reads what can be read, and lists every syntax error.
    pub fn parse(file: &'f str, text: &'f str) -> (ContentFile<'f>, Vec<Problem>) {
        let (root, errors) = DeTable::parse_recoverable(text);
        let problems = errors
            .iter()
            .map(|error| Problem {
                file: file.to_string(),
                line: line_of(text, error.span().map_or(0, |span| span.start)),
                cell: None,
                kind: ProblemKind::Syntax(error.message().to_string()),
            })
            .collect();
        let source = ContentFile {
            file,
            text,
            root: Spanned::new(root.span(), DeValue::Table(root.into_inner())),
            errors: errors
                .iter()
                .map(|error| error.span().map_or(0, |span| span.start))
                .collect(),
        };
        (source, problems)
    }

    /// The whole file as one entry.
    pub fn whole(&self) -> At<'_> {
        At {
            file: self.file,
            text: self.text,
            value: Some(&self.root),
            broken: !self.errors.is_empty(),
        }
    }

    /// The names of the lists and tables at the top of the file.
    pub fn keys(&self) -> impl Iterator<Item = (&str, At<'_>)> {
        let table = self.root.get_ref().as_table();
        table.into_iter().flatten().map(|(key, value)| {
            let at = At {
                value: Some(value),
                ..self.whole()
            };
            (key.get_ref().as_ref(), at)
        })
    }

    /// The entries of a list.
    pub fn entries(&self, key: &str) -> Vec<At<'_>> {
        let list = self.root.get_ref().get(key);
        let Some(entries) = list.and_then(|list| list.get_ref().as_array()) else {
            return Vec::new();
        };
        let starts = entries.iter().map(|entry| entry.span().start);
        let ends = starts.clone().skip(1).chain([self.text.len() + 1]);
        let ranges = starts.zip(ends);
        entries
            .iter()
            .zip(ranges)
            .map(|(entry, (start, end))| At {
                value: Some(entry),
                broken: self.errors.iter().any(|at| (start..end).contains(at)),
                ..self.whole()
            })
            .collect()
    }
}

impl<'s> At<'s> {
    /// No place in any text, under this name.
    pub fn nowhere(file: &'s str) -> At<'s> {
        At {
            file,
            text: "",
            value: None,
            broken: false,
        }
    }

    /// A field of this table; the table itself if the field is not written.
    pub fn key(self, key: &str) -> At<'s> {
        let field = self.value.and_then(|value| value.get_ref().get(key));
        At {
            value: field.or(self.value),
            ..self
        }
    }

    /// An element of this list; the list itself if there is none.
    pub fn nth(self, n: usize) -> At<'s> {
        let element = self.value.and_then(|value| value.get_ref().get(n));
        At {
            value: element.or(self.value),
            ..self
        }
    }

    /// The text of a field, if it is one.
    pub fn text(self, key: &str) -> Option<&'s str> {
        self.value?.get_ref().get(key)?.get_ref().as_str()
    }

    /// Reads the entry. A broken one gives no problem, because its syntax error says it already.
    pub fn read<T: Deserialize<'s>>(self) -> Result<T, Option<Problem>> {
        let Some(value) = self.value else {
            return Err(None);
        };
        T::deserialize(ValueDeserializer::from(value.clone())).map_err(|error| {
            let line = match error.span() {
                Some(span) => line_of(self.text, span.start),
                None => self.line(),
            };
            (!self.broken).then(|| Problem {
                line,
                ..self.problem(ProblemKind::Shape(error.message().to_string()))
            })
        })
    }

    /// A problem here.
    pub fn problem(self, kind: ProblemKind) -> Problem {
        Problem {
            file: self.file.to_string(),
            line: self.line(),
            cell: None,
            kind,
        }
    }

    /// A problem with a cell of the map, which is the text here and has this cell in that line.
    pub fn problem_at_cell(self, cell: Cell, line: usize, kind: ProblemKind) -> Problem {
        Problem {
            line: self.line_of_text(line),
            cell: Some((cell.row as u8, cell.col as u8)),
            ..self.problem(kind)
        }
    }

    fn line(self) -> u32 {
        self.value
            .map_or(0, |value| line_of(self.text, value.span().start))
    }

    /// The line on which a line of the text here stands.
    fn line_of_text(self, n: usize) -> u32 {
        let Some(value) = self.value else {
            return 0;
        };
        let span = value.span();
        let written = self.text.get(span.clone()).unwrap_or_default();
        // A line break right after the opening quotes is not part of the text.
        let quotes = written.get(..3).unwrap_or_default();
        let below = (quotes == "\"\"\"" || quotes == "'''")
            && written[3..].trim_start_matches('\r').starts_with('\n');
        let line = line_of(self.text, span.start) + n as u32 + u32::from(below);
        line.min(line_of(self.text, span.end))
    }
}

fn line_of(text: &str, offset: usize) -> u32 {
    let before = &text.as_bytes()[..offset.min(text.len())];
    1 + before.iter().filter(|&&byte| byte == b'\n').count() as u32
}
