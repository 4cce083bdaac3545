//! Help for a seat: hints, and a bot that plays it for a while.

use super::Desk;
use crate::bot;
use bots::Level;
use crew::Phase;
use maud::{Markup, html};
use table::Seat;
use words::{fixed, say_with};

/// The buttons beside the character: a hint, and a menu that hands the seat to a bot.
pub fn aids(desk: &Desk) -> Markup {
    let over = desk.state.phase == Phase::Over;
    let played = desk.moment.company.bot(desk.seat).is_some();
    let (hint, bot) = (fixed("aids-hint"), fixed("aids-bot"));
    html! {
        @if !over && !played {
            span class="aids" {
                button type="button" class="tool" data-hint-for=(desk.seat.0) aria-label=(hint) title=(hint) { (art::icon("hint")) }
                button type="button" class="tool" data-bot-menu=(desk.seat.0) aria-haspopup="menu" aria-label=(bot) title=(bot) { (art::icon("bot")) }
            }
            template { (menu(desk.seat)) }
        }
    }
}

/// The bots to hand a seat to.
fn menu(seat: Seat) -> Markup {
    html! {
        div class="menu" role="menu" aria-label=(fixed("aids-bot")) {
            p class="menu-title" { (fixed("aids-bot-which")) }
            @for level in bot::OFFERED {
                button type="button" class="option" role="menuitem" data-bot=(seat.0) data-level=(level.word()) {
                    (art::icon("bot")) span { (bot::described(level)) }
                }
            }
        }
    }
}

/// Instead of what the seat could do: a bot does it, and the seat can be taken back.
pub fn bot_plays(desk: &Desk, level: Level) -> Markup {
    let who = words::crew::who(desk.heist, desk.who());
    let words = say_with(
        "aids-bot-plays",
        &[("who", &who), ("level", bot::name(level))],
    );
    html! {
        div class="offers bot-plays" {
            p { (art::icon("bot")) span { (words) } }
            button type="button" class="button primary take-back" data-bot=(desk.seat.0) data-level="" {
                (art::icon("hand")) (fixed("aids-take-back"))
            }
        }
    }
}
