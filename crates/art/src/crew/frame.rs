//! What part of the plane a board takes.

use crate::crew::hex::{HEX, REACH, middle};
use crate::write::Point;
use board::Cell;
use crew::cast::SLOTS;
use crew::content::cards::SpecialAction;
use crew::{ActionId, Heist, Who};

/// Room around everything, on whose left and upper side the rows have numbers and the columns letters.
const MARGIN: f32 = 10.0;
const LABELS: f32 = 14.0;

/// The view box of the whole board: x, y, width and height. There is room for exits that this crew may open.
pub fn frame(heist: &Heist) -> [f32; 4] {
    around(cells(heist, may_breach(heist)))
}

/// The view box without exits that only some crews can open.
pub(crate) fn printed_frame(heist: &Heist) -> [f32; 4] {
    around(cells(heist, false))
}

fn around(cells: Vec<Cell>) -> [f32; 4] {
    let (mut low, mut high): (Point, Point) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
    for (x, y) in cells.into_iter().map(middle) {
        low = (low.0.min(x - REACH), low.1.min(y - HEX));
        high = (high.0.max(x + REACH), high.1.max(y + HEX));
    }
    let (left, top) = (low.0 - MARGIN - LABELS, low.1 - MARGIN - LABELS);
    [left, top, high.0 + MARGIN - left, high.1 + MARGIN - top].map(f32::round)
}

/// Every cell in which something is or may come to be.
fn cells(heist: &Heist, breaches: bool) -> Vec<Cell> {
    let board = heist.board();
    let printed = board.tiles() | board.printed_exits();
    let mut cells: Vec<Cell> = printed
        .iter()
        .filter_map(|space| board.cell(space))
        .collect();
    cells.extend(heist.scenario.tunnels.iter().map(|tunnel| tunnel.cell));
    if breaches {
        for tile in board.tiles() {
            let sides = board.external_sides(board.tiles(), tile);
            let from = board.cell(tile);
            cells.extend(
                from.iter()
                    .flat_map(|from| sides.iter().map(|side| from.beside(side))),
            );
        }
    }
    cells
}

fn may_breach(heist: &Heist) -> bool {
    (0..heist.players).map(Who).any(|who| {
        let actions = (0..SLOTS as u8).map(ActionId);
        let mut acts = actions.filter_map(|action| heist.act(who, action));
        let breaks_out = heist.role(who).breach_for > 0;
        breaks_out || acts.any(|act| act.does == Some(SpecialAction::Breach))
    })
}
