//! What is in the box: the cards and scenarios of an edition, read from text and checked.

pub mod cards;
pub mod check;
pub mod codes;
mod drawing;
pub mod edition;
pub mod editions;
pub mod effect;
pub mod load;
pub mod map;
pub mod problems;
pub mod scenario;
mod source;

pub use edition::{Alerts, Edition, Lesson, edition, editions, lessons, master_heist};
pub use load::load_edition;
pub use map::{Scenario, Tunnel, check_scenario, load_scenario};
pub use problems::{Problem, ProblemKind, Problems, Severity};
