//! What lies under the rooms: the table with its lamp, the sheet with its grid, tunnels, and the labels at the edge.

use crate::crew::cell::write_letters;
use crate::crew::frame::frame;
use crate::crew::hex::{HEX, corner, middle};
use crate::letter;
use crate::write::pair;
use board::Cell;
use crew::Heist;
use maud::{Markup, PreEscaped};
use std::fmt::Write;

/// How far beyond the frame the sheet goes on, for windows of another shape.
const BEYOND: f32 = 1500.0;

/// Everything of a board that never changes and is no room. It belongs under the spaces.
pub fn ground(heist: &Heist) -> Markup {
    let mut out = String::with_capacity(8192);
    // Writing into a string cannot fail.
    let _ = write_ground(&mut out, heist, frame(heist), BEYOND);
    PreEscaped(out)
}

pub(crate) fn write_ground(
    out: &mut String,
    heist: &Heist,
    [x, y, width, height]: [f32; 4],
    beyond: f32,
) -> std::fmt::Result {
    let (left, top) = (x - beyond, y - beyond);
    let (wide, high) = (width + 2.0 * beyond, height + 2.0 * beyond);
    let (lamp_x, lamp_y) = (x + width / 2.0, y + height * 0.42);
    let reach = width.max(height) * 0.62;
    write!(
        out,
        r#"<g class="ground" aria-hidden="true" pointer-events="none"><defs><pattern id="grid" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M20 0H0v20" fill="none" stroke="var(--quiet)" stroke-opacity=".09" stroke-width=".8"/></pattern><pattern id="solid" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v6" stroke="var(--quiet)" stroke-opacity=".3" stroke-width="1"/></pattern><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="{lamp_x}" cy="{lamp_y}" r="{reach}"><stop offset="0" stop-color="var(--now)" stop-opacity=".09"/><stop offset="1" stop-color="var(--now)" stop-opacity="0"/></radialGradient></defs>"#
    )?;
    for fill in ["lamp", "grid"] {
        write!(
            out,
            r#"<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="url(#{fill})"/>"#
        )?;
    }
    holes(out, heist);
    tunnels(out, heist);
    labels(out, heist, [x, y]);
    out.write_str("</g>")
}

/// Cells that rooms enclose are no way out: they are drawn as solid.
fn holes(out: &mut String, heist: &Heist) {
    let board = heist.board();
    let cells = board.enclosed_cells(board.tiles());
    if cells.is_empty() {
        return;
    }
    // One path, so that the hatching goes on from cell to cell.
    out.push_str(r#"<path fill="url(#solid)" d=""#);
    for (x, y) in cells.into_iter().map(middle) {
        for n in 0..6 {
            let (dx, dy) = corner(n, HEX);
            out.push(if n == 0 { 'M' } else { ' ' });
            pair(out, (x + dx, y + dy));
        }
        out.push('z');
    }
    out.push_str(r#""/>"#);
}

/// Where an entrance can be dug.
fn tunnels(out: &mut String, heist: &Heist) {
    let mut dug: Vec<Cell> = Vec::new();
    for tunnel in &heist.scenario.tunnels {
        if !dug.contains(&tunnel.cell) {
            dug.push(tunnel.cell);
            out.push_str(r##"<use class="tunnel" href="#i-tunnel" width="24" height="24" color="var(--safe)" opacity=".5" transform="translate("##);
            let (x, y) = middle(tunnel.cell);
            pair(out, (x - 12.0, y - 12.0));
            out.push_str(r#")"/>"#);
        }
    }
}

/// The letters of columns and the numbers of rows, as the log names places by them.
fn labels(out: &mut String, heist: &Heist, [left, top]: [f32; 2]) {
    let board = heist.board();
    let cells = || {
        (board.tiles() | board.printed_exits())
            .iter()
            .filter_map(|s| board.cell(s))
    };
    let mut rows: Vec<i8> = cells().map(|cell| cell.row).collect();
    let mut columns: Vec<i8> = cells().map(|cell| cell.col).collect();
    for list in [&mut rows, &mut columns] {
        list.sort_unstable();
        list.dedup();
    }
    out.push_str(r#"<g class="rows-and-columns" color="var(--quiet)" opacity=".7">"#);
    for row in rows {
        let (_, y) = middle(Cell { row, col: 0 });
        let digits: Vec<char> = (row + 1).to_string().chars().collect();
        write_letters(out, &digits, (left + 11.0, y));
    }
    for col in columns {
        // Odd rows lie half a hex to the right: the letter is between the two.
        let (even, _) = middle(Cell { row: 0, col });
        let (odd, _) = middle(Cell { row: 1, col });
        let letter = Cell { row: 0, col }.column_letter();
        let at = ((even + odd) / 2.0 - 2.0, top + 10.0 - letter::HEIGHT / 2.0);
        write_letter(out, letter, at);
    }
    out.push_str("</g>");
}

/// Each stands here once, so it is drawn and not referred to.
fn write_letter(out: &mut String, letter: char, (left, top): (f32, f32)) {
    let d = letter::path(letter);
    // Writing to a string cannot fail.
    let _ = write!(
        out,
        r#"<path transform="translate({left:.1} {top:.1})" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>"#
    );
}
