//! Glasses, goggles and masks.

use super::face::Eyewear;
use super::pen::{BRASS, CLOTH, COAL, FINE, GLASS, INK, LEATHER, LINEN, Sketch};

impl Eyewear {
    pub(super) fn hides_eyes(self) -> bool {
        matches!(
            self,
            Eyewear::Dark | Eyewear::Visor | Eyewear::Goggles | Eyewear::NightVision
        )
    }

    /// Its strap goes around hair and hat.
    pub(super) fn goes_over_hat(self) -> bool {
        matches!(
            self,
            Eyewear::GogglesUp | Eyewear::NightVision | Eyewear::Loupe
        )
    }

    pub(super) fn hides_mouth(self) -> bool {
        self == Eyewear::Bandana
    }
}

pub(super) fn draw(sketch: &mut Sketch, eyewear: Eyewear) {
    match eyewear {
        Eyewear::None => {}
        Eyewear::Round => {
            sketch.line(INK, FINE, ROUND);
        }
        Eyewear::Square => {
            sketch.line(INK, FINE, SQUARE);
        }
        Eyewear::Dark => {
            sketch.fill(
                INK,
                "M19.5 27.5h25v2.5q-1 6.5-6 6.5-5 0-5.5-6h-2q-.5 6-5.5 6-5 0-6-6.5z",
            );
            sketch.light("M23 33l2.5-4M36 33l2.5-4");
        }
        Eyewear::Visor => {
            sketch.fill(
                COAL,
                "M18 26.5q14-3.5 28 0l-1 7q-6 3-11 1l-2-1.5-2 1.5q-5 2-11-1z",
            );
            sketch.fill(CLOTH, "M20 28q12-2.5 24 0l-.5 2.5q-11.5-2-23 0z");
        }
        Eyewear::Monocle => {
            sketch.line(
                BRASS,
                FINE,
                "M37.7 26a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM42.5 33q2 6 .5 14",
            );
        }
        Eyewear::Loupe => {
            sketch.line(LEATHER, "3", "M18.5 23.5q13-4 27 2");
            sketch.line(COAL, "12", "M37.5 31h0");
            sketch.line("#8ed", "8", "M37.5 31h0");
            sketch.line(LINEN, FINE, "M35.5 30q.5-1.5 2-2");
        }
        Eyewear::Goggles => draw_goggles(sketch, "M26 31h0M38 31h0"),
        Eyewear::GogglesUp => draw_goggles(sketch, "M26 20h0M38 20h0"),
        Eyewear::NightVision => {
            sketch.line(COAL, "3", "M18 25q14-4 28 0M32 25v-9M25 31h14");
            sketch.line(COAL, "11", "M25 31h0M39 31h0");
            sketch.line("#6f9", "6", "M25 31h0M39 31h0");
        }
        Eyewear::EyeMask => {
            sketch.fill_with_holes(
                INK,
                "M18.5 27q7-3 13.5 0 6.5-3 13.5 0-.5 8-7 8-4 0-6.5-3-2.5 3-6.5 3-6.5 0-7-8zm8 2\
             a2.3 2.3 0 1 0 .01 0zm11 0a2.3 2.3 0 1 0 .01 0z",
            );
        }
        Eyewear::Bandana => {
            sketch.fill(
                COAL,
                "M18.5 34q13.5-3 27 0-1 9-6 13l-7.5 6-7.5-6q-5-4-6-13z",
            );
            sketch.line(LINEN, FINE, "M19.5 36.5q12.5-3 25 0M26 41l3 2 3-2 3 2 3-2");
        }
    }
}

const ROUND: &str = "M26 26a5 5 0 1 0 .1 0M38 26a5 5 0 1 0 .1 0M31 30h2M21 30l-2-1M43 30l2-1";
const SQUARE: &str = "M20 27h10v8h-8zM44 27H34v8h8zM30 29h4";

fn draw_goggles(sketch: &mut Sketch, glasses: &str) {
    sketch.line(COAL, "13", glasses);
    sketch.line(GLASS, "9", glasses);
}
