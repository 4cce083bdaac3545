//! What whoever runs a server can choose.

use clap::{Args, Parser, ValueEnum};
use std::net::SocketAddr;
use std::path::PathBuf;

/// Options of `getaway serve`.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Where to listen; port 0 takes a free one
    #[arg(long, default_value = "127.0.0.1:7474", value_name = "ADDRESS")]
    pub listen: SocketAddr,
    /// The database file, made on first start
    #[arg(long, default_value = "getaway.db", value_name = "FILE")]
    pub data: PathBuf,
    /// The address people use, if it is not the one listened on: links are made with it, and pages of other origins are refused
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// Take the visitor's address from X-Forwarded-For (only behind a proxy that sets it)
    #[arg(long)]
    pub behind_proxy: bool,
    /// Tables that may be in use at the same time; archived ones do not count
    #[arg(long, default_value_t = 10_000, value_name = "COUNT")]
    pub tables: u64,
    /// Connections that may watch one table
    #[arg(long, default_value_t = 64, value_name = "COUNT")]
    pub viewers: usize,
    /// Connections from one address
    #[arg(long, default_value_t = 128, value_name = "COUNT")]
    pub connections: usize,
    /// Messages a second on one connection
    #[arg(long, default_value_t = 30, value_name = "COUNT")]
    pub messages: u32,
    /// Requests a second from one address
    #[arg(long, default_value_t = 100, value_name = "COUNT")]
    pub requests: u32,
    /// New tables an hour from one address
    #[arg(long, default_value_t = 120, value_name = "COUNT")]
    pub new_tables: u32,
    /// Days without a visit after which a table is archived
    #[arg(long, default_value_t = 90, value_name = "DAYS")]
    pub archive_after: u32,
    /// Threads that do the work; 0 takes one for each core
    #[arg(long, default_value_t = 0, value_name = "COUNT")]
    pub threads: usize,
    /// How to write the log, on standard error; RUST_LOG chooses what (info by default)
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    pub log: LogFormat,
}

impl Default for Options {
    /// What no option on the command line means.
    fn default() -> Options {
        #[derive(Parser)]
        struct Line {
            #[command(flatten)]
            options: Options,
        }
        Line::parse_from(["getaway"]).options
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    Text,
    Json,
}
