//! Modifier tokens: in the bag and the supply only their colours count, in front of a player also the face.

use crate::content::content;
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    Blue,
    Green,
    Yellow,
    Orange,
    Red,
    Purple,
}

impl Colour {
    pub const ALL: [Colour; 6] = [
        Colour::Blue,
        Colour::Green,
        Colour::Yellow,
        Colour::Orange,
        Colour::Red,
        Colour::Purple,
    ];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The values of its two faces.
    #[inline]
    pub fn faces(self) -> [i8; 2] {
        content().faces[self.index()]
    }
}

/// Tokens by colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tokens(pub [u8; 6]);

impl Tokens {
    #[inline]
    pub fn count(&self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    #[inline]
    pub fn add(&mut self, colour: Colour, count: u8) {
        self.0[colour.index()] += count;
    }

    /// Takes one away if there is one.
    #[inline]
    pub fn take(&mut self, colour: Colour) -> bool {
        let count = &mut self.0[colour.index()];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    #[inline]
    pub fn add_all(&mut self, others: &Tokens) {
        for (count, more) in self.0.iter_mut().zip(others.0) {
            *count += more;
        }
    }

    /// Takes these away, as far as they are there.
    #[inline]
    pub fn take_all(&mut self, others: &Tokens) {
        for (count, less) in self.0.iter_mut().zip(others.0) {
            *count = count.saturating_sub(less);
        }
    }

    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    /// Every colour that is there, once.
    #[inline]
    pub fn each(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .into_iter()
            .filter(move |colour| self.count(*colour) > 0)
    }
}

/// `{"blue": 2, "red": 1}`
impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        for colour in self.each() {
            map.serialize_entry(&colour, &self.count(colour))?;
        }
        map.end()
    }
}

/// A token that lies in front of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Token {
    pub colour: Colour,
    /// The face that lies up: the first or the second of [`Colour::faces`].
    pub face: u8,
    /// It counts twice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub doubled: bool,
}

impl Token {
    #[inline]
    fn index(self) -> usize {
        self.colour.index() * 4 + usize::from(self.face & 1) * 2 + usize::from(self.doubled)
    }

    #[inline]
    fn of_index(index: usize) -> Token {
        Token {
            colour: Colour::ALL[index / 4],
            face: (index / 2 % 2) as u8,
            doubled: index % 2 == 1,
        }
    }

    /// The number on the face that lies up.
    #[inline]
    pub fn printed(self) -> i8 {
        self.colour.faces()[usize::from(self.face & 1)]
    }

    /// What it is worth in its test.
    #[inline]
    pub fn value(self) -> i8 {
        self.printed() * if self.doubled { 2 } else { 1 }
    }

    #[inline]
    pub fn flipped(self) -> Token {
        Token {
            face: 1 - (self.face & 1),
            ..self
        }
    }
}

/// Tokens that lie in front of somebody. Their order does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThrownTokens {
    counts: [u8; 24],
    /// What is there, as bits.
    kinds: u32,
}

impl ThrownTokens {
    #[inline]
    pub fn count(&self, token: Token) -> u8 {
        self.counts[token.index()]
    }

    #[inline]
    pub fn add(&mut self, token: Token) {
        self.counts[token.index()] += 1;
        self.kinds |= 1 << token.index();
    }

    /// Takes one away if there is one.
    #[inline]
    pub fn take(&mut self, token: Token) -> bool {
        let count = &mut self.counts[token.index()];
        let there = *count > 0;
        *count -= u8::from(there);
        if *count == 0 {
            self.kinds &= !(1 << token.index());
        }
        there
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.kinds == 0
    }

    pub fn len(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// Every kind that is there, once.
    #[inline]
    pub fn each(&self) -> impl Iterator<Item = Token> + use<> {
        let mut left = self.kinds;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize;
            let found = left != 0;
            left &= left.wrapping_sub(1);
            found.then(|| Token::of_index(index))
        })
    }

    /// Every token, kind by kind.
    pub fn iter(&self) -> impl Iterator<Item = Token> {
        let each = self.each();
        each.flat_map(|token| std::iter::repeat_n(token, usize::from(self.count(token))))
    }

    /// What they are worth together.
    #[inline]
    pub fn value(&self) -> i16 {
        let each = self.each();
        each.map(|token| i16::from(token.value()) * i16::from(self.count(token)))
            .sum()
    }

    /// Their colours, put into `into`; nothing is left.
    #[inline]
    pub fn sweep(&mut self, into: &mut Tokens) {
        for token in self.each() {
            into.add(token.colour, self.count(token));
        }
        *self = ThrownTokens::default();
    }

    /// All turned over.
    pub fn flipped(&self) -> ThrownTokens {
        let mut flipped = ThrownTokens::default();
        for token in self.each() {
            flipped.counts[token.flipped().index()] = self.count(token);
            flipped.kinds |= 1 << token.flipped().index();
        }
        flipped
    }
}

impl FromIterator<Token> for ThrownTokens {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> ThrownTokens {
        let mut lying = ThrownTokens::default();
        tokens.into_iter().for_each(|token| lying.add(token));
        lying
    }
}

impl Serialize for ThrownTokens {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
