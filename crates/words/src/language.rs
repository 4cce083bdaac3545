//! A language as a value: who reads it is asked for it, and whatever makes sentences is given it.

use crate::catalog::Catalog;
use crate::pseudo;
use fluent_bundle::{FluentArgs, FluentValue};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use thiserror::Error;

/// An argument of a sentence: its name in the file and what stands there.
pub(crate) type Argument = (Cow<'static, str>, FluentValue<'static>);

/// A language that somebody reads. It is small and copied; its catalog of messages is read once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(u8);

/// What stands in `lang/<code>/`.
pub(crate) struct LanguageFolder {
    pub code: &'static str,
    /// Each with its name.
    pub files: &'static [(&'static str, &'static str)],
}

pub(crate) static FOLDERS: &[LanguageFolder] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A catalog that is read when it is first asked for.
type LazyCatalog = LazyLock<Catalog, Box<dyn FnOnce() -> Catalog + Send>>;

/// One for each source, and the pseudo-language after them.
static CATALOGS: LazyLock<Vec<LazyCatalog>> = LazyLock::new(|| {
    let read = |source: &'static LanguageFolder| -> LazyCatalog {
        let texts = source.files.iter().map(|(_, text)| *text);
        LazyLock::new(Box::new(|| Catalog::read(source.code, texts)))
    };
    let pseudo: LazyCatalog = LazyLock::new(Box::new(pseudo::catalog));
    FOLDERS.iter().map(read).chain([pseudo]).collect()
});

/// There is no language of this code.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no language \"{0}\"")]
pub struct UnknownLanguage(pub String);

impl Language {
    /// The language every message is in; what another one lacks is said in it.
    pub fn english() -> Language {
        Language::of_code("en").expect("English is among the languages")
    }

    /// Every sentence in accents, for finding words that do not come through a language. It is offered to nobody.
    pub fn pseudo() -> Language {
        Language(FOLDERS.len() as u8)
    }

    /// Every language that people are offered, by code.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..FOLDERS.len() as u8).map(Language)
    }

    /// The language of a code as in `lang/`; the pseudo-language has one too.
    pub fn of_code(code: &str) -> Option<Language> {
        if code == pseudo::CODE {
            return Some(Language::pseudo());
        }
        Language::all().find(|language| language.code() == code)
    }

    /// The best of what a browser's `Accept-Language` wishes for.
    pub fn accepted(header: &str) -> Option<Language> {
        let mut wishes: Vec<(f32, &str)> = header.split(',').filter_map(read_wish).collect();
        // Of equal wishes the first counts.
        wishes.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let known = |tag: &str| {
            let general = tag.split('-').next().unwrap_or(tag);
            let found = |code: &str| Language::all().find(|l| l.code().eq_ignore_ascii_case(code));
            found(tag).or_else(|| found(general))
        };
        wishes.into_iter().find_map(|(_, tag)| known(tag))
    }

    /// As in `lang/` and in the `lang` attribute of pages.
    pub fn code(self) -> &'static str {
        match FOLDERS.get(self.index()) {
            Some(source) => source.code,
            None => pseudo::CODE,
        }
    }

    /// What the language calls itself.
    pub fn name(self) -> &'static str {
        self.fixed("language-name")
    }

    /// Its place among all of them.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    fn catalog(self) -> &'static Catalog {
        &CATALOGS[self.index()]
    }

    /// The text of a key that needs no arguments. A key that no language has is its own text.
    pub fn say(self, key: &str) -> String {
        self.text::<&str>(key, [])
    }

    /// The text of a key that needs no arguments, for pages made in a hurry: it was made once and is only looked up.
    pub fn fixed(self, key: &'static str) -> &'static str {
        let found = self.catalog().fixed(key);
        #[cfg(test)]
        crate::tests::watch::saw(key, found, &[]);
        found
            .or_else(|| Language::english().catalog().fixed(key))
            .unwrap_or(key)
    }

    /// The text of a key that needs no arguments, if there is one.
    pub(crate) fn found(self, key: &str) -> Option<&'static str> {
        let text = self.catalog().fixed(key);
        let text = text.or_else(|| Language::english().catalog().fixed(key));
        #[cfg(test)]
        if text.is_some() {
            crate::tests::watch::saw(key, text, &[]);
        }
        text
    }

    /// The text of a key. An argument that is a whole number can be counted by.
    pub fn say_with(self, key: &str, arguments: &[(&str, &str)]) -> String {
        let values = arguments.iter().map(|&(name, value)| {
            let number = value.parse::<u32>().ok();
            // "007" is a name.
            let number = number.filter(|number| number.to_string() == value);
            let owned = || FluentValue::from(value.to_owned());
            (name, number.map_or_else(owned, FluentValue::from))
        });
        self.text(key, values)
    }

    /// The text of a key, as a sentence of its own.
    pub(crate) fn sentence<'a, N: Into<Cow<'a, str>>>(
        self,
        key: &str,
        arguments: impl IntoIterator<Item = (N, FluentValue<'a>)>,
    ) -> String {
        capital(self.text(key, arguments))
    }

    /// The text of a key, as part of a sentence.
    pub(crate) fn text<'a, N: Into<Cow<'a, str>>>(
        self,
        key: &str,
        arguments: impl IntoIterator<Item = (N, FluentValue<'a>)>,
    ) -> String {
        let arguments: FluentArgs = arguments.into_iter().collect();
        let mut faults = Vec::new();
        let found = self.catalog().text(key, &arguments, &mut faults);
        #[cfg(test)]
        crate::tests::watch::saw(key, found.as_deref(), &faults);
        found
            .or_else(|| {
                Language::english()
                    .catalog()
                    .text(key, &arguments, &mut faults)
            })
            .unwrap_or_else(|| key.to_owned())
    }

    /// One after the other, as the language lists things.
    pub fn list(self, mut words: impl Iterator<Item = String>) -> String {
        let first = words.next().unwrap_or_default();
        words.fold(first, |before, next| {
            self.text("list", [("before", before.into()), ("next", next.into())])
        })
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::of_code(code).ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Language({})", self.code())
    }
}

/// `de-AT;q=0.8`: how much it is wished for, and the tag.
fn read_wish(wish: &str) -> Option<(f32, &str)> {
    let mut parts = wish.split(';').map(str::trim);
    let tag = parts.next().filter(|tag| !tag.is_empty())?;
    let quality = parts.find_map(|part| part.strip_prefix("q="));
    let quality = quality.map_or(Ok(1.0), str::parse::<f32>).ok()?;
    (quality > 0.0).then_some((quality, tag))
}

/// A sentence may begin with a place or a thing, whose words are made for its middle.
fn capital(text: String) -> String {
    let mut rest = text.chars();
    match rest.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(rest).collect(),
        _ => text,
    }
}
