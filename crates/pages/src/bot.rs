//! How bots are shown: an icon, a word and the level, never a colour alone.

use bots::Level;
use maud::{Markup, html};
use words::fixed;

/// The mark of a seat that a bot plays.
pub fn badge(level: Level) -> Markup {
    html! {
        span class="bot-badge" title=(described(level)) { (art::icon("bot")) (fixed("bot")) " · " (name(level)) }
    }
}

/// The level in a word.
pub fn name(level: Level) -> &'static str {
    match level {
        Level::Random => fixed("bot-random"),
        Level::Scripted => fixed("bot-scripted"),
        Level::Search => fixed("bot-search"),
    }
}

/// The level with a word on how strong it is.
pub fn described(level: Level) -> &'static str {
    match level {
        Level::Random => fixed("bot-random-about"),
        Level::Scripted => fixed("bot-scripted-about"),
        Level::Search => fixed("bot-search-about"),
    }
}

/// Levels as they are offered, the strongest first.
pub const OFFERED: [Level; 3] = [Level::Search, Level::Scripted, Level::Random];
