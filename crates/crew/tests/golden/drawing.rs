//! A heist's board as text.

use board::{Cell, Space};
use crew::content::codes::Letter;
use crew::content::effect::Chit;
use crew::heist::PieceKind;
use crew::state::{CREW, Token};
use crew::{Heist, Phase, State, Status, Who};

/// Remote locks or rings, and the servers or panels they hang on.
const RINGS: [[&str; 2]; 3] = [["X", "x"], ["Y", "y"], ["Z", "z"]];
/// Columns of text for one hex.
const WIDTH: usize = 7;

/// Where a space is, in words.
pub fn place(heist: &Heist, state: &State, space: Space) -> String {
    let board = heist.board();
    match board.cell(space) {
        Some(Cell { row, col }) => format!("r{row}c{col}"),
        None => {
            let nth = board.spare_exits().iter().position(|exit| exit == space);
            let tile = nth
                .map(|nth| state.spare_exits.tiles[nth])
                .and_then(|tile| board.cell(tile));
            tile.map_or("nowhere".into(), |Cell { row, col }| {
                format!("opening@r{row}c{col}")
            })
        }
    }
}

/// The board with everything on it.
pub fn draw(heist: &Heist, state: &State) -> String {
    let board = heist.board();
    let spaces = board.tiles() | board.printed_exits();
    let cells = || {
        spaces
            .iter()
            .filter_map(|space| Some((board.cell(space)?, space)))
    };
    let rows = cells().map(|(cell, _)| cell.row).max().unwrap_or(0);
    let cols = cells().map(|(cell, _)| cell.col).max().unwrap_or(0);
    let first = cells().map(|(cell, _)| cell.row).min().unwrap_or(0);
    let mut text = String::new();
    for row in first..=rows {
        let mut line = format!("r{row:<2}");
        if row % 2 != 0 {
            line += &" ".repeat(WIDTH / 2 + 1);
        }
        for col in 0..=cols {
            let here = cells().find(|(cell, _)| *cell == Cell { row, col });
            let what = here.map_or(String::new(), |(_, space)| on(heist, state, space));
            line += &format!("{what:<WIDTH$}");
        }
        text += line.trim_end();
        text.push('\n');
    }
    for (nth, exit) in board
        .spare_exits()
        .iter()
        .take(state.spare_exits.count as usize)
        .enumerate()
    {
        let tile = place(heist, state, state.spare_exits.tiles[nth]);
        text += &format!("opening at {tile}: {}\n", on(heist, state, exit));
    }
    text
}

/// What is on a space, a letter for each thing.
fn on(heist: &Heist, state: &State, space: Space) -> String {
    let scenario = &heist.scenario;
    if !state.present.contains(space) {
        return "-".into();
    }
    let mut text = String::new();
    let mut mark = |yes: bool, sign: &str| {
        if yes {
            text += sign;
        }
    };
    mark(!heist.board().is_tile(space), "E");
    mark(state.unknown.contains(space), "?");
    let gate = scenario.gates.iter().position(|&gate| gate == space);
    mark(
        gate.is_some(),
        ["A|", "B|", "C|", "D|", "E|"][gate.unwrap_or(0)],
    );
    // The map names the outermost ring of a tile first.
    for (_, letter) in scenario.remote_locks.iter().filter(|(at, _)| *at == space) {
        mark(
            state.remote[letter.index()].contains(space),
            RINGS[letter.index()][0],
        );
    }
    for letter in Letter::ALL {
        let here = scenario.servers.contains(&(space, letter));
        mark(here, RINGS[letter.index()][1]);
    }
    mark(state.doors.contains(space), "#");
    mark(state.towers.contains(space), "W");
    mark(state.reinforcements.contains(space), "R");
    mark(scenario.kennel == Some(space), "k");
    mark(
        scenario.safe == Some(space),
        if state.safe_open { "s" } else { "S" },
    );
    mark(scenario.story.contains(space), "*");
    let signs = ["G", "g", "D", "d", "C", "c", "L", "l"];
    for (token, sign) in Token::ALL.into_iter().zip(signs) {
        for _ in 0..state.tokens.count(token, space) {
            mark(true, sign);
        }
    }
    mark(state.tough.contains(&space), "!");
    mark(state.bag_ideas.contains(&space), "i");
    for piece in state.pieces_on(space) {
        mark(true, loot_sign(heist.piece(piece)));
    }
    let cash = state.cash_on[space.index()];
    mark(cash > 0, &format!("${cash}"));
    for who in (0..CREW as u8).map(Who) {
        let member = state.member(who);
        let gone = matches!(member.status, Status::Absent | Status::Busted);
        mark(
            member.at == space && !gone,
            ["0", "1", "2", "3", "N"][who.index()],
        );
    }
    let nobody_starts = state.phase == Phase::Plan && scenario.inside.contains(space);
    mark(nobody_starts, "in");
    if text.is_empty() { ".".into() } else { text }
}

fn loot_sign(kind: Option<PieceKind>) -> &'static str {
    match kind {
        Some(PieceKind::Loot(Chit::Jewel)) => "J",
        Some(PieceKind::Loot(Chit::Documents)) => "P",
        Some(PieceKind::Loot(Chit::Keycard)) => "K",
        Some(PieceKind::Loot(chit)) if chit.is_art() => "O",
        Some(PieceKind::Loot(chit)) if chit.is_fake() => "F",
        Some(PieceKind::Loot(_)) => "U",
        _ => "I",
    }
}
