//! Playing again with the same people: the button at the end, and the way to the table somebody opened with it.

use crate::company::Company;
use crate::part::{Part, nothing};
use maud::{Markup, PreEscaped, html};
use words::Language;

/// The button that opens a new table for everybody here. Only pages of people who sit show it.
pub fn play_again(lang: Language) -> Markup {
    html! {
        button type="submit" class="button play-again" form="play-again" { (art::icon("crew")) (lang.fixed("again-button")) }
    }
}

/// What the page of a table needs for it: the form that the button sends, and the place for the way to the new table.
pub fn place(table: &str, successor: &Part) -> Markup {
    html! {
        form id="play-again" method="post" action={ "/t/" (table) "/again" } hidden {}
        (PreEscaped(&successor.html))
    }
}

/// The way to the table where everybody goes on, once there is one. Pages that learn of it go there by themselves, unless
/// somebody stays.
pub fn successor(lang: Language, company: &Company) -> Part {
    let html = match &company.again {
        None => nothing("again"),
        Some(next) => html! {
            section id="again" class="again" role="status" data-next={ "/t/" (next.table) } {
                p { (lang.say_with("again-opened", &[("name", &next.name)])) }
                p class="again-soon" { (lang.fixed("again-soon")) }
                p class="actions" {
                    a class="button primary" href={ "/t/" (next.table) } { (art::icon("next")) (lang.fixed("again-go")) }
                    button type="button" class="button" data-stay { (lang.fixed("again-stay")) }
                }
            }
        },
    };
    Part::new("again", html)
}
