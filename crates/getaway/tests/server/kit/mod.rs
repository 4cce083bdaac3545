//! How a test talks to a real server: the process, requests, sockets, and a table with people at it.

mod http;
mod server;
mod socket;
mod table;

pub use http::{Answer, Ask};
pub use server::{Server, Site};
pub use socket::{Refused, Socket};
pub use table::{CREW, Table, pick};

use std::time::Duration;

/// How long a test waits for something that must come.
pub const PATIENCE: Duration = Duration::from_secs(20);
/// How long it waits to see that nothing comes.
pub const A_MOMENT: Duration = Duration::from_millis(300);
