//! Lines of a limited length, whatever the input holds.

use std::io::{self, BufRead};

/// Reads lines into one buffer that never grows beyond the limit.
pub struct Lines<R> {
    input: R,
    most: usize,
    line: Vec<u8>,
}

/// One line, without its line break.
#[derive(Debug, PartialEq, Eq)]
pub enum Line<'a> {
    Text(&'a [u8]),
    /// It was skipped.
    TooLong,
}

impl<R: BufRead> Lines<R> {
    pub fn new(input: R, most: usize) -> Lines<R> {
        Lines {
            input,
            most,
            line: Vec::new(),
        }
    }

    /// The next line; none at the end. The last one need not end with a line break.
    pub fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let mut too_long = false;
        let mut began = false;
        loop {
            let buffer = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                buffer => buffer?,
            };
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            began |= !buffer.is_empty();
            too_long |= self.line.len() + part.len() > self.most;
            if !too_long {
                self.line.extend_from_slice(part);
            }
            let at_end = buffer.is_empty();
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() || at_end {
                break;
            }
        }
        Ok(match (began, too_long) {
            (false, _) => None,
            (true, true) => Some(Line::TooLong),
            (true, false) => Some(Line::Text(&self.line)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn read(input: &[u8]) -> Vec<String> {
        // A tiny buffer, so that lines come in pieces.
        let mut lines = Lines::new(BufReader::with_capacity(3, input), 8);
        let mut read = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            read.push(match line {
                Line::Text(text) => String::from_utf8_lossy(text).into_owned(),
                Line::TooLong => "(too long)".to_owned(),
            });
        }
        read
    }

    #[test]
    fn the_last_line_needs_no_break() {
        assert_eq!(read(b"one\n\nthree"), ["one", "", "three"]);
        assert_eq!(read(b"one\n"), ["one"]);
        assert!(read(b"").is_empty());
    }

    #[test]
    fn a_long_line_is_skipped_up_to_its_end() {
        assert_eq!(
            read(b"12345678\n123456789\nnext"),
            ["12345678", "(too long)", "next"]
        );
        assert_eq!(read(b"1234567890123"), ["(too long)"]);
    }
}
