//! Things at one's feet and in one's hands: take, put down, hand over.

use super::{Desk, Group, group};
use crate::crew::tabletop::markup::plain;
use maud::{Markup, html};

pub fn hands(desk: &Desk) -> Markup {
    let hands = desk
        .legal
        .iter()
        .filter(|command| group(desk.state, command) == Group::Hands);
    html! {
        div class="deeds hands" { @for command in hands { (plain(desk.moment.lang, desk.heist, desk.seat, command, "deed")) } }
    }
}
