//! A board as a quiet plan, for whatever is to be shown on it: rooms and ways out below, small marks of what is there above.

use crate::crew::exit;
use crate::crew::frame::printed_frame;
use crate::crew::hex::{HEX, centre, middle, outline};
use crate::crew::on_space::{Kind, fixtures, pile};
use crate::crew::ring::{ring_colour, rings};
use crate::crew::room::{room, walls};
use crate::icon::write_symbols;
use crate::write::moved;
use board::Space;
use crew::Heist;
use maud::{Markup, PreEscaped};
use std::fmt::Write;

/// From the middle of a hex up to the marks of what is there.
const MARKS: f32 = -21.0;
const MARK: f32 = 14.0;
const PLATE: f32 = 2.0;

/// The view box of a plan: x, y, width and height.
pub fn plan_frame(heist: &Heist) -> [f32; 4] {
    printed_frame(heist)
}

/// The floor of every printed space, under whatever is to be shown.
pub fn plan_floor(heist: &Heist) -> Markup {
    let board = heist.board();
    let mut out = String::with_capacity(32 * 1024);
    for space in printed(heist) {
        let tile = board.cell(space).filter(|_| board.is_tile(space));
        let yard = exit::find(heist, heist.opening(), space);
        let (at, floor) = match (tile, yard) {
            (Some(cell), _) => (middle(cell), room(walls(heist, space))),
            (None, Some(exit)) => (exit.middle(), exit::yard(exit)),
            (None, None) => continue,
        };
        moved(&mut out, at, 1.0);
        out.push_str(floor);
        out.push_str("</g>");
    }
    PreEscaped(out)
}

/// Small marks of what is built in and what there is to fetch, over whatever is shown. They need their [`symbols_of`].
pub fn plan_marks(heist: &Heist) -> Markup {
    let mut out = String::with_capacity(8 * 1024);
    for space in printed(heist) {
        write_marks(&mut out, heist, space);
    }
    PreEscaped(out)
}

fn printed(heist: &Heist) -> impl Iterator<Item = Space> {
    (0..heist.board().space_count() as u8).map(Space)
}

/// A closed path around the middle of a hex, so far inside its walls.
pub fn hex_outline(inside: f32) -> String {
    outline(HEX - inside)
}

/// The symbols of the icons that a drawing uses, to be written before it.
pub fn symbols_of(drawing: &str) -> Markup {
    let mut out =
        String::from(r#"<svg class="aside" width="0" height="0" aria-hidden="true"><defs>"#);
    write_symbols(&mut out, |name| {
        drawing.contains(&format!(r##""#i-{name}""##))
    });
    out.push_str("</defs></svg>");
    PreEscaped(out)
}

fn write_marks(out: &mut String, heist: &Heist, space: Space) {
    let state = heist.opening();
    let built_in = fixtures(heist, state, space).into_iter().flatten();
    let seats = [None; 4];
    let mut marks: Vec<(&str, &str)> = built_in
        .map(|f| (f.icon(&seats), f.colour(&seats)))
        .collect();
    let rings = rings(heist, state, space).into_iter().flatten();
    marks.extend(rings.map(|letter| (ring_colour(letter), ring_colour(letter))));
    let things = pile(heist, state, space);
    marks.extend(things.iter().filter_map(|(kind, _)| kind.mark()));
    let at = centre(heist, state, space).filter(|_| !marks.is_empty());
    let Some(at) = at else {
        return;
    };
    moved(out, (at.0, at.1 + MARKS), 1.0);
    let wide = MARK * marks.len() as f32;
    // On a plate, so that they are seen on any colour.
    // Writing into a string cannot fail.
    let _ = write!(
        out,
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="var(--ground)" fill-opacity=".82"/>"#,
        -wide / 2.0 - PLATE,
        -MARK / 2.0 - PLATE / 2.0,
        wide + 2.0 * PLATE,
        MARK + PLATE,
        (MARK + PLATE) / 2.0,
    );
    for (n, (icon, colour)) in marks.into_iter().enumerate() {
        let _ = write!(
            out,
            r##"<use href="#i-{icon}" color="var(--{colour})" x="{}" y="{}" width="{MARK}" height="{MARK}"/>"##,
            MARK * n as f32 - wide / 2.0,
            -MARK / 2.0,
        );
    }
    out.push_str("</g>");
}

impl Kind {
    /// Icon and colour of what lies at the same place in every heist and makes people go there.
    fn mark(self) -> Option<(&'static str, &'static str)> {
        Some(match self {
            Kind::RemoteX => ("remote-x", "lock"),
            Kind::RemoteY => ("remote-y", "lock"),
            Kind::RemoteZ => ("remote-z", "lock"),
            Kind::Door => ("door", "lock"),
            Kind::Cash => ("cash", "now"),
            Kind::Jewel => ("jewel", "now"),
            Kind::Documents => ("documents", "now"),
            Kind::Keycard => ("keycard", "now"),
            Kind::Usb => ("usb", "now"),
            Kind::Apple => ("apple", "now"),
            Kind::Strawberry => ("strawberry", "now"),
            Kind::Grapes => ("grapes", "now"),
            Kind::House => ("house", "now"),
            Kind::Church => ("church", "now"),
            Kind::Lighthouse => ("lighthouse", "now"),
            Kind::FakeApple => ("fake-apple", "quiet"),
            Kind::FakeStrawberry => ("fake-strawberry", "quiet"),
            Kind::FakeGrapes => ("fake-grapes", "quiet"),
            Kind::FakeHouse => ("fake-house", "quiet"),
            Kind::FakeChurch => ("fake-church", "quiet"),
            Kind::FakeLighthouse => ("fake-lighthouse", "quiet"),
            Kind::PaintingI => ("painting-i", "now"),
            Kind::PaintingJ => ("painting-j", "now"),
            Kind::PaintingK => ("painting-k", "now"),
            Kind::Item => ("item", "now"),
            _ => return None,
        })
    }
}
