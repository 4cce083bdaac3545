//! The language file, read once.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

pub(crate) const ENGLISH: &str = include_str!("../../../lang/en.ftl");

/// An argument of a sentence: its name in the file and what stands there.
pub(crate) type Argument = (Cow<'static, str>, FluentValue<'static>);

static LANGUAGE: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let english = "en".parse().expect("a language tag");
    let mut bundle = FluentBundle::new_concurrent(vec![english]);
    // The marks that keep scripts of two directions apart would stand in terminals as boxes.
    bundle.set_use_isolating(false);
    // What can be read of a broken file is better than nothing; the tests tell of the rest.
    let file = FluentResource::try_new(ENGLISH.to_owned()).unwrap_or_else(|(file, _)| file);
    bundle.add_resource_overriding(file);
    bundle
});

/// The text of a key that needs no arguments. A key the file does not have is its own text.
pub fn say(key: &str) -> String {
    text::<&str>(key, [])
}

/// Every text of the file that needs no arguments, made once.
static FIXED: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    let file = FluentResource::try_new(ENGLISH.to_owned()).unwrap_or_else(|(file, _)| file);
    let keys = file.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    });
    let mut texts = HashMap::new();
    for key in keys {
        let mut faults = Vec::new();
        let pattern = LANGUAGE.get_message(&key).and_then(|key| key.value());
        let Some(pattern) = pattern else { continue };
        let text = LANGUAGE.format_pattern(pattern, None, &mut faults);
        if faults.is_empty() {
            texts.insert(key, text.into_owned());
        }
    }
    texts
});

/// The text of a key that needs no arguments, for pages made in a hurry: it was made once and is only looked up.
pub fn fixed(key: &'static str) -> &'static str {
    let found = FIXED.get(key).map(String::as_str);
    #[cfg(test)]
    crate::tests::watch::saw(key, found, &[]);
    found.unwrap_or(key)
}

/// The text of a key. An argument that is a whole number can be counted by.
pub fn say_with(key: &str, arguments: &[(&str, &str)]) -> String {
    let values = arguments.iter().map(|&(name, value)| {
        let number = value.parse::<u32>().ok();
        // "007" is a name.
        let number = number.filter(|number| number.to_string() == value);
        let owned = || FluentValue::from(value.to_owned());
        (name, number.map_or_else(owned, FluentValue::from))
    });
    text(key, values)
}

/// The text of a key, as a sentence of its own.
pub(crate) fn sentence<'a, N: Into<Cow<'a, str>>>(
    key: &str,
    arguments: impl IntoIterator<Item = (N, FluentValue<'a>)>,
) -> String {
    capital(text(key, arguments))
}

/// A sentence may begin with a place or a thing, whose words are made for its middle.
fn capital(text: String) -> String {
    let mut rest = text.chars();
    match rest.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(rest).collect(),
        _ => text,
    }
}

pub(crate) fn text<'a, N: Into<Cow<'a, str>>>(
    key: &str,
    arguments: impl IntoIterator<Item = (N, FluentValue<'a>)>,
) -> String {
    let arguments: FluentArgs = arguments.into_iter().collect();
    let mut faults = Vec::new();
    let found = LANGUAGE
        .get_message(key)
        .and_then(|message| message.value())
        .map(|pattern| LANGUAGE.format_pattern(pattern, Some(&arguments), &mut faults));
    #[cfg(test)]
    crate::tests::watch::saw(key, found.as_deref(), &faults);
    found.map_or_else(|| key.to_owned(), |text| text.into_owned())
}

/// One after the other, as the language lists things.
pub(crate) fn list(mut words: impl Iterator<Item = String>) -> String {
    let first = words.next().unwrap_or_default();
    words.fold(first, |before, next| {
        text("list", [("before", before.into()), ("next", next.into())])
    })
}
