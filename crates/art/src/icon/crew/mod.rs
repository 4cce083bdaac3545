//! What only the cooperative heists have: chits and loot, paintings, what is built into the rooms.

pub(super) mod chits;
pub(super) mod fixtures;
pub(super) mod paintings;
