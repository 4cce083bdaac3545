//! The log: what happened, in words.

use crate::log::{self, LogLine};
use rivals::{Command, Event, Public, Rivals};
use table::{Seat, Seats};
use words::Language;
use words::rivals as say;

/// Whether what was told before this is never told otherwise because of it, or of what follows.
pub fn begins_chapter(event: &Event) -> bool {
    matches!(
        event,
        Event::Began { .. } | Event::RoundBegan { .. } | Event::Faced { .. }
    )
}

/// What some steps in a row brought, each event with its step, for whoever holds these seats. Who holds several seats
/// shares a screen: the log tells them no more than everybody.
///
/// What belongs together is one line: what happened several times one right after the other, too. What was decided in secret
/// needs no line any more once it is shown.
pub fn log_lines(
    lang: Language,
    game: &Rivals,
    public: &Public,
    happened: &[(u32, Event)],
    held: Seats,
) -> Vec<LogLine> {
    let alone = held.len() == 1;
    let eyes = if alone { held } else { Seats::EMPTY };
    let mut lines: Vec<LogLine> = Vec::new();
    for step in happened.chunk_by(|(one, _), (other, _)| one == other) {
        let seen: Vec<Event> = step.iter().map(|(_, event)| event.seen_by(eyes)).collect();
        for (event, words) in say::lines(lang, game, public, &seen) {
            let (icon, class) = look(event);
            let line = LogLine {
                step: step.first().map(|(step, _)| *step),
                by: by(event),
                ..LogLine::new(icon, class, words)
            };
            add(&mut lines, event, line);
        }
    }
    lines
}

/// Whose doing it is, of what people want to know by whom it was: what is taken on, helped with, played and how it went.
fn by(event: &Event) -> Option<Seat> {
    match *event {
        Event::Faced { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::Helped { seat, .. }
        | Event::Played { seat, .. }
        | Event::Grabbed { seat, .. }
        | Event::Passed { seat, .. }
        | Event::Failed { seat, .. }
        | Event::Learned { seat, .. }
        | Event::SecretShown { seat, .. } => Some(seat),
        _ => None,
    }
}

fn add(lines: &mut Vec<LogLine>, event: &Event, mut line: LogLine) {
    let decides = |line: &mut LogLine| line.class == DECIDES;
    if let Event::Revealed { .. } = event {
        while lines.pop_if(decides).is_some() {}
    }
    let verdict = matches!(event, Event::Passed { .. } | Event::Failed { .. });
    let again = |before: &mut LogLine| before.text == line.text;
    if !verdict
        && !begins_chapter(event)
        && let Some(before) = lines.pop_if(again)
    {
        line.times += before.times;
    }
    lines.push(line);
}

/// A command was taken back. What was decided in secret stays one.
pub fn undid_line(
    lang: Language,
    game: &Rivals,
    public: &Public,
    step: u32,
    seat: Seat,
    command: &Command,
) -> LogLine {
    let who = say::who(lang, public, seat);
    match command {
        Command::Help { .. } | Command::Decline => LogLine {
            text: lang.say_with("rivals-table-undid-decision", &[("who", who)]),
            ..log::undid(lang, step, who, "")
        },
        _ => log::undid(lang, step, who, &say::command(lang, game, public, command)),
    }
}

/// How the line of a secret decision looks.
const DECIDES: &str = "quiet decides";

/// The icon of an event, and how its line looks. The page shows a verdict large for a moment.
fn look(event: &Event) -> (&'static str, &'static str) {
    match event {
        Event::Became { .. } => ("crew", "quiet"),
        Event::Began { .. } => ("play", "turn"),
        Event::RoundBegan { .. } => ("next", "turn"),
        Event::Faced { .. } => ("point", "chosen"),
        Event::Decided { .. } => ("hand", DECIDES),
        Event::Revealed { card: Some(_), .. } => ("hand", ""),
        Event::Revealed { card: None, .. } => ("close", "quiet"),
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
