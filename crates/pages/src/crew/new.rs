//! Setting up a table: the form, what is read from it, and what we would recommend.

mod asked;
mod brings;
mod choose;
mod members;
mod page;
mod player;
mod recommended;
mod way;

pub(crate) use asked::colours_from;
pub(crate) use members::{character_in_short, skill_in_short};

pub use asked::{AskedMember, BUILT, Mine, NewTable, read};
pub use choose::{edition_cards, link};
pub(crate) use page::{against, start};
pub use page::{asked_by_link, by_link, new_table};
pub use player::Player;
pub(crate) use player::player;
pub use recommended::{Strength, recommended, recommended_as};
pub use way::Way;
