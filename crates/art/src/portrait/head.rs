//! The head itself: its shape, the shade and the lamp upon it, and the look on the face.

use super::face::{Beard, Brows, Build, Clothes, Dye, Eyes, Face, Head, Mark, Mouth, Nose, Skin};
use super::hat;
use super::path::Path;
use super::pen::{CLOTH, FINE, INK, LINEN, RED, SHADE, Sketch};

impl Skin {
    pub(super) fn colour(self) -> &'static str {
        match self {
            Skin::Rose => "#fcb",
            Skin::Peach => "#eb9",
            Skin::Sand => "#da7",
            Skin::Olive => "#b85",
            Skin::Bronze => "#a64",
            Skin::Umber => "#853",
            Skin::Ebony => "#643",
            Skin::Ash => "#bbc",
            Skin::Slate => "#889",
            Skin::Chestnut => "#a75",
            Skin::Cream => "#edb",
        }
    }
}

impl Head {
    /// Half its width, how wide the jaw pulls, and where the chin ends.
    fn shape(self) -> (f32, f32, f32) {
        match self {
            Head::Oval => (13.0, 9.0, 47.0),
            Head::Round => (14.0, 12.0, 47.0),
            Head::Square => (14.0, 14.0, 48.0),
            Head::Long => (12.0, 10.0, 50.0),
            Head::Heart => (13.0, 6.0, 48.0),
            Head::Young => (14.0, 8.0, 46.0),
        }
    }
}

impl Build {
    /// Half the width of the neck and of the shoulders.
    fn shape(self) -> (f32, f32) {
        match self {
            Build::Small => (4.0, 16.0),
            Build::Slim => (5.0, 19.0),
            Build::Middling => (6.0, 22.0),
            Build::Broad => (8.0, 25.0),
            Build::Huge => (10.0, 27.0),
        }
    }
}

const TOP: f32 = 13.0;
const TEMPLE: f32 = 29.0;
const MIDDLE: f32 = 32.0;
/// The lowest point of the frame, and where the neck meets the shoulders.
const FOOT: f32 = 70.0;
const COLLAR: f32 = 49.0;

/// How high the frame's lower sides are, so far from the middle.
fn foot(away: f32) -> f32 {
    FOOT - away * 0.577
}

/// The neck, which a head is drawn upon.
pub(super) fn neck(face: &Face) -> Path {
    let (neck, _) = face.build.shape();
    let mut d = Path::new();
    d.go_to(MIDDLE - neck, 40.0);
    d.draw('l', &[(MIDDLE + neck, 40.0)]);
    d.draw('l', &[(MIDDLE + neck, 50.0)]);
    d.draw('l', &[(MIDDLE, 63.0)]);
    d.draw('l', &[(MIDDLE - neck, 50.0)]).close();
    d
}

/// The shoulders in cloth, with the lamp on one of them.
pub(super) fn draw_shoulders(sketch: &mut Sketch, face: &Face) {
    let (neck, wide) = face.build.shape();
    let low = foot(wide);
    let mut d = Path::new();
    d.go_to(MIDDLE, FOOT);
    d.draw('l', &[(MIDDLE - wide, low)]);
    d.draw(
        'c',
        &[
            (MIDDLE - wide, low - 5.0),
            (MIDDLE - neck - 7.0, 51.5),
            (MIDDLE - neck, COLLAR),
        ],
    );
    d.draw('q', &[(MIDDLE, 60.0), (MIDDLE + neck, COLLAR)]);
    d.draw(
        'c',
        &[
            (MIDDLE + neck + 7.0, 51.5),
            (MIDDLE + wide, low - 5.0),
            (MIDDLE + wide, low),
        ],
    );
    d.close();
    // Dogs without a uniform wear only their collar.
    let bare = face.clothes == Clothes::Spikes;
    sketch.fill(if bare { face.skin.colour() } else { CLOTH }, &d.d);
    let mut lit = Path::new();
    lit.go_to(MIDDLE - wide + 2.0, low);
    lit.draw(
        'c',
        &[
            (MIDDLE - wide + 2.0, low - 3.0),
            (MIDDLE - neck - 7.0, 54.0),
            (MIDDLE - neck - 2.0, 52.0),
        ],
    );
    sketch.light(&lit.d);
}

