//! Several buttons that are one: the same with different numbers, or the same several times.

use maud::{Markup, PreEscaped, html};
use words::Language;

/// Buttons that differ by a number: one is in sight, and two small ones choose which.
pub fn amount(lang: Language, buttons: &[Markup]) -> Markup {
    let [only] = buttons else {
        return html! {
            div class="amount" role="group" {
                button type="button" class="less" data-amount="-1" aria-label=(lang.fixed("amount-less")) disabled { "−" }
                @for (n, button) in buttons.iter().enumerate() { span class="choice" hidden[n > 0] { (button) } }
                button type="button" class="more" data-amount="1" aria-label=(lang.fixed("amount-more")) { "+" }
            }
        };
    };
    only.clone()
}

/// Buttons with their words: those with the same words are one, with how many there are.
pub fn equal(lang: Language, buttons: Vec<(String, Markup)>) -> Markup {
    let mut kinds: Vec<(String, Vec<Markup>)> = Vec::new();
    for (words, button) in buttons {
        match kinds.iter_mut().find(|(known, _)| *known == words) {
            Some((_, same)) => same.push(button),
            None => kinds.push((words, vec![button])),
        }
    }
    html! {
        @for (_, same) in kinds {
            @if let [only] = &same[..] { (only) } @else {
                span class="equal" {
                    @for (n, button) in same.iter().enumerate() { span class="choice" hidden[n > 0] { (PreEscaped(&button.0)) } }
                    b class="times" { (lang.say_with("amount-times", &[("count", &same.len().to_string())])) }
                }
            }
        }
    }
}
