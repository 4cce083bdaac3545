//! Ways in and out: a yard before an open door.

use crate::crew::hex::{HEX, REACH, corner, middle, outline, towards};
use crate::write::Point;
use crate::write::pair;
use board::{Cell, Side, Space};
use crew::{Heist, State};
use std::sync::LazyLock;

/// How big a yard among others in one cell is.
const SMALL: f32 = 0.48;

/// An open exit on the map.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exit {
    cell: Cell,
    /// Towards its tile.
    side: Side,
    room: Room,
}

/// How much of its cell an exit has. A breach may open into a cell that has an exit already.
#[derive(Clone, Copy, Debug)]
enum Room {
    Whole,
    /// The part at its door.
    Near,
    /// The part away from its door, because another exit has the same door.
    Far,
}

impl Room {
    const ALL: [Room; 3] = [Room::Whole, Room::Near, Room::Far];

    /// From the middle of the cell towards the door.
    fn aside(self) -> f32 {
        match self {
            Room::Whole => 0.0,
            Room::Near => 17.0,
            Room::Far => -17.0,
        }
    }

    fn scale(self) -> f32 {
        match self {
            Room::Whole => 1.0,
            _ => SMALL,
        }
    }
}

impl Exit {
    pub fn middle(self) -> Point {
        let (x, y) = middle(self.cell);
        let (ux, uy) = towards(self.side);
        let aside = self.room.aside();
        (x + aside * ux, y + aside * uy)
    }

    pub fn scale(self) -> f32 {
        self.room.scale()
    }
}

/// The exit that this space is now, if it is open.
pub(crate) fn find(heist: &Heist, state: &State, space: Space) -> Option<Exit> {
    let (cell, side) = place(heist, state, space)?;
    let mut room = Room::Whole;
    // Only exits opened in play can meet others.
    if state.spare_exits.count > 0 {
        let exits = state.present - heist.board().tiles();
        let others = exits.iter().filter(|&other| other != space);
        for (other, (at, door)) in others.filter_map(|s| Some((s, place(heist, state, s)?))) {
            match room {
                _ if at != cell => {}
                _ if door == side && other < space => room = Room::Far,
                Room::Whole => room = Room::Near,
                _ => {}
            }
        }
    }
    Some(Exit { cell, side, room })
}

fn place(heist: &Heist, state: &State, space: Space) -> Option<(Cell, Side)> {
    let board = heist.board();
    if let Some(exit) = board.exit(space) {
        return Some((exit.cell, exit.side));
    }
    let n = (0..usize::from(state.spare_exits.count)).find(|&n| board.spare_exit(n) == space)?;
    let cell = state.spare_exits.cells[n];
    let tile = board.cell(state.spare_exits.tiles[n])?;
    let side = Side::ALL
        .into_iter()
        .find(|&side| cell.beside(side) == tile)?;
    Some((cell, side))
}

/// The yard and its door, around the middle of a whole hex.
pub(crate) fn yard(exit: Exit) -> &'static str {
    static YARDS: LazyLock<[[String; 3]; 6]> =
        LazyLock::new(|| Side::ALL.map(|side| Room::ALL.map(|room| draw(side, room))));
    &YARDS[exit.side.index()][exit.room as usize]
}

fn draw(side: Side, room: Room) -> String {
    let wall = (REACH - room.aside()) / room.scale();
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
