//! What a chit looks like and what it is called.

use crew::content::effect::Chit;
use words::Language;

/// The icon of a chit, and whether it is a double one.
pub fn icon(chit: Chit) -> (&'static str, bool) {
    match chit {
        Chit::TwoGuards => ("guard", true),
        Chit::TwoCameras => ("camera", true),
        Chit::TwoLocks => ("lock", true),
        Chit::TwoIdeas | Chit::ThreeIdeas => ("idea-token", false),
        one => (one.word(), false),
    }
}

/// So many of them, in words.
pub fn in_words(lang: Language, chit: Chit, count: u8) -> String {
    let key = format!("chit-{}", chit.word());
    lang.say_with(&key, &[("count", &count.to_string())])
}
