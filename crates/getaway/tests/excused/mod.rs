//! Words that do not come through `lang/`, which tests that look for plain words excuse: ids, the names that setups give to
//! ready-made characters (crews of the lab go by them) and the other names of fixers.

use crew::content::editions;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// All of them, the longest first.
pub fn content() -> Vec<String> {
    let mut found = BTreeSet::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    read_folder(&crates.join("crew/content"), &mut found);
    read_folder(&crates.join("rivals/content"), &mut found);
    found.retain(|text| !text.contains(|c: char| c.is_ascii_uppercase() || c == ' '));
    let prebuilts = editions()
        .into_iter()
        .flat_map(|edition| &edition.prebuilts);
    found.extend(prebuilts.map(|card| card.name.clone()));
    let fixers = editions().into_iter().flat_map(|edition| &edition.fixers);
    found.extend(fixers.flat_map(|card| card.aliases.clone()));
    let mut texts: Vec<String> = found.into_iter().collect();
    texts.sort_by_key(|text| std::cmp::Reverse(text.len()));
    texts
}

fn read_folder(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            read_folder(&path, into);
        } else {
            let text = fs::read_to_string(&path).expect("a file");
            collect(&toml::from_str(&text).expect("TOML"), into);
        }
    }
}

fn collect(value: &toml::Value, into: &mut BTreeSet<String>) {
    match value {
        toml::Value::String(text) => {
            let text = flat(text);
            if text.len() > 1 {
                into.insert(text);
            }
        }
        toml::Value::Array(list) => list.iter().for_each(|value| collect(value, into)),
        toml::Value::Table(table) => table.values().for_each(|value| collect(value, into)),
        _ => {}
    }
}

/// Where lines break does not matter.
pub fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
