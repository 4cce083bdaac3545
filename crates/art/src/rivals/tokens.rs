//! Tokens. A colour is told by a mark too: arrows for how good or bad it is, a wave and a diamond for what can be either.

use crate::letter;
use ::rivals::{Colour, Token};
use maud::{Markup, PreEscaped};
use std::fmt::Write;
use words::Language;

/// A token with a face up; `face` is the first or the second of its colour. One that counts twice has a second ring.
pub fn token(lang: Language, colour: Colour, face: u8, doubled: bool) -> Markup {
    let token = Token {
        colour,
        face: face & 1,
        doubled,
    };
    let name = words::rivals::token(lang, token);
    let mut svg = format!(
        r#"<svg class="heist-token" viewBox="-20 -20 40 40" width="40" height="40" role="img" aria-label="{name}">"#
    );
    write_disc(&mut svg, colour, doubled);
    write_number(&mut svg, token.printed());
    write_mark(&mut svg, colour, 0.0, 9.6, 1.0);
    svg += "</svg>";
    PreEscaped(svg)
}

/// A token of which only the colour counts. Whatever is written beside it says which.
pub fn chip(colour: Colour) -> Markup {
    let mut svg = String::from(
        r#"<svg class="heist-token" viewBox="-20 -20 40 40" width="40" height="40" aria-hidden="true">"#,
    );
    write_chip(&mut svg, colour);
    svg += "</svg>";
    PreEscaped(svg)
}

/// The same around the origin.
pub(super) fn write_chip(out: &mut String, colour: Colour) {
    write_disc(out, colour, false);
    write_mark(out, colour, 0.0, 0.0, 1.9);
}

/// The colour of the house that stands for a token's.
fn paint(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "guard",
        Colour::Green => "safe",
        Colour::Yellow => "idea",
        Colour::Orange => "noise",
        Colour::Red => "alarm",
        Colour::Purple => "camera",
    }
}

fn write_disc(out: &mut String, colour: Colour, doubled: bool) {
    let paint = paint(colour);
    let (disc, ring) = if doubled { (15.4, 18.6) } else { (18.4, 16.2) };
    let around = if doubled {
        format!(r#"<circle r="{ring}" fill="none" stroke="currentColor" stroke-width="2"/>"#)
    } else {
        format!(r#"<circle r="{ring}" fill="none" stroke="var(--ground)" stroke-opacity=".35"/>"#)
    };
    // Writing into a string cannot fail.
    let _ = write!(
        out,
        r#"<g color="var(--{paint})"><circle r="{disc}" fill="currentColor"/>{around}</g>"#
    );
}

/// Sign and figure in the upper part.
fn write_number(out: &mut String, number: i8) {
    let sign = if number < 0 { '-' } else { '+' };
    let figure = char::from(b'0' + number.unsigned_abs() % 10);
    for (at, which) in [(-9.4, sign), (1.4, figure)] {
        let d = letter::path(which);
        let _ = write!(
            out,
            r#"<path transform="translate({at} -10.6)scale(2)" fill="none" stroke="var(--ground)" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>"#
        );
    }
}

fn write_mark(out: &mut String, colour: Colour, x: f32, y: f32, scale: f32) {
    let d = match colour {
        Colour::Blue => "M-4 .2l4-3.6 4 3.6M-4 4.2l4-3.6 4 3.6",
        Colour::Green => "M-4.4 2.2 0-1.8l4.4 4",
        Colour::Yellow => "M-5.4.6q2.7-4.4 5.4 0t5.4 0",
        Colour::Orange => "M-4.4-1.8 0 2.2l4.4-4",
        Colour::Red => "M-4-4l4 3.6L4-4M-4 0l4 3.6L4 0",
        Colour::Purple => "M0-4l4 4-4 4-4-4z",
    };
    let _ = write!(
        out,
        r#"<path transform="translate({x} {y})scale({scale})" fill="none" stroke="var(--ground)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>"#
    );
}
