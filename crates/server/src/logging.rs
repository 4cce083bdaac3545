//! The log on standard error, as text or as JSON lines.

use crate::options::LogFormat;
use std::io;
use tracing_subscriber::EnvFilter;

/// Begins logging. A second call changes nothing.
pub fn begin(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env();
    let filter = filter.unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr);
    let _ = match format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().try_init(),
    };
}