/// Neck, ears and head, the shade on the right, and the lamp's light on the left.
pub(super) fn draw(sketch: &mut Sketch, face: &Face, ears: bool) {
    let (w, jaw, chin) = face.head.shape();
    let (left, right) = (MIDDLE - w, MIDDLE + w);
    sketch.fill(face.skin.colour(), &neck(face).d);
    let mut d = Path::new();
    if ears {
        // The same way round as the head, or there would be holes.
        for (x, out, from, to) in [
            (left + 1.0, -5.0, 36.0, 27.0),
            (right - 1.0, 5.0, 27.0, 36.0),
        ] {
            d.go_to(x, from);
            d.draw('c', &[(x + out, from), (x + out, to), (x, to)]);
        }
    }
    d.go_to(MIDDLE, TOP);
    half(&mut d, w, jaw, chin);
    d.draw('s', &[(left, 39.0), (left, TEMPLE)]);
    d.draw('s', &[(MIDDLE - w * 0.8, TOP), (MIDDLE, TOP)]);
    sketch.fill(face.skin.colour(), &d.d);

    let (neck, _) = face.build.shape();
    let mut shade = Path::new();
    shade.go_to(MIDDLE, TOP);
    half(&mut shade, w, jaw, chin);
    shade.draw(
        'c',
        &[
            (MIDDLE + jaw * 0.6, chin - 3.0),
            (MIDDLE + w * 0.75, 40.0),
            (MIDDLE + w * 0.65, TEMPLE),
        ],
    );
    shade.draw('s', &[(MIDDLE + w * 0.5, TOP), (MIDDLE, TOP)]);
    shade.go_to(MIDDLE - neck, chin - 3.0);
    shade.draw('q', &[(MIDDLE, chin + 3.0), (MIDDLE + neck, chin - 3.0)]);
    shade.draw('l', &[(MIDDLE + neck, chin + 3.0)]);
    shade.draw('q', &[(MIDDLE, chin + 9.0), (MIDDLE - neck, chin + 3.0)]);
    sketch.fill(SHADE, &shade.d);

    // A beard, a hood or a mask has no such edge.
    if hat::hides_all_hair(face.hat) || matches!(face.beard, Beard::Full | Beard::Long) {
        return;
    }
    let mut lit = Path::new();
    lit.go_to(left + 1.0, TEMPLE - 3.0);
    lit.draw(
        'c',
        &[
            (left + 1.0, 39.0),
            (MIDDLE - jaw + 1.0, chin - 1.0),
            (MIDDLE - 2.0, chin - 1.0),
        ],
    );
    sketch.light(&lit.d);
}

/// The right half of the outline, from the top of the head to the chin.
fn half(d: &mut Path, w: f32, jaw: f32, chin: f32) {
    let right = MIDDLE + w;
    d.draw(
        'c',
        &[(MIDDLE + w * 0.8, TOP), (right, 20.0), (right, TEMPLE)],
    );
    d.draw('s', &[(MIDDLE + jaw, chin), (MIDDLE, chin)]);
}

/// Beard, then eyes, brows, nose and mouth, then what life has left there.
pub(super) fn draw_look(sketch: &mut Sketch, face: &Face, eyes: bool, lower: bool) {
    let mut lines = String::with_capacity(128);
    if eyes {
        sketch.line(LINEN, "5", whites(face.eyes));
        lines.push_str(pupils(face.eyes));
        lines.push_str(brows(face.brows));
    }
    if lower {
        draw_beard(sketch, face);
        lines.push_str(nose(face.nose));
        let (teeth, mouth) = mouth(face.mouth);
        if !teeth.is_empty() {
            sketch.fill_and_line(LINEN, INK, teeth);
        }
        if lost_in_beard(face) {
            sketch.line(RED, FINE, mouth);
        } else {
            lines.push_str(mouth);
        }
        if face.mouth == Mouth::Lips {
            sketch.fill(RED, LIPS);
        }
    }
    sketch.line(INK, FINE, &lines);
    draw_mark(sketch, face.mark);
}

/// Over hair and hat.
pub(super) fn draw_sweat(sketch: &mut Sketch, face: &Face) {
    if face.mark == Mark::Sweat {
        sketch.fill("#8df", "M14 20q4 5 4 8a4 4 0 0 1-8 0q0-3 4-8z");
    }
}

fn whites(eyes: Eyes) -> &'static str {
    match eyes {
        Eyes::Open | Eyes::Lashes => "M25.6 31H27M37 31h1.4",
        Eyes::Wide => "M26.5 31v1M37.5 31v1",
        Eyes::Aside => "M25 31h2M37 31h2",
        Eyes::Wink => "M25.6 31H27",
        Eyes::Narrow | Eyes::Shut => "",
    }
}

/// Small rings, which the pen closes to dots.
fn pupils(eyes: Eyes) -> &'static str {
    match eyes {
        Eyes::Open => "M26 30.6v1m1 0v-1M37 30.6v1m1 0v-1",
        Eyes::Wide => "M26 31v1m1 0v-1M37 31v1m1 0v-1",
        Eyes::Aside => "M27.5 30.6v1m1 0v-1M39 30.6v1m1 0v-1",
        Eyes::Lashes => "M26 30.6v1m1 0v-1M37 30.6v1m1 0v-1M22 30l3-2h3M42 30l-3-2h-3",
        Eyes::Wink => "M26 30.6v1m1 0v-1M35 31.5q2.7-2.6 5.4 0",
        Eyes::Narrow => {
            "M23.5 31.5q2.5-1.6 5.500.2M40.5 31.5q-2.5-1.6-5.500.2M26.5 31.8h.6M37 31.8h.6"
        }
        Eyes::Shut => "M23.5 30.5q2.7 3 5.5 0M35 30.5q2.7 3 5.5 0",
    }
}

