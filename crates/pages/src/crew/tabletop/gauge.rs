//! The crew's chance of success as a bar beside the map. It is off unless somebody switches it on.

use crate::chance::{mood, percent, told};
use maud::{Markup, html};
use words::Language;

/// The bar while nothing is known, or nobody wants to know.
pub fn no_gauge() -> Markup {
    html! { div id="gauge" class="gauge" hidden {} }
}

/// The bar with this chance of success, from 0 to 1: upright beside the map, lying above it on a phone.
pub fn chance_bar(lang: Language, chance: f64) -> String {
    let percent = percent(chance);
    let words = lang.say_with("gauge-chance", &[("chance", &told(lang, chance))]);
    let bar = html! {
        div id="gauge" class={ "gauge " (mood(percent)) } role="meter" title=(words) aria-label=(words)
            aria-valuemin="0" aria-valuemax="100" aria-valuenow=(percent) aria-valuetext=(words) {
            svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
                rect class="all" width="100" height="100" {}
                rect class="up" y=(100 - percent) width="100" height=(percent) {}
                rect class="along" width=(percent) height="100" {}
                path class="up half" d="M0 50h100" {}
                path class="along half" d="M50 0v100" {}
            }
            b aria-hidden="true" { (percent.min(99)) small { "%" } }
        }
    };
    bar.into_string()
}

/// Switches the bar on and off.
pub fn gauge_switch(lang: Language) -> Markup {
    html! {
        button type="button" class="tool tool-gauge" data-tool="gauge" title=(lang.fixed("tool-gauge-why")) aria-pressed="false" {
            (art::icon("gauge")) span class="word" { (lang.fixed("tool-gauge")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_says_its_number() {
        assert!(chance_bar(Language::english(), 0.434).contains("aria-valuenow=\"43\""));
    }
}
