//! The pages of the table, as HTML and SVG made from what a seat may see. No IO: the server sends them.

pub mod assets;
mod bot;
pub mod company;
pub mod crew;
pub mod frame;
pub mod home;
pub mod log;
pub mod message;
pub mod mine;
pub mod rivals;
pub mod seats;
mod shell;
pub mod unreadable;

pub use art::Colour;
