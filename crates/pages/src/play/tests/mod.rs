//! Proofs by random play over every scenario.

mod heists;
mod pieces;
mod presses;

use super::*;
