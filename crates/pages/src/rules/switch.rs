//! The way to the same page of another edition.

use crew::content::edition::Edition;
use crew::content::editions;
use maud::{Markup, html};
use words::fixed;

/// Every edition with a link to its page under this address; the one that is shown is marked.
pub fn edition_switch(address: &str, shown: &Edition) -> Markup {
    html! {
        nav class="edition-switch" aria-label=(fixed("editions-switch")) {
            @for edition in editions() {
                a href={ (address) "/" (edition.id) } aria-current=[(edition.id == shown.id).then_some("page")] {
                    (edition.name)
                }
            }
        }
    }
}
