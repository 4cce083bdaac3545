//! Whether a bot goes first.

/// Whether to let the others at the table go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// People are still making up their minds: do what does not depend on them, then wait.
    Wait,
    /// Go on.
    Go,
}
