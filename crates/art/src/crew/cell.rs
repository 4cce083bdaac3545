//! One space of the board with everything on it, made anew whenever something on it changes.

use super::name;
use crate::crew::chit::{letter_drawing, pip_drawing};
use crate::crew::exit::{self, Exit};
use crate::crew::hex::{HEX, middle, outline};
use crate::crew::layout::{PIPS, chits};
use crate::crew::on_space::{Fixture, Kind, Pile, fixtures, pile};
use crate::crew::ring::{ring_colour, ring_drawing, rings};
use crate::crew::room::{room, walls};
use crate::letter;
use crate::write::Point;
use crate::write::{hundredths, moved, number, pair, text, whole};
use crate::{Colour, SeatColours};
use board::Space;
use crew::content::codes::Letter;
use crew::{Heist, State};
use maud::{Markup, PreEscaped};
use std::sync::LazyLock;
use words::Language;

/// Whom a board is drawn for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum For {
    /// A page, where a space can be pressed.
    Page,
    /// A picture, where it only has a name.
    Picture,
}

/// The whole group of one space: floor, walls, fixtures, chits, loot and planning tokens. Pawns are drawn apart.
///
/// It changes with what lies on the space, with the closing of its own gate, and, for exits, with the opening of another
/// exit in the same cell.
pub fn cell(
    lang: Language,
    heist: &Heist,
    state: &State,
    space: Space,
    seats: &SeatColours,
) -> Markup {
    let mut out = String::with_capacity(2048);
    write(lang, &mut out, heist, state, space, seats, For::Page);
    PreEscaped(out)
}

