//! The language file itself: whole, nothing missing, nothing unused.

use super::watch;
use crate::language;
use fluent_syntax::ast::Entry;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn the_file_is_whole_and_no_key_of_it_is_unused() {
    let file = fluent_bundle::FluentResource::try_new(language::ENGLISH.to_owned());
    let file = file.unwrap_or_else(|(_, problems)| panic!("{problems:#?}"));
    let keys: Vec<&str> = file
        .entries()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name),
            _ => None,
        })
        .collect();
    let once: BTreeSet<&str> = keys.iter().copied().collect();
    assert_eq!(once.len(), keys.len(), "a key stands in the file twice");

    let mut said = say_everything();
    said.extend(literals(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..")));
    let unused: Vec<_> = once.iter().filter(|key| !said.contains(**key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

/// Whoever says a key by its name finds it in the file.
#[test]
fn every_key_that_is_said_is_in_the_file() {
    let known: BTreeSet<String> = {
        let file = fluent_bundle::FluentResource::try_new(language::ENGLISH.to_owned());
        let file = file.unwrap_or_else(|(file, _)| file);
        let entries = file.entries();
        entries
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            })
            .collect()
    };
    let code = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    let mut missing = BTreeSet::new();
    for code in &code {
        for call in ["say(\"", "fixed(\"", "say_with(\""] {
            for (at, call) in code.match_indices(call) {
                // A method of that name is somebody else's.
                let method = code[..at].ends_with('.');
                let key = code[at + call.len()..].split('"').next();
                let unknown = key.filter(|key| !method && !known.contains(*key));
                missing.extend(unknown);
            }
        }
    }
    assert!(missing.is_empty(), "not in the file: {missing:#?}");
}

/// The keys that are looked up when all there is to say is said.
fn say_everything() -> BTreeSet<String> {
    watch::begin();
    super::crew::say_everything();
    super::rivals::say_everything();
    let seen = watch::end();
    assert!(seen.faults.is_empty(), "{:#?}", seen.faults);
    seen.keys
}

/// Every string written in the code of the other crates.
fn literals(folder: &Path) -> BTreeSet<String> {
    let code = sources(folder);
    let parts = code.iter().flat_map(|code| code.split('"'));
    parts.map(str::to_owned).collect()
}

/// The code of the other crates.
fn sources(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let skip = ["words", "tests", "content"].map(Path::new);
        if path
            .file_name()
            .is_some_and(|name| skip.iter().any(|s| s.as_os_str() == name))
        {
            continue;
        }
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(fs::read_to_string(&path).unwrap_or_default());
        }
    }
    found
}
