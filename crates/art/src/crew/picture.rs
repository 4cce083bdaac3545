//! A board as a picture of its own, for a wiki, a print or a list of scenarios.

use crate::crew::cell::{For, write_all};
use crate::crew::chit::write_chits;
use crate::crew::frame::{frame, printed_frame};
use crate::crew::ground::write_ground;
use crate::crew::pawn::pawn;
use crate::crew::portraits::{bars, portrait};
use crate::icon::write_symbols;
use crate::theme::Theme;
use crate::write::text;
use crate::{Colour, SeatColours};
use crew::state::CREW;
use crew::{Heist, State, Status, Who};
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
    write_used(&mut svg, &drawing);
    svg += &format!(
        r#"</defs><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="var(--ground)"/>"#
    );
    svg += &drawing;
    svg += "</svg>\n";
    theme.paint(&svg)
}

/// The symbols that a drawing uses, and only those: a picture is sent again and again.
fn write_used(out: &mut String, drawing: &str) {
    write_chits(out, |name| drawing.contains(&format!(r##""#{name}""##)));
    write_symbols(out, |name| drawing.contains(&format!(r##""#i-{name}""##)));
}

/// A face that wears the colour of a seat.
fn in_colour(face: String, colour: Colour) -> String {
    const NAMED: &str = r#"color="var(--"#;
    let parts = face.split_once(NAMED);
    let parts = parts.and_then(|(before, rest)| Some((before, rest.split_once(')')?.1)));
    match parts {
        Some((before, after)) => format!("{before}{NAMED}{}){after}", colour.word()),
        None => face,
    }
}

/// How wide the column of faces is, of all there is.
const FACES: f32 = 0.15;

/// The board at some moment, and the crew beside it, as an SVG file without letters of any font. Who was caught stands behind
/// bars.
pub fn moment_picture(
    lang: Language,
    heist: &Heist,
    state: &State,
    seats: &SeatColours,
    theme: Theme,
    size: [u32; 2],
) -> String {
    let [wide, high] = size.map(|side| side as f32);
    let frame = frame(heist);
    let [x, y, width, height] = frame;
    let mut drawing = String::with_capacity(96 * 1024);
    // Writing into a string cannot fail.
    let _ = write_ground(&mut drawing, heist, frame, 0.0);
    write_all(lang, &mut drawing, heist, state, seats, For::Picture);
    for who in (0..CREW as u8).map(Who) {
        drawing += &pawn(lang, heist, state, who, seats).0;
    }
    let (left, edge) = (wide * FACES, high * 0.02);
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"><defs>"#
    );
    write_used(&mut svg, &drawing);
    svg += &format!(
        r#"</defs><rect width="{wide}" height="{high}" fill="var(--ground)"/><svg x="{left}" y="{edge}" width="{0}" height="{1}" viewBox="{x} {y} {width} {height}">{drawing}</svg>"#,
        wide - left - edge,
        high - 2.0 * edge
    );
    let room = (high - 2.0 * edge) / 4.0;
    for who in (0..heist.players).map(Who) {
        let seat = usize::from(who.0);
        let colour = seats
            .get(seat)
            .copied()
            .flatten()
            .unwrap_or(Colour::ALL[seat % 4]);
        let card = heist.member_cards(who);
        let card = card.as_ref().map_or("", |card| card.character.as_str());
        let face = in_colour(portrait(&heist.edition.id, card).0, colour);
        let caught = state.member(who).status == Status::Busted;
        let bars = if caught { bars().0 } else { String::new() };
        svg += &format!(
            r#"<svg x="{edge}" y="{0}" width="{1}" height="{2}" viewBox="0 0 64 72">{face}{bars}</svg>"#,
            edge + room * f32::from(who.0) + room * 0.05,
            left - 2.0 * edge,
            room * 0.9
        );
    }
    svg += "</svg>\n";
    theme.paint(&svg)
}
