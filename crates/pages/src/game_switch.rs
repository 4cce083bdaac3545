//! The way to the same page of another game.

use crew::content::editions;
use maud::{Markup, html};
use words::Language;
use words::crew::cards::edition_name;
use words::rivals::game_name;

/// Every game with a link to its page under this address; the one that is shown is marked.
pub fn game_switch(lang: Language, address: &str, shown: &str) -> Markup {
    let heist = (rivals::content().id.as_str(), game_name(lang));
    let editions = editions().map(|edition| (edition.id.as_str(), edition_name(lang, edition)));
    let all = editions.into_iter().chain([heist]);
    html! {
        nav class="edition-switch" aria-label=(lang.fixed("editions-switch")) {
            @for (id, name) in all {
                a href={ (address) "/" (id) } aria-current=[(id == shown).then_some("page")] { (name) }
            }
        }
    }
}
