//! Words that several tasks say: levels, icons, chits, money.

use crew::content::cards::{CardLevel, Icon};
use crew::content::effect::Chit;
use crew::suggested::Strength;
use lab::terms::strength;
use words::Language;

pub fn level(lang: Language, level: CardLevel) -> String {
    match level {
        CardLevel::Amateur => strength(lang, Strength::Amateur),
        CardLevel::Pro => strength(lang, Strength::Pro),
    }
}

/// So many of an icon.
pub fn icon(lang: Language, icon: Icon, count: usize) -> String {
    let key = match icon {
        Icon::Move => "icon-move",
        Icon::Unlock => "icon-unlock",
        Icon::Subdue => "icon-subdue",
        Icon::Disable => "icon-disable",
        Icon::Idea => "icon-idea",
        Icon::Reveal => "icon-reveal",
        Icon::Loot => "icon-loot",
        Icon::Noise => "icon-noise",
        Icon::Alert => "icon-alert",
    };
    lang.say_with(key, &[("count", &*count.to_string())])
}

/// So many of a chit.
pub fn chit(lang: Language, chit: Chit, count: usize) -> String {
    let key = format!("chit-{}", chit.word());
    lang.say_with(&key, &[("count", &*count.to_string())])
}

/// Money is in thousands.
pub fn money(lang: Language, cash: impl ToString) -> String {
    lang.say_with("show-money", &[("cash", &*cash.to_string())])
}
