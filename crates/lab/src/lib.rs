//! Many games at once: statistics, reports, plots.
//!
//! [`crew`] plays the cooperative heists, [`rivals`] plays HEIST; what both share stands here. Results depend on the plan
//! only, never on threads or interruptions.

mod confidence;
pub mod crew;
mod fault;
mod histogram;
mod report;
pub mod rivals;
mod seed;
mod share;
pub mod terms;
mod think;

pub use fault::Fault;
pub use histogram::Histogram;
pub use seed::{Seeds, seeds};
pub use share::Share;
pub use think::{BadThink, Think};
