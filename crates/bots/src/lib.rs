//! Players: random, scripted and search. They see what a player sees, and their luck is their own.
//!
//! [`crew`] has the players of the cooperative heists, [`rivals`] those of HEIST; what both share stands here.

mod budget;
pub mod crew;
mod level;
mod patience;
pub mod rivals;

pub use budget::Budget;
pub use level::{Level, UnknownLevel};
pub use patience::Patience;
