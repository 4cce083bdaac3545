//! The faces of the crew, of whoever they meet, and of the watch.

use crate::portrait;
use maud::{Markup, PreEscaped};

/// The face of a character at the level of its card, or of an NPC, by the edition's id and its own; a silhouette for anybody
/// who is in no box, such as characters of drafts.
///
/// It is an `svg` of class `portrait`, 64 by 72 units, hidden from screen readers because the name stands beside it. Clothes
/// and frame are in its `color`: a rule such as `.rose .portrait { color: var(--rose) }` gives it that of a seat.
pub fn portrait(edition: &str, id: &str) -> Markup {
    portrait::of_crew(edition, id)
}

/// The face of an NPC on the panicked side of its card.
pub fn panicked_portrait(edition: &str, npc: &str) -> Markup {
    portrait::of_panicked(edition, npc)
}

/// The face of a guard.
pub fn guard_portrait() -> Markup {
    portrait::of_guard()
}

/// The face of a guard who has to be subdued twice.
pub fn tough_guard_portrait() -> Markup {
    portrait::of_tough_guard()
}

/// The face of the guard who escorts somebody.
pub fn escort_portrait() -> Markup {
    portrait::of_escort()
}

/// The face of a guard's dog.
pub fn dog_portrait() -> Markup {
    portrait::of_dog()
}

/// Bars to stand before the face of whoever was caught, as large as a portrait.
pub fn bars() -> Markup {
    PreEscaped(
        concat!(
            r#"<svg class="bars" viewBox="0 0 64 72" aria-hidden="true"><g fill="none" stroke="var(--quiet)" stroke-linecap="round">"#,
            r#"<path stroke-width="4" d="M10 14v44M24 6v60M40 6v60M54 14v44"/>"#,
            r#"<path stroke-width="3" d="M4 20h56M4 53h56"/></g></svg>"#
        )
        .to_owned(),
    )
}
