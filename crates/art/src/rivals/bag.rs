//! The bag, with how many tokens are in it.

use crate::icon::PEN;
use crate::letter;
use maud::{Markup, PreEscaped};

/// The bag. What is in it is written beside it, so the drawing has no name of its own.
pub fn bag(count: u8) -> Markup {
    let mut svg = format!(
        r#"<svg class="heist-bag" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true"><g {PEN}><path fill="currentColor" fill-opacity=".2" d="M20 20h24c9 9 14 18 14 26 0 9-6 14-14 14H20C12 60 6 55 6 46c0-8 5-17 14-26z"/><path d="M17 20h30M22 20c-3-5-6-8-8-14 6 3 9 1 12-2 3 4 9 4 12 0 3 3 6 5 12 2-2 6-5 9-8 14"/></g>"#
    );
    let figures = count.to_string();
    let wide = figures.len() as f32 * letter::STEP - 1.8;
    let scale = 3.0;
    for (n, figure) in figures.chars().enumerate() {
        let x = 32.0 + scale * (n as f32 * letter::STEP - wide / 2.0);
        let d = letter::path(figure);
        svg += &format!(
            r#"<path transform="translate({x:.1} 31)scale({scale})" fill="none" stroke="var(--text)" stroke-width="1" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>"#
        );
    }
    svg += "</svg>";
    PreEscaped(svg)
}
