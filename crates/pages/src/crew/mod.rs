//! The pages of the cooperative heists: setting a table up, playing, the rules and the cards.

pub mod cards;
mod chit;
pub mod new;
pub mod rules;
pub(crate) mod scenario_notes;
pub mod tabletop;
