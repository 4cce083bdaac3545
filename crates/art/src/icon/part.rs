//! What icons are made of.

use crate::letter;
use std::fmt::Write;

/// A part of an icon. Every path is in the icon's grid of 24.
pub(crate) enum IconPart {
    /// A stroke.
    Stroke(&'static str),
    /// A stroke around a breath of the same colour.
    Shape(&'static str),
    /// A stroke that keeps its distance from what lies below.
    Strike(&'static str),
    /// Filled, without a stroke.
    Solid(&'static str),
    /// Broken strokes.
    Dashed(&'static str),
    /// Strokes broken in a pattern of their own.
    Broken(&'static str, &'static str),
    /// A circle around a point: x, y, radius.
    Ring(f32, f32, f32),
    /// A circle with a breath of colour.
    Round(f32, f32, f32),
    /// A filled circle.
    Dot(f32, f32, f32),
    /// A letter: the left upper corner and the height.
    Letter(char, f32, f32, f32),
    /// Lines made smaller and moved: x, y, scale.
    Moved(f32, f32, f32, &'static [IconPart]),
    /// The parts of another icon.
    Also(&'static [IconPart]),
    /// Lines in another colour.
    In(&'static str, &'static [IconPart]),
    /// What lies below, filled in one colour and without strokes.
    Fill(&'static str, &'static str),
}

pub(crate) fn draw(out: &mut String, parts: &[IconPart]) {
    for part in parts {
        // Writing into a string cannot fail.
        let _ = write(out, part);
    }
}

const TINT: &str = r#"fill="currentColor" fill-opacity=".2""#;
const FULL: &str = r#"fill="currentColor" stroke="none""#;

fn write(out: &mut String, part: &IconPart) -> std::fmt::Result {
    match *part {
        IconPart::Stroke(d) => write!(out, r#"<path d="{d}"/>"#),
        IconPart::Shape(d) => write!(out, r#"<path d="{d}" {TINT}/>"#),
        IconPart::Strike(d) => write!(
            out,
            r#"<path d="{d}" stroke="var(--ground)" stroke-width="4.4"/><path d="{d}"/>"#
        ),
        IconPart::Solid(d) => write!(out, r#"<path d="{d}" {FULL}/>"#),
        IconPart::Dashed(d) => write!(out, r#"<path d="{d}" stroke-dasharray="1.5 3.4"/>"#),
        IconPart::Broken(d, dashes) => {
            write!(out, r#"<path d="{d}" stroke-dasharray="{dashes}"/>"#)
        }
        IconPart::Ring(x, y, r) => write!(out, r#"<circle cx="{x}" cy="{y}" r="{r}"/>"#),
        IconPart::Round(x, y, r) => write!(out, r#"<circle cx="{x}" cy="{y}" r="{r}" {TINT}/>"#),
        IconPart::Dot(x, y, r) => write!(out, r#"<circle cx="{x}" cy="{y}" r="{r}" {FULL}/>"#),
        IconPart::Letter(which, x, y, height) => {
            let scale = height / letter::HEIGHT;
            let d = letter::path(which);
            let thick = 2.0 / scale;
            write!(
                out,
                r#"<path transform="translate({x} {y})scale({scale:.3})" stroke-width="{thick:.2}" d="{d}"/>"#
            )
        }
        IconPart::Moved(x, y, scale, parts) => {
            write!(out, r#"<g transform="translate({x} {y})scale({scale})">"#)?;
            draw(out, parts);
            out.write_str("</g>")
        }
        IconPart::Also(parts) => {
            draw(out, parts);
            Ok(())
        }
        IconPart::In(colour, parts) => {
            write!(out, r#"<g color="{colour}">"#)?;
            draw(out, parts);
            out.write_str("</g>")
        }
        IconPart::Fill(colour, d) => {
            write!(out, r#"<path d="{d}" fill="{colour}" stroke="none"/>"#)
        }
    }
}
