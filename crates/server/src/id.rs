//! The name of a table in its link.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Letters and digits that nobody mistakes for each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 12;

/// Twelve letters, 60 random bits: enough that nobody finds a table by trying.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TableId([u8; LENGTH]);

impl TableId {
    pub fn new() -> Result<TableId, getrandom::Error> {
        let mut bits = [0; LENGTH];
        getrandom::fill(&mut bits)?;
        Ok(TableId(bits.map(|b| LETTERS[usize::from(b & 31)])))
    }

    /// The same as a number, five bits a letter.
    pub fn number(&self) -> i64 {
        let value = |letter| {
            LETTERS
                .iter()
                .position(|known| known == letter)
                .unwrap_or(0)
        };
        self.0
            .iter()
            .fold(0, |number, letter| number << 5 | value(letter) as i64)
    }

    /// The table of a number, if there can be one.
    pub fn from_number(number: i64) -> Option<TableId> {
        let letter = |at: usize| LETTERS[(number >> (5 * (LENGTH - 1 - at)) & 31) as usize];
        let fits = (0..1 << (5 * LENGTH)).contains(&number);
        fits.then(|| TableId(std::array::from_fn(letter)))
    }

    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for TableId {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<TableId, &'static str> {
        let letters: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| "not a table")?;
        let known = letters.iter().all(|letter| LETTERS.contains(letter));
        known.then_some(TableId(letters)).ok_or("not a table")
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.as_str().to_owned()
    }
}

impl TryFrom<String> for TableId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<TableId, &'static str> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_back_and_nothing_else_is_one() {
        let id = TableId::new().unwrap();
        assert_eq!(id.as_str().parse(), Ok(id));
        assert_eq!(TableId::from_number(id.number()), Some(id));
        assert_eq!(TableId::from_number(-1), None);
        for text in ["", "short", "ABCDEFGHJKMN", "../../../etc", "ilou00000000"] {
            assert!(text.parse::<TableId>().is_err(), "{text}");
        }
    }
}
