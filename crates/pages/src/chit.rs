//! What a chit looks like and what it is called.

use crew::content::effect::Chit;
use words::say_with;

/// The icon of a chit, and whether it is a double one.
pub fn icon(chit: Chit) -> (&'static str, bool) {
    match chit {
        Chit::Guard => ("guard", false),
        Chit::Camera => ("camera", false),
        Chit::Lock => ("lock", false),
        Chit::Dog => ("dog", false),
        Chit::Jewel => ("jewel", false),
        Chit::Documents => ("documents", false),
        Chit::Keycard => ("keycard", false),
        Chit::Usb => ("usb", false),
        Chit::Blank => ("blank", false),
        Chit::TwoGuards => ("guard", true),
        Chit::TwoCameras => ("camera", true),
        Chit::TwoLocks => ("lock", true),
    }
}

/// So many of them, in words.
pub fn in_words(chit: Chit, count: u8) -> String {
    let key = match chit {
        Chit::Guard => "chit-guard",
        Chit::Camera => "chit-camera",
        Chit::Lock => "chit-lock",
        Chit::Dog => "chit-dog",
        Chit::Jewel => "chit-jewel",
        Chit::Documents => "chit-documents",
        Chit::Keycard => "chit-keycard",
        Chit::Usb => "chit-usb",
        Chit::Blank => "chit-blank",
        Chit::TwoGuards => "chit-two-guards",
        Chit::TwoCameras => "chit-two-cameras",
        Chit::TwoLocks => "chit-two-locks",
    };
    say_with(key, &[("count", &count.to_string())])
}
