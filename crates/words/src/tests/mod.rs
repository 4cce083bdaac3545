//! Every value has its sentence, and every sentence of the file is said by somebody.

mod crew;
mod files;
mod records;
mod rivals;
pub(crate) mod watch;

use crate::Language;

fn en() -> Language {
    Language::english()
}
