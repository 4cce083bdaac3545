//! Who the players are: mice, each with what gives it away.

use crate::icon::PEN;
use ::rivals::Identity;
use maud::{Markup, PreEscaped};

/// Ears, face, whiskers and nose.
const MOUSE: &str = r#"<circle cx="15" cy="23" r="10" fill="currentColor" fill-opacity=".2"/><circle cx="49" cy="23" r="10" fill="currentColor" fill-opacity=".2"/><path fill="var(--raised)" d="M12 36c0-11 9-17 20-17s20 6 20 17c0 12-11 21-20 25-9-4-20-13-20-25z"/><path d="M22 51 6 48M22 54 8 57M42 51l16-3M42 54l14 3" stroke-width="1.4"/><circle cx="32" cy="57" r="3" fill="currentColor" stroke="none"/>"#;

const EYES: &str = r#"<circle cx="24" cy="37" r="2.4" fill="currentColor" stroke="none"/><circle cx="40" cy="37" r="2.4" fill="currentColor" stroke="none"/>"#;

/// The portrait of an identity, whose name stands beside it.
pub fn identity(identity: Identity) -> Markup {
    let sign = sign(identity.id());
    // A mask or glasses hide the eyes.
    let eyes = if hides_eyes(identity.id()) { "" } else { EYES };
    PreEscaped(format!(
        r#"<svg class="heist-mouse" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true"><g {PEN}>{MOUSE}{eyes}<g color="var(--now)">{sign}</g></g></svg>"#
    ))
}

fn hides_eyes(id: &str) -> bool {
    matches!(id, "cat-burglar" | "smooth-criminal")
}

/// What the identity wears or carries.
fn sign(id: &str) -> &'static str {
    match id {
        // A mask over the eyes.
        "cat-burglar" => {
            r#"<path fill="currentColor" fill-rule="evenodd" d="M11 33c8-3 15-2 21 1 6-3 13-4 21-1-1 7-5 11-11 11-4 0-7-2-10-5-3 3-6 5-10 5-6 0-10-4-11-11zm13 2.6a2.6 2.6 0 1 0 .1 0zm16 0a2.6 2.6 0 1 0 .1 0z"/>"#
        }
        // Balls in the air.
        "circus-acrobat" => {
            r#"<circle cx="16" cy="7" r="4" fill="currentColor" fill-opacity=".4"/><circle cx="32" cy="5" r="4" fill="currentColor"/><circle cx="48" cy="7" r="4" fill="currentColor" fill-opacity=".4"/><path d="M9 15C14 2 50 2 55 15" stroke-dasharray="1 5"/>"#
        }
        // A top hat.
        "confidence-artist" => {
            r#"<path fill="var(--raised)" d="M20 19V4h24v15"/><path fill="currentColor" d="M20 14h24v5H20z"/><path d="M12 19h40"/>"#
        }
        // A flat cap, and a ring that was somebody else's.
        "pick-pocket" => {
            r#"<path fill="currentColor" fill-opacity=".5" d="M12 24c0-11 10-16 21-15 10 1 18 6 19 14z"/><path d="M10 25c14-4 32-4 46-1"/><circle cx="54" cy="56" r="5"/><path d="M51 49h6l-3 4z" fill="currentColor"/>"#
        }
        // Dark glasses.
        "smooth-criminal" => {
            r#"<path fill="currentColor" d="M14 33h15l-1 6c-.6 3-3 4-6 4s-6-2-7-5zM35 33h15l-1 5c-1 3-4 5-7 5s-5.4-1-6-4z"/><path d="M29 35c2-1.4 4-1.4 6 0"/>"#
        }
        // A stethoscope on the dial of a safe.
        "safe-cracker" => {
            r#"<path d="M10 30C6 12 20 6 32 6s26 6 22 24M10 30v12c0 10 6 14 16 16"/><circle cx="50" cy="53" r="8.5" fill="var(--panel)"/><path d="M50 47v2M50 57v2M44 53h2M54 53h2M50 53l3-3"/>"#
        }
        // Three tails, three bells.
        "jack-of-all" => {
            r#"<path fill="currentColor" fill-opacity=".4" d="M14 25C8 20 6 12 8 6c6 2 10 6 12 10 2-6 6-10 12-13 6 3 10 7 12 13 2-4 6-8 12-10 2 6 0 14-6 19-12-4-24-4-36 0z"/><circle cx="8" cy="5" r="2.5" fill="currentColor"/><circle cx="32" cy="3" r="2.5" fill="currentColor"/><circle cx="56" cy="5" r="2.5" fill="currentColor"/>"#
        }
        _ => "",
    }
}
