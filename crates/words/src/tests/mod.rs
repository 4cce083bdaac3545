//! Every value has its sentence, and every sentence of the file is said by somebody.

mod crew;
mod file;
mod rivals;
pub(crate) mod watch;
