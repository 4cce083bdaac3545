//! Ctrl-C: the first one lets the heists in play come to their end, the second one does not wait.

use crate::failure::Failure;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use words::Language;

static STOP: AtomicBool = AtomicBool::new(false);

/// The code of programs that were interrupted.
const INTERRUPTED: i32 = 130;

/// Set when somebody wants to stop.
pub fn on_interrupt(lang: Language) -> Result<&'static AtomicBool, Failure> {
    ctrlc::set_handler(move || {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
        // Whoever is in a hurry should know; nobody is left to tell if this fails.
        let waits = lang.say("lab-finishing");
        let told = lang.say_with("program-failed", &[("why", &waits)]);
        let _ = writeln!(io::stderr(), "\n{told}");
    })
    .map_err(|error| {
        let why = error.to_string();
        Failure::Asked(lang.say_with("lab-no-interrupt", &[("why", &why)]))
    })?;
    Ok(&STOP)
}

/// For tasks that keep nothing of a part.
pub fn nothing_written(lang: Language) -> Failure {
    Failure::Interrupted(lang.say("lab-stopped-empty"))
}
