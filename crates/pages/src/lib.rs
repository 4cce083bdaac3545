//! The pages of the table, as HTML and SVG made from what a seat may see. No IO: the server sends them.

pub mod assets;
mod bot;
pub mod cards;
mod chit;
pub mod company;
pub mod frame;
pub mod home;
pub mod message;
pub mod mine;
pub mod new;
pub mod play;
pub mod rivals;
pub mod rules;
pub mod seats;
mod shell;
mod tale;

pub use art::Colour;
