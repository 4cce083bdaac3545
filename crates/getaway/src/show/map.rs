//! A map drawn in the terminal: hexes that stand on a point, each with the number of its space and its tile code.
//!
//! ```text
//!      1     2
//!     / \   / \
//!    / 0 \ / 1 \
//! 1 | SC  | GU  |
//!    \   / \   / \
//! ```

use crate::terms::{chit, money};
use board::{Cell, Side};
use crew::content::cards::Barriers;
use crew::content::codes::{Code, Letter, Piece};
use crew::content::{Edition, Scenario};
use words::Language;

const GAP: &str = "GP";
/// Columns from a hex to the next; odd rows are shifted by half of it.
const WIDTH: usize = 6;
/// Lines from a row to the next.
const HEIGHT: usize = 3;
/// Room for the numbers of the rows, and for those of the columns.
const LEFT: usize = 3;
const TOP: usize = 1;

/// The map with an arrow for each entrance, pointing at its tile.
pub fn draw(scenario: &Scenario) -> String {
    let mut canvas = Canvas::default();
    let drawn = || cells(scenario).filter(|(_, code)| *code != GAP);
    let first = drawn().map(|(cell, _)| cell.col).min().unwrap_or(0);
    for (cell, code) in drawn() {
        let (x, y) = corner(cell, first);
        // People count rows and columns from 1.
        canvas.center(0, y + 2, LEFT, &format!("{:>2}", cell.row + 1));
        let (over, _) = corner(Cell { row: 0, ..cell }, first);
        canvas.center(over + 1, 0, 5, &format!("{}", cell.col + 1));
        match Code::parse(code) {
            Some(Code::Tile(_)) => {
                canvas.hex(x, y);
                if let Some(space) = scenario.board.tile_at(cell) {
                    canvas.center(x + 2, y + 1, 3, &space.0.to_string());
                }
                let (rings, rest) = shown(code);
                canvas.center(x + 1, y + 2, 5, &rest);
                canvas.center(x + 2, y + 3, 3, &rings);
            }
            Some(Code::Entrance(side)) => {
                let exits = scenario.board.printed_exits();
                let exit = exits
                    .iter()
                    .find(|&exit| scenario.board.cell(exit) == Some(cell));
                let number = exit.map_or(String::new(), |exit| exit.0.to_string());
                canvas.center(x + 1, y + 2, 5, &format!("{}{number}", arrow(side)));
            }
            Some(Code::Tunnel) => canvas.center(x + 1, y + 2, 5, code),
            _ => {}
        }
    }
    canvas.into_text()
}

/// Every code on the map with its meaning, in reading order.
pub fn legend(lang: Language, edition: &Edition, scenario: &Scenario) -> Vec<(String, String)> {
    let mut legend: Vec<(String, String)> = Vec::new();
    for (_, code) in cells(scenario) {
        let (code, meaning) = match Code::parse(code) {
            Some(Code::Tile(pieces)) if pieces.is_empty() => {
                (lang.say("legend-blank"), lang.say("legend-nothing"))
            }
            Some(Code::Tile(pieces)) => (
                code.to_owned(),
                describe(lang, edition.barriers, pieces.as_ref()),
            ),
            Some(Code::Entrance(_)) => (lang.say("legend-arrow"), lang.say("legend-entrance")),
            Some(Code::Tunnel) => (code.to_owned(), lang.say("legend-tunnel")),
            _ => continue,
        };
        if !legend.iter().any(|(known, _)| *known == code) {
            legend.push((code, meaning));
        }
    }
    legend
}

/// All that is on a tile.
fn describe(lang: Language, barriers: Barriers, pieces: &[Piece]) -> String {
    match pieces {
        [Piece::Chit(kind), rest @ ..] if rest.iter().all(|piece| *piece == pieces[0]) => {
            return chit(lang, *kind, pieces.len());
        }
        _ => {}
    }
    let mut meanings = pieces.iter().map(|&piece| meaning(lang, barriers, piece));
    let first = meanings.next().unwrap_or_default();
    meanings.fold(first, |before, next| {
        lang.say_with("legend-and", &[("before", &before), ("next", &next)])
    })
}

/// The cells and their codes, in reading order.
fn cells(scenario: &Scenario) -> impl Iterator<Item = (Cell, &str)> {
    let rows = scenario.draft.map.lines().map(str::split_whitespace);
    let rows = rows.filter(|row| row.clone().next().is_some());
    (0..).zip(rows).flat_map(|(row, codes)| {
        (0..)
            .zip(codes)
            .map(move |(col, code)| (Cell { row, col }, code))
    })
}

/// The drawing's upper left corner of a cell, if this is the first column drawn.
fn corner(cell: Cell, first: i8) -> (usize, usize) {
    let (row, col) = (cell.row as usize, (cell.col - first) as usize);
    let x = LEFT + col * WIDTH + row % 2 * (WIDTH / 2);
    (x, TOP + row * HEIGHT)
}

