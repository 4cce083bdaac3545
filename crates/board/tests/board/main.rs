//! What a board knows, on boards drawn as text.

mod drawing;
mod faults;
mod gaps;
mod lines;
mod maps;
mod outside;
mod spaces;
