//! The log on standard error, as text or as JSON lines.

use crate::options::LogFormat;
use std::{env, io};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// Begins logging, as much of it as `RUST_LOG` says: `debug`, or `warn,server=debug`. A second call changes nothing.
pub fn begin(format: LogFormat) {
    let wanted = env::var("RUST_LOG").unwrap_or_else(|_| "info".to_owned());
    let wanted = wanted.parse::<Targets>();
    let usual = Targets::new().with_default(LevelFilter::INFO);
    let lines = fmt::layer().with_writer(io::stderr);
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    let filter = wanted.as_ref().unwrap_or(&usual).clone();
    let begun = tracing_subscriber::registry().with(lines).with(filter);
    if begun.try_init().is_ok()
        && let Err(why) = wanted
    {
        tracing::warn!("RUST_LOG is not understood ({why}); logging as usual");
    }
}
