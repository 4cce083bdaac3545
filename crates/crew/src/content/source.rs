//! A content file and the lines on which its parts stand.

use board::Cell;
use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use super::problems::{Problem, ProblemKind, ProblemPlace, TextPosition};

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
    /// Which field it is, also where the value is that of a table around it.
    path: FieldPath<'s>,
    /// There is a syntax error inside, so that it is no wonder if this cannot be read.
    broken: bool,
}

/// The steps from the file to a field.
#[derive(Clone, Copy, Default)]
struct FieldPath<'s>([Option<FieldStep<'s>>; DEEPEST]);

#[derive(Clone, Copy)]
enum FieldStep<'s> {
    Key(&'s str),
    Nth(usize),
}

/// No check looks further into a file.
const DEEPEST: usize = 6;

impl<'s> FieldPath<'s> {
    fn then(mut self, step: FieldStep<'s>) -> Self {
        let free = self.0.iter_mut().find(|step| step.is_none());
        debug_assert!(free.is_some(), "a field deeper than {DEEPEST} steps");
        if let Some(free) = free {
            *free = Some(step);
        }
        self
    }

    /// As in `npc.special` and `goals[1]`.
    fn written(self) -> String {
        let mut path = String::new();
        for step in self.0.into_iter().flatten() {
            match step {
                FieldStep::Key(key) if path.is_empty() => path.push_str(key),
                FieldStep::Key(key) => path.extend([".", key]),
                FieldStep::Nth(n) => path.push_str(&format!("[{n}]")),
            }
        }
        path
    }
}

impl<'f> ContentFile<'f> {
    /// Reads what can be read, and lists every syntax error.
    pub fn parse(file: &'f str, text: &'f str) -> (ContentFile<'f>, Vec<Problem>) {
        let (root, errors) = DeTable::parse_recoverable(text);
        let problems = errors
            .iter()
            .map(|error| Problem {
                place: ProblemPlace {
                    file: file.to_string(),
                    field: String::new(),
                    position: Some(position(text, error.span().map_or(0, |span| span.start))),
                    cell: None,
                },
                kind: ProblemKind::Syntax {
                    message: error.message().to_string(),
                },
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
            path: FieldPath::default(),
            broken: !self.errors.is_empty(),
        }
    }

    /// The names of the lists and tables at the top of the file.
    pub fn keys(&self) -> impl Iterator<Item = (&str, At<'_>)> {
        let table = self.root.get_ref().as_table();
        table.into_iter().flatten().map(|(key, value)| {
            let key = key.get_ref().as_ref();
            let at = At {
                value: Some(value),
                path: FieldPath::default().then(FieldStep::Key(key)),
                ..self.whole()
            };
            (key, at)
        })
    }

    /// The entries of a list.
    pub fn entries(&self, key: &'static str) -> Vec<At<'_>> {
        let list = self.root.get_ref().get(key);
        let Some(entries) = list.and_then(|list| list.get_ref().as_array()) else {
            return Vec::new();
        };
        let starts = entries.iter().map(|entry| entry.span().start);
        let ends = starts.clone().skip(1).chain([self.text.len() + 1]);
        let ranges = starts.zip(ends);
        let path = FieldPath::default().then(FieldStep::Key(key));
        entries
            .iter()
            .zip(ranges)
            .enumerate()
            .map(|(n, (entry, (start, end)))| At {
                value: Some(entry),
                path: path.then(FieldStep::Nth(n)),
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
            path: FieldPath::default(),
            broken: false,
        }
    }

    /// A field of this table; the table itself if the field is not written.
    pub fn key(self, key: &'static str) -> At<'s> {
        let field = self.value.and_then(|value| value.get_ref().get(key));
        At {
            value: field.or(self.value),
            path: self.path.then(FieldStep::Key(key)),
            ..self
        }
    }

    /// An element of this list; the list itself if there is none.
    pub fn nth(self, n: usize) -> At<'s> {
        let element = self.value.and_then(|value| value.get_ref().get(n));
        At {
            value: element.or(self.value),
            path: self.path.then(FieldStep::Nth(n)),
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
            let mut problem = self.problem(ProblemKind::Shape {
                message: error.message().to_string(),
            });
            if let Some(span) = error.span() {
                problem.place.position = Some(position(self.text, span.start));
            }
            (!self.broken).then_some(problem)
        })
    }

    /// A problem here.
    pub fn problem(self, kind: ProblemKind) -> Problem {
        let start = self.value.map(|value| value.span().start);
        Problem {
            place: ProblemPlace {
                file: self.file.to_string(),
                field: self.path.written(),
                position: start.map(|start| position(self.text, start)),
                cell: None,
            },
            kind,
        }
    }

    /// A problem with a cell of the map, which is the text here and has this cell in that line.
    pub fn problem_at_cell(self, cell: Cell, line: usize, kind: ProblemKind) -> Problem {
        let mut problem = self.problem(kind);
        problem.place.cell = Some(cell);
        problem.place.position = self.value.map(|value| {
            let line = self.line_of_text(value, line);
            let column = self.column_of_code(value, line, cell.col as usize);
            TextPosition { line, column }
        });
        problem
    }

    /// The line on which a line of the text here stands.
    fn line_of_text(self, value: &Spanned<DeValue>, n: usize) -> u32 {
        let span = value.span();
        let written = self.text.get(span.clone()).unwrap_or_default();
        // A line break right after the opening quotes is not part of the text.
        let quotes = opening_quotes(written);
        let below = quotes == 3 && written[3..].trim_start_matches('\r').starts_with('\n');
        let line = position(self.text, span.start).line + n as u32 + u32::from(below);
        line.min(position(self.text, span.end).line)
    }

    /// The column in which a code of this line stands; the end of the line if it has fewer.
    fn column_of_code(self, value: &Spanned<DeValue>, line: u32, n: usize) -> u32 {
        let start = position(self.text, value.span().start);
        let written = self.text.get(value.span()).unwrap_or_default();
        // What stands before the text, on its first line.
        let before = match line == start.line {
            true => start.column as usize - 1 + opening_quotes(written),
            false => 0,
        };
        let row = self.text.lines().nth(line as usize - 1).unwrap_or_default();
        let mut codes = 0;
        let mut inside = false;
        for (column, letter) in (1..).zip(row.chars()).skip(before) {
            if !letter.is_whitespace() && !inside {
                if codes == n {
                    return column;
                }
                codes += 1;
            }
            inside = !letter.is_whitespace();
        }
        row.chars().count() as u32 + 1
    }
}

/// How many quotes a text begins with.
fn opening_quotes(written: &str) -> usize {
    let many = written.starts_with("\"\"\"") || written.starts_with("'''");
    if many { 3 } else { 1 }
}

fn position(text: &str, offset: usize) -> TextPosition {
    let before = text.get(..offset.min(text.len())).unwrap_or_default();
    let line = before.rsplit('\n').next().unwrap_or_default();
    TextPosition {
        line: 1 + before.matches('\n').count() as u32,
        column: 1 + line.chars().count() as u32,
    }
}
