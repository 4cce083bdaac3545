//! Proofs by random play over every scenario.

mod endings;
mod heists;
mod helped;
mod market;
mod pieces;
mod presses;
mod strokes;

use super::*;
use board::Space;

/// Spaces of the board, open or not.
fn spaces(heist: &Heist) -> impl Iterator<Item = Space> + use<> {
    (0..heist.board().space_count() as u8).map(Space)
}
