//! The host's choice how long events stay on the stage.

use maud::{Markup, html};
use words::Language;

/// How it is, and the button for the other way.
pub fn stage_setting(lang: Language, table: &str, nods: bool) -> Markup {
    let (now, button, value) = match nods {
        true => ("stage-nods-now", "stage-choose-seconds", "no"),
        false => ("stage-seconds-now", "stage-choose-nods", "yes"),
    };
    html! {
        form class="take-along" method="post" action={ "/t/" (table) "/stage" } {
            button class="button" type="submit" name="nods" value=(value) { (art::icon("eye")) (lang.fixed(button)) }
            p class="quiet" { b { (lang.fixed("stage-setting")) } " " (lang.fixed(now)) }
        }
    }
}
