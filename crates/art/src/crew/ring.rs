//! The rings of pressure sensors: each has a colour, a letter and a pattern of its own.

use crate::crew::hex;
use board::Space;
use crew::content::cards::Barriers;
use crew::content::codes::Letter;
use crew::{Heist, State};

/// The letter of a ring's colour: yellow, cyan, purple. It stands beside the colour for whoever cannot tell them apart.
pub(crate) const fn ring_letter(letter: Letter) -> char {
    match letter {
        Letter::X => 'Y',
        Letter::Y => 'C',
        Letter::Z => 'P',
    }
}

/// The name of a ring's colour among the colours of the page.
pub(crate) const fn ring_colour(letter: Letter) -> &'static str {
    match letter {
        Letter::X => "ring-x",
        Letter::Y => "ring-y",
        Letter::Z => "ring-z",
    }
}

/// Rings on one tile, at most one of each letter.
pub(crate) type Rings = [Option<Letter>; 3];

/// The sensors on a space that are still there, the outermost first. Remote locks are chits, not rings.
pub(crate) fn rings(heist: &Heist, state: &State, space: Space) -> Rings {
    let mut found = [None; 3];
    if heist.edition.barriers != Barriers::Rings {
        return found;
    }
    let placed = heist.scenario.remote_locks.iter();
    let here =
        placed.filter(|(at, letter)| *at == space && state.remote[letter.index()].contains(space));
    for (place, (_, letter)) in found.iter_mut().zip(here) {
        *place = Some(*letter);
    }
    found
}

/// The name of the drawing of a ring, so many rings from the outermost.
pub(crate) fn ring_drawing(letter: Letter, inside: usize) -> &'static str {
    match (letter, inside) {
        (Letter::X, 0) => "t-ring-x",
        (Letter::X, 1) => "t-ring-x-1",
        (Letter::X, _) => "t-ring-x-2",
        (Letter::Y, 0) => "t-ring-y",
        (Letter::Y, 1) => "t-ring-y-1",
        (Letter::Y, _) => "t-ring-y-2",
        (Letter::Z, 0) => "t-ring-z",
        (Letter::Z, 1) => "t-ring-z-1",
        (Letter::Z, _) => "t-ring-z-2",
    }
}

/// How far the outermost ring reaches, and from one to the next.
const OUTERMOST: f32 = 37.0;
const STEP: f32 = 5.2;

/// A ring inside the walls with its letter on a tab: the outermost on the left, the next on the right, the last on top.
pub(crate) fn draw_ring(letter: Letter, inside: usize) -> String {
    let size = OUTERMOST - STEP * inside as f32;
    let dashes = match letter {
        Letter::X => "",
        Letter::Y => r#" stroke-dasharray="8 3.4""#,
        Letter::Z => r#" stroke-dasharray=".1 4.6""#,
    };
    let side = size * 0.866;
    let (x, y) = match inside {
        0 => (-side, 1.0),
        1 => (side, 1.0),
        _ => (0.0, -size),
    };
    let colour = ring_colour(letter);
    let d = crate::letter::path(ring_letter(letter));
    format!(
        r#"<g fill="none" stroke="var(--{colour})" stroke-linecap="round" stroke-linejoin="round"><path d="{}" stroke-width="2.8"{dashes}/><rect x="{}" y="{}" width="9" height="10.4" rx="2.4" fill="var(--{colour})" stroke="var(--panel)" stroke-width="1.2"/><path transform="translate({} {})" stroke="var(--ground)" stroke-width="1.4" d="{d}"/></g>"#,
        hex::outline(size),
        x - 4.5,
        y - 5.2,
        x - 2.0,
        y - 3.0,
    )
}