fn brows(brows: Brows) -> &'static str {
    match brows {
        Brows::Calm => "M23 26.5q3-2 6-.5M35 26q3-1.5 6 .5",
        Brows::Angry => "M23 24.5l6.5 3M41 24.5l-6.5 3",
        Brows::Raised => "M23 24.5q3-3 6-1M35 23.5q3-2 6 1",
        Brows::Worried => "M23 27q3 0 5.5-3M41 27q-3 0-5.5-3",
        Brows::OneUp => "M23 27l6 .5M35 25q3-3 6-.5",
        Brows::Heavy => "M23 26h6m0 1h-6M35 26h6m0 1h-6",
    }
}

fn nose(nose: Nose) -> &'static str {
    match nose {
        Nose::Straight => "M32.5 31l2 5.5-2.5.7",
        Nose::Small => "M31 36.3q1.2 1 2.4 0",
        Nose::Broad => "M29.3 36q-.5 1.5 1.5 1.5M34.7 36q.5 1.5-1.5 1.5",
        Nose::Hooked => "M32 29q4 4 3.5 7.5-1.8 1.7-4 1",
        Nose::Broken => "M31.5 29l2 3-1 1.5 2.3 3-3 .6",
    }
}

const TEETH: &str = "M27 40h10q-1 5-5 5t-5-5z";
const LIPS: &str = "M27.5 41l3-1.5 1.5.7 1.5-.7 3 1.5q-4.5 5-9 0z";

/// What is white in it, and its line.
fn mouth(mouth: Mouth) -> (&'static str, &'static str) {
    match mouth {
        Mouth::Smile => ("", "M28 41q4 3.5 8 0"),
        Mouth::Smirk => ("", "M28.5 42q5 1 7.5-2"),
        Mouth::Grin => (TEETH, ""),
        Mouth::Gap => (TEETH, "M33 40.5v2"),
        Mouth::Flat => ("", "M28.5 42h7"),
        Mouth::Frown => ("", "M28 43q4-3 8 0"),
        Mouth::Gasp => ("", "M32 41v3m-1-.5v-2m2 0v2"),
        Mouth::Lips => ("", ""),
    }
}

/// A dark line in dark hair would not be seen.
fn lost_in_beard(face: &Face) -> bool {
    matches!(face.beard, Beard::Full | Beard::Long) && !matches!(face.dye, Dye::White)
}

fn draw_beard(sketch: &mut Sketch, face: &Face) {
    let colour = face.dye.colour();
    match face.beard {
        Beard::None => {}
        Beard::Stubble => sketch.fill("#2133", &jaw(face, 0.0)),
        Beard::Full => sketch.fill(colour, &jaw(face, 3.5)),
        Beard::Long => sketch.fill(colour, &jaw(face, 13.0)),
        Beard::Moustache => sketch.fill(
            colour,
            "M32 38c3-1.5 6 0 7 3-2 .6-5 .4-7-1-2 1.4-5 1.6-7 1 1-3 4-4.5 7-3z",
        ),
        Beard::Handlebar => sketch.fill(
            colour,
            "M32 38c4-2 6 2.5 10 .5-1 4.5-7 5-10 2-3 3-9 2.5-10-2 4 2 6-2.5 10-.5z",
        ),
        Beard::Goatee => sketch.fill(
            colour,
            "M26.5 40.5q5.5-5 11 0-5.5-2-11 0zM28.5 45q3.5-1.5 7 0L34 51h-4z",
        ),
    }
}

/// From ear to ear, and so far below the chin.
fn jaw(face: &Face, below: f32) -> String {
    let (w, jaw, chin) = face.head.shape();
    let mut d = Path::new();
    d.go_to(MIDDLE - w, 31.0);
    d.draw(
        'c',
        &[
            (MIDDLE - w, 40.0),
            (MIDDLE - jaw, chin + below),
            (MIDDLE, chin + below),
        ],
    );
    d.draw('s', &[(MIDDLE + w, 40.0), (MIDDLE + w, 31.0)]);
    d.draw('q', &[(MIDDLE + w - 1.0, 38.0), (MIDDLE, 38.0)]);
    d.draw('t', &[(MIDDLE - w, 31.0)]);
    d.d
}

fn draw_mark(sketch: &mut Sketch, mark: Mark) {
    match mark {
        Mark::None | Mark::Sweat => {}
        Mark::Freckles => sketch.line(
            "#953",
            "1.2",
            "M22.5 36h0M25 37.5h0M24.5 35h0M39.5 36h0M41.5 37h0M39 34.7h0",
        ),
        Mark::Lines => sketch.line(
            "#632a",
            "1",
            "M26 38.5q-1.5 2-1 4M38 38.5q1.5 2 1 4M28 21.5h8",
        ),
        Mark::Scar => sketch.line("#fdc", "1.2", "M39 24l2.5 10M38.8 31l3.4-1M38.2 27.5l3.4-1"),
        Mark::Plaster => sketch.line(LINEN, "4", "M38 38.5l4.5-2.5"),
        Mark::Smear => sketch.fill("#2119", "M21 36q3-2 6 .5-1 2-3 1.5-1 1.5-2.5.5z"),
    }
}
