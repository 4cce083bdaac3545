//! Ctrl-C: the first one lets the heists in play come to their end, the second one does not wait.

use crate::failure::Failure;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

static STOP: AtomicBool = AtomicBool::new(false);

/// The code of programs that were interrupted.
const INTERRUPTED: i32 = 130;

/// Set when somebody wants to stop.
pub fn on_interrupt() -> Result<&'static AtomicBool, Failure> {
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
        // Whoever is in a hurry should know; nobody is left to tell if this fails.
        let waits = "the heists in play come to their end first; Ctrl-C again does not wait";
        let _ = writeln!(io::stderr(), "\ngetaway: {waits}");
    })
    .map_err(|error| Failure::Asked(format!("cannot listen for Ctrl-C: {error}")))?;
    Ok(&STOP)
}

/// For tasks that keep nothing of a part.
pub fn nothing_written() -> Failure {
    Failure::Interrupted("stopped: nothing was written".to_owned())
}
