//! What whoever measures can choose.

use clap::{Args, ValueEnum};

/// Options of `getaway load`.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Tables that are played at the same time
    #[arg(long, default_value_t = 100, value_name = "COUNT")]
    pub tables: usize,
    /// Clients at each table, one for each seat
    #[arg(long, default_value_t = 4, value_name = "COUNT", value_parser = clap::value_parser!(u8).range(3..=4))]
    pub seats: u8,
    /// What the clients are
    #[arg(long, value_enum, default_value_t = Clients::Json, value_name = "KIND")]
    pub clients: Clients,
    /// How long to measure, after the warm-up
    #[arg(long, default_value_t = 10, value_name = "SECONDS")]
    pub seconds: u64,
    /// How long to play before anything is measured
    #[arg(long, default_value_t = 3, value_name = "SECONDS")]
    pub warm_up: u64,
    /// Commands a second of all clients together; as fast as they can without it
    #[arg(long, value_name = "COUNT")]
    pub pace: Option<u32>,
    /// Commands of one table that may be on their way at the same time; one for each seat without it
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u8).range(1..))]
    pub at_once: Option<u8>,
    /// Only connect everybody, and measure the memory
    #[arg(long)]
    pub idle: bool,
    /// Options for the server, after --
    #[arg(last = true, value_name = "SERVE OPTIONS")]
    pub serve: Vec<String>,
}

/// Kinds of clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Clients {
    /// Programs, which get JSON
    Json,
    /// Browsers, which get fragments of the page
    Page,
}

impl Clients {
    /// As on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Clients::Json => "json",
            Clients::Page => "page",
        }
    }
}
