//! The server: tables that people and programs open, sit down at, and play.
//!
//! A request comes in through [`web`], goes as a message to the task that owns its [`table`](mod@table), is written into
//! the [`store`], and only then does anybody hear of it.

mod any_table;
mod crew;
pub mod entry;
mod hindsight;
pub mod hosted_game;
pub mod id;
pub mod key;
mod logging;
pub mod options;
mod picture;
mod rate_limit;
mod replay;
mod rivals;
mod salvage;
mod serve;
pub mod store;
pub mod table;
pub mod table_registry;
pub mod table_state;
pub mod table_summary;
#[cfg(test)]
mod testing;
mod thinking;
mod unreadable_table;
mod web;
pub mod wire;

pub use options::{Options, thinking_time, waiting_time};
pub use serve::{ServeError, serve};
