//! Setting up a table: the form, what is read from it, and what we would recommend.

mod asked;
mod brings;
mod choose;
mod members;
mod page;
mod recommended;
mod way;

pub(crate) use members::{character_in_short, skill_in_short};

pub use asked::{AskedMember, BUILT, NewTable, read};
pub use choose::{edition_cards, jobs_page, link};
pub use page::{asked_by_link, new_table};
pub use recommended::{Strength, recommended, recommended_as};
pub use way::SetupWay;
