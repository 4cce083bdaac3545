//! What whoever runs a server can choose.

use clap::{Args, Parser, ValueEnum};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

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
    /// How long a search bot thinks about one decision
    #[arg(long, default_value = "200ms", value_name = "TIME", value_parser = thinking_time)]
    pub think: Duration,
    /// The pause between the steps of bots, so that people can follow
    #[arg(long, default_value = "900ms", value_name = "TIME", value_parser = waiting_time)]
    pub pace: Duration,
    /// How long bots wait for people before they go on by themselves; by default until somebody lets them
    #[arg(long, default_value = "86400s", value_name = "TIME", value_parser = waiting_time)]
    pub patience: Duration,
    /// Bots of the whole server that may think at the same time; 0 takes one for each core
    #[arg(long, default_value_t = 0, value_name = "COUNT")]
    pub thinkers: usize,
    /// How to write the log, on standard error; RUST_LOG chooses what (info by default)
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    pub log: LogFormat,
}

impl Default for Options {
    /// What no option on the command line means.
    fn default() -> Options {
        #[derive(Parser)]
        struct CommandLine {
            #[command(flatten)]
            options: Options,
        }
        CommandLine::parse_from(["getaway"]).options
    }
}

/// The longest a bot may think or wait.
const LONGEST: Duration = Duration::from_secs(86_400);

/// A time a bot may think: more than nothing, at most ten seconds.
pub fn thinking_time(text: &str) -> Result<Duration, String> {
    let time = waiting_time(text)?;
    if time.is_zero() || time > Duration::from_secs(10) {
        return Err("a bot thinks between 1ms and 10s".to_owned());
    }
    Ok(time)
}

/// `0`, `900ms` or `20s`.
pub fn waiting_time(text: &str) -> Result<Duration, String> {
    let unclear = || format!("{text:?} is no time: write 900ms or 20s, or 0");
    let number = |digits: &str| digits.parse::<u64>().map_err(|_| unclear());
    let time = match text.strip_suffix("ms") {
        Some(digits) => Duration::from_millis(number(digits)?),
        None if text == "0" => Duration::ZERO,
        None => Duration::from_secs(number(text.strip_suffix('s').ok_or_else(unclear)?)?),
    };
    if time > LONGEST {
        return Err(format!("at most {} s", LONGEST.as_secs()));
    }
    Ok(time)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    Text,
    Json,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_in_two_units() {
        assert_eq!(waiting_time("0"), Ok(Duration::ZERO));
        assert_eq!(waiting_time("900ms"), Ok(Duration::from_millis(900)));
        assert_eq!(waiting_time("20s"), Ok(Duration::from_secs(20)));
        for wrong in [
            "",
            "5",
            "s",
            "ms",
            "-1s",
            "1.5s",
            "1h",
            "86401s",
            "99999999999999999999s",
        ] {
            assert!(waiting_time(wrong).is_err(), "{wrong}");
        }
        assert!(thinking_time("0").is_err());
        assert!(thinking_time("11s").is_err());
        assert_eq!(thinking_time("50ms"), Ok(Duration::from_millis(50)));
    }
}
