//! What a coach says at the table of a lesson, whatever the game: sentences, each beside something on the page.

use crate::part::Part;
use maud::html;
use table::Seat;
use words::Language;

/// A sentence of the coach.
pub struct Note {
    /// Which sentence, in the language files; whoever read it is not told again.
    pub key: &'static str,
    pub words: String,
    pub at: At,
    /// It stays until the table has changed; others only want to be read.
    pub stays: bool,
}

/// What a sentence speaks of.
pub enum At {
    /// An element of the page, by its selector.
    Page(&'static str),
    /// A part of the seat's own panel.
    Own(&'static str),
    /// A hex.
    Space(board::Space),
    /// A button of the seat that does this.
    Button(String),
}

/// The fragment with what a coach says to a seat.
pub fn coach_part(lang: Language, seat: Seat, notes: &[Note]) -> Part {
    let id = format!("coach{}", seat.0);
    let html = html! {
        div id=(id) class="coach" data-seat=(seat.0) data-read=(lang.fixed("coach-read")) data-hide=(lang.fixed("coach-hide"))
            data-show=(lang.fixed("coach-show")) data-name=(lang.fixed("coach-name")) hidden {
            @for note in notes {
                p data-note=(note.key) data-at=(selector(seat, &note.at)) data-stays=[note.stays.then_some("")] { (note.words) }
            }
        }
    };
    Part::new(id, html)
}

fn selector(seat: Seat, at: &At) -> String {
    match at {
        At::Page(selector) => (*selector).to_owned(),
        At::Own(part) => format!("#you{} {part}", seat.0),
        At::Space(space) => format!(".cell[data-space=\"{}\"]", space.0),
        At::Button(command) => {
            let quoted = command.replace('\\', "\\\\").replace('"', "\\\"");
            format!("#you{} [data-do=\"{quoted}\"]", seat.0)
        }
    }
}
