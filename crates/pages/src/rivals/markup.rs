//! Small pieces of markup that many fragments use.

use super::Moment;
use crate::chance::mood;
use crate::seat_mark::{colour, mark_of};
use art::Colour as SeatColour;
use maud::{Markup, html};
use rivals::{Card, Colour, Command, Skill, Token, content};
use table::Seat;
use words::Language;
use words::rivals as say;

/// A command as an element carries it.
pub fn json(command: &Command) -> String {
    // A command is plain data and always becomes JSON.
    serde_json::to_string(command).unwrap_or_default()
}

fn seat_colour(moment: &Moment, seat: Seat) -> SeatColour {
    colour(&moment.company.colours(), seat)
}

/// The class that gives an element the colour of a seat.
pub fn hue(moment: &Moment, seat: Seat) -> &'static str {
    match seat_colour(moment, seat) {
        SeatColour::Rose => "hue-rose",
        SeatColour::Mint => "hue-mint",
        SeatColour::Sky => "hue-sky",
        SeatColour::Violet => "hue-violet",
    }
}

/// Shape and letter of a seat.
pub fn mark(moment: &Moment, seat: Seat) -> Markup {
    mark_of(seat_colour(moment, seat))
}

/// The name of whoever is played from a seat.
pub fn name(moment: &Moment, seat: Seat) -> &'static str {
    say::who(moment.lang, moment.public, seat)
}

/// The name of the person who plays from a seat, beside that of whoever is played.
pub fn person(moment: &Moment, seat: Seat) -> Markup {
    let person = moment.company.seats[usize::from(seat.0)].as_ref();
    html! { @if let Some(person) = person { " " span class="person" { (person.name) } } }
}

/// A chance in whole percents. Only what is certain is 0 or 100.
pub fn percent(chance: f64) -> u32 {
    let whole = crate::chance::percent(chance);
    match chance {
        chance if chance <= 0.0 => 0,
        chance if chance >= 1.0 - 1e-9 => 100,
        _ => whole.clamp(1, 99),
    }
}

/// A chance as a small bar with its number. Words beside it tell it to whoever listens.
pub fn likely(lang: Language, chance: f64) -> Markup {
    bar(chance, lang.fixed("rivals-table-chance"), "")
}

/// The best of several chances, and in words.
pub fn likely_at_best(lang: Language, chance: f64) -> Markup {
    let words = lang.say_with(
        "rivals-table-chance-best",
        &[("percent", &percent(chance).to_string())],
    );
    html! { (bar(chance, &words, "≤ ")) span class="hear" { (words) } }
}

fn bar(chance: f64, title: &str, before: &str) -> Markup {
    let percent = percent(chance);
    html! {
        span class={ "likely " (mood(percent)) } title=(title) aria-hidden="true" {
            svg viewBox="0 0 100 10" preserveAspectRatio="none" {
                rect class="all" width="100" height="10" {}
                rect class="along" width=(percent) height="10" {}
            }
            b { (before) (percent) "%" }
        }
    }
}

/// The chance in words, for whoever listens.
pub fn likely_words(lang: Language, chance: f64) -> String {
    lang.say_with(
        "rivals-table-chance-of",
        &[("percent", &percent(chance).to_string())],
    )
}

/// The word of a colour in style sheets.
pub fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Yellow => "yellow",
        Colour::Orange => "orange",
        Colour::Red => "red",
        Colour::Purple => "purple",
    }
}

/// Where a token lies, as a word: a trick that can be played on it names the same place.
pub fn place(before: Seat, token: Token) -> String {
    let twice = if token.doubled { "-twice" } else { "" };
    let (colour, face) = (word(token.colour), token.face & 1);
    format!("token-{}-{colour}-{face}{twice}", before.0)
}

/// A token with the face that lies up.
pub fn token(lang: Language, token: Token) -> Markup {
    html! { span class="token" title=(say::token(lang, token)) { (art::rivals::token(lang, token.colour, token.face, token.doubled)) } }
}

/// A token whose face does not matter. Words beside it say which.
pub fn chip(colour: Colour) -> Markup {
    html! { span class="token" { (art::rivals::chip(colour)) } }
}

pub fn skill_icon(skill: Skill) -> Markup {
    art::icon(match skill {
        Skill::Agility => "agility",
        Skill::Charm => "charm",
        Skill::Dexterity => "dexterity",
    })
}

/// So much cheese.
pub fn cheese(lang: Language, count: u8) -> Markup {
    let words = lang.say_with("rivals-table-cheese", &[("count", &count.to_string())]);
    html! { span class="cheese" role="img" aria-label=(words) title=(words) { (art::icon("cheese")) b { (count) } } }
}

/// The name of a card that lies open; resting on it shows the card.
pub fn named_card(lang: Language, card: Card) -> Markup {
    html! { span class={ "named " (kind(card)) } tabindex="0" data-card=(card.id()) { (say::card_name(lang, card)) } }
}

/// The class of a card.
pub fn kind(card: Card) -> &'static str {
    if content().assists & 1 << card.0 != 0 {
        "assist"
    } else {
        "trick"
    }
}
