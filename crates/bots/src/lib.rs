//! Players: random, scripted and search. They see what a player sees, and their luck is their own.
//!
//! A state of the cooperative games holds nothing a player may not know (the bag is a multiset), so a bot is given the
//! state. It is never given the table's dealer: what may come it samples with its own.

pub mod advice;
mod brief;
mod budget;
mod clock;
mod errands;
mod field;
mod level;
mod moves;
mod notebook;
mod outlook;
pub mod plan;
mod player;
pub mod rivals;
pub mod rollout;
mod script;
mod search;
mod style;
mod why;

pub use advice::{Advice, Hint, advise, chance};
pub use brief::Brief;
pub use budget::Budget;
pub use level::{Level, UnknownLevel};
pub use moves::{Move, Patience};
pub use notebook::Notebook;
pub use player::Bot;
pub use script::{Mind, Script};
pub use style::Style;
pub use why::Why;