/// The ground and every space of the board.
pub fn board(lang: Language, heist: &Heist, state: &State, seats: &SeatColours) -> Markup {
    let mut out = String::with_capacity(64 * 1024);
    out.push_str(r#"<g class="board">"#);
    out.push_str(&crate::crew::ground(heist).0);
    write_all(lang, &mut out, heist, state, seats, For::Page);
    out.push_str("</g>");
    PreEscaped(out)
}

pub(crate) fn write_all(
    lang: Language,
    out: &mut String,
    heist: &Heist,
    state: &State,
    seats: &SeatColours,
    who: For,
) {
    for n in 0..heist.board().space_count() as u8 {
        write(lang, out, heist, state, Space(n), seats, who);
    }
}

/// Where a space is drawn.
enum Spot {
    Room(Point),
    Closed(Point),
    Yard(Exit),
}

fn spot(heist: &Heist, state: &State, space: Space) -> Option<Spot> {
    let board = heist.board();
    if !board.is_tile(space) {
        return exit::find(heist, state, space).map(Spot::Yard);
    }
    let at = middle(board.cell(space)?);
    Some(match state.present.contains(space) {
        true => Spot::Room(at),
        false => Spot::Closed(at),
    })
}

fn write(
    lang: Language,
    out: &mut String,
    heist: &Heist,
    state: &State,
    space: Space,
    seats: &SeatColours,
    drawn_for: For,
) {
    let Some(spot) = spot(heist, state, space) else {
        if drawn_for == For::Page {
            out.push_str(r#"<g id="c"#);
            whole(out, space.0.into());
            out.push_str(r#"" class="cell"></g>"#);
        }
        return;
    };
    let things = pile(heist, state, space);
    let (class, at, scale) = match spot {
        Spot::Room(at) => ("tile", at, 1.0),
        Spot::Closed(at) => ("closed", at, 1.0),
        Spot::Yard(exit) => ("exit", exit.middle(), exit.scale()),
    };
    out.push_str("<g ");
    if drawn_for == For::Page {
        write_handle(out, space, class);
        write_name(lang, out, heist, state, space, &things);
        out.push_str(r#"" "#);
    }
    out.push_str(r#"transform="translate("#);
    pair(out, at);
    out.push(')');
    if scale != 1.0 {
        out.push_str("scale(");
        hundredths(out, scale);
        out.push(')');
    }
    out.push_str(r#"">"#);
    if drawn_for == For::Picture {
        out.push_str("<title>");
        write_name(lang, out, heist, state, space, &things);
        out.push_str("</title>");
    }
    match spot {
        Spot::Room(_) => {
            out.push_str(room(walls(heist, space)));
            write_fixtures(out, heist, state, space, seats, things.is_empty());
        }
        Spot::Closed(_) => out.push_str(shutter()),
        Spot::Yard(exit) => out.push_str(exit::yard(exit)),
    }
    if things.iter().any(|(kind, _)| kind.is_barrier()) {
        used(out, "ring", "t-ring", (0.0, 0.0));
    }
    let rings = rings(heist, state, space);
    for (inside, letter) in rings.into_iter().flatten().enumerate() {
        used(out, "ring", ring_drawing(letter, inside), (0.0, 0.0));
    }
    write_pips(out, state, space, seats);
    write_chits(out, &things);
    out.push_str("</g>");
}

/// What the page holds a cell by, up to its name.
fn write_handle(out: &mut String, space: Space, class: &str) {
    out.push_str(r#"id="c"#);
    whole(out, space.0.into());
    out.push_str(r#"" class="cell "#);
    out.push_str(class);
    out.push_str(r#"" data-space=""#);
    whole(out, space.0.into());
    out.push_str(r#"" role="button" tabindex="-1" aria-label=""#);
}

/// Names of items and people come from outside.
fn write_name(
    lang: Language,
    out: &mut String,
    heist: &Heist,
    state: &State,
    space: Space,
    things: &Pile,
) {
    let start = out.len();
    name::write(lang, out, heist, state, space, things);
    if out[start..].contains(['&', '<', '>', '"']) || out[start..].contains(char::is_control) {
        let raw = out.split_off(start);
        text(out, &raw);
    }
}

/// A gate that came down: the room is gone.
fn shutter() -> &'static str {
    static SHUTTER: LazyLock<String> = LazyLock::new(|| {
        let mut bars = String::new();
        for n in -3..=3 {
            let x = 8.0 * n as f32;
            let y = HEX - 4.0 - x.abs() * 0.5774;
            bars.push('M');
            pair(&mut bars, (x, -y));
            bars.push('V');
            number(&mut bars, y);
        }
        format!(
            r#"<path class="floor" fill="var(--ground)" d="{0}"/><g fill="none" stroke="var(--quiet)" stroke-linecap="round"><path stroke-width="1.6" stroke-linejoin="round" d="{1}"/><path stroke-opacity=".4" stroke-width="2" d="{bars}"/><path stroke-opacity=".4" stroke-width="1.4" d="M-31-12h62M-31 12h62"/></g>"#,
            outline(HEX),
            outline(HEX - 2.0)
        )
    });
    &SHUTTER
}

/// Engraved in the middle of the floor; above the chits when something lies there.
fn write_fixtures(
    out: &mut String,
    heist: &Heist,
    state: &State,
    space: Space,
    seats: &SeatColours,
    free: bool,
) {
    let found = fixtures(heist, state, space);
    let second = found[1].is_some();
    for (n, fixture) in found.into_iter().flatten().enumerate() {
        let size = if free && !second { 34.0 } else { 13.0 };
        let at = match (free, second) {
            (true, false) => (0.0, -3.0),
            (_, false) => (0.0, -25.5),
            (_, true) => (if n == 0 { -7.5 } else { 7.5 }, -22.0),
        };
        out.push_str(r##"<use class="fixture" href="#i-"##);
        out.push_str(fixture.icon(seats));
        out.push_str(r#"" color="var(--"#);
        out.push_str(fixture.colour(seats));
        out.push_str(r#")" opacity=""#);
        out.push_str(if free { ".62" } else { ".9" });
        for (name, value) in [
            (r#"" x=""#, at.0 - size / 2.0),
            (r#"" y=""#, at.1 - size / 2.0),
            (r#"" width=""#, size),
            (r#"" height=""#, size),
        ] {
            out.push_str(name);
            number(out, value);
        }
        out.push_str(r#""/>"#);
        if let Fixture::Safe(false) = fixture {
            write_cracks(out, heist, state);
        }
    }
}

/// How far the safe is: a dot for each crack it takes, in the lower corner.
fn write_cracks(out: &mut String, heist: &Heist, state: &State) {
    let needed = heist.scenario.draft.safe.as_ref().map_or(0, |s| s.cracks);
    let dots = needed.min(8);
    for n in 0..dots {
        let x = 18.0 / f32::from(dots.max(5)) * (f32::from(n) - f32::from(dots - 1) / 2.0);
        out.push_str(r#"<circle cx=""#);
        number(out, x);
        out.push_str(if n < state.cracks {
            r#"" cy="32.2" r="1.1" fill="var(--now)" stroke="var(--now)" stroke-width=".7"/>"#
        } else {
            r#"" cy="32.2" r="1.1" fill="none" stroke="var(--now)" stroke-width=".7"/>"#
        });
    }
}

impl Fixture {
    pub(crate) fn icon(self, seats: &SeatColours) -> &'static str {
        match self {
            Fixture::Server(Letter::X) => "server-x",
            Fixture::Server(Letter::Y) => "server-y",
            Fixture::Server(Letter::Z) => "server-z",
            Fixture::Panel(Letter::X) => "panel-x",
            Fixture::Panel(Letter::Y) => "panel-y",
            Fixture::Panel(Letter::Z) => "panel-z",
            Fixture::Watchtower => "watchtower",
            Fixture::Reinforcements => "reinforcements",
            Fixture::Gate(0) => "gate-a",
            Fixture::Gate(1) => "gate-b",
            Fixture::Gate(2) => "gate-c",
            Fixture::Gate(3) => "gate-d",
            Fixture::Gate(_) => "gate-e",
            Fixture::Kennel => "kennel",
            Fixture::Safe(false) => "safe",
            Fixture::Safe(true) => "open-safe",
            Fixture::Story => "story",
            Fixture::Start => "start",
            Fixture::StartOf(seat) => match seat_colour(seats, seat) {
                Colour::Rose => "start-rose",
                Colour::Mint => "start-mint",
                Colour::Sky => "start-sky",
                Colour::Violet => "start-violet",
            },
        }
    }

    pub(crate) fn colour(self, seats: &SeatColours) -> &'static str {
        match self {
            Fixture::Safe(_) | Fixture::Story => "now",
            Fixture::Server(_) => "lock",
            Fixture::Panel(letter) => ring_colour(letter),
            Fixture::StartOf(seat) => seat_colour(seats, seat).word(),
            _ => "quiet",
        }
    }
}

/// A seat nobody has taken wears the colour of its number.
fn seat_colour(seats: &SeatColours, seat: u8) -> Colour {
    let seat = usize::from(seat) % seats.len();
    seats[seat].unwrap_or(Colour::ALL[seat])
}

fn write_pips(out: &mut String, state: &State, space: Space, seats: &SeatColours) {
    for (seat, at) in PIPS.into_iter().enumerate() {
        if state.crew[seat].planned.contains(space) {
            used(out, "pip", pip_drawing(seat_colour(seats, seat as u8)), at);
        }
    }
}

fn write_chits(out: &mut String, things: &Pile) {
    if things.is_empty() {
        return;
    }
    // Many of a kind are one chit with a number when they would be too small to tell.
    let apart = things.total() <= 4;
    let all = if apart {
        things.total()
    } else {
        things.kinds()
    };
    let layout = chits(all);
    moved(out, layout.middle(), layout.scale);
    let mut n = 0;
    for (kind, count) in things.iter() {
        let times = if apart && kind != Kind::Cash {
            count
        } else {
            1
        };
        for _ in 0..times {
            let at = layout.place(n);
            used(out, "chit", kind.drawing(), at);
            if kind == Kind::Cash {
                write_cash(out, count, at);
            } else if !apart && count > 1 {
                write_many(out, count, at);
            }
            n += 1;
        }
    }
    out.push_str("</g>");
}

impl Kind {
    /// Nobody may enter.
    fn is_barrier(self) -> bool {
        use Kind::{Door, RemoteX, RemoteY, RemoteZ};
        matches!(self, RemoteX | RemoteY | RemoteZ | Door)
    }
}

fn used(out: &mut String, class: &str, drawing: &str, (x, y): Point) {
    out.push_str(r#"<use class=""#);
    out.push_str(class);
    out.push_str(r##"" href="#"##);
    out.push_str(drawing);
    for (name, value) in [(r#"" x=""#, x), (r#"" y=""#, y)] {
        if value != 0.0 {
            out.push_str(name);
            number(out, value);
        }
    }
    out.push_str(r#""/>"#);
}

/// "$3k", and "12k" where that would not fit.
fn write_cash(out: &mut String, cash: u8, (x, y): Point) {
    let mut letters = ['$'; 4];
    let mut count = if cash < 10 { 1 } else { 0 };
    let mut digits = [cash / 100, cash / 10 % 10, cash % 10]
        .into_iter()
        .peekable();
    while digits.next_if_eq(&0).is_some() {}
    for digit in digits {
        letters[count] = char::from(b'0' + digit);
        count += 1;
    }
    if count < 3 {
        letters[count] = 'k';
        count += 1;
    }
    out.push_str(r#"<g color="var(--ground)">"#);
    write_letters(out, &letters[..count], (x, y));
    out.push_str("</g>");
}

fn write_many(out: &mut String, count: u8, (x, y): Point) {
    used(out, "many", "t-many", (x, y));
    let digit = char::from(b'0' + count.min(9));
    out.push_str(r#"<g color="var(--text)">"#);
    write_letters(out, &[digit], (x + 8.0, y + 8.0));
    out.push_str("</g>");
}

/// Letters around a point.
pub(crate) fn write_letters(out: &mut String, letters: &[char], (x, y): Point) {
    let wide = letter::STEP * (letters.len() as f32 - 1.0) + 4.0;
    for (n, &letter) in letters.iter().enumerate() {
        let left = x - wide / 2.0 + letter::STEP * n as f32;
        out.push_str(r##"<use href="#"##);
        out.push_str(letter_drawing(letter));
        out.push_str(r#"" x=""#);
        number(out, left);
        out.push_str(r#"" y=""#);
        number(out, y - letter::HEIGHT / 2.0);
        out.push_str(r#""/>"#);
    }
}
