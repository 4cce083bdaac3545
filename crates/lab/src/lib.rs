//! Many heists at once: statistics, reports, plots.
//!
//! A [`Plan`] says what is played, [`run`] plays it, and [`Results`] are what is known afterwards: a [`Row`] for each
//! heist and a [`Summary`] for each job. They depend on the plan only, never on threads or interruptions.

pub mod compare;
mod contribution;
pub mod crews;
mod histogram;
mod job;
pub mod measure;
mod play;
pub mod rate;
mod rate_of;
pub mod report;
mod results;
pub mod rivals;
mod row;
mod run;
mod seed;
mod think;

pub use contribution::{Contribution, contributions};
pub use histogram::Histogram;
pub use job::{Job, Plan, crew_label};
pub use measure::{Measure, Moment, Summary};
pub use play::{MOST_COMMANDS, Played, play_heist};
pub use rate_of::Rate;
pub use results::{Damaged, JobResults, Person, Results};
pub use row::{Alarm, Ending, Fault, Loss, Row};
pub use run::{Progress, run, run_all};
pub use seed::{Seeds, seeds};
pub use think::{BadThink, Think};
