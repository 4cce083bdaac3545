//! The icons: one sheet, drawn on a grid of 24 with strokes of 2, in the colour of the text around them.

mod actions;
mod buttons;
mod crew;
mod part;
mod people;
mod rivals;

use crate::Colour;
pub(crate) use crew::paintings::subject;
use maud::{Markup, PreEscaped};
pub(crate) use part::{IconPart, draw};
use std::sync::LazyLock;

/// A name and what is drawn.
pub(crate) type Icon = (&'static str, &'static [IconPart]);

/// How every icon is drawn unless a line says otherwise.
pub(crate) const PEN: &str = r#"fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round""#;

/// One hidden sheet with every icon, chit and pawn, to be written into a page once.
pub fn symbols() -> &'static str {
    static SHEET: LazyLock<String> = LazyLock::new(|| {
        let mut sheet =
            String::from(r#"<div hidden=""><svg xmlns="http://www.w3.org/2000/svg"><defs>"#);
        write_symbols(&mut sheet, |_| true);
        crate::crew::chit::write_chits(&mut sheet, |_| true);
        sheet += "</defs></svg></div>";
        sheet
    });
    &SHEET
}

/// The symbols of the icons that are wanted.
pub(crate) fn write_symbols(out: &mut String, wanted: impl Fn(&str) -> bool) {
    for (name, parts) in icons().filter(|(name, _)| wanted(name)) {
        out.push_str(r#"<symbol id="i-"#);
        out.push_str(name);
        out.push_str(r#"" viewBox="0 0 24 24" "#);
        out.push_str(PEN);
        out.push('>');
        draw(out, parts);
        out.push_str("</symbol>");
    }
}

/// The name of every icon.
pub fn names() -> impl Iterator<Item = &'static str> {
    icons().map(|(name, _)| *name)
}

fn icons() -> impl Iterator<Item = &'static Icon> {
    [
        actions::ICONS,
        crew::chits::ICONS,
        crew::paintings::ICONS,
        crew::fixtures::ICONS,
        people::ICONS,
        buttons::ICONS,
        rivals::ICONS,
    ]
    .into_iter()
    .flatten()
}

/// The outline of a seat's shape.
pub(crate) fn seat_shape(colour: Colour) -> &'static str {
    match colour {
        Colour::Rose => people::CIRCLE,
        Colour::Mint => people::TRIANGLE,
        Colour::Sky => people::SQUARE,
        Colour::Violet => people::DIAMOND,
    }
}

/// The outline of a pawn; whoever has no seat is neither round nor pointed.
pub(crate) fn pawn_shape(colour: Option<Colour>) -> &'static str {
    colour.map_or(people::SHIELD, seat_shape)
}

pub(crate) fn parts(name: &str) -> &'static [IconPart] {
    let found = icons().find(|(known, _)| *known == name);
    found.map_or(&[], |(_, parts)| parts)
}

/// An icon of the sheet.
pub fn icon(name: &str) -> Markup {
    let mut svg = String::with_capacity(96 + 2 * name.len());
    for part in [
        r#"<svg class="icon i-"#,
        name,
        r##"" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-"##,
        name,
        r#""/></svg>"#,
    ] {
        svg.push_str(part);
    }
    PreEscaped(svg)
}

/// A face of the die.
pub fn die(face: u8) -> Markup {
    icon(match face {
        1 => "die-1",
        2 => "die-2",
        3 => "die-3",
        4 => "die-4",
        5 => "die-5",
        _ => "die-6",
    })
}
