//! A kind page for when something cannot be done.

use crate::frame::{Head, frame};
use maud::html;
use words::Language;

/// A page that says what is the matter, and leads home. Title and sentence come from the language file.
pub fn message(lang: Language, title: &str, sentence: &str) -> String {
    frame(
        lang,
        title,
        Head::default(),
        html! {
            section class="message panel" {
                span class="message-icon" { (art::icon("door")) }
                h1 { (title) }
                p { (sentence) }
                a class="button primary" href="/" { (lang.fixed("message-home")) }
            }
        },
    )
}

/// There is nothing at this address.
pub fn not_found(lang: Language) -> String {
    message(
        lang,
        lang.fixed("message-not-found"),
        lang.fixed("message-not-found-why"),
    )
}
