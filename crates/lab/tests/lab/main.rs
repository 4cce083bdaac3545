//! The lab as its users find it: plans in, results out.

mod kit;
mod measures;
mod rivals;
mod runs;
