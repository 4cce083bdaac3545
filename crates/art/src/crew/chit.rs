//! Chits, planning tokens and pawns as they lie on the board, drawn once around the origin and used everywhere.

use super::hex;
use crate::Colour;
use crate::crew::layout::{CHIT, PAWN, PIP};
use crate::crew::on_space::Kind;
use crate::crew::ring::{draw_ring, ring_drawing};
use crate::icon::{PEN, draw, parts, subject};
use crate::letter;
use crew::content::codes::Letter;

/// What a chit is cut from.
enum Base {
    /// Security on duty.
    Disc,
    /// Security that is out of action.
    Faded,
    /// Loot.
    Diamond,
    /// A card or a door.
    Card,
    /// A remote lock.
    Plate,
    Note,
    Shield,
    /// Security that must be handled so many times yet.
    Tough(u8),
    /// A painting.
    Frame,
    /// The fake of one.
    Forged,
}

impl Kind {
    /// The name of its drawing.
    pub(crate) fn drawing(self) -> &'static str {
        match self {
            Kind::Unknown => "t-unknown",
            Kind::RemoteX => "t-remote-x",
            Kind::RemoteY => "t-remote-y",
            Kind::RemoteZ => "t-remote-z",
            Kind::Door => "t-door",
            Kind::Escort => "t-escort",
            Kind::Guard => "t-guard",
            Kind::Dog => "t-dog",
            Kind::Camera => "t-camera",
            Kind::Lock => "t-lock",
            Kind::ToughGuard => "t-tough-guard",
            Kind::ToughCamera => "t-tough-camera",
            Kind::ToughLock => "t-tough-lock",
            Kind::SoftGuard => "t-soft-guard",
            Kind::SoftCamera => "t-soft-camera",
            Kind::SoftLock => "t-soft-lock",
            Kind::Cash => "t-cash",
            Kind::Jewel => "t-jewel",
            Kind::Documents => "t-documents",
            Kind::Keycard => "t-keycard",
            Kind::Usb => "t-usb",
            Kind::Apple => "t-apple",
            Kind::Strawberry => "t-strawberry",
            Kind::Grapes => "t-grapes",
            Kind::House => "t-house",
            Kind::Church => "t-church",
            Kind::Lighthouse => "t-lighthouse",
            Kind::FakeApple => "t-fake-apple",
            Kind::FakeStrawberry => "t-fake-strawberry",
            Kind::FakeGrapes => "t-fake-grapes",
            Kind::FakeHouse => "t-fake-house",
            Kind::FakeChurch => "t-fake-church",
            Kind::FakeLighthouse => "t-fake-lighthouse",
            Kind::PaintingI => "t-painting-i",
            Kind::PaintingJ => "t-painting-j",
            Kind::PaintingK => "t-painting-k",
            Kind::Item => "t-item",
            Kind::IdeaToken => "t-idea-token",
            Kind::TwoIdeas => "t-two-ideas",
            Kind::ThreeIdeas => "t-three-ideas",
            Kind::Flashbang => "t-flashbang",
            Kind::SubduedEscort => "t-subdued-escort",
            Kind::SubduedGuard => "t-subdued-guard",
            Kind::SubduedDog => "t-subdued-dog",
            Kind::DisabledCamera => "t-disabled-camera",
            Kind::OpenLock => "t-open-lock",
        }
    }

    fn base(self) -> (Base, &'static str, &'static str) {
        match self {
            Kind::Unknown => (Base::Shield, "quiet", "unknown"),
            Kind::RemoteX => (Base::Plate, "lock", "remote-x"),
            Kind::RemoteY => (Base::Plate, "lock", "remote-y"),
            Kind::RemoteZ => (Base::Plate, "lock", "remote-z"),
            Kind::Door => (Base::Card, "lock", "door"),
            Kind::Escort => (Base::Disc, "guard", "escort"),
            Kind::Guard => (Base::Disc, "guard", "guard"),
            Kind::Dog => (Base::Disc, "guard", "dog"),
            Kind::Camera => (Base::Disc, "camera", "camera"),
            Kind::Lock => (Base::Disc, "lock", "lock"),
            Kind::ToughGuard => (Base::Tough(2), "guard", "guard"),
            Kind::ToughCamera => (Base::Tough(2), "camera", "camera"),
            Kind::ToughLock => (Base::Tough(2), "lock", "lock"),
            Kind::SoftGuard => (Base::Tough(1), "guard", "guard"),
            Kind::SoftCamera => (Base::Tough(1), "camera", "camera"),
            Kind::SoftLock => (Base::Tough(1), "lock", "lock"),
            Kind::Cash => (Base::Note, "now", ""),
            Kind::Jewel => (Base::Diamond, "now", "jewel"),
            Kind::Documents => (Base::Diamond, "now", "documents"),
            Kind::Keycard => (Base::Diamond, "now", "keycard"),
            Kind::Usb => (Base::Diamond, "now", "usb"),
            Kind::Apple => (Base::Frame, "now", "apple"),
            Kind::Strawberry => (Base::Frame, "now", "strawberry"),
            Kind::Grapes => (Base::Frame, "now", "grapes"),
            Kind::House => (Base::Frame, "now", "house"),
            Kind::Church => (Base::Frame, "now", "church"),
            Kind::Lighthouse => (Base::Frame, "now", "lighthouse"),
            Kind::FakeApple => (Base::Forged, "quiet", "apple"),
            Kind::FakeStrawberry => (Base::Forged, "quiet", "strawberry"),
            Kind::FakeGrapes => (Base::Forged, "quiet", "grapes"),
            Kind::FakeHouse => (Base::Forged, "quiet", "house"),
            Kind::FakeChurch => (Base::Forged, "quiet", "church"),
            Kind::FakeLighthouse => (Base::Forged, "quiet", "lighthouse"),
            Kind::PaintingI => (Base::Frame, "now", "painting-i"),
            Kind::PaintingJ => (Base::Frame, "now", "painting-j"),
            Kind::PaintingK => (Base::Frame, "now", "painting-k"),
            Kind::Item => (Base::Card, "now", "item"),
            Kind::IdeaToken => (Base::Disc, "idea", "idea"),
            Kind::TwoIdeas => (Base::Disc, "idea", "two-ideas"),
            Kind::ThreeIdeas => (Base::Disc, "idea", "three-ideas"),
            Kind::Flashbang => (Base::Disc, "noise", "flashbang"),
            Kind::SubduedEscort => (Base::Faded, "guard", "escort"),
            Kind::SubduedGuard => (Base::Faded, "guard", "subdued-guard"),
            Kind::SubduedDog => (Base::Faded, "guard", "subdued-dog"),
            Kind::DisabledCamera => (Base::Faded, "camera", "disabled-camera"),
            Kind::OpenLock => (Base::Faded, "lock", "open-lock"),
        }
    }
}

