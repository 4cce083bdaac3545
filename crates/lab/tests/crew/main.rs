//! The lab of the heists as its users find it: plans in, results out.

mod kit;
mod measures;
mod runs;
