//! A board as a picture of its own, for a wiki, a print or a list of scenarios.

use crate::crew::cell::{For, write_all};
use crate::crew::chit::write_chits;
use crate::crew::frame::printed_frame;
use crate::crew::ground::write_ground;
use crate::crew::pawn::pawn;
use crate::icon::write_symbols;
use crate::theme::Theme;
use crate::write::text;
use crew::{Heist, Who};
use words::Language;

/// The board of a scenario before anybody came, as a whole SVG file.
pub fn picture(lang: Language, heist: &Heist, theme: Theme) -> String {
    let [_, _, width, _] = printed_frame(heist);
    picture_of_width(lang, heist, theme, width)
}

/// The same, this many pixels wide unless somebody scales it.
pub fn picture_of_width(lang: Language, heist: &Heist, theme: Theme, wide: f32) -> String {
    let seats = [None; 4];
    let state = heist.opening();
    let frame = printed_frame(heist);
    let [x, y, width, height] = frame;
    let high = (wide * height / width).round();
    let mut drawing = String::with_capacity(64 * 1024);
    // Writing into a string cannot fail.
    let _ = write_ground(&mut drawing, heist, frame, 0.0);
    write_all(lang, &mut drawing, heist, state, &seats, For::Picture);
    drawing += &pawn(lang, heist, state, Who::NPC, &seats).0;

    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" width="{wide}" height="{high}" role="img"><title>"#
    );
    text(&mut svg, words::crew::job_of(lang, heist).name());
    svg += "</title><defs>";
    // Only what is used: a picture is sent again and again.
    let mut used = String::new();
    write_chits(&mut used, |name| {
        drawing.contains(&format!(r##""#{name}""##))
    });
    write_symbols(&mut used, |name| {
        drawing.contains(&format!(r##""#i-{name}""##))
    });
    svg += &used;
    svg += &format!(
        r#"</defs><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="var(--ground)"/>"#
    );
    svg += &drawing;
    svg += "</svg>\n";
    theme.paint(&svg)
}
