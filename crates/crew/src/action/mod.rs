//! The Action phase. `check` and `apply` say which rule is asked, `list` what a seat may do; the rules themselves stand with
//! what they are about.

mod abilities;
mod apply;
mod check;
mod commit;
mod list;
mod plan_changes;
mod safe;
mod special_actions;
mod sub_actions;
mod throw;

pub use commit::turns;

/// Ideas that teamwork and a pinch cost.
pub(crate) const TWO_IDEAS: u8 = 2;
