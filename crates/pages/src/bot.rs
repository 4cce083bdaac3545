//! How bots are shown: an icon, a word and the level, never a colour alone.

use bots::Level;
use maud::{Markup, html};
use words::Language;

/// The mark of a seat that a bot plays.
pub fn badge(lang: Language, level: Level) -> Markup {
    html! {
        span class="bot-badge" title=(described(lang, level)) { (art::icon("bot")) (lang.fixed("bot")) " · " (name(lang, level)) }
    }
}

/// The level in a word.
pub fn name(lang: Language, level: Level) -> &'static str {
    match level {
        Level::Random => lang.fixed("bot-random"),
        Level::Scripted => lang.fixed("bot-scripted"),
        Level::Search => lang.fixed("bot-search"),
    }
}

/// The level with a word on how strong it is.
pub fn described(lang: Language, level: Level) -> &'static str {
    match level {
        Level::Random => lang.fixed("bot-random-about"),
        Level::Scripted => lang.fixed("bot-scripted-about"),
        Level::Search => lang.fixed("bot-search-about"),
    }
}

/// Levels as they are offered, the strongest first.
pub const OFFERED: [Level; 3] = [Level::Search, Level::Scripted, Level::Random];
