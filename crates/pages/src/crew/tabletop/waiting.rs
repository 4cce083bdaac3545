//! Bots that let people go first can be told not to.

use super::{Moment, Part};

/// The strip that says that bots wait. It is empty while none does.
pub fn bots(moment: &Moment) -> Part {
    crate::shell::waiting(moment.lang, moment.company)
}
