//! A small game at the table, and everything the table promises it.

mod dealers;
mod laws;
mod records;
mod replay;
mod session;
mod toy;
mod undo;
