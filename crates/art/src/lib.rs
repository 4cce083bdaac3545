//! Everything drawn: icons, chits, pawns, dice and the boards, as one family of SVG. No IO.
//!
//! Colours are custom properties of the page (`--ground`, `--guard`, ...), written as presentation attributes, so that a
//! drawing needs no style sheet and a page's own rules still win. A [`picture`] stands alone and has them filled in.

mod cell;
mod chit;
pub mod colour;
mod exit;
mod frame;
mod ground;
mod hex;
mod icon;
mod layout;
mod letter;
mod name;
mod pawn;
mod picture;
mod plan;
mod ring;
pub mod rivals;
mod room;
mod theme;
mod things;
mod track;
mod write;

pub use cell::{board, cell};
pub use colour::Colour;
pub use frame::frame;
pub use ground::ground;
pub use hex::{HEX, centre};
pub use icon::{die, icon, names, symbols};
pub use name::cell_name;
pub use pawn::pawn;
pub use picture::{picture, picture_of_width};
pub use plan::{hex_outline, plan_floor, plan_frame, plan_marks, symbols_of};
pub use theme::Theme;
pub use track::{alert_track, security_die};

/// The colours of the seats. A seat nobody has taken wears the colour of its number.
pub type Seats = [Option<Colour>; 4];
