//! What was measured, as a small table.

use crate::server::Memory;
use crate::table::Load;
use crate::tally::lock;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// What the server occupied, step by step.
#[derive(Clone, Copy, Debug, Default)]
pub struct Memories {
    pub empty: Memory,
    /// With all tables set up and everybody seated.
    pub opened: Memory,
    /// With everybody connected.
    pub connected: Memory,
    pub end: Memory,
}

pub struct Measured {
    pub load: Arc<Load>,
    pub memories: Memories,
    /// What the server worked to open the tables and connect everybody.
    pub opening: Duration,
    pub took: Duration,
    /// What the server worked in that time, on all cores together.
    pub worked: Duration,
    /// Somebody did not want to wait longer.
    pub stopped: bool,
}

impl Measured {
    /// Nothing but memory.
    pub fn idle(load: Arc<Load>, memories: Memories, opening: Duration) -> Measured {
        Measured {
            load,
            memories,
            opening,
            took: Duration::ZERO,
            worked: Duration::ZERO,
            stopped: false,
        }
    }

    pub fn tell(&self, out: &mut impl Write) -> io::Result<()> {
        let options = &self.load.options;
        let (tables, seats) = (options.tables, u64::from(options.seats));
        let kind = format!("{:?}", options.clients).to_lowercase();
        writeln!(out, "{tables} tables x {seats} {kind} clients")?;
        if !options.idle {
            self.tell_work(out)?;
        }
        let opening = self.opening.as_secs_f64() * 1e6 / tables.max(1) as f64;
        row(
            out,
            "server CPU to open a table, us",
            format!("{opening:.0}"),
        )?;
        self.tell_memory(out)
    }

    /// Seconds that the server works for a table to be opened and everybody to be connected.
    fn to_open_one(&self) -> f64 {
        self.opening.as_secs_f64() / self.load.options.tables.max(1) as f64
    }

    fn tell_work(&self, out: &mut impl Write) -> io::Result<()> {
        let tally = &self.load.tally;
        let count = |count: &AtomicU64| count.load(Relaxed);
        let commands = count(&tally.commands);
        let each = |whole: f64| whole / commands.max(1) as f64;
        let seconds = self.took.as_secs_f64();
        let mut row = |name: &str, value: String| row(out, name, value);
        row("seconds measured", format!("{seconds:.1}"))?;
        row("commands", commands.to_string())?;
        row(
            "commands a second",
            format!("{:.0}", commands as f64 / seconds.max(1e-9)),
        )?;
        row("refused commands", count(&tally.refused).to_string())?;
        row(
            "heists played to their end",
            count(&tally.heists).to_string(),
        )?;
        let worked = self.worked.as_secs_f64();
        row(
            "server CPU a command, us",
            format!("{:.1}", each(worked * 1e6)),
        )?;
        let opened = count(&tally.heists) as f64 * self.to_open_one();
        row(
            "  of it to open new tables, us",
            format!("{:.1}", each(opened * 1e6)),
        )?;
        row(
            "server CPU, cores",
            format!("{:.2}", worked / seconds.max(1e-9)),
        )?;
        let waits = tally.waits();
        for (name, share) in [("p50", 0.5), ("p99", 0.99), ("max", 1.0)] {
            let wait = waits.share(share).unwrap_or_default();
            let name = format!("to the last viewer, {name}, ms");
            row(&name, format!("{:.2}", wait.as_secs_f64() * 1e3))?;
        }
        row(
            "messages a command",
            format!("{:.1}", each(count(&tally.messages) as f64)),
        )?;
        row(
            "bytes a command, all viewers",
            format!("{:.0}", each(count(&tally.bytes) as f64)),
        )?;
        let (stuck, broken) = (count(&tally.stuck), count(&tally.broken));
        if broken > 0 {
            row("tables given up", broken.to_string())?;
        }
        if stuck > 0 {
            row("tables with nothing to press", stuck.to_string())?;
            let first = lock(&tally.stuck_at).clone().unwrap_or_default();
            row("the first of them", first)?;
        }
        if self.stopped {
            writeln!(out, "  stopped early")?;
        }
        Ok(())
    }

    fn tell_memory(&self, out: &mut impl Write) -> io::Result<()> {
        let options = &self.load.options;
        let tables = options.tables as f64;
        let sockets = tables * f64::from(options.seats);
        let memories = &self.memories;
        let grown = |from: Memory, to: Memory| to.now.saturating_sub(from.now) as f64;
        let mut row = |name: &str, value: f64, unit: &str| {
            row(out, &format!("{name}, {unit}"), format!("{value:.1}"))
        };
        let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        row("memory, empty", mib(memories.empty.now), "MiB")?;
        row(
            "memory, everybody connected",
            mib(memories.connected.now),
            "MiB",
        )?;
        if !options.idle {
            row("memory, at the end", mib(memories.end.now), "MiB")?;
        }
        row("memory, at most", mib(memories.end.most), "MiB")?;
        let table = grown(memories.empty, memories.opened) / tables.max(1.0);
        let socket = grown(memories.opened, memories.connected) / sockets.max(1.0);
        row("a table", table / 1024.0, "KiB")?;
        row("a socket", socket / 1024.0, "KiB")
    }
}

fn row(out: &mut impl Write, name: &str, value: String) -> io::Result<()> {
    writeln!(out, "  {name:<34}{value:>12}")
}
