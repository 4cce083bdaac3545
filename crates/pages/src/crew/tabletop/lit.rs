//! What a seat can press on the map: a layer of lit hexes above the board.

use super::Part;
use super::markup::Do;
use super::meaning::{here, icon, kind, on_map};
use super::trace::beginnings;
use board::{Space, SpaceSet};
use crew::{Command, Heist, State, Who};
use maud::{Markup, html};
use std::fmt::Write;
use table::Seat;
use words::Language;

/// The layer of one seat.
pub fn lit(lang: Language, heist: &Heist, state: &State, seat: Seat, legal: &[Command]) -> Part {
    let id = format!("lit{}", seat.0);
    let mut html = String::with_capacity(256 + 160 * legal.len().min(80));
    let _ = write!(html, r#"<g id="{id}" class="lits" data-seat="{}""#, seat.0);
    write_beginnings(beginnings(state, seat, legal), &mut html);
    html.push('>');
    let mut meanings = Meanings::new(state, legal);
    while let Some((space, commands)) = meanings.next() {
        write_space(lang, heist, state, space, commands, &mut html);
    }
    let way = heist.way_out(state, Who(seat.0));
    let way = way.filter(|way| way.steps.first().is_some_and(|step| legal.contains(step)));
    if let Some(way) = way
        && !meanings.sorted.iter().any(|(space, _)| *space == way.to)
    {
        write_exit(lang, heist, state, way.to, &mut html);
    }
    html.push_str("</g>");
    Part::new(id, html)
}

/// Where a stroke that lays a route may begin.
fn write_beginnings(from: SpaceSet, html: &mut String) {
    if from.is_empty() {
        return;
    }
    html.push_str(" data-trace=\"");
    for space in from {
        html.push(' ');
        write_whole(space.0.into(), html);
    }
    html.push_str(" \"");
}

/// The commands of each space of the map, spaces in order of their numbers.
struct Meanings {
    sorted: Vec<(Space, Command)>,
    at: usize,
    commands: Vec<Command>,
}

impl Meanings {
    fn new(state: &State, legal: &[Command]) -> Meanings {
        let placed = legal.iter().filter_map(|command| {
            let space = on_map(state, command)?;
            Some((space, *command))
        });
        let mut sorted: Vec<(Space, Command)> = placed.collect();
        // Stable: commands of one space stay in the order of the rules.
        sorted.sort_by_key(|(space, _)| space.0);
        Meanings {
            sorted,
            at: 0,
            commands: Vec::new(),
        }
    }

    fn next(&mut self) -> Option<(Space, &[Command])> {
        let (space, _) = *self.sorted.get(self.at)?;
        self.commands.clear();
        while let Some((other, command)) = self.sorted.get(self.at)
            && *other == space
        {
            self.commands.push(*command);
            self.at += 1;
        }
        Some((space, &self.commands))
    }
}

fn write_space(
    lang: Language,
    heist: &Heist,
    state: &State,
    space: Space,
    commands: &[Command],
    html: &mut String,
) {
    let Some((x, y)) = art::crew::centre(heist, state, space) else {
        return;
    };
    let class = if soft(state, commands) {
        "lit soft"
    } else {
        "lit"
    };
    html.push_str("<g class=\"");
    html.push_str(class);
    html.push_str("\" data-space=\"");
    write_whole(space.0.into(), html);
    html.push('"');
    match commands {
        [command] => Do(command).write(html),
        _ => html.push_str(" data-menu=\"\""),
    }
    html.push_str(" data-kinds=\"");
    let mut last = "";
    for kind in commands.iter().map(kind) {
        if kind != last {
            if !last.is_empty() {
                html.push(' ');
            }
            html.push_str(kind);
            last = kind;
        }
    }
    let picture = match commands {
        [command, rest @ ..] if rest.iter().all(|other| icon(other) == icon(command)) => {
            icon(command)
        }
        _ => "menu",
    };
    debug_assert!(
        PICTURES.contains(&picture),
        "{picture} is not among the drawings"
    );
    html.push_str("\"><use href=\"#lit-");
    html.push_str(picture);
    if is_small(heist, state, space, (x, y)) {
        let _ = write!(html, r#"" transform="translate({x:.1} {y:.1})scale(.48)"#);
    } else {
        html.push_str("\" x=\"");
        write_tenths(x, html);
        html.push_str("\" y=\"");
        write_tenths(y, html);
    }
    html.push_str("\"/><title>");
    html.push_str(title(lang, commands));
    html.push_str("</title></g>");
}

/// The exit at the end of the best way: a press there runs, or draws the path to roll for.
fn write_exit(lang: Language, heist: &Heist, state: &State, space: Space, html: &mut String) {
    let Some((x, y)) = art::crew::centre(heist, state, space) else {
        return;
    };
    let scale = match is_small(heist, state, space, (x, y)) {
        true => "scale(.48)",
        false => "",
    };
    // Writing into a string cannot fail.
    let _ = write!(
        html,
        r##"<g class="lit" data-space="{}" data-kinds="way-out"><use href="#lit-run" transform="translate({x:.1} {y:.1}){scale}"/><title>{}</title></g>"##,
        space.0,
        lang.fixed("here-way-out")
    );
}

/// One meaning is named; several are asked for when the hex is pressed.
fn title(lang: Language, commands: &[Command]) -> &'static str {
    let mut meanings = commands.iter().map(|command| here(lang, command));
    match meanings.next() {
        Some(first) if meanings.all(|other| other == first) => first,
        _ => lang.fixed("here-several"),
    }
}

/// Planning tokens can go almost anywhere: such hexes are lit softly, lest the whole board shines.
fn soft(state: &State, commands: &[Command]) -> bool {
    let plan = |command: &Command| matches!(command, Command::Plan { .. } | Command::Unplan { .. });
    let token = |command: &Command| match *command {
        Command::PlaceIdea { .. } | Command::Reposition { .. } | Command::Shift { .. } => true,
        // Whoever has a place may still choose another.
        Command::Start { who, .. } => state.member(who).at != Space::NONE,
        _ => false,
    };
    commands.iter().any(plan) || commands.iter().all(token)
}

/// What can be drawn on a lit hex: the icons of commands that are pressed on the map.
const PICTURES: [&str; 18] = [
    "plan",
    "back",
    "start",
    "reveal",
    "idea-token",
    "guard",
    "move",
    "unlock",
    "subdue",
    "disable",
    "hand",
    "next",
    "door",
    "take",
    "drop",
    "point",
    "run",
    "menu",
];

/// The drawings of lit hexes around the middle of one, to be used all over the board. They are drawn here once: layers
/// are sent often.
pub fn drawings() -> Markup {
    html! {
        @for picture in PICTURES {
            g id={ "lit-" (picture) } {
                path class="lit-hex" d="M0-36.5 31.6-18.25V18.25L0 36.5-31.6 18.25V-18.25Z" {}
                circle class="lit-disc" cy="-36.5" r="9.5" {}
                use class="lit-icon" href={ "#i-" (picture) } x="-6.5" y="-43" width="13" height="13" {}
            }
        }
    }
}

/// A number with one decimal. The general way of writing numbers is exact, and slow.
fn write_tenths(number: f32, html: &mut String) {
    let tenths = (number * 10.0).round() as i32;
    if tenths < 0 {
        html.push('-');
    }
    let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    write_whole(whole, html);
    if rest > 0 {
        html.push('.');
        write_whole(rest, html);
    }
}

fn write_whole(number: u32, html: &mut String) {
    if number >= 10 {
        write_whole(number / 10, html);
    }
    html.push(char::from(b'0' + (number % 10) as u8));
}

/// Exits that share a cell are drawn small and beside its middle.
fn is_small(heist: &Heist, state: &State, space: Space, (x, y): (f32, f32)) -> bool {
    if heist.board().is_tile(space) {
        return false;
    }
    let cell = state.cell(heist.board(), space);
    let halves = 2 * i16::from(cell.col) + i16::from(cell.row & 1);
    let middle = (
        art::crew::HEX * 0.866_025 * f32::from(halves),
        art::crew::HEX * 1.5 * f32::from(cell.row),
    );
    (x - middle.0).abs() + (y - middle.1).abs() > 2.0
}
