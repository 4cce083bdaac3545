//! A map drawn in the terminal: hexes that stand on a point, each with the number of its space and its tile code.
//!
//! ```text
//!      1     2
//!     / \   / \
//!    / 0 \ / 1 \
//! 1 | SC  | GU  |
//!    \   / \   / \
//! ```

use board::{Cell, Side};
use crew::content::cards::Barriers;
use crew::content::codes::{Code, Letter, Piece};
use crew::content::effect::Chit;
use crew::content::{Edition, Scenario};

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
pub fn legend(edition: &Edition, scenario: &Scenario) -> Vec<(String, String)> {
    let mut legend: Vec<(String, String)> = Vec::new();
    for (_, code) in cells(scenario) {
        let (code, meaning) = match Code::parse(code) {
            Some(Code::Tile(pieces)) if pieces.is_empty() => ("blank", "nothing".to_owned()),
            Some(Code::Tile(pieces)) => {
                let meaning = |&piece| meaning(edition.barriers, piece);
                let mut pieces: Vec<String> = pieces.iter().map(meaning).collect();
                let all = pieces.len();
                pieces.dedup();
                match &pieces[..] {
                    [twice] if all > 1 => (code, format!("{all} times {twice}")),
                    _ => (code, pieces.join(" and ")),
                }
            }
            Some(Code::Entrance(_)) => ("arrow", "an entrance of the tile it points at".to_owned()),
            Some(Code::Tunnel) => (code, "an entrance can be dug here in planning".to_owned()),
            _ => continue,
        };
        if !legend.iter().any(|(known, _)| known == code) {
            legend.push((code.to_owned(), meaning));
        }
    }
    legend
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

pub fn chit(chit: Chit) -> &'static str {
    match chit {
        Chit::Guard => "guard",
        Chit::Camera => "camera",
        Chit::Lock => "lock",
        Chit::Dog => "dog",
        Chit::Jewel => "jewel",
        Chit::Documents => "documents",
        Chit::Keycard => "keycard",
        Chit::Usb => "USB key",
        Chit::Blank => "blank",
        Chit::TwoGuards => "two guards",
        Chit::TwoCameras => "two cameras",
        Chit::TwoLocks => "two locks",
        Chit::TwoIdeas => "token with 2 ideas",
        Chit::ThreeIdeas => "token with 3 ideas",
        Chit::Apple => "apple painting",
        Chit::Strawberry => "strawberry painting",
        Chit::Grapes => "grapes painting",
        Chit::House => "house painting",
        Chit::Church => "church painting",
        Chit::Lighthouse => "lighthouse painting",
        Chit::FakeApple => "fake apple painting",
        Chit::FakeStrawberry => "fake strawberry painting",
        Chit::FakeGrapes => "fake grapes painting",
        Chit::FakeHouse => "fake house painting",
        Chit::FakeChurch => "fake church painting",
        Chit::FakeLighthouse => "fake lighthouse painting",
        Chit::PaintingI => "painting I",
        Chit::PaintingJ => "painting J",
        Chit::PaintingK => "painting K",
    }
}

/// The letter of a remote lock, or the colour of a ring.
fn letter(barriers: Barriers, letter: Letter) -> &'static str {
    match (barriers, letter) {
        (Barriers::RemoteLocks, Letter::X) => "X",
        (Barriers::RemoteLocks, Letter::Y) => "Y",
        (Barriers::RemoteLocks, Letter::Z) => "Z",
        (Barriers::Rings, Letter::X) => "yellow",
        (Barriers::Rings, Letter::Y) => "cyan",
        (Barriers::Rings, Letter::Z) => "purple",
    }
}

fn meaning(barriers: Barriers, piece: Piece) -> String {
    match piece {
        Piece::Unknown => "unknown security".to_owned(),
        Piece::Chit(kind) => chit(kind).to_owned(),
        Piece::Cash(cash) => format!("${cash}k"),
        Piece::Server(open) => match barriers {
            Barriers::RemoteLocks => format!("server for remote locks {}", letter(barriers, open)),
            Barriers::Rings => format!("{} control panel", letter(barriers, open)),
        },
        Piece::RemoteLock(closed) => match barriers {
            Barriers::RemoteLocks => format!("remote lock {}", letter(barriers, closed)),
            Barriers::Rings => format!("{} ring of sensors", letter(barriers, closed)),
        },
        Piece::Gate(n) => format!("lockdown gate {}", char::from(b'A' + n)),
        Piece::Watchtower => "watchtower".to_owned(),
        Piece::Reinforcements => "reinforcements".to_owned(),
        Piece::Door => "keycard door".to_owned(),
        Piece::Kennel => "kennel".to_owned(),
        Piece::Safe => "safe".to_owned(),
        Piece::Item => "item".to_owned(),
        Piece::Story => "marked by the scenario".to_owned(),
        Piece::Figure => "somebody: see the special rules".to_owned(),
        Piece::Start(0) => "where everybody starts".to_owned(),
        Piece::Start(seat) => format!("where the character of seat {seat} starts"),
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
