//! Words of tables and reports: strengths, bots.

use bots::Level;
use crew::suggested::Strength;
use words::Language;

/// How far a crew has come, or what a scenario asks for.
pub fn strength(lang: Language, strength: Strength) -> String {
    lang.say(match strength {
        Strength::Amateur => "strength-amateur",
        Strength::SemiPro => "strength-semi-pro",
        Strength::Pro => "strength-pro",
    })
}

pub fn bot(lang: Language, level: Level) -> String {
    lang.say(match level {
        Level::Random => "bot-random",
        Level::Scripted => "bot-scripted",
        Level::Search => "bot-search",
    })
}

/// Bots, seat by seat.
pub fn bots(lang: Language, levels: &[Level]) -> String {
    lang.list(levels.iter().map(|&level| bot(lang, level)))
}
