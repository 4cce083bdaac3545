//! The server as people and programs meet it: a real process, over real sockets.

mod again;
mod api;
mod app;
mod bot_client;
mod bots;
mod documented;
#[path = "../finished/mod.rs"]
mod finished;
mod kill;
mod kit;
mod lesson;
mod limits;
mod lost_tables;
mod releases;
mod restart;
mod rivals;
mod safety;
mod seats;
mod series;
mod wire;

#[path = "../../examples/table_client.rs"]
#[allow(dead_code)]
mod table_client;
