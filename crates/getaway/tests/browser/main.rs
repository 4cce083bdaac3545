//! The table in a real browser: people open pages, take seats and play.
//!
//! `./test` installs Chromium and runs these; by hand: `cargo test -p getaway --features browser --test browser`.
//! Pictures of every screen go to the folder named by `GETAWAY_LOOKS`.

mod access;
mod again;
mod app;
mod bots;
mod done;
mod drama;
mod editions;
mod evening;
#[path = "../excused/mod.rs"]
mod excused;
#[path = "../finished/mod.rs"]
mod finished;
mod heist;
mod hints;
mod keyboard;
mod kit;
mod lesson;
mod lobby;
mod pages;
mod phone;
mod planning;
mod pseudo;
mod refusal;
mod replay;
mod restart;
mod rivals;
mod talk;
mod together;
