//! Lines of the log, whatever is played: values that a game tells, and the one place that writes them as HTML.

use crate::bot;
use crate::seat_mark::mark_of;
use art::Colour;
use board::Space;
use bots::Level;
use maud::html;
use table::Seat;
use words::Language;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The step it came with, counted from 1; none for what is no part of the game.
    pub step: Option<u32>,
    pub icon: &'static str,
    /// How it looks.
    pub class: &'static str,
    /// Where it happened, on a map.
    pub space: Option<Space>,
    /// Whose pawn it happened to, for what has no place of its own.
    pub who: Option<u8>,
    pub text: String,
    /// How often it happened, one right after the other.
    pub times: u32,
    /// Whose doing it is, where people want to know who plays that one.
    pub by: Option<Seat>,
}

impl LogLine {
    pub fn new(icon: &'static str, class: &'static str, text: String) -> LogLine {
        LogLine {
            step: None,
            icon,
            class,
            space: None,
            who: None,
            text,
            times: 1,
            by: None,
        }
    }

    /// As an item of the list.
    pub fn html(&self) -> String {
        self.html_by(|_| None)
    }

    /// The same with the name of the person whose doing it is.
    pub fn html_by<'p>(&self, person: impl Fn(Seat) -> Option<&'p str>) -> String {
        let person = self.by.and_then(person);
        let space = self.space.map(|space| space.0);
        // What was on the stage can be seen again, also by keyboard.
        let shown = self.class.contains("staged") || self.class.contains("moment");
        let focus = (shown || space.is_some()).then_some("-1");
        let line = html! {
            li class=(self.class) data-step=[self.step] data-space=[space] data-who=[self.who] tabindex=[focus] {
                (art::icon(self.icon)) span { (self.text) @if self.times > 1 { " ×" (self.times) } @if let Some(person) = person { " " span class="person" { (person) } } }
            }
        };
        line.into_string()
    }
}

/// A command was taken back. `who` is the name of the seat, `what` what it did.
pub fn undid(lang: Language, step: u32, who: &str, what: &str) -> LogLine {
    let words = lang.say_with("log-undid", &[("who", who), ("what", what)]);
    LogLine {
        step: Some(step),
        ..LogLine::new("undo", "undid", words)
    }
}

/// A bot plays a seat from now on, or no longer.
pub fn bot(lang: Language, who: &str, level: Option<Level>) -> LogLine {
    let words = match level {
        Some(level) => lang.say_with(
            "log-bot",
            &[("who", who), ("level", bot::name(lang, level))],
        ),
        None => lang.say_with("log-no-bot", &[("who", who)]),
    };
    LogLine::new("bot", "sat", words)
}

/// Somebody took a seat.
pub fn sat(lang: Language, who: &str, name: &str) -> LogLine {
    let words = lang.say_with("log-sat", &[("name", name), ("who", who)]);
    LogLine::new("crew", "sat", words)
}

/// Somebody left a seat.
pub fn left(lang: Language, who: &str, name: &str) -> LogLine {
    let words = lang.say_with("log-left", &[("name", name), ("who", who)]);
    LogLine::new("escape", "left", words)
}

/// Bots wait for people no longer than this.
pub fn patience(lang: Language, seconds: u32) -> LogLine {
    let words = lang.say_with("log-patience", &[("seconds", &seconds.to_string())]);
    LogLine::new("bot", "sat", words)
}

/// Somebody opened a new table for the same people.
pub fn again(lang: Language, name: &str) -> LogLine {
    let words = lang.say_with("log-again", &[("name", name)]);
    LogLine::new("replay", "turn", words)
}

/// The next game of a series begins.
pub fn next(lang: Language, title: &str) -> LogLine {
    let words = lang.say_with("log-next", &[("scenario", title)]);
    LogLine::new("play", "turn", words)
}

/// Somebody said something.
pub fn said(name: &str, colour: Option<Colour>, text: &str) -> String {
    let line = html! {
        li class="said" {
            @match colour {
                Some(colour) => (mark_of(colour)),
                None => (art::icon("eye")),
            }
            span { b { (name) } " " (text) }
        }
    };
    line.into_string()
}

/// A bot says what it is about to do. The page shows it beside the character too.
pub fn bot_said(
    lang: Language,
    seat: Seat,
    name: &str,
    colour: Option<Colour>,
    text: &str,
) -> String {
    let colour = colour.unwrap_or(Colour::ALL[usize::from(seat.0) % 4]);
    let line = html! {
        li class="said bot" data-bot-said=(seat.0) {
            (mark_of(colour))
            span { b { (name) } span class="bot-sign" title=(lang.fixed("bot")) { (art::icon("bot")) span class="hear" { (lang.fixed("bot")) } } " " q { (text) } }
        }
    };
    line.into_string()
}
