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
        one => (word(one), false),
    }
}

/// So many of them, in words.
pub fn in_words(lang: Language, chit: Chit, count: u8) -> String {
    let key = format!("chit-{}", word(chit));
    lang.say_with(&key, &[("count", &count.to_string())])
}

/// The word for a chit in forms, and in the names of its icon and its sentence.
pub fn word(chit: Chit) -> &'static str {
    match chit {
        Chit::Guard => "guard",
        Chit::Camera => "camera",
        Chit::Lock => "lock",
        Chit::Dog => "dog",
        Chit::Jewel => "jewel",
        Chit::Documents => "documents",
        Chit::Keycard => "keycard",
        Chit::Usb => "usb",
        Chit::Blank => "blank",
        Chit::TwoGuards => "two-guards",
        Chit::TwoCameras => "two-cameras",
        Chit::TwoLocks => "two-locks",
        Chit::TwoIdeas => "two-ideas",
        Chit::ThreeIdeas => "three-ideas",
        Chit::Apple => "apple",
        Chit::Strawberry => "strawberry",
        Chit::Grapes => "grapes",
        Chit::House => "house",
        Chit::Church => "church",
        Chit::Lighthouse => "lighthouse",
        Chit::FakeApple => "fake-apple",
        Chit::FakeStrawberry => "fake-strawberry",
        Chit::FakeGrapes => "fake-grapes",
        Chit::FakeHouse => "fake-house",
        Chit::FakeChurch => "fake-church",
        Chit::FakeLighthouse => "fake-lighthouse",
        Chit::PaintingI => "painting-i",
        Chit::PaintingJ => "painting-j",
        Chit::PaintingK => "painting-k",
    }
}
