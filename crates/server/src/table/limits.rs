//! How long, how large and how many: the limits of a table and of what is said to it. How often somebody may ask is in
//! `rate_limit.rs` of the server.

pub use pages::company::{NAME_LENGTH, SAID_LENGTH};

/// Seats of the largest game.
pub const SEATS: usize = 4;
/// Devices that can hold one seat.
pub const SEAT_DEVICES: usize = 8;
/// Private links that are good at the same time.
pub const PRIVATE_LINKS: usize = 16;

/// Entries of one table. A long heist with much talk has a thousand.
pub const ENTRIES: u64 = 50_000;
/// Bots leave some of them to people.
pub const BOT_ENTRIES: u64 = 45_000;

/// Commands that may go without saying after one.
pub const FOLLOW_UPS: usize = 12;

/// Spaces of one stroke, and commands that are done together.
pub const AT_ONCE: usize = 96;

/// Messages that may wait for a table.
pub const MAILBOX: usize = 256;
/// Messages taken into one round of work at most.
pub const ROUND: usize = 64;
/// Updates that may wait for a connection before it is given up.
pub const OUTBOX: usize = 64;

/// The longest message of a connection, in bytes.
pub const MESSAGE_BYTES: usize = 16 << 10;
/// The largest form or request, in bytes.
pub const BODY_BYTES: usize = 64 << 10;
/// The largest record that can be brought along, in bytes.
pub const RECORD_BYTES: usize = 4 << 20;

/// Lines of the log that a newcomer is sent; the replay has all.
pub const LOG_LINES: usize = 120;