/// An empty tile looks empty. Where rings lie around something else, they stand on a line of their own: `RYX`.
fn shown(code: &str) -> (String, String) {
    if code == "EM" {
        return Default::default();
    }
    let ring = |part: &&str| matches!(*part, "RX" | "RY" | "RZ");
    let parts: Vec<&str> = code.split('+').collect();
    let letters: String = parts
        .iter()
        .filter(|part| ring(part))
        .map(|part| &part[1..])
        .collect();
    if parts.len() == 1 || letters.is_empty() {
        return (String::new(), code.to_owned());
    }
    let rest: Vec<&str> = parts.into_iter().filter(|part| !ring(part)).collect();
    (format!("R{letters}"), rest.join("+"))
}

fn arrow(side: Side) -> char {
    match side {
        Side::UpperRight => '↗',
        Side::Right => '→',
        Side::LowerRight => '↘',
        Side::LowerLeft => '↙',
        Side::Left => '←',
        Side::UpperLeft => '↖',
    }
}

/// The letter of a remote lock, or the colour of a ring.
fn letter(lang: Language, barriers: Barriers, letter: Letter) -> String {
    match (barriers, letter) {
        (Barriers::RemoteLocks, Letter::X) => "X".to_owned(),
        (Barriers::RemoteLocks, Letter::Y) => "Y".to_owned(),
        (Barriers::RemoteLocks, Letter::Z) => "Z".to_owned(),
        (Barriers::Rings, Letter::X) => lang.say("ring-x"),
        (Barriers::Rings, Letter::Y) => lang.say("ring-y"),
        (Barriers::Rings, Letter::Z) => lang.say("ring-z"),
    }
}

fn meaning(lang: Language, barriers: Barriers, piece: Piece) -> String {
    let lettered = |key, of| lang.say_with(key, &[("letter", &letter(lang, barriers, of))]);
    let colored = |key, of| lang.say_with(key, &[("color", &letter(lang, barriers, of))]);
    match piece {
        Piece::Unknown => lang.say("legend-unknown"),
        Piece::Chit(kind) => chit(lang, kind, 1),
        Piece::Cash(cash) => money(lang, cash),
        Piece::Server(open) => match barriers {
            Barriers::RemoteLocks => lettered("legend-server", open),
            Barriers::Rings => colored("legend-panel", open),
        },
        Piece::RemoteLock(closed) => match barriers {
            Barriers::RemoteLocks => lettered("legend-remote-lock", closed),
            Barriers::Rings => colored("legend-ring", closed),
        },
        Piece::Gate(n) => {
            let letter = char::from(b'A' + n).to_string();
            lang.say_with("legend-gate", &[("letter", &letter)])
        }
        Piece::Watchtower => lang.say("legend-watchtower"),
        Piece::Reinforcements => lang.say("legend-reinforcements"),
        Piece::Door => lang.say("legend-door"),
        Piece::Kennel => lang.say("legend-kennel"),
        Piece::Safe => lang.say("legend-safe"),
        Piece::Item => lang.say("legend-item"),
        Piece::Story => lang.say("legend-story"),
        Piece::Figure => lang.say("legend-figure"),
        Piece::Start(0) => lang.say("legend-start"),
        Piece::Start(seat) => lang.say_with("legend-start-seat", &[("seat", &*seat.to_string())]),
    }
}

/// Characters on a grid that grows as needed.
#[derive(Default)]
struct Canvas(Vec<Vec<char>>);

impl Canvas {
    fn put(&mut self, x: usize, y: usize, ink: char) {
        if self.0.len() <= y {
            self.0.resize(y + 1, Vec::new());
        }
        let line = &mut self.0[y];
        if line.len() <= x {
            line.resize(x + 1, ' ');
        }
        line[x] = ink;
    }

    fn hex(&mut self, x: usize, y: usize) {
        for (across, down, ink) in [
            (2, 0, '/'),
            (4, 0, '\\'),
            (1, 1, '/'),
            (5, 1, '\\'),
            (0, 2, '|'),
            (6, 2, '|'),
            (1, 3, '\\'),
            (5, 3, '/'),
            (2, 4, '\\'),
            (4, 4, '/'),
        ] {
            self.put(x + across, y + down, ink);
        }
    }

    /// Writes in the middle of a field of this width.
    fn center(&mut self, x: usize, y: usize, width: usize, text: &str) {
        let indent = width.saturating_sub(text.chars().count()) / 2;
        for (n, ink) in text.chars().enumerate() {
            self.put(x + indent + n, y, ink);
        }
    }

    /// Without the lines of rows that hold nothing.
    fn into_text(self) -> String {
        let lines = self.0.into_iter().map(String::from_iter);
        let inked = lines.filter(|line| !line.trim_end().is_empty());
        inked.map(|line| format!("{}\n", line.trim_end())).collect()
    }
}
