//! `getaway lab`: bots play many heists, and the numbers say how it went.

mod bar;
mod compare;
mod crews;
mod draw;
mod files;
mod matchups;
mod rate;
mod rivals;
mod run;
mod spec;
mod stop;
mod table;

use crate::failure::Failure;
use clap::Subcommand;
use std::io::Write;
use words::Language;

#[derive(Subcommand)]
pub enum Lab {
    /// Plays many heists and reports on them
    Run(Box<run::Options>),
    /// Plays the same seeds with two settings and says which is better
    Compare(Box<compare::Options>),
    /// Finds strong and weak crews for a scenario
    Crews(Box<crews::Options>),
    /// Places scenarios on one scale of difficulty
    Rate(Box<rate::Options>),
    /// Plays many games of HEIST and shows whether identities, seats, secrets and cards are fair
    Heist(Box<rivals::Options>),
}

pub fn lab(lang: Language, task: Lab, out: &mut impl Write) -> Result<(), Failure> {
    match task {
        Lab::Run(options) => run::run(lang, &options, out),
        Lab::Compare(options) => compare::compare(lang, &options, out),
        Lab::Crews(options) => crews::crews(lang, &options, out),
        Lab::Rate(options) => rate::rate(lang, &options, out),
        Lab::Heist(options) => rivals::heist(lang, &options, out),
    }
}
