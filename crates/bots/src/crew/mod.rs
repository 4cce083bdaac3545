//! Players of the cooperative heists.
//!
//! A state of these games holds nothing a player may not know (the bag is a multiset), so a bot is given the state. It
//! is never given the table's dealer: what may come it samples with its own.

pub mod advice;
mod bot;
mod brief;
mod clock;
mod effort;
mod errands;
mod moves;
mod notebook;
pub mod plan;
pub mod rollout;
mod script;
mod search;
mod style;
mod threat;
mod why;

pub use advice::{Advice, Hint, advise, chance};
pub use bot::Bot;
pub use brief::Brief;
pub use moves::Move;
pub use notebook::Notebook;
pub use script::{Script, ScriptMemory};
pub use style::Style;
pub use why::Why;
