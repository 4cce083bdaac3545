//! What was measured, as a small table.

use crate::run::StressRun;
use crate::server::Memory;
use crate::tally::lock;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use words::Language;

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
    pub stress: Arc<StressRun>,
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
    pub fn idle(stress: Arc<StressRun>, memories: Memories, opening: Duration) -> Measured {
        Measured {
            stress,
            memories,
            opening,
            took: Duration::ZERO,
            worked: Duration::ZERO,
            stopped: false,
        }
    }

    pub fn write(&self, lang: Language, out: &mut impl Write) -> io::Result<()> {
        let options = &self.stress.options;
        let (tables, seats) = (options.tables, u64::from(options.seats));
        let title = [
            ("clients", options.clients.word()),
            ("tables", &*tables.to_string()),
            ("seats", &seats.to_string()),
        ];
        writeln!(out, "{}", lang.say_with("load-title", &title))?;
        if !options.idle {
            self.tell_work(lang, out)?;
        }
        let opening = self.opening.as_secs_f64() * 1e6 / tables.max(1) as f64;
        row(lang, out, "load-cpu-table", format!("{opening:.0}"))?;
        self.tell_memory(lang, out)
    }

    /// Seconds that the server works for a table to be opened and everybody to be connected.
    fn to_open_one(&self) -> f64 {
        self.opening.as_secs_f64() / self.stress.options.tables.max(1) as f64
    }

    fn tell_work(&self, lang: Language, out: &mut impl Write) -> io::Result<()> {
        let tally = &self.stress.tally;
        let count = |count: &AtomicU64| count.load(Relaxed);
        let commands = count(&tally.commands);
        let each = |whole: f64| whole / commands.max(1) as f64;
        let seconds = self.took.as_secs_f64();
        let mut row = |key: &str, value: String| row(lang, out, key, value);
        row("load-seconds", format!("{seconds:.1}"))?;
        row("load-commands", commands.to_string())?;
        row(
            "load-pace",
            format!("{:.0}", commands as f64 / seconds.max(1e-9)),
        )?;
        row("load-refused", count(&tally.refused).to_string())?;
        row("load-heists", count(&tally.heists).to_string())?;
        let worked = self.worked.as_secs_f64();
        row("load-cpu-command", format!("{:.1}", each(worked * 1e6)))?;
        let opened = count(&tally.heists) as f64 * self.to_open_one();
        row("load-cpu-opening", format!("{:.1}", each(opened * 1e6)))?;
        row(
            "load-cpu-cores",
            format!("{:.2}", worked / seconds.max(1e-9)),
        )?;
        let waits = tally.latencies();
        for (key, share) in [
            ("load-wait-half", 0.5),
            ("load-wait-most", 0.99),
            ("load-wait-worst", 1.0),
        ] {
            let wait = waits.share(share).unwrap_or_default();
            row(key, format!("{:.2}", wait.as_secs_f64() * 1e3))?;
        }
        row(
            "load-messages",
            format!("{:.1}", each(count(&tally.messages) as f64)),
        )?;
        row(
            "load-bytes",
            format!("{:.0}", each(count(&tally.bytes) as f64)),
        )?;
        let (stuck, broken) = (count(&tally.stuck), count(&tally.broken));
        if broken > 0 {
            row("load-given-up", broken.to_string())?;
        }
        if stuck > 0 {
            row("load-stuck", stuck.to_string())?;
            let first = lock(&tally.stuck_at).clone().unwrap_or_default();
            row("load-stuck-first", first)?;
        }
        if self.stopped {
            writeln!(out, "  {}", lang.say("load-stopped"))?;
        }
        Ok(())
    }

    fn tell_memory(&self, lang: Language, out: &mut impl Write) -> io::Result<()> {
        let options = &self.stress.options;
        let tables = options.tables as f64;
        let sockets = tables * f64::from(options.seats);
        let memories = &self.memories;
        let grown = |from: Memory, to: Memory| to.now.saturating_sub(from.now) as f64;
        let mut row = |key: &str, value: f64| row(lang, out, key, format!("{value:.1}"));
        let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        row("load-memory-empty", mib(memories.empty.now))?;
        row("load-memory-connected", mib(memories.connected.now))?;
        if !options.idle {
            row("load-memory-end", mib(memories.end.now))?;
        }
        row("load-memory-most", mib(memories.end.most))?;
        let table = grown(memories.empty, memories.opened) / tables.max(1.0);
        let socket = grown(memories.opened, memories.connected) / sockets.max(1.0);
        row("load-memory-table", table / 1024.0)?;
        row("load-memory-socket", socket / 1024.0)
    }
}

fn row(lang: Language, out: &mut impl Write, key: &str, value: String) -> io::Result<()> {
    writeln!(out, "  {:<34}{value:>12}", lang.say(key))
}
