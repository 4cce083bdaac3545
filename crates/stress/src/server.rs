//! The server under load: a process of its own, so that what it uses can be told from what the clients use.

use crate::error::StressError;
use rustix::process::{Resource, getrlimit, setrlimit};
use std::fs;
use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, ChildStdout, Command};

/// Beyond any load: what is measured is the work, not the limits.
const NO_LIMIT: &str = "1000000000";
/// The kernel tells times in hundredths of a second, whatever its clock does.
const TICKS: u32 = 100;

/// A running server, with a database of its own. It ends when this is dropped.
pub struct Server {
    process: Child,
    _out: BufReader<ChildStdout>,
    _data: TempDir,
    pub address: SocketAddr,
    pid: u32,
}

/// Memory of a process, in bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Memory {
    pub now: u64,
    pub most: u64,
}

impl Server {
    pub async fn start(options: &[String]) -> Result<Server, StressError> {
        many_files();
        let data = tempfile::Builder::new().prefix("getaway-load-").tempdir()?;
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data.path().join("load.db"))
            .args(["--tables", NO_LIMIT, "--viewers", NO_LIMIT])
            .args(["--connections", NO_LIMIT, "--messages", NO_LIMIT])
            .args(["--requests", NO_LIMIT, "--new-tables", NO_LIMIT])
            .args(options)
            .env("RUST_LOG", "warn")
            // Ctrl-C ends the clients first, which still want to look at the server.
            .process_group(0)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let pid = process.id().ok_or(StressError::NoServer)?;
        let out = process.stdout.take().ok_or(StressError::NoServer)?;
        let mut out = BufReader::new(out);
        let mut line = String::new();
        out.read_line(&mut line).await?;
        let address = line.trim_end().rsplit('/').next();
        let address = address.and_then(|address| address.parse().ok());
        Ok(Server {
            process,
            _out: out,
            _data: data,
            address: address.ok_or(StressError::NoServer)?,
            pid,
        })
    }

    /// The time it has worked so far, on all cores together.
    pub fn worked(&self) -> Result<Duration, StressError> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.pid))?;
        ticks(&stat)
            .map(|ticks| Duration::from_secs(ticks) / TICKS)
            .ok_or(StressError::NoProc)
    }

    pub fn memory(&self) -> Result<Memory, StressError> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid))?;
        let kilobytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.trim().strip_suffix(" kB")?.parse::<u64>().ok()
        };
        let memory = kilobytes("VmRSS:").zip(kilobytes("VmHWM:"));
        let (now, most) = memory.ok_or(StressError::NoProc)?;
        Ok(Memory {
            now: now << 10,
            most: most << 10,
        })
    }

    pub async fn stop(mut self) {
        // It is ours and its data is thrown away, so there is nothing to be gentle about.
        let _ = self.process.kill().await;
    }
}

/// User and system time out of a line of `/proc/PID/stat`. The name in it, in brackets, may hold anything.
fn ticks(stat: &str) -> Option<u64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(user + system)
}

/// Each connection is a file on either side, and the server inherits what we may open.
fn many_files() {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    let _ = setrlimit(Resource::Nofile, limit);
}

#[cfg(test)]
mod tests {
    #[test]
    fn times_are_found_behind_any_name() {
        let stat = "7 (a) b) 1) S 1 7 7 0 -1 4194560 1 0 0 0 30 12 5 5 20 0 3 0 99";
        assert_eq!(super::ticks(stat), Some(42));
    }
}
