//! How much a server can take: opens tables at a server of its own, seats clients that play at random, and measures.

mod client;
mod error;
mod eyes;
mod http;
mod options;
mod pacer;
mod page;
mod program;
mod report;
mod run;
mod server;
mod table;
mod tally;

pub use error::StressError;
pub use options::{Clients, Options};
pub use run::stress;
