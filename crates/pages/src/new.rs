//! Setting up a table: the form, what is read from it, and what we would recommend.

mod asked;
mod brings;
mod members;
mod page;
mod player;
mod recommended;

pub use asked::{AskedMember, BUILT, Mine, NewTable, read};
pub use page::{asked_by_link, new_table};
pub use player::Player;
pub use recommended::{Strength, recommended, recommended_as};
