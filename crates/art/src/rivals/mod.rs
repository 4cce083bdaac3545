//! The pieces of HEIST: tokens, the bag, and a picture for every card. The pictures of cards are made from what the cards do.

mod bag;
mod pictures;
mod portraits;
mod scenes;
mod tokens;

pub use bag::bag;
pub use pictures::{card, obstacle, secret};
pub use portraits::{dog_portrait, guard_portrait, portrait};
pub use scenes::job;
pub use tokens::{chip, token};
