//! The program as its users meet it: run, fed, and read.

mod garbage;
mod kit;
mod map;
mod play;
mod protocol;
mod replay;
mod scenarios;
mod setups;
mod show;
