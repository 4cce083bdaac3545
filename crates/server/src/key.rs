//! Secrets: what proves that a seat, or a whole table, is somebody's. Only their hashes are kept.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A secret of 128 random bits, written as 32 hexadecimal digits. A browser keeps one in a cookie.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key([u8; 16]);

impl Key {
    /// A new one, from the machine's randomness.
    pub fn new() -> Result<Key, getrandom::Error> {
        let mut bits = [0; 16];
        getrandom::fill(&mut bits)?;
        Ok(Key(bits))
    }

    pub fn hash(&self) -> KeyHash {
        KeyHash(Sha256::digest(self.0).into())
    }

    /// As it stands in cookies and private links.
    pub fn secret(&self) -> String {
        hex(&self.0)
    }
}

/// A secret is not printed by accident.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

/// This text is not a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAKey;

impl FromStr for Key {
    type Err = NotAKey;

    fn from_str(text: &str) -> Result<Key, NotAKey> {
        bytes(text).map(Key).ok_or(NotAKey)
    }
}

/// What the server remembers of a key: whoever reads the database cannot sit down with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl From<KeyHash> for String {
    fn from(hash: KeyHash) -> String {
        hex(&hash.0)
    }
}

impl TryFrom<String> for KeyHash {
    type Error = &'static str;

    fn try_from(text: String) -> Result<KeyHash, &'static str> {
        bytes(&text).map(KeyHash).ok_or("not the hash of a key")
    }
}

fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|digit| char::from(DIGITS[usize::from(digit)]));
    digits.collect()
}

fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; N];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_back_from_its_text() {
        let key = Key::new().unwrap();
        assert_eq!(key.secret().parse(), Ok(key));
        assert_eq!(format!("{key:?}"), "Key(..)");
    }

    #[test]
    fn what_is_not_a_key_is_refused() {
        for text in [
            "",
            "1234",
            &"g".repeat(32),
            &"1".repeat(33),
            "ééééééééééééééé1",
        ] {
            assert_eq!(text.parse::<Key>(), Err(NotAKey), "{text}");
        }
    }

    #[test]
    fn a_hash_does_not_tell_the_key() {
        let key = Key([7; 16]);
        let text = String::from(key.hash());
        assert!(!text.contains(&key.secret()));
        assert_eq!(KeyHash::try_from(text), Ok(key.hash()));
    }
}
