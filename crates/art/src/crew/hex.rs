//! Where hexes lie and where their corners are.

use crate::crew::exit;
use crate::write::Point;
use board::{Cell, Side, Space};
use crew::{Heist, State};

/// From the middle of a hex to its corners, in user units.
pub const HEX: f32 = 40.0;
/// From the middle of a hex to its sides.
pub(crate) const REACH: f32 = 34.641;
/// From a row to the next.
pub(crate) const ROW: f32 = 60.0;

/// The middle of a tile or an open exit; none for exits that are not open yet.
pub fn centre(heist: &Heist, state: &State, space: Space) -> Option<(f32, f32)> {
    match heist.board().cell(space) {
        Some(cell) if heist.board().is_tile(space) => Some(middle(cell)),
        _ => exit::find(heist, state, space).map(|exit| exit.middle()),
    }
}

pub(crate) fn middle(cell: Cell) -> Point {
    let halves = 2 * i16::from(cell.col) + i16::from(cell.row & 1);
    (REACH * f32::from(halves), ROW * f32::from(cell.row))
}

/// The corners clockwise from the top: side `n` is between corner `n` and the next.
pub(crate) fn corner(n: usize, size: f32) -> Point {
    let (x, y) = [
        (0.0, -1.0),
        (0.866_025, -0.5),
        (0.866_025, 0.5),
        (0.0, 1.0),
        (-0.866_025, 0.5),
        (-0.866_025, -0.5),
    ][n % 6];
    (x * size, y * size)
}

/// The direction from the middle to a side, one unit long.
pub(crate) fn towards(side: Side) -> Point {
    let (ax, ay) = corner(side.index(), 1.0);
    let (bx, by) = corner(side.index() + 1, 1.0);
    ((ax + bx) / 1.732_05, (ay + by) / 1.732_05)
}

/// The point that lies this part of the way from one to the other.
pub(crate) fn between(from: Point, to: Point, part: f32) -> Point {
    (
        from.0 + (to.0 - from.0) * part,
        from.1 + (to.1 - from.1) * part,
    )
}

/// A closed path around the middle.
pub(crate) fn outline(size: f32) -> String {
    let mut path = String::new();
    for n in 0..6 {
        let (x, y) = corner(n, size);
        path.push(if n == 0 { 'M' } else { ' ' });
        crate::write::pair(&mut path, (x, y));
    }
    path.push('z');
    path
}
