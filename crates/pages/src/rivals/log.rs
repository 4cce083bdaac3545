//! The log: what happened, in words.

use crate::bot;
use crate::shell::line;
use bots::Level;
use maud::html;
use rivals::{Command, Event, Public, Rivals};
use table::{Seat, Seats};
use words::Language;
use words::rivals as say;

/// What one step brought, for whoever holds these seats: what belongs together is one line. Who holds several seats
/// shares a screen: the log tells them no more than everybody.
pub fn log_lines(
    lang: Language,
    game: &Rivals,
    public: &Public,
    step: usize,
    events: &[Event],
    held: Seats,
) -> Vec<String> {
    let alone = held.len() == 1;
    let eyes = if alone { held } else { Seats::EMPTY };
    let seen: Vec<Event> = events.iter().map(|event| event.seen_by(eyes)).collect();
    let told = say::lines(lang, game, public, &seen).into_iter();
    let written = told.map(|(event, words)| {
        let (icon, class) = look(event);
        let line =
            html! { li class=(class) data-step=(step) { (art::icon(icon)) span { (words) } } };
        line.into_string()
    });
    written.collect()
}

/// A command was taken back. What was decided in secret stays one.
pub fn undid_line(
    lang: Language,
    game: &Rivals,
    public: &Public,
    step: usize,
    seat: Seat,
    command: &Command,
) -> String {
    let who = say::who(lang, public, seat);
    let words = match command {
        Command::Help { .. } | Command::Decline => {
            lang.say_with("rivals-table-undid-decision", &[("who", who)])
        }
        _ => {
            let what = say::command(lang, game, public, command);
            lang.say_with("log-undid", &[("who", who), ("what", &what)])
        }
    };
    line(step, "undid", art::icon("undo"), &words)
}

/// A bot plays a seat from now on, or no longer.
pub fn bot_line(lang: Language, public: &Public, seat: Seat, level: Option<Level>) -> String {
    let who = say::who(lang, public, seat);
    let words = match level {
        Some(level) => lang.say_with(
            "log-bot",
            &[("who", who), ("level", bot::name(lang, level))],
        ),
        None => lang.say_with("log-no-bot", &[("who", who)]),
    };
    line(0, "sat", art::icon("bot"), &words)
}

/// Somebody took a seat.
pub fn sat_line(lang: Language, public: &Public, seat: Seat, name: &str) -> String {
    let who = say::who(lang, public, seat);
    let words = lang.say_with("log-sat", &[("name", name), ("who", who)]);
    line(0, "sat", art::icon("crew"), &words)
}

/// Somebody left a seat.
pub fn left_line(lang: Language, public: &Public, seat: Seat, name: &str) -> String {
    let who = say::who(lang, public, seat);
    let words = lang.say_with("log-left", &[("name", name), ("who", who)]);
    line(0, "left", art::icon("escape"), &words)
}

/// The icon of an event, and how its line looks. The page shows a verdict large for a moment.
fn look(event: &Event) -> (&'static str, &'static str) {
    match event {
        Event::Became { .. } => ("crew", "quiet"),
        Event::Began { .. } => ("play", "turn"),
        Event::RoundBegan { .. } => ("next", "turn"),
        Event::Faced { .. } => ("point", "chosen"),
        Event::Decided { .. } => ("hand", "quiet decides"),
        Event::Revealed { card: Some(_), .. } => ("hand", "shows"),
        Event::Revealed { card: None, .. } => ("close", "quiet shows"),
        Event::Paid { .. } => ("move", ""),
        Event::Lost { .. } => ("drop", "bad"),
        Event::Helped { .. } => ("hand", "good"),
        Event::Bagged { .. } | Event::Refilled | Event::BagEmpty | Event::PutBack { .. } => {
            ("bag", "")
        }
        Event::Waits { .. } | Event::Grabbed { .. } => ("take", ""),
        Event::Lacking { .. } | Event::Kept { .. } => ("bag", "quiet"),
        Event::Looked { .. } => ("eye", ""),
        Event::Removed { .. } => ("drop", ""),
        Event::Drawn { .. } | Event::Joined { .. } => ("take", "chosen"),
        Event::Played { .. } => ("play", "chosen"),
        Event::Flipped { .. } => ("replay", ""),
        Event::Passed { .. } => ("ready", "good verdict"),
        Event::Failed { .. } => ("close", "bad verdict"),
        Event::Abandoned { .. } => ("drop", "quiet"),
        Event::Stays { .. } => ("lock", "quiet"),
        Event::Completed { .. } => ("ready", "good"),
        Event::Scored { .. } => ("cheese", "good"),
        Event::Learned { .. } => ("idea", "good"),
        Event::Discarded { .. } => ("drop", "quiet"),
        Event::Drew { .. } | Event::Reshuffled | Event::NoCards { .. } => ("deck", "quiet"),
        Event::Heated { .. } => ("alert", "loud"),
        Event::RoundEnded { .. } => ("bag", "quiet"),
        Event::SecretShown { met: true, .. } => ("story", "good"),
        Event::SecretShown { met: false, .. } => ("story", "quiet"),
        Event::Finished { .. } => ("story", "turn"),
    }
}
