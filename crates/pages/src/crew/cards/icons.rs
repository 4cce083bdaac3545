//! The printed icons as pictures in a row, and in words for whoever cannot see them.

use crew::content::cards::Icon;
use maud::{Markup, html};
use words::Language;

/// The name of an icon's picture.
pub fn picture(icon: Icon) -> &'static str {
    match icon {
        Icon::Move => "move",
        Icon::Unlock => "unlock",
        Icon::Subdue => "subdue",
        Icon::Disable => "disable",
        Icon::Idea => "idea",
        Icon::Reveal => "reveal",
        Icon::Loot => "loot",
        Icon::Noise => "noise",
        Icon::Alert => "alert",
    }
}

fn counted(lang: Language, icon: Icon, count: usize) -> String {
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
    lang.say_with(key, &[("count", &count.to_string())])
}

/// Icons in words: "2 subdues, noise".
pub fn in_words(lang: Language, icons: &[Icon]) -> String {
    let mut words = String::new();
    for run in icons.chunk_by(|a, b| a == b) {
        let next = counted(lang, run[0], run.len());
        words = match words.as_str() {
            "" => next,
            before => lang.say_with("list", &[("before", before), ("next", &next)]),
        };
    }
    words
}

/// Icons in a row.
pub fn icons(lang: Language, icons: &[Icon]) -> Markup {
    html! {
        @if !icons.is_empty() {
            span class="icons" role="img" aria-label=(in_words(lang, icons)) title=(in_words(lang, icons)) {
                @for icon in icons { (art::icon(picture(*icon))) }
            }
        }
    }
}

/// Ideas to pay, in front of what they buy.
pub fn pay(lang: Language, ideas: u8) -> Markup {
    let words = lang.say_with("icon-pay", &[("count", &ideas.to_string())]);
    html! {
        @if ideas > 0 {
            span class="pay" role="img" aria-label=(words) title=(words) {
                "−" @for _ in 0..ideas { (art::icon("idea")) }
            }
        }
    }
}

/// What a skill never offers.
pub fn lacks(lang: Language, icons: &[Icon]) -> Markup {
    html! {
        p class="lacks" {
            @if icons.is_empty() {
                (lang.say("card-lacks-nothing"))
            } @else {
                span { (lang.say("card-lacks")) }
                @for icon in icons {
                    span class="lack" role="img" aria-label=(counted(lang, *icon, 1)) title=(counted(lang, *icon, 1)) {
                        (art::icon(picture(*icon)))
                    }
                }
            }
        }
    }
}
