//! Words are made here, at the edge: typed values in, sentences out. All sentences are in `lang/en.ftl`.

pub mod crew;
mod language;
pub mod rivals;
#[cfg(test)]
mod tests;

pub use language::{fixed, say, say_with};
