//! Everything drawn: icons, chits, pawns, dice, the boards and the faces, as one family of SVG. No IO.
//!
//! Colours are custom properties of the page (`--ground`, `--guard`, ...), written as presentation attributes, so that a
//! drawing needs no style sheet and a page's own rules still win. A [`crew::picture`] stands alone and has them filled in.
//! Faces ([`crew::portrait`], [`rivals::portrait`]) have skin and hair of their own and take only their clothes from the page.

pub mod colour;
pub mod crew;

mod icon;
mod letter;
mod portrait;
mod qr;
pub mod rivals;
mod theme;
mod write;

pub use colour::Colour;

pub use icon::{die, icon, names, symbols};
pub use qr::qr;
pub use theme::Theme;

/// The colours of the seats. A seat nobody has taken wears the colour of its number.
pub type SeatColours = [Option<Colour>; 4];
