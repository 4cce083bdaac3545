//! Where things stand: hexes, exits and the ways between them. No rules, no files, no chance.

mod board;
mod cell;
mod distances;
mod error;
mod exit;
mod outside;
mod side;
mod space;

pub use board::{Board, EXTRA_EXITS, MAX_EXITS, MAX_TILES};
pub use cell::{Cell, MAX_SPAN};
pub use distances::Distances;
pub use error::{BoardError, BoardFault};
pub use exit::Exit;
pub use side::{Side, Sides};
pub use space::{Space, SpaceSet, Spaces};
