//! The pages of the table, as HTML and SVG made from what a seat may see. No IO: the server sends them.

pub mod again;
pub mod app;
pub mod assets;
mod bot;
pub mod by_name;
mod card_shelf;
mod chance;
pub mod coach;
pub mod company;
pub mod crew;
pub mod frame;
mod game_switch;
pub mod home;
mod lobby;
pub mod log;
pub mod message;
pub mod mine;
pub mod new_table;
pub mod part;
pub mod playback;
mod primer;
pub mod rivals;
pub mod rule_reference;
mod seat_mark;
pub mod seats;
mod shell;
mod stage_setting;
pub mod unreadable;

pub use art::Colour;