/// The drawings that are wanted, each in a group that is named after it.
pub(crate) fn write_chits(out: &mut String, wanted: impl Fn(&str) -> bool) {
    let mut add = |name: &str, svg: &str| {
        if wanted(name) {
            *out += &format!(r#"<g id="{name}">{svg}</g>"#);
        }
    };
    for kind in Kind::ALL {
        let (base, colour, icon) = kind.base();
        add(kind.drawing(), &chit(base, colour, icon));
    }
    for colour in Colour::ALL {
        add(pip_drawing(colour), &pip(colour));
        add(pawn_drawing(Some(colour)), &pawn(Some(colour)));
    }
    add(pawn_drawing(None), &pawn(None));
    add("t-ring", &ring());
    for letter in Letter::ALL {
        for inside in 0..Letter::ALL.len() {
            add(ring_drawing(letter, inside), &draw_ring(letter, inside));
        }
    }
    add(
        "t-many",
        r#"<circle cx="8" cy="8" r="5.6" fill="var(--ground)" stroke="var(--quiet)"/>"#,
    );
    for which in letter::ALL.chars() {
        let d = letter::path(which);
        add(
            letter_drawing(which),
            &format!(
                r#"<path fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>"#
            ),
        );
    }
}

fn chit(base: Base, colour: &str, icon: &str) -> String {
    let shape = match base {
        Base::Disc => format!(
            r#"<circle r="{CHIT}" fill="currentColor"/><circle r="9.7" fill="none" stroke="var(--ground)" stroke-opacity=".3" stroke-width=".7"/>"#
        ),
        Base::Faded => r#"<circle r="10.3" fill="var(--ground)" fill-opacity=".6" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2" stroke-dasharray="2.6 2.2"/>"#.to_owned(),
        Base::Diamond => r#"<g transform="rotate(45)"><rect x="-9" y="-9" width="18" height="18" rx="3.4" fill="currentColor"/><rect x="-7.9" y="-7.9" width="15.8" height="15.8" rx="2.4" fill="none" stroke="var(--ground)" stroke-opacity=".3" stroke-width=".7"/></g>"#.to_owned(),
        Base::Card => r#"<rect x="-10.4" y="-10.4" width="20.8" height="20.8" rx="3.4" fill="currentColor"/><rect x="-9" y="-9" width="18" height="18" rx="2.2" fill="none" stroke="var(--ground)" stroke-opacity=".3" stroke-width=".7"/>"#.to_owned(),
        Base::Plate => format!(
            r#"<path d="{}" fill="currentColor"/><path d="{}" fill="none" stroke="var(--ground)" stroke-opacity=".3" stroke-width=".7"/>"#,
            hex::outline(CHIT + 1.0),
            hex::outline(CHIT - 0.4)
        ),
        Base::Note => r#"<rect x="-11" y="-7.4" width="22" height="14.8" rx="2" fill="currentColor"/><rect x="-9.6" y="-6" width="19.2" height="12" rx="1" fill="none" stroke="var(--ground)" stroke-opacity=".35" stroke-width=".7"/>"#.to_owned(),
        Base::Tough(times) => {
            let bars = (0..times).map(|n| {
                let x = 5.4 * (f32::from(n) - f32::from(times - 1) / 2.0) - 2.0;
                format!(r#"<rect x="{x}" y="5.4" width="4" height="2.6" rx="1" fill="var(--ground)"/>"#)
            });
            let bars: String = bars.collect();
            format!(
                r#"<circle r="{CHIT}" fill="none" stroke="currentColor" stroke-width="1.4"/><circle r="9.2" fill="currentColor"/>{bars}"#
            )
        }
        Base::Frame => r#"<rect x="-11" y="-11" width="22" height="22" rx="1.6" fill="currentColor"/><path d="M-11-11l3.4 3.4M11-11 7.6-7.6M-11 11l3.4-3.4M11 11 7.6 7.6" stroke="var(--ground)" stroke-opacity=".5" stroke-width=".8"/><rect x="-7.8" y="-7.8" width="15.6" height="15.6" fill="var(--panel)"/>"#.to_owned(),
        Base::Forged => r#"<rect x="-10.3" y="-10.3" width="20.6" height="20.6" rx="1.6" fill="var(--panel)" stroke="currentColor" stroke-width="1.5" stroke-dasharray="3 2"/>"#.to_owned(),
        Base::Shield => r#"<path d="M0-12.6 10.4-9v7.6C10.4 4.9 6.2 10.3 0 12.6-6.2 10.3-10.4 4.9-10.4-1.4V-9z" fill="var(--raised)" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round"/><path d="M0-10.4 8.4-7.5v6.2C8.4 3.8 5 8.2 0 10.3-5 8.2-8.4 3.8-8.4-1.3v-6.2z" fill="none" stroke="currentColor" stroke-opacity=".35" stroke-width=".7"/><path d="M-2.9-3.1c.2-1.8 1.4-2.7 2.9-2.7 1.7 0 3 1 3 2.7C3-.9 0-.8 0 1.7M0 5.4v.1" fill="none" stroke="var(--text)" stroke-width="2" stroke-linecap="round"/>"#.to_owned(),
    };
    let own = format!("var(--{colour})");
    let (scale, ink, dim) = match base {
        Base::Disc | Base::Plate => (0.64, "var(--ground)", ""),
        Base::Tough(_) => (0.52, "var(--ground)", ""),
        Base::Frame | Base::Forged => (0.6, "var(--text)", ""),
        Base::Card => (0.7, "var(--ground)", ""),
        Base::Diamond => (0.56, "var(--ground)", ""),
        Base::Faded => (0.62, own.as_str(), r#" opacity=".8""#),
        Base::Note | Base::Shield => return format!(r#"<g color="var(--{colour})">{shape}</g>"#),
    };
    let half = -12.0 * scale;
    // Bars below the icon say how often it is to be handled.
    let up = if matches!(base, Base::Tough(_)) {
        2.0
    } else {
        0.0
    };
    let top = half - up;
    let mut svg = format!(
        r#"<g color="var(--{colour})">{shape}<g color="{ink}"{dim} transform="translate({half:.2} {top:.2})scale({scale})" {PEN}>"#
    );
    // Paintings hang in a frame of the chit's own.
    draw(&mut svg, subject(icon).unwrap_or_else(|| parts(icon)));
    svg += "</g>";
    if let Base::Forged = base {
        svg += FORGED;
    }
    svg += "</g>";
    svg
}

/// The mark of a fake: an F on a tab at the lower corner.
const FORGED: &str = r#"<rect x="3" y="2.4" width="9" height="9.6" rx="2" fill="var(--alarm)"/><path transform="translate(5.6 4.2)" d="M3.8 0H.2v6M.2 2.9h3" fill="none" stroke="var(--ground)" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>"#;

/// Whatever is shut wears a ring inside its walls.
fn ring() -> String {
    format!(
        r#"<path d="{}" fill="none" stroke="var(--lock)" stroke-width="2" stroke-linejoin="round" stroke-dasharray="9.5 3.17"/>"#,
        hex::outline(38.0)
    )
}

pub(crate) fn pip_drawing(colour: Colour) -> &'static str {
    match colour {
        Colour::Rose => "t-pip-rose",
        Colour::Mint => "t-pip-mint",
        Colour::Sky => "t-pip-sky",
        Colour::Violet => "t-pip-violet",
    }
}

/// The pawn of a seat, or the one without a seat.
pub(crate) fn pawn_drawing(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Rose) => "t-pawn-rose",
        Some(Colour::Mint) => "t-pawn-mint",
        Some(Colour::Sky) => "t-pawn-sky",
        Some(Colour::Violet) => "t-pawn-violet",
        None => "t-npc",
    }
}

pub(crate) fn letter_drawing(letter: char) -> &'static str {
    match letter {
        '0' => "l-0",
        '1' => "l-1",
        '2' => "l-2",
        '3' => "l-3",
        '4' => "l-4",
        '5' => "l-5",
        '6' => "l-6",
        '7' => "l-7",
        '8' => "l-8",
        '9' => "l-9",
        '$' => "l-s",
        '+' => "l-plus",
        _ => "l-k",
    }
}

/// The same shapes as the pawn icons, with an edge that lifts them off the floor.
fn pip(colour: Colour) -> String {
    let word = colour.word();
    let scale = PIP / 12.0;
    let d = crate::icon::seat_shape(colour);
    format!(
        r#"<path transform="scale({scale:.3})translate(-12 -12)" d="{d}" fill="var(--{word})" stroke="var(--ground)" stroke-width="2.6" paint-order="stroke"/>"#
    )
}

fn pawn(colour: Option<Colour>) -> String {
    let name = colour.map_or("npc", |colour| match colour {
        Colour::Rose => "pawn-rose",
        Colour::Mint => "pawn-mint",
        Colour::Sky => "pawn-sky",
        Colour::Violet => "pawn-violet",
    });
    let d = crate::icon::pawn_shape(colour);
    let scale = PAWN / 11.0;
    let mut svg = format!(
        r#"<g transform="scale({scale:.3})translate(-12 -12)" {PEN}><path d="{d}" stroke="var(--ground)" stroke-width="4.4" fill="var(--ground)"/>"#
    );
    draw(&mut svg, parts(name));
    svg += "</g>";
    svg
}
