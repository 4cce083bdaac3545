//! Ways in and out: a yard before an open door.

use crate::hex::{HEX, Point, REACH, corner, middle, outline, towards};
use crate::write::pair;
use board::{Cell, Side, Space};
use crew::{Heist, State};
use std::sync::LazyLock;

/// Where a yard among others in one cell lies, from the middle of the cell.
const ASIDE: f32 = 17.0;
/// How big it is then.
const SMALL: f32 = 0.48;

/// An open exit on the map.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exit {
    cell: Cell,
    /// Towards its tile.
    pub side: Side,
    /// A breach may open into a cell that has an exit already.
    shared: bool,
}

impl Exit {
    pub fn middle(self) -> Point {
        let (x, y) = middle(self.cell);
        if !self.shared {
            return (x, y);
        }
        let (ux, uy) = towards(self.side);
        (x + ASIDE * ux, y + ASIDE * uy)
    }

    pub fn scale(self) -> f32 {
        if self.shared { SMALL } else { 1.0 }
    }
}

/// The exit that this space is now, if it is open.
pub(crate) fn find(heist: &Heist, state: &State, space: Space) -> Option<Exit> {
    let (cell, side) = place(heist, state, space)?;
    let exits = state.present - heist.board().tiles();
    // Only exits opened in play can meet others.
    let shared = state.spares > 0
        && exits
            .iter()
            .filter(|&other| other != space)
            .any(|other| place(heist, state, other).is_some_and(|(at, _)| at == cell));
    Some(Exit { cell, side, shared })
}

fn place(heist: &Heist, state: &State, space: Space) -> Option<(Cell, Side)> {
    let board = heist.board();
    if let Some(exit) = board.exit(space) {
        return Some((exit.cell, exit.side));
    }
    let n = (0..usize::from(state.spares)).find(|&n| board.spare_exit(n) == space)?;
    let cell = state.spare_cell[n];
    let tile = board.cell(state.spare[n])?;
    let side = Side::ALL
        .into_iter()
        .find(|&side| cell.beside(side) == tile)?;
    Some((cell, side))
}

/// The yard and its door, around the middle of a whole hex.
pub(crate) fn yard(exit: Exit) -> &'static str {
    static YARDS: LazyLock<Vec<[String; 2]>> = LazyLock::new(|| {
        Side::ALL
            .map(|side| [draw(side, 0.0), draw(side, ASIDE)])
            .to_vec()
    });
    &YARDS[exit.side.index()][usize::from(exit.shared)]
}

fn draw(side: Side, aside: f32) -> String {
    let scale = if aside > 0.0 { SMALL } else { 1.0 };
    let wall = (REACH - aside) / scale;
    format!(
        r#"<path class="floor" fill="var(--safe)" fill-opacity=".07" stroke="var(--safe)" stroke-opacity=".45" stroke-width="1.2" stroke-dasharray="2 3.4" stroke-linecap="round" d="{}"/>{}"#,
        outline(HEX - 4.5),
        door(side, wall)
    )
}

/// An opening in a wall that far away, a leaf that stands open, and an arrow through it.
fn door(side: Side, wall: f32) -> String {
    let (ux, uy) = towards(side);
    // Along the wall, clockwise.
    let (ax, ay) = {
        let (fx, fy) = corner(side.index(), 1.0);
        let (tx, ty) = corner(side.index() + 1, 1.0);
        (tx - fx, ty - fy)
    };
    let at = |out: f32, along: f32| (ux * out + ax * along, uy * out + ay * along);
    let path = |points: &[Point]| {
        let mut path = String::new();
        for (n, &point) in points.iter().enumerate() {
            path.push(if n == 0 { 'M' } else { ' ' });
            pair(&mut path, point);
        }
        path
    };
    let (near, far) = (wall - 1.6, wall + 4.2);
    let gap = path(&[
        at(near, -11.0),
        at(far, -11.0),
        at(far, 11.0),
        at(near, 11.0),
    ]);
    let jambs = path(&[at(near, -11.0), at(far, -11.0)]) + &path(&[at(near, 11.0), at(far, 11.0)]);
    // As plans draw it: the leaf at a right angle, and a thin arc where it swings.
    let leaf = path(&[at(near, 11.0), at(near - 15.0, 11.0)]);
    let mut swing = path(&[at(near - 15.0, 11.0)]);
    swing.push_str("A24 24 0 0 1 ");
    pair(&mut swing, at(near, -11.0));
    let arrow = path(&[at(wall - 6.5, 0.0), at(wall + 7.0, 0.0)])
        + &path(&[
            at(wall + 2.4, -4.6),
            at(wall + 7.0, 0.0),
            at(wall + 2.4, 4.6),
        ]);
    format!(
        r#"<path fill="var(--panel)" d="{gap}z"/><g fill="none" stroke="var(--safe)" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="1.6" d="{jambs}"/><path stroke-width="2" d="{leaf}"/><path stroke-width=".8" stroke-opacity=".6" d="{swing}"/><path stroke-width="2.2" d="{arrow}"/></g>"#
    )
}
