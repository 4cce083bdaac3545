//! Floors and walls: a room is open where another room is.

use crate::crew::hex::{HEX, REACH, between, corner, outline};
use crate::write::Point;
use crate::write::pair;
use board::{Side, Sides, Space};
use crew::Heist;
use std::sync::LazyLock;

/// How thick a wall is.
const WALL: f32 = 3.6;
/// How much of a wall is left at either end of an opening.
const STUB: f32 = 0.2;
/// How far from the walls the floor is laid with something lighter, so that open rooms can be told apart.
const RIM: f32 = 5.0;

/// The drawing of a room.
struct Room {
    svg: String,
}

/// One for each set of closed sides.
static ROOMS: LazyLock<Vec<Room>> =
    LazyLock::new(|| (0..64).map(|n| Room::new(Sides(n))).collect());

/// The sides of a tile without a tile behind them, as printed. A gate that closes draws itself.
pub(crate) fn walls(heist: &Heist, tile: Space) -> Sides {
    let board = heist.board();
    Side::ALL
        .into_iter()
        .filter(|&side| board.beside(tile, side).is_none())
        .collect()
}

/// Floor and walls of a room with these closed sides.
pub(crate) fn room(closed: Sides) -> &'static str {
    &ROOMS[usize::from(closed.0 & 63)].svg
}

impl Room {
    fn new(closed: Sides) -> Room {
        let mut svg = format!(
            r#"<path class="floor" fill="var(--panel)" d="{}"/><path fill="var(--sky)" fill-opacity=".06" d="{}"/>"#,
            outline(HEX),
            outline(HEX - RIM)
        );
        let (mut band, mut lines) = (String::new(), String::new());
        for run in runs(closed) {
            write_band(&mut band, &run);
            let last = run.sides.last().map_or(0, |n| n + 1);
            let corners = run.sides.iter().copied().chain([last]);
            line(&mut lines, corners.map(|n| corner(n, HEX)));
        }
        write_stubs(&mut lines, closed);
        if !band.is_empty() {
            svg += &format!(
                r#"<path class="wall" fill="var(--quiet)" fill-opacity=".2" fill-rule="evenodd" stroke="var(--quiet)" stroke-opacity=".6" stroke-width=".8" d="{band}"/>"#
            );
        }
        if !lines.is_empty() {
            svg += &format!(
                r#"<path class="wall" fill="none" stroke="var(--quiet)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="{lines}"/>"#
            );
        }
        Room { svg }
    }
}

/// Closed sides in a row, clockwise; numbers go on beyond 5.
struct Run {
    sides: Vec<usize>,
}

fn runs(closed: Sides) -> Vec<Run> {
    let is_closed = |n: usize| Side::from_index((n % 6) as u8).is_some_and(|s| closed.contains(s));
    if closed.len() == 6 {
        return vec![Run {
            sides: (0..6).collect(),
        }];
    }
    let starts = (0..6).filter(|&n| is_closed(n) && !is_closed(n + 5));
    starts
        .map(|n| Run {
            sides: (n..n + 6).take_while(|&n| is_closed(n)).collect(),
        })
        .collect()
}

/// The wall between its two lines. It ends at the side of the next room.
fn write_band(path: &mut String, run: &Run) {
    let size = HEX * (REACH - WALL) / REACH;
    let (first, last) = (run.sides[0], run.sides[run.sides.len() - 1] + 1);
    if run.sides.len() == 6 {
        *path += &outline(HEX);
        *path += &outline(size);
        return;
    }
    // Walls meet at an angle of 120 degrees.
    let along = WALL / 0.866 / HEX;
    let outer = (first..=last).map(|n| corner(n, HEX));
    let end = between(corner(last, HEX), corner(last + 1, HEX), along);
    let inner = (first + 1..last).rev().map(|n| corner(n, size));
    let start = between(corner(first, HEX), corner(first + 5, HEX), along);
    line(path, outer.chain([end]).chain(inner).chain([start]));
    path.push('z');
}

/// What stands of the wall on both sides of an opening. The room that comes later draws it: its floor would hide it.
fn write_stubs(path: &mut String, closed: Sides) {
    for side in [Side::UpperRight, Side::Left, Side::UpperLeft] {
        if !closed.contains(side) {
            let (from, to) = (corner(side.index(), HEX), corner(side.index() + 1, HEX));
            line(path, [from, between(from, to, STUB)]);
            line(path, [between(from, to, 1.0 - STUB), to]);
        }
    }
}

fn line(path: &mut String, points: impl IntoIterator<Item = Point>) {
    for (n, point) in points.into_iter().enumerate() {
        path.push(if n == 0 { 'M' } else { ' ' });
        pair(path, point);
    }
}
