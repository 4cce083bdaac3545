//! Bots that let people go first can be told not to.

use super::{Moment, Part};
use maud::html;
use words::fixed;

/// The strip that says that bots wait. It is empty while none does.
pub fn bots(moment: &Moment) -> Part {
    let waiting = moment.company.waiting;
    let html = html! {
        div id="bots" class="bots-wait" hidden[!waiting] {
            @if waiting {
                button type="button" class="button" data-bots-go title=(fixed("bots-wait")) {
                    (art::icon("bot")) (fixed("bots-go"))
                }
            }
        }
    };
    Part::new("bots", html)
}
