//! What a test needs to bring people to a table: a server, a browser, windows, and players who know what a table offers.

mod browser;
mod hand;
mod offers;
mod people;
mod player;
mod server;
mod window;

pub use browser::{Browser, Kind};
pub use hand::{Hand, tab_to, walk};
pub use offers::Offers;
pub use people::{
    INCLUSION_JOB, alone, open_heist, open_with_friends, put_lobby_away, seated, sit_down,
    with_bots,
};
pub use player::{Player, agree, table_as_seen};
pub use server::Server;
pub use window::Window;

use std::time::Duration;

/// When a test gives up waiting. Nothing takes that long; a slow machine may.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// How often a window is looked at while waiting.
pub const BLINK: Duration = Duration::from_millis(25);
