//! Words are made here, at the edge: typed values in, sentences out. All sentences are in `lang/<code>/`.

mod catalog;
pub mod crew;
mod language;
mod per_language;
mod pseudo;
mod record;
pub mod rivals;
#[cfg(test)]
mod tests;

pub use language::{Language, UnknownLanguage};
pub use per_language::PerLanguage;
pub use record::luck_fault;
