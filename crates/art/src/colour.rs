//! The colours of the seats. Each has a shape and a letter too, for whoever cannot tell the colours apart.

use serde::{Deserialize, Serialize};

/// A seat's colour, shape and letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Circle, R.
    Rose,
    /// Triangle, M.
    Mint,
    /// Square, S.
    Sky,
    /// Diamond, V.
    Violet,
}

impl Colour {
    pub const ALL: [Colour; 4] = [Colour::Rose, Colour::Mint, Colour::Sky, Colour::Violet];

    /// The word for it in class names and forms.
    pub fn word(self) -> &'static str {
        match self {
            Colour::Rose => "rose",
            Colour::Mint => "mint",
            Colour::Sky => "sky",
            Colour::Violet => "violet",
        }
    }

    pub fn letter(self) -> char {
        match self {
            Colour::Rose => 'R',
            Colour::Mint => 'M',
            Colour::Sky => 'S',
            Colour::Violet => 'V',
        }
    }
}
