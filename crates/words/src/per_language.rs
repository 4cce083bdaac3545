//! What is made once for each language.

use crate::Language;
use crate::language::FOLDERS;
use std::sync::OnceLock;

/// Something made from a language, when it is first asked for: tables of sentences that are said often.
pub struct PerLanguage<T> {
    make: fn(Language) -> T,
    made: OnceLock<Box<[OnceLock<T>]>>,
}

impl<T> PerLanguage<T> {
    pub const fn new(make: fn(Language) -> T) -> PerLanguage<T> {
        PerLanguage {
            make,
            made: OnceLock::new(),
        }
    }

    pub fn get(&self, lang: Language) -> &T {
        // The pseudo-language comes after those of the folder.
        let all = || (0..=FOLDERS.len()).map(|_| OnceLock::new()).collect();
        self.made.get_or_init(all)[lang.index()].get_or_init(|| (self.make)(lang))
    }
}
