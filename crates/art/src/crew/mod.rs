//! The boards of the cooperative heists: rooms, chits, pawns, the alert track, and whole maps as pictures.

mod cell;
pub(crate) mod chit;
mod exit;
mod frame;
mod ground;
mod hex;
mod layout;
mod name;
mod on_space;
mod pawn;
mod picture;
mod plan;
mod portraits;
pub(crate) mod ring;
mod room;
mod track;

pub use cell::{board, cell};
pub use frame::frame;
pub use ground::ground;
pub use hex::{HEX, centre};
pub use name::cell_name;
pub use pawn::pawn;
pub use picture::{moment_picture, picture, picture_of_width};
pub use plan::{hex_outline, plan_floor, plan_frame, plan_marks, symbols_of};
pub use portraits::{
    bars, dog_portrait, escort_portrait, guard_portrait, panicked_portrait, portrait,
    tough_guard_portrait,
};
pub use track::{alert_track, security_die};
