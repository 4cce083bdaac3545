//! Many cooperative heists.
//!
//! A [`Plan`] says what is played, [`run`] plays it, and [`Results`] are what is known afterwards: a [`Row`] for each
//! heist and a [`Summary`] for each matchup.

pub mod compare;
mod contribution;
pub mod crews;
pub mod difficulty;
pub mod measure;
mod plan;
mod play;
pub mod report;
mod results;
mod row;
mod run;

pub use contribution::{Contribution, contributions};
pub use measure::{EventContext, Measure, Summary};
pub use plan::{Matchup, Plan, crew_label};
pub use play::{MOST_COMMANDS, PlayedHeist, play_heist};
pub use results::{DamagedResults, MatchupResults, Person, Results, RowsFault};
pub use row::{Alarm, Ending, Loss, Row};
pub use run::{Progress, run, run_all};
