//! The `// covers:` lines above tests.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Tests by the keys they cite.
#[derive(Debug, Default)]
pub struct Citations(BTreeMap<String, Vec<String>>);

impl Citations {
    /// What the tests in the Rust files of this folder cite. A test is named after its file's path within it.
    pub fn in_folder(folder: &Path) -> io::Result<Citations> {
        let mut files = Vec::new();
        find_sources(folder, &mut files)?;
        files.sort();
        let mut citations = Citations::default();
        for file in files {
            let module = file.strip_prefix(folder).unwrap_or(&file);
            let module = module.with_extension("");
            let parts = module.iter().map(|part| part.to_string_lossy());
            let module = parts.collect::<Vec<_>>().join("/");
            citations.add(&module, &fs::read_to_string(&file)?);
        }
        Ok(citations)
    }

    /// What tests in these texts cite, each with the name of its module.
    pub fn in_sources<'a>(sources: impl IntoIterator<Item = (&'a str, &'a str)>) -> Citations {
        let mut citations = Citations::default();
        for (module, text) in sources {
            citations.add(module, text);
        }
        citations
    }

    /// The tests that cite a key.
    pub fn tests(&self, key: &str) -> &[String] {
        self.0.get(key).map_or(&[], Vec::as_slice)
    }

    /// Every key that is cited.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    fn add(&mut self, module: &str, text: &str) {
        let mut keys: Vec<String> = Vec::new();
        let mut is_test = false;
        for line in text.lines().map(str::trim) {
            if let Some(list) = line.strip_prefix("// covers:") {
                read_keys(list, &mut keys);
            } else if line == "#[test]" {
                is_test = true;
            } else if let Some(name) = line.strip_prefix("fn ") {
                let name = name.split('(').next().unwrap_or(name);
                // A function that nobody runs proves nothing.
                for key in keys.drain(..).filter(|_| is_test) {
                    let tests = self.0.entry(key).or_default();
                    tests.push(format!("{module}::{name}"));
                }
                is_test = false;
            }
        }
    }
}

/// The keys of a line, which are separated by commas. A part without a colon belongs to a name with a comma in it.
fn read_keys(list: &str, keys: &mut Vec<String>) {
    let parts = list.split(',').map(str::trim);
    for part in parts.filter(|part| !part.is_empty()) {
        match keys.last_mut() {
            Some(key) if !part.contains(':') => *key = format!("{key}, {part}"),
            _ => keys.push(part.to_owned()),
        }
    }
}

fn find_sources(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find_sources(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn citations(text: &str) -> Citations {
        Citations::in_sources([("events", text)])
    }

    #[test]
    fn a_test_cites_several_keys_on_several_lines() {
        let citations =
            citations("// covers: event:1, rule:a\n// covers: rule:b\n#[test]\nfn one() {}");
        let keys: Vec<_> = citations.keys().collect();
        assert_eq!(keys, ["event:1", "rule:a", "rule:b"]);
        assert_eq!(citations.tests("rule:b"), ["events::one"]);
        assert!(citations.tests("rule:c").is_empty());
    }

    #[test]
    fn a_name_may_have_a_comma() {
        let citations = citations("// covers: ability:x/RUN, HIDE, rule:a\n#[test]\nfn one() {}");
        let keys: Vec<_> = citations.keys().collect();
        assert_eq!(keys, ["ability:x/RUN, HIDE", "rule:a"]);
    }

    #[test]
    fn a_function_that_is_no_test_proves_nothing() {
        let citations = citations("#[test]\nfn one() {}\n// covers: rule:a\nfn helper() {}");
        assert_eq!(citations.keys().count(), 0);
    }
}
