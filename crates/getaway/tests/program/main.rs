//! The program as its users meet it: run, fed, and read.

mod bots;
mod editions;
#[path = "../excused/mod.rs"]
mod excused;
mod garbage;
mod kit;
mod lab;
mod lab_tasks;
mod map;
mod play;
mod protocol;
mod pseudo;
mod replay;
mod rivals;
mod scenarios;
mod setups;
mod show;
