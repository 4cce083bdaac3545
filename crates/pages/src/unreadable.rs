//! The page of a table that cannot be played any more: what it was, who played, and what is left to take along.

use crate::frame::{Head, frame};
use crate::mine::{Character, MyGame, Stand};
use bots::Level;
use maud::html;
use words::Language;

/// Who played a seat.
#[derive(Clone, Debug)]
pub struct Played {
    pub character: Character,
    /// The person, if anybody held the seat.
    pub name: Option<String>,
    pub bot: Option<Level>,
}

/// What is left of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The record, to open with the version that played it.
    Record,
    /// The rows of the log: they make no record.
    Log,
    /// Nothing that may be given out: the game is not over, and everything that is left tells hidden hands.
    Hidden,
}

/// A table that cannot be played any more.
#[derive(Clone, Debug)]
pub struct Unreadable<'a> {
    pub id: &'a str,
    pub game: &'a MyGame,
    pub stand: Option<Stand>,
    pub seats: &'a [Played],
    /// Why, as a sentence.
    pub why: &'a str,
    pub left: Left,
}

/// The page of a table that cannot be played any more.
pub fn unreadable_page(lang: Language, table: &Unreadable) -> String {
    let game = table.game;
    frame(
        lang,
        game.title(lang),
        Head::default(),
        html! {
            section class="message panel" {
                (game.picture(lang))
                h1 { (game.title(lang)) }
                @if let Some(edition) = game.edition(lang) { p class="over" { (edition) } }
                @if let Some(stand) = table.stand { (stand.chip(lang)) }
                p { (table.why) }
                @if !table.seats.is_empty() {
                    ul class="unreadable-seats" { @for seat in table.seats { li { (played(lang, game, seat)) } } }
                }
                p class="quiet" {
                    @match table.left {
                        Left::Record => (lang.fixed("unreadable-record-about")),
                        Left::Log => (lang.fixed("unreadable-log-about")),
                        Left::Hidden => (lang.fixed("unreadable-hidden")),
                    }
                }
                p class="actions" {
                    @match table.left {
                        Left::Record => a class="button" href={ "/t/" (table.id) "/record" } { (lang.fixed("unreadable-record")) },
                        Left::Log => a class="button" href={ "/t/" (table.id) "/log" } { (lang.fixed("unreadable-log")) },
                        Left::Hidden => {}
                    }
                    a class="button primary" href="/" { (lang.fixed("message-home")) }
                }
            }
        },
    )
}

/// Who played whom.
fn played(lang: Language, game: &MyGame, seat: &Played) -> String {
    let character = game.name_of(lang, &seat.character);
    let by = match (&seat.name, seat.bot) {
        (Some(name), _) => name.clone(),
        (None, Some(_)) => lang.fixed("bot").to_owned(),
        (None, None) => lang.fixed("unreadable-nobody").to_owned(),
    };
    if character.is_empty() {
        return by;
    }
    lang.say_with(
        "unreadable-played",
        &[("character", character), ("name", &by)],
    )
}
