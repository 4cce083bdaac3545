//! The Action phase: what may be done, or why not (`check`), the list of it (`list`), and doing it (`apply`).

mod apply;
mod check;
mod list;

pub(crate) use check::TWO_IDEAS;
pub use check::turns;
