//! Help for a seat: hints, and a bot that plays it for a while.

use super::Desk;
use crate::bot;
use bots::Level;
use crew::Phase;
use maud::{Markup, html};
use table::Seat;
use words::Language;

/// The buttons beside the character: a hint, and a menu that hands the seat to a bot.
pub fn aids(desk: &Desk) -> Markup {
    let over = desk.state.phase == Phase::Over;
    let played = desk.moment.company.bot(desk.seat).is_some();
    let (hint, bot) = (
        desk.moment.lang.fixed("aids-hint"),
        desk.moment.lang.fixed("aids-bot"),
    );
    html! {
        @if !over && !played {
            span class="aids" {
                button type="button" class="tool" data-hint-for=(desk.seat.0) aria-label=(hint) title=(hint) { (art::icon("hint")) }
                button type="button" class="tool" data-bot-menu=(desk.seat.0) aria-haspopup="menu" aria-label=(bot) title=(bot) { (art::icon("bot")) }
            }
            template { (menu(desk.moment.lang, desk.seat)) }
        }
    }
}

/// The bots to hand a seat to.
fn menu(lang: Language, seat: Seat) -> Markup {
    html! {
        div class="menu" role="menu" aria-label=(lang.fixed("aids-bot")) {
            p class="menu-title" { (lang.fixed("aids-bot-which")) }
            @for level in bot::OFFERED {
                button type="button" class="option" role="menuitem" data-bot=(seat.0) data-level=(level.word()) {
                    (art::icon("bot")) span { (bot::described(lang, level)) }
                }
            }
        }
    }
}

/// Instead of what the seat could do: a bot does it, and the seat can be taken back.
pub fn bot_plays(desk: &Desk, level: Level) -> Markup {
    let who = words::crew::who(desk.moment.lang, desk.heist, desk.who());
    let words = desk.moment.lang.say_with(
        "aids-bot-plays",
        &[("who", &who), ("level", bot::name(desk.moment.lang, level))],
    );
    html! {
        div class="offers bot-plays" {
            p { (art::icon("bot")) span { (words) } }
            button type="button" class="button primary take-back" data-bot=(desk.seat.0) data-level="" {
                (art::icon("hand")) (desk.moment.lang.fixed("aids-take-back"))
            }
        }
    }
}
