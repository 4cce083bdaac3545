//! Things at one's feet and in one's hands: take, put down, hand over.

use super::{Desk, Group, buttons};
use maud::{Markup, html};

pub fn hands(desk: &Desk) -> Markup {
    html! { div class="deeds hands" { (buttons(desk, Group::Hands)) } }
}
